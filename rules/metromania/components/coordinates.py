"""Names and places of cells and vertices (chapter "Geometry and map").

Lattice: a vertex is an integer pair (x, y) with x + y even, y growing downwards, the city's centre at (0, 0). A cell
is (x, band): it lies between the vertex rows y = band and y = band + 1, x is its middle column, and it points up when
x + band is even. All other modules use labels for both: cells ``A1`` to ``J11``, start spaces ``S11``, exit spaces
``X34`` (side, position), vertices ``v1`` to ``v91``, and the tips of arrow spaces in lower case, ``s11``.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from types import MappingProxyType
from typing import Final

SIDE: Final = 5
"""The number of cells along one side of the city."""
SIDES: Final = range(1, 7)
POSITIONS: Final = range(1, SIDE + 1)
START, EXIT = "S", "X"
"""The first letters of the labels of arrow spaces."""
ACUTE: Final = 2
"""A bend of 60 degrees, as `bend` counts it."""

Point = tuple[int, int]
_STEPS: Final[tuple[Point, ...]] = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
"""The six directions: east, then clockwise."""


def _turned(point: Point, sixths: int) -> Point:
    """A vertex turned clockwise about the city's centre."""
    x, y = point
    for _ in range(sixths % 6):
        x, y = (x - 3 * y) // 2, (x + y) // 2
    return x, y


def _corner_points(cell: Point) -> tuple[Point, Point, Point]:
    x, band = cell
    if (x + band) % 2 == 0:
        return (x, band), (x - 1, band + 1), (x + 1, band + 1)
    return (x - 1, band), (x + 1, band), (x, band + 1)


def turned_cell(cell: Point, sixths: int) -> Point:
    """A cell turned clockwise about the city's centre."""
    points = [_turned(point, sixths) for point in _corner_points(cell)]
    return sum(x for x, _ in points) // 3, min(y for _, y in points)


def _city_vertices() -> Iterator[Point]:
    for y in range(-SIDE, SIDE + 1):
        widest = 2 * SIDE - abs(y)
        yield from ((x, y) for x in range(-widest, widest + 1, 2))


def _city_cells() -> Iterator[tuple[str, Point]]:
    for band in range(-SIDE, SIDE):
        widest = 2 * SIDE + band if band < 0 else 2 * SIDE - 1 - band
        row = chr(ord("A") + band + SIDE)
        for number, x in enumerate(range(-widest, widest + 1), 1):
            yield f"{row}{number}", (x, band)


def _arrow_cells() -> Iterator[tuple[str, Point]]:
    for kind in (START, EXIT):
        for side in SIDES:
            for position in POSITIONS:
                cell = turned_cell((2 * position - SIDE - 1, -SIDE - 1), side - 1)
                yield f"{kind}{side}{position}", cell


_VERTEX_OF: Final = {point: f"v{number}" for number, point in enumerate(_city_vertices(), 1)}
_CELL_AT: Final = dict(_city_cells()) | dict(_arrow_cells())
_LABEL_OF: Final = {cell: label for label, cell in _city_cells()}

CITY_VERTICES: Final = tuple(_VERTEX_OF.values())
CITY_CELLS: Final = tuple(_LABEL_OF.values())
ARROW_SPACES: Final = tuple(label for label, _ in _arrow_cells())
"""Both kinds of arrow space at every place of the border; a map uses some of them."""


def _named_corners(label: str) -> tuple[str, str, str]:
    first, second, third = (
        _VERTEX_OF.get(point, label.lower()) for point in _corner_points(_CELL_AT[label])
    )
    return first, second, third


CORNERS: Final[Mapping[str, tuple[str, str, str]]] = MappingProxyType(
    {label: _named_corners(label) for label in _CELL_AT}
)
"""The three vertices of a cell, by labels. One vertex of an arrow space is its tip."""


def _points() -> Iterator[tuple[str, Point]]:
    yield from ((label, point) for point, label in _VERTEX_OF.items())
    for label in ARROW_SPACES:
        for point in _corner_points(_CELL_AT[label]):
            if point not in _VERTEX_OF:
                yield label.lower(), point


POINTS: Final[Mapping[str, Point]] = MappingProxyType(dict(_points()))
"""The position of a vertex, by its label."""


def _neighbours(label: str) -> tuple[str, ...]:
    x, y = POINTS[label]
    around = ((x + dx, y + dy) for dx, dy in _STEPS)
    return tuple(_VERTEX_OF[point] for point in around if point in _VERTEX_OF)


NEIGHBOURS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {label: _neighbours(label) for label in CITY_VERTICES}
)
"""The city's vertices one edge away, east first, then clockwise."""
CELLS_AT: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        vertex: tuple(cell for cell in CITY_CELLS if vertex in CORNERS[cell])
        for vertex in CITY_VERTICES
    }
)
"""The two to six city cells around a vertex, by rows."""


def cell_label(cell: Point) -> str:
    """Raises: KeyError: the cell is not in the city."""
    return _LABEL_OF[cell]


def is_arrow(cell: str) -> bool:
    return cell[0] in (START, EXIT)


def side_of(arrow: str) -> int:
    """The side of the city at which an arrow space lies, 1 (top) to 6, clockwise."""
    return int(arrow[1])


def tip(arrow: str) -> str:
    """The outer vertex of an arrow space."""
    return arrow.lower()


@cache
def mouths(arrow: str) -> tuple[str, ...]:
    """The two vertices of the city that an arrow space touches."""
    return tuple(vertex for vertex in CORNERS[arrow] if vertex != tip(arrow))


def edge_cells(one: str, other: str) -> tuple[str, ...]:
    """The city's cells on both sides of an edge: two, or one at the rim."""
    return tuple(cell for cell in CELLS_AT[one] if other in CORNERS[cell])


def heading(start: str, end: str) -> int:
    """The direction of an edge: 0 east, 1 south-east, and so on clockwise to 5."""
    (x0, y0), (x1, y1) = POINTS[start], POINTS[end]
    return _STEPS.index((x1 - x0, y1 - y0))


def bend(before: str, at: str, after: str) -> int:
    """Return the angle of two edges, in sixths of a turn: 0 straight on, 1 gentle, 2 acute, 3 back again."""
    sixths = (heading(at, after) - heading(before, at)) % 6
    return min(sixths, 6 - sixths)


def edges(path: tuple[str, ...] | list[str]) -> Iterator[frozenset[str]]:
    """The edges along a path of vertices."""
    return (frozenset(pair) for pair in pairwise(path))
