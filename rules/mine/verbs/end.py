"""Ending the turn (chapter "Rounds and turns", phase 5)."""

from rules.core.game import Move, Verb, when_possible
from rules.core.log import Log
from rules.core.seats import Seat
from rules.mine.economy.triggers import count_turn
from rules.mine.state import State, is_acting
from rules.mine.turns.moments import refuse_off_turn


class EndTurn(Move, frozen=True):
    pass


def check(state: State, seat: Seat, move: EndTurn) -> None:
    """Raises IllegalMove: stage or pending."""
    refuse_off_turn(state, seat)


def apply(draft: State, seat: Seat, move: EndTurn, log: Log) -> None:
    """End the turn. Counters of turns look at it first and ask about revealing before the end is public."""
    draft.turn.ending = True
    count_turn(draft, log)


END = Verb(
    name="end",
    move=EndTurn,
    available=is_acting,
    check=check,
    apply=apply,
    check_off_menu=True,
    proposed=when_possible,
)
