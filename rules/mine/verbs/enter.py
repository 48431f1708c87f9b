"""Entering a transition period, or staying out for good (chapter "Transition periods")."""

from rules.core.domains import OneOf, Option
from rules.core.game import Field, Given, Move, Verb, when_possible
from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import SeatName, msg
from rules.mine.state import Stage, State
from rules.mine.turns.moments import refuse_other_stage
from rules.mine.turns.transitions import speaker


class Enter(Move, frozen=True):
    yes: bool


def _available(state: State, seat: Seat) -> bool:
    return state.stage is Stage.ENTER and speaker(state) == seat


def check(state: State, seat: Seat, move: Enter) -> None:
    """Raises IllegalMove: stage. Either answer is legal."""
    refuse_other_stage(state, Stage.ENTER)


def apply(draft: State, seat: Seat, move: Enter, log: Log) -> None:
    mine = draft.seats[seat]
    mine.entered = move.yes
    mine.out = not move.yes
    log.tell(f"mine.event.{'enters' if move.yes else 'stays_out'}", seat=SeatName(seat))


def _answers(state: State, seat: Seat, given: Given) -> OneOf:
    return OneOf((Option(True, msg("mine.pick.enter")), Option(False, msg("mine.pick.stay_out"))))


ENTER = Verb(
    name="enter",
    move=Enter,
    available=_available,
    check=check,
    apply=apply,
    fields=(Field("yes", _answers),),
    check_off_menu=True,
    proposed=when_possible,
)
