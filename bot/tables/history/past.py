"""Earlier public views of a table, made by replaying its log or its record, and states to go back to.

The log includes moves that were later taken back, because people saw them; the record does not.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

from cachetools import LRUCache

from bot.store import moves, tables
from bot.store.damage import Damaged
from bot.store.database import Connection, Database
from bot.store.errors import Unreachable
from bot.store.rows import MoveRow, Secrets
from bot.tables import playing
from bot.tables.history import archive, records
from bot.tables.model import Position
from rules.core.codec import decode_state, encode_state
from rules.core.errors import Refusal
from rules.core.game import GameDef
from rules.core.record import Record, replay
from rules.core.seats import Seat
from rules.core.versions import rules_at

_log = logging.getLogger(__name__)


class Past:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def views(
        self, at: Position, wanted: Sequence[int], moment_of: Callable[[Any], int]
    ) -> tuple[Any, ...]:
        """Return the first public view of each wanted moment that the table had, in their order.

        The result is empty for a table that is not over. It is empty for a table that cannot be replayed to its end,
        because its log is damaged or its rules are not installed.
        """
        if not wanted:
            return ()
        try:
            secrets, rows = await archive.ended(self._database, at)
            if any(rules_at(at.game, row.rules_version) is None for row in rows):
                return ()
            record = records.record(at, secrets, rows)
            return await asyncio.to_thread(_views, at, record, wanted, moment_of)
        except Refusal as error:
            # It is not over, or its record is not public yet.
            _log.info("table %d: no earlier views: %s", at.table.id, error)
        except Unreachable:
            raise
        except Exception:
            # Stored rows may be wrong in any way, and the table can be shown without its past.
            _log.exception("table %d cannot be replayed", at.table.id)
        return ()


def _views(
    at: Position, record: Record, wanted: Sequence[int], moment_of: Callable[[Any], int]
) -> tuple[Any, ...]:
    found, last = first_views(at.game, record, wanted, moment_of)
    if encode_state(last) == encode_state(at.state):
        return found
    _log.warning("Table %d does not end as its log says; its past is not shown.", at.table.id)
    return ()


def first_views(
    game: GameDef[Any, Any],
    record: Record,
    wanted: Sequence[int],
    moment_of: Callable[[Any], int],
) -> tuple[tuple[Any, ...], Any]:
    """Return the first public view of each wanted moment of a record, and its last state.

    Raises:
        MalformedMove, IllegalMove, NotYourTurn, GameOver: it cannot be replayed, see `rules.core.record.replay`.
    """
    found: dict[int, Any] = {}
    state = None
    for step in replay(game, record):
        state = step.state
        if len(found) < len(wanted):
            view = game.view(state, None)
            moment = moment_of(view)
            if moment in wanted:
                found.setdefault(moment, view)
    return tuple(found[moment] for moment in wanted if moment in found), state


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
