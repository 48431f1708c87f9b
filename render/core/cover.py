"""The parts of every cover: the title, its tagline, and the signs of its seats; or an event and when it is."""

from dataclasses import dataclass

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import ACCENT, MUTED, TEXT, Colour, seat_colour
from render.core.panel.focus import CAPTION_PX, ESSENTIAL_PX, LEAST_PX
from render.core.plates import box_sprite
from render.core.signs import sign
from render.core.text import Type, drawable, fit, fit_lines
from rules.core.text import Say, msg

COVER_WIDTH, COVER_HEIGHT = 1200, 500
TITLE = (Type(96), Type(72), Type(60), Type(48))
TAGLINE = ((Type(34, Weight.REGULAR), 3), (Type(CAPTION_PX, Weight.REGULAR), 4))
INDENT = 4
EVENT = ((Type(72), 1), (Type(60), 2), (Type(48), 2), (Type(ESSENTIAL_PX), 3))
DATE = (Type(ESSENTIAL_PX), Type(LEAST_PX))
CAPTION = (Type(CAPTION_PX, Weight.REGULAR),)
SIGN = 18
BAR = (96, 6)
LEAST_AIR = 56
"""The least distance between the time of an event and the middle of the signs, which give way."""


@dataclass(frozen=True, slots=True)
class Event:
    """An event that a cover announces."""

    name: str
    date: str
    time: str


def draw_title(
    canvas: Canvas,
    say: Say,
    key: str,
    box: Box,
    ink: Colour,
    *,
    seats: int,
    event: Event | None = None,
) -> None:
    """Write a title's name and tagline into a box of a cover, with the signs of this many seats below.

    With `event` its name and date stand there, below the name of the title.
    """
    if event is None:
        _draw_tagline(canvas, say, key, box, ink)
    elif _draw_event(canvas, event, say(msg(f"{key}.title")), box, ink) > box.y1 - LEAST_AIR:
        return
    for seat in range(seats):
        canvas.stamp(sign(seat, SIGN, seat_colour(seat)), box.x0 + 22 + seat * 54, box.y1 - 16)


def _draw_tagline(canvas: Canvas, say: Say, key: str, box: Box, ink: Colour) -> None:
    title = fit(say(msg(f"{key}.title")), box.width, TITLE)
    canvas.write(title, box.x0, box.y0 + 48, ink, within=box)
    canvas.stamp(box_sprite(*BAR, 3, ACCENT, None, 0), box.x0 + INDENT, box.y0 + 108)
    lines = fit_lines(say(msg(f"{key}.tagline")), box.width - 2 * INDENT, TAGLINE)
    pitch = round(1.3 * lines[0].type.size) if lines else 0
    for index, line in enumerate(lines):
        canvas.write(line, box.x0 + INDENT, box.y0 + 144 + index * pitch, MUTED, within=box)


def _draw_event(canvas: Canvas, event: Event, title: str, box: Box, ink: Colour) -> int:
    """The title, the name in up to three lines, a bar, date and time; returns how far down that reaches."""
    room = box.width - INDENT
    lines = fit_lines(drawable(event.name) or "?", box.width, EVENT)
    pitch = round(1.2 * lines[0].type.size)
    y = box.y0 + (0 if len(lines) > 1 else 24)
    within = Box(box.x0 - 2, 0, box.x1 + 8, box.y1)
    canvas.write(fit(title, room, CAPTION), box.x0 + INDENT, y - 8, MUTED, within=within)
    y += 24 + pitch // 2
    for line in lines:
        canvas.write(line, box.x0, y, ink, within=within)
        y += pitch
    y += 20 - pitch // 2
    canvas.stamp(box_sprite(*BAR, 3, ACCENT, None, 0), box.x0 + INDENT, y)
    date = fit(event.date, room, DATE)
    canvas.write(date, box.x0 + INDENT, y + 42, TEXT, within=within)
    canvas.write(fit(event.time, room, CAPTION), box.x0 + INDENT, y + 88, MUTED, within=within)
    return y + 88
