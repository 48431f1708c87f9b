"""Loading tables; those in use are kept in memory."""

import logging

from cachetools import LRUCache

from bot.store import tables
from bot.store.database import Database
from bot.tables.errors import Unreadable
from bot.tables.loading.reading import Games, read_table
from bot.tables.model import Position

CACHE_SIZE = 512

_log = logging.getLogger(__name__)


class Positions:
    """Only `Changes` changes tables, and it loads and stores them under their locks: so a table that is kept here is
    never older than the database, unless other processes write to it. Then the seal says whether one has.
    """

    def __init__(self, database: Database, games: Games) -> None:
        self._database = database
        self._games = games
        self._cache: LRUCache[int, Position] = LRUCache(CACHE_SIZE)
        self._reported: set[int] = set()
        """Tables that the log has already said cannot be opened."""

    async def at_hand(self, table_id: int) -> Position | None:
        """A table that is kept here and stands like this."""
        kept = self._cache.get(table_id)
        if kept is None or not self._database.is_shared:
            return kept
        seal = await self._database.read(lambda conn: tables.seal_at(conn, table_id))
        return kept if seal is not None and seal == kept.seal else None

    async def get(self, table_id: int) -> Position:
        """A table as it stands; the caller holds its lock.

        Raises:
            TableRefusal: no_such_table.
            Unreadable: it cannot be opened.
        """
        if (kept := await self.at_hand(table_id)) is not None:
            return kept
        try:
            position = await read_table(self._database, self._games, table_id)
        except Unreadable as error:
            if table_id not in self._reported:
                self._reported.add(table_id)
                _log.error("Table %d %s.", table_id, error.why)
            raise
        self.put(position)
        return position

    def put(self, position: Position) -> None:
        self._cache[position.table.id] = position

    def forget(self, table_id: int) -> None:
        self._cache.pop(table_id, None)
