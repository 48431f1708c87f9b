"""The panels beside the map: active players or winners, a card for each seat, and the supply."""

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import ACCENT, HAIR, INK, MUTED, PANEL, TEXT, WHITE, seat_colour
from render.core.plates import box_sprite, cup
from render.core.signs import sign
from render.core.text import Line, Type, fit, number, seat_name
from render.core.winners import fit_won, won_by
from render.metromania.city.stops import station
from render.metromania.city.strokes import swatch
from render.metromania.glyphs import STATUS_INKS, status_glyph
from render.metromania.layout import ACTING, PLATE_RADIUS, RADIUS, SUPPLY, seat_boxes
from render.metromania.symbols import symbol, words_down
from rules.core.seats import Seat
from rules.core.text import Say, msg
from rules.metromania.components.content import TUNNELS, LineStatus
from rules.metromania.view import LineView, MarkerView, SeatView, View

CAPTION = Type(14, Weight.REGULAR)
SMALL = Type(14)
BODY = Type(18)
LARGE = Type(24)
LOUD = Type(36)
HUGE = Type(60)
NOTE = Type(18, Weight.REGULAR)


def draw_panel_ground(canvas: Canvas, seats: int) -> None:
    """Everything in the panels that is the same in all pictures with this many seats."""
    canvas.stamp(box_sprite(ACTING.width, ACTING.height, RADIUS, ACCENT, None, 0), *ACTING[:2])
    for seat, box in enumerate(seat_boxes(seats)):
        canvas.stamp(box_sprite(box.width, box.height, RADIUS, PANEL, None, 0), box.x0, box.y0)
        bar = box_sprite(6, box.height - 24, 3, seat_colour(seat), None, 0)
        canvas.stamp(bar, box.x0 + 8, box.y0 + 12)
        canvas.stamp(
            sign(seat, 11, seat_colour(seat)),
            box.x0 + 34,
            box.y0 + (36 if box.height >= ROOMY_FROM else 28),
        )
    canvas.stamp(box_sprite(SUPPLY.width, SUPPLY.height, RADIUS, PANEL, None, 0), *SUPPLY[:2])
    canvas.stamp(station(1.0, several=True, fresh=False), SUPPLY.x0 + 34, SUPPLY.y0 + 35)


def draw_panel(canvas: Canvas, view: View, say: Say) -> None:
    _draw_head(canvas, view, say)
    if view.outcome is not None:
        _draw_winners(canvas, view.outcome.winners, say)
    elif view.acting is not None:
        _draw_acting(canvas, view.acting, say)
    golden = view.outcome.winners if view.outcome else (view.acting,)
    for seat, (box, state) in enumerate(zip(seat_boxes(len(view.seats)), view.seats, strict=True)):
        _place_seat(canvas, box, seat, state, say, is_golden=seat in golden)
    _draw_supply(canvas, view, say)


def _place_seat(
    canvas: Canvas, box: Box, seat: Seat, state: SeatView, say: Say, *, is_golden: bool
) -> None:
    def draw(on: Canvas) -> None:
        _draw_name(on, box, seat, state, say, is_golden=is_golden)
        _draw_seat(on, box, seat, state, say)

    canvas.part(draw, "seat", state, is_golden)


def _draw_name(
    canvas: Canvas, box: Box, seat: Seat, state: SeatView, say: Say, *, is_golden: bool
) -> None:
    """Draw the seat's name, with its sign on a golden plate if it must act or has won, and its points.

    A frame around the card would say the same, but wherever something changes, whole rows are compressed anew.
    """
    is_roomy = box.height >= ROOMY_FROM
    x, y = box.x0 + 54, box.y0 + (36 if is_roomy else 28)
    score = Line(number(state.score), HUGE if is_roomy else LOUD)
    canvas.write(score, box.x1 - 16, y + 4, TEXT, within=box, align="right")
    types = (LARGE, BODY) if is_roomy else (BODY,)
    name = fit(seat_name(say, seat), box.x1 - 16 - score.width - 18 - x, types)
    if is_golden:
        left, high = box.x0 + 18, 2 * round(0.9 * name.type.size)
        plate = box_sprite(x + name.width + 9 - left, high, PLATE_RADIUS, ACCENT, None, 0)
        canvas.stamp(plate, left, y - high // 2)
        canvas.stamp(sign(seat, 11, INK), box.x0 + 34, y)
    canvas.write(name, x, y, INK if is_golden else TEXT, within=box)


def _draw_head(canvas: Canvas, view: View, say: Say) -> None:
    """Draw the title, and how far the game is."""
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
    won = won_by(say, "metromania.board.won")
    lines = fit_won(won, names, ACTING.x1 - 12 - x, WON, BODY)
    canvas.write_lines(lines, x, y, INK, within=ACTING)


ROOMY_FROM = 240
"""A card of at least this height has larger numbers, each with its own words."""


def _draw_seat(canvas: Canvas, box: Box, seat: Seat, state: SeatView, say: Say) -> None:
    is_roomy = box.height >= ROOMY_FROM
    below = box.height - HEIGHT_OF_FOUR
    for row, line in enumerate(state.lines):
        if is_roomy:
            _draw_roomy_line(canvas, box, box.y0 + 106 + row * 72, seat, line, say)
        else:
            y = box.y0 + 68 + below // 4 + row * (27 + below // 4)
            _draw_line(canvas, box, y, seat, line, say)
    if is_roomy:
        caption = fit(say(msg("metromania.board.to_place")), box.width - 40, (NOTE, CAPTION))
        if state.markers:
            canvas.write(caption, box.x0 + 24, box.y1 - 64, MUTED, within=box)
        _draw_markers(canvas, box, box.y1 - 28, 18, state.markers, say)
    else:
        _draw_markers(canvas, box, box.y1 - 24 - below // 5, 14, state.markers, say)


HEIGHT_OF_FOUR = 158
"""The height of a card if there are four."""


def _draw_line(canvas: Canvas, box: Box, y: int, seat: Seat, line: LineView, say: Say) -> None:
    """Draw the line's rail, its tunnels left, and its status or the place of its head."""
    canvas.stamp(swatch(seat_colour(seat), striped=line.number == 2), box.x0 + 24, y)
    x = box.x0 + 96
    if line.status is not LineStatus.COMPLETE:
        left = Line(str(line.left), BODY)
        canvas.write(left, box.x0 + 122, y, TEXT, within=box, align="right")
        unit = Line(say(msg("metromania.board.left", count=line.left)), CAPTION)
        told = _status(line, say)
        x = box.x0 + 128 + unit.width + 8
        if x + 26 + Line(told, SMALL).width <= box.x1 - 12:
            canvas.write(unit, box.x0 + 128, y, MUTED, within=box)
        else:
            x = box.x0 + 132
    _draw_status(canvas, box, x, y, line, (BODY, SMALL), say)


def _draw_roomy_line(
    canvas: Canvas, box: Box, y: int, seat: Seat, line: LineView, say: Say
) -> None:
    """Draw the same, with the tunnels left on their own line, in words and as pips."""
    canvas.stamp(swatch(seat_colour(seat), striped=line.number == 2), box.x0 + 24, y)
    _draw_status(canvas, box, box.x0 + 100, y, line, (LARGE, BODY), say)
    if line.status is LineStatus.COMPLETE:
        return
    y += 32
    left = Line(str(line.left), LARGE)
    canvas.write(left, box.x0 + 24, y, TEXT, within=box)
    x = box.x0 + 24 + left.width + 10
    unit = say(msg("metromania.board.tunnels_left", count=line.left))
    pips = box.x1 - 16 - PIP_PITCH * TUNNELS
    canvas.write(fit(unit, pips - x - 8, (NOTE, CAPTION)), x, y, MUTED, within=box)
    for index in range(TUNNELS):
        ink = seat_colour(seat) if index < line.left else HAIR
        canvas.stamp(box_sprite(3, 14, 1, ink, None, 0), pips + index * PIP_PITCH, y - 7)


PIP_PITCH = 5


def _draw_status(
    canvas: Canvas, box: Box, x: int, y: int, line: LineView, types: tuple[Type, ...], say: Say
) -> None:
    canvas.stamp(status_glyph(line.status), x + 9, y)
    word = fit(_status(line, say), box.x1 - 12 - x - 26, types)
    canvas.write(word, x + 26, y, STATUS_INKS[line.status], within=box)


def _status(line: LineView, say: Say) -> str:
    """The status of a line, or the place of its head."""
    if line.status is LineStatus.RUNNING:
        return line.path[-1]
    return say(msg(f"metromania.board.status-{line.status}"))


def _draw_markers(
    canvas: Canvas, box: Box, y: int, r: int, markers: tuple[MarkerView, ...], say: Say
) -> None:
    """Draw the markers that are not placed yet, without letters if they are hidden."""
    if not markers:
        placed = say(msg("metromania.board.all_placed"))
        line = fit(placed, box.width - 40, (NOTE, CAPTION))
        canvas.write(line, box.x0 + 24, y, MUTED, within=box)
        return
    pitch = min(2 * r + 12, (box.width - 24 - 2 * r - 16) // max(1, len(markers) - 1))
    for index, mark in enumerate(markers):
        draw_marker(canvas, box.x0 + 26 + r + index * pitch, y, mark, r, box)


def draw_marker(canvas: Canvas, x: int, y: int, mark: MarkerView, r: int, within: Box) -> None:
    canvas.stamp(symbol(mark.kind, r, WHITE), x, y)
    if mark.letter is not None:
        down = words_down(mark.kind, r / 0.205)
        line = Line(mark.letter, SMALL if r < 18 else BODY)
        canvas.write(line, x, y + down, INK, within=within, align="middle")


def _draw_supply(canvas: Canvas, view: View, say: Say) -> None:
    """Draw the stations left, and how many lines are complete or blocked out of those that end construction."""
    high, low = SUPPLY.y0 + 35, SUPPLY.y0 + 77
    x, right = SUPPLY.x0 + 62, SUPPLY.x1 - 16
    canvas.write(Line(str(view.supply), LOUD), x, high, TEXT, within=SUPPLY)
    unit = fit(say(msg("metromania.board.stations", count=view.supply)), 90, (CAPTION,))
    canvas.write(unit, x, low, MUTED, within=SUPPLY)
    closed = Line(f"{view.closed}/{view.closed_limit}", LOUD)
    canvas.write(closed, right, high, TEXT, within=SUPPLY, align="right")
    words = fit(say(msg("metromania.board.closed")), right - x - unit.width - 10, (CAPTION,))
    canvas.write(words, right, low, MUTED, within=SUPPLY, align="right")
