"""Large sprites are mostly one thing inside: opaque as a plate, or empty as a rim. Only what is around it is blended.

To blend a pixel takes twelve times as long as to cut it out and copy it, and the plates and rims of a hand cover two
thirds of it.
"""

from typing import Any, Final, NamedTuple

from cachetools import LRUCache
from PIL.Image import Image

from render.core.boxes import Box

LARGE_PX: Final = 10_000
"""Smaller sprites are blended sooner than taken apart."""
MOST_PARTS: Final = 0.5
"""If more than this share of a sprite is around its inside, all of it is blended."""
EMPTY, OPAQUE = 0, 255


class Inside(NamedTuple):
    """A part of a sprite, in its own coordinates, where every pixel is opaque or none can be seen."""

    box: Box
    is_opaque: bool


_FOUND: Final[LRUCache[int, Inside | None]] = LRUCache(1024)
"""By the number of the sprite."""


def inside_of(number: int, image: Image) -> Inside | None:
    """The inside of a sprite with transparency of its own; None if there is none worth telling apart."""
    if number not in _FOUND:
        _FOUND[number] = _found(image)
    return _FOUND[number]


def _found(image: Image) -> Inside | None:
    width, height = image.size
    opacity = memoryview(image.getchannel("A").tobytes())
    rows = [bytes(opacity[start : start + width]) for start in range(0, len(opacity), width)]
    row, column = rows[height // 2], width // 2
    if (value := row[column]) not in (EMPTY, OPAQUE):
        return None
    same = bytes([value])
    left = len(row[:column].rstrip(same))
    right = width - len(row[column:].lstrip(same))
    wanted = same * (right - left)
    top = bottom = height // 2
    while top > 0 and rows[top - 1][left:right] == wanted:
        top -= 1
    while bottom < height and rows[bottom][left:right] == wanted:
        bottom += 1
    box = Box(left, top, right, bottom)
    if box.width * box.height < (1 - MOST_PARTS) * width * height:
        return None
    return Inside(box, value == OPAQUE)


def paint_around(pixels: Any, area: Box, place: Box, image: Image, inside: Inside) -> None:
    """Put a sprite with an inside on the library's own pixels of an area, as blending all of it would.

    `place` is its box in the picture, as `area` is that of the pixels.
    """
    width, height = image.size
    box, is_opaque = inside
    parts = (
        (Box(0, 0, width, box.y0), True),
        (Box(0, box.y1, width, height), True),
        (Box(0, box.y0, box.x0, box.y1), True),
        (Box(box.x1, box.y0, width, box.y1), True),
        *(((box, False),) if is_opaque else ()),
    )
    # What can be seen of the sprite, in its own coordinates.
    seen = area.moved(-place.x0, -place.y0).within(Box(0, 0, width, height))
    for part, is_blended in parts:
        shown = part.within(seen)
        if shown.width > 0 and shown.height > 0:
            cut = image.im.crop(shown)
            to = shown.moved(place.x0 - area.x0, place.y0 - area.y0)
            pixels.paste(cut, to, *((cut,) if is_blended else ()))
