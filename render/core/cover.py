"""The parts of every cover: the title, its tagline, and the signs of its seats."""

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import ACCENT, MUTED, Colour, seat_colour
from render.core.plates import box_sprite
from render.core.signs import sign
from render.core.text import Type, fit, fit_lines
from rules.core.text import Say, msg

COVER_WIDTH, COVER_HEIGHT = 1200, 500
TITLE = (Type(96), Type(72), Type(48))
TAGLINE = ((Type(24, Weight.REGULAR), 3), (Type(18, Weight.REGULAR), 4))
INDENT = 4


def draw_title(canvas: Canvas, say: Say, key: str, box: Box, ink: Colour, *, seats: int) -> None:
    """Write a title's name and tagline into a box of a cover, with the signs of this many seats below."""
    title = fit(say(msg(f"{key}.title")), box.width, TITLE)
    canvas.write(title, box.x0, box.y0 + 60, ink, within=box)
    canvas.stamp(box_sprite(96, 6, 3, ACCENT, None, 0), box.x0 + INDENT, box.y0 + 130)
    lines = fit_lines(say(msg(f"{key}.tagline")), box.width - 2 * INDENT, TAGLINE)
    pitch = round(1.4 * lines[0].type.size) if lines else 0
    for index, line in enumerate(lines):
        canvas.write(line, box.x0 + INDENT, box.y0 + 172 + index * pitch, MUTED, within=box)
    for seat in range(seats):
        canvas.stamp(sign(seat, 12, seat_colour(seat)), box.x0 + 18 + seat * 40, box.y1 - 16)
