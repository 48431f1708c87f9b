"""A picture being painted, with sprites and words put on it at scale 1."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from PIL import Image

from render.core.boxes import Box
from render.core.encode import coloured, numbers_of, with_palette
from render.core.fonts import glyphs
from render.core.keeping.numbered import number_of
from render.core.palette import Colour
from render.core.sprites import SPRITES, Sprite
from render.core.text import CAP_MIDDLE, Line, Type

Align = Literal["left", "middle", "right"]


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
        self._put(sprite.number, box, sprite.image, sprite.mask or sprite.image)
        return box

    def lay(self, image: Image.Image, x: int, y: int, part: Box | None = None) -> Box:
        """Put an opaque picture, or a part of it, with its upper left corner on a point.

        The picture is one that the cache of sprites keeps: nobody may draw on it.
        """
        width, height = image.size if part is None else (part.width, part.height)
        box = Box(x, y, x + width, y + height)
        self._put(number_of(image), box, image, None, part)
        return box

    def fill(self, colour: Colour, box: Box) -> None:
        self._put(0, box, colour, None)

    def part(self, draw: Callable[["Canvas"], None], *seen: Any) -> None:
        """Draw a part of the picture that looks the same as long as what it shows of the view is equal.

        `seen` is everything that it depends on beside the language and the names of the seats.
        """
        draw(self)

    def _put(
        self,
        number: int,
        box: Box,
        source: Image.Image | Colour,
        mask: Image.Image | None,
        part: Box | None = None,
    ) -> None:
        put(self._image, box, source, mask, part)

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
        """Write a measured line whose middle is at height y; returns what it covers.

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
        self._put(mask.number, box, colour, mask.image)
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
    """A picture that is not painted yet: what it is painted on, how, and in which colours."""

    ground: Image.Image
    """Its pixels as numbers of the palette (`numbers_of`). The cache of sprites keeps it: nobody may draw on it."""
    palette: Image.Image
    draw: Callable[[Canvas], None]

    def canvas(self) -> Canvas:
        """The whole picture before its colours are reduced."""
        canvas = Canvas(around(coloured(self.ground.im.copy(), self.palette)))
        self.draw(canvas)
        return canvas

    def image(self) -> Image.Image:
        return with_palette(self.canvas().image, self.palette)


def plain(width: int, height: int, ground: Colour, palette: Image.Image) -> Image.Image:
    """A picture of one colour in numbers of a palette, to be the ground of a drawing."""
    return _plain(width, height, numbers_of(Image.new("RGB", (1, 1), ground), palette).tobytes()[0])


@SPRITES.keep
def _plain(width: int, height: int, number: int) -> Image.Image:
    return Image.new("L", (width, height), number)


def put(
    image: Image.Image,
    box: Box,
    source: Image.Image | Colour,
    mask: Image.Image | None,
    part: Box | None = None,
) -> None:
    """Put a colour or a picture, or a part of it, into a box of an image, which may lie partly outside."""
    is_plain = isinstance(source, tuple) or source.mode == image.mode
    if part is None and mask is None and not is_plain:
        # Only what is wanted of it is converted.
        part = Box(0, 0, box.width, box.height)
    if part is None:
        _paste(image, box, source, mask)
        return
    assert isinstance(source, Image.Image)
    _paste_part(image.im, image.size, box, source, part)


def _paste_part(
    pixels: Any, size: tuple[int, int], box: Box, source: Image.Image, part: Box
) -> None:
    """Only what lies inside is taken out of the source, and out of a palette."""
    x0, y0, x1, y1 = max(box.x0, 0), max(box.y0, 0), min(box.x1, size[0]), min(box.y1, size[1])
    if x0 >= x1 or y0 >= y1:
        return
    dx, dy = part.x0 - box.x0, part.y0 - box.y0
    taken = source.im.crop((x0 + dx, y0 + dy, x1 + dx, y1 + dy))
    if taken.mode != pixels.mode:
        taken = taken.convert(pixels.mode, Image.Dither.NONE)
    pixels.paste(taken, (x0, y0, x1, y1))


def around(pixels: Any) -> Image.Image:
    """An image with these pixels of the library's own inside it."""
    image = Image.Image()
    image.im, image._mode, image._size = pixels, pixels.mode, pixels.size
    return image


AS_THEY_ARE = ("RGB", "RGBA")
"""The modes of pictures that the library puts on an opaque one without converting them."""


def _paste(
    image: Image.Image, box: Box, source: Image.Image | Colour, mask: Image.Image | None
) -> None:
    """What `Image.paste` does in the end. Its checks take longer than most sprites, of which a picture has hundreds."""
    if isinstance(source, Image.Image):
        if source.mode not in AS_THEY_ARE or image.mode != "RGB":
            image.paste(source, box, mask)
            return
        image.im.paste(source.im, box, *(() if mask is None else (mask.im,)))
        return
    image.im.paste(source, box, *(() if mask is None else (mask.im,)))


HALO_PX = 2
LINE_PITCH = 1.3
"""Distance from line to line, as a share of the type size."""


@SPRITES.keep
def words(text: str, type_: Type, halo_px: int = 0) -> Sprite:
    """The mask of a text; its anchor is at the start, at the height of a capital's middle."""
    pixels, left, top = _side_by_side(text, type_, halo_px)
    return Sprite(pixels, (-left, -top - round(CAP_MIDDLE * type_.size)))


def _side_by_side(text: str, type_: Type, halo_px: int) -> tuple[Image.Image, int, int]:
    """The glyphs of a text, and the upper left corner of what they cover."""
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
            mask.im.paste(255, (left - x0, top - y0, right - x0, bottom - y0), pixels)
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
