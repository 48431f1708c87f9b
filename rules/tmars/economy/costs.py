"""The costs of cards and standard projects, and the value of metals (chapter "Paying")."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rules.core.seats import Seat
from rules.tmars.components.cards import CARDS, PROJECTS
from rules.tmars.components.content import (
    PLANTS_FOR_GREENERY,
    STANDARD_PROJECTS,
    STEEL_VALUE,
    TITANIUM_VALUE,
)
from rules.tmars.components.designs import (
    Card,
    CardDiscount,
    GreeneryCost,
    HeatAsMc,
    MetalValue,
    ProjectDiscount,
    ResourcesPay,
)
from rules.tmars.components.effects import Tag
from rules.tmars.state import SeatState, State

PRINTED: Final[Mapping[str, int]] = {card.id: card.cost for card in PROJECTS.values()}


def _saved(discount: CardDiscount, card: Card) -> int:
    if discount.tag is None:
        return discount.amount
    matching = card.tags.count(discount.tag)
    return discount.amount * (matching if discount.per_tag else min(1, matching))


def _savings(owned: Card) -> dict[str, int]:
    """Return the card's discounts on the cost of each project card."""
    discounts = [each for each in owned.ongoing if isinstance(each, CardDiscount)]
    if not discounts:
        return {}
    saved = {card.id: sum(_saved(each, card) for each in discounts) for card in PROJECTS.values()}
    return {card: amount for card, amount in saved.items() if amount}


_SAVINGS: Final[Mapping[str, Mapping[str, int]]] = {
    card.id: savings for card in CARDS.values() if (savings := _savings(card))
}
_PROJECT_SAVINGS: Final[Mapping[str, tuple[tuple[str, int], ...]]] = {
    project: tuple(
        (card.id, each.amount)
        for card in CARDS.values()
        for each in card.ongoing
        if isinstance(each, ProjectDiscount) and each.project == project
    )
    for project in STANDARD_PROJECTS
}
"""By project: the cards that lower its cost."""
_METALS: Final[Mapping[str, tuple[int, int]]] = {
    card.id: (each.steel, each.titanium)
    for card in CARDS.values()
    for each in card.ongoing
    if isinstance(each, MetalValue)
}
_GREENERY_PLANTS: Final[Mapping[str, int]] = {
    card.id: each.plants
    for card in CARDS.values()
    for each in card.ongoing
    if isinstance(each, GreeneryCost)
}
_HEAT_PAYS: Final = frozenset(
    card.id for card in CARDS.values() if any(isinstance(each, HeatAsMc) for each in card.ongoing)
)
((_payer, _paid),) = (
    (card.id, each)
    for card in CARDS.values()
    for each in card.ongoing
    if isinstance(each, ResourcesPay)
)
MICROBE_CARD: Final = _payer
"""The card whose resources pay `MICROBE_VALUE` each for project cards with `MICROBE_TAG`."""
MICROBE_TAG: Final = _paid.tag
MICROBE_VALUE: Final = _paid.value


def card_cost(state: State, seat: Seat, card: str, discount: int = 0) -> int:
    """The current cost of a project card for this seat; `discount` is additional to those of its tableau."""
    mine = state.seats[seat]
    cost = PRINTED[card] - discount - mine.next_discount
    for savings in savings_of(mine):
        cost -= savings.get(card, 0)
    return max(0, cost)


def savings_of(mine: SeatState) -> list[Mapping[str, int]]:
    """Return the discounts of each card of the tableau, by project card."""
    return [_SAVINGS[card] for card in mine.tableau if card in _SAVINGS]


def project_cost(state: State, seat: Seat, project: str) -> int:
    cost = STANDARD_PROJECTS[project]
    for card, amount in _PROJECT_SAVINGS.get(project, ()):
        if card in state.seats[seat].tableau:
            cost -= amount
    return max(0, cost)


def metal_values(mine: SeatState) -> tuple[int, int]:
    """M€ that a unit of steel and of titanium pays."""
    steel, titanium = STEEL_VALUE, TITANIUM_VALUE
    for card, (more_steel, more_titanium) in _METALS.items():
        if card in mine.tableau:
            steel += more_steel
            titanium += more_titanium
    return steel, titanium


def heat_pays(mine: SeatState) -> bool:
    """Return true if heat can pay like M€."""
    return mine.corporation in _HEAT_PAYS


def greenery_plants(mine: SeatState) -> int:
    """The number of plants for a greenery."""
    return _GREENERY_PLANTS.get(mine.corporation or "", PLANTS_FOR_GREENERY)


TAG_PAYS: Final[Mapping[str, tuple[bool, bool, bool]]] = MappingProxyType(
    {
        card.id: (
            Tag.BUILDING in card.tags,
            Tag.SPACE in card.tags,
            MICROBE_TAG in card.tags,
        )
        for card in PROJECTS.values()
    }
)
"""True for steel, titanium and microbes if they pay for a project card."""
