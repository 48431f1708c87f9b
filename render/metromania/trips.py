"""The test trips: for each its ends, its fastest routes and the seats that scored; then the final scores."""

from PIL.Image import Image

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.encode import with_palette
from render.core.fonts import Weight
from render.core.palette import (
    ACCENT,
    BACKGROUND,
    BAD,
    HAIR,
    INK,
    MUTED,
    PANEL,
    TEXT,
    WHITE,
    seat_colour,
)
from render.core.plates import box_sprite
from render.core.signs import sign
from render.core.text import Line, Type, fit, fit_lines, is_whole, number, seat_name, signed
from render.metromania.city.minimap import traces, trip_map
from render.metromania.glyphs import long_arrow, part_glyph
from render.metromania.layout import (
    HEIGHT,
    MARGIN,
    MINI_MAP,
    PLATE_RADIUS,
    RADIUS,
    TRIP_FOOT,
    TRIP_RULE,
    WIDTH,
    trip_boxes,
)
from render.metromania.palette import ROW, WINNER
from render.metromania.quantised import colours
from render.metromania.symbols import symbol
from rules.core.game import Outcome
from rules.core.seats import Seat
from rules.core.text import Say, msg
from rules.metromania.components.content import LETTERS
from rules.metromania.view import EndView, TripView, View

CAPTION = Type(14, Weight.REGULAR)
SMALL = Type(14)
BODY = Type(18)
NOTE = Type(18, Weight.REGULAR)
LARGE = Type(24)
END = 10
END_PITCH = 26
PLATE_END = 52
"""The right end of the letter's plate, from the left of its box."""
APART = 8
"""The gap between the ends of a trip and its time."""
SPACINGS = ((BODY, 10, 26), (BODY, 6, 20), (SMALL, 6, 20), (SMALL, 3, 14))
"""Type, gap and room for the arrow of a trip's ends, from the widest to the closest."""
LOUD = Type(36)


def has_trips(view: View) -> bool:
    return bool(view.trips)


def paint_trips(view: View, say: Say) -> Image:
    """Paint the trips of a view whose construction is over."""
    return with_palette(trips_canvas(view, say).image, colours())


def trips_canvas(view: View, say: Say) -> Canvas:
    """The sheet before its colours are reduced."""
    canvas = Canvas.blank(WIDTH, HEIGHT, BACKGROUND)
    _draw_head(canvas, say)
    ground = traces(view)
    *boxes, last = trip_boxes()
    for box, trip in zip(boxes, view.trips, strict=True):
        canvas.stamp(box_sprite(box.width, box.height, RADIUS, PANEL, None, 0), box.x0, box.y0)
        corner = box.x0 + MINI_MAP.x0, box.y0 + MINI_MAP.y0
        canvas.image.paste(trip_map(view, trip, ground), corner)
        _draw_trip(canvas, box, trip, say)
    canvas.stamp(box_sprite(last.width, last.height, RADIUS, PANEL, None, 0), last.x0, last.y0)
    if view.outcome is not None:
        _draw_scores(canvas, last, view.outcome, say)
    return canvas


def _draw_head(canvas: Canvas, say: Say) -> None:
    head = Box(MARGIN, 0, WIDTH - MARGIN, 64)
    name = fit(say(msg("metromania.title")), 300, (BODY,))
    canvas.write(name, head.x0 + 8, 37, MUTED, within=head)
    title = fit(say(msg("metromania.board.trips")), 300, (LARGE,))
    canvas.write(title, head.x0 + 8 + name.width + 16, 36, TEXT, within=head)
    rule = fit(say(msg("metromania.board.trips_rule")), 560, (NOTE, CAPTION))
    canvas.write(rule, head.x1 - 8, 37, MUTED, within=head, align="right")


def _draw_trip(canvas: Canvas, box: Box, trip: TripView, say: Say) -> None:
    y = box.y0 + 32
    time = _time(trip, say, box.width - 14 - APART - _least_room(trip))
    ink = BAD if trip.minutes is None else ACCENT
    canvas.write(time, box.x1 - 14, y, ink, within=box, align="right")
    right = box.x1 - 14 - time.width - APART
    if trip.letter in LETTERS:
        _draw_ends(canvas, box, trip, right)
    else:
        name = say(msg("metromania.board.park_lake"))
        line = fit(name, right - box.x0 - 16, (LARGE, BODY))
        canvas.write(line, box.x0 + 16, y, TEXT, within=box)
    rule = box_sprite(box.width - 24, 1, 0, HAIR, None, 0)
    canvas.stamp(rule, box.x0 + 12, box.y0 + TRIP_RULE)
    _draw_scorers(canvas, box, trip, say)


def _time(trip: TripView, say: Say, room: int) -> Line:
    if trip.minutes is not None:
        said = say(msg("metromania.board.minutes", count=trip.minutes))
        return fit(said, 80, (LARGE, BODY))
    return fit(say(msg("metromania.board.impossible")), min(room, 100), (LARGE, BODY, SMALL))


def _least_room(trip: TripView) -> int:
    """The width of the letter and both ends in the closest spacing."""
    if trip.letter not in LETTERS:
        return 0
    type_, gap, between = SPACINGS[-1]
    lines = [Line(end.cell or "?", type_) for end in trip.ends]
    ends = sum(_end_width(end, line) for end, line in zip(trip.ends, lines, strict=True))
    return PLATE_END + 2 * gap + ends + between


def _draw_ends(canvas: Canvas, box: Box, trip: TripView, right: int) -> None:
    """Draw the letter on a plate, then both ends with an arrow between them, closer together in little room."""
    y = box.y0 + 32
    plate = canvas.stamp(box_sprite(40, 40, PLATE_RADIUS, TEXT, None, 0), box.x0 + 12, box.y0 + 12)
    canvas.write(Line(trip.letter, LOUD), *plate.middle, INK, within=box, align="middle")
    x = plate.x1
    for type_, gap, between in SPACINGS:
        labels = [Line(end.cell or "?", type_) for end in trip.ends]
        widths = [_end_width(end, line) for end, line in zip(trip.ends, labels, strict=True)]
        if x + 2 * gap + sum(widths) + between <= right:
            break
    x += gap
    for index, (end, line) in enumerate(zip(trip.ends, labels, strict=True)):
        if index:
            canvas.stamp(long_arrow(MUTED, between - 6), x + between // 2, y)
            x += between
        _draw_end(canvas, box, x, end, line)
        x += widths[index]


def _end_width(end: EndView, line: Line) -> int:
    return END_PITCH + line.width


def _draw_end(canvas: Canvas, box: Box, x: int, end: EndView, line: Line) -> None:
    y = box.y0 + 32
    canvas.stamp(symbol(end.kind, END, WHITE), x + 12, y)
    ink = BAD if end.cell is None else TEXT
    canvas.write(line, x + END_PITCH, y, ink, within=box)


def _draw_scorers(canvas: Canvas, box: Box, trip: TripView, say: Say) -> None:
    """Draw the seats with points; at the right or below them, the reason if there is no trip or no point."""
    gains = [(seat, points) for seat, points in enumerate(trip.points) if points]
    y, right = box.y0 + TRIP_FOOT, box.x1 - 14
    end = box.x0 + 16 + len(gains) * SCORER_PITCH
    note = _note(trip, say)
    if note is not None:
        beside = fit_lines(note, right - end, ((NOTE, 1), (CAPTION, 1)))
        if is_whole(beside, note):
            canvas.write(beside[0], right, y, MUTED, within=box, align="right")
        else:
            y -= 14
            below = fit(note, box.width - 32, (CAPTION,))
            canvas.write(below, box.x0 + 16, y + 27, MUTED, within=box)
    for index, (seat, points) in enumerate(gains):
        x = box.x0 + 28 + index * SCORER_PITCH
        canvas.stamp(sign(seat, 11, seat_colour(seat)), x, y)
        ink = BAD if points < 0 else TEXT
        canvas.write(Line(signed(points), LARGE), x + 16, y, ink, within=box)


SCORER_PITCH = 66


def _note(trip: TripView, say: Say) -> str | None:
    if trip.minutes is not None:
        return None if any(trip.points) else say(msg("metromania.board.no_points"))
    if any(end.cell is None for end in trip.ends):
        reason = "unplaced"
    elif not all(end.stations for end in trip.ends):
        reason = "unserved"
    else:
        reason = "no_route"
    return say(msg(f"metromania.board.{reason}"))


ROW_HEIGHT = 80
ROW_PITCH = 86


def _draw_scores(canvas: Canvas, box: Box, outcome: Outcome, say: Say) -> None:
    title = fit(say(msg("metromania.board.final")), box.width - 32, (LARGE,))
    canvas.write(title, box.x0 + 16, box.y0 + 32, TEXT, within=box)
    order = sorted(range(len(outcome.scores)), key=lambda seat: (outcome.ranks[seat], seat))
    for row, seat in enumerate(order):
        y = box.y0 + 58 + row * ROW_PITCH
        place = Box(box.x0 + 8, y, box.x1 - 8, y + ROW_HEIGHT)
        _draw_score(canvas, place, seat, outcome, say)


def _draw_score(canvas: Canvas, box: Box, seat: Seat, outcome: Outcome, say: Say) -> None:
    wins = seat in outcome.winners
    fill, rim = (WINNER, ACCENT) if wins else (ROW, None)
    canvas.stamp(box_sprite(box.width, box.height, RADIUS, fill, rim, 3), box.x0, box.y0)
    score = outcome.scores[seat]
    total = Line(number(score.total), LOUD)
    canvas.write(total, box.x1 - 12, box.y0 + 28, TEXT, within=box, align="right")
    canvas.stamp(sign(seat, 11, seat_colour(seat)), box.x0 + 24, box.y0 + 26)
    x, right = box.x0 + 44, box.x1 - 12 - total.width - 8
    name = fit(seat_name(say, seat), right - x, (BODY,))
    canvas.write(name, x, box.y0 + 26, TEXT, within=box)
    pitch = (box.width - 24) // max(len(score.parts), 1)
    for index, part in enumerate(score.parts):
        x = box.x0 + 12 + index * pitch
        canvas.stamp(part_glyph(part.label.key.rpartition(".")[2]), x + 12, box.y0 + 60)
        ink = BAD if part.points < 0 else MUTED
        canvas.write(Line(number(part.points), SMALL), x + 28, box.y0 + 60, ink, within=box)
