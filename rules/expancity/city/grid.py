"""The grid. Positions use the same few hundred cells again and again, so results are cached."""

from functools import cache

from rules.core.squares import Cell, neighbours

CENTRE = Cell(0, 0)
"""The cell of City Hall."""


@cache
def around(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The four cells that share an edge: north, east, south, west."""
    return neighbours(cell)


@cache
def lines_through(cell: Cell, length: int) -> tuple[tuple[Cell, ...], ...]:
    """Every straight line of this many cells that contains this one."""
    x, y = cell
    lines = []
    for back in range(length):
        lines.append(tuple(Cell(x - back + step, y) for step in range(length)))
        lines.append(tuple(Cell(x, y - back + step) for step in range(length)))
    return tuple(lines)


@cache
def lines_from(cell: Cell, length: int) -> tuple[tuple[Cell, ...], tuple[Cell, ...]]:
    """The lines of this many cells that begin here, to the east and to the north."""
    x, y = cell
    return (
        tuple(Cell(x + step, y) for step in range(length)),
        tuple(Cell(x, y + step) for step in range(length)),
    )
