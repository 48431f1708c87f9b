"""The last pictures of many tables, in a bounded number of bytes."""

from collections import OrderedDict
from collections.abc import Hashable, Sequence

from render.core.canvas import Drawing
from render.core.repaint.last import Last, painted, repainted

MEMORY_BYTES = 12 * 2**20


class Memory:
    """Paints drawings upon the last pictures of the same key. Only one thread may use it."""

    def __init__(self, limit_bytes: int = MEMORY_BYTES) -> None:
        self._limit = limit_bytes
        self._bytes = 0
        self._lasts: OrderedDict[Hashable, tuple[Last, ...]] = OrderedDict()

    @property
    def held_bytes(self) -> int:
        return self._bytes

    def pictures(
        self, key: Hashable, drawings: Sequence[Drawing], *, quick: bool
    ) -> tuple[bytes, ...]:
        """The drawings as PNG files.

        Two sets with the same key have the same language and names, and are alike as a rule.
        """
        lasts = self._taken(key)
        now = tuple(
            repainted(lasts[place], drawing, quick=quick)
            if place < len(lasts)
            else painted(drawing, quick=quick)
            for place, drawing in enumerate(drawings)
        )
        self._keep(key, now)
        return tuple(last.png for last in now)

    def _taken(self, key: Hashable) -> tuple[Last, ...]:
        lasts = self._lasts.pop(key, ())
        self._bytes -= _weight(lasts)
        return lasts

    def _keep(self, key: Hashable, lasts: tuple[Last, ...]) -> None:
        self._lasts[key] = lasts
        self._bytes += _weight(lasts)
        while self._bytes > self._limit and self._lasts:
            self._bytes -= _weight(self._lasts.popitem(last=False)[1])


def _weight(lasts: tuple[Last, ...]) -> int:
    return sum(last.weight for last in lasts)
