"""Boxes, and parts of them that several panels share."""

from collections.abc import Sequence

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import HAIR, PANEL, Colour
from render.core.plates import box_sprite
from render.core.text import Line, Type, fit_lines
from render.mine.layout import RADIUS
from rules.core.text import Arg, Say, msg

CAPTION = Type(14, Weight.REGULAR)
SMALL = Type(14)
BODY = Type(18)
LARGE = Type(24)
LOUD = Type(36)


def panel(canvas: Canvas, box: Box, fill: Colour = PANEL, rim: Colour | None = HAIR) -> None:
    canvas.stamp(
        box_sprite(box.width, box.height, RADIUS, fill, rim, 1 if rim else 0), box.x0, box.y0
    )


def whole_words(text: str, width: int, choices: Sequence[tuple[Type, int]]) -> tuple[Line, ...]:
    """Return the text in the first type in which it fits without a broken word; if there is none, as it fits."""
    for choice in choices:
        lines = fit_lines(text, width, (choice,))
        if [word for line in lines for word in line.text.split()] == text.split():
            return lines
    return fit_lines(text, width, choices)


def board_word(say: Say, key: str, **args: Arg) -> str:
    return say(msg(f"mine.board.{key}", **args))
