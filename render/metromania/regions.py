"""The regions of the board that a change lights up as a whole."""

from functools import cache

from PIL import Image, ImageDraw

from render.core.boxes import Box
from render.core.region import Region
from render.metromania.layout import BOARD, CLOSED, LAST, SUPPLY, seat_boxes
from rules.core.text import msg, seat_msg
from rules.metromania.components.coordinates import CORNERS
from rules.metromania.view import View

_SHARP = 4


def regions(view: View) -> tuple[Region, ...]:
    """The cells, then the boxes beside the map."""
    return (
        *_cells(),
        Region(msg("core.region.last"), LAST),
        *(Region(seat_msg(seat), box) for seat, box in enumerate(seat_boxes(len(view.seats)))),
        *(Region(msg("core.region.stock"), box) for box in (SUPPLY, CLOSED)),
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
