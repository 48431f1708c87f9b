"""Numbers of the rule book, names of copies, and what a picture needs to know of the components."""

from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from rules.core.seats import Seat
from rules.mine.components.cards import CARDS, CORPORATE_GOALS, PUBLIC_GOALS
from rules.mine.components.effects import (
    Buys,
    Choose,
    CostMod,
    Credit,
    Discard,
    Draw,
    Effect,
    Energy,
    Exile,
    Gain,
    GoalFlip,
    GoalToken,
    If,
    Lose,
    Penalty,
)
from rules.mine.components.terms import RESOURCES, AnyResource, ColorOf, CountAtLeast

__all__ = [
    "BASIC_PILE",
    "CARDS",
    "CORPORATE_GOALS",
    "PUBLIC_GOALS",
    "RESOURCES",
    "AnyResource",
    "Buys",
    "Choose",
    "ColorOf",
    "CostMod",
    "CountAtLeast",
    "Credit",
    "Discard",
    "Draw",
    "Effect",
    "Energy",
    "Exile",
    "Gain",
    "GoalFlip",
    "GoalToken",
    "If",
    "Lose",
    "Penalty",
]

SEATS: Final = range(2, 5)
HAND_SIZE: Final = 5
ENERGY: Final = 4
PURCHASES: Final = 1
MARKET_SLOTS: Final = 6
GOAL_SLOTS: Final = 2
SETUP_DISCARD_COST: Final = 6
"""Cards and goals of that cost and more leave the board once, at set-up."""
CORPORATE_OFFER: Final = 3
STALL_ROUNDS: Final = 3
"""Idle rounds in a row that end a period."""
MOST_ROUNDS: Final = 30
"""Of a period, before its first seat declares the end."""
MOST_TRANSITIONS: Final = 20
MULLIGAN_PENALTY: Final = 1
TRANSITION_PENALTY: Final = 2
"""Times the number of the transition period."""
RESOURCE_POINTS: Final = ((25, 18), (20, 12), (15, 6), (10, 2), (0, 0))
"""At least so many of one type, and what they are worth."""
BASIC_PILE: Final[Mapping[str, int]] = MappingProxyType(
    {
        card.id: card.copies
        for card in CARDS.values()
        if card.group.value == "basic" and card.buyable
    }
)
"""Copies at set-up."""

_PRINTED: Final = {card: place for place, card in enumerate(CARDS)}


def in_printed_order(cards: Iterable[str]) -> list[str]:
    """Kinds in the order of the card list: an order that tells nothing of the deck they lie in."""
    return sorted(cards, key=_PRINTED.__getitem__)


def numbered(kinds: Iterable[str]) -> tuple[str, ...]:
    """Names of copies: the second one of a kind is ``fund#2``."""
    met: Counter[str] = Counter()
    names = []
    for kind in kinds:
        met[kind] += 1
        names.append(kind if met[kind] == 1 else f"{kind}#{met[kind]}")
    return tuple(names)


def kind_of(copy: str) -> str:
    """The kind of a numbered copy."""
    return copy.partition("#")[0]


def goal_mark(owner: Seat, slot: int, viewer: Seat | None) -> str:
    """By what a public goal is picked: the viewer's own first one is ``o1``, that of the third seat ``3o1``."""
    return f"o{slot + 1}" if owner == viewer else f"{owner + 1}o{slot + 1}"
