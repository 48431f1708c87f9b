"""The profile card: name, medals, main rating, history, the rest; dark or light."""

from dataclasses import dataclass

from PIL.Image import Image

from render.contest.pages.curve import Ink, draw_curve
from render.contest.parts.avatar import draw_avatar
from render.contest.parts.palette import (
    LEVEL,
    LIGHT_GROUND,
    LIGHT_HAIR,
    LIGHT_LIT,
    LIGHT_MUTED,
    LIGHT_PANEL,
    LIGHT_TEXT,
    LINE,
    LIT,
    SOFT,
)
from render.contest.parts.quantised import band_of, finished
from render.contest.parts.rows import draw_medal
from render.contest.parts.signs import cross, dashed_ring, ring
from render.contest.parts.words import joined, shown
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.crest import Crests
from render.core.fonts import Weight
from render.core.palette import BACKGROUND, HAIR, MUTED, PANEL, TEXT, Colour
from render.core.panel.focus import CAPTION_PX, ESSENTIAL_PX, LEAST_PX
from render.core.panel.focus import WIDTH as FULL
from render.core.plates import box_sprite
from render.core.text import Line, Type, fit, fit_lines
from rules.contest.views.ratings import Pool, ProfileView
from rules.core.text import Say, msg

WIDTH, HEIGHT = 1000, 560
AVATAR = (84, 84)
MAIN = Box(16, 164, 608, 404)
LIST = Box(624, 164, 984, 404)
LOW = (Box(16, 420, 420, 544), Box(436, 420, 692, 544), Box(708, 420, 984, 544))
"""Wins by title, reliability, favourite."""
MEDALS_X, MEDAL_STEP, MEDAL_R = 664, 116, 22
SCALE = (1100, 1900)
"""The ratings at the ends of a small interval."""
LISTED = 3
RECENT = 20

REGULAR = Weight.REGULAR
CAPTION = (Type(CAPTION_PX * WIDTH // FULL, REGULAR),)
ESSENTIAL = (Type(ESSENTIAL_PX * WIDTH // FULL), Type(LEAST_PX * WIDTH // FULL))


@dataclass(frozen=True, slots=True)
class _Style:
    ground: Colour
    panel: Colour
    hair: Colour
    text: Colour
    muted: Colour
    soft: Colour
    lit: Colour
    rail: Colour


_DARK = _Style(BACKGROUND, PANEL, HAIR, TEXT, MUTED, SOFT, LIT[0], LINE)
_LIGHT = _Style(
    LIGHT_GROUND,
    LIGHT_PANEL,
    LIGHT_HAIR,
    LIGHT_TEXT,
    LIGHT_MUTED,
    LIGHT_MUTED,
    LIGHT_LIT,
    LIGHT_HAIR,
)


def paint_profile(view: ProfileView, crests: Crests, say: Say) -> Image:
    look = _LIGHT if view.is_light else _DARK
    canvas = Canvas.blank(WIDTH, HEIGHT, look.ground)
    _draw_who(canvas, view, look, say)
    for box in (MAIN, LIST, *LOW):
        canvas.stamp(box_sprite(box.width, box.height, 14, look.panel, None, 0), box.x0, box.y0)
    if view.pools:
        _draw_main(canvas, view.pools[0], crests, look, say)
    _draw_pools(canvas, view, crests, look, say)
    _draw_wins(canvas, view, crests, look, say)
    _draw_reliability(canvas, view, look, say)
    _draw_favourite(canvas, view, crests, look, say)
    titles = [pool.title for pool in view.pools[: LISTED + 1]] + [won.title for won in view.wins]
    if view.favourite is not None:
        titles.append(view.favourite.title)
    used = [crests(title) for title in dict.fromkeys(titles)]
    return finished(canvas.image, used, is_light=view.is_light)


def _draw_who(canvas: Canvas, view: ProfileView, look: _Style, say: Say) -> None:
    draw_avatar(canvas, AVATAR, 56, view.initials, seat=view.seat, ground=look.ground)
    has_medals = any(view.medals)
    room = Box(166, 26, 634, 96)
    line = fit(shown(view.name), room.width, ESSENTIAL)
    canvas.write(line, 168, 62, look.text, within=room)
    room = Box(166, 94, 634, 130)
    line = fit(joined(view.about, say), room.width, CAPTION)
    canvas.write(line, 168, 112, look.muted, within=room)
    if not has_medals:
        line = Line(str(view.tables), Type(36))
        room = Box(700, 30, 968, 90)
        canvas.write(line, 968, 62, look.text, within=room, align="right")
        line = fit(say(msg("contest.tables")), 260, CAPTION)
        room = Box(700, 94, 968, 130)
        canvas.write(line, 968, 112, look.muted, within=room, align="right")
        return
    held = [(place, count) for place, count in enumerate(view.medals, 1) if count]
    begin = MEDALS_X + MEDAL_STEP * (len(view.medals) - len(held))
    for index, (place, count) in enumerate(held):
        x = begin + MEDAL_STEP * index
        draw_medal(canvas, place, x, 86, MEDAL_R, ESSENTIAL[1])
        line = fit(f"×{count}", 70, ESSENTIAL[1:])
        canvas.write(line, x + 26, 86, look.text, within=Box(x + 24, 60, x + 98, 112))


def _rating(pool: Pool) -> str:
    return f"{pool.rated.rating}?" if pool.is_provisional else str(pool.rated.rating)


def _draw_main(canvas: Canvas, pool: Pool, crests: Crests, look: _Style, say: Say) -> None:
    box, y = MAIN, MAIN.y0 + 42
    crest = crests(pool.title)
    canvas.stamp(crest.emblem(44), box.x0 + 42, y - 2)
    x = box.x0 + 78
    line = Line(_rating(pool), Type(36))
    head = Box(x, box.y0, box.x1, y + 30)
    ink = look.soft if pool.is_provisional else look.text
    canvas.write(line, x, y, ink, within=head)
    x += line.width + 12
    line = Line(f"±{pool.rated.deviation}", CAPTION[0])
    canvas.write(line, x, y + 2, look.muted, within=head)
    x += line.width + 20
    named = msg("contest.pool_last", name=pool.name, count=len(pool.history))
    if pool.is_provisional:
        named = msg("contest.provisional", name=pool.name)
    line = fit(say(named), box.x1 - 24 - x, CAPTION)
    if line.text != say(named):
        line = fit(say(pool.name), box.x1 - 24 - x, CAPTION)
    canvas.write(line, box.x1 - 24, y, look.muted, within=head, align="right")
    ink_of = Ink(crest.tone, band_of(crest, look.panel), look.hair, look.muted, look.panel)
    plot = Box(box.x0 + 70, box.y0 + 84, box.x1 - 26, box.y1 - 22)
    draw_curve(canvas, plot, pool.history, ink_of, CAPTION[0])


def _draw_pools(canvas: Canvas, view: ProfileView, crests: Crests, look: _Style, say: Say) -> None:
    box = LIST
    others = view.pools[1 : 1 + LISTED]
    more = len(view.pools) - 1 - len(others)
    for index, pool in enumerate(others):
        top = box.y0 + 4 + 76 * index
        y = top + 28
        crest = crests(pool.title)
        if index:
            canvas.stamp(box_sprite(box.width - 40, 1, 0, look.hair, None, 0), box.x0 + 20, top + 2)
        canvas.stamp(crest.emblem(42), box.x0 + 44, top + 38)
        row = Box(box.x0 + 80, top, box.x1 - 12, top + 76)
        line = Line(_rating(pool), Type(30))
        ink = look.soft if pool.is_provisional else look.text
        canvas.write(line, box.x0 + 84, y, ink, within=row)
        x = box.x0 + 84 + line.width + 14
        line = Line(f"±{pool.rated.deviation}", CAPTION[0])
        canvas.write(line, x, y + 2, look.muted, within=row)
        _draw_interval(canvas, Box(box.x0 + 250, y - 8, box.x1 - 20, y + 8), pool, crest.tone, look)
        width = row.width - 16 - (56 if more and index == len(others) - 1 else 0)
        line = fit(say(pool.name), width, CAPTION)
        canvas.write(line, box.x0 + 84, top + 60, look.muted, within=row)
    for index in range(len(others), LISTED):
        x, y = box.x0 + 44, box.y0 + 42 + 76 * index
        canvas.stamp(dashed_ring(17, 2.4, look.hair, 14), x, y)
        canvas.stamp(box_sprite(box.width - 124, 4, 2, look.hair, None, 0), box.x0 + 84, y - 2)
    if more > 0:
        line = Line(say(msg("contest.more", count=more)), CAPTION[0])
        room = Box(box.x1 - 70, box.y1 - 36, box.x1 - 16, box.y1)
        canvas.write(line, box.x1 - 20, box.y1 - 20, look.muted, within=room, align="right")


def _draw_interval(canvas: Canvas, box: Box, pool: Pool, tone: Colour, look: _Style) -> None:
    def at(rating: int) -> int:
        kept = min(max(rating, SCALE[0]), SCALE[1])
        return box.x0 + round(box.width * (kept - SCALE[0]) / (SCALE[1] - SCALE[0]))

    y = box.middle[1]
    canvas.stamp(box_sprite(box.width, 4, 2, look.rail, None, 0), box.x0, y - 2)
    low, high = (at(pool.rated.rating + way * pool.rated.deviation) for way in (-1, 1))
    canvas.stamp(box_sprite(max(6, high - low), 6, 3, tone, None, 0), low, y - 3)
    canvas.stamp(ring(7, 3, look.panel, tone), at(pool.rated.rating), y)


def _draw_wins(canvas: Canvas, view: ProfileView, crests: Crests, look: _Style, say: Say) -> None:
    box = LOW[0]
    head = Box(box.x0 + 24, box.y0 + 6, box.x1 - 16, box.y0 + 50)
    line = fit(say(msg("contest.wins")), head.width, CAPTION)
    canvas.write(line, head.x0, box.y0 + 28, look.muted, within=head)
    step = (box.width - 24) // 4
    for index, won in enumerate(view.wins[:4]):
        x = box.x0 + 20 + step * index
        canvas.stamp(crests(won.title).emblem(34), x + 18, box.y0 + 76)
        room = Box(x + 40, box.y0 + 46, x + step - 2, box.y1)
        line = fit(str(won.wins), room.width, ESSENTIAL[1:])
        canvas.write(line, room.x0, box.y0 + 76, look.text, within=room)


def _draw_reliability(canvas: Canvas, view: ProfileView, look: _Style, say: Say) -> None:
    box = LOW[1]
    y = box.y0 + 30
    share = Line(f"{view.finished}/{view.started}", Type(30))
    head = Box(box.x0 + 16, box.y0 + 6, box.x1 - 16, box.y0 + 56)
    canvas.write(share, box.x1 - 16, y, look.text, within=head, align="right")
    line = fit(say(msg("contest.reliability")), box.width - 48 - share.width, CAPTION)
    canvas.write(line, box.x0 + 20, y - 2, look.muted, within=head)
    for index in range(RECENT):
        x, top = box.x0 + 24 + index % 10 * 21, box.y0 + 60 + index // 10 * 25
        if index >= len(view.recent):
            canvas.stamp(box_sprite(17, 18, 4, None, look.hair, 2), x, top)
        elif view.recent[index]:
            canvas.stamp(box_sprite(17, 18, 4, look.lit, None, 0), x, top)
        else:
            canvas.stamp(box_sprite(17, 18, 4, None, look.muted, 2), x, top)
            canvas.stamp(cross(3.4, 2.2, look.muted), x + 8, top + 9)


def _draw_favourite(
    canvas: Canvas, view: ProfileView, crests: Crests, look: _Style, say: Say
) -> None:
    box, favourite = LOW[2], view.favourite
    head = Box(box.x0 + 16, box.y0 + 6, box.x1 - 12, box.y0 + 48)
    if favourite is None:
        line = fit(say(msg("contest.no_favourite")), head.width - 12, CAPTION)
        canvas.write(line, box.x0 + 24, box.y0 + 28, look.muted, within=head)
        canvas.stamp(box_sprite(50, 50, 10, None, LEVEL, 2), box.x0 + 25, box.y0 + 55)
        return
    line = fit(say(favourite.label), head.width - 12, CAPTION)
    canvas.write(line, box.x0 + 24, box.y0 + 28, look.muted, within=head)
    canvas.stamp(crests(favourite.title).emblem(50), box.x0 + 50, box.y0 + 80)
    room = Box(box.x0 + 86, box.y0 + 40, box.x1 - 12, box.y1)
    lines = fit_lines(say(favourite.name), room.width, ((ESSENTIAL[1], 2),))
    canvas.write_lines(lines, room.x0, box.y0 + 80, look.text, within=room)
