"""The city as printed: cells, the seams between its pieces, park and lake, and the arrows around it."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from math import ceil
from typing import TypeAlias

from PIL import Image, ImageDraw

from render.core.boxes import Box
from render.core.canvas import Canvas, put
from render.core.palette import BACKGROUND, INK, Colour
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type
from render.metromania.layout import Lattice, Place, district, points_up
from render.metromania.palette import EXIT_LABEL, GRID, RIM, SEAM, cell_colour
from render.metromania.symbols import arrow, chevron_place, lake, park
from rules.metromania.components.content import LAKE, PARK
from rules.metromania.components.coordinates import CORNERS, POINTS, START, tip

City: TypeAlias = tuple[tuple[str, str], ...]
"""Cells and their printed symbols: the form in which a view's city is a key of the cache."""

ARROW_LABEL = Type(14)
SHARP = 3
"""The factor by which cells are drawn larger before they are reduced."""
_RIM = ("v1", "v6", "v51", "v91", "v86", "v41")
_CENTRE = "v46"


def draw_cells(
    size: tuple[int, int], lattice: Lattice, city: City, ground: Colour = BACKGROUND
) -> Image.Image:
    """Draw the cells with their grid, seams and rim on a ground.

    Cells are drawn as they are, since their steps lie below the edges. Those have masks, one for each direction.
    """
    image = Image.new("RGB", size, ground)
    pen = ImageDraw.Draw(image)
    for cell, kind in city:
        pen.polygon(lattice.corners(cell), fill=ground_of(cell, kind))
    unit = lattice.unit * SHARP
    for start, end in _edges(lattice, city):
        _fill(image, _stroke(_from(start, end), max(1, round(unit))), start, GRID)
    for corner in _RIM:
        for start, end in _steps(lattice, _CENTRE, corner):
            _fill(image, _stroke(_from(start, end), round(2 * unit)), start, SEAM)
    for corner, other in zip(_RIM, (*_RIM[1:], _RIM[0]), strict=True):
        for start, end in _steps(lattice, corner, other):
            _fill(image, _stroke(_from(start, end), round(3 * unit)), start, RIM)
        _fill(image, _dot(3 * unit), lattice.at(corner), RIM)
    return image


def _fill(image: Image.Image, mask: Sprite, at: Place, colour: Colour) -> None:
    put(image, mask.box(*at), mask, colour, None)


def _from(start: Place, end: Place) -> Place:
    return end[0] - start[0], end[1] - start[1]


@SPRITES.keep
def _stroke(end: Place, width: int) -> Sprite:
    """The mask of a stroke to a point; its width is that on the larger sheet."""
    sheet = _MaskCanvas(((0, 0), end), width // SHARP + 1)
    sheet.pen.line(sheet.points, fill=255, width=width)
    return sheet.mask()


@SPRITES.keep
def _dot(width: float) -> Sprite:
    sheet, r = _MaskCanvas(((0, 0),), ceil(width / SHARP)), width / 2
    ((x, y),) = sheet.points
    sheet.pen.ellipse((int(x - r), int(y - r), int(x + r), int(y + r)), fill=255)
    return sheet.mask()


class _MaskCanvas:
    """A larger sheet for a mask around some points, one of which is its anchor."""

    def __init__(self, places: Sequence[Place], room: int) -> None:
        xs, ys = [x for x, _ in places], [y for _, y in places]
        self._left, self._top = min(xs) - room, min(ys) - room
        size = max(xs) + room + 1 - self._left, max(ys) + room + 1 - self._top
        self._image = Image.new("L", (size[0] * SHARP, size[1] * SHARP))
        self.pen = ImageDraw.Draw(self._image)
        # The middle of a pixel.
        half = SHARP // 2
        self.points = [
            ((x - self._left) * SHARP + half, (y - self._top) * SHARP + half) for x, y in places
        ]

    def mask(self) -> Sprite:
        return Sprite(self._image.reduce(SHARP), (-self._left, -self._top))


def _steps(lattice: Lattice, start: str, end: str) -> Iterator[tuple[Place, Place]]:
    """The edges from a vertex to another one that lies straight ahead."""
    (ax, ay), (bx, by) = POINTS[start], POINTS[end]
    count = max(abs(bx - ax) // 2, abs(by - ay))
    dx, dy = (bx - ax) // count, (by - ay) // count
    course = [lattice.at(_VERTICES[ax + dx * step, ay + dy * step]) for step in range(count + 1)]
    return pairwise(course)


_VERTICES = {point: vertex for vertex, point in POINTS.items()}


def _edges(lattice: Lattice, city: City) -> Iterable[tuple[Place, Place]]:
    """The edges of the cells, each once."""
    found: dict[tuple[Place, Place], None] = {}
    for cell, _ in city:
        first, second, third = sorted(lattice.corners(cell))
        found.update(dict.fromkeys(((first, second), (second, third), (first, third))))
    return found


@cache
def ground_of(cell: str, kind: str) -> Colour:
    return cell_colour(kind, up=points_up(cell), district=district(cell))


def draw_sights(canvas: Canvas, lattice: Lattice, city: City) -> None:
    """Draw park and lake."""
    for cell, kind in city:
        if kind in (PARK, LAKE):
            draw = park if kind == PARK else lake
            canvas.stamp(draw(lattice.edge, down=not points_up(cell)), *lattice.centre(cell))


def draw_arrow(
    canvas: Canvas,
    lattice: Lattice,
    cell: str,
    *,
    bare: bool,
    within: Box,
    label: Type = ARROW_LABEL,
) -> None:
    """Draw an arrow space; it is bare if a line runs over it."""
    x, y = lattice.centre(cell)
    canvas.stamp(arrow_sprite(lattice, cell, bare=bare), x, y)
    if bare:
        return
    ink = INK if cell.startswith(START) else EXIT_LABEL
    place = arrow_label(lattice, cell)
    canvas.write(Line(cell, label), *place, ink, within=within, align="middle")


@cache
def arrow_label(lattice: Lattice, cell: str) -> Place:
    """The place of an arrow space's name, a little away from its chevron."""
    x, y = lattice.centre(cell)
    dx, dy = chevron_place(_about(lattice, cell)[0], starts=cell.startswith(START))
    shift = ARROW_SHIFT * lattice.unit / max(abs(dx), abs(dy), 1.0)
    return x - round(dx * shift), y - round(dy * shift)


ARROW_SHIFT = 5


def arrow_sprite(lattice: Lattice, cell: str, *, bare: bool) -> Sprite:
    corners = _about(lattice, cell)
    return arrow(corners, starts=cell.startswith(START), bare=bare)


@cache
def _about(lattice: Lattice, cell: str) -> tuple[Place, Place, Place]:
    """The corners of an arrow space around its middle, its tip first."""
    x, y = lattice.centre(cell)
    others = (vertex for vertex in CORNERS[cell] if vertex != tip(cell))
    places = (lattice.at(vertex) for vertex in (tip(cell), *others))
    first, second, third = ((px - x, py - y) for px, py in places)
    return first, second, third
