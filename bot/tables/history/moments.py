"""Earlier public views of a table, made by replaying its log.

Unlike `replays`, this includes moves that were later taken back, because people saw them.
"""

import asyncio
from typing import Any

from cachetools import LRUCache

from bot.store import moves, tables
from bot.store.damage import Damaged
from bot.store.database import Connection, Database
from bot.store.rows import MoveRow, Secrets
from bot.tables.history import records
from bot.tables.model import Position

KEPT = 64
"""Number of earlier views in the cache."""


class Moments:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._views: LRUCache[tuple[int, int], Any] = LRUCache(KEPT)

    async def public_view(self, at: Position, seq: int) -> Any | None:
        """Return the public view after an entry of the log.

        None if the log cannot be replayed that far: because those rules are not installed, or because it is damaged.
        """
        key = (at.table.id, seq)
        if key not in self._views:
            view = await self._replayed(at, seq)
            if view is None:
                return None
            self._views[key] = view
        return self._views[key]

    async def _replayed(self, at: Position, seq: int) -> Any | None:
        def query(conn: Connection) -> tuple[Secrets | None, list[MoveRow]]:
            return tables.secrets(conn, at.table.id), moves.log(conn, at.table.id, until=seq)

        try:
            secrets, rows = await self._database.read(query)
        except Damaged:
            return None
        if secrets is None or not rows or rows[-1].seq != seq:
            return None
        state = await asyncio.to_thread(records.state_after, at, secrets, rows)
        return None if state is None else at.game.view(state, None)
