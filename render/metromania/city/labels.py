"""Where the name of a vertex goes: the place around the vertex where it hides least."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache, reduce
from math import ceil, cos, hypot, pi, sin
from typing import NamedTuple

from render.core.boxes import Box
from render.metromania.layout import Lattice, Place, Point

DIRECTIONS = 12
CLOSEST = 17
"""The distance from the middle of a vertex to the nearest box of its name."""
FARTHER = ((0, 0.0), (7, 1.2), (14, 2.4), (24, 4.0))
"""How much farther away the name may be, and what that costs."""
ON_RAIL, ON_STOP, ON_SYMBOL, ON_WORDS, ON_ARROW = 8.0, 12.0, 40.0, 10.0, 3.0
RAIL_ROOM, STOP_ROOM, SYMBOL_ROOM = 8, 20, 23
"""The distance from the middle of each to a name that does not touch it."""
TOO_DEAR = 9.0
Rail = tuple[Point, Point]


Span = tuple[Rail, float, float, float, float]
"""A rail with the corners of a box around it: most of a map is far away from a name."""


def span_of(rail: Rail) -> Span:
    (ax, ay), (bx, by) = rail
    return rail, min(ax, bx), min(ay, by), max(ax, bx), max(ay, by)


class Around(NamedTuple):
    """The things that the name of a vertex should not hide."""

    rails: Sequence[Span]
    stops: Sequence[Place]
    symbols: Sequence[Place]
    words: Sequence[Box]
    arrows: Sequence[Box]

    def near(self, at: Place, area: Box, unit: float) -> "Around":
        """Those that anything in an area around a place could hide, without the stop at the place itself."""
        x0, y0, x1, y1 = room = area.inset(-ceil(RAIL_ROOM * unit))
        rails = [
            span
            for span in self.rails
            if span[3] > x0
            and span[1] < x1
            and span[4] > y0
            and span[2] < y1
            and _cuts(span[0], room, 0)
        ]
        return Around(
            tuple(rails),
            _reached(self.stops, area, STOP_ROOM * unit, at),
            _reached(self.symbols, area, SYMBOL_ROOM * unit),
            _touching(self.words, area),
            _touching(self.arrows, area),
        )

    def cost(self, box: Box, unit: float, price: float, most: float) -> float:
        """The price of a place and what it would hide; of what costs `most` or more, only a part is counted."""
        cost = price
        if self.words:
            cost += _touched(self.words, box) * ON_WORDS
        if self.symbols:
            cost += _hidden_places(self.symbols, box, SYMBOL_ROOM * unit) * ON_SYMBOL
        if cost >= most:
            return cost
        if self.stops:
            cost += _hidden_places(self.stops, box, STOP_ROOM * unit) * ON_STOP
        if self.arrows:
            cost += _touched(self.arrows, box) * ON_ARROW
        room = RAIL_ROOM * unit
        x0, y0, x1, y1 = box.x0 - room, box.y0 - room, box.x1 + room, box.y1 + room
        for rail, left, top, right, bottom in self.rails:
            if cost >= most:
                break
            if right < x0 or left > x1 or bottom < y0 or top > y1:
                continue
            if _cuts(rail, box, room):
                cost += ON_RAIL
        return cost


def place_label(
    lattice: Lattice,
    vertex: str,
    size: tuple[int, int],
    around: Around,
    *,
    ringed: bool = False,
    most: float = TOO_DEAR,
) -> Box | None:
    """The box of a vertex's name, or None if every place costs `most` or more because it hides too much.

    If the vertex has a ring around it, its name is farther away.
    """
    at, ring = lattice.at(vertex), 7 if ringed else 0
    area = _area(size, lattice.unit, ring).moved(*at)
    return _cheapest(at, size, around.near(at, area, lattice.unit), lattice.unit, ring, most)


@lru_cache(maxsize=2048)
def _cheapest(
    at: Place, size: tuple[int, int], near: Around, unit: float, ring: int, most: float
) -> Box | None:
    best: Box | None = None
    least = most
    for (dx, dy), price in _places(size, unit, ring):
        if price >= least:
            break
        box = _box(at[0] + dx, at[1] + dy, size)
        cost = near.cost(box, unit, price, least)
        if cost < least:
            best, least = box, cost
    return best


def _box(x: int, y: int, size: tuple[int, int]) -> Box:
    left, top = x - size[0] // 2, y - size[1] // 2
    return Box(left, top, left + size[0], top + size[1])


@cache
def _area(size: tuple[int, int], unit: float, ring: int) -> Box:
    """A box around all places of a name, measured from its vertex."""
    return reduce(Box.around, (_box(dx, dy, size) for (dx, dy), _ in _places(size, unit, ring)))


@cache
def _places(size: tuple[int, int], unit: float, ring: int) -> tuple[tuple[Place, float], ...]:
    """Middles of a name around its vertex with their costs, cheapest first: to the east, then clockwise."""
    return tuple(sorted(_all_places(size, unit, ring), key=lambda found: found[1]))


def _all_places(size: tuple[int, int], unit: float, ring: int) -> Iterator[tuple[Place, float]]:
    for index in range(DIRECTIONS):
        turn = 2 * pi * index / DIRECTIONS
        reach = (abs(cos(turn)) * size[0] + abs(sin(turn)) * size[1]) / 2
        for farther, price in FARTHER:
            far = reach + (CLOSEST + ring + farther) * unit
            yield (round(far * cos(turn)), round(far * sin(turn))), price + 0.02 * index


def _touching(boxes: Sequence[Box], area: Box) -> tuple[Box, ...]:
    x0, y0, x1, y1 = area
    # A list is made more quickly than a tuple.
    found = [box for box in boxes if box[0] < x1 and box[2] > x0 and box[1] < y1 and box[3] > y0]
    return tuple(found)


def _touched(boxes: Sequence[Box], area: Box) -> int:
    """How many of the boxes reach into an area."""
    x0, y0, x1, y1 = area
    count = 0
    for left, top, right, bottom in boxes:
        if left < x1 and right > x0 and top < y1 and bottom > y0:
            count += 1
    return count


def _reached(
    places: Sequence[Place], area: Box, room: float, without: Place | None = None
) -> tuple[Place, ...]:
    """The places that are nearer to an area than this."""
    x0, y0, x1, y1 = area.x0 - room, area.y0 - room, area.x1 + room, area.y1 + room
    return tuple([at for at in places if x0 < at[0] < x1 and y0 < at[1] < y1 and at != without])


def _hidden_places(places: Sequence[Place], box: Box, room: float) -> int:
    """How many of the places are nearer to the box than this."""
    x0, y0, x1, y1 = box
    # Thousands of these are looked at for a picture, so there is no call in it.
    count = 0
    for x, y in places:
        dx = x0 - x if x < x0 else x - x1 if x > x1 else 0
        dy = y0 - y if y < y0 else y - y1 if y > y1 else 0
        if dx < room and dy < room and hypot(dx, dy) < room:
            count += 1
    return count


def _cuts(rail: Rail, box: Box, room: float) -> bool:
    """Does a rail run through a box, or within this distance of it?"""
    (ax, ay), (bx, by) = rail
    x0, y0, x1, y1 = box.x0 - room, box.y0 - room, box.x1 + room, box.y1 + room
    if (ax < x0 and bx < x0) or (ax > x1 and bx > x1):
        return False
    if (ay < y0 and by < y0) or (ay > y1 and by > y1):
        return False
    if (x0 < ax < x1 and y0 < ay < y1) or (x0 < bx < x1 and y0 < by < y1):
        return True
    dx, dy = bx - ax, by - ay
    start, end = 0.0, 1.0
    sides = ((-dx, ax - x0), (dx, x1 - ax), (-dy, ay - y0), (dy, y1 - ay))
    for way, left in sides:
        if way == 0:
            if left < 0:
                return False
        elif way < 0:
            start = max(start, left / way)
        else:
            end = min(end, left / way)
    return start < end
