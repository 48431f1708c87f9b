"""A closer look at all public goals: texts and tokens, seat by seat."""

from PIL.Image import Image

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.encode import with_palette
from render.core.palette import BACKGROUND, MUTED, TEXT, seat_colour
from render.core.signs import sign
from render.core.text import fit, seat_name
from render.mine.cards.goals import draw_goal, owned_goal_face
from render.mine.layout import GOALS_WIDTH, MARGIN, GoalLayout
from render.mine.panels import BODY, LARGE, TEXT_TYPE, board_word, panel
from render.mine.quantised import colours
from rules.core.seats import Seat
from rules.core.text import Say
from rules.mine.components.content import goal_mark
from rules.mine.view import View


def paint_goals(view: View, say: Say) -> Image:
    return with_palette(goals_canvas(view, say).image, colours())


def goals_canvas(view: View, say: Say) -> Canvas:
    sheet = GoalLayout(tuple(len(seat.goals) for seat in view.seats))
    canvas = Canvas.blank(GOALS_WIDTH, sheet.height, BACKGROUND)
    for seat, head in enumerate(sheet.heads):
        _draw_head(canvas, head, view, seat, say)
        for slot, box in enumerate(sheet.boxes(seat)):
            tab = goal_mark(seat, slot, seat)
            draw_goal(canvas, box, owned_goal_face(view.seats[seat].goals[slot], tab, say))
    return canvas


def _draw_head(canvas: Canvas, box: Box, view: View, seat: Seat, say: Say) -> None:
    panel(canvas, box)
    y = box.middle[1]
    canvas.stamp(sign(seat, 11, seat_colour(seat)), box.x0 + 26, y)
    right = box.x1 - MARGIN
    if not view.seats[seat].goals:
        none = fit(board_word(say, "no_goals"), box.width // 2, (TEXT_TYPE,))
        canvas.write(none, right, y, MUTED, within=box, align="right")
        right -= none.width + MARGIN
    name = fit(seat_name(say, seat), right - box.x0 - 48, (LARGE, BODY))
    canvas.write(name, box.x0 + 48, y, TEXT, within=box)
