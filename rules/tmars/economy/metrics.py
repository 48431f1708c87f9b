"""Measures of milestones and awards (chapter "Milestones and awards").

MarsBot has neither supplies nor productions. It is measured by its rating and tiles, its tracks, and its used cards.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Final, assert_never

from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import DEAR
from rules.tmars.components.coordinates import OFF_MAP, neighbours
from rules.tmars.components.designs import Card, Type
from rules.tmars.components.effects import Tag
from rules.tmars.components.maps import BotMeasure, BotMetric, Measure, Metric
from rules.tmars.economy.counting import is_city
from rules.tmars.economy.placing import oceans_beside
from rules.tmars.state import BotState, SeatState, State
from rules.tmars.view import BOT, Tile

_PRINTED: Final[Mapping[str, tuple[Tag, ...]]] = {
    card.id: () if card.type is Type.EVENT else card.tags for card in CARDS.values()
}
_DIFFERENT_TAGS: Final = tuple(tag for tag in Tag if tag not in (Tag.WILD, Tag.EVENT))


def milestone_metric(state: State, seat: int, metric: Metric) -> int:
    """The value of a seat for a milestone. A wild tag counts as one more."""
    if metric.measure is Measure.TAGS:
        return _tags(state.seats[seat], (*metric.tags, Tag.WILD))
    return award_metric(state, seat, metric)


def award_metric(state: State, owner: int, metric: Metric) -> int:
    """The value for an award. Wild tags do not count. MarsBot is measured only by rating and tiles."""
    match metric.measure:
        case Measure.TR:
            return rating(state, owner)
        case Measure.CITIES:
            return cities(state, owner)
        case Measure.GREENERIES:
            return greeneries(state, owner)
        case Measure.TILES:
            return _tiles(state, owner, metric.rows)
        case Measure.TILES_BY_OCEANS:
            return sum(oceans_beside(state, space) > 0 for space in _spaces_of(state, owner))
        case _:
            return _seat_metric(state, state.seats[owner], metric)


def expected_metric(state: State, seat: int, metric: Metric) -> int:
    """The value of a seat for an award about to be funded: supplies after one more production (DECISION 18)."""
    now = award_metric(state, seat, metric)
    if metric.measure is not Measure.STOCK:
        return now
    return now + sum(state.seats[seat].production[resource] for resource in metric.resources)


def bot_metric(bot: BotState, metric: BotMetric) -> int:
    """MarsBot's value by a measure of its own."""
    return _bot_count(bot, metric) + metric.plus


def rating(state: State, owner: int) -> int:
    if owner != BOT:
        return state.seats[owner].tr
    assert state.bot is not None
    return state.bot.tr


def greeneries(state: State, owner: int) -> int:
    found = 0
    for tile in state.tiles.values():
        if tile.owner == owner and tile.kind == "greenery":
            found += 1
    return found


def cities(state: State, owner: int) -> int:
    """Cities on the map and off it."""
    found = 0
    for tile in state.tiles.values():
        if tile.owner == owner and is_city(tile):
            found += 1
    return found


def greeneries_beside(state: State, space: str) -> int:
    return sum(tile.kind == "greenery" for tile in tiles_beside(state, space))


def cities_beside(state: State, space: str, owner: int | None = None) -> int:
    """Return the number of cities beside a space, of all owners or of one."""
    return sum(is_city(tile) and owner in (None, tile.owner) for tile in tiles_beside(state, space))


def tiles_beside(state: State, space: str) -> Iterator[Tile]:
    return (state.tiles[label] for label in neighbours(space) if label in state.tiles)


def tags_of(mine: SeatState) -> Counter[Tag]:
    """Printed tags on a seat's face-up cards."""
    return _printed_tags(mine.tableau)


def used_tags(bot: BotState) -> Counter[Tag]:
    """Printed tags on the cards that MarsBot has used, without events."""
    return _printed_tags(bot.used)


def _printed_tags(cards: Iterable[str]) -> Counter[Tag]:
    return Counter(chain.from_iterable(map(_PRINTED.__getitem__, cards)))


def _tags(mine: SeatState, tags: Sequence[Tag]) -> int:
    """Those among these on the face-up cards of a seat."""
    found = 0
    for card in mine.tableau:
        for tag in _PRINTED[card]:
            if tag in tags:
                found += 1
    return found


def _spaces_of(state: State, owner: int) -> Iterator[str]:
    return (space for space, tile in state.tiles.items() if tile.owner == owner)


def _tiles(state: State, owner: int, rows: str) -> int:
    """Tiles in these rows of the map; without rows, anywhere including off the map."""
    return sum(
        not rows or (space not in OFF_MAP and space[0] in rows)
        for space in _spaces_of(state, owner)
    )


def _seat_metric(state: State, mine: SeatState, metric: Metric) -> int:
    match metric.measure:
        case Measure.TAGS:
            return _tags(mine, metric.tags)
        case Measure.DISTINCT_TAGS:
            return _different_tags(mine)
        case Measure.HAND:
            return len(mine.hand)
        case Measure.CARDS:
            return _face_up(mine.tableau)
        case Measure.AUTOMATED_CARDS:
            return _automated(mine.tableau)
        case Measure.CARDS_WITH_REQUIREMENTS:
            return _with_requirements(mine.tableau)
        case Measure.DEAR_CARDS:
            return _dear(mine.tableau)
        case Measure.EVENTS:
            return len(mine.events)
        case Measure.ON_CARDS:
            return sum(mine.on_card.values())
        case Measure.STOCK:
            return sum(mine.stock[resource] for resource in metric.resources)
        case Measure.PRODUCTION:
            return sum(mine.production[resource] for resource in metric.resources)
        case Measure.MOST_PRODUCTION:
            return max(mine.production.values())
        case Measure.PRODUCTIONS_RAISED:
            at_start = 0 if state.options["corporate_era"] == "on" else 1
            return sum(amount > at_start for amount in mine.production.values())
        case _:
            raise AssertionError(metric.measure)


def _bot_count(bot: BotState, metric: BotMetric) -> int:
    match metric.measure:
        case BotMeasure.TRACK:
            return bot.markers[metric.track]
        case BotMeasure.LOWEST_TRACK:
            return min(bot.markers.values())
        case BotMeasure.HIGHEST_TRACK:
            return max(bot.markers.values())
        case BotMeasure.ALL_TRACKS:
            return sum(bot.markers.values())
        case BotMeasure.CARDS:
            return _face_up(bot.used)
        case BotMeasure.AUTOMATED_CARDS:
            return _automated(bot.used)
        case BotMeasure.CARDS_WITH_REQUIREMENTS:
            return _with_requirements(bot.used)
        case BotMeasure.DEAR_CARDS:
            return _dear(bot.used)
        case BotMeasure.TOKENS:
            return bot.tokens
        case BotMeasure.TR:
            return bot.tr
        case _:
            assert_never(metric.measure)


def _different_tags(mine: SeatState) -> int:
    """The number of different tags. A wild tag counts as a missing one."""
    held = tags_of(mine)
    printed = sum(tag in held for tag in _DIFFERENT_TAGS)
    return min(len(_DIFFERENT_TAGS), printed + held[Tag.WILD])


def _projects(cards: Iterable[str]) -> Iterator[Card]:
    """The automated and active cards among these."""
    designs = (CARDS[card] for card in cards)
    return (card for card in designs if card.type in (Type.AUTOMATED, Type.ACTIVE))


def _face_up(cards: Iterable[str]) -> int:
    return sum(1 for _ in _projects(cards))


def _automated(cards: Iterable[str]) -> int:
    return sum(card.type is Type.AUTOMATED for card in _projects(cards))


def _with_requirements(cards: Iterable[str]) -> int:
    return sum(bool(card.requirements) for card in _projects(cards))


def _dear(cards: Iterable[str]) -> int:
    return sum(card.cost >= DEAR for card in _projects(cards))
