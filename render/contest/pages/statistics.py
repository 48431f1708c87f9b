"""Statistics of a title: shares of wins against even shares, then the skyline of totals."""

from dataclasses import dataclass

from PIL.Image import Image

from render.contest.parts.head import INSET, draw_head
from render.contest.parts.legend import TYPE, draw_note
from render.contest.parts.palette import BAD_BAR, LINE, LIT, SOFT, SOFT_BAR, UNLIT, UP, UP_BAR
from render.contest.parts.quantised import finished
from render.contest.parts.signs import chevron, ring
from render.contest.parts.words import per_cent
from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.crest import Crests
from render.core.palette import BACKGROUND, BAD, HAIR, INK, MUTED, PANEL, TEXT, Colour
from render.core.panel.focus import LEAST_PX
from render.core.plates import box_sprite
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit
from rules.contest.views.ratings import Share, StatisticsView, Tower
from rules.core.text import Say, msg

WIDTH, MARGIN = 1200, 16
TOP = 124
ROW = 50
AXIS, AXIS_BOTTOM = 50, 18
NAME = (44, 420)
CHEVRON_X, SHARE_RIGHT = 434, 548
BAR = (572, 1060)
TABLES_RIGHT = 1160
SKYLINE = 344
SKY_TOP, GROUND = 62, 54
"""The heights of a skyline's head, and of the part below its ground line."""
MOST_HIGH = 224
PANE, PANE_STEP = 10, 16
WORTH = (1, 2, 3, 4, 5, 10, 20, 50, 100, 200, 500, 1000)
"""The numbers of scores that one window may stand for."""
CAPTION = (TYPE,)
NAMES = (Type(LEAST_PX),)


def paint_statistics(view: StatisticsView, crests: Crests, say: Say) -> Image:
    card = Box(MARGIN, TOP, WIDTH - MARGIN, TOP + AXIS + ROW * len(view.shares) + AXIS_BOTTOM)
    bottom = card.y1
    note = 52 if view.left_out else 0
    has_sky = bool(view.towers)
    height = bottom + (MARGIN + SKYLINE if has_sky else 0) + note + MARGIN
    canvas = Canvas.blank(WIDTH, height, BACKGROUND)
    crest = crests(view.head.title)
    draw_head(canvas, view.head, crest, say)
    canvas.stamp(box_sprite(card.width, card.height, 14, PANEL, None, 0), card.x0, card.y0)
    _draw_shares(canvas, view, card, say)
    if has_sky:
        sky = Box(MARGIN, bottom + MARGIN, WIDTH - MARGIN, bottom + MARGIN + SKYLINE)
        canvas.stamp(box_sprite(sky.width, sky.height, 14, PANEL, None, 0), sky.x0, sky.y0)
        _draw_skyline(canvas, view, sky, say)
    if view.left_out:
        line = fit(say(msg("contest.left_out", count=view.left_out)), WIDTH - 2 * INSET, (TYPE,))
        draw_note(canvas, [line], height - MARGIN - note // 2 + 4)
    return finished(canvas.image, (crest,))


@dataclass(frozen=True, slots=True)
class _Axis:
    most: int
    """In thousandths."""

    def at(self, share: int) -> int:
        return BAR[0] + round((BAR[1] - BAR[0]) * min(share, self.most) / self.most)


def _draw_shares(canvas: Canvas, view: StatisticsView, card: Box, say: Say) -> None:
    y = card.y0 + 24
    highest = max((each.high for each in view.shares), default=500)
    axis = _Axis(min(1000, max(2 * view.even, -(-highest // 100) * 100)))
    line = fit(say(view.label), 480, CAPTION)
    canvas.write(line, 40, y, MUTED, within=Box(38, y - 20, 530, y + 20))
    even = fit(say(msg("contest.even")), 130, (Type(LEAST_PX),))
    x = axis.at(view.even)
    taken = Box(x - even.width // 2 - 10, y - 24, x + even.width // 2 + 10, y + 24)
    canvas.write(even, x, y, LIT[1], within=taken, align="middle")
    top, low = card.y0 + AXIS, card.y1 - 12
    step = 100 if axis.most <= 600 else 200
    for mark in range(0, axis.most + 1, step):
        at = axis.at(mark)
        canvas.stamp(box_sprite(1, low - top, 0, LINE, None, 0), at, top)
        text = say(msg("contest.per_cent", share=per_cent(mark, 0, say))) if mark else "0"
        line = Line(text, TYPE)
        place = Box(at - line.width // 2, y - 16, at + line.width // 2 + 1, y + 16)
        if not place.inset(-2).overlap(taken) and place.x1 < 1070:
            canvas.write(line, at, y, MUTED, within=place.inset(-2), align="middle")
    canvas.stamp(box_sprite(3, low - top, 0, LIT[1], None, 0), x - 1, top)
    line = fit(say(msg("contest.tables")), 90, CAPTION)
    room = Box(TABLES_RIGHT - 92, y - 18, TABLES_RIGHT, y + 18)
    canvas.write(line, TABLES_RIGHT, y, MUTED, within=room, align="right")
    for index, share in enumerate(view.shares):
        row = Box(card.x0, top + ROW * index, card.x1, top + ROW * (index + 1))
        _draw_share(canvas, row, share, view.even, axis, say)


def _draw_share(canvas: Canvas, row: Box, share: Share, even: int, axis: _Axis, say: Say) -> None:
    y = row.middle[1]
    tone, bar, ink = SOFT, SOFT_BAR, TEXT
    if share.low > even or share.high < even:
        is_up = share.low > even
        tone = ink = UP if is_up else BAD
        bar = UP_BAR if is_up else BAD_BAR
        canvas.stamp(chevron(8, 4, tone, 0 if is_up else 180), CHEVRON_X, y)
    name = Box(NAME[0] - 2, row.y0, NAME[1], row.y1)
    line = fit(say(share.label), name.width - 2, NAMES)
    canvas.write(line, NAME[0], y, TEXT, within=name)
    line = Line(say(msg("contest.per_cent", share=per_cent(share.share, 0, say))), Type(LEAST_PX))
    room = Box(CHEVRON_X + 14, row.y0, SHARE_RIGHT, row.y1)
    canvas.write(line, SHARE_RIGHT, y, ink, within=room, align="right")
    low, high = axis.at(share.low), axis.at(share.high)
    canvas.stamp(box_sprite(max(8, high - low), 8, 4, bar, None, 0), low, y - 4)
    r = round(6 + 6 * (min(share.tables, 240) / 120) ** 0.5)
    canvas.stamp(ring(r, 3, PANEL, tone), axis.at(share.share), y)
    line = Line(str(share.tables), TYPE)
    room = Box(BAR[1] + 8, row.y0, TABLES_RIGHT, row.y1)
    canvas.write(line, TABLES_RIGHT, y, SOFT, within=room, align="right")


def _draw_skyline(canvas: Canvas, view: StatisticsView, card: Box, say: Say) -> None:
    """Draw a tower for each step of totals, three windows a floor, lit for tables won."""
    y = card.y0 + 32
    each = worth(view.towers)
    room = Box(38, y - 20, card.x1 - 20, y + 20)
    title = fit(say(msg("contest.totals")), 240, (Type(LEAST_PX),))
    canvas.write(title, 40, y, TEXT, within=room)
    right = card.x1 - 24
    key = (
        msg("contest.won") if view.median is None else msg("contest.won_median", median=view.median)
    )
    line = fit(say(key), 400, CAPTION)
    canvas.write(line, right, y, SOFT, within=room, align="right")
    left = right - line.width - 28
    canvas.stamp(box_sprite(16, 18, 3, LIT[0], None, 0), left, y - 9)
    count = sum(tower.won + tower.lost for tower in view.towers)
    x = 40 + title.width + 14
    line = fit(say(msg("contest.windows", count=count, each=each)), left - 16 - x, CAPTION)
    canvas.write(line, x, y, MUTED, within=room)
    ground = card.y1 - GROUND
    canvas.stamp(box_sprite(card.width - 32, 2, 0, HAIR, None, 0), card.x0 + 16, ground)
    pitch = min(58, (card.width - 60) // len(view.towers))
    width = min(46, pitch - 8)
    first = card.x0 + (card.width - pitch * len(view.towers)) // 2
    free = 0
    for index, tower in enumerate(view.towers):
        x = first + pitch * index + (pitch - width) // 2
        sprite = _tower(width, tower.won, tower.lost, each)
        canvas.stamp(sprite, x, ground)
        if tower.start % (2 * view.step) == 0:
            line = Line(str(tower.start), TYPE)
            if x - line.width // 2 > free:
                place = Box(x - 30, ground + 8, x + 30, card.y1 - 8)
                canvas.write(line, x, ground + 28, MUTED, within=place, align="middle")
                free = x + line.width // 2 + 10


def worth(towers: tuple[Tower, ...]) -> int:
    """Return the number of scores that a window stands for, so that the highest tower fits."""
    floors = MOST_HIGH // PANE_STEP
    most = max((tower.won + tower.lost for tower in towers), default=0)
    return next((each for each in WORTH if -(-most // each) <= 3 * floors), WORTH[-1])


@SPRITES.keep
def _tower(width: int, won: int, lost: int, each: int) -> Sprite:
    """A tower with its foot on the anchor, at its left."""
    lit = -(-won // each) if won else 0
    panes = max(lit + (lost // each), 1 if won or lost else 0)
    floors = -(-panes // 3)
    height = PANE_STEP * floors + 6
    art = Artwork(0, -height, width, 0)
    if not panes:
        return Artwork(0, -1, 1, 0).sprite()
    art.plate(0, -height, width, 0, 0, INK)
    gap = (width - 3 * PANE) / 4
    for index in range(panes):
        x = gap + index % 3 * (PANE + gap)
        y = -(index // 3 + 1) * PANE_STEP + 2
        tone: Colour = LIT[0] if index < lit else UNLIT
        art.plate(x, y, x + PANE, y + PANE, 1.5, tone)
    return art.sprite()
