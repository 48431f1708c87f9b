"""Work that is done to its end, whoever asked for it and has gone."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class UnderWay:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    async def carry_through(self, work: Coroutine[Any, Any, T]) -> T:
        """Do work to its end even when the caller gives up, so that no table at hand falls behind what was kept."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    async def settle(self) -> None:
        """Wait for all that was begun."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            # Whoever asked has heard it, or is gone: in neither case is it news to the event loop.
            task.exception()
