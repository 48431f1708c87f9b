"""A panel for each seat: its holdings, the steps of its resources, its piles, its goals."""

from collections.abc import Iterator

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import ACCENT, HAIR, INK, MUTED, TEXT, seat_colour
from render.core.plates import box_sprite, draw_frame
from render.core.signs import sign
from render.core.text import Line, Type, fit, fit_lines, number, seat_name
from render.mine.head import names_of, shown_turn, waiting
from render.mine.holdings import draw_cell_ground, draw_holding
from render.mine.icons.rings import ring
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
from render.mine.palette import NO
from render.mine.panels import board_word, panel, whole_words
from rules.core.seats import Seat
from rules.core.text import Say
from rules.mine.components.cards import CORPORATE_GOALS
from rules.mine.components.terms import RESOURCES
from rules.mine.view import OwnedGoalView, SeatView, TurnView, View
from rules.mine.wording.cards import card_msg

NAME_X = 66
LEAST_NAME, MOST_NAME = 160, 220
"""The widths that are left to a name at least: a short one, and one of any length. Counts and signs give way."""
LONG_SCORE = 4
"""From so many characters on, a score is smaller."""
SIGN = 36
_FIGURE = Type(36)
_NAMES = (Type(40), Type(36), Type(32), Type(28))
_PILE = Type(50)
_PILE_SIGN, _PILE_PITCH = 40, 112
_LISTED = (Type(30), Type(28))


def draw_seat_grounds(canvas: Canvas, seats: int) -> None:
    """Draw all parts of the panels that are the same in every picture."""
    frame = seat_frame(seats)
    for seat, box in enumerate(seat_boxes(seats)):
        panel(canvas, box)
        canvas.stamp(sign(seat, 19, seat_colour(seat)), box.x0 + 38, box.y0 + frame.name_y)
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
    called = seat_name(say, seat)
    left = _draw_right(canvas, box, view, seat, min(MOST_NAME, Line(called, _FIGURE).width))
    name = fit(called, left - 10 - (box.x0 + NAME_X), _NAMES)
    ink = MUTED if state.out else TEXT
    canvas.write(name, box.x0 + NAME_X, box.y0 + frame.name_y, ink, within=box)
    for column, resource in enumerate(RESOURCES):
        draw_holding(canvas, seat_cell(box, column, frame), view, seat, resource, frame)
    _draw_stores(canvas, box, view, seat)


def _draw_right(canvas: Canvas, box: Box, view: View, seat: Seat, room: int) -> int:
    """Draw the points, and to their left everything else in the first line; returns where that begins.

    What the name needs (`room`) is left to it: the counts that matter least in the phase go first.
    """
    state, frame = view.seats[seat], seat_frame(len(view.seats))
    y = box.y0 + frame.name_y
    said = number(_points(view, seat))
    points = Line(said, Type(frame.score if len(said) < LONG_SCORE else frame.score - 12))
    canvas.write(points, box.x1 - 14, y, TEXT, within=box, align="right")
    x = canvas.stamp(icon("shield", 50), box.x1 - 14 - points.width - 34, y).x0 - 14
    if seat == view.acting and view.phase is not None:
        for name, count in _counts(state, view.phase):
            if x - _count_width(str(count)) - 10 >= box.x0 + NAME_X + room:
                x = _draw_count(canvas, box, x, y, name, str(count)) - 12
    has_room = x - 40 >= box.x0 + NAME_X + max(room, LEAST_NAME)
    if seat == view.first and view.outcome is None and has_room:
        flag = canvas.stamp(icon("first", 40), x - 20, y)
        canvas.write(Line("1", Type(22)), flag.x0 + 14, y, INK, within=flag, align="middle")
        x = flag.x0 - 12
    if state.out or state.entered is not None:
        sprite = icon("check" if state.entered else "cross", SIGN)
        x = canvas.stamp(sprite, x - SIGN // 2, y).x0 - 12
    for name, text in _extras(state):
        if x - _count_width(text) < box.x0 + NAME_X + max(room, LEAST_NAME):
            break
        x = _draw_count(canvas, box, x, y, name, text) - 12
    return x


_USUAL = {"buy": 1}
"""The numbers that the board leaves out; the panel of the seat has them all."""


def _counts(state: SeatView, phase: str) -> Iterator[tuple[str, int]]:
    """Yield the means of a turn, those first that matter most in the phase."""
    means = {"credit": state.credits, "buy": state.purchases, "energy": state.energy}
    order = means if phase == "buy" else ("energy", "credit", "buy")
    for name in order:
        if means[name] != _USUAL.get(name, 0):
            yield name, means[name]


def _count_width(text: str) -> int:
    return SIGN + 6 + Line(text, _FIGURE).width


def _draw_count(canvas: Canvas, box: Box, right: int, y: int, name: str, text: str) -> int:
    """Draw a sign and a number that end at the right; returns where they begin."""
    value = Line(text, _FIGURE)
    canvas.write(value, right, y, TEXT, within=box, align="right")
    return canvas.stamp(icon(name, SIGN), right - value.width - 6 - SIGN // 2, y).x0


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


def _draw_stores(canvas: Canvas, box: Box, view: View, seat: Seat) -> None:
    """Draw the piles, and at the right the coins, the penalty points and, where there is room, the flipped goals."""
    state = view.seats[seat]
    y = box.y0 + seat_frame(len(view.seats)).stores_y
    empty = view.stage == "competition" and (state.deck == 0 or state.declared)
    piles = (("deck", state.deck), ("hand", state.hand), ("pile", len(state.discard)))
    for column, (name, count) in enumerate(piles):
        x = box.x0 + 14 + column * _PILE_PITCH
        ink = NO if empty and name == "deck" else TEXT if count else MUTED
        end = canvas.stamp(icon(name, _PILE_SIGN), x + _PILE_SIGN // 2, y).x1
        canvas.write(Line(str(count), _PILE), end + 4, y, ink, within=box)
    flipped = f"{sum(goal.flipped for goal in state.goals)}/{len(state.goals)}"
    others = (
        ("coin", str(state.coins or "")),
        ("penalty", number(-state.penalty) if state.penalty else ""),
        ("goal", flipped if state.goals else ""),
    )
    x, least = box.x1 - 14, box.x0 + 14 + len(piles) * _PILE_PITCH
    for name, text in others:
        if text and x - SIGN - 6 - Line(text, _FIGURE).width >= least:
            x = _draw_count(canvas, box, x, y, name, text) - 12


def _draw_list(canvas: Canvas, box: Box, state: SeatView, say: Say) -> None:
    """Draw the seat's goals by name as far as there is room."""
    inner = Box(box.x0 + 14, box.y0 + LIST_TOP, box.x1 - 14, box.y1 - 6)
    canvas.stamp(box_sprite(inner.width, 1, 0, HAIR, None, 0), inner.x0, inner.y0 - 6)
    if not state.goals:
        said = fit(board_word(say, "no_goals"), inner.width, _LISTED)
        canvas.write(said, inner.x0, inner.y0 + 22, MUTED, within=box)
        return
    most = 2 * LIST_ROWS
    shown = state.goals if len(state.goals) <= most else state.goals[: most - 1]
    width = inner.width if len(shown) <= LIST_ROWS else inner.width // 2
    for index, goal in enumerate(shown):
        x = inner.x0 + (index // LIST_ROWS) * width
        y = inner.y0 + 22 + (index % LIST_ROWS) * LIST_PITCH
        _draw_named(canvas, Box(x, y - 24, x + width - 16, y + 24), goal, say)
    if len(shown) < len(state.goals):
        y = inner.y0 + 22 + (LIST_ROWS - 1) * LIST_PITCH
        more = Line(f"+{len(state.goals) - len(shown)}", _FIGURE)
        canvas.write(more, inner.x0 + width, y, MUTED, within=box)


def _draw_named(canvas: Canvas, box: Box, goal: OwnedGoalView, say: Say) -> None:
    y = box.middle[1]
    if goal.flipped:
        right = canvas.stamp(icon("check", 34), box.x1 - 18, y).x0 - 8
    elif goal.needed is None:
        right = canvas.stamp(ring(14, filled=False, square=True), box.x1 - 18, y).x0 - 8
    else:
        have = Line(f"{goal.tokens}/{goal.needed}", _LISTED[0])
        right = canvas.write(have, box.x1, y, TEXT, within=box, align="right").x0 - 10
    name = whole_words(say(card_msg(goal.goal)), right - box.x0, _TWO_LINES)
    for index, line in enumerate(name):
        at = y + round((index - (len(name) - 1) / 2) * 1.2 * line.type.size)
        canvas.write(line, box.x0, at, MUTED if goal.flipped else TEXT, within=box)


_TWO_LINES = ((Type(30), 1), (Type(26), 1), (Type(20), 2), (Type(16), 2))


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
        canvas.stamp(icon(name, SIGN), box.x0 + 34, y)
        room = Box(box.x0 + 66, y - pitch // 2, box.x1 - 14, y + pitch // 2)
        _draw_names(canvas, room, text)


def _draw_names(canvas: Canvas, room: Box, text: str) -> None:
    choices = [(Type(size), max(1, room.height // round(1.2 * size))) for size in (30, 26, 22, 18)]
    said = fit_lines(text, room.width, choices)
    for index, line in enumerate(said):
        shift = round((index - (len(said) - 1) / 2) * 1.15 * line.type.size)
        canvas.write(line, room.x0, room.middle[1] + shift, TEXT, within=room)
