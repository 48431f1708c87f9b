"""The names of cells where a tile may be laid, each where no building hides it."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce

from cachetools import LRUCache
from PIL.Image import Image
from PIL.Image import new as new_image

from render.core.boxes import Box
from render.core.text import CAP_MIDDLE, Line, Type
from render.expancity.city.objects import Thing, silhouette
from render.expancity.city.projection import Projection, depth
from rules.core.squares import Cell
from rules.expancity.components.coordinates import cell_name

FREE = 0.02
"""A place with less than this share of the name hidden counts as free."""


@dataclass(frozen=True, slots=True)
class CellName:
    cell: Cell
    line: Line
    x: int
    """The middle of the name."""
    y: int
    box: Box


def _named(cell: Cell, line: Line, x: int, y: int) -> CellName:
    high, width = round(2 * CAP_MIDDLE * line.type.size), line.width
    left, top = x - width // 2, y - high // 2
    return CellName(cell, line, x, y, Box(left - 1, top - 1, left + width + 1, top + high + 1))


def place_names(
    cells: Iterable[Cell], projection: Projection, things: Iterable[Thing], size: int
) -> tuple[CellName, ...]:
    """Put each name, of this size, at its first free place, else where it is least hidden.

    The things are in front of the ground, from back to front.
    """
    boxes = [(thing, thing.box) for thing in things]
    return tuple(_place_name(cell, projection, boxes, size) for cell in sorted(cells, key=depth))


def _place_name(
    cell: Cell, projection: Projection, things: Sequence[tuple[Thing, Box]], size: int
) -> CellName:
    choices, around = _choices(cell, projection, size)
    x0, y0, x1, y1 = around
    near = tuple(
        (thing.sprite.number, left, top)
        for thing, (left, top, right, bottom) in things
        if left < x1 and right > x0 and top < y1 and bottom > y0
    )
    if not near:
        return choices[0]
    key = (cell, projection, size, near)
    if key not in _PLACED:
        hidden = _hidden(around, projection, things)
        _PLACED[key] = _least_hidden(choices, hidden, around)
    return _PLACED[key]


_PLACED: LRUCache[Hashable, CellName] = LRUCache(2048)
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


def _least_hidden(choices: Sequence[CellName], hidden: Image, around: Box) -> CellName:
    best, least = choices[0], 1.0
    for name in choices:
        share = _hidden_share(hidden, name.box.moved(-around.x0, -around.y0))
        if share < least:
            best, least = name, share
        if share <= FREE:
            break
    return best


@lru_cache(maxsize=2048)
def _choices(cell: Cell, projection: Projection, size: int) -> tuple[tuple[CellName, ...], Box]:
    """The places for a name, best first, and a box around all of them."""
    names = tuple(_places(cell, projection, size))
    return names, reduce(Box.around, (name.box for name in names))


def _places(cell: Cell, projection: Projection, size: int) -> Iterator[CellName]:
    """Places for the name on its cell, best first: the middle, then others."""
    x, y = projection.place(cell)
    half = projection.half
    line = Line(cell_name(cell), Type(size))
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
