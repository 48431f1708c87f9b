"""Solo duplicate: the public part of each deal, and envelopes for the deals that are sealed."""

from PIL.Image import Image

from render.contest.pages.duplicate_layout import (
    FLAP as FLAP_HEIGHT,
)
from render.contest.pages.duplicate_layout import (
    MOST_SEALS,
    NAME,
    ROWS_TOP,
    SHARE_RIGHT,
    DuplicateLayout,
    seals_height,
    seals_in,
    sheet_of,
)
from render.contest.parts.head import draw_head
from render.contest.parts.legend import FOOT, Key, draw_legend, key_of, words_alone
from render.contest.parts.palette import (
    BAR,
    FLAP,
    LIT,
    PAPER_INK,
    PAPER_LINE,
    SOFT,
    TRACK,
    WAX,
)
from render.contest.parts.quantised import finished
from render.contest.parts.rows import draw_medal, draw_name, draw_place, draw_row
from render.contest.parts.signs import check, cross, ring, robot, wax_seal
from render.contest.parts.words import per_cent
from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.crest import Crests
from render.core.fonts import Weight
from render.core.palette import (
    BACKGROUND,
    BAD,
    INK,
    MUTED,
    PANEL,
    PAPER,
    PAPER_HOT,
    TEXT,
)
from render.core.panel.focus import CAPTION_PX, ESSENTIAL_PX, LEAST_PX
from render.core.plates import box_sprite
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit, fit_lines, signed
from rules.contest.views.duplicate import DealResult, DealView, DuplicateRow, DuplicateView
from rules.contest.views.parts import moment_msg
from rules.core.text import Say, msg

CAPTION = Type(CAPTION_PX, Weight.REGULAR)
NAMES = (Type(ESSENTIAL_PX), Type(LEAST_PX))
FIGURE = Type(LEAST_PX)
COUNT = (Type(72), Type(60))
MANY_DEALS = 2
"""From so many sealed deals in one envelope on, each has a line."""


def paint_duplicate(view: DuplicateView, crests: Crests, say: Say) -> Image:
    sheet = sheet_of(view)
    canvas = Canvas.blank(*sheet.size, BACKGROUND)
    crest = crests(view.head.title)
    draw_head(canvas, view.head, crest, say)
    _draw_captions(canvas, view, sheet, say)
    is_final = all(deal.is_open for deal in view.deals)
    for row, box in zip(view.rows, sheet.rows, strict=True):
        _draw_row(canvas, view, sheet, row, box, say, is_final=is_final)
    for box, deals in sheet.envelopes:
        _draw_envelope(canvas, box, [view.deals[index] for index in deals], say)
    if sheet.open_deals:
        keys = [
            Key(30, _won, say(msg("contest.key.beat"))),
            Key(30, _lost, say(msg("contest.key.lost"))),
            words_alone(say(msg("contest.key.margin", most=view.most))),
        ]
        results = [each for row in view.rows for each in row.results if each is not None]
        if not all(each.is_finished for each in results):
            keys.append(key_of(robot(28, MUTED, BACKGROUND), say(msg("contest.deal.unfinished"))))
        draw_legend(canvas, keys, sheet.bottom + FOOT // 2)
    return finished(canvas.image, (crest,))


def _draw_captions(canvas: Canvas, view: DuplicateView, sheet: DuplicateLayout, say: Say) -> None:
    if sheet.open_deals:
        line = fit(say(msg("contest.share")), 110, (CAPTION,))
        room = Box(SHARE_RIGHT - 110, 140, SHARE_RIGHT, ROWS_TOP - 4)
        canvas.write(line, SHARE_RIGHT, 168, MUTED, within=room, align="right")
    for index, box in zip(sheet.open_deals, sheet.deals, strict=True):
        deal = view.deals[index]
        room = Box(box.x0, box.y0, box.x1, ROWS_TOP - 2)
        line = fit(say(msg("contest.deal", number=deal.number)), box.width, (FIGURE,))
        canvas.write(line, box.middle[0], 138, TEXT, within=room, align="middle")
        won = say(msg("contest.deal.won", won=deal.won, of=deal.of))
        line = fit(won if sheet.has_bars else f"{deal.won} / {deal.of}", box.width, (CAPTION,))
        canvas.write(line, box.middle[0], 170, MUTED, within=room, align="middle")


def _draw_row(
    canvas: Canvas,
    view: DuplicateView,
    sheet: DuplicateLayout,
    row: DuplicateRow,
    box: Box,
    say: Say,
    *,
    is_final: bool,
) -> None:
    draw_row(canvas, box)
    y = box.middle[1]
    if row.place is not None and is_final and row.place.number <= 3:
        draw_medal(canvas, row.place.number, 54, y + 8, 17, FIGURE)
    elif row.place is not None:
        draw_place(canvas, box, row.place, NAMES)
    draw_name(canvas, Box(NAME[0], box.y0, NAME[1], box.y1), row.name, NAMES, TEXT)
    if row.share is not None:
        line = fit(per_cent(row.share, 1, say), 104, (FIGURE,))
        is_first = row.place is not None and row.place.number == 1
        room = Box(SHARE_RIGHT - 106, box.y0, SHARE_RIGHT, box.y1)
        canvas.write(line, SHARE_RIGHT, y, LIT[0] if is_first else TEXT, within=room, align="right")
    for index, column in zip(sheet.open_deals, sheet.deals, strict=True):
        result = row.results[index]
        if result is not None:
            place = Box(column.x0, box.y0, column.x1, box.y1)
            _draw_result(canvas, place, result, view.most, say, has_bar=sheet.has_bars)


def _draw_result(
    canvas: Canvas, box: Box, result: DealResult, most: int, say: Say, *, has_bar: bool
) -> None:
    y = box.middle[1]
    pane = Box(box.x0, y - 18, box.x0 + 36, y + 18)
    left, right = pane.x1 + 10, box.x1 - 2
    height = y - 5 if has_bar else y
    if not result.is_finished:
        canvas.stamp(box_sprite(36, 36, 6, None, MUTED, 2), pane.x0, pane.y0)
        canvas.stamp(robot(28, MUTED, PANEL), *pane.middle)
        canvas.write(Line("0", CAPTION), right, height, MUTED, within=box, align="right")
    else:
        canvas.stamp(_verdict(result.won), *pane.middle)
        margin = Line(signed(result.margin), FIGURE if result.won else CAPTION)
        x = left + 74
        ink = TEXT if result.won else SOFT
        canvas.write(margin, x, height, ink, within=box, align="right")
        if has_bar:
            points = Line(str(result.matchpoints), FIGURE if result.is_best else CAPTION)
            ink = LIT[0] if result.is_best else SOFT
            canvas.write(points, right, height, ink, within=box, align="right")
    if has_bar:
        width = right - left
        canvas.stamp(box_sprite(width, 5, 2, TRACK, None, 0), left, y + 15)
        done = round(width * result.matchpoints / most) if most else 0
        if done > 4 and result.is_finished:
            tone = LIT[0] if result.is_best else BAR
            canvas.stamp(box_sprite(done, 5, 2, tone, None, 0), left, y + 15)


@SPRITES.keep
def _verdict(won: bool) -> Sprite:
    """A window with a check, or an unlit one with a cross."""
    art = Artwork(-18, -18, 18, 18)
    art.plate(-18, -18, 18, 18, 7, LIT[0] if won else LIT[3])
    if won:
        art.line(((-8, 1), (-2.5, 6.5), (8.5, -6)), INK, 4.4)
    else:
        art.line(((-5.5, -5.5), (5.5, 5.5)), BAD, 4)
        art.line(((-5.5, 5.5), (5.5, -5.5)), BAD, 4)
    return art.sprite()


def _draw_envelope(canvas: Canvas, box: Box, deals: list[DealView], say: Say) -> None:
    tip = min(FLAP_HEIGHT, box.height - seals_height(deals[0].of))
    canvas.stamp(_envelope(box.width, box.height, tip), box.x0, box.y0)
    x = box.middle[0]
    inner = Box(box.x0 + 10, box.y0, box.x1 - 10, box.y1)
    of_one = msg("contest.deal", number=deals[0].number)
    title = say(of_one if len(deals) == 1 else msg("contest.deals_closed"))
    line = fit(title, inner.width - 8, (FIGURE,))
    canvas.write(line, x, box.y0 + 34, INK, within=inner, align="middle")
    canvas.stamp(wax_seal(52), x, box.y0 + 150)
    if len(deals) >= MANY_DEALS:
        _draw_many(canvas, inner, deals, say)
        return
    deal = deals[0]
    line = fit(str(deal.finished), inner.width, COUNT)
    canvas.write(line, x, box.y0 + 256, INK, within=inner, align="middle")
    lines = fit_lines(say(msg("contest.deal.finished", of=deal.of)), inner.width, ((CAPTION, 2),))
    canvas.write_lines(lines, x, box.y0 + 320, PAPER_INK, within=inner, align="middle")
    bottom = _draw_seals(canvas, inner, box.y0 + 360, deal)
    _draw_opens(canvas, inner, bottom + 44, deal, say)


def _draw_opens(canvas: Canvas, inner: Box, y: int, deal: DealView, say: Say) -> None:
    if deal.opens is None:
        text = say(msg("contest.deal.opens_all"))
    else:
        text = say(msg("contest.deal.opens", when=moment_msg(deal.opens)))
    lines = fit_lines(text, inner.width, ((CAPTION, 6),))
    shift = round(0.65 * lines[0].type.size * (len(lines) - 1))
    canvas.write_lines(lines, inner.middle[0], y + shift, PAPER_INK, within=inner, align="middle")


def _draw_seals(canvas: Canvas, inner: Box, top: int, deal: DealView) -> int:
    """A small seal for each entrant, filled in order of counting; returns where they end."""
    per_row, pitch = seals_in(deal.of)
    shown = min(deal.of, MOST_SEALS)
    done = deal.finished if deal.of <= MOST_SEALS else MOST_SEALS * deal.finished // deal.of
    r = {40: 14, 28: 10, 21: 7}[pitch]
    left = inner.middle[0] - pitch * (per_row - 1) // 2
    for index in range(shown):
        x, y = left + pitch * (index % per_row), top + 18 + pitch * (index // per_row)
        if index < done:
            canvas.stamp(_small_seal(r), x, y)
        else:
            canvas.stamp(ring(r - 2, 2, PAPER_LINE), x, y)
    return top + 18 + pitch * ((shown - 1) // per_row)


def _draw_many(canvas: Canvas, inner: Box, deals: list[DealView], say: Say) -> None:
    """Draw a line for each deal of an envelope that holds several."""
    y = inner.y0 + 240
    for deal in deals[:8]:
        room = Box(inner.x0 + 10, y - 20, inner.x1 - 10, y + 20)
        line = fit(say(msg("contest.deal", number=deal.number)), 220, (FIGURE,))
        canvas.write(line, room.x0, y, INK, within=room)
        line = fit(f"{deal.finished} / {deal.of}", 130, (CAPTION,))
        canvas.write(line, room.x1, y, PAPER_INK, within=room, align="right")
        y += 46
    _draw_opens(canvas, inner, y + 16, deals[0], say)


@SPRITES.keep
def _small_seal(r: int) -> Sprite:
    art = Artwork(-r - 1, -r - 1, r + 1, r + 1)
    art.ellipse(0, 0, r, r, WAX)
    art.line(((-0.4 * r, 0.02 * r), (-0.1 * r, 0.34 * r), (0.46 * r, -0.34 * r)), PAPER, 0.2 * r)
    return art.sprite()


@SPRITES.keep
def _envelope(width: int, height: int, tip: int) -> Sprite:
    art = Artwork(0, 0, width, height)
    art.plate(0, 0, width, height, 12, PAPER)
    x = width / 2
    art.polygon(((4, height - 4), (x, height - tip), (width - 4, height - 4)), FLAP)
    art.line(((4, height - 10), (x, height - tip), (width - 4, height - 10)), PAPER_LINE, 2)
    art.polygon(((6, 2), (width - 6, 2), (width - 3, 14), (x, 128), (3, 14)), PAPER_HOT)
    art.line(((3, 14), (x, 128), (width - 3, 14)), PAPER_LINE, 2.5)
    return art.sprite()


def _won(canvas: Canvas, x: int, y: int) -> None:
    canvas.stamp(box_sprite(30, 30, 6, LIT[0], None, 0), x, y - 15)
    canvas.stamp(check(7, 4, INK), x + 15, y)


def _lost(canvas: Canvas, x: int, y: int) -> None:
    canvas.stamp(box_sprite(30, 30, 6, LIT[3], None, 0), x, y - 15)
    canvas.stamp(cross(4.5, 3.4, BAD), x + 15, y)
