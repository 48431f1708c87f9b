"""PNG files in strips: rows are compressed some dozens at a time, so that one strip can be replaced without the others.

A strip ends at a byte and refers to nothing before it. The stream of a file is a header, the strips, an empty last
block, and the checksum of all rows, which is put together from those of the strips.
"""

import struct
from collections.abc import Sequence
from typing import Any, NamedTuple

from PIL import Image

from render.core.boxes import Box
from render.core.png import checksum_of, inflate, png_file, quick_strip, small_strip

ROWS = 75
"""The height of a strip. Lower ones need more bytes, because each begins anew; higher ones are replaced more often."""
_HEAD = b"\x78\x5e"
_END = b"\x03\x00"
_BASE = 65521
"""The modulus of the checksum."""
_QUICK, _SMALL = quick_strip(), small_strip()


class Strip(NamedTuple):
    """Compressed rows."""

    data: bytes | memoryview
    size: int
    """The number of bytes before they were compressed."""
    checksum: int
    is_quick: bool

    def improved(self) -> "Strip":
        """The same rows in fewer bytes."""
        if not self.is_quick:
            return self
        return Strip(_SMALL(inflate(self.data, self.size)), self.size, self.checksum, False)


class Rows:
    """The pixels of a picture, in numbers of its palette: all, or those of the strips that were painted on."""

    def __init__(self, size: tuple[int, int], *, inflated: bool) -> None:
        """Either every pixel is about to be painted, or strips are inflated when they are painted on."""
        width, height = size
        # One more column on the left, of zeros: the filter type of each row.
        self._pitch = width + 1
        self._bytes = bytearray(self._pitch * height)
        # The image has these bytes as its memory, so they need not be copied into it and out again.
        # To the library the numbers of a palette are bytes like those of a grey image, which needs none.
        shape = self._pitch, height
        self._image = Image.frombuffer("L", shape, self._bytes, "raw", "L", 0, 1).im
        self._missing = set() if inflated else set(reached(Box(0, 0, width, height)))

    @property
    def weight(self) -> int:
        return len(self._bytes)

    def paint(self, pixels: Any, box: Box, strips: Sequence[Strip]) -> None:
        """Replace a rectangle by the library's own pixels. `strips` are those of the picture so far."""
        for index in reached(box):
            if index in self._missing:
                strip, start = strips[index], index * self._pitch * ROWS
                self._bytes[start : start + strip.size] = inflate(strip.data, strip.size)
                self._missing.remove(index)
        self._image.paste(pixels, (box.x0 + 1, box.y0, box.x1 + 1, box.y1))

    def strip(self, index: int, *, quick: bool) -> Strip:
        """A strip that was painted on, compressed."""
        start = index * self._pitch * ROWS
        rows = memoryview(self._bytes)[start : start + self._pitch * ROWS]
        return Strip((_QUICK if quick else _SMALL)(rows), len(rows), checksum_of(rows), quick)


def reached(box: Box) -> range:
    """The strips that a rectangle reaches into."""
    return range(box.y0 // ROWS, -(-box.y1 // ROWS))


def file_of(
    strips: Sequence[Strip], size: tuple[int, int], palette: bytes
) -> tuple[bytes, tuple[Strip, ...]]:
    """The file, and the strips as views of it, so that they take no more memory."""
    checksum = 1
    for strip in strips:
        checksum = _joined(checksum, strip.checksum, strip.size)
    stream = (_HEAD, *(strip.data for strip in strips), _END, struct.pack(">I", checksum))
    file = png_file(size, palette, *stream)
    start, views, whole = file.index(b"IDAT") + 4 + len(_HEAD), [], memoryview(file)
    for data, rows, checksum, is_quick in strips:
        end = start + len(data)
        views.append(Strip(whole[start:end], rows, checksum, is_quick))
        start = end
    return file, tuple(views)


def _joined(first: int, second: int, length: int) -> int:
    """The checksum (Adler-32) of two pieces one after the other, the second of this length."""
    low = ((first & 0xFFFF) + (second & 0xFFFF) - 1) % _BASE
    high = ((first >> 16) + (second >> 16) + length * ((first & 0xFFFF) - 1)) % _BASE
    return high << 16 | low
