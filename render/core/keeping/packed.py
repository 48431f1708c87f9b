"""Pictures that no painter has wanted for a while, compressed without loss.

Most of what painters keep is flat colour, which takes a thirtieth of its memory then, and is inflated in a tenth of the
time in which it was drawn. Whoever only asks what is put where, and what has changed, does not even inflate it: its
size and its number are known.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PIL import Image

from render.core.boxes import Box
from render.core.keeping.numbered import number_of
from render.core.png import inflate_whole, quick_deflate

_DEFLATE = quick_deflate()
FEWEST_BYTES = 256
"""What is smaller takes as much packed. Words take more, and longer to draw than one would think."""
_ITSELF_BYTES = 400
"""What a pack takes besides its data, roughly."""
BAND = 60
"""The rows that are compressed together."""
MOST_BANDS = 0.5
"""If more than this share of a picture's bands is wanted, all of it is inflated, and kept."""
MODES = ("1", "L", "P", "RGB", "RGBA")
"""Those of pictures that are nothing but their pixels."""


@dataclass(frozen=True, slots=True)
class Pack:
    """One picture, compressed."""

    mode: str
    size: tuple[int, int]
    number: int
    palette: bytes
    """The colours of a picture that has a palette, three bytes each."""
    bands: tuple[bytes, ...]
    """Its rows, so many at a time: of a large picture, often only some are wanted."""

    @property
    def weight(self) -> int:
        return sum(map(len, self.bands)) + _ITSELF_BYTES

    @classmethod
    def of(cls, image: Image.Image) -> "Pack":
        """The picture must have one of the `MODES`."""
        rows, step = memoryview(image.tobytes()), _pitch(image.mode, image.width) * BAND
        bands = tuple(_DEFLATE(rows[start : start + step]) for start in range(0, len(rows), step))
        palette = image.im.getpalette("RGB", "RGB") if image.mode == "P" else b""
        return cls(image.mode, image.size, number_of(image), palette, bands)

    def waiting(self, wanted: Callable[[Image.Image], None] | None = None) -> Image.Image:
        """The picture as it was. `wanted` is called with it when it is inflated."""
        return _Waiting(self, wanted)

    def pixels(self) -> Any:
        return self._coloured(
            Image.frombytes(self.mode, self.size, b"".join(map(inflate_whole, self.bands)))
        ).im

    def band(self, index: int) -> Image.Image:
        """Some of its rows."""
        width, height = self.size
        size = width, min(BAND, height - index * BAND)
        return self._coloured(Image.frombytes(self.mode, size, inflate_whole(self.bands[index])))

    def _coloured(self, image: Image.Image) -> Image.Image:
        if self.palette:
            image.im.putpalette("RGB", "RGB", self.palette)
        return image


def _pitch(mode: str, width: int) -> int:
    """The bytes of a row."""
    return (width + 7) // 8 if mode == "1" else width * len(mode)


class _Waiting(Image.Image):
    """A picture that is inflated when somebody wants its pixels."""

    def __init__(self, pack: Pack, wanted: Callable[[Image.Image], None] | None) -> None:
        super().__init__()
        self._mode, self._size = pack.mode, pack.size
        self._pack, self._wanted = pack, wanted
        vars(self)["number"] = pack.number
        self._bands: dict[int, Image.Image] = {}

    @property
    def im(self) -> Any:
        if self._im is None:
            self._im = self._pack.pixels()
            if self._wanted is not None:
                self._wanted(self)
        return super().im

    @im.setter
    def im(self, im: Any) -> None:
        self._im = im

    def piece(self, box: Box) -> Image.Image:
        """A part of the picture; only the bands that it reaches into are inflated, unless most of them were already."""
        reached = range(box.y0 // BAND, -(-box.y1 // BAND))
        wanted = self._bands.keys() | set(reached)
        if self._im is not None or len(wanted) > MOST_BANDS * len(self._pack.bands):
            self._bands.clear()
            return self.crop(box)
        found = Image.new(self._mode, (box.width, box.height))
        for index in reached:
            if index not in self._bands:
                self._bands[index] = self._pack.band(index)
            top = index * BAND
            y0, y1 = max(box.y0, top), min(box.y1, top + BAND)
            part = self._bands[index].crop((box.x0, y0 - top, box.x1, y1 - top))
            found.paste(part, (0, y0 - box.y0))
        return found


def pixels_of(image: Image.Image, box: Box) -> Any:
    """A part of a picture that lies inside it: the library's own pixels, as they are inside an image."""
    return image.piece(box).im if isinstance(image, _Waiting) else image.im.crop(box)
