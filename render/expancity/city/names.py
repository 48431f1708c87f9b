"""The names of free cells, each on its cell where no building hides it."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce

from cachetools import LRUCache
from PIL.Image import Image
from PIL.Image import new as new_image

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import INK, MUTED
from render.core.text import CAP_MIDDLE, Line, Type
from render.expancity.city.objects import Thing, silhouette
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
    box: Box

    def write(self, canvas: Canvas, within: Box, *, offered: bool) -> None:
        """Write the name; an offered cell's is gold, with a dark rim."""
        ink, halo = (CANDIDATE_NAME, INK) if offered else (MUTED, None)
        canvas.write(self.line, self.x, self.y, ink, within=within, align="middle", halo=halo)


def _named(cell: Cell, line: Line, x: int, y: int) -> CellName:
    high, width = round(2 * CAP_MIDDLE * line.type.size), line.width
    left, top = x - width // 2, y - high // 2
    return CellName(cell, line, x, y, Box(left - 1, top - 1, left + width + 1, top + high + 1))


def place_names(
    cells: Iterable[Cell], projection: Projection, things: Iterable[Thing], *, keep_all: bool
) -> tuple[CellName, ...]:
    """Put each name at its first free place, else where it is least hidden. Mostly hidden ones go, unless all are kept.

    The things are in front of the ground, from back to front.
    """
    boxes = [(thing, thing.box) for thing in things]
    found = (
        _place_name(cell, projection, boxes, keep_all=keep_all) for cell in sorted(cells, key=depth)
    )
    return tuple(name for name in found if name is not None)


def _place_name(
    cell: Cell, projection: Projection, things: Sequence[tuple[Thing, Box]], *, keep_all: bool
) -> CellName | None:
    choices, around = _choices(cell, projection)
    x0, y0, x1, y1 = around
    near = tuple(
        (thing.sprite.number, left, top)
        for thing, (left, top, right, bottom) in things
        if left < x1 and right > x0 and top < y1 and bottom > y0
    )
    if not near:
        return choices[0]
    key = (cell, projection, near, keep_all)
    if key not in _PLACED:
        hidden = _hidden(around, projection, things)
        _PLACED[key] = _least_hidden(choices, hidden, around, keep_all=keep_all)
    return _PLACED[key]


_PLACED: LRUCache[Hashable, CellName | None] = LRUCache(2048)
"""Earlier places of names, by the things in front of their cells: most of a city is as it was a turn ago."""


def _hidden(around: Box, projection: Projection, things: Iterable[tuple[Thing, Box]]) -> Image:
    """A mask of a piece of the picture, white where something is in front of the ground."""
    frame = projection.frame
    shown = around.within(Box(0, 0, frame.width, frame.height))
    mask = new_image("L", (around.width, around.height))
    if shown.width > 0 and shown.height > 0:
        within = (thing for thing, box in things if box.overlap(shown))
        mask.paste(silhouette(shown, within), (shown.x0 - around.x0, shown.y0 - around.y0))
    return mask


def _least_hidden(
    choices: Iterable[CellName], hidden: Image, around: Box, *, keep_all: bool
) -> CellName | None:
    best: CellName | None = None
    least = 1.0 if keep_all else TOO_MUCH
    for name in choices:
        share = _hidden_share(hidden, name.box.moved(-around.x0, -around.y0))
        if (best is None and keep_all) or share < least:
            best, least = name, share
        if share <= FREE:
            break
    return best


@lru_cache(maxsize=2048)
def _choices(cell: Cell, projection: Projection) -> tuple[tuple[CellName, ...], Box]:
    """The places for a name, best first, and a box around all of them."""
    names = tuple(_places(cell, projection))
    return names, reduce(Box.around, (name.box for name in names))


def _places(cell: Cell, projection: Projection) -> Iterator[CellName]:
    """Places for the name on its cell, best first: the middle, then others."""
    x, y = projection.place(cell)
    half = projection.half
    line = Line(cell_name(cell), Type(name_size(half)))
    yield _named(cell, line, x, y)
    yield _named(cell, line, x, y + round(0.10 * half))
    spare = max(0, half - line.type.size - line.width // 2)
    for share in (0.45, 0.80):
        for way in (1, -1):
            yield _named(cell, line, x + way * round(share * spare), y)
    yield _named(cell, line, x, y - round(0.12 * half))


def _hidden_share(hidden: Image, box: Box) -> float:
    levels = hidden.crop(box).histogram()
    return sum(levels[128:]) / (box.width * box.height)
