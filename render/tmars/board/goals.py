"""Milestones and awards; in classic solo play, the open tasks and their deadline."""

from dataclasses import dataclass

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import HAIR, MUTED, TEXT, Colour
from render.core.text import Line, Type, fit, fit_lines, number
from render.tmars.board.gauges import COLDEST, DEGREES
from render.tmars.board.panels import CAPTION, SMALL, TABLE, panel, plate, word
from render.tmars.board.tiles import owner_sign
from render.tmars.icons.signs import icon
from render.tmars.layout import (
    AWARDS,
    GOAL_HEAD_Y,
    GOALS,
    MILESTONES,
    POOLS,
    goal_columns,
    goal_rows,
)
from render.tmars.palette import (
    AIR_STEPS,
    POOL,
    RICH_AIR,
    WARM,
    WARMTH_STEPS,
    owner_colour,
    taken_row,
)
from rules.core.text import Say, msg
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.content import MILESTONE_PRICE, MOST_AWARDS, MOST_MILESTONES
from rules.tmars.components.tracks import TRACKS
from rules.tmars.view import BOT, GoalView, View

NAME_X = 38
TITLES = (TABLE, Type(20), Type(17))
ROW = Type(20)
ROW_PLAIN = Type(20, Weight.REGULAR)
_PLAIN = tuple((Type(size, Weight.REGULAR), 1) for size in (20, 19, 18))
NAMES = (*_PLAIN, (Type(18, Weight.REGULAR), 2))
TAKEN_NAMES = (*((Type(size), 1) for size in (20, 19, 18)), _PLAIN[-1], (Type(18), 2))
NAME_PITCH = 18
"""The distance between the two lines of a name."""
NEED_GAP = 6
_WIDE_GAPS = 20
"""Bars of more steps have narrow gaps."""
NEED = Type(17, Weight.REGULAR)
BOT_SIGN_ROOM = 25
"""The room for MarsBot's sign before the value that MarsBot needs."""
MEASURE, MEASURE_LEFT = 20, 27
"""The size of the sign of MarsBot's track, and how far its middle is to the left of the value."""


def draw_goal_grounds(canvas: Canvas, *, goals: bool) -> None:
    for box in (MILESTONES, AWARDS) if goals else (GOALS,):
        panel(canvas, box)


def draw_goals(canvas: Canvas, view: View, say: Say) -> None:
    if not view.milestones:
        _draw_task(canvas, view, say)
        return
    price = MILESTONE_PRICE if _taken(view.milestones) < MOST_MILESTONES else None
    canvas.part(
        lambda on: _draw_list(on, MILESTONES, "milestone", view.milestones, price, view, say),
        "milestones",
        view.milestones,
    )
    canvas.part(
        lambda on: _draw_list(on, AWARDS, "award", view.awards, view.award_price, view, say),
        "awards",
        view.awards,
        view.award_price,
    )


def _taken(goals: tuple[GoalView, ...]) -> int:
    return sum(goal.owner is not None for goal in goals)


def _draw_list(
    canvas: Canvas,
    box: Box,
    kind: str,
    goals: tuple[GoalView, ...],
    price: int | None,
    view: View,
    say: Say,
) -> None:
    y = box.y0 + GOAL_HEAD_Y
    owners = [*range(len(view.seats)), *([BOT] if view.bot is not None else [])]
    columns = [box.x0 + x for x in goal_columns(len(view.seats), bot=view.bot is not None)]
    canvas.stamp(icon(kind, 28), box.x0 + 22, y)
    room = columns[0] - 20 - (box.x0 + 44)
    most = MOST_MILESTONES if kind == "milestone" else MOST_AWARDS
    count = f"{_taken(goals)}/{most}"
    notes = [count]
    if price is not None:
        notes = [
            word(say, "goals_price", count=count, price=price),
            word(say, "mc", n=price),
            count,
        ]
    title, note = _head(word(say, f"{kind}s"), notes, room)
    canvas.write(title, box.x0 + 44, y, TEXT, within=box)
    canvas.write(note, box.x0 + 56 + title.width, y + 1, MUTED, within=box)
    for owner, x in zip(owners, columns, strict=True):
        canvas.stamp(owner_sign(owner, 9, owner_colour(owner)), x, y)
    room = columns[0] - 18 - box.x0 - NAME_X
    names = [_name(goal, kind, room, say) for goal in goals]
    edges = goal_rows([len(name) > 1 for name in names])
    for goal, name, (top, bottom) in zip(goals, names, edges, strict=True):
        row = Box(box.x0, box.y0 + top, box.x1, box.y0 + bottom)
        _draw_goal(canvas, box, row, goal, name, columns)
        if (measure := _bot_measure(goal, kind, view)) and len(columns) == 2:
            canvas.stamp(icon(measure, MEASURE), columns[-1] - MEASURE_LEFT, row.middle[1])


def _head(title: str, notes: list[str], room: int) -> tuple[Line, Line]:
    """The title, shrunk if necessary, with the first note that fits beside it."""
    for note in notes:
        line = Line(note, CAPTION)
        for type_ in TITLES:
            if Line(title, type_).width + 12 + line.width <= room:
                return Line(title, type_), line
    return fit(title, room, TITLES), Line("", CAPTION)


def _name(goal: GoalView, kind: str, room: int, say: Say) -> tuple[Line, ...]:
    """Return the name in one line beside its requirement, or in two lines with that beside the second."""
    need = _need(goal)
    said = say(msg(f"tmars.{kind}.{goal.id}"))
    types = NAMES if goal.owner is None else TAKEN_NAMES
    return fit_lines(said, room - (need.width + NEED_GAP if need else 0), types)


def _draw_goal(
    canvas: Canvas,
    box: Box,
    row: Box,
    goal: GoalView,
    name: tuple[Line, ...],
    columns: list[int],
) -> None:
    y = row.middle[1]
    taken = goal.owner is not None
    if goal.owner is not None:
        ground = Box(box.x0 + 8, row.y0, box.x1 - 8, row.y1 - 1)
        plate(canvas, ground, 8, taken_row(goal.owner))
        canvas.stamp(owner_sign(goal.owner, 8, owner_colour(goal.owner)), box.x0 + 24, y)
    x = box.x0 + NAME_X
    half = NAME_PITCH * (len(name) - 1) // 2
    for index, line in enumerate(name):
        canvas.write(line, x, y - half + NAME_PITCH * index, TEXT, within=box)
    if need := _need(goal):
        ink = TEXT if taken else MUTED
        _draw_need(canvas, box, need, x + name[-1].width + NEED_GAP, y + half, ink)
    values = [*goal.values, *([goal.bot] if goal.bot is not None else [])]
    best = max(values)
    for value, middle in zip(values, columns, strict=True):
        leads = value == best and value > 0
        figure = fit(number(value), 42, (ROW if leads else ROW_PLAIN, Type(17)))
        canvas.write(
            figure, middle, y, TEXT if leads or taken else MUTED, within=box, align="middle"
        )


@dataclass(frozen=True, slots=True)
class _Need:
    """The value that a milestone needs, and the one that MarsBot needs, after its sign."""

    line: Line
    bot: Line | None

    @property
    def width(self) -> int:
        return self.line.width + (self.bot.width + BOT_SIGN_ROOM if self.bot is not None else 0)


def _need(goal: GoalView) -> _Need | None:
    if goal.need is None:
        return None
    bot = None if goal.bot_need is None else Line(str(goal.bot_need), NEED)
    return _Need(Line(f"≥ {goal.need}", NEED), bot)


def _draw_need(canvas: Canvas, box: Box, need: _Need, x: int, y: int, ink: Colour) -> None:
    canvas.write(need.line, x, y, ink, within=box)
    if need.bot is None:
        return
    x += need.line.width + BOT_SIGN_ROOM
    canvas.stamp(owner_sign(BOT, 8, owner_colour(BOT)), x - 11, y)
    canvas.write(need.bot, x, y, ink, within=box)


def _bot_measure(goal: GoalView, kind: str, view: View) -> str:
    """Return the sign of the track or tokens that MarsBot counts, otherwise nothing."""
    board = BOARDS[view.board]
    metric = (board.milestones if kind == "milestone" else board.awards)[goal.id].bot
    if goal.bot is None or metric is None:
        return ""
    if metric.track:
        return f"tag_{TRACKS[metric.track].tags[0]}"
    return "token" if metric.measure == "tokens" else ""


def _draw_task(canvas: Canvas, view: View, say: Say) -> None:
    """Draw bars of the three parameters or of the rating, and the generation by which they must be full."""
    box = GOALS
    last, goal = view.last_generation or 0, view.rating_goal
    what = (
        word(say, "task", generation=last)
        if goal is None
        else word(say, "rating_task", generation=last, goal=goal)
    )
    canvas.write(
        fit(what, box.width - 40, (TABLE, SMALL)), box.x0 + 20, box.y0 + 30, TEXT, within=box
    )
    if goal is not None:
        _draw_bar(canvas, 1, "tr", min(view.seats[0].tr, goal), goal, owner_colour(0))
        return
    bars = (
        ("temperature", (view.temperature - COLDEST) // DEGREES, WARMTH_STEPS, WARM),
        ("oxygen", view.oxygen, AIR_STEPS, RICH_AIR),
        ("ocean", view.oceans, POOLS, POOL),
    )
    for row, (name, have, need, tone) in enumerate(bars):
        _draw_bar(canvas, row, name, have, need, tone)


def _draw_bar(canvas: Canvas, row: int, name: str, have: int, need: int, tone: Colour) -> None:
    box = GOALS
    y = box.y0 + 72 + 38 * row
    canvas.stamp(icon(name, 30), box.x0 + 38, y)
    bar = Box(box.x0 + 68, y - 10, box.x1 - 110, y + 10)
    gap = 3 if need <= _WIDE_GAPS else 1
    width = (bar.width - gap * (need - 1)) / need
    for step in range(need):
        left = bar.x0 + round(step * (width + gap))
        cell = Box(left, bar.y0, left + round(width), bar.y1)
        plate(canvas, cell, 4 if gap > 1 else 1, tone if step < have else HAIR)
    canvas.write(Line(f"{have}/{need}", TABLE), box.x1 - 20, y, TEXT, within=box, align="right")
