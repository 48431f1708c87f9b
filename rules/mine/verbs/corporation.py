"""Picking one of three corporate goals, in secret (chapter "Setup", step 4)."""

from rules.core.domains import OneOf, Option
from rules.core.errors import IllegalMove
from rules.core.game import Field, Given, Move, Verb
from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import SeatName, msg
from rules.mine.components.cards import CORPORATE_GOALS
from rules.mine.state import Stage, State
from rules.mine.turns.moments import refuse_other_stage
from rules.mine.wording.cards import card_msg, corporate_text, in_full


class PickCorporation(Move, frozen=True):
    corp: str


def _available(state: State, seat: Seat) -> bool:
    return state.stage is Stage.CORPORATE and state.seats[seat].corporation is None


def check(state: State, seat: Seat, move: PickCorporation) -> None:
    """Raises IllegalMove: stage or corp."""
    refuse_other_stage(state, Stage.CORPORATE)
    if move.corp not in state.seats[seat].offer:
        raise IllegalMove(
            "mine.corp", offer=tuple(card_msg(goal) for goal in state.seats[seat].offer)
        )


def apply(draft: State, seat: Seat, move: PickCorporation, log: Log) -> None:
    draft.seats[seat].corporation = move.corp
    log.tell("mine.event.picked", seat=SeatName(seat))


def _offered(state: State, seat: Seat, given: Given) -> OneOf:
    return OneOf(
        tuple(
            Option(
                goal,
                card_msg(goal),
                note=msg(
                    "mine.note.corporation",
                    points=CORPORATE_GOALS[goal].points,
                    trait=card_msg(CORPORATE_GOALS[goal].trait),
                    text=in_full(corporate_text(goal, len(state.seats))),
                ),
            )
            for goal in state.seats[seat].offer
        )
    )


CORPORATION = Verb(
    name="corporation",
    move=PickCorporation,
    available=_available,
    check=check,
    apply=apply,
    fields=(Field("corp", _offered),),
    check_off_menu=True,
)
