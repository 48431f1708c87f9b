"""The one thread that draws. Two threads would be slower than one, and the event loop must stay free.

Members take turns, one picture each, regardless of the number of their requests: they look at their screens. Public
pictures give way to them for a while; then every other picture is a public one.
"""

import asyncio
import math
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ParamSpec, TypeVar

from cachetools import LRUCache

from bot import meters

P = ParamSpec("P")
R = TypeVar("R")

CACHE_BYTES = 2 * 2**20
"""The most bytes of cached public pictures, at about 90 kB each, and as many of private ones."""

BOARD_WAITS_S = 0.75
"""Seconds for which a public picture gives way to members that wait for theirs."""

MOST_AT_EASE = 0.3
"""If the thread draws for more than this share of the time, pictures are written quickly, in more bytes."""
OCCUPIED_OVER_S = 2.0

drawn_for: ContextVar[int | None] = ContextVar("drawn_for", default=None)
"""The member whose request is being handled; None for a public picture, `VISITOR` for a page."""
VISITOR = -1
"""Stands for all visitors of public pages: their pictures are drawn when no other picture is wanted."""


@dataclass(frozen=True, slots=True)
class _Job:
    draw: Callable[[], Any]
    done: asyncio.Future[Any]
    since: float = field(default_factory=time.monotonic)


class _Occupied:
    """The share of the last seconds in which something was drawn. The longer ago, the less it counts."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._drawn_s, self._at = 0.0, clock()

    @property
    def share(self) -> float:
        return self._left(self._clock()) / OCCUPIED_OVER_S

    def add(self, seconds: float) -> None:
        now = self._clock()
        self._drawn_s, self._at = self._left(now) + seconds, now

    def _left(self, now: float) -> float:
        return self._drawn_s * math.exp((self._at - now) / OCCUPIED_OVER_S)


class Renderer:
    def __init__(
        self, *, cache_bytes: int = CACHE_BYTES, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._clock = clock
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="render")
        self._cache: LRUCache[Hashable, bytes] = LRUCache(cache_bytes, len)
        self._private: LRUCache[Hashable, tuple[bytes, ...]] = LRUCache(
            cache_bytes, lambda files: sum(map(len, files))
        )
        self._waiting: OrderedDict[int | None, deque[_Job]] = OrderedDict()
        self._spare: deque[_Job] = deque()
        self._drawing = False
        self._was_public = False
        self._occupied = _Occupied(clock)
        self.for_visitors_s = 0.0
        """The processor time that was spent on pictures for visitors of pages."""

    @property
    def is_busy(self) -> bool:
        """Return whether further pictures wait, or the thread has been drawing much of late. Any thread may ask."""
        return bool(self._waiting) or self._occupied.share > MOST_AT_EASE

    async def run(self, draw: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call a function in the render thread when its turn comes."""
        if drawn_for.get() == VISITOR:
            return await self.at_leisure(self._for_visitors, partial(draw, *args, **kwargs))
        job = _Job(
            partial(self._measured, partial(draw, *args, **kwargs)),
            asyncio.get_running_loop().create_future(),
        )
        self._waiting.setdefault(drawn_for.get(), deque()).append(job)
        self._go_on()
        found: R = await job.done
        return found

    async def at_leisure(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call a function in the render thread when no picture is wanted; one requested meanwhile waits for it."""
        job = _Job(partial(work, *args, **kwargs), asyncio.get_running_loop().create_future())
        self._spare.append(job)
        self._go_on()
        found: R = await job.done
        return found

    async def picture(self, key: Hashable, draw: Callable[[], bytes]) -> bytes:
        """Return a picture that depends on its key alone; draw it once, then cache it.

        Pictures for visitors do not evict those of posts: the pages cache them.
        """
        if (found := self._cache.get(key)) is None:
            found = await self.run(draw)
            if drawn_for.get() != VISITOR:
                _keep(self._cache, key, found)
        return found

    async def private(
        self, key: Hashable, draw: Callable[[], tuple[bytes, ...]]
    ) -> tuple[bytes, ...]:
        """Return pictures that one member sees. Their cache is separate, so that they do not evict public pictures."""
        if (found := self._private.get(key)) is None:
            found = await self.run(draw)
            _keep(self._private, key, found)
        return found

    def _measured(self, draw: Callable[[], R]) -> R:
        began = self._clock()
        try:
            return draw()
        finally:
            seconds = self._clock() - began
            meters.drawn("draw", seconds)
            self._occupied.add(seconds)

    def _for_visitors(self, draw: Callable[[], R]) -> R:
        began = time.thread_time()
        try:
            return draw()
        finally:
            self.for_visitors_s += time.thread_time() - began

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _go_on(self) -> None:
        while not self._drawing and (job := self._next()) is not None:
            if not job.done.done():
                self._drawing = True
                drawing = asyncio.get_running_loop().run_in_executor(self._thread, job.draw)
                drawing.add_done_callback(lambda drawn, job=job: self._drawn(job, drawn))  # type: ignore[misc]

    def _next(self) -> _Job | None:
        """Return the next job: one for the member whose last turn is longest ago, or a public one if that has its turn.

        Jobs to be done at leisure come last.
        """
        if not self._waiting:
            return self._spare.popleft() if self._spare else None
        whose = next((member for member in self._waiting if member is not None), None)
        boards = self._waiting.get(None)
        if boards and not self._was_public and time.monotonic() - boards[0].since > BOARD_WAITS_S:
            whose = None
        self._was_public = whose is None
        jobs = self._waiting[whose]
        job = jobs.popleft()
        self._waiting.move_to_end(whose)
        if not jobs:
            del self._waiting[whose]
        return job

    def _drawn(self, job: _Job, drawn: asyncio.Future[Any]) -> None:
        self._drawing = False
        error = asyncio.CancelledError() if drawn.cancelled() else drawn.exception()
        # A caller that has given up gets no result.
        if not job.done.done():
            if isinstance(error, asyncio.CancelledError):
                job.done.cancel()
            elif error is not None:
                job.done.set_exception(error)
            else:
                job.done.set_result(drawn.result())
        self._go_on()


def _keep(cache: LRUCache[Hashable, R], key: Hashable, found: R) -> None:
    """Cache a value, unless it alone is larger than the cache."""
    with suppress(ValueError):
        cache[key] = found
