"""The board: the map, and the panels beside it. A preview also shows the next options."""

from PIL.Image import Image

from render.core.canvas import Canvas, Drawing
from render.core.encode import with_palette
from render.core.sprites import SPRITES, Picture
from render.metromania.city.city import city_of, draw_city, draw_city_ground
from render.metromania.city.ground import City
from render.metromania.corner import draw_corner, draw_legend, kind_names
from render.metromania.panel import draw_panel, draw_panel_ground
from render.metromania.quantised import colours
from rules.core.text import Say
from rules.metromania.view import View


def paint_board(view: View, say: Say) -> Image:
    return board_drawing(view, say).image()


def paint_map(view: View, say: Say) -> Image:
    """The board with the name of every vertex."""
    return board_drawing(view, say, all_names=True).image()


def board_drawing(view: View, say: Say, *, all_names: bool = False) -> Drawing:
    def draw(canvas: Canvas) -> None:
        draw_city(canvas, view, all_names=all_names)
        draw_corner(canvas, view, say)
        draw_panel(canvas, view, say)

    ground = _ground(city_of(view), view.arrows, len(view.seats), kind_names(say))
    return Drawing(ground, colours(), draw)


@SPRITES.keep
def _ground(city: City, arrows: tuple[str, ...], seats: int, kinds: tuple[str, ...]) -> Picture:
    """Everything that never changes during a table."""
    canvas = draw_city_ground(city, arrows)
    draw_legend(canvas, kinds)
    draw_panel_ground(canvas, seats)
    return Picture(with_palette(canvas.image, colours()))
