"""Milestones and awards; in classic solo play what is still to be done, and by when."""

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import HAIR, MUTED, TEXT
from render.core.text import Line, Type, fit, number
from render.tmars.gauges import COLDEST, DEGREES
from render.tmars.icons import icon
from render.tmars.layout import (
    AWARDS,
    GOAL_FIRST_ROW,
    GOAL_HEAD_Y,
    GOAL_PITCH,
    GOALS,
    MILESTONES,
    POOLS,
    goal_columns,
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
from render.tmars.panels import CAPTION, SMALL, TABLE, panel, plate, word
from render.tmars.tiles import owner_sign
from rules.core.text import Say, msg
from rules.tmars.content import BOT, MILESTONE_PRICE, MOST_AWARDS, MOST_MILESTONES
from rules.tmars.view import GoalView, View

NAME_X = 38
TITLES = (TABLE, Type(20), Type(17))
ROW = Type(20)
ROW_PLAIN = Type(20, Weight.REGULAR)
NAMES = tuple(Type(size, Weight.REGULAR) for size in (20, 19, 17, 16, 15, 14))
TAKEN_NAMES = tuple(Type(type_.size) for type_ in NAMES)


def draw_goal_grounds(canvas: Canvas, *, goals: bool) -> None:
    for box in (MILESTONES, AWARDS) if goals else (GOALS,):
        panel(canvas, box)


def draw_goals(canvas: Canvas, view: View, say: Say) -> None:
    if not view.milestones:
        _draw_task(canvas, view, say)
        return
    price = MILESTONE_PRICE if _taken(view.milestones) < MOST_MILESTONES else None
    _draw_list(canvas, MILESTONES, "milestone", view.milestones, price, view, say)
    _draw_list(canvas, AWARDS, "award", view.awards, view.award_price, view, say)


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
    for row, goal in enumerate(goals):
        _draw_goal(canvas, box, row, kind, goal, owners, columns, say)


def _head(title: str, notes: list[str], room: int) -> tuple[Line, Line]:
    """The first of the notes that finds room beside a title, which may shrink for it."""
    for note in notes:
        line = Line(note, CAPTION)
        for type_ in TITLES:
            if Line(title, type_).width + 12 + line.width <= room:
                return Line(title, type_), line
    return fit(title, room, TITLES), Line("", CAPTION)


def _draw_goal(
    canvas: Canvas,
    box: Box,
    row: int,
    kind: str,
    goal: GoalView,
    owners: list[int],
    columns: list[int],
    say: Say,
) -> None:
    y = box.y0 + GOAL_FIRST_ROW + GOAL_PITCH * row
    taken = goal.owner is not None
    if goal.owner is not None:
        ground = Box(box.x0 + 8, y - 13, box.x1 - 8, y + 13)
        plate(canvas, ground, 8, taken_row(goal.owner))
        canvas.stamp(owner_sign(goal.owner, 8, owner_colour(goal.owner)), box.x0 + 24, y)
    x, right = box.x0 + NAME_X, columns[0] - 18
    need = _need(goal, say)
    name = say(msg(f"tmars.{kind}.{goal.id}"))
    room = right - x - (need.width + 8 if need else 0)
    types = TAKEN_NAMES if taken else NAMES
    line = fit(name, room, types)
    canvas.write(line, x, y, TEXT, within=box)
    if need:
        canvas.write(need, x + line.width + 8, y, TEXT if taken else MUTED, within=box)
    values = [*goal.values, *([goal.bot] if goal.bot is not None else [])]
    best = max(values)
    for value, middle in zip(values, columns, strict=True):
        leads = value == best and value > 0
        figure = fit(number(value), 42, (ROW if leads else ROW_PLAIN, Type(17)))
        canvas.write(
            figure, middle, y, TEXT if leads or taken else MUTED, within=box, align="middle"
        )


def _need(goal: GoalView, say: Say) -> Line | None:
    if goal.need is None:
        return None
    text = f"≥ {goal.need}"
    if goal.bot_need is not None:
        text += f" / {goal.bot_need}"
    return Line(text, Type(17, Weight.REGULAR))


def _draw_task(canvas: Canvas, view: View, say: Say) -> None:
    """Bars of the three parameters, and until which generation they must be full."""
    box = GOALS
    last = view.last_generation or 0
    said = fit(word(say, "task", generation=last), box.width - 40, (TABLE, SMALL))
    canvas.write(said, box.x0 + 20, box.y0 + 30, TEXT, within=box)
    bars = (
        ("temperature", (view.temperature - COLDEST) // DEGREES, WARMTH_STEPS, WARM),
        ("oxygen", view.oxygen, AIR_STEPS, RICH_AIR),
        ("ocean", view.oceans, POOLS, POOL),
    )
    for row, (name, have, need, tone) in enumerate(bars):
        y = box.y0 + 72 + 38 * row
        canvas.stamp(icon(name, 30), box.x0 + 38, y)
        bar = Box(box.x0 + 68, y - 10, box.x1 - 110, y + 10)
        width = (bar.width - 3 * (need - 1)) / need
        for step in range(need):
            left = bar.x0 + round(step * (width + 3))
            cell = Box(left, bar.y0, left + round(width), bar.y1)
            plate(canvas, cell, 4, tone if step < have else HAIR)
        canvas.write(Line(f"{have}/{need}", TABLE), box.x1 - 20, y, TEXT, within=box, align="right")
