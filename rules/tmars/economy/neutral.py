"""The neutral tiles of classic solo play (chapter "Classic solo")."""

from collections.abc import Sequence

from rules.tmars.components.boards import BOARDS
from rules.tmars.components.coordinates import SPACES, clockwise
from rules.tmars.components.effects import Where
from rules.tmars.economy.costs import PRINTED
from rules.tmars.economy.placing import legal_spaces
from rules.tmars.state import State
from rules.tmars.view import NEUTRAL, Tile

CITIES = 2


def place_neutral_tiles(draft: State, cards: Sequence[str]) -> None:
    """Place two cities, then a greenery beside each, on spaces counted out by the costs of four cards."""
    counts = [max(1, PRINTED[card]) for card in cards]
    cities: list[str] = []
    for count, backwards in zip(counts[:CITIES], (False, True), strict=True):
        spaces = [space for space in _city_spaces(draft) if _land_around(draft, space)]
        space = _counted(spaces[::-1] if backwards else spaces, count)
        draft.tiles[space] = Tile("city", NEUTRAL)
        cities.append(space)
    for count, city in zip(counts[CITIES:], cities, strict=True):
        if around := _land_around(draft, city):
            draft.tiles[_counted(around, count)] = Tile("greenery", NEUTRAL)


def _city_spaces(state: State) -> list[str]:
    legal = legal_spaces(state, NEUTRAL, Where.CITY)
    return [space for space in SPACES if space in legal]


def _land_around(state: State, city: str) -> list[str]:
    """Spaces for a greenery beside a city, clockwise from the upper left."""
    spaces = BOARDS[state.board].spaces
    return [
        space
        for space in clockwise(city)
        if not spaces[space].ocean
        and spaces[space].reserved_for is None
        and space not in state.tiles
    ]


def _counted(spaces: Sequence[str], count: int) -> str:
    return spaces[(count - 1) % len(spaces)]
