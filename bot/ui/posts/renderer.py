"""The one thread that draws: drawing in two threads is slower than in one, and the event loop must stay free.

What everybody will see is drawn first; then members take turns, one picture each, however much one of them asks for.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

CACHE_SIZE = 48
"""Encoded pictures that are kept, about 90 kB each."""

drawn_for: ContextVar[int | None] = ContextVar("drawn_for", default=None)
"""The member who has asked; nobody in particular where something is drawn for everybody."""


@dataclass(frozen=True, slots=True)
class _Job:
    draw: Callable[[], Any]
    done: asyncio.Future[Any]


class Renderer:
    def __init__(self, *, cache_size: int = CACHE_SIZE) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="render")
        self._cache: OrderedDict[Hashable, bytes] = OrderedDict()
        self._cache_size = cache_size
        self._waiting: OrderedDict[int | None, deque[_Job]] = OrderedDict()
        self._drawing = False

    async def run(self, draw: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call a function in the render thread when it is its turn."""
        job = _Job(lambda: draw(*args, **kwargs), asyncio.get_running_loop().create_future())
        self._waiting.setdefault(drawn_for.get(), deque()).append(job)
        self._go_on()
        found: R = await job.done
        return found

    async def picture(self, key: Hashable, draw: Callable[[], bytes]) -> bytes:
        """A picture that depends on nothing but its key, drawn once and kept a while."""
        if key not in self._cache:
            self._cache[key] = await self.run(draw)
        picture = self._cache[key]
        self._cache.move_to_end(key)
        while len(self._cache) > self._cache_size:
            self._cache.popitem(last=False)
        return picture

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _go_on(self) -> None:
        while not self._drawing and (job := self._next()) is not None:
            if not job.done.done():
                self._drawing = True
                drawing = asyncio.get_running_loop().run_in_executor(self._thread, job.draw)
                drawing.add_done_callback(lambda drawn, job=job: self._drawn(job, drawn))  # type: ignore[misc]

    def _next(self) -> _Job | None:
        """What is for everybody, else the next of the member who has waited longest for a turn."""
        if not self._waiting:
            return None
        whose = None if None in self._waiting else next(iter(self._waiting))
        jobs = self._waiting[whose]
        job = jobs.popleft()
        self._waiting.move_to_end(whose)
        if not jobs:
            del self._waiting[whose]
        return job

    def _drawn(self, job: _Job, drawn: asyncio.Future[Any]) -> None:
        self._drawing = False
        error = asyncio.CancelledError() if drawn.cancelled() else drawn.exception()
        # Whoever has given up meanwhile hears nothing.
        if not job.done.done():
            if isinstance(error, asyncio.CancelledError):
                job.done.cancel()
            elif error is not None:
                job.done.set_exception(error)
            else:
                job.done.set_result(drawn.result())
        self._go_on()
