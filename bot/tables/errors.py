"""Refusals that concern a table rather than its rules."""

from rules.core.errors import Refusal
from rules.core.text import Arg


class TableRefusal(Refusal):
    """The table does not allow this now; nothing was changed. Codes begin with ``table.``."""

    def __init__(self, code: str, **facts: Arg) -> None:
        super().__init__(f"table.{code}", **facts)


class Unreadable(TableRefusal):
    """What is kept of a table is damaged, or of a version that this program cannot read."""

    def __init__(self, table_id: int, code: str = "cannot_be_opened") -> None:
        super().__init__(code, number=str(table_id))
        self.table_id = table_id


class LogDamaged(Unreadable):
    """A table can be opened and played on, but what happened there cannot be told."""

    def __init__(self, table_id: int) -> None:
        super().__init__(table_id, "log_damaged")
