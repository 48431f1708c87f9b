"""A tile for each choice, with the label of the menu: its cost, name, tags, effect, points, or what is missing."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.core.boxes import Box
from render.core.fonts import Weight
from render.core.palette import ACCENT, HAIR, INK, MUTED, PANEL, TEXT, Colour
from render.core.panel.focus import CAPTION_PX, ESSENTIAL_PX, LEAST_PX, Focus
from render.core.plates import box_sprite
from render.core.region import Region
from render.core.text import Line, Type, fit, fit_lines, wrap
from render.tmars.cards.faces import Medal
from render.tmars.focus.signs import (
    PAD,
    ROW_GAP,
    SIZES,
    draw_items,
    draw_rows,
    height_of,
    is_wide,
    items_width,
    laid,
    line_count,
)
from render.tmars.icons.signs import icon, tag
from render.tmars.icons.tokens import Row
from render.tmars.icons.tokens_steps import Item
from render.tmars.palette import (
    CARD_RIM,
    GOLD,
    MET_GROUND,
    NEED_GROUND,
    REFUSAL,
    SUNK,
    TYPE,
    UNMET_GROUND,
    VP_FILL,
    VP_RIM,
    on_type,
)
from rules.core.text import Msg

MARGIN, GUTTER, GAP = 16, 16, 8
WIDTH = 1200
LEAST, MOST = 110, 190
"""The least height of a tile, and the most that a tile is stretched to."""
COLUMN = 118
"""The room for the cost and the label, at the left."""
BAR, TAG = 10, 46
MEDAL, LOW_MEDAL, LOW = 76, 56, 146
"""The sizes of medals; tiles lower than the last number have small ones."""
NAMES = (
    *((Type(size), 1) for size in (ESSENTIAL_PX, 39, LEAST_PX)),
    (Type(LEAST_PX), 2),
    (Type(CAPTION_PX), 2),
)
NAME_PITCH = 44
NEED_PAD = 8
"""The height of the ground of a requirement, beyond its signs."""
ABOVE, BENEATH, BELOW = 8, 5, 8
"""The space above a name, below it, and below everything."""
WORDS = Type(LEAST_PX, Weight.REGULAR)
WORD_PITCH = 45
NEED_GROUNDS = {None: NEED_GROUND, True: MET_GROUND, False: UNMET_GROUND}
CROSS, MOST_REASON, MOST_WARNING = 58, 3, 4
"""The room for the cross before a reason, and the most lines of that and of a warning."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """The reason against a choice: a sign, or words."""

    items: tuple[Item, ...] = ()
    text: str = ""


@dataclass(frozen=True, slots=True)
class Tile:
    """A choice. Equal tiles look the same."""

    name: str
    mark: str = ""
    kind: str = ""
    """The type of a card; empty for other choices."""
    cost: int | None = None
    tags: tuple[str, ...] = ()
    needs: tuple[Item, ...] = ()
    met: bool | None = None
    """Whether the requirements are met; None if nothing judges them, or if there are none."""
    rows: tuple[Row, ...] = ()
    words: str = ""
    """The whole effect in words, shown where there is room."""
    warning: str = ""
    """An unmet requirement of a card that can be chosen all the same."""
    medal: Medal | None = None
    refusal: Refusal | None = None
    is_open: bool = True
    """False for a card that cannot be played now but shows its effect."""
    is_unpaid: bool = False
    """True for a card that its owner has nothing to pay for with."""
    is_chosen: bool = False
    shows: Msg | None = None
    """The part for lessons."""

    @property
    def ground(self) -> Colour:
        if self.is_grey:
            return SUNK
        return on_type(self.kind) if self.kind else PANEL

    @property
    def is_grey(self) -> bool:
        return self.refusal is not None or not self.is_open

    @property
    def left(self) -> int:
        """The room at the left."""
        return COLUMN if self.cost is not None or self.mark else 24


def height(tile: Tile, width: int) -> int:
    """The least height of a tile."""
    above = ABOVE + NAME_PITCH * len(_name(tile, width)) + BENEATH
    inner = _inner(tile, width)
    if tile.refusal is not None:
        lines = _reason(tile.refusal, inner)
        return max(LEAST, above + max(SIZES[-1], WORD_PITCH * len(lines)) + BELOW)
    body = _effect_height(tile, inner, SIZES[-1]) + WORD_PITCH * len(_warning(tile, inner))
    if tile.words:
        body += WORD_PITCH * len(wrap(tile.words, inner, WORDS, 20)) + 6
    return max(LEAST, above + body + BELOW)


def _effect_height(tile: Tile, width: int, sign: int) -> int:
    stacked = height_of(laid(tile.rows, width, sign))
    if not tile.needs:
        return stacked
    beside = _beside(tile, width, sign)
    if beside is not None:
        return max(height_of(laid(tile.rows, beside, sign)), sign + NEED_PAD)
    return stacked + len(_needs(tile, width, sign)) * (sign + NEED_PAD) + ROW_GAP


def _needs(tile: Tile, width: int, sign: int) -> tuple[tuple[Item, ...], ...]:
    """The lines of the requirements."""
    row, *_ = laid((Row("play", tile.needs),), width - 2 * PAD, sign)
    return row.lines


def _needs_width(tile: Tile, width: int, sign: int) -> int:
    return max(items_width(line, sign) for line in _needs(tile, width, sign)) + 2 * PAD


def _beside(tile: Tile, width: int, sign: int) -> int | None:
    """Return the width that requirements leave beside them, if the effect needs no more lines there."""
    left = width - _needs_width(tile, width, sign) - 2 * PAD
    if not tile.rows or left < 120 or len(_needs(tile, width, sign)) > 1:
        return None
    narrow, wide = laid(tile.rows, left, sign), laid(tile.rows, width, sign)
    fits = all(items_width(line, sign) <= left for row in narrow for line in row.lines)
    return left if fits and height_of(narrow) <= height_of(wide) + sign else None


def _inner(tile: Tile, width: int) -> int:
    right = 0 if tile.medal is None else _medal_width(tile.medal) + 8
    return width - tile.left - 16 - right


def _warning(tile: Tile, width: int) -> tuple[Line, ...]:
    choices = tuple((WORDS, lines) for lines in range(1, MOST_WARNING + 1))
    return fit_lines(tile.warning, width - 46, choices) if tile.warning else ()


def _name(tile: Tile, width: int) -> tuple[Line, ...]:
    room = width - tile.left - 24 - (TAG + 4) * len(tile.tags)
    return fit_lines(tile.name, room, NAMES) if tile.name else ()


def draw_tile(focus: Focus, box: Box, tile: Tile) -> None:
    rim = ACCENT if tile.is_chosen else HAIR if tile.is_grey or not tile.kind else None
    rim = rim or CARD_RIM[tile.kind]
    sprite = box_sprite(box.width, box.height, 12, tile.ground, rim, 6 if tile.is_chosen else 2)
    focus.stamp(sprite, box.x0, box.y0)
    if tile.kind and not tile.is_chosen:
        bar = box_sprite(BAR, box.height, 5, TYPE[tile.kind], None, 0)
        focus.stamp(bar, box.x0, box.y0)
    if tile.shows is not None:
        focus.parts.append(Region(tile.shows, box))
    _draw_column(focus, box, tile)
    y = _draw_head(focus, box, tile)
    body = Box(box.x0 + tile.left, y, box.x1 - 16, box.y1 - BELOW)
    if tile.medal is not None:
        at = _draw_medal(focus, tile.medal, body, LOW_MEDAL if box.height < LOW else MEDAL)
        body = Box(body.x0, body.y0, at - 8, body.y1)
    if tile.refusal is not None:
        _draw_refusal(focus, tile.refusal, body, tile.ground)
    else:
        _draw_body(focus, tile, body)


def _draw_column(focus: Focus, box: Box, tile: Tile) -> None:
    """Draw the cost, and the label below it."""
    x, tall = box.x0 + BAR + 8, box.height >= 146
    high = 68 if tall else 42
    if tile.cost is not None:
        plate = Box(x, box.y0 + 8, x + 88, box.y0 + 8 + high)
        fill, ink = (UNMET_GROUND, REFUSAL) if tile.is_unpaid else (GOLD, INK)
        rim = (ink, 3) if tile.is_unpaid else (None, 0)
        focus.stamp(box_sprite(plate.width, plate.height, 8, fill, *rim), plate.x0, plate.y0)
        line = fit(str(tile.cost), plate.width - 8, (Type(60 if tall else 40), Type(LEAST_PX)))
        focus.say(line, *plate.middle, ink, on=fill, within=plate, align="middle")
    if tile.mark:
        line = Line(tile.mark, Type(ESSENTIAL_PX))
        wide = max(56, line.width + 18)
        middle = x + 44
        y1 = box.y1 - 8 if tile.cost is not None else box.middle[1] + 24
        ink = MUTED if tile.is_grey else ACCENT
        label(focus, line, Box(middle - wide // 2, y1 - 48, middle + wide // 2, y1), ink)


def label(focus: Focus, line: Line, box: Box, ink: Colour = ACCENT) -> None:
    """Draw the label of a choice: gold on ink, in a frame."""
    focus.stamp(box_sprite(box.width, box.height, 10, INK, ink, 3), box.x0, box.y0)
    focus.say(line, *box.middle, ink, on=INK, within=box, align="middle")


def _draw_head(focus: Focus, box: Box, tile: Tile) -> int:
    """Draw the name and the tags; return the height below them."""
    right = box.x1 - 12
    y = box.y0 + ABOVE + NAME_PITCH // 2
    for name in reversed(tile.tags):
        focus.sign(tag(name, TAG), right - TAG // 2, y + 2)
        right -= TAG + 4
    ink = MUTED if tile.refusal is not None else TEXT
    lines = _name(tile, box.width)
    for index, line in enumerate(lines):
        x, at = box.x0 + tile.left, y + index * NAME_PITCH
        small = line.type.size < LEAST_PX
        focus.say(line, x, at, ink, on=tile.ground, within=box, is_caption=small)
    return box.y0 + ABOVE + NAME_PITCH * len(lines) + BENEATH


def _reason(refusal: Refusal, width: int) -> tuple[Line, ...]:
    """The words of a refusal; none if its signs have room."""
    room = width - CROSS
    if not refusal.text or (refusal.items and items_width(refusal.items, SIZES[-1]) <= room):
        return ()
    return fit_lines(
        refusal.text, room, tuple((WORDS, lines) for lines in range(1, MOST_REASON + 1))
    )


def _draw_refusal(focus: Focus, refusal: Refusal, box: Box, ground: Colour) -> None:
    y, x = box.middle[1], box.x0 + CROSS
    focus.sign(icon("cross", CROSS), box.x0 + 22, y)
    if lines := _reason(refusal, box.width):
        _say_lines(focus, lines, x, y, REFUSAL, ground, box)
    elif refusal.items:
        draw_items(focus, refusal.items, SIZES[-1], x, y, box, ground)


def _draw_body(focus: Focus, tile: Tile, box: Box) -> None:
    if warning := _warning(tile, box.width):
        high = WORD_PITCH * len(warning)
        y = box.y1 - high // 2 - 2
        focus.sign(icon("cross", CROSS), box.x0 + 18, y)
        _say_lines(focus, warning, box.x0 + 46, y, REFUSAL, tile.ground, box)
        box = Box(box.x0, box.y0, box.x1, box.y1 - high)
    lines: tuple[Line, ...] = ()
    if tile.words:
        lines = tuple(Line(line, WORDS) for line in wrap(tile.words, box.width, WORDS, 20))
    below = WORD_PITCH * len(lines)
    room = box.height - below
    sign = _sign(tile, box.width, room)
    high = _effect_height(tile, box.width, sign)
    y = box.y0 + max(0, (box.height - high - below) // 2)
    _draw_effect(focus, tile, Box(box.x0, y, box.x1, y + high), sign)
    if lines:
        _say_lines(focus, lines, box.x0, y + high + below // 2, TEXT, tile.ground, box)


def _need_count(tile: Tile, width: int, sign: int) -> int:
    return len(_needs(tile, width, sign)) if tile.needs else 0


def _sign(tile: Tile, width: int, room: int) -> int:
    """Return the largest size of signs that fits, and needs no more lines than the smallest."""
    least = line_count(laid(tile.rows, width, SIZES[-1]))
    for size in SIZES:
        rows = laid(tile.rows, width, size)
        if (
            _effect_height(tile, width, size) <= room
            and line_count(rows) == least
            and _need_count(tile, width, size) == _need_count(tile, width, SIZES[-1])
            and not is_wide(rows, width)
        ):
            return size
    return SIZES[-1]


def _draw_effect(focus: Focus, tile: Tile, box: Box, sign: int) -> None:
    """Draw the requirements, and beside or below them the effect."""
    beside = _beside(tile, box.width, sign) if tile.needs else None
    if tile.needs:
        lines, pitch = _needs(tile, box.width, sign), sign + NEED_PAD
        wide, high = _needs_width(tile, box.width, sign), pitch * len(lines)
        y0 = box.y0 if beside is None else box.middle[1] - high // 2
        plate = Box(box.x0, y0, box.x0 + wide, y0 + high)
        ground = NEED_GROUNDS[tile.met]
        focus.stamp(box_sprite(wide, high, 8, ground, None, 0), plate.x0, plate.y0)
        for index, line in enumerate(lines):
            y = plate.y0 + index * pitch + pitch // 2
            draw_items(focus, line, sign, plate.x0 + PAD, y, plate, ground)
        box = (
            Box(box.x0, plate.y1 + ROW_GAP, box.x1, box.y1)
            if beside is None
            else Box(plate.x1 + PAD, box.y0, box.x1, box.y1)
        )
    draw_rows(focus, laid(tile.rows, box.width, sign), box, tile.ground)


def _say_lines(
    focus: Focus, lines: Sequence[Line], x: int, y: int, ink: Colour, ground: Colour, box: Box
) -> None:
    top = y - WORD_PITCH * (len(lines) - 1) // 2
    for index, line in enumerate(lines):
        focus.say(line, x, top + index * WORD_PITCH, ink, on=ground, within=box)


def _medal_width(medal: Medal) -> int:
    if not medal.per:
        return max(MEDAL, Line(medal.text, Type(ESSENTIAL_PX)).width + 30)
    return Line(medal.text, Type(LEAST_PX)).width + 68


def _draw_medal(focus: Focus, medal: Medal, box: Box, size: int) -> int:
    """Draw the points at the lower right of a box; return their left end."""
    wide = _medal_width(medal)
    if medal.per or wide > MEDAL:
        plate = Box(box.x1 - wide, box.y1 - 50, box.x1, box.y1)
        sprite = box_sprite(plate.width, plate.height, 10, VP_FILL, VP_RIM, 3)
        focus.stamp(sprite, plate.x0, plate.y0)
        y = plate.middle[1]
        line = Line(medal.text, Type(LEAST_PX))
        focus.say(line, plate.x0 + 12, y, TEXT, on=VP_FILL, within=plate)
        if medal.per:
            focus.sign(icon(medal.per, 40), plate.x1 - 30, y)
        return plate.x0
    x, y = box.x1 - size // 2 + 4, box.y1 - size // 2 + 4
    disc = focus.sign(icon("vp", size), x, y)
    line = Line(medal.text, Type(ESSENTIAL_PX if size == MEDAL else LEAST_PX))
    focus.say(line, x, y, TEXT, on=VP_FILL, within=disc, align="middle")
    return disc.x0
