"""Repeated work at items that are due: each with its own errors, none while the database is away."""

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Generic, TypeVar

from bot.logs import concerning
from bot.store.errors import Closed, Unreachable

T = TypeVar("T")

_log = logging.getLogger(__name__)

LONGEST_WAIT_S = 60.0
"""Longest time between two rounds."""
FIRST_WAIT_S = 5.0
"""First wait of a round after a bug; the longest is `LONGEST_WAIT_S`."""
SHARED_WAIT_S = 5.0
"""Longest time between two rounds where other processes write to the database."""


def backoff_s(failures: int, first_s: float, longest_s: float) -> float:
    """Return the wait after this many earlier failures, twice as long after each."""
    return min(first_s * 2.0 ** min(failures, 30), longest_s)


async def through_outages(work: Callable[[], Awaitable[T]]) -> T:
    """Do work, and repeat it after each outage of the database that interrupts it."""
    while True:
        try:
            return await work()
        except Unreachable as away:
            await away.over()


@dataclass(eq=False)
class Retries(Generic[T]):
    """Does work at items. A bug is logged and puts off its item alone, for longer after each failure."""

    name: str
    """Format for the name of an item in the log: ``tournament {}``."""
    first_s: float
    longest_s: float
    now: Callable[[], float] = time.monotonic
    silent: tuple[type[Exception], ...] = ()
    """Errors that put an item off like a bug, but are not logged."""
    on_bug: Callable[[], None] = lambda: None
    failed: dict[T, tuple[int, float]] = field(default_factory=dict)
    """Failures of an item since its last success, and the moment of its next attempt."""

    def rests_s(self, item: T) -> float:
        """Return the seconds until the next attempt at an item that failed; 0 if it may be tried now."""
        return max(0.0, self.failed.get(item, (0, 0.0))[1] - self.now())

    def failures(self, item: T) -> int:
        return self.failed.get(item, (0, 0.0))[0]

    async def put_off(self, item: T, wait_s: float) -> None:
        self.failed[item] = self.failures(item) + 1, self.now() + wait_s

    async def each(
        self, found: Iterable[tuple[T, float]], work: Callable[[T], Awaitable[float]]
    ) -> float:
        """Do the work at each item that is due; return the seconds until an item is due.

        Args:
            found: items, with the seconds until each is due.
            work: returns the seconds until its item is due again.
        """
        pause = math.inf
        for item, due_s in found:
            wait_s = max(due_s, self.rests_s(item))
            pause = min(pause, wait_s if wait_s > 0 else await self.attempt(item, work(item)))
        return pause

    async def attempt(self, item: T, work: Awaitable[float]) -> float:
        """Do the work at an item; return its result, or the seconds until the next attempt."""
        try:
            pause = await work
        except (Closed, Unreachable):
            raise
        except Exception as error:
            pause = backoff_s(self.failures(item), self.first_s, self.longest_s)
            if not isinstance(error, self.silent):
                _log.exception(
                    "A bug stopped work on %s; trying again %s. Please report it.",
                    self.name.format(item),
                    "after the next start" if pause == math.inf else f"in {pause:.0f} s",
                )
                self.on_bug()
            await self.put_off(item, pause)
        else:
            self.failed.pop(item, None)
        return pause


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

    async def run(self, look: Callable[[], Awaitable[float]], *, is_shared: bool = False) -> None:
        """Call `look` again and again; it returns the seconds until the next work. Wait while the database is away.

        If other processes share the database, look more often: their changes may wake no round here.
        """
        longest_s = SHARED_WAIT_S if is_shared else LONGEST_WAIT_S
        now = asyncio.get_running_loop().time
        began, retries = -math.inf, Retries[None](self._what, FIRST_WAIT_S, LONGEST_WAIT_S)
        while True:
            # Wait before clearing the wake: requests until then need no round of their own.
            await asyncio.sleep(max(0.0, began + self._apart_s - now()))
            began = now()
            self._wake.clear()
            try:
                pause = min(await retries.attempt(None, look()), longest_s)
            except Unreachable as away:
                await away.over()
                continue
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
