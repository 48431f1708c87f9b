"""Small pictures drawn once and stamped often."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import wraps
from typing import ParamSpec, TypeVar

from PIL.Image import Image

from render.core.boxes import Box

P = ParamSpec("P")
T = TypeVar("T", bound="Sprite | Image")

CACHE_BYTES = 48 * 2**20


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture with transparency, and its anchor: the point of it that lands where it is stamped."""

    image: Image
    anchor: tuple[int, int]
    mask: Image | None = None
    """Which pixels count; without a mask, the picture's own transparency decides."""

    def box(self, x: int, y: int) -> Box:
        """The area it covers when stamped at a point."""
        left, top = x - self.anchor[0], y - self.anchor[1]
        return Box(left, top, left + self.image.width, top + self.image.height)


class SpriteCache:
    """Drops the least recently used pictures to make room for new ones."""

    def __init__(self, limit_bytes: int) -> None:
        self._limit = limit_bytes
        self._held: OrderedDict[Hashable, Sprite | Image] = OrderedDict()
        self._bytes = 0

    def keep(self, make: Callable[P, T]) -> Callable[P, T]:
        """The same function, cached. Only its arguments may decide what it draws; nobody may draw on the result."""

        @wraps(make)
        def kept(*args: P.args, **kwargs: P.kwargs) -> T:
            key = (make, args, tuple(sorted(kwargs.items())))
            found = self._held.get(key)
            if found is not None:
                self._held.move_to_end(key)
                # Stored under the function that made it, so it has that function's return type.
                return found  # type: ignore[return-value]
            made = make(*args, **kwargs)
            self._held[key] = made
            self._bytes += _weight(made)
            while self._bytes > self._limit and len(self._held) > 1:
                _, dropped = self._held.popitem(last=False)
                self._bytes -= _weight(dropped)
            return made

        return kept

    def clear(self) -> None:
        self._held.clear()
        self._bytes = 0


def _weight(held: "Sprite | Image") -> int:
    image = held.image if isinstance(held, Sprite) else held
    return image.width * image.height * len(image.getbands())


SPRITES = SpriteCache(CACHE_BYTES)
"""Shared by all painters: drawing happens in one thread."""
