"""A panel for each seat: its holdings, the steps of its resources, its piles, its goals."""

from collections.abc import Iterator

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import ACCENT, HAIR, INK, MUTED, TEXT, seat_colour
from render.core.plates import box_sprite, draw_frame
from render.core.signs import sign
from render.core.text import Line, Type, fit, fit_lines, number, seat_name
from render.mine.cards.goals import ring
from render.mine.head import draw_pill, names_of, shown_turn, waiting
from render.mine.holdings import draw_cell_ground, draw_holding
from render.mine.icons.signs import icon
from render.mine.layout import (
    FREE_QUARTER,
    LIST_PITCH,
    LIST_ROWS,
    LIST_TOP,
    seat_boxes,
    seat_cell,
    seat_frame,
)
from render.mine.palette import ALARM, NO, REFUSAL
from render.mine.panels import BODY, CAPTION, LARGE, SMALL, TEXT_TYPE, board_word, panel
from rules.core.seats import Seat
from rules.core.text import Say
from rules.mine.components.cards import CORPORATE_GOALS
from rules.mine.components.terms import RESOURCES
from rules.mine.view import OwnedGoalView, SeatView, TurnView, View
from rules.mine.wording.cards import card_msg

NAME_X = 56
LEAST_NAME = 120
"""The least width of a name; everything else in its line gives way."""
EXTRA_PX = 42
"""The width of a sign and of the gaps around its words."""
RUN_RING = 5
RUN_PITCH = 13
RUN_GAP = 14


def draw_seat_grounds(canvas: Canvas, seats: int) -> None:
    """Draw all parts of the panels that are the same in every picture."""
    frame = seat_frame(seats)
    for seat, box in enumerate(seat_boxes(seats)):
        panel(canvas, box)
        bar = box_sprite(6, box.height - 24, 3, seat_colour(seat), None, 0)
        canvas.stamp(bar, box.x0 + 6, box.y0 + 12)
        canvas.stamp(sign(seat, 11, seat_colour(seat)), box.x0 + 34, box.y0 + 28)
        for column, resource in enumerate(RESOURCES):
            draw_cell_ground(canvas, seat_cell(box, column, frame), resource, frame)


def draw_seats(canvas: Canvas, view: View, say: Say) -> None:
    boxes = seat_boxes(len(view.seats))
    winners = view.outcome.winners if view.outcome else ()
    acting = waiting(view) if view.outcome is None else winners
    for seat, box in enumerate(boxes):
        if seat in acting:
            draw_frame(canvas, box, 12, ACCENT, 4)
        _place_seat(canvas, box, view, seat, say)
        if len(boxes) == 2:
            _draw_list(canvas, box, view.seats[seat], say)
    if len(boxes) == 3:
        _draw_turn(canvas, FREE_QUARTER, shown_turn(view), say)


def _place_seat(canvas: Canvas, box: Box, view: View, seat: Seat, say: Say) -> None:
    turn = view.phase if seat == view.acting else None
    canvas.part(
        lambda on: _draw_seat(on, box, view, seat, say),
        "seat",
        view.seats[seat],
        tuple(state.resources for state in view.seats),
        (turn, view.first == seat, view.stage, view.outcome),
    )


def _draw_seat(canvas: Canvas, box: Box, view: View, seat: Seat, say: Say) -> None:
    state, frame = view.seats[seat], seat_frame(len(view.seats))
    left = _draw_right(canvas, box, view, seat, say)
    name = fit(seat_name(say, seat), left - 10 - (box.x0 + NAME_X), (LARGE, BODY))
    ink = MUTED if state.out else TEXT
    canvas.write(name, box.x0 + NAME_X, box.y0 + 28, ink, within=box)
    for column, resource in enumerate(RESOURCES):
        draw_holding(canvas, seat_cell(box, column, frame), view, seat, resource, frame)
    _draw_stores(canvas, box, view, seat, say)


def _draw_right(canvas: Canvas, box: Box, view: View, seat: Seat, say: Say) -> int:
    """Draw the points, and to their left everything else in the first line; returns where that begins."""
    state, y = view.seats[seat], box.y0 + 29
    points = Line(number(_points(view, seat)), Type(seat_frame(len(view.seats)).score))
    canvas.write(points, box.x1 - 16, y, TEXT, within=box, align="right")
    x = canvas.stamp(icon("shield", 34), box.x1 - 16 - points.width - 25, y).x0 - 14
    if seat == view.acting and view.phase is not None:
        for name, count in (
            ("buy", state.purchases),
            ("credit", state.credits),
            ("energy", state.energy),
        ):
            value = Line(str(count), LARGE)
            canvas.write(value, x, y, TEXT, within=box, align="right")
            x = canvas.stamp(icon(name, 30), x - value.width - 21, y).x0 - 14
    if seat == view.first and view.outcome is None:
        flag = canvas.stamp(icon("first", 26), x - 13, y)
        canvas.write(Line("1", SMALL), flag.x0 + 9, y, INK, within=flag, align="middle")
        x = flag.x0 - 12
    for name, text in _extras(state):
        said = Line(text, BODY)
        if x - said.width - EXTRA_PX < box.x0 + NAME_X + LEAST_NAME:
            break
        canvas.write(said, x, y, TEXT, within=box, align="right")
        x = canvas.stamp(icon(name, 26), x - said.width - 17, y).x0 - 12
    return x


def _points(view: View, seat: Seat) -> int:
    """Return the public points; at the end all points, as on the score sheet."""
    if view.outcome is not None:
        return view.outcome.scores[seat].total
    return sum(part.points for part in view.seats[seat].parts)


def _extras(state: SeatView) -> Iterator[tuple[str, str]]:
    """Yield the extras that go if the name needs the room: the counter of a revealed corporate goal, and waiting
    effects.
    """
    corporation = state.corporation
    if corporation is not None and CORPORATE_GOALS[corporation.goal].tracker is not None:
        yield "corporate", f"{corporation.have}/{corporation.need}"
    if state.waiting:
        yield "waiting", str(len(state.waiting))


def _draw_stores(canvas: Canvas, box: Box, view: View, seat: Seat, say: Say) -> None:
    state = view.seats[seat]
    y = box.y0 + seat_frame(len(view.seats)).stores_y
    empty = view.stage == "competition" and (state.deck == 0 or state.declared)
    x = box.x0 + 24
    stores = [
        ("deck", state.deck, NO if empty else TEXT),
        ("hand", state.hand, TEXT),
        ("pile", len(state.discard), TEXT),
        ("coin", state.coins, TEXT),
    ]
    if state.penalty:
        stores.append(("penalty", state.penalty, TEXT))
    for name, count, ink in stores:
        canvas.stamp(icon(name, 26), x + 13, y)
        value = Line(str(count), BODY)
        canvas.write(value, x + 32, y, ink if count or empty else MUTED, within=box)
        x += 32 + max(value.width, 16) + 16
    right = box.x1 - 16
    status = _status(state, view)
    if status is not None:
        said = fit(board_word(say, status), 150, (BODY, SMALL))
        colours = (ALARM, REFUSAL) if empty else (HAIR, TEXT if state.entered else MUTED)
        plate = draw_pill(canvas, right - said.width - 20, y, said, *colours)
        right = plate.x0 - 12
    _draw_goals(canvas, box, x, right, y, state.goals)


def _status(state: SeatView, view: View) -> str | None:
    if state.out:
        return "stays_out"
    if state.entered:
        return "entered"
    if state.declared:
        return "declared"
    return "deck_empty" if state.deck == 0 and view.stage == "competition" else None


def _draw_goals(
    canvas: Canvas, box: Box, left: int, right: int, y: int, goals: tuple[OwnedGoalView, ...]
) -> None:
    """Draw the number of flipped goals, a run of rings for each other goal, and the number of those without room."""
    if not goals:
        return
    flipped = sum(goal.flipped for goal in goals)
    count = Line(str(flipped), BODY)
    open_goals = [goal for goal in goals if not goal.flipped]
    room = right - left - 30 - count.width
    shown = len(open_goals)
    while shown and _runs_width(open_goals[:shown], len(open_goals) - shown) > room:
        shown -= 1
    hidden = len(open_goals) - shown
    x = right - _runs_width(open_goals[:shown], hidden)
    canvas.stamp(icon("goal", 26), x - count.width - 19, y)
    canvas.write(count, x, y, TEXT if flipped else MUTED, within=box, align="right")
    for goal in open_goals[:shown]:
        x = _draw_run(canvas, x + RUN_GAP, y, goal)
    if hidden:
        canvas.write(Line(f"+{hidden}", SMALL), right, y, MUTED, within=box, align="right")


def _runs_width(goals: list[OwnedGoalView], hidden: int) -> int:
    return sum(RUN_GAP + RUN_PITCH * (goal.needed or 1) for goal in goals) + (
        RUN_GAP + 20 if hidden else 0
    )


def _draw_run(canvas: Canvas, x: int, y: int, goal: OwnedGoalView) -> int:
    """Draw a ring for each token, or one square ring; returns where they end."""
    for index in range(goal.needed or 1):
        sprite = ring(RUN_RING, filled=index < goal.tokens, square=goal.needed is None)
        canvas.stamp(sprite, x + RUN_RING, y)
        x += RUN_PITCH
    return x


def _draw_list(canvas: Canvas, box: Box, state: SeatView, say: Say) -> None:
    """Draw the seat's goals by name as far as there is room."""
    inner = Box(box.x0 + 22, box.y0 + LIST_TOP, box.x1 - 16, box.y1 - 6)
    canvas.stamp(box_sprite(inner.width, 1, 0, HAIR, None, 0), inner.x0, inner.y0 - 9)
    if not state.goals:
        said = fit(board_word(say, "no_goals"), inner.width, (TEXT_TYPE,))
        canvas.write(said, inner.x0, inner.y0 + 8, MUTED, within=box)
        return
    most = 2 * LIST_ROWS
    shown = state.goals if len(state.goals) <= most else state.goals[: most - 1]
    width = inner.width // 2
    for index, goal in enumerate(shown):
        x = inner.x0 + (index // LIST_ROWS) * width
        y = inner.y0 + 8 + (index % LIST_ROWS) * LIST_PITCH
        _draw_named(canvas, Box(x, y - 14, x + width - 14, y + 14), goal, say)
    if len(shown) < len(state.goals):
        y = inner.y0 + 8 + (LIST_ROWS - 1) * LIST_PITCH
        more = Line(f"+{len(state.goals) - len(shown)}", BODY)
        canvas.write(more, inner.x0 + width, y, MUTED, within=box)


def _draw_named(canvas: Canvas, box: Box, goal: OwnedGoalView, say: Say) -> None:
    y = box.middle[1]
    if goal.flipped:
        right = canvas.stamp(icon("check", 20), box.x1 - 12, y).x0 - 8
    else:
        right = box.x1 - RUN_PITCH * (goal.needed or 1)
        _draw_run(canvas, right, y, goal)
        right -= 8
    name = fit(say(card_msg(goal.goal)), right - box.x0, (BODY, SMALL))
    canvas.write(name, box.x0, y, MUTED if goal.flipped else TEXT, within=box)


def _draw_turn(canvas: Canvas, box: Box, turn: TurnView | None, say: Say) -> None:
    """Draw the cards and goals put down, used and bought, by name, in the place of a fourth seat."""
    canvas.stamp(box_sprite(box.width, box.height, 12, None, HAIR, 1), box.x0, box.y0)
    if turn is None:
        return
    deeds = [
        (name, names_of(cards, say))
        for name, cards in (
            ("hand", turn.put_down),
            ("active", turn.used),
            ("buy", turn.bought),
        )
        if cards
    ]
    pitch = (box.height - 20) // max(len(deeds), 1)
    for index, (name, text) in enumerate(deeds):
        y = box.y0 + 10 + pitch // 2 + index * pitch
        canvas.stamp(icon(name, 26), box.x0 + 30, y)
        room = Box(box.x0 + 56, y - pitch // 2, box.x1 - 14, y + pitch // 2)
        _draw_names(canvas, room, text, lines=max(1, pitch // 18))


def _draw_names(canvas: Canvas, room: Box, text: str, lines: int) -> None:
    said = fit_lines(text, room.width, ((TEXT_TYPE, max(1, lines - 1)), (CAPTION, lines)))
    for index, line in enumerate(said):
        shift = round((index - (len(said) - 1) / 2) * 1.25 * line.type.size)
        canvas.write(line, room.x0, room.middle[1] + shift, TEXT, within=room)
