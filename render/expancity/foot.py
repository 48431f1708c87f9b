"""The strips below the city: the goals, and a card per seat."""

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import ACCENT, PANEL, TEXT, seat_colour
from render.core.plates import box_sprite, draw_frame
from render.core.signs import sign
from render.core.text import Line, Type, first_line, fit, number, seat_name
from render.expancity.glyphs import fulfilled, seat_block
from render.expancity.layout import RADIUS, Frame
from rules.core.seats import Seat
from rules.core.text import Say, msg
from rules.expancity.view import GoalView, SeatView, View

SMALL = Type(30)
BODY = Type(36)
LARGE = Type(42)
AMOUNT = Type(56)
SCORES = (Type(84), Type(72), Type(60))
BLOCKS_Y, CONTRACTS_Y = 87, 145
SIGN_RIGHT = 98
"""The distance from a seat's right edge to the signs of its blocks and contracts."""
SIGN_PITCH = 38


def draw_foot_ground(canvas: Canvas, frame: Frame, seats: int, goals: int) -> None:
    """Everything in the strips that is the same in every picture of this size and number of seats."""
    for seat, box in enumerate(frame.seats(seats)):
        canvas.stamp(box_sprite(box.width, box.height, RADIUS, PANEL, None, 0), box.x0, box.y0)
        canvas.stamp(sign(seat, 19, seat_colour(seat)), box.x0 + 34, box.y0 + 34)
        canvas.stamp(seat_block(seat, 2), box.x1 - SIGN_RIGHT, box.y0 + BLOCKS_Y)
        canvas.stamp(fulfilled(), box.x1 - SIGN_RIGHT, box.y0 + CONTRACTS_Y)
    for box in frame.goals(goals):
        canvas.stamp(box_sprite(box.width, box.height, RADIUS, PANEL, None, 0), box.x0, box.y0)


def draw_foot(canvas: Canvas, frame: Frame, view: View, say: Say) -> None:
    winners = view.outcome.winners if view.outcome else ()
    for seat, (box, state) in enumerate(zip(frame.seats(len(view.seats)), view.seats, strict=True)):
        _place_seat(canvas, box, seat, state, say)
        if seat == view.acting or seat in winners:
            draw_frame(canvas, box, RADIUS, ACCENT, 5)
    for box, goal in zip(frame.goals(len(view.goals)), view.goals, strict=True):
        _place_goal(canvas, box, goal, say)


def _place_seat(canvas: Canvas, box: Box, seat: Seat, state: SeatView, say: Say) -> None:
    canvas.part(lambda on: _draw_seat(on, box, seat, state, say), "seat", box, state)


def _place_goal(canvas: Canvas, box: Box, goal: GoalView, say: Say) -> None:
    canvas.part(lambda on: _draw_goal(on, box, goal, say), "goal", box, goal)


def _draw_seat(canvas: Canvas, box: Box, seat: Seat, state: SeatView, say: Say) -> None:
    name = fit(seat_name(say, seat), box.width - 66 - 14, (LARGE, BODY))
    canvas.write(name, box.x0 + 66, box.y0 + 34, TEXT, within=box)
    room = box.width - 18 - SIGN_RIGHT - 26
    score = fit(number(state.score), room, SCORES)
    canvas.write(score, box.x0 + 18, box.y0 + 116, TEXT, within=box)
    for count, y in ((state.supply, BLOCKS_Y), (len(state.fulfilled), CONTRACTS_Y)):
        amount = Line(str(count), AMOUNT)
        canvas.write(amount, box.x1 - 14, box.y0 + y, TEXT, within=box, align="right")


def _draw_goal(canvas: Canvas, box: Box, goal: GoalView, say: Say) -> None:
    """Draw its name, the signs of the seats that lead, and their value."""
    y, right = box.middle[1], box.x1 - 14
    best = Line(str(max(goal.values)), Type(44))
    canvas.write(best, right, y, TEXT, within=box, align="right")
    right -= max(best.width, 28) + 12
    signs = SIGN_PITCH * len(goal.leaders)
    words, room = say(msg(f"expancity.goal.{goal.goal}")), right - box.x0 - 14
    name = Line(words, BODY)
    if name.width <= room - signs:
        canvas.write(name, box.x0 + 14, y, TEXT, within=box)
    else:
        # The signs stand beside the second line, which is shorter.
        first = first_line(words, room, SMALL)
        canvas.write(Line(first, SMALL), box.x0 + 14, y - 18, TEXT, within=box)
        y += 18
        rest = fit(words[len(first) :].strip(), room - signs, (SMALL,))
        canvas.write(rest, box.x0 + 14, y, TEXT, within=box)
    for place, seat in enumerate(reversed(goal.leaders)):
        x = right - SIGN_PITCH // 2 - SIGN_PITCH * place
        canvas.stamp(sign(seat, 16, seat_colour(seat)), x, y)
