"""Boxes, and parts of them that several pictures share."""

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import HAIR, INK, PANEL, TEXT, Colour
from render.core.plates import box_sprite
from render.core.text import Line, Type
from render.tmars.board.tiles import owner_sign
from render.tmars.icons.signs import icon
from render.tmars.layout import RADIUS
from render.tmars.palette import owner_colour
from rules.core.text import Say, msg
from rules.tmars.view import NOBODY

CAPTION = Type(19, Weight.REGULAR)
SMALL = Type(19)
TABLE = Type(22)
PLAIN = Type(22, Weight.REGULAR)
BODY = Type(24)
BODY_PLAIN = Type(24, Weight.REGULAR)
NAME = Type(32)
HEADLINE = Type(40)
LOUD = Type(48)
"""The sizes of the large board; pictures 1200 pixels wide use some of them, and have none below 14."""


def panel(canvas: Canvas, box: Box, fill: Colour = PANEL, rim: Colour | None = HAIR) -> None:
    plate(canvas, box, RADIUS, fill, rim, 1 if rim else 0)


def plate(
    canvas: Canvas,
    box: Box,
    radius: int,
    fill: Colour | None,
    rim: Colour | None = None,
    rim_width: int = 0,
) -> None:
    sprite = box_sprite(box.width, box.height, radius, fill, rim, rim_width)
    canvas.stamp(sprite, box.x0, box.y0)


def word(say: Say, key: str, **args: int | str) -> str:
    return say(msg(f"tmars.board.{key}", **args))


def draw_owner(canvas: Canvas, owner: int, x: int, y: int, r: int) -> None:
    """Draw the owner's sign; events for all players have none."""
    if owner != NOBODY:
        canvas.stamp(owner_sign(owner, r, owner_colour(owner)), x, y)


def counted(
    canvas: Canvas,
    right: int,
    y: int,
    *,
    sign: str,
    size: int,
    text: str,
    type_: Type,
    within: Box,
    ink: Colour = TEXT,
) -> int:
    """Draw a sign with a number after it, ending at `right`; returns where they begin."""
    line = Line(text, type_)
    canvas.write(line, right, y, ink, within=within, align="right")
    left = right - line.width - size // 5 - size
    canvas.stamp(icon(sign, size), left + size // 2, y)
    return left


def draw_first(canvas: Canvas, right: int, y: int) -> int:
    """Draw the mark of the seat that begins the generation, ending at `right`; returns where it begins."""
    flag = canvas.stamp(icon("first", 34), right - 17, y)
    canvas.write(Line("1", SMALL), flag.x0 + 11, y, INK, within=flag, align="middle")
    return flag.x0


def pill(
    canvas: Canvas, right: int, y: int, line: Line, ground: Colour, ink: Colour, *, within: Box
) -> int:
    """Draw words on a round plate that ends at `right`; returns where it begins."""
    height = round(1.6 * line.type.size)
    box = Box(right - line.width - height, y - height // 2, right, y - height // 2 + height)
    plate(canvas, box, height // 2, ground)
    canvas.write(line, box.middle[0], y, ink, within=within, align="middle")
    return box.x0
