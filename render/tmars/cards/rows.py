"""Rows of signs on a card: measuring and drawing them."""

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import MUTED, TEXT
from render.core.plates import box_sprite
from render.core.text import MINUS, Line, Type, text_width
from render.tmars.icons.signs import badged, icon
from render.tmars.icons.tokens_steps import Item, Plate, Token
from render.tmars.palette import (
    PRODUCTION,
    PRODUCTION_LOSS,
    PRODUCTION_RIM,
    PRODUCTION_TEXT,
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
