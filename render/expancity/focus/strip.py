"""The strip below the city: the tiles, and the means as the question changes them."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Align
from render.core.fonts import Weight
from render.core.palette import (
    ACCENT,
    BACKGROUND,
    INK,
    MUTED,
    PANEL,
    PAPER,
    TEXT,
    Colour,
    seat_colour,
)
from render.core.panel.focus import CAPTION_PX, ESSENTIAL_PX, LEAST_PX, WIDTH, Focus, Question
from render.core.plates import box_sprite
from render.core.region import Region
from render.core.signs import sign
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit, fit_lines, is_whole, number
from render.expancity.city.tiles import tile_ground, tile_sign
from render.expancity.focus.progress import Row, rows_of
from render.expancity.glyphs import seat_block, site
from render.expancity.layout import RADIUS
from render.expancity.palette import DONE_TEXT, PAPER_POINTS
from render.expancity.values import value_plates, value_starts
from rules.core.text import Say, msg, seat_msg
from rules.expancity.components.content import LOTS, MAX_UNFINISHED
from rules.expancity.view import View

HEIGHT = 288
"""Of the strip of a turn, with the line above it."""
TILE_WIDTH = 250
TILE_HALF = 82
GAP = 8
EDGE = 12
MEANS = (TILE_WIDTH + GAP) * 2 + EDGE
ROWS = Box(802, 0, WIDTH - EDGE, 0)
MOST_ROWS = 3
SITE_PITCH = 44
NAME = ((Type(ESSENTIAL_PX), 1), (Type(LEAST_PX), 2))
BEFORE, AFTER = Type(50), Type(62)
CAPTION = Type(CAPTION_PX, Weight.REGULAR)


def draw_strip(canvas: Focus, top: int, question: Question[View], say: Say) -> None:
    """Draw tiles, means, and what the turn brings nearer."""
    box = Box(EDGE, top + 12, WIDTH - EDGE, canvas.size[1] - EDGE)
    chosen = question.given.get("tile")
    tiles = offered_tiles(question)
    for index, kind in enumerate(tiles):
        left = box.x0 + index * (TILE_WIDTH + GAP)
        cell = Box(left, box.y0, left + TILE_WIDTH, box.y1)
        hot = kind == chosen and tiles.index(kind) == index
        draw_tile(canvas, cell, kind, say, hot=hot)
    x = MEANS + 12
    _draw_means(canvas, Box(x, box.y0, ROWS.x0 - 12, box.y1), question, say)
    draw_rows(canvas, Box(ROWS.x0, box.y0, ROWS.x1, box.y1), rows_of(question), say)


def offered_tiles(question: Question[View]) -> tuple[str, ...]:
    mine = question.now.mine
    assert mine is not None
    return mine.offered_tiles or mine.tiles


def draw_tile(canvas: Focus, box: Box, kind: str, say: Say, *, hot: bool) -> None:
    """Draw a tile that can be chosen, with its values."""
    rim = (ACCENT, 5) if hot else (None, 0)
    canvas.stamp(box_sprite(box.width, box.height, RADIUS, PANEL, *rim), box.x0, box.y0)
    x, y = box.middle[0], box.y0 + 84
    canvas.stamp(tile_ground(kind, TILE_HALF, built=False), x, y)
    canvas.stamp(tile_sign(kind, TILE_HALF), x, y)
    if kind not in LOTS:
        type_ = Type(ESSENTIAL_PX)
        canvas.sign(value_plates(kind, type_), x, y + 46)
        for value, start in value_starts(kind, type_):
            line = Line(value.text, type_)
            canvas.say(line, x + start, y + 46, INK, on=value.ink, within=box)
    shown = msg(f"expancity.tile.{kind}")
    lines = fit_lines(say(shown), box.width - 10, NAME)
    say_lines(canvas, lines, x, box.y1 - 60, ACCENT if hot else TEXT, on=PANEL, within=box)
    canvas.parts.append(Region(shown, box))


def say_lines(
    canvas: Focus,
    lines: Sequence[Line],
    x: int,
    y: int,
    colour: Colour,
    *,
    on: Colour,
    within: Box,
    is_left: bool = False,
    is_caption: bool = False,
) -> None:
    """Write lines below one another, the middle of the whole block at height y."""
    for index, line in enumerate(lines):
        at = y + round((index - (len(lines) - 1) / 2) * 1.2 * line.type.size)
        align: Align = "left" if is_left else "middle"
        canvas.say(line, x, at, colour, on=on, within=within, align=align, is_caption=is_caption)


def _draw_means(canvas: Focus, box: Box, question: Question[View], say: Say) -> None:
    """Draw score, blocks and sites, before and after."""
    now, then = question.now, question.then
    seat = now.viewer
    assert seat is not None
    before, after = now.seats[seat], then.seats[seat]
    pitch = box.height // 3
    score = sign(seat, 24, seat_colour(seat))
    draw_change(canvas, box, box.y0 + pitch // 2, score, before.score, after.score)
    brick = seat_block(seat, 2.3)
    draw_change(canvas, box, box.y0 + pitch * 3 // 2, brick, before.supply, after.supply)
    y = box.y0 + pitch * 5 // 2
    for place in range(MAX_UNFINISHED):
        used = place < after.unfinished
        canvas.sign(site(seat, used=used, scale=2.1), box.x0 + 26 + SITE_PITCH * place, y)
    x = box.x0 + SITE_PITCH * MAX_UNFINISHED + 8
    said = fit(say(msg("expancity.board.focus_sites")), box.x1 - x, (CAPTION,))
    canvas.say(said, x, y, MUTED, on=BACKGROUND, within=box, is_caption=True)
    canvas.parts.append(Region(seat_msg(seat), box))


def draw_change(canvas: Focus, box: Box, y: int, mark: Sprite, before: int, after: int) -> None:
    """Draw a number after its sign, and the number that it becomes."""
    canvas.sign(mark, box.x0 + 26, y)
    x = box.x0 + 60
    for small, large in ((BEFORE, AFTER), (Type(ESSENTIAL_PX), Type(48))):
        old, new = Line(number(before), small), Line(number(after), large)
        if x + old.width + 36 + new.width <= box.x1:
            break
    if before == after:
        canvas.say(Line(number(before), large), x, y, TEXT, on=BACKGROUND, within=box)
        return
    canvas.say(old, x, y, TEXT, on=BACKGROUND, within=box)
    x += old.width + 10
    canvas.stamp(_becomes(), x, y)
    canvas.say(new, x + 26, y, ACCENT, on=BACKGROUND, within=box)


@SPRITES.keep
def _becomes() -> Sprite:
    art = Artwork(0, -12, 18, 12)
    art.polygon(((0, -11), (18, 0), (0, 11)), ACCENT)
    return art.sprite()


def draw_rows(canvas: Focus, box: Box, rows: Sequence[Row], say: Say) -> None:
    """Draw at most three contracts and goals, one below the other."""
    high = (box.height - GAP * (MOST_ROWS - 1)) // MOST_ROWS
    for index, row in enumerate(rows[:MOST_ROWS]):
        y = box.y0 + index * (high + GAP)
        draw_row(canvas, Box(box.x0, y, box.x1, y + high), row, say)


@dataclass(frozen=True, slots=True)
class _Look:
    ground: Colour
    ink: Colour
    better: Colour
    worth: Colour


_PAPER = _Look(PAPER, INK, DONE_TEXT, PAPER_POINTS)
_DARK = _Look(PANEL, TEXT, ACCENT, MUTED)


def draw_row(canvas: Focus, box: Box, row: Row, say: Say, *, hot: bool = False) -> None:
    """Draw name, progress and worth."""
    look = _PAPER if row.is_contract else _DARK
    rim = (ACCENT, 6) if hot else (None, 0)
    y = box.middle[1]
    canvas.stamp(box_sprite(box.width, box.height, RADIUS, look.ground, *rim), box.x0, box.y0)
    right = box.x1 - 14
    if row.points:
        worth = Line(str(row.points), Type(48))
        canvas.say(worth, right, y, look.worth, on=look.ground, within=box, align="right")
        right -= max(worth.width, 50) + 14
    words, left = say(row.name), box.x0 + 14
    if row.is_met and not row.is_better:
        canvas.sign(check(look.better), right - 20, y)
        right -= 48
    else:
        counts = [Line(count, Type(ESSENTIAL_PX)) for count in row.counts]
        rooms = [right - line.width - 12 - left for line in counts]
        fitting = (at for at, room in enumerate(rooms) if is_whole(_name(words, room), words))
        count = counts[next(fitting, -1)]
        ink = look.better if row.is_better else look.ink
        canvas.say(count, right, y, ink, on=look.ground, within=box, align="right")
        right -= count.width + 12
    name = _name(words, right - left)
    small = name[0].type.size < LEAST_PX
    ground = look.ground
    say_lines(
        canvas, name, left, y, look.ink, on=ground, within=box, is_left=True, is_caption=small
    )
    canvas.parts.append(Region(row.name, box))


def _name(words: str, width: int) -> tuple[Line, ...]:
    types = ((ESSENTIAL_PX, 1), (LEAST_PX, 1), (32, 2), (CAPTION_PX, 2))
    return fit_lines(words, width, tuple((Type(size), lines) for size, lines in types))


@SPRITES.keep
def check(ink: Colour) -> Sprite:
    art = Artwork(-22, -20, 22, 20)
    art.line(((-17, 1), (-5, 14), (17, -13)), ink, 8)
    return art.sprite()
