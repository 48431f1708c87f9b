"""Pictures that no painter has wanted for a while, compressed without loss.

Most of what painters keep is flat colour, which takes a thirtieth of its memory then, and is inflated in a tenth of the
time in which it was drawn. It keeps its number, so what was painted upon it is still known to be the same.
"""

import zlib
from dataclasses import dataclass

from PIL import Image

from render.core.keeping.numbered import number_of

try:
    from isal import isal_zlib
except ImportError:  # There are no wheels for this system.
    isal_zlib = None  # type: ignore[assignment]

FEWEST_BYTES = 4096
"""What is smaller is drawn again as quickly."""


@dataclass(frozen=True, slots=True)
class Pack:
    """One picture, compressed."""

    mode: str
    size: tuple[int, int]
    number: int
    data: bytes

    @property
    def weight(self) -> int:
        return len(self.data)

    @classmethod
    def of(cls, image: Image.Image) -> "Pack":
        return cls(image.mode, image.size, number_of(image), _deflate(image.tobytes()))

    def unpacked(self) -> Image.Image:
        image = Image.frombytes(self.mode, self.size, (isal_zlib or zlib).decompress(self.data))
        vars(image)["number"] = self.number
        return image


def _deflate(rows: bytes) -> bytes:
    return isal_zlib.compress(rows, 0) if isal_zlib is not None else zlib.compress(rows, 1)
