"""Pixels as colours."""

from collections.abc import Sequence

from PIL import Image

from render.core.palette import Colour


def row_of(colours: Sequence[Colour]) -> Image.Image:
    """A picture one pixel high."""
    return Image.frombytes("RGB", (len(colours), 1), bytes(sum(colours, ())))


def pixels(image: Image.Image) -> list[Colour]:
    data = image.convert("RGB").tobytes()
    return list(zip(data[0::3], data[1::3], data[2::3], strict=True))
