"""Refusals that concern a tournament."""

from rules.core.errors import Refusal
from rules.core.text import Arg, Typed


class TournamentRefusal(Refusal):
    """The tournament does not allow this now; nothing was changed. Codes begin with ``tournament.``."""

    def __init__(self, code: str, **facts: Arg | Typed) -> None:
        super().__init__(f"tournament.{code}", **facts)
