"""Claiming a milestone (chapter "Milestones and awards")."""

from functools import partial

from rules.core.domains import Offers, OneOf, Option, Split
from rules.core.errors import IllegalMove
from rules.core.game import Field, Given, Move, Verb, never
from rules.core.log import Log
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName, msg
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.content import MILESTONE_PRICE, MOST_MILESTONES
from rules.tmars.economy.goals import (
    can_claim,
    claim,
    milestone_met,
    milestone_need,
    milestone_value,
    milestones_left,
)
from rules.tmars.economy.owners import owner_msg
from rules.tmars.economy.paying import (
    check_payment,
    draw_payment,
    funds,
    means,
    paid_with,
    pay,
    split,
)
from rules.tmars.economy.supplies import begin_act
from rules.tmars.state import Mode, State
from rules.tmars.turns.turn import count_action, may_act, refuse_action
from rules.tmars.wording.goals import MILESTONES, counted
from rules.tmars.wording.names import milestone_msg


class ClaimMilestone(Move, frozen=True):
    milestone: str
    pay: tuple[int, ...]


def _claimable(state: State, seat: Seat) -> list[str]:
    if funds(state, seat) < MILESTONE_PRICE:
        return []
    return [each for each in milestones_left(state) if milestone_met(state, seat, each)]


def _available(state: State, seat: Seat) -> bool:
    return may_act(state, seat) and funds(state, seat) >= MILESTONE_PRICE and can_claim(state, seat)


def check(state: State, seat: Seat, move: ClaimMilestone) -> None:
    """Raises IllegalMove: see `turn.refuse_action`; not_in_solo, unknown_milestone, milestone_taken, milestones_full,
    milestone_not_met, or see `paying.check_payment`."""
    refuse_action(state, seat)
    name = move.milestone
    if state.mode is Mode.SOLO:
        raise IllegalMove("tmars.not_in_solo")
    if name not in BOARDS[state.board].milestones:
        options = tuple(map(milestone_msg, BOARDS[state.board].milestones))
        raise IllegalMove("tmars.unknown_milestone", options=options)
    if name in state.milestones:
        owner = owner_msg(state.milestones[name])
        raise IllegalMove("tmars.milestone_taken", milestone=milestone_msg(name), owner=owner)
    if len(state.milestones) >= MOST_MILESTONES:
        raise IllegalMove("tmars.milestones_full")
    if not milestone_met(state, seat, name):
        raise IllegalMove(
            "tmars.milestone_not_met",
            milestone=milestone_msg(name),
            have=milestone_value(state, seat, name),
            need=milestone_need(state, seat, name),
        )
    check_payment(means(state, seat), move.pay, MILESTONE_PRICE, milestone_msg(name))


def apply(draft: State, seat: Seat, move: ClaimMilestone, log: Log) -> None:
    count_action(draft)
    begin_act(draft, seat, "milestone", move.milestone)
    pay(draft, seat, move.pay)
    log.tell("tmars.event.paid", seat=SeatName(seat), what=paid_with(move.pay))
    claim(draft, seat, move.milestone, log)


def _milestones(state: State, seat: Seat, given: Given) -> OneOf:
    return OneOf(Offers(_claimable(state, seat), partial(_milestone, state, seat)))


def _milestone(state: State, seat: Seat, milestone: str) -> Option:
    return Option(milestone, milestone_msg(milestone), note=_note(state, seat, milestone))


def _note(state: State, seat: Seat, milestone: str) -> Msg:
    return msg(
        "tmars.note.claim",
        cost=MILESTONE_PRICE,
        what=counted(MILESTONES[milestone]),
        have=milestone_value(state, seat, milestone),
        need=milestone_need(state, seat, milestone),
    )


def _pay(state: State, seat: Seat, given: Given) -> Split:
    return split(means(state, seat), MILESTONE_PRICE)


def sample(state: State, seat: Seat, rng: Rng) -> ClaimMilestone:
    milestone = rng.pick(_claimable(state, seat))
    return ClaimMilestone(milestone, draw_payment(means(state, seat), MILESTONE_PRICE, rng))


MILESTONE = Verb(
    name="milestone",
    move=ClaimMilestone,
    available=_available,
    check=check,
    apply=apply,
    sample=sample,
    fields=(Field("milestone", _milestones, show_private=never), Field("pay", _pay)),
    check_off_menu=True,
)
