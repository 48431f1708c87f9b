"""A leaderboard: the left ends of the intervals, joined, are the order."""

from dataclasses import dataclass

from PIL.Image import Image

from render.contest.parts.head import draw_head
from render.contest.parts.legend import FOOT, Key, draw_legend, words_alone
from render.contest.parts.palette import INTERVAL, LINE, LIT
from render.contest.parts.quantised import finished
from render.contest.parts.rows import draw_change, draw_medal, draw_name, draw_place, draw_row
from render.contest.parts.signs import ring
from render.contest.parts.windows import draw_window
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.crest import Crests
from render.core.fonts import Weight
from render.core.palette import ACCENT, BACKGROUND, MUTED, PANEL, TEXT, WHITE
from render.core.panel.focus import CAPTION_PX, ESSENTIAL_PX, LEAST_PX
from render.core.plates import box_sprite
from render.core.text import Line, Type, fit
from rules.contest.views.ratings import LeaderboardView, LeaderRow
from rules.core.text import Say, msg

WIDTH, MARGIN = 1200, 16
ROWS_TOP, PITCH = 174, 62
NAME = (164, 500)
RATING_RIGHT, DEVIATION_X = 612, 622
BAR = (722, 930)
LAST_RIGHT, PANE, PANE_STEP = 1172, 40, 44
ESSENTIAL = (Type(ESSENTIAL_PX), Type(LEAST_PX))
CAPTION = Type(CAPTION_PX, Weight.REGULAR)
STEP = 200
"""Ratings between two lines of the scale."""


@dataclass(frozen=True, slots=True)
class Scale:
    low: int
    high: int

    def at(self, rating: int) -> int:
        share = (rating - self.low) / max(1, self.high - self.low)
        return BAR[0] + round(share * (BAR[1] - BAR[0]))


def paint_leaderboard(view: LeaderboardView, crests: Crests, say: Say) -> Image:
    boxes = [
        Box(MARGIN, ROWS_TOP + PITCH * index, WIDTH - MARGIN, ROWS_TOP + PITCH * index + PITCH - 6)
        for index in range(len(view.rows))
    ]
    bottom = boxes[-1].y1 if boxes else ROWS_TOP
    canvas = Canvas.blank(WIDTH, bottom + FOOT, BACKGROUND)
    crest = crests(view.head.title)
    draw_head(canvas, view.head, crest, say)
    rated = [row.rated for row in view.rows]
    scale = Scale(
        min((each.rating - each.deviation for each in rated), default=1400) - 30,
        max((each.rating + each.deviation for each in rated), default=1600) + 20,
    )
    marks = range(-(-scale.low // STEP) * STEP, scale.high + 1, STEP)
    _draw_captions(canvas, scale, marks, say)
    for row, box in zip(view.rows, boxes, strict=True):
        _draw_row(canvas, row, box, scale, marks)
    _draw_edge(canvas, view, boxes, scale)
    keys = [Key(68, _key, say(msg("contest.key.edge")))] if view.rows else []
    if view.provisional:
        keys.append(words_alone(say(msg("contest.provisional_left_out", count=view.provisional))))
    draw_legend(canvas, keys, bottom + FOOT // 2)
    return finished(canvas.image, (crest,))


def _draw_captions(canvas: Canvas, scale: Scale, marks: range, say: Say) -> None:
    y = 144
    line = fit(say(msg("contest.rating")), 130, (CAPTION,))
    room = Box(RATING_RIGHT - 130, y - 18, RATING_RIGHT, y + 18)
    canvas.write(line, RATING_RIGHT, y, MUTED, within=room, align="right")
    free = BAR[0] - 20
    for mark in marks:
        line = Line(str(mark), CAPTION)
        x = scale.at(mark)
        if x - line.width // 2 < free or x + line.width // 2 > BAR[1] + 20:
            continue
        room = Box(x - 40, y - 18, x + 40, y + 18)
        canvas.write(line, x, y, MUTED, within=room, align="middle")
        free = x + line.width // 2 + 16
    line = fit(say(msg("contest.last_five")), 220, (CAPTION,))
    room = Box(LAST_RIGHT - 220, y - 18, LAST_RIGHT, y + 18)
    canvas.write(line, LAST_RIGHT, y, MUTED, within=room, align="right")


def _draw_row(canvas: Canvas, row: LeaderRow, box: Box, scale: Scale, marks: range) -> None:
    draw_row(canvas, box)
    y = box.middle[1]
    is_first = row.place.number == 1
    if row.place.number <= 3:
        draw_medal(canvas, row.place.number, 54, y + 8, 18, Type(LEAST_PX))
    else:
        draw_place(canvas, box, row.place, ESSENTIAL)
    draw_change(canvas, box, row.change)
    draw_name(canvas, Box(NAME[0], box.y0, NAME[1], box.y1), row.name, ESSENTIAL, TEXT)
    line = Line(str(row.rated.rating), ESSENTIAL[0])
    room = Box(NAME[1], box.y0, RATING_RIGHT, box.y1)
    canvas.write(line, RATING_RIGHT, y, LIT[0] if is_first else TEXT, within=room, align="right")
    line = fit(f"±{row.rated.deviation}", 88, (CAPTION,))
    room = Box(DEVIATION_X - 2, box.y0, BAR[0] - 12, box.y1)
    canvas.write(line, DEVIATION_X, y, MUTED, within=room)
    for mark in marks:
        canvas.stamp(box_sprite(2, box.height, 0, LINE, None, 0), scale.at(mark) - 1, box.y0)
    low = scale.at(row.rated.rating - row.rated.deviation)
    high = scale.at(row.rated.rating + row.rated.deviation)
    canvas.stamp(box_sprite(max(8, high - low), 8, 4, INTERVAL, None, 0), low, y - 4)
    fill = LIT[0] if is_first else WHITE
    canvas.stamp(ring(8, 3, PANEL, fill), scale.at(row.rated.rating), y)
    first = LAST_RIGHT - PANE_STEP * len(row.last) + PANE_STEP - PANE
    for index, place in enumerate(row.last):
        x = first + PANE_STEP * index
        draw_window(canvas, Box(x, y - 21, x + PANE, y + 21), place, Type(LEAST_PX))
    if row.is_reader:
        canvas.stamp(box_sprite(box.width, box.height, 12, None, ACCENT, 3), box.x0, box.y0)


def _draw_edge(canvas: Canvas, view: LeaderboardView, boxes: list[Box], scale: Scale) -> None:
    """Draw the staircase of the intervals' left ends."""
    before: int | None = None
    for row, box in zip(view.rows, boxes, strict=True):
        x = scale.at(row.rated.rating - row.rated.deviation)
        top = box.y0 - 3
        canvas.stamp(box_sprite(3, box.height + 6, 0, LIT[0], None, 0), x - 1, top)
        if before is not None and before != x:
            left = min(before, x)
            width = abs(before - x) + 3
            canvas.stamp(box_sprite(width, 3, 0, LIT[0], None, 0), left - 1, top - 1)
        before = x


def _key(canvas: Canvas, x: int, y: int) -> None:
    canvas.stamp(box_sprite(64, 8, 4, INTERVAL, None, 0), x + 2, y - 4)
    canvas.stamp(box_sprite(3, 28, 0, LIT[0], None, 0), x, y - 14)
    canvas.stamp(ring(8, 3, BACKGROUND, WHITE), x + 34, y)
