"""Funding an award (chapter "Milestones and awards")."""

from functools import partial

from rules.core.domains import Offers, OneOf, Option, Split
from rules.core.errors import IllegalMove
from rules.core.game import Field, Given, Move, Verb, never
from rules.core.log import Log
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName, msg
from rules.tmars.components.boards import BOARDS
from rules.tmars.economy.goals import award_price, award_value, awards_left, fund
from rules.tmars.economy.owners import owner_msg, owners
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
from rules.tmars.view import BOT
from rules.tmars.wording.goals import AWARDS, counted, counted_for_bot
from rules.tmars.wording.names import award_msg


class FundAward(Move, frozen=True):
    award: str
    pay: tuple[int, ...]


def _available(state: State, seat: Seat) -> bool:
    if not may_act(state, seat):
        return False
    price = award_price(state)
    return price is not None and funds(state, seat) >= price


def check(state: State, seat: Seat, move: FundAward) -> None:
    """Raises IllegalMove: see `turn.refuse_action`; not_in_solo, unknown_award, award_funded, awards_full, or see
    `paying.check_payment`."""
    refuse_action(state, seat)
    name = move.award
    if state.mode is Mode.SOLO:
        raise IllegalMove("tmars.not_in_solo")
    if name not in BOARDS[state.board].awards:
        options = tuple(map(award_msg, BOARDS[state.board].awards))
        raise IllegalMove("tmars.unknown_award", options=options)
    if name in state.awards:
        owner = owner_msg(state.awards[name])
        raise IllegalMove("tmars.award_funded", award=award_msg(name), owner=owner)
    price = award_price(state)
    if price is None:
        raise IllegalMove("tmars.awards_full")
    check_payment(means(state, seat), move.pay, price, award_msg(name))


def apply(draft: State, seat: Seat, move: FundAward, log: Log) -> None:
    count_action(draft)
    begin_act(draft, seat, "award", move.award)
    pay(draft, seat, move.pay)
    log.tell("tmars.event.paid", seat=SeatName(seat), what=paid_with(move.pay))
    fund(draft, seat, move.award, log)


def _awards(state: State, seat: Seat, given: Given) -> OneOf:
    return OneOf(Offers(awards_left(state), partial(_award, state, seat)))


def _award(state: State, seat: Seat, award: str) -> Option:
    return Option(award, award_msg(award), note=_note(state, seat, award))


def _note(state: State, seat: Seat, award: str) -> Msg:
    """The price, and the seat's value against that of the best other one."""
    values = {owner: award_value(state, owner, award) for owner in owners(state)}
    mine = values.pop(seat)
    best = max(values, key=values.__getitem__)
    goal = AWARDS[award]
    note = msg(
        "tmars.note.fund",
        cost=award_price(state) or 0,
        what=counted(goal),
        mine=mine,
        owner=owner_msg(best),
        best=values[best],
    )
    if best == BOT and goal.bot is not None:
        return msg("tmars.note.fund_against_bot", **note.args, how=counted_for_bot(goal.bot))
    return note


def _pay(state: State, seat: Seat, given: Given) -> Split:
    return split(means(state, seat), award_price(state) or 0)


def sample(state: State, seat: Seat, rng: Rng) -> FundAward:
    award = rng.pick(awards_left(state))
    return FundAward(award, draw_payment(means(state, seat), award_price(state) or 0, rng))


AWARD = Verb(
    name="award",
    move=FundAward,
    available=_available,
    check=check,
    apply=apply,
    sample=sample,
    fields=(Field("award", _awards, show_private=never), Field("pay", _pay)),
    check_off_menu=True,
)
