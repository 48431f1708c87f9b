"""A tile of a panel's picture: a card or goal with its price or energy, its label, its effect and its points."""

from dataclasses import dataclass, replace

from render.core.boxes import Box
from render.core.canvas import Align
from render.core.fonts import Weight
from render.core.palette import ACCENT, BACKGROUND, INK, MUTED, TEXT, WHITE, Colour, seat_colour
from render.core.panel.focus import LEAST_PX, Focus
from render.core.plates import box_sprite
from render.core.region import Region
from render.core.signs import sign
from render.core.text import Line, Type, first_line, fit, wrap
from render.mine.icons.rings import ring
from render.mine.icons.signs import icon
from render.mine.icons.tokens import Token, token_sign
from render.mine.palette import COIN, REFUSAL, SHIELD, SPENT, SUNK, VIOLET, strata
from rules.core.seats import Seat
from rules.core.text import Msg

LEFT, RIGHT, GAP = 16, 1184, 10
HALF_WIDTH = 578
HALF_HEIGHT, CHIP_HEIGHT = 126, 68
CHIP_X, TEXT_X = 72, 112
"""The distances from the edge of a tile to its name: of a chip and of other tiles."""
PAD = 16
NAMES = (Type(44), Type(40), Type(36))
FIGURE = Type(40)
LABEL = Type(40)
SMALL_SIGN, SIGN, ROUND = 40, 48, 60
SHIELD_SIGN = 58
RING, RING_PITCH = 17, 41
SPACE, _BESIDE = 14, 4
"""The space after a sign with its number, and between the two."""
COMPACT, COMPACT_NAME, COMPACT_SIGN = LEAST_PX, Type(38), 48
"""The sizes of tiles whose effect begins beside the name; the signs end above the second line."""
LEAST_HEIGHT = 102
_RADIUS = 12


@dataclass(frozen=True, slots=True)
class Mark:
    """The label of a choice, as on its control."""

    text: str
    is_chosen: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Tile:
    shows: Msg
    """The name of its part of the picture."""
    name: str
    base: Colour
    head: tuple[str, str]
    """The sign in its upper left corner and the figure on it: a price or an energy."""
    energy: str | None = None
    """The energy, if the corner shows the price."""
    points: str = ""
    points_of: str | None = None
    """The resource that its points depend on."""
    text: str = ""
    """Its effect in words; empty if signs tell all of it."""
    tokens: tuple[Token, ...] = ()
    is_told: bool = False
    """True if the signs tell the whole effect."""
    why: tuple[Token, ...] = ()
    """The reason that it cannot be chosen."""
    keeps_effect: bool = False
    """True if its signs stand beside the reason, not behind it."""
    tokens_needed: tuple[int, int] | None = None
    """The tokens that a goal has and needs."""
    owner: Seat | None = None
    marks: tuple[Mark, ...] = ()
    times: int = 1
    is_open: bool = True
    """True if it can be chosen, or if nothing is to be chosen."""
    is_chosen: bool = False
    weight: int = 0
    """Tiles of less weight give way first where there is no room."""

    @property
    def ground(self) -> Colour:
        return strata(self.base)[1] if self.is_open or self.is_chosen else SUNK

    @property
    def ink(self) -> Colour:
        return TEXT if self.is_open or self.is_chosen else MUTED


def text_lines(tile: Tile, size: int) -> tuple[Line, ...]:
    type_ = Type(size, Weight.REGULAR)
    room = RIGHT - LEFT - TEXT_X - PAD
    return tuple(Line(each, type_) for each in wrap(tile.text, room, type_, 20))


def full_height(tile: Tile, size: int) -> int:
    return max(134, 70 + len(text_lines(tile, size)) * pitch_of(size) + 6)


def pitch_of(size: int) -> int:
    return round(1.17 * size)


def draw_full(focus: Focus, box: Box, tile: Tile, size: int) -> None:
    """Draw a tile with its effect in words of this size."""
    _draw_ground(focus, box, tile)
    _draw_head(focus, box, tile, box.y0 + 42, box.y1 - 32)
    right = _draw_worth(focus, box, tile, box.y0 + 36)
    right = _draw_marks(focus, box, tile, right, box.y0 + 36)
    x, y = box.x0 + TEXT_X, box.y0 + 36
    left = x + Line(tile.name, NAMES[0]).width + 24
    width = tokens_width(tile.why or tile.tokens)
    if left + width <= right:
        _draw_tokens(focus, box, tile, right - width, y)
        right -= width + 24
    focus.say(fit(tile.name, right - x, NAMES), x, y, tile.ink, on=tile.ground, within=box)
    y = box.y0 + 66 + pitch_of(size) // 2
    for line in text_lines(tile, size):
        focus.say(line, x, y, tile.ink, on=tile.ground, within=box)
        y += pitch_of(size)


def compact_height(tile: Tile) -> int:
    return max(LEAST_HEIGHT, 12 + (1 + len(_compact_lines(tile)[1])) * pitch_of(COMPACT))


def _compact_lines(tile: Tile) -> tuple[Line, tuple[Line, ...]]:
    """The words beside the name, and the lines below."""
    type_, room = Type(COMPACT, Weight.REGULAR), RIGHT - LEFT - TEXT_X - PAD
    beside = room - _worth_width(tile) - Line(tile.name, COMPACT_NAME).width - 2 * SPACE
    first = ""
    if Line(tile.text.split(" ")[0], type_).width <= beside:
        first = first_line(tile.text, beside, type_)
    rest = wrap(tile.text[len(first) :], room, type_, 20)
    return Line(first, type_), tuple(Line(each, type_) for each in rest)


def draw_compact(focus: Focus, box: Box, tile: Tile) -> None:
    """Draw a tile whose effect begins beside its name."""
    _draw_ground(focus, box, tile)
    _draw_head(focus, box, tile, box.y0 + 30, box.y1 - 26, size=48)
    y = box.y0 + 8 + pitch_of(COMPACT) // 2
    _draw_worth(focus, box, tile, box.y0 + 29, size=COMPACT_SIGN)
    x = box.x0 + TEXT_X
    first, rest = _compact_lines(tile)
    name = Line(tile.name, COMPACT_NAME)
    focus.say(name, x, y, tile.ink, on=tile.ground, within=box)
    focus.say(first, x + name.width + SPACE, y, tile.ink, on=tile.ground, within=box)
    for line in rest:
        y += pitch_of(COMPACT)
        focus.say(line, x, y, tile.ink, on=tile.ground, within=box)


def draw_half(focus: Focus, box: Box, tile: Tile) -> None:
    """Draw a tile whose effect is told by signs, or not told at all."""
    _draw_ground(focus, box, tile)
    _draw_head(focus, box, tile, box.y0 + 38, box.y1 - 34)
    upper, lower = box.y0 + 36, box.y1 - 36
    tokens = effect_beside(tile) if tile.keeps_effect else tile.why or effect_beside(tile)
    width = tokens_width(tokens)
    x, end = box.x0 + TEXT_X, box.x1 - PAD
    right = _draw_worth(focus, box, replace(tile, tokens_needed=None), upper)
    right = _draw_marks(focus, box, tile, right, upper)
    if tile.tokens_needed is not None:
        end = _draw_rings(focus, tile.tokens_needed, end, lower)
    if tile.keeps_effect and tile.why:
        draw_tokens(focus, box, tile.why, end, lower, REFUSAL, tile.ground, align="right")
        end -= tokens_width(tile.why) + 2 * SPACE
    if (one := fit(tile.name, right - x, NAMES)).text == tile.name:
        focus.say(one, x, upper, tile.ink, on=tile.ground, within=box)
        _draw_tokens(focus, box, tile, x, lower, tokens)
        return
    first, *_ = wrap(tile.name, right - x, NAMES[1], 2)
    rest = tile.name[len(first) :].strip()
    focus.say(Line(first, NAMES[1]), x, upper, tile.ink, on=tile.ground, within=box)
    room = end - x - (width + 16 if width else 0)
    name = fit(rest, room, (NAMES[1], NAMES[2]))
    focus.say(name, x, lower, tile.ink, on=tile.ground, within=box)
    _draw_tokens(focus, box, tile, end - width, lower, tokens)


def effect_beside(tile: Tile) -> tuple[Token, ...]:
    """Return the signs of an effect that they tell completely."""
    return tile.tokens if tile.is_told else ()


def chip_room(tile: Tile) -> int:
    """The width that a chip leaves for signs, beside its name and its labels; negative if the name has no room."""
    used = CHIP_X + Line(tile.name, NAMES[2]).width + 12 + PAD
    used += sum(mark_width(mark) + 10 for mark in tile.marks)
    used += 60 if tile.times > max(len(tile.marks), 1) else 0
    return HALF_WIDTH - used - (54 if tile.is_chosen and not tile.marks else 0)


def tells_in_chip(tile: Tile) -> bool:
    """Return true if a chip tells the whole effect."""
    return tile.is_told and tokens_width(tile.tokens) + 12 <= chip_room(tile)


def draw_chip(focus: Focus, box: Box, tile: Tile) -> None:
    """Draw a tile in one line: corner, name, the reason that it cannot be chosen or its signs, and its label."""
    _draw_ground(focus, box, tile)
    y = box.middle[1]
    _draw_round(focus, box, tile, box.x0 + 36, y, SIGN + 4)
    x = box.x0 + CHIP_X
    right = _draw_marks(focus, box, tile, box.x1 - PAD, y, least=0)
    if tile.is_chosen and not tile.marks:
        right = focus.sign(icon("check", 44), right - 22, y).x0 - 10
    tokens = tile.why or (tile.tokens if tells_in_chip(tile) else ())
    width = tokens_width(tokens)
    _draw_tokens(focus, box, tile, right - width, y, tokens)
    right -= width + 12 if width else 0
    name = fit(tile.name, right - x, (NAMES[1], NAMES[2]))
    focus.say(name, x, y, tile.ink, on=tile.ground, within=box)


def _draw_ground(focus: Focus, box: Box, tile: Tile) -> None:
    rim = tile.base if tile.is_open else strata(tile.base)[4]
    sprite = box_sprite(box.width, box.height, _RADIUS, tile.ground, rim, 3)
    if tile.is_chosen:
        sprite = box_sprite(box.width, box.height, _RADIUS, tile.ground, ACCENT, 7)
    focus.stamp(sprite, box.x0, box.y0)
    focus.parts.append(Region(tile.shows, box))


def _draw_head(
    focus: Focus, box: Box, tile: Tile, upper: int, lower: int, *, size: int = ROUND
) -> None:
    """Draw the price or energy, and below it the first label."""
    x = box.x0 + 56
    _draw_round(focus, box, tile, x, upper, size)
    if tile.marks:
        width = mark_width(tile.marks[0])
        draw_mark(focus, x - width // 2, lower, tile.marks[0], tile.ground, is_open=tile.is_open)
    elif tile.is_chosen:
        focus.sign(icon("check", 46), x, lower)


def _draw_round(focus: Focus, box: Box, tile: Tile, x: int, y: int, size: int) -> Box:
    name, figure = tile.head
    sprite = focus.sign(icon(name, size), x, y)
    ink, on = _ROUNDS[name]
    line = Line(figure, Type(44 if size == ROUND else 38))
    focus.say(line, *sprite.middle, ink, on=on, within=box, align="middle")
    return sprite


_ROUNDS = {
    "cost": (WHITE, VIOLET),
    "no_cost": (TEXT, SPENT),
    "price": (INK, COIN),
    "shield": (TEXT, SHIELD),
}
"""The colours of a figure and of the sign around it."""


def _draw_worth(focus: Focus, box: Box, tile: Tile, y: int, *, size: int = SHIELD_SIGN) -> int:
    """Draw the points and the energy at the right; return where they begin."""
    x = box.x1 - PAD
    if tile.points:
        shield = focus.sign(icon("shield", size), x - size // 2, y)
        line = Line(tile.points, Type(38))
        middle, upper = shield.middle[0], shield.middle[1] - 2
        focus.say(line, middle, upper, TEXT, on=SHIELD, within=box, align="middle")
        x = shield.x0 - 10
        if tile.points_of is not None:
            token = token_sign(Token(tile.points_of), SMALL_SIGN)
            x = focus.sign(token, x - SMALL_SIGN // 2, y).x0 - 10
    if tile.energy is not None:
        name = "no_cost" if tile.energy == "X" else "cost"
        hexagon = focus.sign(icon(name, size), x - size // 2, y)
        ink, on = _ROUNDS[name]
        line = Line(tile.energy, FIGURE if size == SHIELD_SIGN else Type(38))
        focus.say(line, *hexagon.middle, ink, on=on, within=box, align="middle")
        x = hexagon.x0 - 10
    if tile.tokens_needed is not None:
        x = _draw_rings(focus, tile.tokens_needed, x, y)
    if tile.owner is not None:
        mark = sign(tile.owner, 21, seat_colour(tile.owner))
        x = focus.sign(mark, x - 24, y).x0 - 10
    return x


def _worth_width(tile: Tile) -> int:
    """The width of what `_draw_worth` draws."""
    width = SHIELD_SIGN + 10 if tile.points else 0
    width += SMALL_SIGN + 10 if tile.points_of is not None else 0
    width += SHIELD_SIGN + 10 if tile.energy is not None else 0
    if tile.tokens_needed is not None:
        width += 8 + max(tile.tokens_needed[1], 1) * RING_PITCH
    return width + (60 if tile.owner is not None else 0)


def _draw_rings(focus: Focus, tokens: tuple[int, int], right: int, y: int) -> int:
    have, needed = tokens
    for index in reversed(range(needed or 1)):
        sprite = ring(RING, filled=index < have, square=needed == 0)
        focus.sign(sprite, right - RING - 2, y)
        right -= RING_PITCH
    return right - 8


def _draw_marks(focus: Focus, box: Box, tile: Tile, right: int, y: int, *, least: int = 1) -> int:
    """Draw the labels after the first one, and the number of copies; return where they begin."""
    for mark in reversed(tile.marks[least:]):
        right -= mark_width(mark)
        draw_mark(focus, right, y, mark, tile.ground, is_open=tile.is_open)
        right -= 10
    if tile.times > max(len(tile.marks), 1):
        times = Line(f"×{tile.times}", FIGURE)
        focus.say(times, right, y, tile.ink, on=tile.ground, within=box, align="right")
        right -= times.width + 14
    return right


def mark_width(mark: Mark) -> int:
    return max(52, Line(mark.text, LABEL).width + 18)


def draw_mark(
    focus: Focus, x: int, y: int, mark: Mark, ground: Colour, *, is_open: bool = True
) -> Box:
    """Draw a label: gold on its frame, and filled if it is chosen; x is its left edge, y its middle."""
    width, ink = mark_width(mark), ACCENT if is_open else MUTED
    fill = ACCENT if mark.is_chosen else BACKGROUND if is_open else ground
    plate = box_sprite(width, 44, 9, fill, ink, 3)
    box = focus.stamp(plate, x, y - 22)
    text = Line(mark.text, LABEL)
    colour = INK if mark.is_chosen else ink
    focus.say(text, x + width // 2, y, colour, on=fill, within=box, align="middle")
    return box


def tokens_width(tokens: tuple[Token, ...]) -> int:
    return max(0, sum(map(_token_width, tokens)) - SPACE) if tokens else 0


def _token_width(token: Token) -> int:
    if token.text:
        return SIGN + _BESIDE + Line(token.text, FIGURE).width + SPACE
    return (SMALL_SIGN if token.sign in ("arrow", "or") else SIGN) + SPACE


def _draw_tokens(
    focus: Focus, box: Box, tile: Tile, x: int, y: int, tokens: tuple[Token, ...] | None = None
) -> None:
    shown = tile.why or tile.tokens if tokens is None else tokens
    ink = REFUSAL if shown == tile.why else tile.ink
    draw_tokens(focus, box, shown, x, y, ink, tile.ground)


def draw_tokens(
    focus: Focus,
    box: Box,
    tokens: tuple[Token, ...],
    x: int,
    y: int,
    ink: Colour,
    on: Colour,
    *,
    align: Align = "left",
) -> None:
    """Draw signs with their numbers, which begin or end at this point."""
    if align == "right":
        x -= tokens_width(tokens)
    for token in tokens:
        is_minor = token.sign in ("arrow", "or")
        size = SMALL_SIGN if is_minor else SIGN
        focus.sign(token_sign(token, size), x + size // 2, y, is_minor=is_minor)
        if token.text:
            figure = Line(token.text, FIGURE)
            focus.say(figure, x + size + _BESIDE, y, ink, on=on, within=box)
        x += _token_width(token)
