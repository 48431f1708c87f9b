"""PNG files in strips: rows are compressed some dozens at a time, so that one strip can be replaced without the others.

A strip ends at a byte and refers to nothing before it. The stream of a file is a header, the strips, an empty last
block, and the checksum of all rows, which is put together from those of the strips.
"""

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PIL import Image

from render.core.png import checksum_of, inflate, png_file, quick_strip, small_strip

ROWS = 75
"""The height of a strip. Lower ones need more bytes, because each begins anew; higher ones are replaced more often."""
_HEAD = b"\x78\x5e"
_END = b"\x03\x00"
_BASE = 65521
"""The modulus of the checksum."""
_QUICK, _SMALL = quick_strip(), small_strip()


@dataclass(frozen=True, slots=True)
class Strip:
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


def strip_of(rows: bytes | bytearray, *, quick: bool) -> Strip:
    data = (_QUICK if quick else _SMALL)(rows)
    return Strip(data, len(rows), checksum_of(rows), quick)


def strips_of(image: Image.Image, *, quick: bool) -> tuple[Strip, ...]:
    """The strips of a picture with a palette."""
    width, height = image.size
    # One more column on the left, of zeros: the filter type of each row.
    rows = Image.new("P", (width + 1, height))
    rows.paste(image, (1, 0))
    data, step = rows.tobytes(), (width + 1) * ROWS
    return tuple(
        strip_of(data[start : start + step], quick=quick) for start in range(0, len(data), step)
    )


def changed(strip: Strip, width: int, paint: Callable[[Any], None], *, quick: bool) -> Strip:
    """The strip after `paint` has painted on its rows, which begin in the second column."""
    rows = bytearray(inflate(strip.data, strip.size))
    # The image has these bytes as its memory, so they need not be copied into it and out again.
    # To the library the numbers of a palette are bytes like those of a grey image, which needs none.
    image = Image.frombuffer("L", (width + 1, strip.size // (width + 1)), rows, "raw", "L", 0, 1)
    paint(image.im)
    return strip_of(rows, quick=quick)


def file_of(
    strips: Sequence[Strip], size: tuple[int, int], palette: bytes
) -> tuple[bytes, tuple[Strip, ...]]:
    """The file, and the strips as views of it, so that they take no more memory."""
    checksum = 1
    for strip in strips:
        checksum = _joined(checksum, strip.checksum, strip.size)
    stream = (_HEAD, *(strip.data for strip in strips), _END, struct.pack(">I", checksum))
    file = png_file(size, palette, b"".join(stream))
    start, views, whole = file.index(b"IDAT") + 4 + len(_HEAD), [], memoryview(file)
    for strip in strips:
        end = start + len(strip.data)
        views.append(replace(strip, data=whole[start:end]))
        start = end
    return file, tuple(views)


def _joined(first: int, second: int, length: int) -> int:
    """The checksum (Adler-32) of two pieces one after the other, the second of this length."""
    low = ((first & 0xFFFF) + (second & 0xFFFF) - 1) % _BASE
    high = ((first >> 16) + (second >> 16) + length * ((first & 0xFFFF) - 1)) % _BASE
    return high << 16 | low
