"""Keeps one card and passes the others on (chapters "Set-up" and "A generation", option draft)."""

from rules.core.domains import OneOf
from rules.core.game import Field, Given, Move, Verb, always
from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import SeatName
from rules.tmars.forms.offers import corporation_options, project_option, refuse_picks
from rules.tmars.state import Stage, State
from rules.tmars.turns.drafting import draft_hand, drafts_corporations, picks_in_draft
from rules.tmars.turns.turn import refuse_other_stage


class Draft(Move, frozen=True):
    card: str


def _available(state: State, seat: Seat) -> bool:
    return state.stage is Stage.DRAFT and picks_in_draft(state, seat)


def check(state: State, seat: Seat, move: Draft) -> None:
    """Raises IllegalMove: wrong_phase or not_offered."""
    refuse_other_stage(state, Stage.DRAFT)
    refuse_picks((move.card,), draft_hand(state, seat))


def apply(draft: State, seat: Seat, move: Draft, log: Log) -> None:
    draft.seats[seat].bought = (move.card,)
    log.tell("tmars.event.drafted", seat=SeatName(seat))


def _cards(state: State, seat: Seat, given: Given) -> OneOf:
    hand = draft_hand(state, seat)
    if drafts_corporations(state):
        return OneOf(corporation_options(hand))
    return OneOf(tuple(project_option(card, number) for number, card in enumerate(hand, 1)))


DRAFT = Verb(
    name="draft",
    move=Draft,
    available=_available,
    check=check,
    apply=apply,
    fields=(Field("card", _cards, show_private=always),),
    check_off_menu=True,
)
