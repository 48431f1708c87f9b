"""The one thread that draws: drawing in two threads is slower than in one, and the event loop must stay free."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

MOST_KEPT = 48
"""Encoded pictures that are kept, about 90 kB each."""


class Renderer:
    def __init__(self, *, most_kept: int = MOST_KEPT) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="render")
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._most_kept = most_kept

    async def run(self, draw: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call a function in the render thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: draw(*args, **kwargs))

    async def picture(self, key: Hashable, draw: Callable[[], bytes]) -> bytes:
        """A picture that depends on nothing but its key, drawn once and kept a while."""
        if key not in self._kept:
            self._kept[key] = await self.run(draw)
        picture = self._kept[key]
        self._kept.move_to_end(key)
        while len(self._kept) > self._most_kept:
            self._kept.popitem(last=False)
        return picture

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
