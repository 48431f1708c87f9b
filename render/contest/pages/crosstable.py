"""A group in which all pairs meet: a woven band, bright above the diagonal if the order is just."""

from PIL.Image import Image

from render.contest.pages.crosstable_layout import (
    NAME,
    POINTS_RIGHT,
    CrosstableLayout,
    chips_in,
    sheet_of,
)
from render.contest.parts.head import draw_head
from render.contest.parts.legend import Key, draw_legend, key_of, words_alone
from render.contest.parts.palette import BEHIND, LEVEL, LINE, LIT, SOFT, UP
from render.contest.parts.quantised import finished
from render.contest.parts.rows import draw_name, draw_row
from render.contest.parts.signs import bars, chevron, dagger, dots
from render.contest.parts.windows import draw_outline
from render.contest.parts.words import place_text, points
from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.crest import Crest, Crests
from render.core.fonts import Weight
from render.core.palette import BACKGROUND, BAD, INK, MUTED, TEXT, Colour
from render.core.panel.focus import CAPTION_PX, ESSENTIAL_PX, LEAST_PX
from render.core.plates import box_sprite
from render.core.sprites import SPRITES, Sprite
from render.core.text import Type, fit, fit_lines
from rules.contest.views.crosstable import Chip, CrossRow, CrosstableView, Promotion
from rules.core.text import Say, msg

CAPTION = Type(CAPTION_PX, Weight.REGULAR)
NAMES = (Type(ESSENTIAL_PX), Type(LEAST_PX))


def paint_crosstable(view: CrosstableView, crests: Crests, say: Say) -> Image:
    sheet = sheet_of(view)
    canvas = Canvas.blank(*sheet.size, BACKGROUND)
    crest = crests(view.head.title)
    draw_head(canvas, view.head, crest, say)
    _draw_captions(canvas, view, sheet, say)
    for index, (row, box) in enumerate(zip(view.rows, sheet.rows, strict=True)):
        _draw_row(canvas, sheet, row, box, say)
        _draw_cells(canvas, sheet, row, box, index, crest)
    draw_legend(canvas, _keys(view, say), sheet.legend_y)
    return finished(canvas.image, (crest,))


def _draw_captions(canvas: Canvas, view: CrosstableView, sheet: CrosstableLayout, say: Say) -> None:
    y = 146
    if view.note is not None:
        lines = fit_lines(say(view.note), NAME[1] - NAME[0], ((CAPTION, 2),))
        room = Box(NAME[0] - 2, y - 40, NAME[1], y + 40)
        canvas.write_lines(lines, NAME[0], y - 6, MUTED, within=room)
    for row, (x0, x1) in zip(view.rows, sheet.columns, strict=True):
        types = NAMES if sheet.is_roomy else (CAPTION,)
        line = fit(str(row.place.number), x1 - x0, types)
        room = Box(x0, y - 22, x1, y + 22)
        canvas.write(line, room.middle[0], y, SOFT, within=room, align="middle")
    line = fit(say(msg("contest.points")), 110, (CAPTION,))
    room = Box(POINTS_RIGHT - 110, y - 20, POINTS_RIGHT, y + 20)
    canvas.write(line, POINTS_RIGHT, y, MUTED, within=room, align="right")


def _draw_row(canvas: Canvas, sheet: CrosstableLayout, row: CrossRow, box: Box, say: Say) -> None:
    draw_row(canvas, box)
    ink: Colour = MUTED if row.is_withdrawn else TEXT
    y = box.middle[1]
    x = 52
    if row.promotion is not Promotion.STAYS:
        is_up = row.promotion is Promotion.UP
        tone = UP if is_up else BAD
        canvas.stamp(_edge(box.height, tone), box.x0, box.y0)
        turn = 0 if is_up else 180
        if sheet.is_roomy:
            canvas.stamp(chevron(9, 4, tone, turn), x, y + 24)
        else:
            canvas.stamp(chevron(6, 3, tone, turn), x + 36, y)
    place_y = y - (10 if row.promotion is not Promotion.STAYS and sheet.is_roomy else 0)
    line = fit(place_text(row.place), 62, NAMES)
    room = Box(21, box.y0, 83, box.y1)
    canvas.write(line, x, place_y, ink, within=room, align="middle")
    draw_name(
        canvas,
        Box(NAME[0] + (0 if sheet.is_roomy else 14), box.y0, NAME[1], box.y1),
        row.name,
        NAMES if sheet.is_roomy else NAMES[1:],
        ink,
        is_withdrawn=row.is_withdrawn,
    )
    is_first = row.place.number == 1 and row.points > 0
    size = 48 if sheet.is_roomy else ESSENTIAL_PX
    line = fit(points(row.points, say), 110, (Type(size), Type(LEAST_PX)))
    room = Box(POINTS_RIGHT - 112, box.y0, POINTS_RIGHT, box.y1)
    canvas.write(line, POINTS_RIGHT, y, LIT[0] if is_first else ink, within=room, align="right")


def _draw_cells(
    canvas: Canvas, sheet: CrosstableLayout, row: CrossRow, box: Box, own: int, crest: Crest
) -> None:
    margin = 8 if sheet.is_roomy else 3
    for index, (chips, (x0, x1)) in enumerate(zip(row.cells, sheet.columns, strict=True)):
        cell = Box(x0, box.y0 + margin, x1, box.y1 - margin)
        if index == own:
            if sheet.is_roomy:
                canvas.stamp(crest.emblem(40), *cell.middle)
            else:
                canvas.stamp(box_sprite(cell.width, 2, 0, LINE, None, 0), x0, cell.middle[1])
            continue
        for chip, place in zip(
            chips, chips_in(cell, len(chips), is_roomy=sheet.is_roomy), strict=True
        ):
            _draw_chip(canvas, chip, place)


def _draw_chip(canvas: Canvas, chip: Chip, box: Box) -> None:
    radius = 8 if box.height > 40 else 5
    r = max(4, min(10, box.width // 4, box.height // 3))
    stroke = max(2, round(0.4 * r))
    if chip is Chip.PLAYING:
        draw_outline(canvas, box, LEVEL, radius)
        canvas.stamp(dots(max(1.4, r / 5), max(4, 0.7 * r), SOFT), *box.middle)
        return
    ground, mark = _CHIPS[chip]
    canvas.stamp(box_sprite(box.width, box.height, radius, ground, None, 0), box.x0, box.y0)
    match chip:
        case Chip.AHEAD:
            canvas.stamp(chevron(r, stroke, mark, 0), *box.middle)
        case Chip.LEVEL:
            canvas.stamp(bars(r, stroke, mark), *box.middle)
        case Chip.BEHIND:
            canvas.stamp(chevron(r, stroke, mark, 180), *box.middle)


_CHIPS = {Chip.AHEAD: (UP, INK), Chip.LEVEL: (LEVEL, TEXT), Chip.BEHIND: (BEHIND, BAD)}


@SPRITES.keep
def _edge(height: int, tone: Colour) -> Sprite:
    art = Artwork(0, 0, 8, height)
    art.plate(0, 0, 8, height, 4, tone)
    return art.sprite()


def _keys(view: CrosstableView, say: Say) -> list[Key]:
    chips = {chip for row in view.rows for cell in row.cells for chip in cell}
    names = {
        Chip.AHEAD: "contest.key.ahead",
        Chip.LEVEL: "contest.key.equal",
        Chip.BEHIND: "contest.key.behind",
        Chip.PLAYING: "contest.key.in_play",
    }
    keys = [_chip_key(chip, say(msg(name))) for chip, name in names.items() if chip in chips]
    promotions = {row.promotion for row in view.rows}
    if Promotion.UP in promotions:
        keys.append(key_of(chevron(8, 4, UP, 0), say(msg("contest.key.up"))))
    if Promotion.DOWN in promotions:
        keys.append(key_of(chevron(8, 4, BAD, 180), say(msg("contest.key.down"))))
    if any(row.is_withdrawn for row in view.rows):
        keys.append(key_of(dagger(32, SOFT), say(msg("contest.key.withdrawn"))))
    if view.scoring is not None:
        keys.append(words_alone(say(view.scoring)))
    return keys


def _chip_key(chip: Chip, word: str) -> Key:
    return Key(
        26, lambda canvas, x, y: _draw_chip(canvas, chip, Box(x, y - 15, x + 26, y + 15)), word
    )
