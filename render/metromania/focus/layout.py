"""The places on the picture of a panel: windows, lattices, keys and names. Only numbers."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from math import atan2, cos, hypot, radians, sin
from typing import Final, NamedTuple, TypeAlias

from render.core.boxes import Box
from render.metromania.layout import Lattice, Place, Point

WIDTH = 1200
MOST_HEIGHT = 1050
GAP = 12
KEY = 56
"""The size of the plate of a key."""
MARGIN = 4

WHOLE_EDGE, WHOLE_ROW = 98.0, 85.0
_EDGES = ((138.0, 120.0), (118.0, 102.0), (98.0, 85.0), (84.0, 73.0))
"""Edges and rows of lattices, the largest first."""


def sheet(edge: float, row: float) -> tuple[Lattice, tuple[int, int]]:
    """Return a lattice for the whole map with its arrows, and the size of the sheet in which it lies."""
    width, height = round(12.6 * edge), round(12.6 * row)
    return Lattice(edge, row, width // 2, height // 2), (width, height)


class Shot(NamedTuple):
    """A part of the map in a window of the picture."""

    box: Box
    lattice: Lattice
    dx: int
    """The distance from a place on the lattice to the same one on the picture."""
    dy: int

    def at(self, place: Point) -> Place:
        return round(place[0]) + self.dx, round(place[1]) + self.dy


def whole_shot(box: Box, around: Box) -> Shot:
    """Return the whole map in a window, with its middle in that of another box."""
    lattice, (width, height) = sheet(WHOLE_EDGE, WHOLE_ROW)
    x, y = around.middle
    return Shot(box, lattice, x - width // 2, y - height // 2)


def shot_of(box: Box, vertices: Sequence[str], room: int) -> Shot:
    """Return the largest part of the map that shows all vertices with room for keys around them.

    It shows as little as possible of what lies beyond the map.
    """
    for edge, row in _EDGES:
        lattice, _ = sheet(edge, row)
        places = [lattice.at(vertex) for vertex in vertices]
        xs, ys = [x for x, _ in places], [y for _, y in places]
        if max(xs) - min(xs) <= box.width - 2 * room and max(ys) - min(ys) <= box.height - 2 * room:
            break
    x = _kept((min(xs) + max(xs)) // 2, lattice.x, 6 * edge + 12, box.width)
    y = _kept((min(ys) + max(ys)) // 2, lattice.y, 6 * row + 12, box.height)
    middle_x, middle_y = box.middle
    return Shot(box, lattice, middle_x - x, middle_y - y)


def _kept(at: int, middle: float, reach: float, size: int) -> int:
    """Return the middle of a window of a size, moved into a map that reaches so far from its own middle."""
    free = max(0, round(reach) - size // 2)
    return min(max(at, round(middle) - free), round(middle) + free)


Disc: TypeAlias = tuple[int, int, int, int]
"""The middle of a place, its reach, and the cost of covering it."""


@dataclass(frozen=True, slots=True)
class Obstacles:
    """Places that neither keys nor names should cover."""

    discs: list[Disc] = field(default_factory=list)
    boxes: list[Box] = field(default_factory=list)
    """What is placed already; nothing may overlap it."""

    def near(self, x: int, y: int, reach: int) -> list[Disc]:
        """Return the discs around a place, from left to right."""
        left, right, top, bottom = x - reach, x + reach, y - reach, y + reach
        return sorted(
            disc for disc in self.discs if left < disc[0] < right and top < disc[1] < bottom
        )

    def cost(self, box: Box, discs: Sequence[Disc], most: float) -> float:
        """Return the cost of a box, or some number from `most` on if it is as dear as that.

        `discs` are those that may be near, from left to right.
        """
        x0, y0, x1, y1 = box
        for left, top, right, bottom in self.boxes:
            if left < x1 and x0 < right and top < y1 and y0 < bottom:
                return _TAKEN
        found = 0.0
        for x, y, r, price in discs[bisect_left(discs, (x0 - _LARGEST,)) :]:
            if x > x1 + _LARGEST:
                break
            dx = x0 - x if x < x0 else x - x1 if x > x1 else 0
            dy = y0 - y if y < y0 else y - y1 if y > y1 else 0
            if dx * dx + dy * dy < r * r:
                found += price
                if found >= most:
                    break
        return found


_LARGEST: Final = 40
"""No disc reaches farther."""
_TAKEN: Final = 100_000.0
"""The cost of a place that is taken already."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A key to be placed: its sign, the end that it names, and the way on from there."""

    mark: str
    end: Place
    way: Point
    chosen: bool


@dataclass(frozen=True, slots=True)
class Key:
    mark: str
    middle: Place
    end: Place
    chosen: bool

    @property
    def box(self) -> Box:
        return square(self.middle, KEY)


def square(middle: Place, size: int) -> Box:
    x, y = middle
    return Box(x - size // 2, y - size // 2, x + size // 2, y + size // 2)


def placed_keys(wanted: Sequence[Wanted], room: Box, around: Obstacles) -> list[Key]:
    """Place each key beyond its end, where it covers nothing, else as near as possible to it."""
    found: list[Key] = []
    inner = room.inset(MARGIN)
    for want in wanted:
        x, y = want.end
        discs = around.near(x, y, _FARTHEST + KEY)
        turn = atan2(want.way[1], want.way[0])
        best: tuple[float, Place] | None = None
        for dear, far, bend in _around_end():
            if best is not None and dear >= best[0]:
                break
            place = round(x + far * cos(turn + bend)), round(y + far * sin(turn + bend))
            box = square(place, KEY)
            if not inner.holds(box):
                continue
            most = _TAKEN if best is None else best[0]
            cost = dear + around.cost(box.inset(-3), discs, most - dear)
            if best is None or cost < best[0]:
                best = cost, place
        if best is None:
            best = 0, square(want.end, KEY).kept_in(inner).middle
        key = Key(want.mark, best[1], want.end, want.chosen)
        around.boxes.append(key.box)
        found.append(key)
    return found


_FARTHEST = 214


@cache
def _around_end() -> tuple[tuple[float, float, float], ...]:
    """The distances of a key from its end, and the angles to the way on, with their cost: the cheapest first."""
    bends = [0, *(sign * each for each in range(30, 181, 30) for sign in (1, -1))]
    found = [
        (far + 12 * abs(radians(bend)), float(far), radians(bend))
        for far in (44, 54, 66, 82, 100, 124, 150, 180, _FARTHEST)
        for bend in bends
    ]
    return tuple(sorted(found, key=lambda each: each[0]))


def placed_name(
    at: Place, size: tuple[int, int], reach: int, room: Box, around: Obstacles
) -> tuple[float, Box]:
    """Return the best box for a name beside a symbol, with its cost."""
    discs = around.near(*at, reach + max(size) + 40)
    best: tuple[float, Box] = (_TAKEN, Box(*at, *at))
    for dear, box in sorted(_beside(at, size, reach)):
        if dear >= best[0]:
            break
        if room.holds(box):
            best = min(best, (dear + around.cost(box, discs, best[0] - dear), box))
    return best


def _beside(at: Place, size: tuple[int, int], reach: int) -> Iterator[tuple[int, Box]]:
    """Yield boxes above, below and beside a symbol, with the cost of their place alone."""
    x, y = at
    wide, high = size
    for more in (0, 12, 26, 44):
        for dx, dy, cost in (
            (0, -reach - high // 2, 0),
            (0, reach + high // 2, 1),
            (reach + wide // 2, 0, 2),
            (-reach - wide // 2, 0, 3),
            (reach, -reach, 4),
            (-reach, -reach, 5),
            (reach, reach, 6),
            (-reach, reach, 7),
        ):
            sx, sy = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
            middle = x + dx + sx * more, y + dy + sy * more
            left, top = middle[0] - wide // 2, middle[1] - high // 2
            yield cost + more, Box(left, top, left + wide, top + high)


def strewn(points: Sequence[Point], step: float = 16) -> Iterator[Place]:
    """Yield places along a track, not farther apart than `step`."""
    for (ax, ay), (bx, by) in pairwise(points):
        count = max(1, round(hypot(bx - ax, by - ay) / step))
        for index in range(count):
            yield round(ax + (bx - ax) * index / count), round(ay + (by - ay) * index / count)
    if points:
        yield round(points[-1][0]), round(points[-1][1])
