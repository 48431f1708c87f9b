"""Repeated work: when a task is due, and on request."""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import TypeVar

from bot.logs import concerning
from bot.store.errors import Closed, Unreachable

T = TypeVar("T")

_log = logging.getLogger(__name__)

LONGEST_WAIT_S = 60.0
"""Longest time between two rounds."""
FIRST_WAIT_S = 5.0
"""Wait of a round after a bug: twice as long each time, up to `LONGEST_WAIT_S`."""
SHARED_WAIT_S = 5.0
"""The same where other processes write to the database, whose small changes wake no round here."""


def longest_wait_s(is_shared: bool) -> float:
    return SHARED_WAIT_S if is_shared else LONGEST_WAIT_S


async def through_outages(work: Callable[[], Awaitable[T]]) -> T:
    """Do work, and repeat it after each outage of the database that interrupts it."""
    while True:
        try:
            return await work()
        except Unreachable as away:
            await away.over()


class Rounds:
    """Run `run` until cancelled; call `wake` for a round at once."""

    def __init__(self, what: str, *, apart_s: float = 0.0) -> None:
        """Take `what`, the name in the log of the part that is read each round: ``the outbox``.

        Rounds begin at least `apart_s` apart, so that constant wakes do not mean constant rounds.
        """
        self._what = what
        self._apart_s = apart_s
        self._wake = asyncio.Event()

    def wake(self) -> None:
        self._wake.set()

    async def run(
        self, look: Callable[[], Awaitable[float]], longest_s: float = LONGEST_WAIT_S
    ) -> None:
        """Call `look` again and again. It returns the seconds until the next work.

        Two rounds are at most `longest_s` apart. There are none while the database is away. A bug ends only its own
        round.
        """
        now = asyncio.get_running_loop().time
        began, mistakes = -math.inf, 0
        while True:
            # Wait before clearing the wake: requests until then need no round of their own.
            await asyncio.sleep(max(0.0, began + self._apart_s - now()))
            began = now()
            self._wake.clear()
            try:
                pause, mistakes = min(await look(), longest_s), 0
            except Closed:
                raise
            except Unreachable as away:
                await away.over()
                continue
            except Exception:
                pause = min(FIRST_WAIT_S * 2**mistakes, LONGEST_WAIT_S)
                mistakes = min(mistakes + 1, 10)
                _log.exception(
                    "A bug kept the bot from looking at %s; trying again in %.0f s. Please report it.",
                    self._what,
                    pause,
                )
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._wake.wait()


class TableTasks:
    """One task a table at a time. Requests during a task cause one more after it."""

    def __init__(self, run: Callable[[int], Coroutine[None, None, None]], complaint: str) -> None:
        """Take `complaint`, which is logged with the number of a table at which `run` has failed."""
        self._run = run
        self._complaint = complaint
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._closed = False

    def look(self, table_id: int) -> None:
        if self._closed:
            return
        if table_id in self._busy:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._at(table_id), name=f"{self._run.__qualname__}-{table_id}")
        self._busy[table_id] = task
        task.add_done_callback(partial(self._finished, table_id))

    async def _at(self, table_id: int) -> None:
        concerning(table=table_id)
        await through_outages(lambda: self._run(table_id))

    def is_taken_up(self, table_id: int) -> None:
        """Count earlier requests as answered; called by `run` before it reads a table."""
        self._again.discard(table_id)

    async def settle(self, table_id: int | None = None) -> None:
        """Wait until no task runs, at all tables or at one."""
        while tasks := [
            task for table, task in self._busy.items() if table_id is None or table == table_id
        ]:
            await asyncio.wait(tasks)
            await asyncio.sleep(0)  # until `_finished` has run

    async def close(self) -> None:
        """Cancel running tasks and start no more."""
        self._closed = True
        for task in self._busy.values():
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)

    def _finished(self, table_id: int, task: asyncio.Task[None]) -> None:
        del self._busy[table_id]
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error(self._complaint, table_id, exc_info=error)
        if table_id in self._again and not task.cancelled():
            self._again.discard(table_id)
            self.look(table_id)
