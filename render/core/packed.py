"""Pictures that no painter has wanted for a while, compressed without loss.

Most kept pictures are flat colour. A packed one takes a thirtieth of the memory and is inflated in a tenth of the
time that drawing it took.
"""

from dataclasses import dataclass

from PIL import Image

from render.core.png import inflate_whole, quickest_deflate

_DEFLATE = quickest_deflate()
FEWEST_BYTES = 256
"""Do not pack images below this size. Words are larger, and take longer to draw than to inflate."""
_ITSELF_BYTES = 400
"""The approximate size of a pack without its data."""
MODES = ("1", "L", "P", "RGB", "RGBA")
"""The modes that can be packed: those without further data, apart from a palette."""


@dataclass(frozen=True, slots=True)
class Pack:
    """One picture, compressed."""

    mode: str
    size: tuple[int, int]
    palette: bytes
    """The colours of a picture with a palette, three bytes each."""
    rows: bytes

    @property
    def weight(self) -> int:
        return len(self.rows) + _ITSELF_BYTES

    @classmethod
    def of(cls, image: Image.Image) -> "Pack":
        """Compress a picture in one of the `MODES`."""
        palette = bytes(image.getpalette() or ())
        return cls(image.mode, image.size, palette, _DEFLATE(image.tobytes()))

    def unpacked(self) -> Image.Image:
        """Return the picture as it was."""
        image = Image.frombytes(self.mode, self.size, inflate_whole(self.rows))
        if self.palette:
            image.putpalette(self.palette)
        return image
