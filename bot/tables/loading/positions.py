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

    A change asks nobody beforehand, since its transaction compares the seal. Whoever looks at tables of our servers
    whenever one has changed need not ask either: if another process changes one, we are told, and they look again.
    """

    def __init__(self, database: Database, games: Games) -> None:
        self._database = database
        self._games = games
        self._cache: LRUCache[int, Position] = LRUCache(CACHE_SIZE)
        self._reported: set[int] = set()
        """Tables that the log has already said cannot be opened."""
        self._news = 0
        """How often we were told that another process has changed a table."""
        self._current: set[int] = set()
        """Tables of our servers that nobody is said to have changed since they were kept."""
        database.hear(self._heard)

    async def at_hand(self, table_id: int) -> Position | None:
        """A table that is kept here and stands like this."""
        kept = self._cache.get(table_id)
        return None if kept is None or await self.has_changed(kept) else kept

    async def has_changed(self, position: Position) -> bool:
        """Whether another process has changed a table since this position. Without a seal, nobody can tell."""
        if not self._database.is_shared:
            return False
        table_id = position.table.id
        seal = await self._database.ask(lambda conn: tables.seal_at(conn, table_id))
        return seal is None or seal != position.seal

    def kept(self, table_id: int) -> Position | None:
        """A table as it stood when this process last saw it, for whoever stores nothing unless it still does."""
        found = self._cache.get(table_id)
        # Without a seal, the transaction could not tell either.
        return None if found is not None and found.seal is None else found

    async def as_told(self, table_id: int) -> Position | None:
        """A table that is kept here and stands like this as far as we were told, for whoever looks when told more."""
        return (
            self._cache.get(table_id) if table_id in self._current else await self.at_hand(table_id)
        )

    async def get(self, table_id: int) -> Position:
        """A table as it stands; the caller holds its lock.

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
        """What to give to `put`; take it before the table is read or stored."""
        return self._news

    def put(self, position: Position, news: int) -> None:
        table_id = position.table.id
        self._cache[table_id] = position
        # If somebody was said to have changed a table meanwhile, it may have been this one, after us.
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
                # Nobody asks for seals, and for a while anybody could have written to the database.
                self._cache.clear()
        else:
            self._current.discard(table_id)
