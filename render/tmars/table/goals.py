"""Milestones and awards: taken ones filled, open ones with their leader; in classic solo play the bars to fill."""

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import HAIR, MUTED, TEXT, WHITE
from render.core.text import Line, Type
from render.tmars.board.gauges import COLDEST, DEGREES
from render.tmars.board.panels import draw_owner, panel, plate
from render.tmars.board.tiles import owner_sign
from render.tmars.icons.signs import icon
from render.tmars.layout import POOLS
from render.tmars.palette import (
    AIR_STEPS,
    POOL,
    RICH_AIR,
    SUNK,
    WARM,
    WARMTH_STEPS,
    owner_colour,
    taken_row,
)
from render.tmars.table.layout import AWARDS, MILESTONES, TASK, goal_cell
from rules.tmars.view import BOT, GoalView, View

SIGN_R = 18
WIDE_GAPS = 20
"""Bars of more steps have narrow gaps."""


def draw_goals(canvas: Canvas, view: View) -> None:
    if not view.milestones:
        _draw_task(canvas, view)
        return
    for row, kind, goals in (
        (MILESTONES, "milestone", view.milestones),
        (AWARDS, "award", view.awards),
    ):
        canvas.stamp(icon(kind, 50), row.x0 + 30, row.middle[1])
        for index, goal in enumerate(goals):
            _draw_goal(canvas, goal_cell(row, index), goal)


def _draw_goal(canvas: Canvas, box: Box, goal: GoalView) -> None:
    if goal.owner is not None:
        plate(canvas, box, 10, taken_row(goal.owner), owner_colour(goal.owner), 4)
        canvas.stamp(owner_sign(goal.owner, SIGN_R, WHITE), *box.middle)
        return
    plate(canvas, box, 10, SUNK, HAIR, 2)
    best = leaders(goal)
    if len(best) == 1:
        draw_owner(canvas, best[0], *box.middle, SIGN_R)
    elif best:
        canvas.write(Line("=", Type(44)), *box.middle, MUTED, within=box, align="middle")


def leaders(goal: GoalView) -> tuple[int, ...]:
    """The owners with the highest value, if that is above zero."""
    values = dict(enumerate(goal.values)) | ({} if goal.bot is None else {BOT: goal.bot})
    most = max(values.values(), default=0)
    return tuple(owner for owner, value in values.items() if value == most > 0)


def _draw_task(canvas: Canvas, view: View) -> None:
    panel(canvas, TASK)
    goal = view.rating_goal
    bars = (
        (("tr", min(view.seats[0].tr, goal), goal, owner_colour(0)),)
        if goal is not None
        else (
            ("temperature", (view.temperature - COLDEST) // DEGREES, WARMTH_STEPS, WARM),
            ("oxygen", view.oxygen, AIR_STEPS, RICH_AIR),
            ("ocean", view.oceans, POOLS, POOL),
        )
    )
    pitch = TASK.height // len(bars)
    for row, (name, have, need, tone) in enumerate(bars):
        y = TASK.y0 + pitch * row + pitch // 2
        canvas.stamp(icon(name, 48), TASK.x0 + 36, y)
        left, right = TASK.x0 + 74, TASK.x1 - 136
        width, gap = (right - left) / need, 3 if need <= WIDE_GAPS else 1
        for step in range(need):
            x = left + round(step * width)
            cell = Box(x, y - 16, left + round((step + 1) * width) - gap, y + 16)
            plate(canvas, cell, gap, tone if step < have else HAIR)
        figure = Line(f"{have}/{need}", Type(40))
        canvas.write(figure, TASK.x1 - 14, y, TEXT, within=TASK, align="right")
