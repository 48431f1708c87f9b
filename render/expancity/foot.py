"""The strip below the city: a card per seat, and the goals."""

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import ACCENT, HAIR, MUTED, PANEL, TEXT, seat_colour
from render.core.plates import box_sprite, draw_frame
from render.core.signs import sign
from render.core.text import Line, Type, fit, fit_lines, number, seat_name
from render.expancity.glyphs import card, seat_block, site
from render.expancity.layout import RADIUS, Frame
from rules.core.seats import Seat
from rules.core.text import Say, msg
from rules.expancity.components.content import MAX_UNFINISHED
from rules.expancity.view import GoalView, SeatView, View

CAPTION = Type(14, Weight.REGULAR)
SMALL = Type(14)
BODY = Type(18)
LARGE = Type(24)
LOUD = Type(36)

GOAL_PITCH = 50


def draw_foot_ground(canvas: Canvas, frame: Frame, seats: int) -> None:
    """Everything in the strip that is the same in every picture of this size and number of seats."""
    for seat, box in enumerate(frame.seats(seats)):
        canvas.stamp(box_sprite(box.width, box.height, RADIUS, PANEL, None, 0), box.x0, box.y0)
        bar = box_sprite(box.width - 24, 5, 2, seat_colour(seat), None, 0)
        canvas.stamp(bar, box.x0 + 12, box.y0 + 8)
        canvas.stamp(sign(seat, 10, seat_colour(seat)), box.x0 + 26, box.y0 + 34)
        canvas.stamp(seat_block(seat), box.x0 + 26, box.y1 - 24)
    goals = frame.goals
    canvas.stamp(box_sprite(goals.width, goals.height, RADIUS, PANEL, None, 0), goals.x0, goals.y0)
    for row in (1, 2):
        line = box_sprite(goals.width - 24, 1, 0, HAIR, None, 0)
        canvas.stamp(line, goals.x0 + 12, goals.y0 + row * GOAL_PITCH + 1)


def draw_foot(canvas: Canvas, frame: Frame, view: View, say: Say) -> None:
    winners = view.outcome.winners if view.outcome else ()
    for seat, (box, state) in enumerate(zip(frame.seats(len(view.seats)), view.seats, strict=True)):
        _place_seat(canvas, box, seat, state, say)
        if seat == view.acting or seat in winners:
            draw_frame(canvas, box, RADIUS, ACCENT, 3)
    for row, goal in enumerate(view.goals):
        _place_goal(canvas, frame.goals, row, goal, say)


def _place_seat(canvas: Canvas, box: Box, seat: Seat, state: SeatView, say: Say) -> None:
    canvas.part(lambda on: _draw_seat(on, box, seat, state, say), "seat", box, state)


def _place_goal(canvas: Canvas, box: Box, row: int, goal: GoalView, say: Say) -> None:
    canvas.part(lambda on: _draw_goal(on, box, row, goal, say), "goal", box, goal)


def _draw_seat(canvas: Canvas, box: Box, seat: Seat, state: SeatView, say: Say) -> None:
    name = fit(seat_name(say, seat), box.width - 44 - 16, (BODY,))
    canvas.write(name, box.x0 + 44, box.y0 + 34, TEXT, within=box)
    score = Line(number(state.score), LOUD)
    canvas.write(score, box.x0 + 16, box.y0 + 79, TEXT, within=box)
    for place in range(MAX_UNFINISHED):
        x = box.x1 - 18 - 8 - 22 * (MAX_UNFINISHED - 1 - place)
        canvas.stamp(site(seat, used=place < state.unfinished), x, box.y0 + 78)
    building = say(msg("expancity.board.unfinished", used=state.unfinished, most=MAX_UNFINISHED))
    caption = fit(building, box.width - 32 - score.width - 12, (CAPTION,))
    canvas.write(caption, box.x1 - 18, box.y0 + 102, MUTED, within=box, align="right")
    _draw_stores(canvas, box, state)


def _draw_stores(canvas: Canvas, box: Box, state: SeatView) -> None:
    y = box.y1 - 24
    supply = Line(str(state.supply), BODY)
    canvas.write(supply, box.x0 + 44, y, TEXT, within=box)
    reserve = Line(f"/ {state.reserve}", CAPTION)
    canvas.write(reserve, box.x0 + 44 + supply.width + 5, y + 1, MUTED, within=box)
    x = box.x1 - 18
    for count, done in ((len(state.fulfilled), True), (state.held, False)):
        amount = Line(str(count), BODY)
        canvas.write(amount, x, y, TEXT, within=box, align="right")
        x -= max(amount.width, 12) + 18
        canvas.stamp(card(done=done), x, y)
        x -= 20


def _draw_goal(canvas: Canvas, box: Box, row: int, goal: GoalView, say: Say) -> None:
    y = box.y0 + 26 + row * GOAL_PITCH
    best = Line(str(max(goal.values)), LARGE)
    canvas.write(best, box.x1 - 14, y, TEXT, within=box, align="right")
    x = box.x1 - 64
    for seat in reversed(goal.leaders):
        canvas.stamp(sign(seat, 9, seat_colour(seat)), x, y)
        x -= 24
    points = Line(str(goal.points), CAPTION)
    room = x + 4 - (box.x0 + 16) - points.width - 8
    name = fit_lines(say(msg(f"expancity.goal.{goal.goal}")), room, ((BODY, 1), (SMALL, 2)))
    canvas.write_lines(name, box.x0 + 16, y, TEXT, within=box)
    width = max(line.width for line in name)
    canvas.write(points, box.x0 + 16 + width + 8, y + 1, MUTED, within=box)
