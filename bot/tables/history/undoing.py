"""States to which moves can be taken back."""

from typing import Any

from cachetools import LRUCache

from bot.store import moves
from bot.store.database import Database
from bot.tables import playing
from bot.tables.model import Position
from rules.core.codec import decode_state
from rules.core.seats import Seat

_REMEMBERED = 1024
"""Number of answers in the cache."""


class Undoing:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: LRUCache[tuple[int, bytes, Seat], bool] = LRUCache(_REMEMBERED)

    async def earlier(self, at: Position) -> Any | None:
        """Return the state before the last move, if that can be taken back."""
        data = await self._database.read(lambda conn: moves.last_undo(conn, at.table.id))
        return None if data is None else decode_state(at.game, data, at.table.rules_version)

    async def can_undo(self, at: Position, seat: Seat) -> bool:
        """Return whether a move of this seat can be taken back now. In one position the answer stays the same."""
        if at.seal is None:
            return playing.can_undo(at, seat, await self.earlier(at))
        key = at.table.id, at.seal, seat
        if (found := self._known.get(key)) is None:
            found = self._known[key] = playing.can_undo(at, seat, await self.earlier(at))
        return found
