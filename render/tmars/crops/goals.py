"""Milestones and awards: their owners, and everybody's values."""

from PIL.Image import Image

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.encode import with_palette
from render.core.fonts import Weight
from render.core.palette import ACCENT, BACKGROUND, HAIR, MUTED, PANEL, TEXT
from render.core.text import Line, Type, fit, number
from render.tmars.board.panels import draw_owner, plate, word
from render.tmars.crops.marsbot import paint_notice
from render.tmars.icons.signs import icon
from render.tmars.layout import CROP_HEIGHT, CROP_WIDTH, goal_box
from render.tmars.palette import owner_colour, taken_row
from render.tmars.quantised import colours
from rules.core.text import Say, msg
from rules.tmars.view import BOT, GoalView, View

NAMES = tuple(Type(size) for size in (42, 38, 36, 32))
NEED = Type(36, Weight.REGULAR)
VALUE = (Type(44), Type(40), Type(36))


def paint_goals(view: View, say: Say) -> Image:
    """The goals; in classic solo play, which has none, a picture that says so."""
    if not view.milestones:
        return paint_notice(word(say, "no_goals"))
    canvas = Canvas.blank(CROP_WIDTH, CROP_HEIGHT, BACKGROUND)
    for column, (kind, goals) in enumerate(
        (("milestone", view.milestones), ("award", view.awards))
    ):
        for row, goal in enumerate(goals):
            _draw_goal(canvas, goal_box(column, row), kind, goal, say)
    return with_palette(canvas.image, colours())


def _draw_goal(canvas: Canvas, box: Box, kind: str, goal: GoalView, say: Say) -> None:
    ground = PANEL if goal.owner is None else taken_row(goal.owner)
    rim = HAIR if goal.owner is None else owner_colour(goal.owner)
    plate(canvas, box, 12, ground, rim, 2 if goal.owner is None else 4)
    y, right = box.y0 + 42, box.x1 - 16
    canvas.stamp(icon(kind, 50), box.x0 + 38, y)
    if goal.owner is not None:
        draw_owner(canvas, goal.owner, right - 20, y, 22)
        right -= 52
    ink = TEXT if goal.owner is not None else MUTED
    if goal.bot_need is not None:
        right = _draw_need(canvas, box, right, y, goal.bot_need, ink)
        canvas.stamp(icon("bot", 34), right - 18, y)
        right -= 44
    if goal.need is not None:
        right = _draw_need(canvas, box, right, y, goal.need, ink)
    name = fit(say(msg(f"tmars.{kind}.{goal.id}")), right - 8 - (box.x0 + 74), NAMES)
    canvas.write(name, box.x0 + 74, y, TEXT, within=box)
    values = [*enumerate(goal.values), *([] if goal.bot is None else [(BOT, goal.bot)])]
    best = max(value for _, value in values)
    pitch = min(170, (box.width - 24) // len(values))
    for index, (owner, value) in enumerate(values):
        x, low = box.x0 + 18 + index * pitch, box.y1 - 42
        draw_owner(canvas, owner, x + 16, low, 16)
        figure = fit(number(value), pitch - 44, VALUE)
        leads = value == best > 0 and goal.owner is None
        canvas.write(figure, x + 38, low, ACCENT if leads else TEXT, within=box)


def _draw_need(
    canvas: Canvas, box: Box, right: int, y: int, need: int, ink: tuple[int, int, int]
) -> int:
    line = Line(f"≥ {need}", NEED)
    canvas.write(line, right, y, ink, within=box, align="right")
    return right - line.width - 14
