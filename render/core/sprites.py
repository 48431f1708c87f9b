"""Small pictures drawn once and stamped often."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import wraps
from itertools import count
from typing import Final, NamedTuple, ParamSpec, TypeVar

from cachetools import LRUCache
from PIL.Image import Image
from PIL.Image import new as new_image

from render.core.boxes import Box
from render.core.packed import FEWEST_BYTES, MODES, Pack
from render.core.palette import Colour

P = ParamSpec("P")
T = TypeVar("T", bound="Sprite | Image")

CACHE_BYTES = 12 * 2**20
PACKED_BYTES = 6 * 2**20

_NUMBERS: Final = count(1)


class Piece(NamedTuple):
    """A rectangle of a plate: a colour, or a picture with transparency."""

    box: Box
    """Its place, measured from the upper left corner of the plate."""
    look: Colour | Image


@dataclass(frozen=True, slots=True)
class Plate:
    """A large box that is put together when it is painted: as a picture it would take a megabyte of the cache."""

    size: tuple[int, int]
    pieces: tuple[Piece, ...]

    def paint(self, image: Image, left: int, top: int) -> None:
        """Paint it with its upper left corner on a point of an image, which may lie outside."""
        width, height = image.size
        for (x0, y0, x1, y1), look in self.pieces:
            if left + x0 >= width or left + x1 <= 0 or top + y0 >= height or top + y1 <= 0:
                continue
            mask = look if isinstance(look, Image) else None
            image.paste(look, (left + x0, top + y0, left + x1, top + y1), mask)

    def image(self) -> Image:
        """Return it as a picture with transparency."""
        whole = new_image("RGBA", self.size)
        for box, look in self.pieces:
            whole.paste(look if isinstance(look, Image) else (*look, 255), box)
        return whole


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture with transparency, and its anchor: the point that is placed where the sprite is stamped."""

    image: Image
    anchor: tuple[int, int] = (0, 0)
    mask: Image | None = None
    """The opacity of each pixel; without a mask, the picture's own transparency decides."""
    number: int = field(default_factory=_NUMBERS.__next__, compare=False)
    """A number that no other picture of this process ever gets, also after this one is gone."""
    plate: Plate | None = None
    """What it looks like if it is a large box; then its picture has nothing but the corners."""

    @property
    def size(self) -> tuple[int, int]:
        return self.image.size if self.plate is None else self.plate.size

    @property
    def whole(self) -> Image:
        """The picture, also of a large box."""
        return self.image if self.plate is None else self.plate.image()

    def box(self, x: int, y: int) -> Box:
        """Return the area it covers when stamped at a point."""
        left, top = x - self.anchor[0], y - self.anchor[1]
        width, height = self.size
        return Box(left, top, left + width, top + height)


@dataclass(frozen=True, slots=True)
class Picture(Sprite):
    """An opaque sprite that is laid, whole or in part: a ground or a card, with its words and signs."""


@dataclass(frozen=True, slots=True)
class _PackedSprite:
    kind: type[Sprite]
    image: Pack
    anchor: tuple[int, int]
    mask: Pack | None
    number: int

    @property
    def weight(self) -> int:
        return self.image.weight + (0 if self.mask is None else self.mask.weight)

    @classmethod
    def of(cls, sprite: Sprite) -> "_PackedSprite":
        mask = None if sprite.mask is None else Pack.of(sprite.mask)
        return cls(type(sprite), Pack.of(sprite.image), sprite.anchor, mask, sprite.number)

    def unpacked(self) -> Sprite:
        mask = None if self.mask is None else self.mask.unpacked()
        return self.kind(self.image.unpacked(), self.anchor, mask, self.number)


class SpriteCache:
    """Packs the least recently used pictures to make room for others, and drops the packs that are longest unused."""

    def __init__(self, limit_bytes: int, packed_bytes: int = 0) -> None:
        """Without room for packs, pictures are dropped at once."""
        self._limit = limit_bytes
        self._bytes = 0
        self._held: OrderedDict[Hashable, Sprite | Image] = OrderedDict()
        self._packed: LRUCache[Hashable, _PackedSprite | Pack] = LRUCache(
            packed_bytes, lambda pack: pack.weight
        )
        self._tell: Callable[[Hashable | None], None] | None = None

    @property
    def held_bytes(self) -> int:
        """Both as pixels and packed."""
        return self._bytes + int(self._packed.currsize)

    def keep(self, make: Callable[P, T]) -> Callable[P, T]:
        """Cache a function. Its result must depend on its arguments only, and callers must not draw on it."""
        held = self._held

        @wraps(make)
        def kept(*args: P.args, **kwargs: P.kwargs) -> T:
            key = (make, args, tuple(sorted(kwargs.items()))) if kwargs else (make, args)
            found = held.get(key)
            if found is not None:
                held.move_to_end(key)
                # Stored under the function that made it, so it has that function's return type.
                return found  # type: ignore[return-value]
            pack = self._packed.get(key)
            if pack is not None:
                unpacked = pack.unpacked()
                self._add(key, unpacked)
                return unpacked  # type: ignore[return-value]  # for the same reason
            if self._tell is not None:
                self._tell(key)
            made = make(*args, **kwargs)
            self._add(key, made)
            return made

        return kept

    def keep_packed(self, make: Callable[P, T]) -> Callable[P, T]:
        """Cache a function of pictures that are too large to be held: they are unpacked at each call."""

        @wraps(make)
        def kept(*args: P.args, **kwargs: P.kwargs) -> T:
            key = (make, args, tuple(sorted(kwargs.items())))
            pack = self._packed.get(key)
            if pack is not None:
                # Stored under the function that made it, so it has that function's return type.
                return pack.unpacked()  # type: ignore[return-value]
            if self._tell is not None:
                self._tell(key)
            made = make(*args, **kwargs)
            self._pack(key, made)
            return made

        return kept

    @contextmanager
    def telling(self, tell: Callable[[Hashable | None], None]) -> Iterator[None]:
        """Call a function with the key of each picture before it is drawn, and with None at each `pause`."""
        self._tell = tell
        try:
            yield
        finally:
            self._tell = None

    def pause(self) -> None:
        """Say that something that takes long to draw could be interrupted here."""
        if self._tell is not None:
            self._tell(None)

    def pack(self, keys: Iterable[Hashable], least_bytes: int) -> None:
        """Keep pictures as packs until they are wanted, if they take as many bytes as that."""
        for key in keys if self._packed.maxsize else ():
            held = self._held.get(key)
            if held is not None and (weight := _weight(held)) >= least_bytes:
                del self._held[key]
                self._bytes -= weight
                self._pack(key, held)

    def _add(self, key: Hashable, made: "Sprite | Image") -> None:
        weight = _weight(made)
        if weight > self._limit or key in self._held:
            return
        self._held[key] = made
        self._bytes += weight
        while self._bytes > self._limit:
            oldest, dropped = self._held.popitem(last=False)
            self._bytes -= _weight(dropped)
            self._pack(oldest, dropped)

    def _pack(self, key: Hashable, dropped: "Sprite | Image") -> None:
        """Pack a picture, unless it is packed already: packs stay when they are used."""
        if not self._packed.maxsize or key in self._packed or _weight(dropped) < FEWEST_BYTES:
            return
        if isinstance(dropped, Sprite) and dropped.plate is not None:
            return
        if (dropped.image if isinstance(dropped, Sprite) else dropped).mode not in MODES:
            return
        pack = _PackedSprite.of(dropped) if isinstance(dropped, Sprite) else Pack.of(dropped)
        if pack.weight <= self._packed.maxsize:
            self._packed[key] = pack

    def clear(self, *, pictures_only: bool = False) -> None:
        """Forget everything, or only whole pictures: grounds and cards, with their words and signs."""
        for key in [
            key for key, held in self._held.items() if not pictures_only or _is_whole(held)
        ]:
            self._bytes -= _weight(self._held.pop(key))
        for key, pack in list(self._packed.items()):
            if not pictures_only or isinstance(pack, Pack) or pack.kind is Picture:
                del self._packed[key]


def _is_whole(held: "Sprite | Image") -> bool:
    return not isinstance(held, Sprite) or isinstance(held, Picture)


def _weight(held: "Sprite | Image") -> int:
    if isinstance(held, Sprite):
        return _pixels(held.image) + (0 if held.mask is None else _pixels(held.mask))
    return _pixels(held)


def _pixels(image: Image) -> int:
    """The bytes that the library needs for an image: it keeps colours in four bytes."""
    width, height = image.size
    return width * height * (1 if image.mode in ("1", "L", "P") else 4)


SPRITES = SpriteCache(CACHE_BYTES, PACKED_BYTES)
"""The cache of all painters: drawing happens in one thread."""
