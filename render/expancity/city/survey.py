"""The survey grid under the city, which shows where more cells would be."""

from PIL import Image

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import BACKGROUND
from render.core.sprites import SPRITES, Sprite
from render.expancity.city.projection import Projection
from render.expancity.palette import SURVEY

LINE = 1.25


def draw_survey(canvas: Canvas, projection: Projection) -> None:
    """Draw the grid over the whole box of the city, along the edges of the cells."""
    room, half = projection.frame.city, projection.half
    sheet = _sheet(room.width, room.height, half)
    dx = (room.x0 - projection.x) % (2 * half)
    dy = (room.y0 - projection.y) % half
    part = Box(dx, dy, dx + room.width, dy + room.height)
    canvas.lay(sheet, room.x0, room.y0, part)


@SPRITES.keep
def _sheet(width: int, height: int, half: int) -> Image.Image:
    """The grid, one period larger than the box each way; its upper left corner is the middle of a cell."""
    sheet = Image.new("RGB", (width + 2 * half, height + half), BACKGROUND)
    piece = _piece(half)
    for x in range(0, sheet.width, 2 * half):
        for y in range(0, sheet.height, half):
            left, top, *_ = piece.box(x, y)
            sheet.paste(piece.image, (left, top), piece.image)
    return sheet


@SPRITES.keep
def _piece(half: int) -> Sprite:
    """One period of the grid: the edges of the cell in its middle."""
    art = Artwork(0, 0, 2 * half, half)
    corners = ((half, 0), (2 * half, half / 2), (half, half), (0, half / 2))
    art.line(corners, SURVEY, LINE, closed=True)
    return art.sprite()
