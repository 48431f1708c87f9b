"""The survey grid under the city, which shows where more cells would be."""

from math import ceil

from PIL import Image

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import BACKGROUND
from render.core.sprites import SPRITES, Picture, Sprite
from render.expancity.city.projection import Projection
from render.expancity.palette import SURVEY

LINE = 1.25
BAND = 90
"""The least height of the sheet in pixels: a whole one would take a tenth of all sprites' memory for each size."""


def draw_survey(canvas: Canvas, projection: Projection) -> None:
    """Draw the grid over the whole box of the city, along the edges of the cells."""
    room, half = projection.frame.city, projection.half
    sheet = _sheet(room.width, half)
    dx = (room.x0 - projection.x) % (2 * half)
    dy = (room.y0 - projection.y) % half
    top = room.y0
    while top < room.y1:
        bottom = min(room.y1, top + sheet.size[1] - dy)
        canvas.lay(sheet, room.x0, top, Box(dx, dy, dx + room.width, dy + bottom - top))
        top, dy = bottom, 0


@SPRITES.keep
def _sheet(width: int, half: int) -> Picture:
    """Some rows of the grid, one period wider than the box; its upper left corner is the middle of a cell."""
    sheet = Image.new("RGB", (width + 2 * half, ceil(BAND / half) * half), BACKGROUND)
    piece = _piece(half)
    for x in range(0, sheet.width, 2 * half):
        for y in range(0, sheet.height, half):
            left, top, *_ = piece.box(x, y)
            sheet.paste(piece.image, (left, top), piece.image)
    return Picture(sheet)


@SPRITES.keep
def _piece(half: int) -> Sprite:
    """One period of the grid: the edges of the cell in its middle."""
    art = Artwork(0, 0, 2 * half, half)
    corners = ((half, 0), (2 * half, half / 2), (half, half), (0, half / 2))
    art.line(corners, SURVEY, LINE, closed=True)
    return art.sprite()
