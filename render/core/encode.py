"""Turns pixels into bytes. docs/adr/0006-picture-encoding.md says how and why."""

from collections.abc import Iterable
from io import BytesIO

from PIL import Image

from render.core.palette import Colour, mix
from render.core.png import (
    is_writable,
    quick_deflate,
    small_deflate,
    write_png,
)

COMPRESS_LEVEL = 6
_QUICK = quick_deflate()
_SMALL = small_deflate()

COLOURS = 256
_APART = 11
"""The library's look-up merges colours that differ by less than 4 in each channel. A mix must stay this far
from every colour before it, so that flat colours are kept exactly."""
_APART_SQUARED = _APART**2
_SHARES = (1 / 2, 1 / 3, 2 / 3, 1 / 4, 3 / 4, 1 / 6, 5 / 6)


def palette_image(flats: Iterable[Colour], edges: Iterable[tuple[Colour, Colour]]) -> Image.Image:
    """A palette of all flat colours, filled up with mixes of those that touch, coarsest first.

    Raises:
        ValueError: there are more flat colours than a palette holds.
    """
    held = list(dict.fromkeys(flats))
    if len(held) > COLOURS:
        raise ValueError(f"{len(held)} flat colours")
    pairs = tuple(edges)
    for share in _SHARES:
        for a, b in pairs:
            if len(held) < COLOURS and _apart(new := mix(a, b, share), held):
                held.append(new)
    image = Image.new("P", (1, 1))
    image.putpalette([channel for entry in held for channel in entry])
    return image


def _apart(new: Colour, held: Iterable[Colour]) -> bool:
    """Is it far enough from all of these?"""
    red, green, blue = new
    # Ten thousands of colours are compared for a palette, so there is no call in it.
    for other_red, other_green, other_blue in held:
        dr, dg, db = red - other_red, green - other_green, blue - other_blue
        if dr * dr + dg * dg + db * db < _APART_SQUARED:
            return False
    return True


def with_palette(image: Image.Image, palette: Image.Image) -> Image.Image:
    """The image in a palette image's colours, each pixel in the nearest one."""
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def encode_png(image: Image.Image, *, quick: bool = False) -> bytes:
    """The picture as a PNG file: in as few bytes as possible, or as soon as possible if others wait for theirs."""
    if is_writable(image):
        return write_png(image, _QUICK if quick else _SMALL)
    file = BytesIO()
    image.save(file, "PNG", compress_level=COMPRESS_LEVEL)
    return file.getvalue()
