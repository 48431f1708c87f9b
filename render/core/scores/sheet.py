"""The sheet of the final scores: banner, hero, rows, legend."""

from collections.abc import Sequence

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import ACCENT, BACKGROUND, BAD, INK, MUTED, PANEL, TEXT, WHITE, Colour
from render.core.plates import box_sprite, cup
from render.core.scores.banner import draw_banner
from render.core.scores.layout import (
    BAR_X,
    HERO_RADIUS,
    LEAST_LOSS,
    LOSS_GAP,
    MARGIN,
    NAME_WIDTH,
    NAME_X,
    RANK_X,
    SEGMENT_GAP,
    SEGMENT_MARGIN,
    SIGN_X,
    TOTAL_RIGHT,
    WIDTH,
    ScoreLayout,
    bar_scale,
    bar_widths,
)
from render.core.scores.legend import draw_legend, legend_rows
from render.core.scores.style import Chapter, Entry, ScoreStyle
from render.core.text import Line, Type, fit, fit_lines, number
from rules.core.text import Say

RADIUS = 14
RANK = Type(52)
NAME = (Type(42), Type(36))
NAME_PITCH = 38
"""The distance of two lines of a name, which low rows have no room for."""
TOTAL = Type(64)
BESIDE, ABOVE = Type(42), Type(36)
"""Types of a segment's points: beside its sign, or below it."""
SIGN_BESIDE, SIGN_ABOVE = 40, 28
LOSS_PAD = 6


def score_canvas(entries: Sequence[Entry], look: ScoreStyle, say: Say) -> Canvas:
    """The sheet before its colours are reduced; the entries are sorted by rank."""
    legend = legend_rows(entries, say, WIDTH - 2 * MARGIN)
    sheet = ScoreLayout(len(entries), look.hero_height, len(legend))
    canvas = Canvas.blank(*sheet.size, BACKGROUND)
    look.draw_hero(canvas, sheet.hero)
    _round_off(canvas, sheet.hero)
    draw_banner(canvas, [entry for entry in entries if entry.rank == 1], entries, look)
    room = _bar_room(sheet, entries)
    scale = bar_scale([(_gains(entry), _loss_widths(entry)) for entry in entries], room)
    for entry, box in zip(entries, sheet.row_boxes, strict=True):
        _draw_row(canvas, box, entry, look, scale)
    draw_legend(canvas, sheet.legend, legend, look)
    return canvas


def _round_off(canvas: Canvas, hero: Box) -> None:
    """Restore the background outside the hero's round corners."""
    drawn = canvas.image.crop(hero)
    shape = box_sprite(hero.width, hero.height, HERO_RADIUS, WHITE, None, 0)
    canvas.image.paste(BACKGROUND, (0, 0, *canvas.image.size))
    canvas.image.paste(drawn, (hero.x0, hero.y0), shape.whole)


def _bar_room(sheet: ScoreLayout, entries: Sequence[Entry]) -> int:
    """The width that the widest total leaves for the bars."""
    total = max(Line(number(entry.total), TOTAL).width for entry in entries)
    return sheet.row_boxes[0].width - BAR_X - TOTAL_RIGHT - total - 20


def _gains(entry: Entry) -> list[int]:
    return [part.points for part in entry.parts if part.points > 0]


def _loss_widths(entry: Entry) -> list[int]:
    return [_loss_width(part.points) for part in entry.parts if part.points < 0]


def _loss_width(points: int) -> int:
    return max(LEAST_LOSS, Line(number(points), ABOVE).width + LOSS_PAD)


def _draw_row(canvas: Canvas, box: Box, entry: Entry, look: ScoreStyle, scale: float) -> None:
    canvas.stamp(box_sprite(box.width, box.height, RADIUS, PANEL, None, 0), box.x0, box.y0)
    bar = box_sprite(8, box.height - 12, 4, entry.colour, None, 0)
    canvas.stamp(bar, box.x0, box.y0 + 6)
    middle = box.middle[1]
    if entry.rank == 1:
        frame = box_sprite(box.width, box.height, RADIUS, None, ACCENT, 4)
        canvas.stamp(frame, box.x0, box.y0)
        canvas.stamp(cup(28, ACCENT), box.x0 + RANK_X, middle)
    else:
        rank = Line(str(entry.rank), RANK)
        canvas.write(rank, box.x0 + RANK_X, middle, MUTED, within=box, align="middle")
    canvas.stamp(entry.sign(20, entry.colour), box.x0 + SIGN_X, middle)
    most = 2 if box.height > 2 * NAME_PITCH else 1
    name = fit_lines(entry.name, NAME_WIDTH, ((NAME[0], 1), (NAME[1], most)))
    for index, line in enumerate(name):
        y = middle + round((index - (len(name) - 1) / 2) * NAME_PITCH)
        canvas.write(line, box.x0 + NAME_X, y, TEXT, within=box)
    total = Line(number(entry.total), TOTAL)
    ink = BAD if entry.total < 0 else ACCENT if entry.rank == 1 else TEXT
    canvas.write(total, box.x1 - TOTAL_RIGHT, middle, ink, within=box, align="right")
    _draw_bar(canvas, box, entry, look, scale)


def _draw_bar(canvas: Canvas, box: Box, entry: Entry, look: ScoreStyle, scale: float) -> None:
    """Draw gains side by side, then each loss on its own plate."""
    x, y, height = box.x0 + BAR_X, box.y0 + SEGMENT_MARGIN, box.height - 2 * SEGMENT_MARGIN
    gains = [part for part in entry.parts if part.points > 0]
    for part, width in zip(gains, bar_widths(_gains(entry), scale), strict=True):
        chapter = look.chapters[part.label.key]
        plate = canvas.stamp(box_sprite(width, height, 8, chapter.tone, None, 0), x, y)
        _write_points(canvas, plate, chapter, str(part.points), WHITE)
        x = plate.x1 + SEGMENT_GAP
    x += LOSS_GAP - SEGMENT_GAP if gains else 0
    for part in entry.parts:
        if part.points < 0:
            width = _loss_width(part.points)
            plate = canvas.stamp(box_sprite(width, height, 8, INK, BAD, 3), x, y)
            _write_above(canvas, plate, look.chapters[part.label.key], number(part.points), BAD)
            x = plate.x1 + SEGMENT_GAP


def _write_points(canvas: Canvas, plate: Box, chapter: Chapter, text: str, ink: Colour) -> None:
    """Draw sign and number side by side if both fit, otherwise the number below the sign."""
    line, mark = Line(text, BESIDE), chapter.sign(SIGN_BESIDE)
    wide = mark.image.width + 8 + line.width
    if wide + 16 > plate.width:
        _write_above(canvas, plate, chapter, text, ink)
        return
    x, y = plate.middle[0] - wide // 2, plate.middle[1]
    canvas.stamp(mark, x + mark.anchor[0], y)
    canvas.write(line, x + mark.image.width + 8, y, ink, within=plate)


def _write_above(canvas: Canvas, plate: Box, chapter: Chapter, text: str, ink: Colour) -> None:
    x = plate.middle[0]
    canvas.stamp(chapter.sign(SIGN_ABOVE), x, plate.y0 + 4 + SIGN_ABOVE // 2)
    line = fit(text, plate.width - 4, (ABOVE,))
    canvas.write(line, x, plate.y1 - 19, ink, within=plate, align="middle")
