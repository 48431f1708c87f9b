"""Refusals that concern a tournament."""

from rules.contest.pairing.model import Unpairable
from rules.core.errors import Refusal
from rules.core.text import Arg, Typed


class TournamentRefusal(Refusal):
    """The tournament does not allow this now; nothing was changed. Codes begin with ``tournament.``."""

    def __init__(self, code: str, **facts: Arg | Typed) -> None:
        super().__init__(f"tournament.{code}", **facts)


def unpairable(error: Unpairable) -> TournamentRefusal:
    """Return the refusal that says why a field cannot be paired."""
    known = ("advance_uneven", "size_unfit", "too_few")
    return TournamentRefusal(error.code if error.code in known else "nothing_to_pair")
