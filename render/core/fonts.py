"""The only typeface: Noto Sans KR, which has Hangul, kana and the letters of Europe."""

from enum import IntEnum
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageFont

SMALLEST_PX = 14
FACES = 4
"""The faces that are kept at a time. Each maps five megabytes of the file, which system tools count for each, takes a
megabyte of its own, and 2 ms to make. Glyphs that were drawn before need none."""


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


class Glyph(NamedTuple):
    """The advance to the next character, and the pixels in a box measured from the start on the baseline."""

    advance: int
    left: int
    top: int
    right: int
    """At least its advance."""
    bottom: int
    pixels: Image.Image
    """The opacity of each pixel."""


MOST_GLYPHS = 6000
"""The glyphs of all sizes and weights that are kept, at about 1.5 kB each: with Hangul, five thousand are in use."""


class Glyphs(dict[str, Glyph]):
    """The glyphs of one size and weight that were wanted so far, all with a rim of the same width.

    The typeface has no table of pairs for the plain layout engine, and its advances are whole pixels. So a text is its
    glyphs one beside the other, each drawn once.
    """

    def __init__(self, size: int, weight: Weight, rim_px: int = 0) -> None:
        super().__init__()
        self._size, self._weight, self._rim_px = size, weight, rim_px

    def __missing__(self, character: str) -> Glyph:
        # To draw them all again takes less than a second, spread over the next pictures.
        if sum(map(len, KNOWN)) >= MOST_GLYPHS:
            for each in KNOWN:
                each.clear()
        face = font(self._size, self._weight)
        box, pixels = _drawn(face, character, self._rim_px)
        made = self[character] = Glyph(int(face.getlength(character)), *box, pixels)
        return made


def _drawn(
    face: ImageFont.FreeTypeFont, character: str, rim_px: int = 0
) -> tuple[tuple[int, int, int, int], Image.Image]:
    """Return the box that a character covers, from its start on the baseline, and its pixels."""
    left, top, right, bottom = map(int, face.getbbox(character, anchor="ls", stroke_width=rim_px))
    pixels = Image.new("L", (right - left, bottom - top))
    pen = ImageDraw.Draw(pixels)
    pen.text((-left, -top), character, 255, face, anchor="ls", stroke_width=rim_px)
    return (left, top, right, bottom), pixels


KNOWN: Final[list[Glyphs]] = []
"""Those of all sizes and weights."""


@cache
def glyphs(size: int, weight: Weight, rim_px: int = 0) -> Glyphs:
    made = Glyphs(size, weight, rim_px)
    KNOWN.append(made)
    return made


@cache
def has_glyph(character: str) -> bool:
    """Can the typeface draw this character? A character without ink, such as a space, counts as drawn."""
    face = font(SMALLEST_PX, Weight.REGULAR)
    if character.isspace():
        return True
    return _drawn(face, character) != _drawn(face, _NOT_A_CHARACTER)


_NOT_A_CHARACTER = "\uffff"


def _path() -> str:
    folder = files("justmytype_intl_cjk") / "fonts" / "ofl" / "notosanskr"
    return str(folder / "NotoSansKR[wght].ttf")
