"""Buys cards and public goals (chapter "Rounds and turns", phase 4)."""

from rules.core.errors import IllegalMove
from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName
from rules.mine.components.cards import CARDS, PUBLIC_GOALS
from rules.mine.components.terms import Happening
from rules.mine.economy.market import PRINTED_COSTS, cost_of, credits_to_buy_with, refill
from rules.mine.economy.supplies import spend_coins
from rules.mine.economy.triggers import check_state, happened
from rules.mine.resolve.looking import take_goal
from rules.mine.state import State
from rules.mine.wording.cards import card_msg


def for_sale(state: State) -> list[str]:
    """Return the things for sale to the acting seat: market cards, public goals, the basic pile."""
    left = [card for card, count in state.basic.items() if count > 0]
    return [*dict.fromkeys(state.market), *state.goal_board, *left]


def refuse_purchase(state: State, seat: Seat, target: str) -> None:
    """Raises IllegalMove: not_for_sale, no_buys, sold_out or credits."""
    mine = state.seats[seat]
    is_there = target in for_sale(state)
    if not is_there and target not in state.basic:
        known = target in CARDS or target in PUBLIC_GOALS
        raise IllegalMove("mine.not_for_sale", card=card_msg(target) if known else target)
    if mine.purchases == 0:
        raise IllegalMove("mine.no_buys")
    if not is_there:
        raise IllegalMove("mine.sold_out", card=card_msg(target))
    cost, funds = cost_of(state, target), credits_to_buy_with(state, seat)
    if cost > funds + mine.coins:
        raise IllegalMove(
            "mine.credits",
            card=card_msg(target),
            cost=cost,
            have=funds,
            coins=mine.coins,
        )


def purchase_refusal(state: State, seat: Seat, target: str) -> Msg | None:
    """Return the reason that the seat cannot buy it now."""
    try:
        refuse_purchase(state, seat, target)
    except IllegalMove as refused:
        return refused.msg
    return None


def affordable(state: State, seat: Seat) -> list[str]:
    """Return the things that the seat can buy now."""
    mine = state.seats[seat]
    if mine.purchases == 0:
        return []
    funds = credits_to_buy_with(state, seat) + mine.coins
    basic, delta = state.basic, state.turn.cost_delta
    return [
        target
        for target in for_sale(state)
        if max(0, PRINTED_COSTS[target] + (0 if target in basic else delta)) <= funds
    ]


def purchase(draft: State, seat: Seat, target: str, log: Log, *, goals_count: bool = True) -> None:
    """Buy. Coin tokens pay for missing credits; effects that react to purchases react to goals if those count."""
    mine = draft.seats[seat]
    cost = cost_of(draft, target)
    draft.is_round_idle = False
    if (short := cost - mine.credits) > 0:
        spend_coins(draft, seat, short, log)
    mine.credits -= cost
    mine.purchases -= 1
    draft.turn.bought.append(target)
    log.tell("mine.event.bought", seat=SeatName(seat), card=card_msg(target), cost=cost)
    if target in PUBLIC_GOALS:
        draft.goal_board.remove(target)
        take_goal(draft, seat, target)
    else:
        if target in draft.basic:
            draft.basic[target] -= 1
        else:
            draft.market.remove(target)
        mine.discard.append(target)
    if goals_count or target not in PUBLIC_GOALS:
        happened(draft, Happening.BOUGHT, seat, log, card=target)
    refill(draft, log)
    check_state(draft, log)
