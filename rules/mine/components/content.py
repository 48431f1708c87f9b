"""The numbers of the rule book and the names of copies."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from rules.core.seats import Seat
from rules.mine.components.cards import CARDS

SEATS: Final = range(2, 5)
HAND_SIZE: Final = 5
ENERGY: Final = 4
PURCHASES: Final = 1
MARKET_SLOTS: Final = 6
GOAL_SLOTS: Final = 2
SETUP_DISCARD_COST: Final = 6
"""Cards and goals that cost this much or more are removed from the board once, at set-up."""
CORPORATE_OFFER: Final = 3
STALL_ROUNDS: Final = 3
"""The number of idle rounds in a row that ends a period."""
MOST_ROUNDS: Final = 30
"""The number of rounds after which a period ends if no seat declares its end."""
MOST_TRANSITIONS: Final = 20
MULLIGAN_PENALTY: Final = 1
TRANSITION_PENALTY: Final = 2
"""Multiplied by the number of the transition period."""
RESOURCE_POINTS: Final = ((25, 18), (20, 12), (15, 6), (10, 2), (0, 0))
"""The least number of resources of one type, and the points that they score."""
BASIC_PILE: Final[Mapping[str, int]] = MappingProxyType(
    {
        card.id: card.copies
        for card in CARDS.values()
        if card.group.value == "basic" and card.buyable
    }
)
"""Copies in the basic pile at set-up."""

_PRINTED: Final = {card: place for place, card in enumerate(CARDS)}


def in_printed_order(cards: Iterable[str]) -> list[str]:
    """The kinds in the order of the card list, which reveals nothing about a deck's order."""
    return sorted(cards, key=_PRINTED.__getitem__)


def numbered(kinds: Iterable[str]) -> tuple[str, ...]:
    """Names for copies: the second copy of a kind is ``fund#2``."""
    met: dict[str, int] = {}
    names = []
    for kind in kinds:
        count = met[kind] = met.get(kind, 0) + 1
        names.append(kind if count == 1 else f"{kind}#{count}")
    return tuple(names)


def kind_of(copy: str) -> str:
    """The kind of a numbered copy."""
    return copy.partition("#")[0]


def goal_mark(owner: Seat, slot: int, viewer: Seat | None) -> str:
    """The short name for picking a public goal: ``o1`` is the viewer's own first one, ``3o1`` the third seat's."""
    return f"o{slot + 1}" if owner == viewer else f"{owner + 1}o{slot + 1}"
