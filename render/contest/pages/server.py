"""A server's hall of fame over the titles played there."""

from PIL.Image import Image

from render.contest.parts.head import draw_head
from render.contest.parts.palette import LIT, SOFT
from render.contest.parts.quantised import finished
from render.contest.parts.rows import draw_medal, draw_name, draw_place, draw_row
from render.contest.parts.words import decimal, per_cent, said
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.crest import Crests
from render.core.fonts import Weight
from render.core.palette import ACCENT, BACKGROUND, HAIR, MUTED, PANEL, TEXT
from render.core.panel.focus import CAPTION_PX, ESSENTIAL_PX, LEAST_PX
from render.core.plates import box_sprite
from render.core.text import Line, Type, fit
from rules.contest.views.server import FameRow, ServerView, TitlePlayed
from rules.core.text import Say, msg

WIDTH, MARGIN = 1200, 16
TOP = 124
ROW, FAME_HEAD, TITLE_ROW, TITLE_HEAD = 62, 52, 68, 56
MEDALS_X = (660, 790, 920)
NAME = (112, 620)
RIGHT = 1160
COLUMNS = (560, 700, 850, 1010, RIGHT)
"""The right edges of a title's numbers: tables, members, length, time to answer, share called off."""
WIDTHS = (120, 130, 140, 150, 150)
CAPTION = (Type(CAPTION_PX, Weight.REGULAR),)
NAMES = (Type(ESSENTIAL_PX), Type(LEAST_PX))
MINUTE_S, HOUR_S, DAY_S = 60, 3600, 86_400


def paint_server(view: ServerView, crests: Crests, say: Say) -> Image:
    fame_height = FAME_HEAD + ROW * max(1, len(view.fame)) + 12
    titles_height = TITLE_HEAD + TITLE_ROW * len(view.titles) + 8 if view.titles else 0
    fame = Box(MARGIN, TOP, WIDTH - MARGIN, TOP + fame_height)
    below = fame.y1 + MARGIN
    bottom = below + titles_height if view.titles else fame.y1
    canvas = Canvas.blank(WIDTH, bottom + MARGIN, BACKGROUND)
    crest = crests(view.head.title)
    draw_head(canvas, view.head, crest, say)
    _draw_fame(canvas, view, fame, say)
    if view.titles:
        _draw_titles(canvas, view, Box(MARGIN, below, WIDTH - MARGIN, bottom), crests, say)
    used = [view.head.title, *(each.title for each in view.titles)]
    return finished(canvas.image, [crests(title) for title in dict.fromkeys(used)])


def _draw_fame(canvas: Canvas, view: ServerView, box: Box, say: Say) -> None:
    y = box.y0 + FAME_HEAD // 2 - 4
    line = fit(say(msg("contest.server.fame")), 480, (Type(LEAST_PX),))
    canvas.write(line, box.x0 + 16, y, TEXT, within=Box(box.x0 + 14, y - 22, 560, y + 22))
    told = msg("contest.server.tournaments", count=view.tournaments)
    line = fit(say(told), 480, CAPTION)
    room = Box(600, y - 22, RIGHT + 2, y + 22)
    canvas.write(line, RIGHT, y, MUTED, within=room, align="right")
    if not view.fame:
        row = Box(box.x0, box.y0 + FAME_HEAD, box.x1, box.y0 + FAME_HEAD + ROW - 6)
        draw_row(canvas, row)
        words = fit(say(msg("contest.server.nobody")), row.width - 60, CAPTION)
        canvas.write(words, row.x0 + 28, row.middle[1], MUTED, within=row)
    for index, each in enumerate(view.fame):
        top = box.y0 + FAME_HEAD + ROW * index
        _draw_member(canvas, each, Box(box.x0, top, box.x1, top + ROW - 6), say)


def _draw_member(canvas: Canvas, row: FameRow, box: Box, say: Say) -> None:
    draw_row(canvas, box)
    y = box.middle[1]
    draw_place(canvas, box, row.place, NAMES)
    draw_name(canvas, Box(NAME[0], box.y0, NAME[1], box.y1), said(row.name, say), NAMES, TEXT)
    for place, (x, count) in enumerate(zip(MEDALS_X, row.medals, strict=True), start=1):
        if not count:
            canvas.stamp(box_sprite(18, 4, 2, HAIR, None, 0), x + 4, y - 2)
            continue
        draw_medal(canvas, place, x, y + 8, 18, Type(LEAST_PX))
        line = Line(f"×{count}", Type(LEAST_PX))
        ink = LIT[0] if place == 1 else TEXT
        canvas.write(line, x + 28, y, ink, within=Box(x + 24, box.y0, x + 110, box.y1))
    told = fit(say(msg("contest.server.entered", count=row.entered)), 140, CAPTION)
    room = Box(1016, box.y0, RIGHT + 2, box.y1)
    canvas.write(told, RIGHT, y, MUTED, within=room, align="right")
    if row.is_reader:
        canvas.stamp(box_sprite(box.width, box.height, 12, None, ACCENT, 3), box.x0, box.y0)


def _draw_titles(canvas: Canvas, view: ServerView, box: Box, crests: Crests, say: Say) -> None:
    canvas.stamp(box_sprite(box.width, box.height, 14, PANEL, None, 0), box.x0, box.y0)
    y = box.y0 + 30
    keys = ("tables", "members", "length", "answer", "unfinished")
    for key, right, width in zip(keys, COLUMNS, WIDTHS, strict=True):
        line = fit(say(msg(f"contest.server.{key}")), width - 12, CAPTION)
        room = Box(right - width, y - 22, right + 2, y + 22)
        canvas.write(line, right, y, MUTED, within=room, align="right")
    for index, each in enumerate(view.titles):
        top = box.y0 + TITLE_HEAD + TITLE_ROW * index
        _draw_title(canvas, each, Box(box.x0, top, box.x1, top + TITLE_ROW), crests, say)


def _draw_title(canvas: Canvas, row: TitlePlayed, box: Box, crests: Crests, say: Say) -> None:
    y = box.middle[1]
    canvas.stamp(box_sprite(box.width - 40, 1, 0, HAIR, None, 0), box.x0 + 20, box.y0)
    canvas.stamp(crests(row.title).emblem(44), box.x0 + 46, y)
    first = COLUMNS[0] - WIDTHS[0]
    name = Box(box.x0 + 82, box.y0, first, box.y1)
    line = fit(say(msg(f"{row.title}.title")), name.width - 6, NAMES)
    canvas.write(line, name.x0 + 2, y, TEXT, within=name)
    told = (
        str(row.tables),
        str(row.members),
        length(row.days, say),
        "–" if row.answer_s is None else duration(row.answer_s, say),
        say(msg("contest.per_cent", share=per_cent(row.unfinished, 0, say))),
    )
    for index, (word, right, width) in enumerate(zip(told, COLUMNS, WIDTHS, strict=True)):
        types = NAMES[1:] if index == 0 else CAPTION
        line = fit(word, width - 12, types)
        room = Box(right - width, box.y0, right + 2, box.y1)
        canvas.write(line, right, y, TEXT if index == 0 else SOFT, within=room, align="right")


def length(days: int, say: Say) -> str:
    """Thousandths of days as people say them: under a day in hours."""
    if days < 1000:
        return duration(days * DAY_S // 1000, say)
    return say(msg("contest.server.days", count=decimal(days, int(days < 10_000), say)))


def duration(seconds: int, say: Say) -> str:
    if seconds < HOUR_S:
        return say(msg("contest.server.minutes", count=str(max(1, round(seconds / MINUTE_S)))))
    if seconds < 2 * DAY_S:
        return say(msg("contest.server.hours", count=str(round(seconds / HOUR_S))))
    return say(msg("contest.server.days", count=str(round(seconds / DAY_S))))
