"""Buying a card or public goal (chapter "Rounds and turns", phase 4)."""

from rules.core.domains import OneOf, Option
from rules.core.game import Field, Given, Move, Verb, when_possible
from rules.core.log import Log
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import Msg, msg
from rules.mine.components.cards import PUBLIC_GOALS
from rules.mine.economy.market import cost_of, credits_to_buy_with
from rules.mine.resolve.buying import affordable, purchase, refuse_purchase
from rules.mine.resolve.stack import step
from rules.mine.state import State, is_acting
from rules.mine.turns.moments import refuse_off_turn
from rules.mine.turns.turn import enter_buying
from rules.mine.wording.cards import card_msg, card_text, goal_text, in_full


class Buy(Move, frozen=True):
    target: str
    """A kind of card, or a public goal."""


def _available(state: State, seat: Seat) -> bool:
    return is_acting(state, seat) and bool(affordable(state, seat))


def check(state: State, seat: Seat, move: Buy) -> None:
    """Raises IllegalMove: stage, pending, or see `refuse_purchase`."""
    refuse_off_turn(state, seat)
    refuse_purchase(state, seat, move.target)


def apply(draft: State, seat: Seat, move: Buy, log: Log, *, goals_count: bool = True) -> None:
    """Buy. The first purchase closes the earlier phases, and effects that waited for the buying phase come first."""
    enter_buying(draft, log)
    while draft.stack:
        step(draft, log)
    purchase(draft, seat, move.target, log, goals_count=goals_count)


def _targets(state: State, seat: Seat, given: Given) -> OneOf:
    return OneOf(
        tuple(
            Option(
                target,
                card_msg(target),
                note=_note(state, seat, target),
                mark=(mark := _mark(state, target)),
                short=mark,
            )
            for target in affordable(state, seat)
        )
    )


def _mark(state: State, target: str) -> str:
    if target in state.market:
        return f"m{state.market.index(target) + 1}"
    if target in state.goal_board:
        return f"g{state.goal_board.index(target) + 1}"
    return ""


def _note(state: State, seat: Seat, target: str) -> Msg:
    """Its cost, and the credits left afterwards."""
    cost, funds = cost_of(state, target), credits_to_buy_with(state, seat)
    return msg(
        "mine.note.buy",
        cost=cost,
        left=max(0, funds - cost),
        coins=max(0, cost - funds),
        text=in_full(goal_text(target) if target in PUBLIC_GOALS else card_text(target)),
    )


def sample(state: State, seat: Seat, rng: Rng) -> Buy:
    return Buy(rng.pick(affordable(state, seat)))


BUY = Verb(
    name="buy",
    move=Buy,
    available=_available,
    check=check,
    apply=apply,
    sample=sample,
    fields=(Field("target", _targets),),
    check_off_menu=True,
    proposed=when_possible,
)
