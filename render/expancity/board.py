"""The board: the city between a strip above and one below."""

from collections.abc import Callable

from PIL.Image import Image

from render.core.canvas import Canvas
from render.core.encode import with_palette
from render.core.palette import BACKGROUND
from render.core.sprites import SPRITES
from render.expancity.city.city import city_projection, draw_city
from render.expancity.city.projection import Projection
from render.expancity.city.survey import draw_survey
from render.expancity.foot import draw_foot, draw_foot_ground
from render.expancity.head import captions, draw_head, draw_head_ground
from render.expancity.layout import Frame
from render.expancity.quantised import colours
from rules.core.text import Say
from rules.expancity.view import View


def paint_board(view: View, say: Say) -> Image:
    return with_palette(board_canvas(view, say).image, colours())


def paint_as_then(before: View, after: View) -> Callable[[Say], Image]:
    """The board of an earlier view with every cell where the later board has it."""
    projection = city_projection(after)
    return lambda say: with_palette(board_canvas(before, say, projection).image, colours())


def board_canvas(view: View, say: Say, projection: Projection | None = None) -> Canvas:
    """The board before its colours are reduced; the city is projected as fits it best, if nothing else is given."""
    projection = projection or city_projection(view)
    frame = projection.frame
    canvas = Canvas(_ground(frame, len(view.seats), captions(say)).copy())
    draw_survey(canvas, projection)
    draw_city(canvas, view, projection)
    draw_head(canvas, frame, view, say)
    draw_foot(canvas, frame, view, say)
    return canvas


@SPRITES.keep
def _ground(frame: Frame, seats: int, said: tuple[str, ...]) -> Image:
    """The boxes with everything that never changes during a table."""
    canvas = Canvas.blank(frame.width, frame.height, BACKGROUND)
    draw_head_ground(canvas, frame, said)
    draw_foot_ground(canvas, frame, seats)
    return canvas.image
