"""Where the name of a vertex goes: the place around the vertex where it hides least."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import cos, hypot, pi, sin

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
NEAR = 120
"""The distance beyond which a name cannot hide anything."""

Rail = tuple[Point, Point]


@dataclass(frozen=True, slots=True)
class Around:
    """The things that the name of a vertex should not hide."""

    rails: Sequence[Rail]
    stops: Sequence[Place]
    symbols: Sequence[Place]
    words: Sequence[Box]
    arrows: Sequence[Box]

    def near(self, at: Place) -> "Around":
        x, y = at
        x0, y0, x1, y1 = box = Box(x - NEAR, y - NEAR, x + NEAR, y + NEAR)
        # Most of a map is far away from a name, which is found out without a call.
        return Around(
            tuple(
                rail
                for rail in self.rails
                if (rail[0][0] > x0 or rail[1][0] > x0)
                and (rail[0][0] < x1 or rail[1][0] < x1)
                and (rail[0][1] > y0 or rail[1][1] > y0)
                and (rail[0][1] < y1 or rail[1][1] < y1)
                and _cuts(rail, box, 0)
            ),
            tuple(at for at in self.stops if x0 <= at[0] <= x1 and y0 <= at[1] <= y1),
            tuple(at for at in self.symbols if x0 <= at[0] <= x1 and y0 <= at[1] <= y1),
            _touching(self.words, box),
            _touching(self.arrows, box),
        )

    def cost(self, box: Box, unit: float) -> float:
        cost = ON_RAIL * sum(_cuts(rail, box, RAIL_ROOM * unit) for rail in self.rails)
        cost += ON_STOP * sum(_away(stop, box) < STOP_ROOM * unit for stop in self.stops)
        cost += ON_SYMBOL * sum(_away(place, box) < SYMBOL_ROOM * unit for place in self.symbols)
        cost += ON_WORDS * sum(box.overlap(other) > 0 for other in self.words)
        return cost + ON_ARROW * sum(box.overlap(other) > 0 for other in self.arrows)


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
    at = lattice.at(vertex)
    return _cheapest(at, size, around.near(at), lattice.unit, ringed=ringed, most=most)


@lru_cache(maxsize=2048)
def _cheapest(
    at: Place, size: tuple[int, int], near: Around, unit: float, *, ringed: bool, most: float
) -> Box | None:
    best: Box | None = None
    least = most
    for (dx, dy), price in _places(size, unit, 7 if ringed else 0):
        if price >= least:
            break
        x, y = at[0] + dx - size[0] // 2, at[1] + dy - size[1] // 2
        box = Box(x, y, x + size[0], y + size[1])
        cost = price + near.cost(box, unit)
        if cost < least:
            best, least = box, cost
    return best


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
    return tuple(
        box for box in boxes if box[0] < x1 and box[2] > x0 and box[1] < y1 and box[3] > y0
    )


def _away(place: Place, box: Box) -> float:
    """The distance from a place to the nearest point of a box."""
    dx = max(box.x0 - place[0], 0, place[0] - box.x1)
    dy = max(box.y0 - place[1], 0, place[1] - box.y1)
    return hypot(dx, dy)


def _cuts(rail: Rail, box: Box, room: float) -> bool:
    """Does a rail run through a box, or within this distance of it?"""
    (ax, ay), (bx, by) = rail
    dx, dy = bx - ax, by - ay
    start, end = 0.0, 1.0
    sides = (
        (-dx, ax - box.x0 + room),
        (dx, box.x1 + room - ax),
        (-dy, ay - box.y0 + room),
        (dy, box.y1 + room - ay),
    )
    for way, left in sides:
        if way == 0:
            if left < 0:
                return False
        elif way < 0:
            start = max(start, left / way)
        else:
            end = min(end, left / way)
    return start < end
