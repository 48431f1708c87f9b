"""Ending the turn (chapter "Rounds and turns", phase 5)."""

from rules.core.game import Move, Verb
from rules.core.log import Log
from rules.core.seats import Seat
from rules.mine.carrying import step
from rules.mine.state import Phase, State
from rules.mine.turns import enter_buying, is_acting


class EndTurn(Move, frozen=True):
    pass


def check(state: State, seat: Seat, move: EndTurn) -> None:
    """Always legal."""


def apply(draft: State, seat: Seat, move: EndTurn, log: Log) -> None:
    """The buying phase is passed through, even when nothing is bought."""
    enter_buying(draft, log)
    while draft.stack:
        step(draft, log)
    draft.turn.phase = Phase.CLEANUP


END = Verb(name="end", move=EndTurn, available=is_acting, check=check, apply=apply)
