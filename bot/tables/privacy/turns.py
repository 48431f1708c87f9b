"""Locks for deletions, one at a time for the same data: a timer is left to a deletion under way."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bot.store import timers
from bot.store.database import Database
from bot.store.rows import Timer
from bot.store.timers import StaleTimer


class Turns:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def of(self, timer: Timer) -> AsyncIterator[None]:
        """Wait for other deletions of the same data."""
        async with self._locks.setdefault(timer.key, asyncio.Lock()):
            yield

    @asynccontextmanager
    async def still_due(self, timer: Timer) -> AsyncIterator[None]:
        """Take the lock for a timer without waiting, because clocks are checked after it.

        Raises:
            StaleTimer: it was done meanwhile, or a deletion that is under way does it.
        """
        under_way = self._locks.get(timer.key)
        if under_way is not None and under_way.locked():
            raise StaleTimer(timer)
        async with self.of(timer):
            if not await self._database.read(lambda conn: timers.has(conn, timer.kind, timer.key)):
                raise StaleTimer(timer)
            yield
