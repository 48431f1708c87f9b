"""The common parts of rows of several pictures: places, changes, names, brackets, medals."""

from collections.abc import Sequence

from render.contest.parts.palette import LIT, ROW, SOFT, UP
from render.contest.parts.signs import dagger, dash, medal, plus, triangle
from render.contest.parts.words import place_text, shown
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import ACCENT, BAD, INK, MUTED, PANEL, TEXT, Colour
from render.core.panel.focus import CAPTION_PX
from render.core.plates import box_sprite
from render.core.text import Line, Type, fit
from rules.contest.views.parts import Change, Place

MARGIN = 16
RADIUS = 12
PLACE_X = 56
ACCENTS = 4
"""So far accents and tails of letters may reach out of a row."""
CHANGE = (94, 156)
CHANGED = Type(CAPTION_PX, Weight.REGULAR)


def draw_row(canvas: Canvas, box: Box, *, is_above: bool = True) -> None:
    ground = PANEL if is_above else ROW
    canvas.stamp(box_sprite(box.width, box.height, RADIUS, ground, None, 0), box.x0, box.y0)


def draw_place(
    canvas: Canvas,
    box: Box,
    place: Place,
    types: Sequence[Type],
    *,
    is_leader: bool = False,
    ink: Colour = TEXT,
) -> None:
    """Draw the place; the leader's on a lit plate."""
    y = box.middle[1]
    room = Box(box.x0, box.y0, box.x0 + 80, box.y1)
    if is_leader:
        height = box.height - (12 if box.height > 50 else 4)
        plate = canvas.stamp(
            box_sprite(64, height, 10, LIT[0], None, 0), PLACE_X - 32, y - height // 2
        )
        room, ink = plate, INK
    line = fit(place_text(place), room.width - 2, types)
    canvas.write(line, PLACE_X, y, ink, within=room, align="middle")


def draw_change(canvas: Canvas, box: Box, change: Change | None) -> None:
    """Draw places won or lost; a dash for none, a plus for a newcomer."""
    if change is None:
        return
    x0, y = box.x0 + CHANGE[0] - MARGIN, box.middle[1]
    middle = x0 + (CHANGE[1] - CHANGE[0]) // 2
    if change.is_new:
        canvas.stamp(plus(12, UP), middle, y)
    elif change.by == 0:
        canvas.stamp(dash(18, 5, MUTED), middle, y)
    else:
        up = change.by > 0
        canvas.stamp(triangle(11, UP if up else BAD, up=up), x0 + 11, y)
        line = Line(str(abs(change.by)), CHANGED)
        room = Box(x0 + 22, box.y0, x0 + 66, box.y1)
        canvas.write(line, x0 + 26, y, SOFT, within=room)


def draw_name(
    canvas: Canvas,
    box: Box,
    name: str,
    types: Sequence[Type],
    ink: Colour,
    *,
    is_withdrawn: bool = False,
) -> None:
    """Draw a name from the left edge of the box; a dagger before it if its bearer withdrew."""
    x = box.x0
    if is_withdrawn:
        canvas.stamp(dagger(types[-1].size, ink), x + 10, box.middle[1])
        x += 30
    line = fit(shown(name), box.x1 - x, types)
    room = Box(x - 2, box.y0 - ACCENTS, box.x1, box.y1 + ACCENTS)
    canvas.write(line, x, box.middle[1], ink, within=room)


def draw_medal(canvas: Canvas, place: int, x: int, y: int, r: int, type_: Type) -> None:
    box = canvas.stamp(medal(place, r), x, y)
    canvas.write(Line(str(place), type_), x, y, INK, within=box, align="middle")


def draw_bracket(canvas: Canvas, x: int, top: int, bottom: int) -> None:
    """Draw a bracket beside rows that are level, open to the left."""
    canvas.stamp(box_sprite(2, bottom - top, 0, ACCENT, None, 0), x + 2, top)
    for y in (top, bottom - 2):
        canvas.stamp(box_sprite(4, 2, 0, ACCENT, None, 0), x, y)
