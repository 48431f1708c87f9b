"""The only typeface: Noto Sans KR, which has Hangul, kana and the letters of Europe."""

from enum import IntEnum
from functools import cache, lru_cache
from importlib.resources import files

from PIL import ImageFont

SMALLEST_PX = 14
FACES = 8
"""The faces that are kept at a time. Each takes 5 MB, because the library reads how every glyph varies, and 4 ms to
make; words that were drawn before need none."""


class Weight(IntEnum):
    REGULAR = 400
    BOLD = 700

    # That of an enumeration is the hash of its name, found out by a call.
    __hash__ = int.__hash__


@lru_cache(maxsize=FACES)
def font(size: int, weight: Weight) -> ImageFont.FreeTypeFont:
    """One font object per size and weight.

    Raises:
            ValueError: the size is too small to read.
    """
    if size < SMALLEST_PX:
        raise ValueError(f"text of {size} px cannot be read")
    # The plain layout engine spaces these letters more evenly than the complex one, and works the same everywhere.
    face = ImageFont.truetype(_path(), size, layout_engine=ImageFont.Layout.BASIC)
    face.set_variation_by_axes([int(weight)])
    return face


@cache
def has_glyph(character: str) -> bool:
    """Can the typeface draw this character? A character without ink, such as a space, counts as drawn."""
    face = font(SMALLEST_PX, Weight.REGULAR)
    if character.isspace():
        return True
    return bytes(face.getmask(character)) != bytes(face.getmask(_NOT_A_CHARACTER))


_NOT_A_CHARACTER = "\uffff"


def _path() -> str:
    folder = files("justmytype_intl_cjk") / "fonts" / "ofl" / "notosanskr"
    return str(folder / "NotoSansKR[wght].ttf")
