"""Ending a turn after one or two actions (chapter "Turns and moves")."""

from rules.core.ahead import Ahead
from rules.core.errors import IllegalMove
from rules.core.game import Move, Verb, when_possible
from rules.core.log import Log
from rules.core.seats import Seat
from rules.tmars.state import State
from rules.tmars.turns.ahead import own_goods, supposed_rest
from rules.tmars.turns.turn import is_alone, may_end, next_turn, refuse_off_turn


class End(Move, frozen=True):
    pass


def check(state: State, seat: Seat, move: End) -> None:
    """Raises IllegalMove: see `turn.refuse_off_turn`; no_action_taken or only_pass_ends."""
    refuse_off_turn(state, seat)
    if is_alone(state, seat):
        raise IllegalMove("tmars.only_pass_ends")
    if state.actions == 0:
        raise IllegalMove("tmars.no_action_taken")


def apply(draft: State, seat: Seat, move: End, log: Log) -> None:
    next_turn(draft, log)


END = Verb(
    name="end",
    move=End,
    available=may_end,
    check=check,
    apply=apply,
    check_off_menu=True,
    proposed=when_possible,
    ahead=Ahead(supposed_rest, own_goods),
)
