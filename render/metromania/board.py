"""The board: the map, and the panels beside it. A preview also shows what may be done next."""

from PIL.Image import Image

from render.core.canvas import Canvas
from render.core.encode import with_palette
from render.core.sprites import SPRITES
from render.metromania.city.city import city_ground, city_of, draw_city
from render.metromania.city.ground import City
from render.metromania.corner import draw_corner, draw_legend, kind_names
from render.metromania.panel import draw_panel, draw_panel_ground
from render.metromania.quantised import colours
from rules.core.text import Say
from rules.metromania.view import View


def paint_board(view: View, say: Say) -> Image:
    return with_palette(board_canvas(view, say).image, colours())


def paint_map(view: View, say: Say) -> Image:
    """The board with the name of every vertex."""
    return with_palette(board_canvas(view, say, all_names=True).image, colours())


def board_canvas(view: View, say: Say, *, all_names: bool = False) -> Canvas:
    """The board before its colours are reduced."""
    ground = _ground(city_of(view), view.arrows, len(view.seats), kind_names(say))
    canvas = Canvas(ground.copy())
    draw_city(canvas, view, all_names=all_names)
    draw_corner(canvas, view, say)
    draw_panel(canvas, view, say)
    return canvas


@SPRITES.keep
def _ground(city: City, arrows: tuple[str, ...], seats: int, kinds: tuple[str, ...]) -> Image:
    """Everything that never changes during a table."""
    canvas = Canvas(_map(city, arrows).copy())
    draw_legend(canvas, kinds)
    draw_panel_ground(canvas, seats)
    return canvas.image


@SPRITES.keep
def _map(city: City, arrows: tuple[str, ...]) -> Image:
    return city_ground(city, arrows)
