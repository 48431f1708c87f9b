"""Work that is finished even if the caller is cancelled."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class UnderWay:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    async def carry_through(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish work even if the caller is cancelled, so that no table in memory falls behind the database."""
        return await asyncio.shield(self._noted(asyncio.create_task(work)))

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin work for which nobody has to wait."""
        return self._noted(asyncio.create_task(work))

    def _noted(self, task: asyncio.Task[T]) -> asyncio.Task[T]:
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def settle(self) -> None:
        """Wait for all work that has begun."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            # The caller has the exception or was cancelled; reading it keeps asyncio from complaining.
            task.exception()
