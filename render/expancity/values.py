"""What a special tile gives its neighbours, as a row of signs and numbers."""

from dataclasses import dataclass

from PIL import Image

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
