"""A card: cost and tags, name, requirements, its effect in signs and words, whether it can be paid, its points."""

from dataclasses import dataclass, replace

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.encode import with_palette
from render.core.fonts import Weight
from render.core.palette import BACKGROUND, HAIR, INK, MUTED, PANEL, TEXT, WHITE, Colour, mix
from render.core.plates import box_sprite
from render.core.sprites import SPRITES, Picture, Sprite
from render.core.text import Line, Type, first_line, fit, fit_lines, text_width, wrap
from render.tmars.cards.layout import CardFrame
from render.tmars.cards.rows import Band, bands, bands_height, draw_bands, draw_items, items_width
from render.tmars.icons.signs import icon, tag
from render.tmars.icons.tokens import Row
from render.tmars.icons.tokens_steps import Item
from render.tmars.palette import (
    BODY_INK,
    CARD_RIM,
    GOLD,
    MET_GROUND,
    NEED_GROUND,
    NO,
    REFUSAL,
    TYPE,
    UNMET_GROUND,
    on_type,
)
from render.tmars.quantised import colours

OVERHANG = 3
"""The reach of a letter to the left of the start of its line."""
LINE = 1.38
ABOVE_TEXT = 6
"""The gap between signs and words."""
ORPHAN = 48
"""A last line shorter than this gets another word if that needs no extra line."""
MOST_DOWN = 28
"""The most that a short body may be below the name."""


@dataclass(frozen=True, slots=True)
class Need:
    """A requirement, and whether it is met; None if that is not shown."""

    item: Item
    met: bool | None


@dataclass(frozen=True, slots=True)
class Medal:
    """Victory points: a number, or a number for each of something."""

    text: str
    per: str = ""
    """The sign of the source of the points."""


@dataclass(frozen=True, slots=True)
class Face:
    """Everything that a card shows, in words: cards with equal faces look the same."""

    card: str
    type: str
    tab: str
    """The number or letter by which it is picked."""
    cost: int | None
    """Its cost now; for a corporation, its starting money; None if there is nothing to pay."""
    printed: int | None
    tags: tuple[str, ...]
    name: str
    needs: tuple[Need, ...]
    rows: tuple[Row, ...]
    text: str
    medal: Medal | None
    mark: str | None
    """``check``, ``cross`` or nothing."""
    pay: tuple[tuple[str, int], ...]
    """The suggested payment, as signs and units."""
    reason: str
    """The reason for a cross, or other words in the foot."""

    @property
    def has_foot(self) -> bool:
        return bool(self.mark or self.pay or self.reason)


def draw_face(canvas: Canvas, x: int, y: int, face: Face, frame: CardFrame) -> None:
    """Draw a card with its upper left corner at a point, and its number above.

    Numbers, payments and reasons come and go with every card that is played; the words between them are drawn once.
    """
    canvas.lay(_printed(_without_extras(face), frame), x, y)
    if face.tab:
        _lay_tab(canvas, x, y, face, frame)
    if face.has_foot:
        low = y + frame.height
        _draw_foot(canvas, face, frame, Box(x, low - frame.foot, x + frame.width, low))
    if face.medal is not None:
        _draw_medal(canvas, face.medal, frame, frame.medal_box.moved(x, y))


def _without_extras(face: Face) -> Face:
    """Return the same card without its number and with an empty foot."""
    mark = "cross" if face.mark == "cross" else "check" if face.has_foot else None
    return replace(face, tab="", mark=mark, pay=(), reason="")


@SPRITES.keep
def _printed(face: Face, frame: CardFrame) -> Picture:
    """A card with an empty foot and without its medal."""
    canvas = Canvas.blank(frame.width, frame.height, BACKGROUND)
    canvas.stamp(_ground(face.type, face.mark == "cross", frame), 0, 0)
    _draw_top(canvas, face, frame, Box(0, 0, frame.width, frame.top))
    y = frame.top + frame.band
    _draw_name(canvas, face, frame, Box(0, y - frame.band, frame.width, y))
    if face.needs:
        _draw_needs(canvas, face, frame, Box(2, y, frame.width - 2, y + frame.need))
        y += frame.need
    low = frame.height - (frame.foot if face.has_foot else 6)
    _draw_body(canvas, face, frame, Box(0, y, frame.width, low))
    return Picture(with_palette(canvas.image, colours()))


def _lay_tab(canvas: Canvas, x: int, y: int, face: Face, frame: CardFrame) -> None:
    """Lay the number above a card; below the card's round corner it can be seen as well."""
    line = Line(face.tab, Type(frame.tab_size))
    inner = frame.tab.moved(x, y)
    inner = Box(inner.x0, inner.y0, inner.x0 + max(inner.width, line.width + 12), inner.y1)
    has_plate = face.cost is not None and face.type != "corporation"
    tab = _tab(inner.width, face.type, face.mark == "cross", has_plate, frame)
    canvas.lay(tab, inner.x0, inner.y0, Box(0, 0, inner.width, inner.height))
    if (under := frame.radius - frame.tab.x0) > 0:
        corner = Box(0, inner.height, under, inner.height + frame.radius)
        canvas.lay(tab, inner.x0, y, corner)
    canvas.write(line, inner.middle[0], inner.middle[1] + 1, INK, within=inner, align="middle")


@SPRITES.keep
def _tab(width: int, type_: str, is_muted: bool, has_plate: bool, frame: CardFrame) -> Picture:
    """Return the plate of a card's number, and the strip of the card below it."""
    high, left = frame.tab.height, frame.tab.x0
    canvas = Canvas.blank(width, high + frame.radius, BACKGROUND)
    canvas.stamp(box_sprite(width, high + 10, 8, WHITE, None, 0), 0, 0)
    canvas.stamp(_ground(type_, is_muted, frame), -left, high)
    if has_plate:
        canvas.stamp(_cost_plate(frame, GOLD), -left, high)
    return Picture(canvas.image)


@SPRITES.keep
def _ground(type_: str, is_muted: bool, frame: CardFrame) -> Sprite:
    """The card without words and signs; its anchor is the upper left corner."""
    width, height, r = frame.width, frame.height, frame.radius
    band = _band(type_, is_muted)
    art = Artwork(0, 0, width, height)
    art.plate(0, 0, width, height, r, CARD_RIM[type_])
    art.plate(2, 2, width - 2, height - 2, r - 2, PANEL)
    art.plate(2, 2, width - 2, frame.top + r, r - 2, on_type(type_))
    top, low = frame.top, frame.top + frame.band
    art.polygon(((2, top), (width - 2, top), (width - 2, low), (2, low)), band)
    art.polygon(((2, low), (width - 2, low), (width - 2, low + r), (2, low + r)), PANEL)
    return Sprite(art.sprite().image, (0, 0))


def _band(type_: str, is_muted: bool) -> Colour:
    return mix(TYPE[type_], PANEL, 0.5) if is_muted else TYPE[type_]


@SPRITES.keep
def _cost_plate(frame: CardFrame, fill: Colour) -> Sprite:
    """The cost's plate, which is round only at the card's corner."""
    art = Artwork(0, 0, frame.cost, frame.top)
    art.plate(0, 0, frame.cost, frame.top, frame.radius, fill)
    art.polygon(
        (
            (frame.radius, 0),
            (frame.cost, 0),
            (frame.cost, frame.top),
            (0, frame.top),
            (0, frame.radius),
            (frame.radius, frame.radius),
        ),
        fill,
    )
    return Sprite(art.sprite().image, (0, 0))


def _draw_top(canvas: Canvas, face: Face, frame: CardFrame, box: Box) -> None:
    y = box.middle[1]
    x = box.x0 + 14
    if face.cost is not None and face.type == "corporation":
        x = _draw_start(canvas, face.cost, frame, box)
    elif face.cost is not None:
        plate = canvas.stamp(_cost_plate(frame, GOLD), box.x0, box.y0)
        cost = Line(str(face.cost), Type(frame.cost_size))
        canvas.write(cost, *plate.middle, INK, within=plate, align="middle")
        x = plate.x1 + 10
        if face.printed not in (None, face.cost):
            x = _draw_printed(canvas, str(face.printed), frame, x, box)
    right = box.x1 - 12
    for name in reversed(face.tags):
        canvas.stamp(tag(name, frame.tag), right - frame.tag // 2, y)
        right -= frame.tag_pitch
    if frame.number:
        number = Line(f"#{face.card}", Type(14, Weight.REGULAR))
        if x + number.width < right:
            canvas.write(number, x, y, MUTED, within=box)


def _draw_start(canvas: Canvas, start: int, frame: CardFrame, box: Box) -> int:
    """Draw the starting resources of a corporation, and return their right end."""
    size = round(0.66 * frame.top)
    canvas.stamp(icon("mc", size), box.x0 + 12 + size // 2, box.middle[1])
    line = Line(str(start), Type(frame.cost_size))
    canvas.write(line, box.x0 + 20 + size, box.middle[1], TEXT, within=box)
    return box.x0 + 20 + size + line.width + 12


def _draw_printed(canvas: Canvas, text: str, frame: CardFrame, x: int, box: Box) -> int:
    """Draw the card's cost without discounts, struck through."""
    line = Line(text, Type(frame.printed_size, Weight.REGULAR))
    y = box.middle[1]
    canvas.write(line, x, y, MUTED, within=box)
    canvas.stamp(_stroke(line.width + 6, frame.printed_size // 3), x - 3, y)
    return x + line.width + 12


@SPRITES.keep
def _stroke(width: int, rise: int) -> Sprite:
    art = Artwork(0, -rise - 2, width, rise + 2)
    art.line(((1, rise / 2), (width - 1, -rise / 2)), NO, 2.4)
    return art.sprite()


def _draw_name(canvas: Canvas, face: Face, frame: CardFrame, box: Box) -> None:
    x = box.x0 + 12 + frame.glyph // 2
    canvas.stamp(icon(face.type, frame.glyph), x, box.middle[1])
    left = x + frame.glyph // 2 + 10
    choices = [(Type(size), lines) for size, lines in frame.names]
    name = fit_lines(face.name, box.x1 - frame.inset - left, choices)
    pitch = round(1.12 * name[0].type.size)
    for index, line in enumerate(name):
        y = box.middle[1] + round((index - (len(name) - 1) / 2) * pitch)
        canvas.write(line, left, y, TEXT, within=box)


def _all_met(face: Face) -> bool:
    return all(need.met is not False for need in face.needs)


def _draw_needs(canvas: Canvas, face: Face, frame: CardFrame, box: Box) -> None:
    asked = any(need.met is not None for need in face.needs)
    met = _all_met(face)
    ground = NEED_GROUND if not asked else MET_GROUND if met else UNMET_GROUND
    canvas.stamp(box_sprite(box.width, box.height, 0, ground, None, 0), box.x0, box.y0)
    y = box.middle[1]
    right = box.x1 - 10
    if asked:
        size = frame.need_sign - 6
        right = canvas.stamp(icon("check" if met else "cross", size), right - size // 2, y).x0
    items = tuple(need.item for need in face.needs)
    sign = frame.need_sign
    while items_width(items, sign) > right - 12 - (box.x0 + 14) and sign > 14:
        sign -= 2
    draw_items(canvas, items, sign, box.x0 + 14, box)


def _draw_body(canvas: Canvas, face: Face, frame: CardFrame, box: Box) -> None:
    """Draw signs above words, at the largest sizes at which everything fits."""
    for sign, size in frame.tries:
        rows = bands(face.rows, sign, frame.width, frame.least)
        high = bands_height(rows) + (ABOVE_TEXT if rows and face.text and size else 0)
        lines = _text(face, frame, box, high, size) if size else ()
        if lines is not None and high <= box.height - 4:
            break
    else:
        lines = _cut(face, frame, box, high, size)
    _draw_block(canvas, box, rows, lines or (), frame)


def _text(face: Face, frame: CardFrame, box: Box, above: int, size: int) -> tuple[Line, ...] | None:
    """The whole text below signs of this height, and around the medal; None if it does not fit."""
    type_ = Type(size, Weight.REGULAR)
    pitch = round(LINE * size)
    most = (box.height - above - 6) // pitch
    fewest = len(wrap(face.text, frame.width - 2 * frame.inset, type_, most + 1))
    for count in range(fewest, most + 1):
        lines = _wrapped(face, frame, box, above, type_, count)
        if len(lines) <= count:
            narrower = _wrapped(face, frame, box, above, type_, count, ORPHAN)
            is_better = len(narrower) == len(lines) > 1 and lines[-1].width < ORPHAN
            return narrower if is_better else lines
    return None


def _wrapped(
    face: Face, frame: CardFrame, box: Box, above: int, type_: Type, count: int, less: int = 0
) -> tuple[Line, ...]:
    """The lines of the text if this many are expected; there may be one more."""
    pitch = round(LINE * type_.size)
    y = box.y0 + _start(box, above + pitch * count) + above
    full = frame.width - 2 * frame.inset - less
    medal = frame.medal_box
    found: list[Line] = []
    rest = face.text
    while rest and len(found) <= count:
        beside = face.medal is not None and y + pitch > medal.y0 - 4
        width = medal.x0 - 6 - frame.inset if beside else full
        said = first_line(rest, width, type_)
        found.append(Line(said, type_))
        rest = rest[len(said) :].lstrip()
        y += pitch
    return tuple(found)


def _cut(face: Face, frame: CardFrame, box: Box, above: int, size: int) -> tuple[Line, ...]:
    """As much of the text as there is room for."""
    if not size:
        return ()
    type_ = Type(size, Weight.REGULAR)
    room = max(0, (box.height - above - 6) // round(LINE * size))
    width = frame.width - 2 * frame.inset - (frame.medal if face.medal else 0)
    return fit_lines(face.text, width, ((type_, room),)) if room else ()


def _start(box: Box, high: int) -> int:
    """Return the distance from the top of a box to a centred part of this height."""
    return max(3, min((box.height - high) // 2, MOST_DOWN))


def _draw_block(
    canvas: Canvas, box: Box, rows: tuple[Band, ...], lines: tuple[Line, ...], frame: CardFrame
) -> None:
    pitch = round(LINE * lines[0].type.size) if lines else 0
    above = bands_height(rows) + (ABOVE_TEXT if rows and lines else 0)
    y = box.y0 + _start(box, above + pitch * len(lines))
    draw_bands(canvas, rows, Box(box.x0, y, box.x1, y + above))
    y += above
    for line in lines:
        canvas.write(line, frame.inset, y + pitch // 2, BODY_INK, within=box.inset(OVERHANG))
        y += pitch


def _draw_medal(canvas: Canvas, medal: Medal, frame: CardFrame, box: Box) -> None:
    canvas.stamp(icon("vp", frame.medal), *box.middle)
    inner = round(0.62 * frame.medal)
    x, y = box.middle
    if not medal.per:
        line = fit(medal.text, inner, (Type(frame.points),))
        canvas.write(line, x, y, TEXT, within=box, align="middle")
        return
    size = round(0.34 * frame.medal)
    line = fit(medal.text, inner, (Type(round(0.75 * frame.points)), Type(14)))
    canvas.write(line, x, y - round(0.15 * frame.medal), TEXT, within=box, align="middle")
    canvas.stamp(icon(medal.per, size), x, y + round(0.16 * frame.medal))


def _draw_foot(canvas: Canvas, face: Face, frame: CardFrame, box: Box) -> None:
    right = box.x1 - frame.inset
    if face.medal is not None:
        right = box.x0 + frame.medal_box.x0 - 4
    x, y = box.x0 + frame.inset, box.middle[1]
    canvas.stamp(box_sprite(right - x, 1, 0, HAIR, None, 0), x, box.y0)
    if face.mark:
        size = frame.foot_size + 6
        x = canvas.stamp(icon(face.mark, size), x + size // 2, y).x1 + 8
    for sign, units in face.pay:
        line = Line(str(units), Type(frame.foot_size))
        if x + frame.foot_size + line.width + 14 > right:
            break
        canvas.stamp(icon(sign, frame.foot_size + 4), x + frame.foot_size // 2 + 2, y)
        x += frame.foot_size + 9
        canvas.write(line, x, y, TEXT, within=box)
        x += text_width(line.text, line.type) + 12
    if face.reason:
        choices = (
            (Type(frame.foot_size, Weight.REGULAR), 1),
            (Type(16, Weight.REGULAR), 1),
            (Type(14, Weight.REGULAR), 2),
        )
        lines = fit_lines(face.reason, right - x - 4, choices)
        refused = face.mark == "cross" if face.mark else not _all_met(face)
        ink = REFUSAL if refused else BODY_INK
        pitch = round(1.2 * lines[0].type.size)
        for index, line in enumerate(lines):
            at = y + round((index - (len(lines) - 1) / 2) * pitch)
            canvas.write(line, x, at, ink, within=box.inset(-2))
