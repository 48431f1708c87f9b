"""A panel per seat: what it owns, the steps of its resources, its piles, its goals."""

from collections.abc import Iterator

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import ACCENT, HAIR, INK, MUTED, TEXT, seat_colour
from render.core.plates import box_sprite
from render.core.signs import sign
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, fit, fit_lines, number, seat_name
from render.mine.cards.goals import ring
from render.mine.head import draw_pill, names_of, shown_turn, waiting
from render.mine.icons.signs import icon
from render.mine.icons.stones import stone
from render.mine.layout import FREE_QUARTER, SEAT_CELL, SEAT_PITCH, seat_boxes
from render.mine.palette import ALARM, CARD_COLOURS, NO, REFUSAL, SUNK
from render.mine.panels import BODY, CAPTION, LARGE, LOUD, SMALL, TEXT_TYPE, board_word, panel
from rules.core.seats import Seat
from rules.core.text import Say
from rules.mine.components.content import CORPORATE_GOALS, RESOURCE_POINTS, RESOURCES
from rules.mine.view import OwnedGoalView, SeatView, TurnView, View
from rules.mine.wording.cards import card_msg

STEPS = tuple(sorted(least for least, points in RESOURCE_POINTS if points))
"""Amounts of a resource at which it is worth more."""
NAME_X = 56
LEAST_NAME = 120
"""What is left for a name before anything else goes."""
EXTRA_PX = 42
"""Of a sign and the gaps about its words."""
RUN_RING = 5
RUN_PITCH = 13
RUN_GAP = 14
LIST_TOP = 150
"""Where the goals of a seat are listed by name, in a panel of double height."""
LIST_PITCH = 30
LIST_ROWS = 4


def draw_seat_grounds(canvas: Canvas, seats: int) -> None:
    """All of the panels that is the same in every picture."""
    for seat, box in enumerate(seat_boxes(seats)):
        panel(canvas, box)
        bar = box_sprite(6, box.height - 24, 3, seat_colour(seat), None, 0)
        canvas.stamp(bar, box.x0 + 6, box.y0 + 12)
        canvas.stamp(sign(seat, 11, seat_colour(seat)), box.x0 + 34, box.y0 + 28)
        for column, resource in enumerate(RESOURCES):
            cell = _cell(box, column)
            canvas.stamp(box_sprite(cell.width, cell.height, 8, SUNK, None, 0), cell.x0, cell.y0)
            canvas.stamp(stone(resource, 34), cell.x0 + 22, cell.y0 + 19)


def draw_seats(canvas: Canvas, view: View, say: Say) -> None:
    boxes = seat_boxes(len(view.seats))
    winners = view.outcome.winners if view.outcome else ()
    acting = waiting(view) if view.outcome is None else winners
    for seat, box in enumerate(boxes):
        if seat in acting:
            canvas.stamp(box_sprite(box.width, box.height, 12, None, ACCENT, 4), box.x0, box.y0)
        _draw_seat(canvas, box, view, seat, say)
        if len(boxes) == 2:
            _draw_list(canvas, box, view.seats[seat], say)
    if len(boxes) == 3:
        _draw_turn(canvas, FREE_QUARTER, shown_turn(view), say)


def _draw_seat(canvas: Canvas, box: Box, view: View, seat: Seat, say: Say) -> None:
    state = view.seats[seat]
    left = _draw_right(canvas, box, view, seat, say)
    name = fit(seat_name(say, seat), left - 10 - (box.x0 + NAME_X), (LARGE, BODY))
    ink = MUTED if state.out else TEXT
    canvas.write(name, box.x0 + NAME_X, box.y0 + 28, ink, within=box)
    for column, resource in enumerate(RESOURCES):
        _draw_resource(canvas, _cell(box, column), view, seat, resource)
    _draw_stores(canvas, box, view, seat, say)


def _draw_right(canvas: Canvas, box: Box, view: View, seat: Seat, say: Say) -> int:
    """Points, and to their left whatever else stands in the first line; returns where that begins."""
    state, y = view.seats[seat], box.y0 + 29
    points = Line(number(sum(part.points for part in state.parts)), LOUD)
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


def _extras(state: SeatView) -> Iterator[tuple[str, str]]:
    """What gives way to the name: the counter of a revealed corporate goal, and effects that wait."""
    corporation = state.corporation
    if corporation is not None and CORPORATE_GOALS[corporation.goal].tracker is not None:
        yield "corporate", f"{corporation.have}/{corporation.need}"
    if state.waiting:
        yield "waiting", str(len(state.waiting))


def _cell(box: Box, column: int) -> Box:
    x, y = box.x0 + 22 + column * SEAT_PITCH, box.y0 + 52
    return Box(x, y, x + SEAT_CELL[0], y + SEAT_CELL[1])


def _draw_resource(canvas: Canvas, cell: Box, view: View, seat: Seat, resource: str) -> None:
    """The amount, a crown for whoever alone has most, and how far it is to the next step."""
    amounts = [state.resources[resource] for state in view.seats]
    mine = amounts[seat]
    value = Line(str(mine), LARGE)
    canvas.write(value, cell.x0 + 46, cell.y0 + 18, TEXT if mine else MUTED, within=cell)
    if mine and amounts.count(mine) == 1 and mine == max(amounts):
        canvas.stamp(icon("crown", 20), cell.x1 - 14, cell.y0 + 12)
    canvas.stamp(_steps(resource, min(mine, STEPS[-1])), cell.x0 + 5, cell.y0 + 36)


@SPRITES.keep
def _steps(resource: str, amount: int) -> Sprite:
    """A bar up to the highest step, with a gap at each of the others. Its anchor is the upper left corner."""
    width = SEAT_CELL[0] - 10
    art = Artwork(0, 0, width, 4)
    art.plate(0, 0, width, 4, 2, HAIR)
    if amount:
        reach = width * amount / STEPS[-1]
        art.plate(0, 0, max(reach, 4), 4, 2, CARD_COLOURS[resource])
    for step in STEPS[:-1]:
        x = width * step / STEPS[-1]
        art.polygon(((x - 1, 0), (x + 1, 0), (x + 1, 4), (x - 1, 4)), SUNK)
    return Sprite(art.sprite().image, (0, 0))


def _draw_stores(canvas: Canvas, box: Box, view: View, seat: Seat, say: Say) -> None:
    state, y = view.seats[seat], box.y0 + 114
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
    """The flipped ones counted, each other one as a run of rings; what finds no room is counted as well."""
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
    """A ring per token, or a square one; returns where they end."""
    for index in range(goal.needed or 1):
        sprite = ring(RUN_RING, filled=index < goal.tokens, square=goal.needed is None)
        canvas.stamp(sprite, x + RUN_RING, y)
        x += RUN_PITCH
    return x


def _draw_list(canvas: Canvas, box: Box, state: SeatView, say: Say) -> None:
    """The goals of a seat by name, where there is room for them."""
    inner = Box(box.x0 + 22, box.y0 + LIST_TOP, box.x1 - 16, box.y1 - 6)
    canvas.stamp(box_sprite(inner.width, 1, 0, HAIR, None, 0), inner.x0, inner.y0 - 8)
    if not state.goals:
        said = fit(board_word(say, "no_goals"), inner.width, (TEXT_TYPE,))
        canvas.write(said, inner.x0, inner.y0 + 14, MUTED, within=box)
        return
    most = 2 * LIST_ROWS
    shown = state.goals if len(state.goals) <= most else state.goals[: most - 1]
    width = inner.width // 2
    for index, goal in enumerate(shown):
        x = inner.x0 + (index // LIST_ROWS) * width
        y = inner.y0 + 14 + (index % LIST_ROWS) * LIST_PITCH
        _draw_named(canvas, Box(x, y - 14, x + width - 14, y + 14), goal, say)
    if len(shown) < len(state.goals):
        y = inner.y0 + 14 + (LIST_ROWS - 1) * LIST_PITCH
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
    """What was put down, used and bought, by name: in the place of a fourth seat."""
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
