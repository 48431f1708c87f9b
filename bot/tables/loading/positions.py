"""Loading of tables, and the cache of those in use."""

import logging

from cachetools import LRUCache

from bot.store import tables
from bot.store.database import Database
from bot.store.rows import Status
from bot.tables.errors import Unreadable
from bot.tables.loading.reading import Games, read_table
from bot.tables.model import Position

CACHE_SIZE = 512
_GOING_ON = (Status.LOBBY, Status.PLAYING)
"""Tables that have ended are read each time, because few of them are wanted again."""

_log = logging.getLogger(__name__)


class Positions:
    """Cache of positions.

    Only `Changes` changes tables, and it loads and stores them under their locks. So a cached table is never older than
    the database, unless other processes write to it. Then the seal tells.

    A change does not check its seal beforehand, since its transaction compares it. Callers that react to each change of
    a table need no check either: a notification makes them look again.
    """

    def __init__(self, database: Database, games: Games) -> None:
        self._database = database
        self._games = games
        self._cache: LRUCache[int, Position] = LRUCache(CACHE_SIZE)
        self._reported: set[int] = set()
        """Tables that the log has already reported as unreadable."""
        self._news = 0
        """Number of notifications about changes by other processes."""
        self._current: set[int] = set()
        """Cached tables of our servers without a notification since."""
        database.hear(self._heard)

    async def at_hand(self, table_id: int) -> Position | None:
        """Return a table from the cache, if it is up to date."""
        kept = self._cache.get(table_id)
        return None if kept is None or await self.has_changed(kept) else kept

    async def has_changed(self, position: Position) -> bool:
        """Return whether another process has changed a table since this position. True without a seal."""
        if not self._database.is_shared:
            return False
        table_id = position.table.id
        seal = await self._database.ask(lambda conn: tables.seal_at(conn, table_id))
        return seal is None or seal != position.seal

    def kept(self, table_id: int) -> Position | None:
        """Return the cached position, possibly stale. Use it only where the commit checks the version again."""
        found = self._cache.get(table_id)
        # Without a seal, the transaction could not tell either.
        return None if found is not None and found.seal is None else found

    async def as_told(self, table_id: int) -> Position | None:
        """Return a table from the cache, unless a notification has marked it as stale.

        For callers that look again after each.
        """
        return (
            self._cache.get(table_id) if table_id in self._current else await self.at_hand(table_id)
        )

    async def get(self, table_id: int) -> Position:
        """Return a table as it stands; the caller holds its lock.

        Raises:
            TableRefusal: no_such_table.
            Unreadable: it cannot be opened.
        """
        if (kept := await self.at_hand(table_id)) is not None:
            return kept
        news = self.news
        try:
            position = await read_table(self._database, self._games, table_id)
        except Unreadable as error:
            if table_id not in self._reported:
                self._reported.add(table_id)
                _log.error("Table %d %s.", table_id, error.why)
            raise
        self.put(position, news)
        return position

    @property
    def news(self) -> int:
        """Return the argument for `put`; take it before the table is read or stored."""
        return self._news

    def put(self, position: Position, news: int) -> None:
        table_id = position.table.id
        if position.table.status not in _GOING_ON:
            self.forget(table_id)
            return
        self._cache[table_id] = position
        # A notification meanwhile may be about this table, and later than this position.
        if news == self._news and self._database.shards.serve(position.table.guild_id):
            self._current.add(table_id)
        if len(self._current) > CACHE_SIZE:
            self._current.intersection_update(self._cache)

    def forget(self, table_id: int) -> None:
        self._cache.pop(table_id, None)

    def _heard(self, table_id: int | None) -> None:
        self._news += 1
        if table_id is None:
            self._current.clear()
            if not self._database.is_shared:
                # Seals were not compared, and for a while any process could have written to the database.
                self._cache.clear()
        else:
            self._current.discard(table_id)
