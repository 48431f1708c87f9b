"""Small pictures drawn once and stamped often."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import wraps
from itertools import count
from typing import ParamSpec, TypeVar

from PIL.Image import Image

from render.core.boxes import Box

P = ParamSpec("P")
T = TypeVar("T", bound="Sprite | Image")

CACHE_BYTES = 40 * 2**20
_NUMBERS = count(1)


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture with transparency, and its anchor: the point that is placed where the sprite is stamped."""

    image: Image
    anchor: tuple[int, int]
    mask: Image | None = None
    """The opacity of each pixel; without a mask, the picture's own transparency decides."""
    number: int = field(default_factory=_NUMBERS.__next__, compare=False)
    """Tells it from every other picture that was ever drawn, also after it is gone."""

    def box(self, x: int, y: int) -> Box:
        """The area it covers when stamped at a point."""
        left, top = x - self.anchor[0], y - self.anchor[1]
        width, height = self.image.size
        return Box(left, top, left + width, top + height)


def number_of(image: Image) -> int:
    """The number of a picture that nobody draws on any more; copies of it get numbers of their own."""
    number: int | None = vars(image).get("number")
    if number is None:
        number = vars(image)["number"] = next(_NUMBERS)
    return number


class SpriteCache:
    """Drops the least recently used pictures to make room for new ones."""

    def __init__(self, limit_bytes: int) -> None:
        self._limit = limit_bytes
        self._bytes = 0
        self._held: OrderedDict[Hashable, Sprite | Image] = OrderedDict()

    @property
    def held_bytes(self) -> int:
        return self._bytes

    def keep(self, make: Callable[P, T]) -> Callable[P, T]:
        """Cache a function. What it draws must depend on its arguments only; nobody may draw on the result."""
        held = self._held

        @wraps(make)
        def kept(*args: P.args, **kwargs: P.kwargs) -> T:
            key = (make, args, tuple(sorted(kwargs.items()))) if kwargs else (make, args)
            found = held.get(key)
            if found is not None:
                held.move_to_end(key)
                # Stored under the function that made it, so it has that function's return type.
                return found  # type: ignore[return-value]
            made = make(*args, **kwargs)
            self._add(key, made)
            return made

        return kept

    def _add(self, key: Hashable, made: "Sprite | Image") -> None:
        weight = _weight(made)
        if weight > self._limit:
            return
        self._held[key] = made
        self._bytes += weight
        while self._bytes > self._limit:
            self._bytes -= _weight(self._held.popitem(last=False)[1])

    def clear(self, kind: type[Sprite | Image] | None = None) -> None:
        """Forget everything, or only sprites, or only whole pictures (grounds and cards, with words and signs)."""
        kinds = (Sprite, Image) if kind is None else kind
        for key in [key for key, held in self._held.items() if isinstance(held, kinds)]:
            self._bytes -= _weight(self._held.pop(key))


def _weight(held: "Sprite | Image") -> int:
    if isinstance(held, Sprite):
        return _pixels(held.image) + (0 if held.mask is None else _pixels(held.mask))
    return _pixels(held)


def _pixels(image: Image) -> int:
    """The bytes that the library needs for an image: it keeps colours in four bytes."""
    width, height = image.size
    return width * height * (1 if image.mode in ("1", "L", "P") else 4)


SPRITES = SpriteCache(CACHE_BYTES)
"""The cache of all painters: drawing happens in one thread."""
