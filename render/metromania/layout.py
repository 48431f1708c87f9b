"""The layout of the pictures: only numbers, in pixels."""

from collections.abc import Mapping
from functools import cache, lru_cache
from math import atan2, degrees, floor, sqrt
from typing import NamedTuple

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
"""The length of an edge of the lattice on the board."""

STOPS = 1.32
"""The size of stations and heads on the board, relative to that of its rails."""
SYMBOL_R, MARKER_R = 19.5, 26.0
"""The radius of a destination's symbol on the board, and of a placed marker, which has room for its letter."""

LAST = Box(8, 8, 264, 92)
"""The empty corner beside the hexagon: the last turn."""
ROUND = Box(628, 8, 880, 92)
"""The corner beside it: how far the game is."""
SUPPLY, CLOSED = Box(8, 808, 264, 892), Box(628, 808, 880, 892)
"""The corners below: the stations left, and the lines that are complete or blocked."""
CORNER_UPPER, CORNER_LOWER = 24, 66
"""The middles of the two lines in a corner."""

PANEL_X0, PANEL_X1 = 892, 1192


def seat_boxes(count: int) -> tuple[Box, ...]:
    """The seats' cards, one below another, which share the height that is left."""
    height = (HEIGHT - GAP * (count + 1)) // count
    tops = (GAP + index * (height + GAP) for index in range(count))
    return tuple(Box(PANEL_X0, y, PANEL_X1, y + height) for y in tops)


class CardLayout(NamedTuple):
    """The rows of a seat's card, as distances of their middles from its upper edge, and the sizes in them."""

    name: int
    markers: int
    """The first row of markers; another one is below it, at their pitch."""
    cup: int
    """The sign of a winner, at the right."""
    lines: int
    line_pitch: int
    """The distance to the second line; 0 if it is beside the first."""
    score: int
    letter: int
    marker_r: float
    marker_pitch: int


_CARDS = {
    2: CardLayout(50, 142, 210, 316, 76, score=72, letter=42, marker_r=29.0, marker_pitch=68),
    3: CardLayout(48, 142, 142, 234, 0, score=72, letter=36, marker_r=MARKER_R, marker_pitch=57),
    4: CardLayout(42, 114, 114, 178, 0, score=64, letter=36, marker_r=MARKER_R, marker_pitch=60),
}


def card_layout(seats: int) -> CardLayout:
    return _CARDS[seats]


Place = tuple[int, int]
Point = tuple[float, float]


class Lattice(NamedTuple):
    """The places of the map's vertices and cells. All other lengths are shares of its edge."""

    edge: float
    row: float
    """The distance between rows of vertices, which is the height of a cell."""
    x: float
    y: float

    @property
    def unit(self) -> float:
        """The size of a pixel of the board on this lattice."""
        return self.edge / EDGE

    def exact(self, vertex: str) -> Point:
        x, y = POINTS[vertex]
        return self.x + x * self.edge / 2, self.y + y * self.row

    def at(self, vertex: str) -> Place:
        """A position in whole pixels, so that the same sprites serve everywhere."""
        return _places(self)[vertex]

    def corners(self, cell: str) -> tuple[Place, Place, Place]:
        first, second, third = (self.at(vertex) for vertex in CORNERS[cell])
        return first, second, third

    def third(self, cell: str, start: str, end: str) -> Place:
        """The corner of a cell opposite to one of its edges."""
        (vertex,) = (corner for corner in CORNERS[cell] if corner not in (start, end))
        return self.at(vertex)

    @lru_cache(maxsize=1024)  # noqa: B019 - there are a few lattices
    def centre(self, cell: str, rail: tuple[str, str] | None = None) -> Place:
        """The place of a cell's symbol or label: the centroid, or away from the edge that has a rail."""
        x, y = _middles(self)[cell]
        if rail is not None:
            (ax, ay), (bx, by) = (self.at(vertex) for vertex in rail)
            dx, dy = x - (ax + bx) / 2, y - (ay + by) / 2
            share = AWAY * self.edge / sqrt(dx * dx + dy * dy)
            x, y = x + dx * share, y + dy * share
        return round(x), round(y)

    def places(self) -> Mapping[str, Place]:
        """All vertices."""
        return _places(self)

    def middles(self) -> Mapping[str, Point]:
        """All cells."""
        return _middles(self)


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
"""The distance that a cell's content keeps from its rail, as a share of an edge."""
BOARD = Lattice(EDGE, 67.0, *MAP_MIDDLE)
"""A row is a third of a pixel higher than in a regular lattice, so that all lengths repeat and sprites are shared."""


def points_up(cell: str) -> bool:
    """Does the cell have one corner above and two below?"""
    rows = [POINTS[vertex][1] for vertex in CORNERS[cell]]
    return rows.count(max(rows)) == 2


DISTRICTS = 6


@cache
def district(cell: str) -> int:
    """The district of a cell: which of the six parts between the seams it is in, clockwise from the east."""
    corners = [POINTS[vertex] for vertex in CORNERS[cell]]
    x, y = sum(x for x, _ in corners) / 2, sum(y for _, y in corners) * sqrt(3) / 2
    return int(degrees(atan2(y, x)) % 360 // (360 // DISTRICTS))


TRIP_COLUMNS = 4
TRIP_SIZE = (288, 378)
TRIPS_HEIGHT = 780
TRIPS_LEFT = 12
TRIP_HEAD, TRIP_FOOT = 44, 348
"""The middle of the line above a trip's map, and of the one below it."""


def trip_boxes() -> tuple[Box, ...]:
    """The boxes of the seven trips, and of the final scores in the last place."""
    width, height = TRIP_SIZE
    return tuple(
        Box(x, y, x + width, y + height)
        for x, y in (
            (
                TRIPS_LEFT + index % TRIP_COLUMNS * (width + GAP),
                TRIPS_LEFT + index // TRIP_COLUMNS * (height + GAP),
            )
            for index in range(8)
        )
    )


MINI_EDGE = 24.6
MINI_SHARP = 3
"""The factor by which a trip's map is drawn larger before it is reduced."""
MINI_MAP = Box(4, 82, 284, 322)
"""The map in the box of a trip, from the box's corner."""
MINI_MIDDLE = (144, 202)
MINI = Lattice(
    MINI_EDGE * MINI_SHARP,
    64.0,
    (MINI_MIDDLE[0] - MINI_MAP.x0) * MINI_SHARP,
    (MINI_MIDDLE[1] - MINI_MAP.y0) * MINI_SHARP,
)
"""The lattice of a trip's map before it is reduced."""


NETWORK_HEIGHT = 410
"""The height of the network in the hero of the final scores."""
NETWORK = Box(16, 150, 456, 150 + NETWORK_HEIGHT)
"""The box of the network in the hero; the trips are beside it."""
NETWORK_LATTICE = Lattice(36.0, 31.2, 236, 150 + 208)
TRIP_LIST = Box(468, 150 + 8, 1172, 150 + NETWORK_HEIGHT - 8)
TRIP_LIST_HEAD, TRIP_ROW, TRIP_PITCH = 62, 44, 47


def trip_rows() -> tuple[Box, ...]:
    """The rows of the seven trips, one below another."""
    tops = (TRIP_LIST.y0 + TRIP_LIST_HEAD + index * TRIP_PITCH for index in range(7))
    return tuple(Box(TRIP_LIST.x0, y, TRIP_LIST.x1, y + TRIP_ROW) for y in tops)


NAMES_SIZE = (1600, 1200)
NAMES = Lattice(109.0, 94.0, NAMES_SIZE[0] // 2, NAMES_SIZE[1] // 2)
"""The lattice of the map with all names, a picture to enlarge."""

HAND_WIDTH = 640
HAND_HEIGHT = 240

COVER_TEXT = Box(56, 96, 520, 420)
COVER = Lattice(96.0, 83.0, 1030, 250)
"""The lattice of the cover, which shows its left corner and the rows around the middle."""
