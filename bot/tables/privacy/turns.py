"""Locks for deletions, one at a time for the same data: a due is left to a deletion under way."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bot.store import dues
from bot.store.database import Database
from bot.store.dues import NotDue
from bot.store.rows import Due


class Turns:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def of(self, due: Due) -> AsyncIterator[None]:
        """Wait for other deletions of the same data."""
        async with self._locks.setdefault(due.key, asyncio.Lock()):
            yield

    @asynccontextmanager
    async def still_due(self, due: Due) -> AsyncIterator[None]:
        """Take the lock for a due without waiting, because clocks are checked after it.

        Raises:
            NotDue: it was done meanwhile, or a deletion that is under way does it.
        """
        under_way = self._locks.get(due.key)
        if under_way is not None and under_way.locked():
            raise NotDue(due)
        async with self.of(due):
            if not await self._database.read(lambda conn: dues.has(conn, due.kind, due.key)):
                raise NotDue(due)
            yield
