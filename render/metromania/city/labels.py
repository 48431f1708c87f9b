"""Places the name of a vertex: around the vertex, so that it hides least."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, reduce
from math import ceil, cos, hypot, pi, sin
from typing import NamedTuple

from render.core.boxes import Box
from render.metromania.city.rails import side_of_tunnel
from render.metromania.layout import Lattice, Place, Point
from rules.metromania.components.coordinates import CORNERS, is_arrow

DIRECTIONS = 12
CLOSEST = 17
"""The distance from the middle of a vertex to the nearest box of its name."""
FARTHER = ((0, 0.0), (7, 1.2), (14, 2.4), (24, 4.0))
"""The extra distances of a name, and their costs."""
ON_RAIL, ON_STOP, ON_SYMBOL, ON_WORDS, ON_ARROW = 8.0, 12.0, 40.0, 10.0, 3.0
RING = 7
"""The extra distance of a name from a vertex with a ring around it."""
RAIL_ROOM, STOP_ROOM, SYMBOL_ROOM = 8, 20, 23
"""The distance from the middle of each to a name that does not touch it."""
TOO_DEAR = 9.0
Rail = tuple[Point, Point]


Span = tuple[Rail, float, float, float, float]
"""A rail with the corners of a box around it: most of a map is far away from a name."""


Edges = tuple[tuple[str, str], ...]
"""The edges in a cell that have a rail, or may have one next: their ends."""


@lru_cache(maxsize=1024)
def _span(lattice: Lattice, cell: str, start: str, end: str) -> Span:
    side = side_of_tunnel(lattice, cell, start, end)
    rail = side.point(0.06), side.point(0.94)
    (ax, ay), (bx, by) = rail
    return rail, min(ax, bx), min(ay, by), max(ax, bx), max(ay, by)


@cache
def _cells(lattice: Lattice) -> tuple[tuple[str, Box], ...]:
    """Every cell, with a box around it."""
    corners = ((cell, zip(*lattice.corners(cell), strict=True)) for cell in CORNERS)
    return tuple((cell, Box(min(xs), min(ys), max(xs), max(ys))) for cell, (xs, ys) in corners)


Area = tuple[int, int, int, int]
Corners = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True, eq=False)
class Reach:
    """Obstacles to the name of a vertex that are the same in all pictures."""

    lattice: Lattice
    at: Place
    area: Box
    """A box around all places of the name."""
    rails_room: Box
    symbols_room: Corners
    cells: tuple[str, ...]
    """Those that reach into the room for rails."""
    stops: Mapping[str, Place]
    """The other vertices on which something could be hidden."""
    symbols: tuple[str, ...]
    """The cells whose symbols could be hidden, whether moved away from a rail or not."""
    arrows: tuple[str, ...]
    """The arrow spaces among the cells."""


@lru_cache(maxsize=512)
def reach_of(lattice: Lattice, vertex: str, size: tuple[int, int], ring: int) -> Reach:
    at, unit = lattice.at(vertex), lattice.unit
    area = _area(size, unit, ring).moved(*at)
    x0, y0, x1, y1 = room = area.inset(-ceil(RAIL_ROOM * unit))
    cells = [
        cell
        for cell, (left, top, right, bottom) in _cells(lattice)
        if left <= x1 and right >= x0 and top <= y1 and bottom >= y0
    ]
    left, top, right, bottom = _wider(area, STOP_ROOM * unit)
    stops = {
        other: (x, y)
        for other, (x, y) in lattice.places().items()
        if left < x < right and top < y < bottom and other != vertex
    }
    symbols_room = _wider(area, SYMBOL_ROOM * unit)
    left, top, right, bottom = _wider(area, SYMBOL_ROOM * unit + lattice.edge / 4)
    symbols = [
        cell for cell, (x, y) in lattice.middles().items() if left < x < right and top < y < bottom
    ]
    return Reach(
        lattice,
        at,
        area,
        room,
        symbols_room,
        tuple(cells),
        stops=stops,
        symbols=tuple(symbols),
        arrows=tuple(filter(is_arrow, cells)),
    )


@dataclass(frozen=True, slots=True, eq=False)
class Still:
    """Obstacles to a name apart from words. Caches are keyed by the identity of the object, not by its contents."""

    spans: tuple[Span, ...]
    stops: tuple[Place, ...]
    symbols: tuple[Place, ...]
    arrows: tuple[Box, ...]
    arrow_names: tuple[Box, ...]


Rooms = tuple[Box, Box]
"""The boxes of the name of an arrow space, and of its arrow."""


@lru_cache(maxsize=512)
def _still(
    reach: Reach,
    edges: tuple[Edges | None, ...],
    stops: frozenset[str],
    symbols: tuple[Place | None, ...],
    arrows: tuple[Rooms | None, ...],
) -> Still:
    """Return the obstacles to a vertex's name; edges, symbols and arrows are those of the cells near it, if any."""
    spans = []
    for cell, here in zip(reach.cells, edges, strict=True):
        for start, end in here or ():
            span = _span(reach.lattice, cell, start, end)
            if _cuts(span[0], reach.rails_room):
                spans.append(span)
    rooms = [both for both in arrows if both is not None]
    return Still(
        tuple(spans),
        tuple([reach.stops[vertex] for vertex in sorted(stops)]),
        tuple([at for at in symbols if at is not None and _reached(at, reach.symbols_room)]),
        _touching([arrow for _, arrow in rooms], reach.area),
        _touching([name for name, _ in rooms], reach.area),
    )


class Around(NamedTuple):
    """The things that the names of vertices should not hide."""

    edges: Mapping[str, Edges]
    """By cell."""
    stops: frozenset[str]
    symbols: Mapping[str, Place]
    """By cell."""
    words: Sequence[Box]
    arrows: Mapping[str, Rooms]

    def near(self, reach: Reach) -> "Near":
        """Those that one name could hide, without the stop at its own vertex."""
        # What is near a vertex is looked up without a loop: most of it is as it was in the last picture.
        still = _still(
            reach,
            tuple(map(self.edges.get, reach.cells)),
            self.stops.intersection(reach.stops),
            tuple(map(self.symbols.get, reach.symbols)),
            tuple(map(self.arrows.get, reach.arrows)),
        )
        return Near(still, _touching(self.words, reach.area) + still.arrow_names)


class Near(NamedTuple):
    """The things that the name of one vertex should not hide."""

    still: Still
    words: tuple[Box, ...]

    def cost(self, box: Area, unit: float, price: float, most: float) -> float:
        """Return the price of a place with everything that it hides; counting stops at `most`."""
        still, words = self
        stops, symbols, arrows = still.stops, still.symbols, still.arrows
        cost = price
        if words:
            cost += _touched(words, box) * ON_WORDS
        if symbols:
            cost += _hidden_places(symbols, box, SYMBOL_ROOM * unit) * ON_SYMBOL
        if cost >= most:
            return cost
        if stops:
            cost += _hidden_places(stops, box, STOP_ROOM * unit) * ON_STOP
        if arrows:
            cost += _touched(arrows, box) * ON_ARROW
        x0, y0, x1, y1 = room = _wider(box, RAIL_ROOM * unit)
        for rail, left, top, right, bottom in still.spans:
            if cost >= most:
                break
            if right < x0 or left > x1 or bottom < y0 or top > y1:
                continue
            if _cuts(rail, room):
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
    ring = RING if ringed else 0
    reach = reach_of(lattice, vertex, size, ring)
    return _cheapest(reach.at, size, around.near(reach), lattice.unit, ring, most)


@lru_cache(maxsize=2048)
def _cheapest(
    at: Place, size: tuple[int, int], near: Near, unit: float, ring: int, most: float
) -> Box | None:
    best: Area | None = None
    (x, y), least = at, most
    for (left, top, right, bottom), price in _places(size, unit, ring):
        if price >= least:
            break
        # Most of them are not the best one, so only that becomes a box.
        corners = x + left, y + top, x + right, y + bottom
        cost = near.cost(corners, unit, price, least)
        if cost < least:
            best, least = corners, cost
    return None if best is None else Box(*best)


def _box(x: int, y: int, size: tuple[int, int]) -> Box:
    left, top = x - size[0] // 2, y - size[1] // 2
    return Box(left, top, left + size[0], top + size[1])


@cache
def _area(size: tuple[int, int], unit: float, ring: int) -> Box:
    """A box around all places of a name, measured from its vertex."""
    return reduce(Box.around, (box for box, _ in _places(size, unit, ring)))


@cache
def _places(size: tuple[int, int], unit: float, ring: int) -> tuple[tuple[Box, float], ...]:
    """Places of a name, from its vertex, with their costs, cheapest first: to the east, then clockwise."""
    found = sorted(_all_places(size, unit, ring), key=lambda found: found[1])
    return tuple((_box(dx, dy, size), price) for (dx, dy), price in found)


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


def _touched(boxes: Sequence[Box], area: Area) -> int:
    """Return the number of boxes that reach into an area."""
    x0, y0, x1, y1 = area
    count = 0
    for left, top, right, bottom in boxes:
        if left < x1 and right > x0 and top < y1 and bottom > y0:
            count += 1
    return count


def _wider(box: Area, by: float) -> Corners:
    x0, y0, x1, y1 = box
    return x0 - by, y0 - by, x1 + by, y1 + by


def _reached(place: Place, room: Corners) -> bool:
    x0, y0, x1, y1 = room
    return x0 < place[0] < x1 and y0 < place[1] < y1


def _hidden_places(places: Sequence[Place], box: Area, room: float) -> int:
    """Return the number of places that are nearer to the box than this."""
    x0, y0, x1, y1 = box
    # Thousands of these are looked at for a picture, so there is no call in it.
    count = 0
    for x, y in places:
        dx = x0 - x if x < x0 else x - x1 if x > x1 else 0
        dy = y0 - y if y < y0 else y - y1 if y > y1 else 0
        if dx < room and dy < room and hypot(dx, dy) < room:
            count += 1
    return count


def _cuts(rail: Rail, room: Corners) -> bool:
    """Does a rail run through a room?"""
    (ax, ay), (bx, by) = rail
    x0, y0, x1, y1 = room
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
