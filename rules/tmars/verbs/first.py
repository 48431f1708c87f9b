"""The first action of a corporation (chapter "First actions")."""

from rules.core.errors import IllegalMove
from rules.core.game import Move, Verb, when_possible
from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import SeatName
from rules.tmars.components.programs import first_program
from rules.tmars.economy.frames import begin
from rules.tmars.economy.supplies import begin_act
from rules.tmars.state import State
from rules.tmars.turns.turn import count_action, is_turn, refuse_off_turn
from rules.tmars.wording.names import card_msg


class First(Move, frozen=True):
    pass


def _available(state: State, seat: Seat) -> bool:
    return is_turn(state, seat) and state.seats[seat].first_due


def check(state: State, seat: Seat, move: First) -> None:
    """Raises IllegalMove: see `turn.refuse_off_turn`; no_first_action."""
    refuse_off_turn(state, seat)
    if not state.seats[seat].first_due:
        raise IllegalMove("tmars.no_first_action")


def apply(draft: State, seat: Seat, move: First, log: Log) -> None:
    count_action(draft)
    mine = draft.seats[seat]
    corporation = mine.corporation
    assert corporation is not None
    mine.first_due = False
    begin_act(draft, seat, "first", corporation)
    log.tell("tmars.event.first", seat=SeatName(seat), card=card_msg(corporation))
    begin(draft, first_program(corporation), corporation, seat)


FIRST = Verb(
    name="first",
    move=First,
    available=_available,
    check=check,
    apply=apply,
    check_off_menu=True,
    proposed=when_possible,
)
