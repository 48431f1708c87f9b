"""Where things are on the pictures: numbers only, in pixels."""

from dataclasses import dataclass
from functools import cache
from math import floor, sqrt

from render.core.boxes import Box
from rules.metromania.components.coordinates import CORNERS, POINTS

WIDTH = 1200
HEIGHT = 900
MARGIN = 16
GAP = 8
RADIUS = 12
PLATE_RADIUS = 8

MAP = Box(0, 0, 888, HEIGHT)
MAP_MIDDLE = (444, 450)
EDGE = 77.0
"""Length of an edge of the lattice on the board."""

CORNER = Box(16, 16, 232, 120)
"""The empty corner beside the hexagon: the last turn, or what a preview offers."""
LEGEND = Box(16, 784, 190, 884)
LEGEND_PITCH = 32

PANEL_X = 896
ACTING = Box(PANEL_X, 16, 1184, 104)
SEAT_HEIGHT = 158
SUPPLY = Box(PANEL_X, 776, 1184, 884)


def seat_boxes(count: int) -> tuple[Box, ...]:
    """One card per seat, below one another."""
    tops = (112 + index * (SEAT_HEIGHT + GAP) for index in range(count))
    return tuple(Box(PANEL_X, y, 1184, y + SEAT_HEIGHT) for y in tops)


Place = tuple[int, int]
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Lattice:
    """Where vertices and cells of the map lie. The edge is the length of which all others are shares."""

    edge: float
    row: float
    """From one row of vertices to the next: the height of a cell."""
    x: float
    y: float

    @property
    def unit(self) -> float:
        """What a pixel of the board's own size becomes."""
        return self.edge / EDGE

    def exact(self, vertex: str) -> Point:
        x, y = POINTS[vertex]
        return self.x + x * self.edge / 2, self.y + y * self.row

    def at(self, vertex: str) -> Place:
        """In whole pixels, so that whatever stands there is the same sprite everywhere."""
        return _places(self)[vertex]

    def corners(self, cell: str) -> tuple[Place, Place, Place]:
        first, second, third = (self.at(vertex) for vertex in CORNERS[cell])
        return first, second, third

    def third(self, cell: str, start: str, end: str) -> Place:
        """The corner of a cell that lies opposite to one of its edges."""
        (vertex,) = (corner for corner in CORNERS[cell] if corner not in (start, end))
        return self.at(vertex)

    def centre(self, cell: str, rail: tuple[str, str] | None = None) -> Place:
        """Where its symbol or label goes: the centroid, or away from the edge that carries a rail."""
        x, y = _middles(self)[cell]
        if rail is not None:
            (ax, ay), (bx, by) = (self.at(vertex) for vertex in rail)
            dx, dy = x - (ax + bx) / 2, y - (ay + by) / 2
            share = AWAY * self.edge / sqrt(dx * dx + dy * dy)
            x, y = x + dx * share, y + dy * share
        return round(x), round(y)


@cache
def _places(lattice: Lattice) -> dict[str, Place]:
    exact = ((vertex, lattice.exact(vertex)) for vertex in POINTS)
    return {vertex: (floor(x), floor(y)) for vertex, (x, y) in exact}


@cache
def _middles(lattice: Lattice) -> dict[str, Point]:
    corners = ((cell, lattice.corners(cell)) for cell in CORNERS)
    return {
        cell: (sum(x for x, _ in places) / 3, sum(y for _, y in places) / 3)
        for cell, places in corners
    }


AWAY = 0.10
"""How far a cell's content moves away from its rail, as a share of an edge."""
BOARD = Lattice(EDGE, 67.0, *MAP_MIDDLE)
"""A row is a third of a pixel higher than in a regular lattice: all lengths repeat, and so do the sprites."""


def points_up(cell: str) -> bool:
    """Has the cell one corner above and two below?"""
    rows = [POINTS[vertex][1] for vertex in CORNERS[cell]]
    return rows.count(max(rows)) == 2


TRIP_COLUMNS = 4
TRIP_SIZE = (286, 404)
TRIPS_TOP = 64
TRIP_RULE = 340
TRIP_FOOT = 372


def trip_boxes() -> tuple[Box, ...]:
    """The seven trips, and the final scores in the last one."""
    width, height = TRIP_SIZE
    return tuple(
        Box(x, y, x + width, y + height)
        for x, y in (
            (
                MARGIN + index % TRIP_COLUMNS * (width + GAP),
                TRIPS_TOP + index // TRIP_COLUMNS * (height + GAP),
            )
            for index in range(8)
        )
    )


MINI_EDGE = 24.6
MINI_SHARP = 3
"""How much larger a trip's map is drawn before it is reduced."""
MINI_MAP = Box(2, 62, 284, 328)
"""The map in the box of a trip, from the box's corner."""
MINI_MIDDLE = (143, 194)
MINI = Lattice(
    MINI_EDGE * MINI_SHARP,
    64.0,
    (MINI_MIDDLE[0] - MINI_MAP.x0) * MINI_SHARP,
    (MINI_MIDDLE[1] - MINI_MAP.y0) * MINI_SHARP,
)
"""On the larger sheet."""


HAND_WIDTH = 640
HAND_HEIGHT = 240

COVER_TEXT = Box(56, 96, 520, 420)
COVER = Lattice(96.0, 83.0, 1030, 250)
"""Its left corner and the rows about the middle are seen."""
