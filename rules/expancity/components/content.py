"""Components of the box: tiles, roofs and counts (chapter "Components and data").

All values are in this module, so that data from the printed tiles can replace them without touching other code.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from msgspec import Struct

CITY_HALL: Final = "city_hall"
RES: Final = "res"
COM: Final = "com"
LOTS: Final = (RES, COM)

FLAT: Final = "flat"
ROUND: Final = "round"
POINTED: Final = "pointed"

TURNS: Final = 60
SEATS: Final = range(2, 5)
START_SUPPLY: Final = 6
START_RESERVE: Final = 49
HAND_SIZE: Final = 2
ACTIONS: Final = 3
MAX_UNFINISHED: Final = 3
RES_MAX_FLOORS: Final = 3
COM_MIN_FLOORS: Final = 4
GOALS_IN_PLAY: Final = 3
OFFERED: Final = 2
"""Contracts or tiles drawn, of which one is kept."""


class Tile(Struct, frozen=True):
    """A kind of tile: how many the bag holds, and points per floor for a building beside it."""

    id: str
    count: int
    res: int = 0
    com: int = 0


_ALL_TILES = (
    Tile(RES, 20),
    Tile(COM, 20),
    Tile("park", 6, res=1, com=1),
    Tile("church", 2, res=1, com=0),
    Tile("bank", 2, res=0, com=1),
    Tile("school", 2, res=2, com=0),
    Tile("mall", 2, res=0, com=2),
    Tile("police", 2, res=1, com=-1),
    Tile("wine_bar", 2, res=-1, com=1),
    Tile("hospital", 1, res=2, com=-1),
    Tile("stadium", 1, res=-1, com=2),
)

TILES: Mapping[str, Tile] = MappingProxyType({tile.id: tile for tile in _ALL_TILES})
"""The kinds of tile in the bag. City Hall is not among them: it is laid before the first turn."""

SPECIALS: Final = tuple(tile.id for tile in _ALL_TILES if tile.id not in LOTS)

PER_FLOOR: Mapping[str, Mapping[str, int]] = MappingProxyType(
    {
        RES: MappingProxyType({tile.id: tile.res for tile in _ALL_TILES if tile.res}),
        COM: MappingProxyType({tile.id: tile.com for tile in _ALL_TILES if tile.com}),
    }
)
"""The addition of each special tile per floor to a neighbouring building, by kind of building; zeros are left out."""

ROOFS: Mapping[str, int] = MappingProxyType({FLAT: 20, ROUND: 10, POINTED: 10})
"""Roofs of each shape."""

SHAPES: Mapping[str, tuple[str, ...]] = MappingProxyType({RES: (FLAT,), COM: (ROUND, POINTED)})
"""The roof shapes that fit each kind of building."""
