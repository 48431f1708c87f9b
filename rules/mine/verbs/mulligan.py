"""Redrawing the hand once before a transition round (chapter "Transition periods", step 4)."""

from rules.core.domains import OneOf, Option
from rules.core.errors import IllegalMove
from rules.core.game import Field, Given, Move, Verb, when_possible
from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import SeatName, msg
from rules.mine.components.content import MULLIGAN_PENALTY
from rules.mine.state import Stage, State
from rules.mine.turns.moments import refuse_other_stage


class Mulligan(Move, frozen=True):
    yes: bool


def _available(state: State, seat: Seat) -> bool:
    mine = state.seats[seat]
    return state.stage is Stage.MULLIGAN and mine.entered is True and mine.mulligan is None


def check(state: State, seat: Seat, move: Mulligan) -> None:
    """Raises IllegalMove: mulligan or stage. Either answer is legal."""
    if state.stage is Stage.TRANSITION:
        raise IllegalMove("mine.mulligan")
    refuse_other_stage(state, Stage.MULLIGAN)


def apply(draft: State, seat: Seat, move: Mulligan, log: Log) -> None:
    """Record the choice; it stays hidden until all entrants have chosen."""
    draft.seats[seat].mulligan = move.yes
    log.tell("mine.event.mulligan_chosen", seat=SeatName(seat))


def _answers(state: State, seat: Seat, given: Given) -> OneOf:
    return OneOf(
        (
            Option(False, msg("mine.pick.keep")),
            Option(True, msg("mine.pick.redraw", penalty=MULLIGAN_PENALTY)),
        )
    )


MULLIGAN = Verb(
    name="mulligan",
    move=Mulligan,
    available=_available,
    check=check,
    apply=apply,
    fields=(Field("yes", _answers),),
    check_off_menu=True,
    proposed=when_possible,
)
