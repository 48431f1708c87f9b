"""The board: the map, and the panels beside it."""

from PIL.Image import Image

from render.core.canvas import Canvas, Drawing
from render.core.encode import with_palette
from render.core.sprites import SPRITES, Picture
from render.metromania.city.city import city_of, draw_city, draw_city_ground
from render.metromania.city.ground import City
from render.metromania.corners import draw_corner_grounds, draw_corners
from render.metromania.panel import draw_panel, draw_panel_ground
from render.metromania.quantised import colours
from rules.core.text import Say
from rules.metromania.view import View


def paint_board(view: View, say: Say) -> Image:
    return board_drawing(view, say).image()


def board_drawing(view: View, say: Say) -> Drawing:
    def draw(canvas: Canvas) -> None:
        draw_city(canvas, view)
        draw_corners(canvas, view, say)
        draw_panel(canvas, view, say)

    return Drawing(_ground(city_of(view), view.arrows, len(view.seats)), colours(), draw)


@SPRITES.keep
def _ground(city: City, arrows: tuple[str, ...], seats: int) -> Picture:
    """Everything that never changes during a table, in any language."""
    canvas = draw_city_ground(city, arrows)
    draw_corner_grounds(canvas)
    draw_panel_ground(canvas, seats)
    return Picture(with_palette(canvas.image, colours()))
