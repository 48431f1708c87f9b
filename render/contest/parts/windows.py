"""The lit window: a place at a table, brighter the better it is, with its numeral."""

from render.contest.parts.palette import LIT, LIT_INK, SILL, SOFT, tone_of
from render.contest.parts.signs import dots, robot
from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import HAIR, MUTED, Colour, seat_colour
from render.core.plates import box_sprite
from render.core.signs import sign
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type

RADIUS = 8
ROBOT = -1
"""Instead of a seat: a robot sat in."""


def draw_window(
    canvas: Canvas, box: Box, place: int, type_: Type, *, is_shared: bool = False, radius: int = 6
) -> None:
    """Draw a window without a sill, filling the box."""
    _draw(canvas, box, place, type_, 0, radius)
    if is_shared:
        _underline(canvas, box, place)


def draw_sill_window(
    canvas: Canvas, box: Box, place: int, type_: Type, *, sill: int, seat: int, is_shared: bool
) -> None:
    """Draw a window whose left part shows the seat's sign, or a robot."""
    _draw(canvas, box, place, type_, sill, RADIUS)
    x, y = box.x0 + sill // 2, box.middle[1]
    if seat == ROBOT:
        canvas.stamp(robot(20 if sill > 24 else 17, SOFT, SILL), x, y)
    else:
        canvas.stamp(sign(seat, 8 if sill > 24 else 6, seat_colour(seat)), x, y)
    if is_shared:
        _underline(canvas, Box(box.x0 + sill, box.y0, box.x1, box.y1), place)


def _draw(canvas: Canvas, box: Box, place: int, type_: Type, sill: int, radius: int) -> None:
    tone = tone_of(place)
    canvas.stamp(_pane(box.width, box.height, sill, LIT[tone], radius), box.x0, box.y0)
    middle = (box.x0 + sill + box.x1) // 2
    line = Line(str(place), type_)
    canvas.write(line, middle, box.middle[1], LIT_INK[tone], within=box, align="middle")


def _underline(canvas: Canvas, box: Box, place: int) -> None:
    ink = LIT_INK[tone_of(place)]
    width = min(22, box.width - 12)
    line = box_sprite(width, 2, 0, ink, None, 0)
    canvas.stamp(line, box.middle[0] - width // 2, box.y1 - 5)


@SPRITES.keep
def _pane(width: int, height: int, sill: int, tone: Colour, radius: int) -> Sprite:
    art = Artwork(0, 0, width, height)
    is_dark = tone == LIT[-1]
    art.plate(0, 0, width, height, radius, tone, rim=HAIR if is_dark else None, rim_width=2)
    if sill:
        art.plate(0, 0, sill, height, radius, SILL)
        art.plate(sill - radius, 0, sill, height, 0, SILL)
    return art.sprite()


def draw_outline(canvas: Canvas, box: Box, ink: Colour, radius: int = RADIUS) -> None:
    """Draw an unlit window: a place that will be filled."""
    canvas.stamp(box_sprite(box.width, box.height, radius, None, ink, 2), box.x0, box.y0)


def draw_playing(canvas: Canvas, box: Box, radius: int = RADIUS) -> None:
    """Draw a table that is still played: an outline with three dots."""
    draw_outline(canvas, box, MUTED, radius)
    canvas.stamp(dots(2.2, 7, SOFT), *box.middle)
