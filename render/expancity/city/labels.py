"""The names of rows and columns, beside the city."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rules.core.squares import Cell

BESIDE = 0.74
"""From the middle of the outermost tile to its label, in cells."""


def row_name(y: int) -> str:
    return f"N{y}" if y > 0 else f"S{-y}" if y < 0 else "0"


def column_name(x: int) -> str:
    return f"E{x}" if x > 0 else f"W{-x}" if x < 0 else "0"


@dataclass(frozen=True, slots=True)
class AxisLabel:
    text: str
    x: float
    y: float
    row: bool
    of: int
    """The row or column it names."""


def axis_labels(cells: Iterable[Cell]) -> Iterator[AxisLabel]:
    """Each row beside its western- and easternmost tile, each column beside its northern- and southernmost."""
    laid = sorted(cells)
    for y in sorted({cell.y for cell in laid}):
        along = [cell.x for cell in laid if cell.y == y]
        for beside in (min(along) - BESIDE, max(along) + BESIDE):
            yield AxisLabel(row_name(y), beside, y, row=True, of=y)
    for x in sorted({cell.x for cell in laid}):
        along = [cell.y for cell in laid if cell.x == x]
        for beside in (min(along) - BESIDE, max(along) + BESIDE):
            yield AxisLabel(column_name(x), x, beside, row=False, of=x)
