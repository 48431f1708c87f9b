"""A whole table as one moving picture: animated WebP, without loss."""

from collections.abc import Iterable
from io import BytesIO
from math import gcd
from typing import Any, Final

from PIL import Image, ImageChops, ImageSequence
from PIL.TiffImagePlugin import AppendingTiffWriter

from render.core.encode import with_palette

FRAME_MS: Final = 600
END_MS: Final = 3000
"""The durations of the first and the last frame."""
_WITHOUT_LOSS: Final = {"lossless": True, "quality": 0, "method": 1, "kmin": 0, "kmax": 0}
"""The effort of the encoder, which does not affect the pixels. It makes no key frames, for each of which it
would encode a picture twice: an animation plays from its start.
"""
_TILE_PX: Final = 48
"""About so wide and high are the parts of a picture that are made smaller again if anything in them has changed."""


def chosen(count: int, most: int) -> tuple[int, ...]:
    """Up to `most` of so many frames, evenly spread, with the first and the last one."""
    if count <= most:
        return tuple(range(count))
    return tuple(place * (count - 1) // (most - 1) for place in range(most))


def frame(picture: Image.Image, width: int) -> Image.Image:
    """A picture at most so wide, in its own colours."""
    if picture.width <= width:
        return picture.copy()
    small = _smaller(picture, width)
    return with_palette(small, picture) if picture.mode == "P" else small


def _smaller(picture: Image.Image, width: int) -> Image.Image:
    if picture.width % width == 0 and picture.height % (picture.width // width) == 0:
        # The same, several times faster.
        return picture.convert("RGB").reduce(picture.width // width)
    size = (width, round(picture.height * width / picture.width))
    return picture.convert("RGB").resize(size, Image.Resampling.BOX)


class Shrinker:
    """Makes pictures smaller, one after another, and only where one differs from the one before.

    Each comes out as `frame` would make it, because parts end between the groups of pixels of which one is made.
    """

    def __init__(self, width: int) -> None:
        self._width = width
        self._before: tuple[Image.Image, Image.Image] | None = None
        """The last picture, and the smaller one before its colours were brought back to the palette."""

    def frame(self, picture: Image.Image) -> Image.Image:
        """`frame`, in less time if little has changed."""
        if picture.width <= self._width or picture.mode != "P":
            return frame(picture, self._width)
        unit = picture.width // gcd(picture.width, self._width)
        if self._before is None or not _fits(self._before[0], picture, unit):
            small = _smaller(picture, self._width)
        else:
            small = self._changed(*self._before, picture, unit)
        self._before = picture, small
        return with_palette(small, picture)

    def _changed(
        self, before: Image.Image, small: Image.Image, picture: Image.Image, unit: int
    ) -> Image.Image:
        differs = ImageChops.difference(before, picture)
        lit = Image.frombytes("L", differs.size, differs.tobytes())
        side = unit * max(1, _TILE_PX // unit)
        for y0 in range(0, picture.height, side):
            y1 = min(y0 + side, picture.height)
            for x0, x1 in _spans(lit.crop((0, y0, picture.width, y1)), side):
                part = _smaller(picture.crop((x0, y0, x1, y1)), self._to(picture, x1 - x0))
                small.paste(part, (self._to(picture, x0), self._to(picture, y0)))
        return small

    def _to(self, picture: Image.Image, length: int) -> int:
        return length * self._width // picture.width


def _fits(before: Image.Image, picture: Image.Image, unit: int) -> bool:
    """May a part of one take the place of the other's, and does it end between pixels of the smaller picture?"""
    alike = before.size == picture.size and before.mode == picture.mode
    return alike and picture.height % unit == 0 and before.getpalette() == picture.getpalette()


def _spans(row: Image.Image, side: int) -> list[tuple[int, int]]:
    """From where to where tiles that are not black stand beside one another."""
    lit = bytes(row.getprojection()[0])
    found: list[tuple[int, int]] = []
    for x0 in range(0, len(lit), side):
        x1 = min(x0 + side, len(lit))
        if 1 not in lit[x0:x1]:
            continue
        if found and found[-1][1] == x0:
            x0, _ = found.pop()
        found.append((x0, x1))
    return found


WEBP, GIF = "webp", "gif"
FORMATS = (WEBP, GIF)
"""GIF is for people whose apps are old: it is larger."""


class Reel:
    """The frames of an animation, each compressed until it is encoded: sixty would otherwise take 30 MB at once."""

    def __init__(self, frames: Iterable[Image.Image] = ()) -> None:
        self._file = BytesIO()
        self._writer = AppendingTiffWriter(self._file, new=True)
        self._sizes: list[tuple[int, int]] = []
        for each in frames:
            self.append(each)

    def __len__(self) -> int:
        return len(self._sizes)

    def append(self, frame: Image.Image) -> None:
        frame.save(self._writer, "TIFF", compression="tiff_adobe_deflate")
        self._writer.newFrame()
        self._sizes.append(frame.size)

    def opened(self) -> Image.Image:
        """Return an image of several frames, all as large as the largest, that loads one of them at a time.

        Raises:
            ValueError: there are fewer than two.
        """
        if len(self) < 2:
            raise ValueError(f"{len(self)} frames")
        sizes = set(self._sizes)
        size = (max(width for width, _ in sizes), max(height for _, height in sizes))
        if sizes == {size}:
            return Image.open(BytesIO(self._file.getbuffer()))
        frames = ImageSequence.Iterator(Image.open(BytesIO(self._file.getbuffer())))
        return Reel(_within(each, size) for each in frames).opened()


def encode_webp(reel: Reel) -> bytes:
    """Encode the frames one after another, again and again. Smaller frames stand at the top left.

    Raises:
        ValueError: there are fewer than two.
    """
    return _encoded(reel, "WEBP", **_WITHOUT_LOSS)


def encode_gif(reel: Reel) -> bytes:
    """Encode the same as a GIF, whose frames have 256 colours at most.

    Raises:
        ValueError: there are fewer than two.
    """
    return _encoded(reel, "GIF", optimize=False, disposal=1)


def _encoded(reel: Reel, kind: str, **options: Any) -> bytes:
    shown = [END_MS, *(FRAME_MS for _ in range(len(reel) - 2)), END_MS]
    file = BytesIO()
    reel.opened().save(file, kind, save_all=True, duration=shown, loop=0, **options)
    return file.getvalue()


def _within(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    if picture.size == size:
        return picture.copy()
    page = Image.new("RGB", size, picture.convert("RGB").getpixel((0, 0)))
    page.paste(picture.convert("RGB"), (0, 0))
    return page
