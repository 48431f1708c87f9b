"""A picture being painted, with sprites and words put on it at scale 1."""

from collections.abc import Sequence
from typing import Literal

from PIL import Image, ImageDraw

from render.core.boxes import Box
from render.core.fonts import font
from render.core.palette import Colour
from render.core.sprites import SPRITES, Sprite
from render.core.text import CAP_MIDDLE, Line, Type

Align = Literal["left", "middle", "right"]


class Canvas:
    """An opaque picture. Painters call only these methods, so that a test can watch them."""

    def __init__(self, ground: Image.Image) -> None:
        self.image = ground

    @classmethod
    def blank(cls, width: int, height: int, ground: Colour) -> "Canvas":
        return cls(Image.new("RGB", (width, height), ground))

    def stamp(self, sprite: Sprite, x: int, y: int) -> Box:
        """Put a sprite's anchor on a point."""
        box = sprite.box(x, y)
        self.image.paste(sprite.image, (box.x0, box.y0), sprite.mask or sprite.image)
        return box

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
        self.image.paste(colour, box, mask.image)
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


HALO_PX = 2
LINE_PITCH = 1.3
"""Distance from line to line, as a share of the type size."""


@SPRITES.keep
def words(text: str, type_: Type, halo_px: int = 0) -> Sprite:
    """The mask of a text; its anchor is at the start, at the height of a capital's middle."""
    face = font(type_.size, type_.weight)
    left, top, right, bottom = (
        int(edge) for edge in face.getbbox(text, anchor="ls", stroke_width=halo_px)
    )
    mask = Image.new("L", (max(right - left, 1), max(bottom - top, 1)))
    ImageDraw.Draw(mask).text(
        (-left, -top), text, fill=255, font=face, anchor="ls", stroke_width=halo_px
    )
    return Sprite(mask, (-left, -top - round(CAP_MIDDLE * type_.size)))


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
