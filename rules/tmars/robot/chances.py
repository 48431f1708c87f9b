"""Frequencies of events in a generation, in hundredths (estimates, not rules)."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import HIGHEST
from rules.tmars.components.designs import Cost, Event, Trigger, Type
from rules.tmars.components.effects import RESOURCES, Parameter, Tag, Who
from rules.tmars.economy.placing import oceans_out
from rules.tmars.robot.weights import Weights
from rules.tmars.state import SeatState, State

_ONE: Final = 100
_PROJECTS: Final = tuple(
    card for card in CARDS.values() if card.type not in (Type.CORPORATION, Type.PRELUDE)
)
_SHARES: Final[Mapping[Tag, int]] = {
    tag: _ONE * count // len(_PROJECTS)
    for tag, count in Counter(
        tag for card in _PROJECTS if card.type is not Type.EVENT for tag in card.tags
    ).items()
}
"""Tags in a hundred projects that stay face up."""
_EVENTS: Final = _ONE * sum(card.type is Type.EVENT for card in _PROJECTS) // len(_PROJECTS)
_OF_OTHERS: Final = 3
"""The factor on an event that any owner may cause."""
_BY_SEAT: Final[Mapping[Event, int]] = {
    Event.CITY_PLACED: 45,
    Event.OCEAN_PLACED: 35,
    Event.GREENERY_PLACED: 80,
    Event.STANDARD_PROJECT_PAID: 70,
    Event.PAID_BASE_COST: 90,
    Event.TILE_ON_BONUS: 35,
    Event.NONNEGATIVE_VP_CARD_PLAYED: 90,
}


def rate(state: State, trigger: Trigger, weights: Weights) -> int:
    """Return the number of times that an effect is triggered."""
    if trigger.event is Event.OCEAN_PLACED and oceans_out(state) == HIGHEST[Parameter.OCEANS]:
        return 0
    if trigger.event is Event.TAG_PLAYED:
        found = weights.played * sum(_SHARES.get(tag, 0) for tag in trigger.tags) // _ONE
    elif trigger.event is Event.CARD_PLAYED:
        share = _EVENTS // 2 if trigger.with_tag is not None else _EVENTS
        found = weights.played * share // _ONE
    else:
        found = _BY_SEAT[trigger.event]
    return found * (_OF_OTHERS if trigger.who is Who.ANY else 1)


def able(mine: SeatState, cost: Cost) -> int:
    """Return the chance that a seat has the stock for an action's cost, in percent; energy cannot be saved up."""
    found = _ONE
    for resource in RESOURCES:
        need = getattr(cost.stock, resource)
        if not isinstance(need, int) or not need:
            continue
        have = mine.production[resource]
        if resource == "energy":
            found = min(found, _ONE if have >= need else 30 * (have + 1) // need)
        else:
            found = min(found, (_ONE * have + _ONE // 2) // need)
    return found
