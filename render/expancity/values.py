"""The gifts of a special tile to its neighbours, as a row of signs and numbers."""

from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image

from render.core.artwork import Artwork, Point
from render.core.canvas import HALO_PX, words
from render.core.palette import INK, Colour
from render.core.sprites import SPRITES, Sprite
from render.core.text import Type, signed, text_width
from render.expancity.icons import mini
from render.expancity.palette import BAD_VALUE, HOUSE_VALUE, TOWER_VALUE
from rules.expancity.components.content import COM, PER_FLOOR, RES


@dataclass(frozen=True, slots=True)
class Value:
    lot: str
    text: str
    ink: Colour
    sign_ink: Colour


def values(kind: str, zeros: Colour | None) -> tuple[Value, ...]:
    """Points per floor of houses and of towers. A zero is omitted, or has the colour given for it."""
    found = []
    for lot, good in ((RES, HOUSE_VALUE), (COM, TOWER_VALUE)):
        points = PER_FLOOR[lot].get(kind, 0)
        if points:
            found.append(Value(lot, signed(points), good if points > 0 else BAD_VALUE, good))
        elif zeros is not None:
            found.append(Value(lot, signed(points), zeros, zeros))
    return tuple(found)


@SPRITES.keep
def value_row(kind: str, type_: Type, *, glyphs: bool, zeros: Colour | None) -> Sprite:
    """The values side by side, each behind a small house or tower; the middle is the anchor."""
    shown = values(kind, zeros)
    r = 0.42 * type_.size
    margin, gap = HALO_PX + 2, round(0.5 * type_.size)
    indent = round(2.4 * r) + 2 if glyphs else 0
    widths = [indent + text_width(value.text, type_) for value in shown]
    size = sum(widths) + gap * (len(shown) - 1) + 2 * margin, type_.size + 8
    sheet = Image.new("RGBA", size, (*INK, 0))
    x, y = margin, size[1] // 2
    for value, width in zip(shown, widths, strict=True):
        if glyphs:
            sprite = mini(value.lot, r, value.sign_ink)
            box = sprite.box(x + round(r), y)
            sheet.alpha_composite(sprite.image, (box.x0, box.y0))
        for halo, ink in ((HALO_PX, INK), (0, value.ink)):
            mask = words(value.text, type_, halo)
            sheet.paste((*ink, 255), mask.box(x + indent, y), mask.image)
        x += width + gap
    return Sprite(sheet, (size[0] // 2, y))


def value_starts(kind: str, type_: Type) -> Iterator[tuple[Value, int]]:
    """Yield each value with the distance from the anchor of its plates to its start."""
    for value, left, _ in _plates(kind, type_):
        yield value, round(left + round(0.22 * type_.size))


@SPRITES.keep
def value_plates(kind: str, type_: Type) -> Sprite:
    """Plates for the values, side by side: with a gable for houses, an aerial for towers; the middle is the anchor."""
    high, roof = type_.size + 4, round(0.42 * type_.size)
    plates = tuple(_plates(kind, type_))
    left = plates[0][1]
    art = Artwork(left - 2, -high / 2 - roof - 2, 2 - left, high / 2 + 2)
    for value, start, width in plates:
        plate = _plate(value.lot, start, width, high / 2, roof)
        art.line(plate, INK, 3, closed=True)
        art.polygon(plate, value.ink)
    return art.sprite()


def _plates(kind: str, type_: Type) -> Iterator[tuple[Value, float, int]]:
    """Yield each value with the left edge and the width of its plate."""
    shown, pad = values(kind, None), round(0.22 * type_.size)
    widths = [text_width(value.text, type_) + 2 * pad for value in shown]
    left = -(sum(widths) + 2 * (len(widths) - 1)) / 2
    for value, width in zip(shown, widths, strict=True):
        yield value, left, width
        left += width + 2


def _plate(lot: str, left: float, width: float, half: float, roof: float) -> tuple[Point, ...]:
    """The outline of a plate, its lower corners first."""
    foot = ((left + width, half), (left, half), (left, -half))
    middle, right = left + width / 2, left + width
    if lot == RES:
        return (*foot, (middle, -half - roof), (right, -half))
    pole = width / 10
    aerial = ((middle - pole, -half), (middle - pole, -half - roof * 0.8))
    return (
        *foot,
        *aerial,
        (middle + pole, -half - roof * 0.8),
        (middle + pole, -half),
        (right, -half),
    )
