"""Rows of signs on a focus: broken into lines, measured, and drawn with their figures declared."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from render.core.boxes import Box
from render.core.palette import HAIR, INK, MUTED, TEXT, WHITE, Colour
from render.core.panel.focus import ESSENTIAL_PX, LEAST_PX, Focus
from render.core.plates import box_sprite
from render.core.text import MINUS, Line, Type
from render.tmars.icons.signs import badged, icon
from render.tmars.icons.tokens import Row
from render.tmars.icons.tokens_steps import OR, Item, Plate, Token
from render.tmars.palette import (
    ACTION_GROUND,
    ACTION_RIM,
    PRODUCTION,
    PRODUCTION_RIM,
    PRODUCTION_TEXT,
    REFUSAL,
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
BADGE_SHARE = 0.26
"""The reach of the red badge beyond its sign, as a share of the sign's size."""
SIZES = (60, 52, 46, 42)
"""The sizes of signs, tried in turn until all rows fit."""
SMALL_SHARE = 0.8
MARK_SHARE = 0.62
GAP, BESIDE, PAD = 12, 5, 8
"""The gaps between groups of signs, beside a figure, and within the ground of a production."""
ROW_GAP, LINE_GAP = 6, 8
LEAD = 50
"""The room for the mark of an action's row."""
_REMEMBERED = 2048
"""Cards come up again and again. More than their rows at all sizes of signs and all usual widths."""


@dataclass(frozen=True, slots=True)
class Laid:
    """The lines of a row of signs at one size."""

    kind: str
    lines: tuple[tuple[Item, ...], ...]
    sign: int

    @property
    def height(self) -> int:
        return len(self.lines) * (self.sign + LINE_GAP) + (LINE_GAP if self.kind != "play" else 0)


def type_of(sign: int) -> Type:
    """The type of the figures beside signs of a size."""
    return Type(max(LEAST_PX, min(round(0.8 * sign), ESSENTIAL_PX + 4)))


@lru_cache(_REMEMBERED)
def laid(rows: tuple[Row, ...], width: int, sign: int) -> tuple[Laid, ...]:
    """Break each row into lines of a width."""
    return tuple(
        Laid(row.kind, tuple(_broken(row.items, width - _indent(row.kind), sign)), sign)
        for row in rows
    )


def line_count(rows: Sequence[Laid]) -> int:
    return sum(len(row.lines) for row in rows)


def is_wide(rows: Sequence[Laid], width: int) -> bool:
    """Return whether a single item is wider than a line."""
    lines = ((row, line) for row in rows for line in row.lines)
    return any(items_width(line, row.sign) > width - _indent(row.kind) for row, line in lines)


def height_of(rows: Sequence[Laid]) -> int:
    return sum(row.height for row in rows) + ROW_GAP * max(0, len(rows) - 1)


def _indent(kind: str) -> int:
    return 0 if kind == "play" else 2 * PAD + (LEAD if kind in ("action", "first") else 0)


def _broken(items: tuple[Item, ...], width: int, sign: int) -> Iterator[tuple[Item, ...]]:
    """Lines of items, broken before an alternative if that has room on a line of its own."""
    line: list[Item] = []
    for index, item in enumerate(items):
        option = items[index : _next_or(items, index)] if item == OR else (item,)
        together = option if items_width(option, sign) <= width else (item,)
        if line and items_width((*line, *together), sign) > width:
            yield tuple(line)
            line = []
        line.append(item)
    yield tuple(line)


def _next_or(items: tuple[Item, ...], index: int) -> int:
    later = (at for at in range(index + 1, len(items)) if items[at] == OR)
    return next(later, len(items))


@lru_cache(_REMEMBERED)
def items_width(items: tuple[Item, ...], sign: int) -> int:
    return sum(_item_width(item, sign) for item in items) + GAP * max(0, len(items) - 1)


def _item_width(item: Item, sign: int) -> int:
    if isinstance(item, Plate):
        wide = sum(_token_width(token, sign - PAD) for token in item.tokens)
        return wide + GAP * (len(item.tokens) - 1) + 2 * PAD
    return _token_width(item, sign)


def _token_width(token: Token, sign: int) -> int:
    type_, size = type_of(sign), _size(token, sign)
    wide = _sign_width(token, size)
    for text in (token.before, token.text):
        wide += Line(text, type_).width + BESIDE if text else 0
    return wide


def _size(token: Token, sign: int) -> int:
    return max(LEAST_PX, round(SMALL_SHARE * sign)) if token.small else sign


def _sign_width(token: Token, size: int) -> int:
    return round(size * (SHARES.get(token.sign, 1) + (BADGE_SHARE if token.anybody else 0)))


def draw_rows(focus: Focus, rows: Sequence[Laid], box: Box, ground: Colour) -> None:
    """Draw rows below one another, in the middle of a box."""
    y = box.y0 + max(0, (box.height - height_of(rows)) // 2)
    for row in rows:
        _draw_row(focus, row, Box(box.x0, y, box.x1, y + row.height), ground)
        y += row.height + ROW_GAP


def _draw_row(focus: Focus, row: Laid, box: Box, ground: Colour) -> None:
    left, right = box.x0, box.x1
    if row.kind != "play":
        has_lead = row.kind in ("action", "first")
        ground, rim = (ACTION_GROUND, ACTION_RIM) if has_lead else (SUNK, HAIR)
        focus.stamp(box_sprite(box.width, box.height, 8, ground, rim, 1), box.x0, box.y0)
        left, right = left + PAD, right - PAD
        if has_lead:
            _draw_lead(focus, row.kind, left + LEAD // 2, box.middle[1])
            left += LEAD
    pitch = row.sign + LINE_GAP
    top = box.middle[1] - len(row.lines) * pitch // 2
    for index, line in enumerate(row.lines):
        wide = items_width(line, row.sign)
        y = top + index * pitch + pitch // 2
        draw_items(focus, line, row.sign, (left + right - wide) // 2, y, box, ground)


def _draw_lead(focus: Focus, kind: str, x: int, y: int) -> None:
    if kind == "action":
        focus.sign(icon("active", LEAD), x, y)
        return
    disc = focus.stamp(box_sprite(42, 42, 21, WHITE, None, 0), x - 21, y - 21)
    focus.say(Line("1", Type(LEAST_PX)), x, y, INK, on=WHITE, within=disc, align="middle")


def draw_items(
    focus: Focus, items: Sequence[Item], sign: int, x: int, y: int, box: Box, ground: Colour
) -> int:
    """Draw signs side by side around a height from x on; return where they end."""
    for index, item in enumerate(items):
        x += GAP if index else 0
        tokens: tuple[Token, ...]
        if isinstance(item, Token):
            tokens, size, on = (item,), sign, ground
        else:
            wide = _item_width(item, sign)
            plate = box_sprite(wide, sign + 4, 8, PRODUCTION, PRODUCTION_RIM, 1)
            focus.stamp(plate, x, y - sign // 2 - 2)
            tokens, size, on = item.tokens, sign - PAD, PRODUCTION
            x += PAD
        for place, token in enumerate(tokens):
            x = _draw_token(focus, token, size, x + (GAP if place else 0), y, box, on)
        x += PAD if isinstance(item, Plate) else 0
    return x


def _draw_token(focus: Focus, token: Token, sign: int, x: int, y: int, box: Box, on: Colour) -> int:
    type_, size = type_of(sign), _size(token, sign)
    if token.before:
        line = Line(token.before, type_)
        ink = MUTED if token.before.startswith("/") and on != PRODUCTION else TEXT
        focus.say(line, x, y, ink, on=on, within=box)
        x += line.width + BESIDE
    is_mark = token.sign in MARKS
    drawn = round(MARK_SHARE * size) if is_mark else size
    wide = _sign_width(token, size)
    middle = x + round(size * SHARES.get(token.sign, 1)) // 2
    make = badged if token.anybody else icon
    sprite = make(token.sign, drawn)
    if not is_mark and (reach := max(sprite.size)) < LEAST_PX:
        sprite = make(token.sign, round(drawn * LEAST_PX / reach))
    focus.sign(sprite, middle, y, is_minor=is_mark)
    x += wide
    if token.text:
        line = Line(token.text, type_)
        focus.say(line, x + BESIDE, y, _ink(token, on), on=on, within=box)
        x += line.width + BESIDE
    return x


def _ink(token: Token, on: Colour) -> Colour:
    if on != PRODUCTION:
        return TEXT
    return REFUSAL if token.text.startswith(MINUS) else PRODUCTION_TEXT
