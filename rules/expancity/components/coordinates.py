"""Names of cells: compass offsets from City Hall (chapter "Coordinates")."""

import re
import unicodedata
from functools import cache

from rules.core.errors import MalformedMove
from rules.core.naming import excerpt
from rules.core.squares import Cell

FARTHEST = 60
"""The greatest distance of a tile from City Hall along one axis."""

_IGNORED = re.compile(r"[\s,./\\_-]+")
_NORTH = ("north", "nord", "북쪽", "북", "n")
_SOUTH = ("south", "sud", "남쪽", "남", "s")
_EAST = ("east", "est", "동쪽", "동", "e")
_WEST = ("west", "ovest", "서쪽", "서", "w", "o")
_CITY_HALL = frozenset({"c", "ch", "0", "시청", "cityhall", "municipio"})
_STEPS = "([1-9]|[1-5][0-9]|60)"
_CANONICAL = re.compile(f"C|(?:N{_STEPS}|S{_STEPS})?(?:E{_STEPS}|W{_STEPS})?")
_PART = re.compile(f"({'|'.join(_NORTH + _SOUTH + _EAST + _WEST)})([0-9]{{1,2}})")


def read_cell(text: str) -> Cell:
    """The cell that a text names, in English, Korean or Italian, parts in either order.

    Raises:
        MalformedMove: expancity.cell_parse.
    """
    plain = _IGNORED.sub("", unicodedata.normalize("NFKC", text).lower())
    if plain in _CITY_HALL:
        return Cell(0, 0)
    north_south: int | None = None
    east_west: int | None = None
    end = 0
    while end < len(plain):
        part = _PART.match(plain, end)
        if part is None:
            raise _unreadable(text)
        direction, steps, end = part[1], int(part[2]), part.end()
        if steps > FARTHEST:
            raise _unreadable(text)
        if direction in _NORTH or direction in _SOUTH:
            if north_south is not None:
                raise _unreadable(text)
            north_south = steps if direction in _NORTH else -steps
        else:
            if east_west is not None:
                raise _unreadable(text)
            east_west = steps if direction in _EAST else -steps
    if north_south is None and east_west is None:
        raise _unreadable(text)
    return Cell(east_west or 0, north_south or 0)


@cache
def read_name(name: str) -> Cell:
    """The cell of a name as moves hold it: in canonical spelling.

    Refusals are not cached, so that members' texts cannot fill the memory.

    Raises:
        MalformedMove: expancity.cell_parse or expancity.cell_spelling.
    """
    found = _CANONICAL.fullmatch(name)
    if found is None or not name:
        cell = read_cell(name)
        raise MalformedMove("expancity.cell_spelling", text=excerpt(name), cell=cell_name(cell))
    north, south, east, west = (int(steps or 0) for steps in found.groups())
    return Cell(east - west, north - south)


@cache
def cell_name(cell: Cell) -> str:
    """The canonical name: north or south part first, zero parts dropped, City Hall ``C``."""
    x, y = cell
    name = ""
    if y:
        name = f"N{y}" if y > 0 else f"S{-y}"
    if x:
        name += f"E{x}" if x > 0 else f"W{-x}"
    return name or "C"


def _unreadable(text: str) -> MalformedMove:
    return MalformedMove("expancity.cell_parse", text=excerpt(text))
