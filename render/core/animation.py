"""A whole table as one moving picture: animated WebP, without loss."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any, Final

from PIL import Image

from render.core.encode import with_palette

FRAME_MS: Final = 600
END_MS: Final = 3000
"""How long the first and the last frame stay."""
_QUALITY: Final = 40
"""How hard the encoder tries; without loss it says nothing about the pixels."""


def chosen(count: int, most: int) -> tuple[int, ...]:
    """Up to `most` of so many frames, evenly spread, with the first and the last one."""
    if count <= most:
        return tuple(range(count))
    return tuple(place * (count - 1) // (most - 1) for place in range(most))


def frame(picture: Image.Image, width: int) -> Image.Image:
    """A picture at most so wide, in its own colours."""
    if picture.width <= width:
        return picture.copy()
    size = (width, round(picture.height * width / picture.width))
    small = picture.convert("RGB").resize(size, Image.Resampling.BOX)
    return with_palette(small, picture) if picture.mode == "P" else small


WEBP, GIF = "webp", "gif"
FORMATS = (WEBP, GIF)
"""GIF is for people whose apps are old: it is larger."""


def encode_webp(frames: Sequence[Image.Image]) -> bytes:
    """The frames one after another, again and again. Where they differ in size, smaller ones stand at the top left.

    Raises:
        ValueError: there are fewer than two.
    """
    return _encoded(frames, "WEBP", lossless=True, quality=_QUALITY, method=0)


def encode_gif(frames: Sequence[Image.Image]) -> bytes:
    """The same as a GIF, whose frames have 256 colours at most.

    Raises:
        ValueError: there are fewer than two.
    """
    return _encoded(frames, "GIF", optimize=False, disposal=1)


def _encoded(frames: Sequence[Image.Image], kind: str, **options: Any) -> bytes:
    if len(frames) < 2:
        raise ValueError(f"{len(frames)} frames")
    size = (max(each.width for each in frames), max(each.height for each in frames))
    first, *others = (_within(each, size) for each in frames)
    shown = [END_MS, *(FRAME_MS for _ in others[1:]), END_MS]
    file = BytesIO()
    first.save(file, kind, save_all=True, append_images=others, duration=shown, loop=0, **options)
    return file.getvalue()


def _within(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    if picture.size == size:
        return picture
    page = Image.new("RGB", size, picture.convert("RGB").getpixel((0, 0)))
    page.paste(picture.convert("RGB"), (0, 0))
    return page
