"""The infinite grid of squares: x grows east, y grows north."""

from collections.abc import Iterable
from typing import NamedTuple


class Cell(NamedTuple):
    x: int
    y: int


def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The four cells that share an edge: north, east, south, west."""
    x, y = cell
    return Cell(x, y + 1), Cell(x + 1, y), Cell(x, y - 1), Cell(x - 1, y)


def distance(a: Cell, b: Cell) -> int:
    """Steps across edges from one cell to the other."""
    return abs(a.x - b.x) + abs(a.y - b.y)


def reading_order(cells: Iterable[Cell]) -> list[Cell]:
    """Row by row from the north, each row from west to east."""
    return sorted(cells, key=_row_and_place)


def _row_and_place(cell: Cell) -> tuple[int, int]:
    x, y = cell
    return -y, x
