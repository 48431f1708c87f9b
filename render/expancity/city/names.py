"""The names of free cells, each on its cell where no building hides it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PIL.Image import Image

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import INK, MUTED
from render.core.text import CAP_MIDDLE, Line, Type
from render.expancity.city.projection import Projection, depth
from render.expancity.palette import CANDIDATE_NAME
from rules.core.squares import Cell
from rules.expancity.components.coordinates import cell_name

FREE = 0.02
"""A place with less than this share of the name hidden counts as free."""
TOO_MUCH = 0.12
"""A name is left out if more than this share of it is hidden."""


def name_size(half: int) -> int:
    return 36 if half >= 136 else 24 if half >= 88 else 18 if half >= 52 else 14


@dataclass(frozen=True, slots=True)
class CellName:
    cell: Cell
    line: Line
    x: int
    """The middle of the name."""
    y: int

    @property
    def box(self) -> Box:
        high = round(2 * CAP_MIDDLE * self.line.type.size)
        left, top = self.x - self.line.width // 2, self.y - high // 2
        return Box(left - 1, top - 1, left + self.line.width + 1, top + high + 1)

    def write(self, canvas: Canvas, within: Box, *, offered: bool) -> None:
        """Write the name; an offered cell's is gold, with a dark rim."""
        ink, halo = (CANDIDATE_NAME, INK) if offered else (MUTED, None)
        canvas.write(self.line, self.x, self.y, ink, within=within, align="middle", halo=halo)


def place_names(
    cells: Iterable[Cell], projection: Projection, hidden: Image, *, keep_all: bool
) -> tuple[CellName, ...]:
    """Put each name at its first free place, else where it is least hidden. Mostly hidden ones go, unless all are kept.

    `hidden` is white where something is in front of the ground.
    """
    found = []
    for cell in sorted(cells, key=depth):
        best: CellName | None = None
        least = 1.0 if keep_all else TOO_MUCH
        for name in _places(cell, projection):
            share = _hidden_share(hidden, name.box)
            if (best is None and keep_all) or share < least:
                best, least = name, share
            if share <= FREE:
                break
        if best is not None:
            found.append(best)
    return tuple(found)


def _places(cell: Cell, projection: Projection) -> Iterator[CellName]:
    """Places for the name on its cell, best first: the middle, then others."""
    x, y = projection.place(cell)
    half = projection.half
    line = Line(cell_name(cell), Type(name_size(half)))
    yield CellName(cell, line, x, y)
    yield CellName(cell, line, x, y + round(0.10 * half))
    spare = max(0, half - line.type.size - line.width // 2)
    for share in (0.45, 0.80):
        for way in (1, -1):
            yield CellName(cell, line, x + way * round(share * spare), y)
    yield CellName(cell, line, x, y - round(0.12 * half))


def _hidden_share(hidden: Image, box: Box) -> float:
    levels = hidden.crop(box).histogram()
    return sum(levels[128:]) / (box.width * box.height)
