"""Writes pictures with a palette as PNG files. docs/adr/0030-caches-and-encoders.md says why not the library's own way.

Rows are not filtered, because the numbers of a palette have no neighbourhood that a filter could use. So all that is
left to do is to compress, which is done by the fastest library that is installed.
"""

import struct
import zlib
from collections.abc import Callable
from typing import Any, TypeAlias

from PIL import Image

try:
    from isal import isal_zlib
except ImportError:  # There are no wheels for this system.
    isal_zlib = None  # type: ignore[assignment]
try:
    from zlib_ng import zlib_ng
except ImportError:
    zlib_ng = None  # type: ignore[assignment]

Deflate: TypeAlias = Callable[[bytes | bytearray | memoryview], bytes]
"""Compresses bytes into a stream of zlib's format."""

SMALL_PALETTE = 16
"""Pictures with at most this many colours get fewer than eight bits a pixel from the library."""

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_DEPTH = 8
_INDEXED = 3
RAW = -15
"""Compressed data without head and checksum."""


def quick_deflate() -> Deflate:
    """Return the compression for busy times: three times as fast as `small_deflate`, and up to 30 % more bytes.

    ISA-L is twice as fast again, but takes over 30 % more on boards with few colours.
    """
    if zlib_ng is not None:
        return lambda rows: zlib_ng.compress(rows, 2)
    if isal_zlib is not None:
        return lambda rows: isal_zlib.compress(rows, 2)
    return lambda rows: zlib.compress(rows, 3)


def quickest_deflate() -> Deflate:
    """Return the compression for what only this process reads: twice as fast as `quick_deflate`."""
    if isal_zlib is not None:
        return lambda rows: isal_zlib.compress(rows, 1)
    return quick_deflate()


def small_deflate() -> Deflate:
    """Return the compression for idle times: the fewest bytes for a reasonable time."""
    if zlib_ng is not None:
        return lambda rows: zlib_ng.compress(rows, 6)
    return lambda rows: zlib.compress(rows, 6)


def quick_strip() -> Deflate:
    """The same, for rows that other rows follow: without head and checksum, up to the end of a byte."""
    if zlib_ng is not None:
        return lambda rows: _flushed(zlib_ng.compressobj(2, zlib.DEFLATED, RAW), rows)
    if isal_zlib is not None:
        return lambda rows: _flushed(isal_zlib.compressobj(2, isal_zlib.DEFLATED, RAW), rows)
    return lambda rows: _flushed(zlib.compressobj(3, zlib.DEFLATED, RAW), rows)


def small_strip() -> Deflate:
    """The same, for rows that other rows follow."""
    if zlib_ng is not None:
        return lambda rows: _flushed(zlib_ng.compressobj(6, zlib.DEFLATED, RAW), rows)
    return lambda rows: _flushed(zlib.compressobj(6, zlib.DEFLATED, RAW), rows)


def inflate(strip: bytes | memoryview, size: int) -> bytes:
    """The rows of a strip, which have this many bytes."""
    library = isal_zlib or zlib
    rows: bytes = library.decompressobj(RAW).decompress(strip, size)
    return rows


def inflate_whole(stream: bytes) -> bytes:
    """Inflate a stream of `quick_deflate` or `small_deflate`."""
    rows: bytes = (isal_zlib or zlib).decompress(stream)
    return rows


def checksum_of(rows: bytes | bytearray | memoryview) -> int:
    """The checksum (Adler-32) of a stream, by the fastest library that is installed."""
    checksum: int = (zlib_ng or isal_zlib or zlib).adler32(rows)
    return checksum


def _flushed(compressor: Any, rows: bytes | bytearray | memoryview) -> bytes:
    data: bytes = compressor.compress(rows) + compressor.flush(zlib.Z_SYNC_FLUSH)
    return data


def is_writable(image: Image.Image) -> bool:
    """Is it an opaque picture whose palette needs eight bits?"""
    return (
        image.mode == "P"
        and "transparency" not in image.info
        and image.palette is not None
        and image.palette.mode == "RGB"
        and len(image.palette.palette) > 3 * SMALL_PALETTE
    )


def write_png(image: Image.Image, deflate: Deflate) -> bytes:
    """The file of a picture that `is_writable`."""
    width, height = image.size
    # One more column on the left, of zeros: the filter type of each row.
    rows = Image.new("P", (width + 1, height))
    rows.paste(image, (1, 0))
    return png_file(image.size, palette_bytes(image), deflate(rows.tobytes()))


def palette_bytes(image: Image.Image) -> bytes:
    """Return the colours of a picture that `is_writable`, three bytes each."""
    assert image.palette is not None
    return bytes(image.getpalette() or ())[: len(image.palette.palette)]


def png_file(size: tuple[int, int], palette: bytes, *stream: bytes | memoryview) -> bytes:
    """A file of compressed rows, each after a zero, given in one piece or several."""
    head = struct.pack(">IIBBBBB", *size, _DEPTH, _INDEXED, 0, 0, 0)
    chunks = ((b"IHDR", (head,)), (b"PLTE", (palette,)), (b"IDAT", stream), (b"IEND", ()))
    # Put together once: the file is a tenth of a megabyte.
    pieces: list[bytes | memoryview] = [_SIGNATURE]
    for kind, data in chunks:
        checksum = zlib.crc32(kind)
        for piece in data:
            checksum = _CRC32(piece, checksum)
        pieces += (struct.pack(">I", sum(map(len, data))), kind, *data)
        pieces.append(struct.pack(">I", checksum))
    return b"".join(pieces)


_CRC32 = (zlib_ng or isal_zlib or zlib).crc32
