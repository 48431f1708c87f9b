"""Head-to-head: the two, how often each was ahead, then table by table; the brighter row has won more."""

from itertools import accumulate

from PIL.Image import Image

from render.contest.parts.avatar import draw_avatar
from render.contest.parts.palette import LEVEL, LIT, SOFT
from render.contest.parts.quantised import finished
from render.contest.parts.signs import dot
from render.contest.parts.windows import draw_outline, draw_window
from render.contest.parts.words import shown
from render.core.boxes import Box
from render.core.canvas import Align, Canvas
from render.core.crest import Crests
from render.core.fonts import Weight
from render.core.palette import BACKGROUND, HAIR, MUTED, PANEL, TEXT, seat_colour
from render.core.panel.focus import CAPTION_PX, ESSENTIAL_PX, LEAST_PX
from render.core.plates import box_sprite
from render.core.text import Line, Type, fit
from rules.contest.views.ratings import Rated, Side, VersusView
from rules.core.text import Say, msg

WIDTH, MARGIN = 1200, 16
HEAD = 148
SCORE = Box(MARGIN, HEAD, WIDTH - MARGIN, 348)
TABLES = Box(MARGIN, 364, WIDTH - MARGIN, 556)
TITLES = Box(MARGIN, 572, WIDTH - MARGIN, 652)
HEIGHT = TITLES.y1 + MARGIN
LAST = 14
"""So many tables are shown."""
STEP, FIRST_X = 72, 156
BAR_HEIGHT = 26
REGULAR = Weight.REGULAR
BIG = (Type(96), Type(80), Type(64))
NAME = (Type(ESSENTIAL_PX), Type(LEAST_PX))
CAPTION = (Type(CAPTION_PX, REGULAR),)
PANE = (52, 44)


def paint_versus(view: VersusView, crests: Crests, say: Say) -> Image:
    canvas = Canvas.blank(WIDTH, HEIGHT, BACKGROUND)
    _draw_side(canvas, view.own, view, say, is_left=True)
    _draw_side(canvas, view.other, view, say, is_left=False)
    for box in (SCORE, TABLES, TITLES):
        canvas.stamp(box_sprite(box.width, box.height, 14, PANEL, None, 0), box.x0, box.y0)
    _draw_score(canvas, view, say)
    _draw_tables(canvas, view, crests, say)
    _draw_titles(canvas, view, crests, say)
    titles = [each.title for each in view.by_title[:4]]
    titles += [each.title for each in view.meetings[-LAST:]]
    return finished(canvas.image, [crests(title) for title in dict.fromkeys(titles)])


def _draw_side(canvas: Canvas, side: Side, view: VersusView, say: Say, *, is_left: bool) -> None:
    align: Align = "left" if is_left else "right"
    x = 84 if is_left else WIDTH - 84
    draw_avatar(canvas, (x, 74), 50, side.initials, seat=side.seat, ground=BACKGROUND)
    room = Box(154, 0, 590, HEAD) if is_left else Box(610, 0, WIDTH - 154, HEAD)
    edge = room.x0 + 2 if is_left else room.x1 - 2
    line = fit(shown(side.name), room.width - 4, NAME)
    canvas.write(line, edge, 56, TEXT, within=room, align=align)
    if side.rated is not None and view.rated_for is not None:
        mark = "?" if side.is_provisional else ""
        told = _rating(side.rated, mark)
        line = fit(told, room.width - 4, CAPTION)
        canvas.write(line, edge, 100, MUTED, within=room, align=align)


def _rating(rated: Rated, mark: str) -> str:
    return f"{rated.rating}{mark} ±{rated.deviation}"


def _draw_score(canvas: Canvas, view: VersusView, say: Say) -> None:
    """Three numbers over a bar that is divided as they are."""
    tally, box = view.tally, SCORE
    y = box.y0 + 78
    best = max(tally.ahead, tally.behind)
    for count, x, align in ((tally.ahead, 48, "left"), (tally.behind, WIDTH - 48, "right")):
        ink = LIT[0] if count == best else SOFT
        room = Box(40, box.y0, 400, y + 60) if align == "left" else Box(800, box.y0, 1160, y + 60)
        line = fit(str(count), 200, BIG)
        way: Align = "left" if align == "left" else "right"
        canvas.write(line, x, y, ink, within=room, align=way)
        told = fit(say(msg("contest.key.ahead")), 340 - line.width, CAPTION)
        after = x + line.width + 16 if way == "left" else x - line.width - 16
        canvas.write(told, after, y + 14, MUTED, within=room, align=way)
    room = Box(420, box.y0, 780, y + 60)
    told = fit(say(msg("contest.versus.level", count=tally.level)), 350, CAPTION)
    canvas.write(told, WIDTH // 2, y - 16, SOFT, within=room, align="middle")
    tables = tally.ahead + tally.level + tally.behind
    told = fit(say(msg("contest.about.tables", count=tables)), 350, CAPTION)
    canvas.write(told, WIDTH // 2, y + 20, MUTED, within=room, align="middle")
    left, right, top = box.x0 + 24, box.x1 - 24, box.y1 - 26 - BAR_HEIGHT
    parts = (
        (tally.ahead, seat_colour(view.own.seat)),
        (tally.level, LEVEL),
        (tally.behind, seat_colour(view.other.seat)),
    )
    total = max(1, tables)
    ends = [left + round((right - left) * each / total) for each in accumulate(n for n, _ in parts)]
    start = left
    for (count, ink), end in zip(parts, ends, strict=True):
        if count:
            width = max(8, end - start - 6)
            canvas.stamp(box_sprite(width, BAR_HEIGHT, 8, ink, None, 0), start, top)
        start = end


def _draw_tables(canvas: Canvas, view: VersusView, crests: Crests, say: Say) -> None:
    """Draw the last tables from left to right: the game, then the place of each."""
    box = TABLES
    rows = (box.y0 + 92, box.y0 + 146)
    for side, y in zip((view.own, view.other), rows, strict=True):
        canvas.stamp(dot(15, seat_colour(side.seat)), box.x0 + 40, y)
        room = Box(box.x0 + 62, y - 24, FIRST_X - 12, y + 24)
        line = fit(shown(side.initials), room.width - 2, (Type(LEAST_PX),))
        canvas.write(line, room.x0 + 2, y, SOFT, within=room)
    met = view.meetings[-LAST:]
    for index in range(LAST):
        x = FIRST_X + STEP * index
        panes = [Box(x, y - PANE[1] // 2, x + PANE[0], y + PANE[1] // 2) for y in rows]
        if index >= len(met):
            for pane in panes:
                draw_outline(canvas, pane, HAIR)
            continue
        each = met[index]
        canvas.stamp(crests(each.title).emblem(36), x + PANE[0] // 2, box.y0 + 40)
        for pane, place in zip(panes, (each.own, each.other), strict=True):
            draw_window(canvas, pane, place, Type(LEAST_PX), is_shared=each.own == each.other)


def _draw_titles(canvas: Canvas, view: VersusView, crests: Crests, say: Say) -> None:
    """Ahead, level and behind per title."""
    box = TITLES
    step = (box.width - 24) // 4
    y = box.middle[1]
    for index, each in enumerate(view.by_title[:4]):
        x = box.x0 + 20 + step * index
        canvas.stamp(crests(each.title).emblem(40), x + 22, y)
        tally = each.tally
        words = [str(tally.ahead), str(tally.level), str(tally.behind)]
        line = Line(" : ".join((words[0], words[2])), Type(LEAST_PX))
        room = Box(x + 50, box.y0, x + step, box.y1)
        canvas.write(line, room.x0 + 4, y, TEXT, within=room)
        if tally.level:
            told = fit(
                say(msg("contest.versus.level", count=tally.level)),
                room.width - line.width - 22,
                CAPTION,
            )
            canvas.write(told, room.x0 + line.width + 18, y + 2, MUTED, within=room)
