"""Pixels as colours."""

from collections.abc import Sequence

from PIL import Image, ImageChops, ImageStat

from render.core.boxes import Box
from render.core.encode import with_palette
from render.core.palette import Colour
from render.core.sprites import Sprite

AREA_PX = 600
NEAR = 30
"""The areas whose colours matter, and how far the channels of two colours that look alike are apart in all."""


def row_of(colours: Sequence[Colour]) -> Image.Image:
    """A picture one pixel high."""
    return Image.frombytes("RGB", (len(colours), 1), bytes(sum(colours, ())))


def pixels(image: Image.Image) -> list[Colour]:
    data = image.convert("RGB").tobytes()
    return list(zip(data[0::3], data[1::3], data[2::3], strict=True))


def far_colours(painted: Image.Image, palette: Image.Image) -> list[tuple[object, object]]:
    """The colours of large areas for which a palette has no close one, each with what it becomes."""
    image = painted.convert("RGB")
    areas = [
        (colour[0], colour[1], colour[2])
        for count, colour in image.getcolors(image.width * image.height) or ()
        if isinstance(colour, tuple) and count > AREA_PX
    ]
    return [
        (colour, other)
        for colour, other in zip(areas, pixels(with_palette(row_of(areas), palette)), strict=True)
        if sum(abs(a - b) for a, b in zip(colour, other, strict=True)) > NEAR
    ]


def outline(sprite: Sprite) -> Image.Image:
    """A sprite in one grey on black."""
    sheet = Image.new("L", (64, 64))
    box = sprite.box(32, 32)
    sheet.paste(160, (box.x0, box.y0), sprite.image.getchannel("A"))
    return sheet


def mean_difference(a: Image.Image, b: Image.Image) -> float:
    """The mean difference in the middle of two outlines, where the signs are."""
    return ImageStat.Stat(ImageChops.difference(a, b).crop((8, 8, 56, 56))).mean[0]


def distance(small: Image.Image, box: Box, ground: Colour) -> float:
    """The distance of a ground from the small picture's mean colour in a box that is given for the large one."""
    x0, y0, x1, y1 = (round(edge / 3) for edge in box)
    mean = ImageStat.Stat(small.crop((x0, y0, x1, y1))).mean
    return sum(abs(a - b) for a, b in zip(mean, ground, strict=True))
