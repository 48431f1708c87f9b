"""The regions of the board that a change lights up as a whole."""

from functools import cache

from PIL import Image, ImageDraw

from render.core.boxes import Box
from render.core.painter import Region
from render.metromania.layout import ACTING, BOARD, CORNER, SUPPLY, seat_boxes
from rules.core.text import msg, seat_msg
from rules.metromania.components.coordinates import CORNERS, POINTS
from rules.metromania.view import View

_SHARP = 4
_AROUND = 34
"""The reach of a mark around its vertex."""
_LETTER = 24
"""The reach of a tunnel's letter beyond its cell."""


def regions(view: View) -> tuple[Region, ...]:
    """The cells, then the boxes beside the map."""
    return (
        *_cells(),
        Region(msg("core.region.last"), CORNER),
        Region(msg("core.region.acting"), ACTING),
        *(Region(seat_msg(seat), box) for seat, box in enumerate(seat_boxes(len(view.seats)))),
        Region(msg("core.region.stock"), SUPPLY),
    )


@cache
def _cells() -> tuple[Region, ...]:
    return tuple(_cell(cell) for cell in CORNERS)


def _cell(cell: str) -> Region:
    corners = BOARD.corners(cell)
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    box = Box(min(xs), min(ys), max(xs) + 1, max(ys) + 1)
    large = Image.new("L", (box.width * _SHARP, box.height * _SHARP))
    points = [((x - box.x0) * _SHARP, (y - box.y0) * _SHARP) for x, y in corners]
    ImageDraw.Draw(large).polygon(points, fill=255)
    shape = large.reduce(_SHARP).point([255 * (value > 0) for value in range(256)])
    return Region(msg("core.place", place=cell), box, shape)


def marks(view: View) -> tuple[Region, ...]:
    """The vertices, which have no place of their own on the board, and cells with the letters of their tunnels."""
    lettered = {each.tunnel.cell: None for each in (*view.marks, *view.chosen)}
    return (*_vertices(), *(_lettered(cell) for cell in lettered))


@cache
def _lettered(cell: str) -> Region:
    found = _cell(cell)
    box = found.box.inset(-_LETTER)
    return Region(found.shows, box, Image.new("L", (box.width, box.height), 255))


@cache
def _vertices() -> tuple[Region, ...]:
    whole = Image.new("L", (2 * _AROUND, 2 * _AROUND), 255)
    return tuple(
        Region(
            msg("core.place", place=vertex),
            Box(x - _AROUND, y - _AROUND, x + _AROUND, y + _AROUND),
            whole,
        )
        for vertex in POINTS
        for x, y in (BOARD.at(vertex),)
    )
