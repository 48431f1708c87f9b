"""Refusals that concern a table rather than its rules."""

from rules.core.errors import Refusal
from rules.core.text import Arg


class TableRefusal(Refusal):
    """The table does not allow this now; nothing was changed. Codes begin with ``table.``."""

    def __init__(self, code: str, **facts: Arg) -> None:
        super().__init__(f"table.{code}", **facts)
