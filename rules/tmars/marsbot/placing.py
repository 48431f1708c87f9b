"""Chooses spaces for MarsBot's tiles (chapter "MarsBot", section "Placement")."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from rules.core.log import Log
from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import HIGHEST
from rules.tmars.components.coordinates import OFF_MAP, distance
from rules.tmars.components.effects import Parameter, Where
from rules.tmars.economy.counting import is_city
from rules.tmars.economy.deck import reveal_top
from rules.tmars.economy.metrics import cities_beside, greeneries_beside
from rules.tmars.economy.placing import legal_spaces, oceans_beside, oceans_out, put_tile
from rules.tmars.economy.supplies import add_tr
from rules.tmars.marsbot import HUMAN
from rules.tmars.state import State
from rules.tmars.view import BOT, Tile
from rules.tmars.wording.names import card_msg, tile_msg

Preference: TypeAlias = tuple[str, Callable[[State, str], int]]
"""A name, and a count for each space: the more, the better."""

MOST_TOLD: Final = 16
"""The most spaces that are named before any preference applies."""

_NEAR_OCEANS: Final[Preference] = ("oceans", oceans_beside)
_NEAR_GREENERIES: Final[Preference] = ("greeneries", greeneries_beside)
_NEAR_CITIES: Final[Preference] = ("cities", cities_beside)
_NEAR_OWN_CITIES: Final[Preference] = (
    "own_cities",
    lambda state, space: cities_beside(state, space, BOT),
)
_FEW_HUMAN_CITIES: Final[Preference] = (
    "human_cities",
    lambda state, space: -cities_beside(state, space, HUMAN),
)
_NEAREST_GREENERY: Final[Preference] = (
    "nearest_greenery",
    lambda state, space: -_steps(state, space, lambda tile: tile.kind == "greenery"),
)
_NEAREST_CITY: Final[Preference] = (
    "nearest_city",
    lambda state, space: -_steps(state, space, is_city),
)
_NEAREST_OWN_CITY: Final[Preference] = (
    "nearest_own_city",
    lambda state, space: -_steps(state, space, partial(_is_city_of, BOT)),
)
_FARTHEST_HUMAN_CITY: Final[Preference] = (
    "farthest_human_city",
    lambda state, space: _steps(state, space, partial(_is_city_of, HUMAN)),
)


def place_ocean(draft: State, log: Log) -> str:
    """Place an ocean and raise the rating. Returns its space; empty if none was left."""
    if oceans_out(draft) == HIGHEST[Parameter.OCEANS]:
        return ""
    space = _place(draft, "ocean", Where.OCEAN, (_NEAR_OCEANS,), log)
    add_tr(draft, BOT, 1, log)
    return space


def place_city(draft: State, log: Log) -> str:
    """Place a city. Returns its space; empty if there was none."""
    near = (_NEAR_GREENERIES, _NEAREST_GREENERY) if _measures(draft) else (_NEAR_GREENERIES,)
    return _place(draft, "city", Where.CITY, (*near, _NEAR_OCEANS), log)


def place_greenery(draft: State, log: Log) -> str:
    """Place a greenery. Returns its space; empty if there was none. The caller raises oxygen."""
    preferences = (*_greenery_preferences(draft), _NEAR_OCEANS)
    return _place(draft, "greenery", Where.GREENERY, preferences, log)


def _greenery_preferences(state: State) -> tuple[Preference, ...]:
    match state.options["bot_greenery_choice"], _measures(state):
        case "literal", True:
            return _NEAR_CITIES, _NEAREST_CITY, _FEW_HUMAN_CITIES, _FARTHEST_HUMAN_CITY
        case "literal", False:
            return _NEAR_CITIES, _FEW_HUMAN_CITIES
        case _, True:
            return _NEAR_OWN_CITIES, _NEAREST_OWN_CITY, _FEW_HUMAN_CITIES
        case _:
            return _NEAR_OWN_CITIES, _FEW_HUMAN_CITIES


def _measures(state: State) -> bool:
    """Return true if distance counts for things that are not beside a space (DECISION 9)."""
    return state.options.get("bot_near") == "nearest"


def _steps(state: State, space: str, is_meant: Callable[[Tile], bool]) -> int:
    """Steps to the nearest tile of this kind; 0 if there is none on the map."""
    nearest = 0
    for other, tile in state.tiles.items():
        if is_meant(tile) and other not in OFF_MAP:
            steps = distance(space, other)
            nearest = min(nearest, steps) if nearest else steps
    return nearest


def _is_city_of(owner: int, tile: Tile) -> bool:
    return is_city(tile) and tile.owner == owner


def _place(
    draft: State, kind: str, where: Where, preferences: Sequence[Preference], log: Log
) -> str:
    spaces = legal_spaces(draft, BOT, where)
    if not spaces:
        return ""
    if len(spaces) > MOST_TOLD:
        log.explain("tmars.event.bot_many_spaces", tile=tile_msg(kind), count=len(spaces))
    else:
        log.explain("tmars.event.bot_spaces", tile=tile_msg(kind), count=len(spaces), spaces=spaces)
    for name, count in preferences:
        spaces = _best(draft, spaces, name, count, log)
    space = spaces[0] if len(spaces) == 1 else _tie(draft, spaces, log)
    put_tile(draft, space, kind, BOT, log)
    return space


def _best(
    draft: State,
    spaces: tuple[str, ...],
    name: str,
    count: Callable[[State, str], int],
    log: Log,
) -> tuple[str, ...]:
    if len(spaces) == 1:
        return spaces
    counts = {space: count(draft, space) for space in spaces}
    most = max(counts.values())
    best = tuple(space for space in spaces if counts[space] == most)
    if len(best) < len(spaces):
        log.explain(f"tmars.event.bot_prefers.{name}", n=abs(most), count=len(best), spaces=best)
    return best


def _tie(draft: State, spaces: tuple[str, ...], log: Log) -> str:
    """Turn the top project card up and count to its cost, starting over after the last space (DECISION 11).

    If there is no card left, the first space is taken.
    """
    card = reveal_top(draft, log)
    if card is None:
        return spaces[0]
    draft.discard.append(card)
    cost = CARDS[card].cost
    index = (max(cost, 1) - 1) % len(spaces)
    log.explain(
        "tmars.event.bot_tie",
        card=card_msg(card),
        cost=cost,
        place=index + 1,
        count=len(spaces),
        space=spaces[index],
    )
    return spaces[index]
