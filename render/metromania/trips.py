"""The test trips: for each its ends, minutes, fastest routes and the seats that scored; then the final scores."""

from PIL.Image import Image

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.encode import with_palette
from render.core.fonts import Weight
from render.core.palette import ACCENT, BACKGROUND, BAD, PANEL, TEXT, seat_colour
from render.core.panel.focus import CAPTION_PX, ESSENTIAL_PX, LEAST_PX
from render.core.plates import box_sprite
from render.core.signs import sign
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit, fit_lines, number, seat_name
from render.metromania.city.minimap import traces, trip_map
from render.metromania.layout import (
    MINI,
    MINI_MAP,
    MINI_SHARP,
    RADIUS,
    TRIP_FOOT,
    TRIP_HEAD,
    TRIPS_HEIGHT,
    WIDTH,
    trip_boxes,
)
from render.metromania.palette import CROSS, TINTS, TRIP_GROUND, WINNER
from render.metromania.quantised import colours
from render.metromania.symbols import lake, park, symbol
from rules.core.game import Outcome
from rules.core.text import Say, msg
from rules.metromania.components.content import KINDS, LETTERS, PARK
from rules.metromania.view import EndView, TripView, View

UNIT = Type(CAPTION_PX, Weight.REGULAR)
LETTER, MINUTES = Type(56), Type(52)
POINTS = ((Type(44), 17), (Type(LEAST_PX), 15), (Type(30), 10))
"""The sizes of points and of the signs beside them, the largest first."""
NAME, TOTAL = (Type(ESSENTIAL_PX), Type(LEAST_PX), Type(30)), Type(56)
SYMBOL = 21
"""The radius of the symbol of an end above the map."""
EDGE = 14


def has_trips(view: View) -> bool:
    return bool(view.trips)


def paint_trips(view: View, say: Say) -> Image:
    """Paint the trips of a view whose construction is over."""
    return with_palette(trips_canvas(view, say).image, colours())


def trips_canvas(view: View, say: Say) -> Canvas:
    """The sheet before its colours are reduced."""
    canvas = Canvas.blank(WIDTH, TRIPS_HEIGHT, BACKGROUND)
    ground = traces(view)
    *boxes, last = trip_boxes()
    for box, trip in zip(boxes, view.trips, strict=True):
        rim = None if trip.letter in LETTERS else ACCENT
        canvas.stamp(box_sprite(box.width, box.height, RADIUS, PANEL, rim, 4), box.x0, box.y0)
        corner = box.x0 + MINI_MAP.x0, box.y0 + MINI_MAP.y0
        canvas.image.paste(trip_map(view, trip, ground), corner)
        _draw_head(canvas, box, trip, say)
        _draw_reason(canvas, box, trip, say)
        _draw_points(canvas, box, trip)
    if view.outcome is not None:
        _draw_scores(canvas, last, view.outcome, say)
    return canvas


def _draw_head(canvas: Canvas, box: Box, trip: TripView, say: Say) -> None:
    """Draw the letter with the kinds of both ends, and the minutes or a cross."""
    x, y = box.x0 + EDGE, box.y0 + TRIP_HEAD
    if trip.letter in LETTERS:
        canvas.write(Line(trip.letter, LETTER), x + 4, y, ACCENT, within=box)
        x += 46
    for end in trip.ends:
        canvas.stamp(_end_sign(end), x + 24, y + 2)
        x += 50
    if trip.minutes is None:
        canvas.stamp(_cross(), box.x1 - EDGE - 26, y)
        return
    unit = Line(say(msg("metromania.board.minute")), UNIT)
    canvas.write(unit, box.x1 - EDGE, y + 7, TEXT, within=box, align="right")
    right = box.x1 - EDGE - unit.width - 6
    canvas.write(Line(number(trip.minutes), MINUTES), right, y, TEXT, within=box, align="right")


def _end_sign(end: EndView) -> Sprite:
    if end.kind in KINDS:
        return symbol(end.kind, SYMBOL, TINTS[end.kind])
    return (park if end.kind == PARK else lake)(4 * SYMBOL, down=False)


@SPRITES.keep
def _cross() -> Sprite:
    art = Artwork(-26, -26, 26, 26)
    for way in (1, -1):
        art.line(((-18, -18 * way), (18, 18 * way)), CROSS, 9)
    return art.sprite()


def _draw_reason(canvas: Canvas, box: Box, trip: TripView, say: Say) -> None:
    """Write on the map why there is no trip, or no point for one."""
    reason = _reason(trip)
    if reason is None:
        return
    place = MINI_MAP.moved(box.x0, box.y0).inset(EDGE)
    x, y = place.middle
    y = max((y, y - 62, y + 62), key=lambda at: _room_at(at, box, trip))
    lines = fit_lines(say(msg(f"metromania.board.{reason}")), place.width - 60, ((UNIT, 2),))
    for at, line in enumerate(lines):
        shift = round((at - (len(lines) - 1) / 2) * 36)
        canvas.write(line, x, y + shift, TEXT, within=place, align="middle", halo=TRIP_GROUND)


def _room_at(y: int, box: Box, trip: TripView) -> int:
    """Return how far the ends of a trip are from a line of its map, up to what is enough."""
    top = box.y0 + MINI_MAP.y0
    ends = (MINI.centre(end.cell)[1] // MINI_SHARP for end in trip.ends if end.cell is not None)
    return min([_ENOUGH, *(abs(top + end - y) for end in ends)])


_ENOUGH = 46


def _reason(trip: TripView) -> str | None:
    if trip.minutes is not None:
        return None if any(trip.points) else "no_points"
    if any(end.cell is None for end in trip.ends):
        return "unplaced"
    return "no_route" if all(end.stations for end in trip.ends) else "unserved"


def _draw_points(canvas: Canvas, box: Box, trip: TripView) -> None:
    """Draw the seats that gain or lose points, as large as all of them fit."""
    gains = [(seat, points) for seat, points in enumerate(trip.points) if points]
    for type_, r in POINTS:
        lines = [Line(number(points), type_) for _, points in gains]
        near, apart = r // 3, 2 * r // 3
        wide = sum(line.width + 2 * r + near + apart for line in lines) - apart
        if wide <= box.width - 2 * EDGE:
            break
    x, y = box.x0 + EDGE, box.y0 + TRIP_FOOT
    for (seat, points), line in zip(gains, lines, strict=True):
        canvas.stamp(sign(seat, r, seat_colour(seat)), x + r, y)
        x += 2 * r + near
        ink = BAD if points < 0 else TEXT
        x = canvas.write(line, x, y, ink, within=box).x1 + apart


def _draw_scores(canvas: Canvas, box: Box, outcome: Outcome, say: Say) -> None:
    canvas.stamp(box_sprite(box.width, box.height, RADIUS, WINNER, ACCENT, 4), box.x0, box.y0)
    order = sorted(range(len(outcome.scores)), key=lambda seat: (outcome.ranks[seat], seat))
    pitch = box.height // max(len(order), 3)
    for row, seat in enumerate(order):
        y = box.y0 + pitch // 2 + row * pitch
        canvas.stamp(sign(seat, 19, seat_colour(seat)), box.x0 + 36, y)
        ink = ACCENT if seat in outcome.winners else TEXT
        total = Line(number(outcome.scores[seat].total), TOTAL)
        canvas.write(total, box.x1 - EDGE, y, ink, within=box, align="right")
        name = fit(seat_name(say, seat), box.width - 64 - EDGE - total.width - 8, NAME)
        canvas.write(name, box.x0 + 64, y, ink, within=box)
