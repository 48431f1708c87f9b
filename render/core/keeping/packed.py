"""Pictures that no painter has wanted for a while, compressed without loss.

Most of what painters keep is flat colour, which takes a thirtieth of its memory then, and is inflated in a tenth of the
time in which it was drawn. Whoever only asks what is put where, and what has changed, does not even inflate it: its
size and its number are known.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PIL import Image

from render.core.keeping.numbered import number_of
from render.core.png import inflate_whole, quick_deflate

_DEFLATE = quick_deflate()
FEWEST_BYTES = 256
"""What is smaller takes as much packed. Words take more, and longer to draw than one would think."""
_ITSELF_BYTES = 400
"""What a pack takes besides its data, roughly."""
MODES = ("1", "L", "RGB", "RGBA")
"""Those of pictures that are nothing but their pixels."""


@dataclass(frozen=True, slots=True)
class Pack:
    """One picture, compressed."""

    mode: str
    size: tuple[int, int]
    number: int
    data: bytes

    @property
    def weight(self) -> int:
        return len(self.data) + _ITSELF_BYTES

    @classmethod
    def of(cls, image: Image.Image) -> "Pack":
        """The picture must have one of the `MODES`."""
        return cls(image.mode, image.size, number_of(image), _DEFLATE(image.tobytes()))

    def waiting(self, wanted: Callable[[Image.Image], None] | None = None) -> Image.Image:
        """The picture as it was. `wanted` is called with it when it is inflated."""
        return _Waiting(self, wanted)

    def pixels(self) -> Any:
        return Image.frombytes(self.mode, self.size, inflate_whole(self.data)).im


class _Waiting(Image.Image):
    """A picture that is inflated when somebody wants its pixels."""

    def __init__(self, pack: Pack, wanted: Callable[[Image.Image], None] | None) -> None:
        super().__init__()
        self._mode, self._size = pack.mode, pack.size
        self._pack, self._wanted = pack, wanted
        vars(self)["number"] = pack.number

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
