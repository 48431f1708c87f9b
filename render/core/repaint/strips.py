"""PNG files in strips: rows are compressed some dozens at a time, so that one strip can be replaced without the others.

A strip ends at a byte and refers to nothing before it. The stream of a file is a header, the strips, an empty last
block, and the checksum of all rows, which is put together from those of the strips.
"""

import struct
from collections.abc import Sequence
from typing import NamedTuple

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
    """The strips of a picture that were painted on, in colours of its palette.

    Each strip has memory of its own, which is taken from the process; the whole picture would be so large that the
    system is asked for it.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        width, self._height = size
        # One more column on the left, of zeros: the filter type of each row.
        self._pitch = width + 1
        self._strips: dict[int, Image.Image] = {}

    @property
    def weight(self) -> int:
        return sum(strip.width * strip.height for strip in self._strips.values())

    def paint(self, image: Image.Image, box: Box, strips: Sequence[Strip]) -> None:
        """Replace a rectangle by an image. `strips` are those of the picture so far."""
        left, right = box.x0 + 1, box.x1 + 1
        for index in reached(box):
            top = index * ROWS
            y0, y1 = max(box.y0, top), min(box.y1, top + ROWS)
            part = image
            if y1 - y0 < box.height:
                part = image.crop((0, y0 - box.y0, box.width, y1 - box.y0))
            strip = self._strips.get(index) or self._begun(index, strips)
            strip.paste(part, (left, y0 - top, right, y1 - top))

    def _begun(self, index: int, strips: Sequence[Strip]) -> Image.Image:
        """Return a strip that was not painted on before."""
        size = self._pitch, min(ROWS, self._height - index * ROWS)
        if strips:
            data, length, *_ = strips[index]
            image = Image.frombytes("P", size, inflate(data, length))
        else:
            image = Image.new("P", size)
        self._strips[index] = image
        return image

    def strip(self, index: int, *, quick: bool) -> Strip:
        """Compress a strip that was painted on."""
        rows = self._strips[index].tobytes()
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
