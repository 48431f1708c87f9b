"""The last pictures of many tables, in a bounded number of bytes."""

from collections import OrderedDict
from collections.abc import Hashable, Sequence

from render.core.canvas import Drawing
from render.core.repaint.last import Last, painted, repainted

MEMORY_BYTES = 8 * 2**20
"""About fifty tables of all titles, each with its board and its hands."""
FRESH_BYTES = 3 * 2**20
"""For pixels of pictures that were painted last: two boards."""


class Memory:
    """Paints drawings upon the last pictures of the same key. Only one thread may use it."""

    def __init__(self, limit_bytes: int = MEMORY_BYTES, fresh_bytes: int = FRESH_BYTES) -> None:
        self._limit, self._fresh_limit = limit_bytes, fresh_bytes
        self._bytes = self._fresh_bytes = 0
        self._lasts: OrderedDict[Hashable, tuple[Last, ...]] = OrderedDict()
        self._fresh: OrderedDict[Hashable, int] = OrderedDict()
        """The bytes of pixels that the pictures with these keys hold."""

    @property
    def held_bytes(self) -> int:
        return self._bytes + self._fresh_bytes

    def pictures(
        self,
        key: Hashable,
        drawings: Sequence[Drawing],
        *,
        quick: bool,
    ) -> tuple[bytes, ...]:
        """The drawings as PNG files.

        Two sets with the same key have the same language and names, and are alike as a rule.
        """
        lasts = list(self._lasts.get(key, ()))
        now = tuple(
            painted(drawing, quick=quick)
            if (last := _taken(lasts, drawing)) is None
            else repainted(last, drawing, quick=quick)
            for drawing in drawings
        )
        self._forget(key)
        self._keep(key, now)
        return tuple(last.png for last in now)

    def _forget(self, key: Hashable) -> None:
        self._bytes -= _weight(self._lasts.pop(key, ()))
        self._fresh_bytes -= self._fresh.pop(key, 0)

    def _keep(self, key: Hashable, lasts: tuple[Last, ...]) -> None:
        self._lasts[key] = lasts
        self._bytes += _weight(lasts)
        self._fresh[key] = extra = sum(last.extra_weight for last in lasts)
        self._fresh_bytes += extra
        while self._fresh_bytes > self._fresh_limit:
            oldest, extra = self._fresh.popitem(last=False)
            self._fresh_bytes -= extra
            for last in self._lasts[oldest]:
                last.shrink()
        while self._bytes > self._limit:
            self._forget(next(iter(self._lasts)))


def _taken(lasts: list[Last], drawing: Drawing) -> Last | None:
    """The first picture on the same ground, taken out of those that are left: one may have come before it or gone."""
    ground = drawing.ground.number
    place = next((place for place, last in enumerate(lasts) if last.ground == ground), None)
    return None if place is None else lasts.pop(place)


def _weight(lasts: tuple[Last, ...]) -> int:
    return sum(last.weight for last in lasts)
