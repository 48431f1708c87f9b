"""Evaluates amounts: tags, cities, events (chapter "Card types and tags")."""

from collections.abc import Mapping
from typing import Final, assert_never

from rules.core.seats import Seat
from rules.tmars.components.cards import CARDS
from rules.tmars.components.coordinates import OFF_MAP
from rules.tmars.components.designs import Type
from rules.tmars.components.effects import (
    RESOURCES,
    Amount,
    Cities,
    EventsPlayed,
    OpponentTags,
    OwnTags,
    Paid,
    Six,
    Tag,
)
from rules.tmars.components.tracks import TRACK_OF
from rules.tmars.state import Frame, State
from rules.tmars.view import Tile

CITY_KINDS: Final = frozenset({"city", "capital"})
_NAMES: Final = tuple(resource.value for resource in RESOURCES)
_TAGS: Final[Mapping[str, tuple[Tag, ...]]] = {card.id: card.tags for card in CARDS.values()}


def amount_of(state: State, frame: Frame, amount: Amount) -> int:
    """The number that a step's amount means for the frame's actor."""
    if isinstance(amount, int):
        return amount
    return count_of(state, frame.actor, amount, paid=frame.paid)


def count_of(state: State, seat: Seat, amount: Amount, *, paid: int = 0) -> int:
    match amount:
        case int():
            return amount
        case OwnTags(tag, div):
            return own_tags(state, seat, tag) // div
        case OpponentTags(tag):
            return opponent_tags(state, seat, tag)
        case Cities(on_mars):
            return cities(state, on_mars=on_mars)
        case EventsPlayed():
            return events_played(state)
        case Paid():
            return paid
        case _:
            assert_never(amount)


def amounts(state: State, seat: Seat, six: Six, *, paid: int = 0) -> dict[str, int]:
    """The amounts of a step by resource, without those of 0."""
    found: dict[str, int] = {}
    given = (six.mc, six.steel, six.titanium, six.plants, six.energy, six.heat)
    for name, amount in zip(_NAMES, given, strict=True):
        n = amount if isinstance(amount, int) else count_of(state, seat, amount, paid=paid)
        if n:
            found[name] = n
    return found


def own_tags(state: State, seat: Seat, tag: Tag, wild: bool = True) -> int:
    """Tags on the seat's face-up cards, including those of an event that is being played."""
    found = 0
    for card in state.seats[seat].tableau:
        tags = _TAGS[card]
        if tags:
            found += tags.count(tag)
            if wild and tag is not Tag.WILD:
                found += tags.count(Tag.WILD)
    return found


def opponent_tags(state: State, seat: Seat, tag: Tag) -> int:
    """Printed tags of all other seats; for MarsBot, the position on the track (DECISION 24)."""
    found = sum(
        own_tags(state, other, tag, wild=False)
        for other in range(len(state.seats))
        if other != seat
    )
    return found + state.bot.markers[TRACK_OF[tag]] if state.bot is not None else found


def cities(state: State, on_mars: bool = False) -> int:
    """The city tiles of all owners."""
    return sum(
        is_city(tile) and not (on_mars and space in OFF_MAP) for space, tile in state.tiles.items()
    )


def is_city(tile: Tile | None) -> bool:
    """Return true if the tile counts as a city. The capital does."""
    return tile is not None and tile.kind in CITY_KINDS


def events_played(state: State) -> int:
    """Return the number of events played by all, including those that MarsBot used (DECISION 24)."""
    found = sum(len(mine.events) for mine in state.seats)
    if state.bot is not None:
        found += sum(CARDS[card].type is Type.EVENT for card in state.bot.used)
    return found
