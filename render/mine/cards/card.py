"""A card: a cut stone with its energy, picture and price, its name, its effect in words, and its points."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from render.core.boxes import Box
from render.core.canvas import Align, Canvas
from render.core.encode import with_palette
from render.core.fonts import Weight
from render.core.palette import BACKGROUND, HAIR, INK, MUTED, PANEL, TEXT, WHITE, mix
from render.core.plates import box_sprite
from render.core.sprites import SPRITES, Picture
from render.core.text import Line, Type, fit, fit_lines, is_whole, text_width
from render.mine.cards.art import draw_art
from render.mine.ground import card_ground
from render.mine.icons.signs import icon
from render.mine.icons.stones import stone
from render.mine.icons.tokens import Token
from render.mine.layout import CardFrame
from render.mine.palette import CARD_COLOURS, REFUSAL
from render.mine.panels import OVERHANG
from render.mine.quantised import colours

SMALL = Type(14)
KIND = 22
"""The size of the stone in the card's foot. Its shape tells the same as the card's colour."""


@dataclass(frozen=True, slots=True)
class Face:
    """Everything that a card shows, in words: cards with equal faces look the same."""

    card: str
    """The card's id, which also decides where the stones in its ground are."""
    kind: str
    """A resource, ``plan`` or ``basic``."""
    tab: str
    """The text that a member types, or the key, to pick it."""
    energy: int | None
    price: int | None
    """Its price now; None if it is not for sale."""
    printed: int
    points: str
    points_of: str | None
    """The resource that its points depend on."""
    name: str
    text: str
    row: tuple[Token, ...]


def draw_faces(
    canvas: Canvas, places: Iterable[tuple[int, int]], faces: Sequence[Face], frame: CardFrame
) -> None:
    """Draw cards side by side, with all their texts in one size.

    The places are their upper left corners; their tabs are above.
    """
    size = text_size([face.text for face in faces], frame)
    for (x, y), face in zip(places, faces, strict=False):
        canvas.lay(face_image(face, frame, size), x, y - frame.tab[1])


def text_size(texts: Iterable[str], frame: CardFrame) -> int:
    """The largest size at which every text fits its card; the smallest if there is none."""
    return min((_size_of(text, frame) for text in texts), default=0)


@lru_cache(maxsize=1024)
def _size_of(text: str, frame: CardFrame) -> int:
    room = _text_box(frame)
    for size in frame.texts:
        type_, lines = Type(size, Weight.REGULAR), room.height // _pitch(frame, size)
        if text_width(text, type_) <= lines * room.width and is_whole(
            fit_lines(text, room.width, ((type_, lines),)), text
        ):
            break
    return size


def _pitch(frame: CardFrame, size: int) -> int:
    return round(frame.pitch * size)


def _text_box(frame: CardFrame) -> Box:
    """The space between the name and the foot of a card, which includes its tab."""
    top = frame.tab[1] + frame.strata + frame.band
    return Box(frame.inset, top + 3, frame.width - frame.inset, frame.outer.y1 - frame.foot - 3)


@SPRITES.keep
def face_image(face: Face, frame: CardFrame, size: int) -> Picture:
    """The picture of a card with its text in this size."""
    outer = frame.outer
    canvas = Canvas.blank(outer.width, outer.height, BACKGROUND)
    top = frame.tab[1]
    _draw_tab(canvas, face, frame)
    canvas.stamp(card_ground(face.card, CARD_COLOURS[face.kind], frame), 0, top)
    _draw_strata(canvas, face, frame, Box(0, top, frame.width, top + frame.strata))
    band = Box(0, top + frame.strata, frame.width, top + frame.strata + frame.band)
    _draw_name(canvas, face, frame, band)
    _draw_text(canvas, _text_box(frame), face.text, Type(size, Weight.REGULAR), frame)
    _draw_foot(canvas, face, frame, Box(0, outer.y1 - frame.foot, frame.width, outer.y1))
    return Picture(with_palette(canvas.image, colours()))


def _draw_tab(canvas: Canvas, face: Face, frame: CardFrame) -> None:
    if not face.tab:
        return
    width, height = frame.tab
    line = Line(face.tab, Type(frame.tab_size))
    box = canvas.stamp(
        box_sprite(max(width, line.width + 12), height + 8, 6, WHITE, None, 0),
        frame.chamfer + 6,
        0,
    )
    middle = height // 2 + 1
    canvas.write(line, box.middle[0], middle, INK, within=box, align="middle")


def _draw_strata(canvas: Canvas, face: Face, frame: CardFrame, box: Box) -> None:
    """Draw the effect in signs, with energy and price in the corners above it."""
    size = frame.round
    side = size // 2 + frame.chamfer // 2 + 2
    y = box.y0 + size // 2 + 6
    draw_art(canvas, box, face.kind, face.row, frame.art)
    left = canvas.stamp(icon("no_cost" if face.energy is None else "cost", size), box.x0 + side, y)
    energy = "X" if face.energy is None else str(face.energy)
    ink = MUTED if face.energy is None else TEXT
    number = Line(energy, Type(frame.number))
    canvas.write(number, *left.middle, ink, within=left, align="middle")
    right = box.x1 - side + 2
    coin = canvas.stamp(icon("no_price" if face.price is None else "price", size), right, y)
    if face.price is None:
        return
    price = Line(str(face.price), Type(frame.number))
    canvas.write(price, coin.middle[0], coin.middle[1] - 1, INK, within=coin, align="middle")
    if face.price != face.printed:
        draw_printed(canvas, coin.x0 - 16, coin.middle[1] - 2, face.printed)


def draw_printed(canvas: Canvas, x: int, y: int, printed: int) -> None:
    """Draw the printed price, struck through, below or beside a coin."""
    line = Line(str(printed), SMALL)
    width = max(24, line.width + 12)
    plate = canvas.stamp(box_sprite(width, 18, 5, INK, HAIR, 1), x - width // 2, y - 7)
    canvas.write(line, *plate.middle, MUTED, within=plate, align="middle")
    canvas.stamp(box_sprite(line.width + 6, 2, 0, REFUSAL, None, 0), x - line.width // 2 - 3, y + 1)


def _draw_name(canvas: Canvas, face: Face, frame: CardFrame, box: Box) -> None:
    choices = [(Type(size), lines) for size, lines in frame.names]
    name = fit_lines(face.name, box.width - 16, choices)
    pitch = 16 if name and name[0].type.size == 14 else 19
    for index, line in enumerate(name):
        y = box.middle[1] + round((index - (len(name) - 1) / 2) * pitch)
        canvas.write(line, box.middle[0], y, TEXT, within=box, align="middle")


def _draw_text(canvas: Canvas, box: Box, text: str, type_: Type, frame: CardFrame) -> None:
    """Write the text in the middle of its space; a single line is also centred from left to right."""
    pitch = _pitch(frame, type_.size)
    lines = fit_lines(text, box.width, ((type_, box.height // pitch),))
    y = box.middle[1] - pitch * len(lines) // 2
    align: Align = "middle" if len(lines) == 1 else "left"
    x = box.middle[0] if len(lines) == 1 else box.x0
    room = box.inset(-OVERHANG)
    for line in lines:
        canvas.write(line, x, y + pitch // 2, _BODY_INK, within=room, align=align)
        y += pitch


_BODY_INK = mix(TEXT, PANEL, 0.12)


def _draw_foot(canvas: Canvas, face: Face, frame: CardFrame, box: Box) -> None:
    line = box_sprite(box.width - 2 * frame.chamfer, 1, 0, HAIR, None, 0)
    canvas.stamp(line, frame.chamfer, box.y0)
    y = box.middle[1]
    x = frame.chamfer // 2 + 4 + frame.shield // 2
    shield = canvas.stamp(icon("shield", frame.shield), x, y)
    points = fit(face.points, frame.shield - 4, (Type(frame.points), SMALL))
    canvas.write(points, x, y - 2, TEXT, within=shield, align="middle")
    if face.points_of is not None:
        canvas.stamp(stone(face.points_of, frame.points), shield.x1 + 8 + frame.points // 2, y)
    right = box.x1 - frame.chamfer
    canvas.stamp(stone(face.kind, KIND), right - KIND // 2, y)
