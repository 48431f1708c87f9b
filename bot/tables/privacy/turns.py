"""One deletion at a time of the same data: what is due waits for a deletion that has just been asked for."""

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
        """Wait until nobody else deletes the same."""
        async with self._locks.setdefault(due.key, asyncio.Lock()):
            yield

    @asynccontextmanager
    async def still_due(self, due: Due) -> AsyncIterator[None]:
        """The same for what has fallen due.

        Raises:
            NotDue: it was done meanwhile.
        """
        async with self.of(due):
            if not await self._database.read(lambda conn: dues.has(conn, due.kind, due.key)):
                raise NotDue(due)
            yield
