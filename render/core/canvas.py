"""A picture being painted, with sprites and words put on it at scale 1."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

from PIL import Image

from render.core.boxes import Box
from render.core.encode import with_palette
from render.core.fonts import glyphs
from render.core.palette import Colour
from render.core.sprites import SPRITES, Picture, Piece, Plate, Sprite
from render.core.text import CAP_MIDDLE, Line, Type

Align = Literal["left", "middle", "right"]

_GROUNDS = 256


class Canvas:
    """An opaque picture. Painters call only these methods, so that a test can watch them."""

    def __init__(self, ground: Image.Image) -> None:
        self._image = ground

    @property
    def image(self) -> Image.Image:
        return self._image

    @property
    def size(self) -> tuple[int, int]:
        return self._image.size

    @classmethod
    def blank(cls, width: int, height: int, ground: Colour) -> "Canvas":
        return cls(Image.new("RGB", (width, height), ground))

    def stamp(self, sprite: Sprite, x: int, y: int) -> Box:
        """Put a sprite's anchor on a point."""
        box = sprite.box(x, y)
        self.put(box, sprite, None, None)
        return box

    def lay(self, picture: Picture, x: int, y: int, part: Box | None = None) -> Box:
        """Put a picture, or a part of it, with its upper left corner on a point."""
        part = part or Box(0, 0, *picture.size)
        box = Box(x, y, x + part.width, y + part.height)
        self.put(box, picture, None, part)
        return box

    def fill(self, colour: Colour, box: Box) -> None:
        self.put(box, None, colour, None)

    def part(self, draw: Callable[["Canvas"], None], *seen: Any) -> None:
        """Draw a part of the picture that looks the same as long as `seen` is equal.

        `seen` is everything that the part depends on, apart from the language and the names of the seats.
        """
        draw(self)

    def put(self, box: Box, sprite: Sprite | None, colour: Colour | None, part: Box | None) -> None:
        """Put a mark into a box (`put`). All other methods end here."""
        put(self._image, box, sprite, colour, part)

    def write(
        self,
        line: Line,
        x: int,
        y: int,
        colour: Colour,
        *,
        within: Box,
        align: Align = "left",
        halo: Colour | None = None,
    ) -> Box:
        """Write a measured line whose middle is at height y; return the box that it covers.

        `within` is the box that the words must stay in; the caller has measured that they do.
        """
        start = (
            x - line.width if align == "right" else x - line.width // 2 if align == "middle" else x
        )
        if not line.text:
            return Box(start, y, start, y)
        if halo is not None:
            return self.stamp(haloed(line.text, line.type, colour, halo), start, y)
        mask = words(line.text, line.type)
        box = mask.box(start, y)
        self.put(box, mask, colour, None)
        return box

    def write_lines(
        self,
        lines: Sequence[Line],
        x: int,
        y: int,
        colour: Colour,
        *,
        within: Box,
        align: Align = "left",
    ) -> None:
        """Write lines below one another, the middle of the whole block at height y."""
        for index, line in enumerate(lines):
            shift = round((index - (len(lines) - 1) / 2) * LINE_PITCH * line.type.size)
            self.write(line, x, y + shift, colour, within=within, align=align)


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture that is not painted yet: its ground, its palette, and a function that draws it."""

    ground: Picture
    """A picture in colours of the palette, or a plate of one of them (`plain`)."""
    palette: Image.Image
    draw: Callable[[Canvas], None]

    def canvas(self) -> Canvas:
        """Return the whole picture before its colours are reduced."""
        canvas = Canvas(self.bare(Box(0, 0, *self.ground.size)))
        self.draw(canvas)
        return canvas

    def bare(self, box: Box) -> Image.Image:
        """Return a part of the ground."""
        if self.ground.plate is None:
            return self.ground.image.crop(box).convert("RGB")
        image = Image.new("RGB", (box.width, box.height))
        self.ground.plate.paint(image, -box.x0, -box.y0)
        return image

    def image(self) -> Image.Image:
        return with_palette(self.canvas().image, self.palette)


@lru_cache(_GROUNDS)
def plain(width: int, height: int, ground: Colour) -> Picture:
    """Return a plate of one colour of a palette, to be the ground of a drawing.

    It is tiny, and stays: a drawing upon another ground could not be repainted in part.
    """
    size = width, height
    pieces = (Piece(Box(0, 0, *size), ground),)
    return Picture(Image.new("RGB", (1, 1), ground), plate=Plate(size, pieces))


def put(
    image: Image.Image,
    box: Box,
    sprite: Sprite | None,
    colour: Colour | None,
    part: Box | None,
) -> None:
    """Put a mark into a box of an image, which may lie partly outside.

    A colour fills the box, or takes the shape of the sprite. A sprite without a colour is stamped, or laid if a part of
    it is given.
    """
    if sprite is None:
        assert colour is not None
        image.paste(colour, box)
    elif sprite.plate is not None:
        sprite.plate.paint(image, box.x0, box.y0)
    elif colour is not None:
        image.paste(colour, box, sprite.image)
    elif part is None:
        image.paste(sprite.image, box, sprite.mask or sprite.image)
    else:
        _lay(image, box, sprite.image, part)


def _lay(image: Image.Image, box: Box, source: Image.Image, part: Box) -> None:
    """Cut out, convert and paste only the pixels that lie inside the image."""
    width, height = image.size
    x0, y0, x1, y1 = max(box.x0, 0), max(box.y0, 0), min(box.x1, width), min(box.y1, height)
    if x0 < x1 and y0 < y1:
        dx, dy = part.x0 - box.x0, part.y0 - box.y0
        image.paste(source.crop((x0 + dx, y0 + dy, x1 + dx, y1 + dy)), (x0, y0, x1, y1))


HALO_PX = 2
LINE_PITCH = 1.3
"""Distance from line to line, as a share of the type size."""


@SPRITES.keep
def words(text: str, type_: Type, halo_px: int = 0) -> Sprite:
    """The mask of a text; its anchor is at the start, at the height of a capital's middle."""
    pixels, left, top = _side_by_side(text, type_, halo_px)
    return Sprite(pixels, (-left, -top - round(CAP_MIDDLE * type_.size)))


def _side_by_side(text: str, type_: Type, halo_px: int) -> tuple[Image.Image, int, int]:
    """Return the glyphs of a text in one mask, and the upper left corner of its box."""
    known = glyphs(*type_, halo_px)
    placed, x = [], 0
    for character in text:
        advance, left, top, right, bottom, pixels = known[character]
        placed.append((x + left, top, x + right, bottom, pixels))
        x += advance
    lefts, tops, rights, bottoms, _ = zip(*placed, strict=True)
    x0, y0 = min(lefts), min(tops)
    mask = Image.new("L", (max(max(rights) - x0, 1), max(max(bottoms) - y0, 1)))
    for left, top, right, bottom, pixels in placed:
        if left < right and top < bottom:
            mask.paste(255, (left - x0, top - y0, right - x0, bottom - y0), pixels)
    return mask, x0, y0


def settled(sprite: Sprite, ground: Colour, threshold: int) -> Sprite:
    """A sprite for a known background: blending its edges with it once makes stamping cheap.

    Pixels that are more transparent than the threshold (1 to 255) are left out.
    """
    image = Image.new("RGB", sprite.image.size, ground)
    image.paste(sprite.image, (0, 0), sprite.image)
    alpha = sprite.image.getchannel("A")
    mask = alpha.point([255 if value >= threshold else 0 for value in range(256)], "1")
    return Sprite(image, sprite.anchor, mask)


@SPRITES.keep
def haloed(text: str, type_: Type, ink: Colour, halo: Colour) -> Sprite:
    """Words with a rim that keeps them readable on any background."""
    outer, inner = words(text, type_, HALO_PX), words(text, type_)
    image = Image.new("RGBA", outer.image.size, (*halo, 0))
    image.paste((*halo, 255), (0, 0), outer.image)
    box = inner.box(*outer.anchor)
    image.paste((*ink, 255), box, inner.image)
    return Sprite(image, outer.anchor)
