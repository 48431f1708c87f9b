"""Rows of signs on a card: measuring and drawing them."""

from collections.abc import Iterable
from dataclasses import dataclass

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import HAIR, INK, MUTED, TEXT, WHITE
from render.core.plates import box_sprite
from render.core.text import MINUS, Line, Type, text_width
from render.tmars.icons.signs import badged, icon
from render.tmars.icons.tile_glyphs import TILES
from render.tmars.icons.tokens import Row
from render.tmars.icons.tokens_steps import OR, Item, Plate, Token
from render.tmars.palette import (
    ACTION_GROUND,
    ACTION_RIM,
    PRODUCTION,
    PRODUCTION_LOSS,
    PRODUCTION_RIM,
    PRODUCTION_TEXT,
    SUNK,
)

SHARES = {
    "arrow": 0.72,
    "colon": 0.36,
    "slash": 0.34,
    "card": 0.66,
    "card_prelude": 0.66,
    "temperature": 0.72,
    "question": 0.5,
}
"""The width of a sign as a share of its size; other signs are as wide as high."""
MARKS = ("arrow", "colon", "slash")
MARK_SHARE = 0.72
"""The size of the signs between others, as a share of theirs."""
SMALL_SHARE = 0.62
BADGE_SHARE = 0.16
"""The reach of the red badge beyond its sign, as a share of the sign's size."""
PADDING = 8
PLATE_MARGIN = 7
"""The difference in size of signs on a plate, in pixels."""
MARGIN = 10
"""The gap beside the boxes of rows, and within them."""
LEAD = 30
"""The room for the sign of an action's row."""


@dataclass(frozen=True, slots=True)
class Band:
    """A line of signs of one size; a row may have several."""

    kind: str
    items: tuple[Item, ...]
    sign: int
    begins: bool
    """Is it the row's first band?"""
    lead: Token | None = None
    """A tile to the left of the box."""

    @property
    def height(self) -> int:
        return self.sign + (18 if self.sign >= 36 else 12)

    @property
    def is_boxed(self) -> bool:
        return self.kind != "play"


def bands(rows: tuple[Row, ...], sign: int, width: int, least: int) -> tuple[Band, ...]:
    """All rows with signs of this size or smaller; if they would be smaller than `least`, rows are broken instead."""
    lead, rest = _lead(rows)
    found: list[Band] = []
    for index, row in enumerate(rest):
        own = lead if index == 0 else None
        room = _room(row.kind, width) - (sign + 14 if own else 0)
        size = sign
        while items_width(row.items, size) > room and size > min(sign, least):
            size -= 2
        for part, items in enumerate(_broken(row.items, size, room)):
            found.append(Band(row.kind, items, size, part == 0, own if part == 0 else None))
    return tuple(found)


def _lead(rows: tuple[Row, ...]) -> tuple[Token | None, tuple[Row, ...]]:
    """A single tile before an ongoing effect, which is drawn in the effect's row, and the other rows."""
    if len(rows) == 2 and rows[0].kind == "play" and rows[1].kind == "ongoing":
        first = rows[0].items[0]
        if len(rows[0].items) == 1 and isinstance(first, Token) and first.sign in TILES:
            return first, rows[1:]
    return None, rows


def _room(kind: str, width: int) -> int:
    if kind == "play":
        return width - 2 * MARGIN
    return width - 4 * MARGIN - (LEAD if kind in ("action", "first") else 0)


def _broken(items: tuple[Item, ...], sign: int, room: int) -> list[tuple[Item, ...]]:
    """Lines that fit, broken before an alternative if possible."""
    if items_width(items, sign) <= room:
        return [items]
    options: list[tuple[Item, ...]] = [()]
    for item in items:
        options.extend([()] if item == OR else [])
        options[-1] = (*options[-1], item)
    is_wide = any(items_width(option, sign) > room for option in options)
    lines: list[tuple[Item, ...]] = [()]
    for part in [(item,) for item in items] if is_wide else options:
        if lines[-1] and items_width((*lines[-1], *part), sign) > room:
            lines.append(())
        lines[-1] = (*lines[-1], *part)
    return lines


def bands_height(found: Iterable[Band]) -> int:
    return sum(band.height for band in found)


def gap(sign: int) -> int:
    return max(6, sign // 4)


def type_for(sign: int) -> Type:
    return Type(24 if sign >= 36 else 20 if sign >= 30 else 18 if sign >= 24 else 14)


def items_width(items: tuple[Item, ...], sign: int) -> int:
    between = gap(sign) * max(0, len(items) - 1)
    return sum(_item_width(item, sign) for item in items) + between


def _item_width(item: Item, sign: int) -> int:
    if isinstance(item, Plate):
        inner, type_ = sign - PLATE_MARGIN, type_for(sign)
        wide = sum(_token_width(token, inner, type_) for token in item.tokens)
        return wide + gap(inner) * (len(item.tokens) - 1) + 2 * PADDING
    return _token_width(item, sign, type_for(sign))


def _token_width(token: Token, sign: int, type_: Type) -> int:
    size = _size(token, sign)
    wide = round(size * SHARES.get(token.sign, 1))
    if token.before:
        wide += text_width(token.before, type_) + 5
    if token.anybody:
        wide += round(BADGE_SHARE * size)
    if token.text:
        wide += text_width(token.text, type_) + 5
    return wide


def _size(token: Token, sign: int) -> int:
    return round(SMALL_SHARE * sign) if token.small else sign


def draw_bands(canvas: Canvas, found: tuple[Band, ...], box: Box) -> None:
    """Draw the bands from the top of a box downwards."""
    y = box.y0
    index = 0
    while index < len(found):
        last = index
        while last + 1 < len(found) and not found[last + 1].begins:
            last += 1
        group = found[index : last + 1]
        y1 = y + bands_height(group)
        _draw_group(canvas, group, Box(box.x0, y, box.x1, y1))
        y, index = y1, last + 1


def _draw_group(canvas: Canvas, group: tuple[Band, ...], box: Box) -> None:
    """Draw the bands of one row on their common ground."""
    kind, sign, lead = group[0].kind, group[0].sign, group[0].lead
    left, right = box.x0 + MARGIN, box.x1 - MARGIN
    if lead is not None:
        canvas.stamp(icon(lead.sign, sign), left + sign // 2 + 4, box.middle[1])
        left += sign + 14
    if group[0].is_boxed:
        ground = (ACTION_GROUND, ACTION_RIM) if kind in ("action", "first") else (SUNK, HAIR)
        plate = box_sprite(right - left, box.height - 6, 8, *ground, 1)
        canvas.stamp(plate, left, box.y0 + 3)
        left, right = left + MARGIN, right - MARGIN
    if kind in ("action", "first"):
        _draw_lead(canvas, kind, left + LEAD // 2 - 4, box.middle[1])
        left += LEAD
    y = box.y0
    for band in group:
        inner = Box(left, y, right, y + band.height)
        width = items_width(band.items, band.sign)
        draw_items(canvas, band.items, band.sign, inner.middle[0] - width // 2, inner)
        y += band.height


def _draw_lead(canvas: Canvas, kind: str, x: int, y: int) -> None:
    if kind == "action":
        canvas.stamp(icon("active", 24), x, y)
        return
    disc = canvas.stamp(box_sprite(24, 24, 12, WHITE, None, 0), x - 12, y - 12)
    canvas.write(Line("1", Type(18)), x, y, INK, within=disc, align="middle")


def draw_items(canvas: Canvas, items: tuple[Item, ...], sign: int, x: int, box: Box) -> int:
    """Draw signs side by side from x on, in the middle of a box's height; returns where they end."""
    for index, item in enumerate(items):
        x += gap(sign) if index else 0
        if isinstance(item, Plate):
            x = _draw_plate(canvas, item, sign, x, box)
        else:
            x = _draw_token(canvas, item, sign, x, box, type_for(sign), on_plate=False)
    return x


def _draw_plate(canvas: Canvas, item: Plate, sign: int, x: int, box: Box) -> int:
    width, height = _item_width(item, sign), sign + 2
    y = box.middle[1] - height // 2
    canvas.stamp(box_sprite(width, height, 8, PRODUCTION, PRODUCTION_RIM, 1), x, y)
    inner, type_ = sign - PLATE_MARGIN, type_for(sign)
    at = x + PADDING
    for index, token in enumerate(item.tokens):
        at += gap(inner) if index else 0
        at = _draw_token(canvas, token, inner, at, box, type_, on_plate=True)
    return x + width


def _draw_token(
    canvas: Canvas, token: Token, sign: int, x: int, box: Box, type_: Type, *, on_plate: bool
) -> int:
    y, size = box.middle[1], _size(token, sign)
    if token.before:
        line = Line(token.before, type_)
        ink = MUTED if token.before.startswith("/") else TEXT
        canvas.write(line, x, y, ink, within=box.inset(-4))
        x += line.width + 5
    wide = round(size * SHARES.get(token.sign, 1))
    drawn = round(size * MARK_SHARE) if token.sign in MARKS else size
    make = badged if token.anybody else icon
    canvas.stamp(make(token.sign, drawn), x + wide // 2, y)
    x += wide + (round(BADGE_SHARE * size) if token.anybody else 0)
    if token.text:
        line = Line(token.text, type_)
        canvas.write(line, x + 5, y, _ink(token, on_plate=on_plate), within=box.inset(-4))
        x += line.width + 5
    return x


def _ink(token: Token, *, on_plate: bool) -> tuple[int, int, int]:
    if not on_plate:
        return TEXT
    return PRODUCTION_LOSS if token.text.startswith(MINUS) else PRODUCTION_TEXT
