"""Milestones and awards as choices: a row each, with everybody's value."""

from collections.abc import Sequence

from render.core.boxes import Box
from render.core.fonts import Weight
from render.core.palette import ACCENT, HAIR, INK, MUTED, PANEL, TEXT
from render.core.panel.focus import ESSENTIAL_PX, LEAST_PX, Focus
from render.core.plates import box_sprite
from render.core.text import Line, Type, fit_lines, number
from render.tmars.focus.choices import Goal
from render.tmars.focus.strips import draw_owner
from render.tmars.focus.tiles import GAP, MARGIN, WIDTH
from render.tmars.icons.signs import icon
from render.tmars.palette import GOLD, SUNK, taken_row

ROW = 132
NAMES = ((Type(ESSENTIAL_PX), 1), (Type(LEAST_PX), 2))
NAME_ROOM = 350


def draw_goals(focus: Focus, y: int, goals: Sequence[Goal]) -> int:
    """Draw a row for each goal; return where they end."""
    for goal in goals:
        _draw_goal(focus, Box(MARGIN, y, WIDTH - MARGIN, y + ROW), goal)
        y += ROW + GAP
    return y


def _draw_goal(focus: Focus, box: Box, goal: Goal) -> None:
    ground = taken_row(goal.owner) if goal.owner is not None else SUNK
    if goal.is_offered:
        ground = PANEL
    rim, width = (ACCENT, 6) if goal.is_chosen else (HAIR, 2)
    focus.stamp(box_sprite(box.width, box.height, 12, ground, rim, width), box.x0, box.y0)
    y = box.middle[1]
    x = box.x0 + 16
    if goal.is_offered and goal.price is not None:
        plate = Box(x, y - 38, x + 92, y + 38)
        focus.stamp(box_sprite(plate.width, plate.height, 8, GOLD, None, 0), plate.x0, plate.y0)
        price = Line(str(goal.price), Type(54))
        focus.say(price, *plate.middle, INK, on=GOLD, within=plate, align="middle")
    elif goal.owner is not None:
        draw_owner(focus, goal.owner, x + 46, y, 28)
    else:
        focus.sign(icon(goal.kind, 56), x + 46, y)
    ink = TEXT if goal.is_offered or goal.owner is not None else MUTED
    lines = fit_lines(goal.name, NAME_ROOM, NAMES)
    need = "" if goal.need is None else f"≥ {goal.need}"
    pitch = 46
    count = len(lines) + bool(need)
    top = y - pitch * (count - 1) // 2
    left = x + 112
    for index, line in enumerate(lines):
        focus.say(line, left, top + index * pitch, ink, on=ground, within=box)
    if need:
        said = Line(need, Type(LEAST_PX, Weight.REGULAR))
        focus.say(said, left, top + len(lines) * pitch, ink, on=ground, within=box)
        if goal.bot_need is not None:
            at = left + said.width + 40
            focus.sign(icon("bot", 36), at, top + len(lines) * pitch)
            bot = Line(f"≥ {goal.bot_need}", Type(LEAST_PX, Weight.REGULAR))
            focus.say(bot, at + 28, top + len(lines) * pitch, ink, on=ground, within=box)
    _draw_values(focus, Box(left + NAME_ROOM + 10, box.y0, box.x1 - 12, box.y1), goal, ground)


def _draw_values(focus: Focus, box: Box, goal: Goal, ground: tuple[int, int, int]) -> None:
    """Draw a column for each owner: the sign above the value; the best value is gold."""
    best = max((each.value for each in goal.values), default=0)
    pitch = min(150, box.width // max(1, len(goal.values)))
    for index, each in enumerate(goal.values):
        x = box.x1 - pitch * (len(goal.values) - index) + pitch // 2
        draw_owner(focus, each.owner, x, box.y0 + 36, 20)
        ink = ACCENT if each.value == best and best > 0 and ground in (PANEL, SUNK) else TEXT
        line = Line(number(each.value), Type(48))
        focus.say(line, x, box.y1 - 38, ink, on=ground, within=box, align="middle")
