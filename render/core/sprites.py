"""Small pictures drawn once and stamped often."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import wraps
from typing import ParamSpec, TypeVar

from cachetools import LRUCache
from PIL.Image import Image

from render.core.boxes import Box

P = ParamSpec("P")
T = TypeVar("T", bound="Sprite | Image")

CACHE_BYTES = 48 * 2**20


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture with transparency, and its anchor: the point that is placed where the sprite is stamped."""

    image: Image
    anchor: tuple[int, int]
    mask: Image | None = None
    """The opacity of each pixel; without a mask, the picture's own transparency decides."""

    def box(self, x: int, y: int) -> Box:
        """The area it covers when stamped at a point."""
        left, top = x - self.anchor[0], y - self.anchor[1]
        return Box(left, top, left + self.image.width, top + self.image.height)


class SpriteCache:
    """Drops the least recently used pictures to make room for new ones."""

    def __init__(self, limit_bytes: int) -> None:
        self._held: LRUCache[Hashable, Sprite | Image] = LRUCache(limit_bytes, getsizeof=_weight)

    def keep(self, make: Callable[P, T]) -> Callable[P, T]:
        """Cache a function. What it draws must depend on its arguments only; nobody may draw on the result."""

        @wraps(make)
        def kept(*args: P.args, **kwargs: P.kwargs) -> T:
            key = (make, args, tuple(sorted(kwargs.items())))
            found = self._held.get(key)
            if found is not None:
                # Stored under the function that made it, so it has that function's return type.
                return found  # type: ignore[return-value]
            made = make(*args, **kwargs)
            if _weight(made) <= self._held.maxsize:
                self._held[key] = made
            return made

        return kept

    def clear(self, kind: type[Sprite | Image] | None = None) -> None:
        """Forget everything, or only sprites, or only whole pictures (grounds and cards, with words and signs)."""
        if kind is None:
            self._held.clear()
            return
        for key in [key for key, held in self._held.items() if isinstance(held, kind)]:
            del self._held[key]


def _weight(held: "Sprite | Image") -> int:
    image = held.image if isinstance(held, Sprite) else held
    return image.width * image.height * len(image.getbands())


SPRITES = SpriteCache(CACHE_BYTES)
"""The cache of all painters: drawing happens in one thread."""
