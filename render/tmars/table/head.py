"""Active players or winners, and beside them the newest deed."""

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import ACCENT, INK, TEXT
from render.core.plates import cup
from render.core.signs import sign
from render.core.text import Line, Type, fit, fit_lines, seat_name
from render.tmars.board.asked import doing, waiting
from render.tmars.board.banner import draw_answers, draw_picture
from render.tmars.board.deeds import (
    changes,
    deed,
    draw_changes,
    fit_changes,
    latest,
    picture,
    since,
    told,
)
from render.tmars.board.head import ink_disc, won
from render.tmars.board.panels import draw_owner, panel, plate
from render.tmars.icons.signs import icon
from render.tmars.palette import owner_colour
from render.tmars.table.layout import EVENT, WHO
from rules.core.seats import Seat
from rules.core.text import Say
from rules.tmars.view import NOBODY, Act, View

NAMES = tuple(Type(size) for size in (58, 50, 42, 36))
DOING = tuple(Type(size, Weight.REGULAR) for size in (40, 36, 30))
WON = ((Type(50), 1), (Type(42), 1), (Type(36), 2), (Type(30), 2))
DEEDS = (*((Type(size), 1) for size in (44, 40, 36, 32)), (Type(30), 2))
CHANGES = ((44, Type(40)), (40, Type(36)), (36, Type(34)), (32, Type(30)))
BEFORE = tuple((Type(size, Weight.REGULAR), lines) for size, lines in ((36, 1), (32, 1), (30, 2)))
_SECOND = tuple((Type(size), 1) for size in (36, 32, 30))
DISC, PICTURE, OWNER = 40, 92, 18


def draw_who(canvas: Canvas, view: View, say: Say) -> None:
    box = WHO
    plate(canvas, box, 16, ACCENT)
    if view.outcome is not None:
        _draw_winners(canvas, view, view.outcome.winners, say)
        return
    seats, (x, y) = waiting(view), (box.x0 + 20 + DISC, box.middle[1])
    canvas.stamp(ink_disc(DISC), x, y)
    left = x + DISC + 16
    if len(seats) == 1:
        canvas.stamp(sign(seats[0], 22, owner_colour(seats[0])), x, y)
        name = fit(seat_name(say, seats[0]), box.x1 - 14 - left, NAMES)
        canvas.write(name, left, box.y0 + 38, INK, within=box)
    else:
        canvas.write(Line(str(len(seats)), Type(56)), x, y, ACCENT, within=box, align="middle")
        for index, seat in enumerate(seats):
            at = left + 26 + 62 * index
            canvas.stamp(ink_disc(26), at, box.y0 + 38)
            canvas.stamp(sign(seat, 14, owner_colour(seat)), at, box.y0 + 38)
    task = fit(doing(view, say)[1], box.x1 - 14 - left, DOING)
    canvas.write(task, left, box.y1 - 28, INK, within=box)


def _draw_winners(canvas: Canvas, view: View, winners: tuple[Seat, ...], say: Say) -> None:
    box, y = WHO, WHO.middle[1]
    canvas.stamp(cup(34, INK), box.x0 + 56, y)
    x = box.x0 + 118
    for seat in winners:
        canvas.stamp(sign(seat, 17, INK), x, y)
        x += 42
    x -= 8 if winners else 12
    lines = won(winners, view, box.x1 - 12 - x, WON, say)
    canvas.write_lines(lines, x, y, INK, within=box)


def draw_event(canvas: Canvas, view: View, say: Say) -> None:
    """Draw the newest deed that changed something; before the first, the question and the seats that have answered."""
    box, act = EVENT, latest(view)
    middle = box.middle[1]
    if act is None or view.outcome is not None:
        _draw_question(canvas, view, say)
        return
    after = since(view)
    if after is not None:
        _draw_two(canvas, after, act, say)
        return
    x = box.x0 + 12
    kind, name = picture(act, view)
    if kind:
        draw_picture(canvas, kind, name, act.owner, x + PICTURE // 2, middle, PICTURE)
        x += PICTURE + 14
    shown = changes(act, None, say)
    start = x + 2 * OWNER + 14
    lines = fit_lines(deed(act, say), box.x1 - 10 - start, DEEDS)
    low = 18 if len(lines) > 1 else 30
    y = box.y0 + (36 if len(lines) > 1 else 32) if shown else middle
    draw_owner(canvas, act.owner, x + OWNER, y, OWNER)
    canvas.write_lines(lines, start, y, ACCENT, within=box)
    row = Box(x, box.y0, box.x1 - 10, box.y1)
    size, type_ = fit_changes(shown, row.width, CHANGES[-1:] if len(lines) > 1 else CHANGES)
    draw_changes(canvas, row, box.y1 - low, shown, size=size, type_=type_)


def _draw_two(canvas: Canvas, newest: Act, before: Act, say: Say) -> None:
    """Draw a pass or the production, and below it the deed before."""
    rows = ((newest, EVENT.y0 + 32, DEEDS[:1], ACCENT), (before, EVENT.y1 - 30, _SECOND, TEXT))
    for act, y, types, ink in rows:
        draw_owner(canvas, act.owner, EVENT.x0 + 12 + OWNER, y, OWNER)
        start = EVENT.x0 + 12 + (0 if act.owner == NOBODY else 2 * OWNER + 14)
        line = fit(deed(act, say), EVENT.x1 - 10 - start, [type_ for type_, _ in types])
        canvas.write(line, start, y, ink, within=EVENT)


def _draw_question(canvas: Canvas, view: View, say: Say) -> None:
    box = EVENT
    if view.outcome is not None:
        reason = fit_lines(say(view.outcome.reason), box.width - 40, DEEDS)
        canvas.write_lines(reason, box.x0 + 20, box.middle[1], ACCENT, within=box)
        return
    canvas.stamp(icon("hand", 76), box.x0 + 12 + PICTURE // 2, box.middle[1])
    start = box.x0 + 26 + PICTURE
    asked = fit(doing(view, say)[1], box.x1 - 14 - start, DOING)
    canvas.write(asked, start, box.y0 + 34, ACCENT, within=box)
    draw_answers(canvas, start + OWNER, box.y1 - 32, view, r=OWNER, pitch=108)


def draw_before(canvas: Canvas, box: Box, view: View, say: Say) -> None:
    """Draw earlier deeds, newest first, where there is room for them."""
    panel(canvas, box)
    y = box.y0 + 8
    for act in told(view)[1:]:
        lines = fit_lines(deed(act, say), box.width - 80, BEFORE)
        high = 50 if len(lines) == 1 else 86
        if y + high > box.y1 - 4:
            break
        draw_owner(canvas, act.owner, box.x0 + 34, y + high // 2, OWNER)
        canvas.write_lines(lines, box.x0 + 66, y + high // 2, TEXT, within=box)
        y += high
