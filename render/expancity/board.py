"""The board: the city between a strip above and two below."""

from collections.abc import Callable

from PIL.Image import Image

from render.core.canvas import Canvas, Drawing
from render.core.encode import with_palette
from render.core.palette import BACKGROUND
from render.core.sprites import SPRITES, Picture
from render.expancity.city.city import city_projection, draw_city
from render.expancity.city.projection import Projection
from render.expancity.foot import draw_foot, draw_foot_ground
from render.expancity.head import draw_head, draw_head_ground
from render.expancity.layout import Frame
from render.expancity.quantised import colours
from rules.core.text import Say
from rules.expancity.view import View


def paint_board(view: View, say: Say) -> Image:
    return board_drawing(view, say).image()


def paint_as_then(before: View, after: View) -> Callable[[Say], Image]:
    """The board of an earlier view with every cell where the later board has it."""
    projection = city_projection(after)
    return lambda say: board_drawing(before, say, projection).image()


def board_drawing(view: View, say: Say, projection: Projection | None = None) -> Drawing:
    """The board; the city is projected as fits it best, if nothing else is given."""
    fitted = projection or city_projection(view)
    frame = fitted.frame

    def city(canvas: Canvas) -> None:
        draw_city(canvas, view, fitted)

    def draw(canvas: Canvas) -> None:
        canvas.part(city, "city", fitted, view.tiles, view.buildings, view.last)
        draw_head(canvas, frame, view, say)
        draw_foot(canvas, frame, view, say)

    return Drawing(_ground(frame, len(view.seats), len(view.goals)), colours(), draw)


@SPRITES.keep
def _ground(frame: Frame, seats: int, goals: int) -> Picture:
    """The boxes with everything that never changes during a table."""
    canvas = Canvas.blank(frame.width, frame.height, BACKGROUND)
    draw_head_ground(canvas, frame)
    draw_foot_ground(canvas, frame, seats, goals)
    return Picture(with_palette(canvas.image, colours()))
