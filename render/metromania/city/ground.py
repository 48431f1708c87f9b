"""The city as printed: cells, the seams between its pieces, park and lake, and the arrows around it."""

from collections.abc import Iterator
from functools import cache
from math import ceil
from typing import TypeAlias

from PIL import Image, ImageDraw

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import BACKGROUND, INK, Colour
from render.core.sprites import Sprite
from render.core.text import Line, Type
from render.metromania.layout import Lattice, Place, district, points_up
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
_RIM = ("v1", "v6", "v51", "v91", "v86", "v41")
_CENTRE = "v46"
_LABEL_ROOM = (34, 18)


def draw_cells(
    size: tuple[int, int], lattice: Lattice, city: City, ground: Colour = BACKGROUND
) -> Image.Image:
    """Draw the cells with their grid, seams and rim on a ground."""
    # What is drawn large is only the hexagon, not what is around it.
    room = _room(size, lattice)
    large = Image.new("RGB", (room.width * SHARP, room.height * SHARP), ground)
    pen = ImageDraw.Draw(large)
    unit = lattice.unit * SHARP

    def sharp(place: Place) -> tuple[float, float]:
        """The middle of a pixel on the larger sheet."""
        return (place[0] - room.x0 + 0.5) * SHARP, (place[1] - room.y0 + 0.5) * SHARP

    for cell, kind in city:
        corners = [sharp(place) for place in lattice.corners(cell)]
        pen.polygon(corners, fill=ground_of(cell, kind))
    for start, end in _edges(lattice, city):
        pen.line((sharp(start), sharp(end)), fill=GRID, width=max(1, round(unit)))
    rim = [sharp(lattice.at(vertex)) for vertex in _RIM]
    for corner in rim:
        pen.line((sharp(lattice.at(_CENTRE)), corner), fill=SEAM, width=round(2 * unit))
    _outline(pen, rim, 3 * unit)
    image = Image.new("RGB", size, ground)
    image.paste(large.reduce(SHARP), (room.x0, room.y0))
    return image


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


def _outline(pen: ImageDraw.ImageDraw, corners: list[tuple[float, float]], width: float) -> None:
    pen.line([*corners, corners[0]], fill=RIM, width=round(width))
    for x, y in corners:
        pen.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=RIM)


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
