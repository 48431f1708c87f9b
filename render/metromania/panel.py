"""The panels beside the map: who must act or has won, a card per seat, and the supply."""

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import ACCENT, INK, MUTED, PANEL, TEXT, WHITE, seat_colour
from render.core.plates import box_sprite, cup
from render.core.signs import sign
from render.core.text import Line, Type, cut, fit, fit_lines, is_whole, number, seat_name
from render.metromania.city.stops import station
from render.metromania.city.strokes import swatch
from render.metromania.glyphs import STATUS_INKS, status_glyph
from render.metromania.layout import ACTING, RADIUS, SUPPLY, seat_boxes
from render.metromania.symbols import symbol, words_down
from rules.core.seats import Seat
from rules.core.text import Say, msg
from rules.metromania.view import LineView, MarkerView, SeatView, View

CAPTION = Type(14, Weight.REGULAR)
SMALL = Type(14)
BODY = Type(18)
LARGE = Type(24)
LOUD = Type(36)


def draw_panel_ground(canvas: Canvas, seats: int) -> None:
    """All of the panels that is the same in every picture with so many seats."""
    canvas.stamp(box_sprite(ACTING.width, ACTING.height, RADIUS, ACCENT, None, 0), *ACTING[:2])
    for seat, box in enumerate(seat_boxes(seats)):
        canvas.stamp(box_sprite(box.width, box.height, RADIUS, PANEL, None, 0), box.x0, box.y0)
        bar = box_sprite(6, box.height - 24, 3, seat_colour(seat), None, 0)
        canvas.stamp(bar, box.x0 + 8, box.y0 + 12)
        canvas.stamp(sign(seat, 11, seat_colour(seat)), box.x0 + 34, box.y0 + 28)
    canvas.stamp(box_sprite(SUPPLY.width, SUPPLY.height, RADIUS, PANEL, None, 0), *SUPPLY[:2])
    canvas.stamp(station(1.0, several=True, fresh=False), SUPPLY.x0 + 34, SUPPLY.y0 + 42)


def draw_panel(canvas: Canvas, view: View, say: Say) -> None:
    _draw_head(canvas, view, say)
    if view.outcome is not None:
        _draw_winners(canvas, view.outcome.winners, say)
    elif view.acting is not None:
        _draw_acting(canvas, view.acting, say)
    winners = view.outcome.winners if view.outcome else ()
    for seat, (box, state) in enumerate(zip(seat_boxes(len(view.seats)), view.seats, strict=True)):
        _draw_seat(canvas, box, seat, state, say)
        if seat == view.acting or seat in winners:
            frame = box_sprite(box.width, box.height, RADIUS, None, ACCENT, 3)
            canvas.stamp(frame, box.x0, box.y0)
    _draw_supply(canvas, view, say)


def _draw_head(canvas: Canvas, view: View, say: Say) -> None:
    """The title, and how far the table is."""
    y = ACTING.y0 + 21
    phase = {"construction": "round", "final_round": "final_round", "over": "over"}[view.phase]
    said = say(msg(f"metromania.board.{phase}", round=view.round))
    right = fit(said, ACTING.width // 2, (SMALL,))
    canvas.write(right, ACTING.x1 - 16, y, INK, within=ACTING, align="right")
    title = say(msg("metromania.title"))
    if view.is_preview:
        title = say(msg("metromania.board.preview", title=title))
    left = fit(title, ACTING.width - 44 - right.width, (SMALL,))
    canvas.write(left, ACTING.x0 + 16, y, INK, within=ACTING)


def _draw_acting(canvas: Canvas, seat: Seat, say: Say) -> None:
    y = ACTING.y0 + 60
    canvas.stamp(sign(seat, 14, INK), ACTING.x0 + 30, y)
    name = fit(seat_name(say, seat), ACTING.width - 54 - 16, (LOUD, LARGE))
    canvas.write(name, ACTING.x0 + 54, y, INK, within=ACTING)


WON = ((LOUD, 1), (LARGE, 1), (BODY, 2), (SMALL, 2))


def _draw_winners(canvas: Canvas, winners: tuple[Seat, ...], say: Say) -> None:
    y = ACTING.y0 + 60
    canvas.stamp(cup(15, INK), ACTING.x0 + 32, y)
    x = ACTING.x0 + 64
    for seat in winners:
        canvas.stamp(sign(seat, 8, INK), x, y)
        x += 21
    x -= 4
    names = tuple(seat_name(say, seat) for seat in winners)
    lines = _sentence(names, ACTING.x1 - 12 - x, say)
    canvas.write_lines(lines, x, y, INK, within=ACTING)


def _sentence(names: tuple[str, ...], room: int, say: Say) -> tuple[Line, ...]:
    """Who has won, whole if need be with names cut; no name shorter than a syllable or two."""
    for width in range(room, 40, -16):
        shown = tuple(cut(name, width, BODY) for name in names)
        text = say(msg("metromania.board.won", winners=shown, count=len(names)))
        lines = fit_lines(text, room, WON)
        if is_whole(lines, text):
            break
    return lines


def _draw_seat(canvas: Canvas, box: Box, seat: Seat, state: SeatView, say: Say) -> None:
    y = box.y0 + 28
    score = Line(number(state.score), LOUD)
    canvas.write(score, box.x1 - 16, y + 4, TEXT, within=box, align="right")
    room = min(162, box.x1 - 16 - score.width - 12 - (box.x0 + 54))
    name = fit(seat_name(say, seat), room, (BODY,))
    canvas.write(name, box.x0 + 54, y, TEXT, within=box)
    for row, line in enumerate(state.lines):
        _draw_line(canvas, box, box.y0 + 68 + row * 27, seat, line, say)
    _draw_markers(canvas, box, state.markers, say)


def _draw_line(canvas: Canvas, box: Box, y: int, seat: Seat, line: LineView, say: Say) -> None:
    """The line's rail, its tunnels left, and how it stands or where its head is."""
    canvas.stamp(swatch(seat_colour(seat), striped=line.number == 2), box.x0 + 24, y)
    left = Line(str(line.left), BODY)
    canvas.write(left, box.x0 + 122, y, TEXT, within=box, align="right")
    canvas.stamp(status_glyph(line.status), box.x0 + 146, y)
    x = box.x0 + 164
    if line.status == "running":
        canvas.write(Line(line.path[-1], BODY), x, y, TEXT, within=box)
        return
    word = fit(say(msg(f"metromania.board.status-{line.status}")), box.x1 - 12 - x, (BODY, SMALL))
    canvas.write(word, x, y, STATUS_INKS[line.status], within=box)


MARKER = 14
MARKER_PITCH = 40


def _draw_markers(canvas: Canvas, box: Box, markers: tuple[MarkerView, ...], say: Say) -> None:
    """Markers not placed yet; without letters where nobody may know them."""
    y = box.y0 + 134
    if not markers:
        placed = say(msg("metromania.board.all_placed"))
        line = fit(placed, box.width - 40, (CAPTION,))
        canvas.write(line, box.x0 + 24, y, MUTED, within=box)
    for index, mark in enumerate(markers):
        draw_marker(canvas, box.x0 + 40 + index * MARKER_PITCH, y, mark, box)


def draw_marker(canvas: Canvas, x: int, y: int, mark: MarkerView, within: Box) -> None:
    canvas.stamp(symbol(mark.kind, MARKER, WHITE), x, y)
    if mark.letter is not None:
        down = words_down(mark.kind, MARKER / 0.205)
        canvas.write(Line(mark.letter, SMALL), x, y + down, INK, within=within, align="middle")


def _draw_supply(canvas: Canvas, view: View, say: Say) -> None:
    """Stations left, and how many lines are complete or blocked of those that end construction."""
    high, low = SUPPLY.y0 + 42, SUPPLY.y0 + 82
    x, right = SUPPLY.x0 + 62, SUPPLY.x1 - 16
    canvas.write(Line(str(view.supply), LOUD), x, high, TEXT, within=SUPPLY)
    unit = fit(say(msg("metromania.board.stations", count=view.supply)), 90, (CAPTION,))
    canvas.write(unit, x, low, MUTED, within=SUPPLY)
    closed = Line(f"{view.closed}/{view.closed_limit}", LOUD)
    canvas.write(closed, right, high, TEXT, within=SUPPLY, align="right")
    words = fit(say(msg("metromania.board.closed")), right - x - unit.width - 10, (CAPTION,))
    canvas.write(words, right, low, MUTED, within=SUPPLY, align="right")
