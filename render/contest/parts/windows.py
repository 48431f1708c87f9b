"""The lit window: a place at a table, brighter the better it is, with its numeral."""

from render.contest.parts.palette import LIT, LIT_INK, SOFT, tone_of
from render.contest.parts.signs import dots, robot
from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import HAIR, MUTED, Colour
from render.core.plates import box_sprite
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type

RADIUS = 8


def draw_window(
    canvas: Canvas, box: Box, place: int, type_: Type, *, is_shared: bool = False, radius: int = 6
) -> None:
    """Draw a window that fills the box."""
    tone = tone_of(place)
    canvas.stamp(_pane(box.width, box.height, LIT[tone], radius), box.x0, box.y0)
    line = Line(str(place), type_)
    canvas.write(line, *box.middle, LIT_INK[tone], within=box, align="middle")
    if is_shared:
        _underline(canvas, box, place)


def draw_robot_window(canvas: Canvas, box: Box) -> None:
    """Draw the window of a table at which a robot sat in."""
    canvas.stamp(_pane(box.width, box.height, LIT[-1], RADIUS), box.x0, box.y0)
    canvas.stamp(robot(28, SOFT, LIT[-1]), *box.middle)


def _underline(canvas: Canvas, box: Box, place: int) -> None:
    ink = LIT_INK[tone_of(place)]
    width = min(22, box.width - 12)
    line = box_sprite(width, 3, 0, ink, None, 0)
    canvas.stamp(line, box.middle[0] - width // 2, box.y1 - 6)


@SPRITES.keep
def _pane(width: int, height: int, tone: Colour, radius: int) -> Sprite:
    art = Artwork(0, 0, width, height)
    is_dark = tone == LIT[-1]
    art.plate(0, 0, width, height, radius, tone, rim=HAIR if is_dark else None, rim_width=2)
    return art.sprite()


def draw_outline(canvas: Canvas, box: Box, ink: Colour, radius: int = RADIUS) -> None:
    """Draw an unlit window: a place that will be filled."""
    canvas.stamp(box_sprite(box.width, box.height, radius, None, ink, 2), box.x0, box.y0)


def draw_playing(canvas: Canvas, box: Box, radius: int = RADIUS) -> None:
    """Draw a table that is still played: an outline with three dots."""
    draw_outline(canvas, box, MUTED, radius)
    canvas.stamp(dots(3.4, 11, SOFT), *box.middle)
