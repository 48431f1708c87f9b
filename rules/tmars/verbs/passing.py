"""Passes for the generation, or at the end (chapters "Turns and moves" and "End of game")."""

from rules.core.ahead import Ahead
from rules.core.errors import IllegalMove
from rules.core.game import Move, Verb
from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import SeatName
from rules.tmars.state import Stage, State
from rules.tmars.turns.ahead import own_goods, supposed_turn
from rules.tmars.turns.finals import may_convert_last
from rules.tmars.turns.turn import is_alone, may_pass, pass_generation, refuse_off_turn
from rules.tmars.wording.names import card_msg


class Pass(Move, frozen=True):
    pass


def _available(state: State, seat: Seat) -> bool:
    return may_pass(state, seat) or may_convert_last(state, seat)


def check(state: State, seat: Seat, move: Pass) -> None:
    """Raises IllegalMove: see `turn.refuse_off_turn`; first_action_due or end_instead."""
    if state.stage is Stage.FINAL and state.question is None:
        return
    refuse_off_turn(state, seat)
    mine = state.seats[seat]
    if mine.first_due:
        raise IllegalMove("tmars.first_action_due", card=card_msg(mine.corporation or ""))
    if state.actions > 0 and not is_alone(state, seat):
        raise IllegalMove("tmars.end_instead")


def apply(draft: State, seat: Seat, move: Pass, log: Log) -> None:
    if draft.stage is Stage.FINAL:
        draft.seats[seat].passed = True
        log.tell("tmars.event.no_more_greeneries", seat=SeatName(seat))
    else:
        pass_generation(draft, seat, log)


PASS = Verb(
    name="pass",
    move=Pass,
    available=_available,
    check=check,
    apply=apply,
    check_off_menu=True,
    ahead=Ahead(supposed_turn, own_goods),
)
