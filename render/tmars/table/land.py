"""The map without the planet's disc: ground from edge to edge, and every space without tiles."""

from PIL import Image

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import BACKGROUND, WHITE
from render.core.plates import box_sprite
from render.tmars.board.planet import draw_ground
from render.tmars.layout import RADIUS
from render.tmars.surface import ground
from render.tmars.table.layout import GRID, MAP


def land(board: str) -> Image.Image:
    """The map, with round corners."""
    surface = ground(board, MAP.width, MAP.height)
    canvas = Canvas(surface)
    draw_ground(canvas, board, Box(0, 0, MAP.width, MAP.height), GRID)
    corners = box_sprite(MAP.width, MAP.height, RADIUS, WHITE, None, 0)
    image = Image.new("RGB", surface.size, BACKGROUND)
    image.paste(surface, (0, 0), corners.whole.getchannel("A"))
    return image
