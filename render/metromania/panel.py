"""The panels beside the map: a card for each seat."""

from dataclasses import dataclass

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import ACCENT, INK, PANEL, TEXT, seat_colour
from render.core.plates import box_sprite, cup
from render.core.signs import sign
from render.core.text import Line, Type, fit, fit_lines, number, seat_name
from render.metromania.city.network import MARKER_RIM
from render.metromania.city.strokes import SWATCH, swatch
from render.metromania.glyphs import STATUS_INKS, status_glyph
from render.metromania.layout import PLATE_RADIUS, RADIUS, CardLayout, card_layout, seat_boxes
from render.metromania.palette import MARKER_TINTS, faded
from render.metromania.symbols import TEXT_DOWN, symbol
from rules.core.seats import Seat
from rules.core.text import Say, msg
from rules.metromania.components.content import LineStatus
from rules.metromania.view import LineView, MarkerView, SeatView, View

NAME = ((Type(42), 1), (Type(36), 1), (Type(30), 2))
PLATE, TALL_PLATE = 56, 78
"""The height of the golden plate behind a name on one line, and on two."""
LEFT = Type(48)
UNIT = (Type(36), Type(30))
SIGN_R = 19
LONG, LONG_SCORE = 3, Type(56)
"""A score of as many characters leaves room for the name."""
CUP_R = 20
STATUS = 38
"""The size of the sign of a complete or blocked line."""
EDGE = 14


def draw_panel_ground(canvas: Canvas, seats: int) -> None:
    """Everything in the panels that is the same in all pictures with this many seats."""
    layout = card_layout(seats)
    for seat, box in enumerate(seat_boxes(seats)):
        canvas.stamp(box_sprite(box.width, box.height, RADIUS, PANEL, None, 0), box.x0, box.y0)
        canvas.stamp(sign(seat, SIGN_R, seat_colour(seat)), box.x0 + 34, box.y0 + layout.name)


def draw_panel(canvas: Canvas, view: View, say: Say) -> None:
    winners = view.outcome.winners if view.outcome else ()
    for seat, (box, state) in enumerate(zip(seat_boxes(len(view.seats)), view.seats, strict=True)):
        card = Card(box, card_layout(len(view.seats)), seat, state, say)
        has_won = seat in winners
        card.place(canvas, is_golden=has_won or seat == view.acting, has_won=has_won)


@dataclass(frozen=True, slots=True)
class Card:
    """The card of a seat."""

    box: Box
    layout: CardLayout
    seat: Seat
    state: SeatView
    say: Say

    def place(self, canvas: Canvas, *, is_golden: bool, has_won: bool) -> None:
        def draw(on: Canvas) -> None:
            self._draw_name(on, is_golden=is_golden)
            self._draw_markers(on, self.state.markers)
            for place, line in enumerate(self.state.lines):
                self._draw_line(on, place, line)
            if has_won:
                x, y = self.box.x1 - EDGE - CUP_R, self.box.y0 + self.layout.cup
                on.stamp(cup(CUP_R, ACCENT), x, y)

        canvas.part(draw, "seat", self.state, is_golden, has_won)

    def _draw_name(self, canvas: Canvas, *, is_golden: bool) -> None:
        """Draw the name, with its sign on a golden plate if the seat must act or has won, and the points.

        A frame around the card would say the same, but wherever something changes, whole rows are compressed anew.
        """
        box, seat = self.box, self.seat
        x, y = box.x0 + 62, box.y0 + self.layout.name
        points = number(self.state.score)
        score = Line(points, Type(self.layout.score) if len(points) < LONG else LONG_SCORE)
        canvas.write(score, box.x1 - EDGE, y, TEXT, within=box, align="right")
        room = box.x1 - EDGE - score.width - 14 - x
        lines = fit_lines(seat_name(self.say, seat), room, NAME)
        if is_golden:
            left, high = box.x0 + 8, PLATE if len(lines) == 1 else TALL_PLATE
            wide = x + max(line.width for line in lines) + 9 - left
            plate = box_sprite(wide, high, PLATE_RADIUS, ACCENT, None, 0)
            canvas.stamp(plate, left, y - high // 2)
            canvas.stamp(sign(seat, SIGN_R, INK), box.x0 + 34, y)
        canvas.write_lines(lines, x, y, INK if is_golden else TEXT, within=box)

    def _draw_markers(self, canvas: Canvas, markers: tuple[MarkerView, ...]) -> None:
        """Draw the markers that are not placed yet, without letters if they are hidden."""
        box, r, pitch = self.box, self.layout.marker_r, self.layout.marker_pitch
        for index, mark in enumerate(markers):
            down, across = divmod(index, MARKERS_IN_ROW)
            x = box.x0 + EDGE + round(r) + across * pitch
            y = box.y0 + self.layout.markers + down * pitch
            canvas.stamp(symbol(mark.kind, r, MARKER_TINTS[mark.kind], MARKER_RIM), x, y)
            if mark.letter is not None:
                y += round(TEXT_DOWN[mark.kind] * r)
                letter = Line(mark.letter, Type(self.layout.letter))
                canvas.write(letter, x, y, INK, within=box, align="middle")

    def _draw_line(self, canvas: Canvas, place: int, line: LineView) -> None:
        """Draw a line's rail with its tunnels left or its status; both lines are side by side, or have words."""
        box, layout = self.box, self.layout
        x, y = box.x0 + EDGE, box.y0 + layout.lines
        if layout.line_pitch:
            y += place * layout.line_pitch
        else:
            x += place * (box.width - EDGE) // 2
        paint = seat_colour(self.seat)
        if line.status is LineStatus.UNSTARTED:
            paint = faded(paint)
        canvas.stamp(swatch(paint, striped=line.number == 2), x, y)
        x += SWATCH + 8
        ink = STATUS_INKS[line.status]
        if line.status in (LineStatus.COMPLETE, LineStatus.BLOCKED):
            canvas.stamp(status_glyph(line.status, STATUS), x + STATUS // 2, y)
            x += STATUS + 6
        elif line.status is LineStatus.RUNNING:
            x = canvas.write(Line(str(line.left), LEFT), x, y, ink, within=box).x1 + 10
        elif not layout.line_pitch:
            # A number would look like tunnels of a line that runs.
            canvas.write(Line("—", LEFT), x, y, ink, within=box)
        if layout.line_pitch:
            words = fit(_status(line, self.say), box.x1 - 10 - x, UNIT)
            canvas.write(words, x, y, ink, within=box)


MARKERS_IN_ROW = 4


def _status(line: LineView, say: Say) -> str:
    if line.status is LineStatus.RUNNING:
        return say(msg("metromania.board.left", count=line.left))
    return say(msg(f"metromania.board.status-{line.status}"))
