"""Remembers the last entry of a table's log that a member has seen (hosting, chapter 5.1)."""

import asyncio
import logging
from collections.abc import Callable

from cachetools import LRUCache

from bot.store.database import Database
from bot.store.errors import Unreachable
from bot.store.people import seen
from bot.store.people.seen import Look
from bot.tables.model import Position
from bot.tables.under_way import UnderWay

_log = logging.getLogger(__name__)

KEPT = 4096
"""Number of looks in the cache."""


class Looks:
    """Writes at most once per entry and member, in the background.

    A member's own moves need no writing: the log has them.
    """

    def __init__(self, database: Database, now_ms: Callable[[], int]) -> None:
        self._database = database
        self._now_ms = now_ms
        self._latest: LRUCache[tuple[int, int], Look] = LRUCache(KEPT)
        self._under_way = UnderWay()

    def note(self, at: Position, member_id: int) -> None:
        """Note that the member looks at the table as it stands."""
        key = (at.table.id, member_id)
        before = self._latest.get(key)
        if at.state is None or (before is not None and before.seq >= at.table.seq):
            return
        look = Look(at.table.seq, self._now_ms())
        self._latest[key] = look
        self._under_way.begin(self._write(at.table.id, member_id, look))

    async def last(self, table_id: int, member_id: int) -> Look | None:
        """Return the later of the member's last look and their last own move; None if there has been neither."""
        stored = await self._database.read(lambda conn: seen.last(conn, table_id, member_id))
        noted = self._latest.get((table_id, member_id))
        if stored is None or (noted is not None and noted.seq > stored.seq):
            return noted
        return stored

    async def settle(self) -> None:
        """Wait until all noted looks are written."""
        await self._under_way.settle()

    async def _write(self, table_id: int, member_id: int, look: Look) -> None:
        try:
            await self._database.write(lambda conn: seen.put(conn, table_id, member_id, look))
        except asyncio.CancelledError:
            raise
        except Unreachable:
            # It is remembered in memory, and the next look is stored.
            return
        except Exception:
            _log.exception("table %d: a look cannot be stored", table_id)
