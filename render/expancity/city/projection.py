"""The city on the plane: 2:1 dimetric, seen from the south-east, so that north is up-right and east down-right."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import ceil

from render.expancity.layout import HEIGHT, MARGIN, WIDTH, Frame
from rules.core.squares import Cell

HALVES = (*range(36, 85, 4), *range(88, 129, 8), *range(144, 177, 16))
"""Sizes change in steps, so that cached sprites stay usable while the city grows."""
SMALLEST_HALF = HALVES[0]


PILL_PX = 36
"""The type of a pill and of the points beside it, at any size of the city: a phone shows 12 pixels of it."""
PILL_ROOM = 52
"""The room that a pill needs above a roof."""


def floor_height(half: int) -> float:
    """Height of one floor, for tiles of this half width."""
    return max(8.5, 0.37 * half / 2)


def footprint(kind: str, half: int) -> float:
    """Half the width of a building."""
    return (0.62 if kind == "res" else 0.50) * half


def roof_height(kind: str, roof: str | None, half: int) -> float:
    """Return the height of the roof above the topmost floor."""
    width = footprint(kind, half)
    match roof:
        case "flat":
            return 0.42 * floor_height(half)
        case "round":
            return 0.80 * width
        case "pointed":
            return 1.15 * width
        case _:
            return 0.55 * floor_height(half)


@dataclass(frozen=True, slots=True)
class Tower:
    """The room that a building needs above its cell."""

    at: Cell
    kind: str
    floors: int
    roof: str | None
    has_pill: bool

    def reach(self, half: int) -> float:
        """Return the height of the building and its pill above the middle of its cell."""
        return _rise(self.kind, self.floors, self.roof, half) + (PILL_ROOM if self.has_pill else 0)


@cache
def _rise(kind: str, floors: int, roof: str | None, half: int) -> float:
    return floors * floor_height(half) + roof_height(kind, roof, half)


@dataclass(frozen=True, slots=True)
class Projection:
    """The middles of the cells on the picture."""

    half: int
    """Half the width of a tile; half of it is half its height."""
    x: int
    y: int
    frame: Frame

    def place(self, cell: Cell) -> tuple[int, int]:
        return (
            self.x + (cell.x + cell.y) * self.half,
            self.y + (cell.x - cell.y) * self.half // 2,
        )


def depth(cell: Cell) -> tuple[int, int]:
    """Back to front."""
    return cell.x - cell.y, cell.x


def fit(cells: Iterable[Cell], towers: Iterable[Tower]) -> Projection:
    """The largest city that fits into the frame with a ring of free cells around it, its extents centred.

    It fits the cells that exist, not their bounding box, whose corners are empty. A city that would become too small to
    read gets a larger frame instead.
    """
    cells, towers = tuple(cells), tuple(towers)
    across = [cell.x + cell.y for cell in cells]
    down = [cell.x - cell.y for cell in cells]
    span = max(across) - min(across) + 4
    room = Frame().city

    def extents(half: float) -> tuple[float, float]:
        peaks = ((tower.at.x - tower.at.y) * half / 2 - tower.reach(int(half)) for tower in towers)
        return min(((min(down) - 2) * half / 2, *peaks)), (max(down) + 2) * half / 2

    half = SMALLEST_HALF
    for larger in HALVES[1:]:
        if larger * span > room.width:
            break
        top, bottom = extents(larger)
        if bottom - top > room.height:
            break
        half = larger
    top, bottom = extents(half)
    frame = Frame(
        max(WIDTH, span * half + 2 * MARGIN),
        max(HEIGHT, ceil(bottom - top) + HEIGHT - room.height),
    )
    middle_x, middle_y = frame.city.middle
    return Projection(
        half,
        middle_x - (max(across) + min(across)) * half // 2,
        round(middle_y - (top + bottom) / 2),
        frame,
    )
