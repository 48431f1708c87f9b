"""Evaluates amounts and conditions in effects, for the frame that runs them."""

from collections.abc import Iterable
from typing import assert_never

from rules.mine.components.cards import CARDS
from rules.mine.components.terms import (
    Amount,
    CardFilter,
    Condition,
    CountAtLeast,
    CountOf,
    Half,
    Least,
    Owned,
    OwnedAtLeast,
    PointsOf,
    PutDownCount,
    Sum,
)
from rules.mine.economy.holdings import matches, points_of
from rules.mine.state import Frame, State


def matching(cards: Iterable[str], only: CardFilter) -> list[str]:
    """The cards that match, in order."""
    return [card for card in cards if matches(only, CARDS[card], points_of(card))]


def amount_of(state: State, frame: Frame, amount: Amount) -> int:
    match amount:
        case int():
            return amount
        case PutDownCount():
            return len(state.turn.put_down) if state.turn.seat == frame.actor else 0
        case Half(of):
            return amount_of(state, frame, of) // 2
        case Sum(parts):
            return sum(amount_of(state, frame, part) for part in parts)
        case Least(parts):
            return min(amount_of(state, frame, part) for part in parts)
        case CountOf(bind, only):
            return len(matching(frame.binds.get(bind, ()), only))
        case PointsOf(bind):
            return sum(points_of(card) for card in frame.binds.get(bind, ()))
        case Owned(resource):
            return state.seats[frame.actor].resources[resource]
        case _:
            assert_never(amount)


def is_true(state: State, frame: Frame, condition: Condition) -> bool:
    match condition:
        case CountAtLeast(bind, n, only):
            return len(matching(frame.binds.get(bind, ()), only)) >= n
        case OwnedAtLeast(resource, n):
            return state.seats[frame.actor].resources[resource] >= n
        case _:
            assert_never(condition)
