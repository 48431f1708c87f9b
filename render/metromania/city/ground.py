"""The city as printed: cells, the seams between its pieces, park and lake, and the arrows around it."""

from collections.abc import Iterator, Sequence
from functools import cache
from math import ceil
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import BACKGROUND, INK, Colour
from render.core.sprites import Sprite
from render.core.text import Line, Type
from render.metromania.layout import Lattice, Place, Point, district, points_up
from render.metromania.palette import CELL_LABEL, EXIT_LABEL, GRID, RIM, SEAM, cell_colour
from render.metromania.symbols import arrow, chevron_place, lake, park
from rules.metromania.components.content import BLANK, LAKE, PARK
from rules.metromania.components.coordinates import CITY_CELLS, CORNERS, START, tip

City: TypeAlias = tuple[tuple[str, str], ...]
"""Cells and what is printed on them: the form in which a view's city is a key of the cache."""

LABEL = Type(14, Weight.REGULAR)
ARROW_LABEL = Type(14)
SHARP = 3
"""How much larger the cells are drawn before they are reduced."""
BAND = 100
"""The rows of the picture that are drawn large at a time."""
_RIM = ("v1", "v6", "v51", "v91", "v86", "v41")
_CENTRE = "v46"
_LABEL_ROOM = (34, 18)


def draw_cells(
    size: tuple[int, int], lattice: Lattice, city: City, ground: Colour = BACKGROUND
) -> Image.Image:
    """Draw the cells with their grid, seams and rim on a ground."""
    # What is drawn large is only the hexagon, not what is around it, and a band of it at a time: all of it takes 20 MB.
    room = _room(size, lattice)
    unit = lattice.unit * SHARP

    def sharp(place: Place) -> Point:
        """The middle of a pixel on the larger sheet."""
        return (place[0] - room.x0 + 0.5) * SHARP, (place[1] - room.y0 + 0.5) * SHARP

    cells = [
        (_Shape.of([sharp(place) for place in lattice.corners(cell)]), ground_of(cell, kind))
        for cell, kind in city
    ]
    edges = [_Shape.of([sharp(start), sharp(end)]) for start, end in _edges(lattice, city)]
    line = max(1, round(unit))
    centre, rim = sharp(lattice.at(_CENTRE)), [sharp(lattice.at(vertex)) for vertex in _RIM]
    image = Image.new("RGB", size, ground)
    band = _Band(room.width * SHARP, ground)
    for top in range(0, room.height, BAND):
        band.begin(top * SHARP)
        for cell, fill in cells:
            if band.shows(cell):
                band.polygon(cell.points, fill)
        for edge in edges:
            if band.shows(edge, line):
                band.line(edge.points, GRID, line)
        for corner in rim:
            band.line((centre, corner), SEAM, round(2 * unit))
        band.line([*rim, rim[0]], RIM, round(3 * unit))
        for corner in rim:
            band.disc(corner, 3 * unit, RIM)
        image.paste(band.reduced(min(BAND, room.height - top)), (room.x0, room.y0 + top))
    return image


class _Shape(NamedTuple):
    points: list[Point]
    low: float
    """The height of its lowest point: heights grow downwards."""
    high: float

    @classmethod
    def of(cls, points: list[Point]) -> "_Shape":
        heights = [y for _, y in points]
        return cls(points, max(heights), min(heights))


class _Band:
    """Some rows of a large sheet, one band after another in the same memory."""

    def __init__(self, width: int, ground: Colour) -> None:
        self._image = Image.new("RGB", (width, BAND * SHARP))
        self._pen = ImageDraw.Draw(self._image)
        self._ground, self._top = ground, 0

    def begin(self, top: int) -> None:
        self._image.paste(self._ground, (0, 0, *self._image.size))
        self._top = top

    def shows(self, shape: "_Shape", by: int = 1) -> bool:
        """Does a shape, or a stroke of this width along it, reach into the band?"""
        return shape.low >= self._top - by and shape.high <= self._top + self._image.height + by

    def polygon(self, points: Sequence[Point], fill: Colour) -> None:
        self._pen.polygon(self._moved(points), fill=fill)

    def line(self, points: Sequence[Point], fill: Colour, width: int) -> None:
        self._pen.line(self._moved(points), fill=fill, width=width)

    def disc(self, at: Point, width: float, fill: Colour) -> None:
        (x, y), r = at, width / 2
        self._pen.ellipse(self._moved(((x - r, y - r), (x + r, y + r))), fill=fill)

    def reduced(self, height: int) -> Image.Image:
        image = self._image.reduce(SHARP)
        return image.crop((0, 0, image.width, height))

    def _moved(self, points: Sequence[Point]) -> list[tuple[int, int]]:
        # The library cuts coordinates down to whole numbers, towards zero: that must not depend on the band.
        return [(int(x), int(y) - self._top) for x, y in points]


def _edges(lattice: Lattice, city: City) -> Iterator[tuple[Place, Place]]:
    """The edges of the cells, each once."""
    seen: set[tuple[Place, Place]] = set()
    for cell, _ in city:
        first, second, third = lattice.corners(cell)
        for start, end in ((first, second), (second, third), (third, first)):
            if (end, start) not in seen:
                seen.add((start, end))
                yield start, end


def _room(size: tuple[int, int], lattice: Lattice) -> Box:
    """A box around the city and its rim, as far as it is on the picture."""
    rim, width = [lattice.at(vertex) for vertex in _RIM], ceil(3 * lattice.unit) + 1
    (xs, ys), (across, down) = zip(*rim, strict=True), size
    return Box(
        max(min(xs) - width, 0),
        max(min(ys) - width, 0),
        min(max(xs) + width, across),
        min(max(ys) + width, down),
    )


@cache
def ground_of(cell: str, kind: str) -> Colour:
    return cell_colour(kind, up=points_up(cell), district=district(cell))


def draw_printed(
    canvas: Canvas, lattice: Lattice, city: City, arrows: tuple[str, ...], within: Box
) -> None:
    """Draw park, lake, arrow spaces, and the names of all cells that have nothing printed on them."""
    for cell, kind in city:
        x, y = lattice.centre(cell)
        if kind in (PARK, LAKE):
            draw = park if kind == PARK else lake
            canvas.stamp(draw(lattice.edge, down=not points_up(cell)), x, y)
        elif kind == BLANK:
            canvas.write(Line(cell, LABEL), x, y, CELL_LABEL, within=within, align="middle")
    for cell in arrows:
        draw_arrow(canvas, lattice, cell, bare=False, within=within)


def draw_arrow(canvas: Canvas, lattice: Lattice, cell: str, *, bare: bool, within: Box) -> None:
    """Draw an arrow space; it is bare if a line runs over it."""
    x, y = lattice.centre(cell)
    canvas.stamp(arrow_sprite(lattice, cell, bare=bare), x, y)
    if bare:
        return
    ink = INK if cell.startswith(START) else EXIT_LABEL
    place = arrow_label(lattice, cell)
    canvas.write(Line(cell, ARROW_LABEL), *place, ink, within=within, align="middle")


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


def clear_label(canvas: Canvas, lattice: Lattice, cell: str, kind: str) -> None:
    """Remove the name of a blank cell."""
    if kind == BLANK:
        ground, room = _bare(lattice)[cell]
        canvas.fill(ground, room)


@cache
def _bare(lattice: Lattice) -> dict[str, tuple[Colour, Box]]:
    """The colour and the box of the name of each cell, if it is blank."""
    return {cell: (ground_of(cell, BLANK), room) for cell, room in label_rooms(lattice).items()}


@cache
def label_rooms(lattice: Lattice) -> dict[str, Box]:
    """The box of each cell's name."""
    wide, high = _LABEL_ROOM[0] // 2, _LABEL_ROOM[1] // 2
    middles = ((cell, lattice.centre(cell)) for cell in CITY_CELLS)
    return {cell: Box(x - wide, y - high, x + wide, y + high) for cell, (x, y) in middles}
