"""The picture for narrow screens: active players, the last deed, the map, all ratings, and one seat's resources."""

from PIL.Image import Image

from render.core.canvas import Canvas, Drawing
from render.core.encode import with_palette
from render.core.palette import BACKGROUND
from render.core.sprites import SPRITES, Picture
from render.tmars.board.panels import panel
from render.tmars.board.spaces import draw_map
from render.tmars.phone.corners import draw_corner_grounds, draw_corners
from render.tmars.phone.head import draw_event, draw_who
from render.tmars.phone.land import land
from render.tmars.phone.layout import EVENT, GRID, HEIGHT, MAP, WIDTH
from render.tmars.phone.seats import draw_own, draw_seats
from render.tmars.quantised import colours
from rules.core.text import Say
from rules.tmars.view import View


def paint_phone(view: View, say: Say) -> Image:
    return phone_drawing(view, say).image()


def phone_drawing(view: View, say: Say) -> Drawing:
    def draw(canvas: Canvas) -> None:
        draw_who(canvas, view, say)
        draw_event(canvas, view, say)
        draw_map(canvas, MAP, view, GRID)
        draw_corners(canvas, view, say)
        draw_seats(canvas, view, say)
        draw_own(canvas, view)

    return Drawing(_ground(view.board), colours(), draw)


@SPRITES.keep
def _ground(board: str) -> Picture:
    """Everything that stays the same from turn to turn and in every language."""
    canvas = Canvas.blank(WIDTH, HEIGHT, BACKGROUND)
    panel(canvas, EVENT)
    canvas.image.paste(land(board), (MAP.x0, MAP.y0))
    draw_corner_grounds(canvas)
    return Picture(with_palette(canvas.image, colours()))
