"""Active players or winners, and below them the newest deed."""

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import ACCENT, INK
from render.core.plates import cup
from render.core.signs import sign
from render.core.text import Line, Type, fit, fit_lines, seat_name
from render.tmars.board.asked import doing, waiting
from render.tmars.board.banner import draw_answers, draw_picture
from render.tmars.board.deeds import changes, deed, draw_changes, fit_changes, latest, picture
from render.tmars.board.head import ink_disc, won
from render.tmars.board.panels import draw_owner, plate
from render.tmars.icons.signs import icon
from render.tmars.palette import owner_colour
from render.tmars.phone.layout import EVENT, WHO
from rules.core.seats import Seat
from rules.core.text import Say
from rules.tmars.view import View

NAMES = ((Type(80), 1), (Type(64), 1), (Type(48), 1), (Type(40), 2), (Type(34), 2))
TO_ACT = (Type(44), Type(36))
DOING = tuple(Type(size, Weight.REGULAR) for size in (44, 36, 30))
WON = ((Type(80), 1), (Type(64), 1), (Type(48), 2), (Type(36), 2), (Type(30), 3))
DEEDS = tuple(Type(size) for size in (56, 48, 40, 36, 32, 28))
CHANGES = ((50, Type(44)), (44, Type(38)), (38, Type(32)), (32, Type(28)))
DISC = 46
PICTURE = 112
SIGN_R = 22


def draw_who(canvas: Canvas, view: View, say: Say) -> None:
    box = WHO
    plate(canvas, box, 16, ACCENT)
    if view.outcome is not None:
        _draw_winners(canvas, view, view.outcome.winners, say)
        return
    first, second = doing(view, say)
    most = box.width // 2 - 20
    lines = (fit(first, most, TO_ACT), fit(second, most, DOING))
    for line, dy in zip(lines, (-27, 28), strict=True):
        canvas.write(line, box.x1 - 30, box.middle[1] + dy, INK, within=box, align="right")
    _draw_waiting(canvas, box.x1 - 30 - max(line.width for line in lines) - 24, waiting(view), say)


def _draw_waiting(canvas: Canvas, right: int, seats: tuple[Seat, ...], say: Say) -> None:
    """Draw the sign and the name of the active player; if they are several, their number and their signs."""
    box, (x, y) = WHO, (WHO.x0 + 26 + DISC, WHO.middle[1])
    canvas.stamp(ink_disc(DISC), x, y)
    if len(seats) == 1:
        canvas.stamp(sign(seats[0], 25, owner_colour(seats[0])), x, y)
        left = x + DISC + 20
        name = fit_lines(seat_name(say, seats[0]), right - left, NAMES)
        canvas.write_lines(name, left, y, INK, within=box)
        return
    canvas.write(Line(str(len(seats)), Type(64)), x, y, ACCENT, within=box, align="middle")
    for index, seat in enumerate(seats):
        at = x + DISC + 50 + 74 * index
        canvas.stamp(ink_disc(33), at, y)
        canvas.stamp(sign(seat, 17, owner_colour(seat)), at, y)


def _draw_winners(canvas: Canvas, view: View, winners: tuple[Seat, ...], say: Say) -> None:
    box, y = WHO, WHO.middle[1]
    canvas.stamp(cup(42, INK), box.x0 + 72, y)
    x = box.x0 + 152
    for seat in winners:
        canvas.stamp(sign(seat, 22, INK), x, y)
        x += 56
    x -= 12 if winners else 16
    lines = won(winners, view, box.x1 - 24 - x, WON, say)
    canvas.write_lines(lines, x, y, INK, within=box)


def draw_event(canvas: Canvas, view: View, say: Say) -> None:
    """Draw the newest deed that changed something; before the first, the question and the seats that have answered."""
    box, act = EVENT, latest(view)
    middle = box.middle[1]
    if act is None:
        _draw_question(canvas, view, say)
        return
    x = box.x0 + 18
    kind, name = picture(act, view)
    if kind:
        draw_picture(canvas, kind, name, act.owner, x + PICTURE // 2, middle, PICTURE)
        x += PICTURE + 18
    shown = changes(act, view, say)
    y = box.y0 + 45 if shown else middle
    draw_owner(canvas, act.owner, x + SIGN_R, y, SIGN_R)
    start = x + 2 * SIGN_R + 18
    canvas.write(fit(deed(act, say), box.x1 - 18 - start, DEEDS), start, y, ACCENT, within=box)
    row = Box(x, box.y0, box.x1 - 16, box.y1)
    size, type_ = fit_changes(shown, row.width, CHANGES)
    draw_changes(canvas, row, box.y1 - 37, shown, size=size, type_=type_)


def _draw_question(canvas: Canvas, view: View, say: Say) -> None:
    box = EVENT
    if view.outcome is not None:
        reason = fit(say(view.outcome.reason), box.width - 48, DEEDS)
        canvas.write(reason, box.x0 + 24, box.middle[1], ACCENT, within=box)
        return
    canvas.stamp(icon("hand", 96), box.x0 + 18 + PICTURE // 2, box.middle[1])
    start = box.x0 + 36 + PICTURE
    asked = fit(doing(view, say)[1], box.x1 - 18 - start, DEEDS)
    canvas.write(asked, start, box.y0 + 45, ACCENT, within=box)
    draw_answers(canvas, start + SIGN_R, box.y1 - 37, view, r=SIGN_R, pitch=180)
