"""Handling of dues: each row of `dues` is handed to the handler of its kind.

A handler decides, and its decision is stored in one transaction that also removes the row. It is crash-safe: the row is
either still there, or its whole effect is stored.
"""

import dataclasses
import logging
from collections.abc import Awaitable, Callable, Sequence

from bot.clocks.paces import HOUR_MS, MINUTE_MS
from bot.store import dues
from bot.store.database import Connection, Database
from bot.store.dues import NotDue
from bot.store.errors import Closed, Unreachable
from bot.store.rows import Due, DueKind
from bot.store.sharing.shards import ALL, Shards
from bot.tables.changing import Changes
from bot.tables.errors import TableRefusal, Unreadable
from bot.tables.model import Change, Position

_log = logging.getLogger(__name__)

Transaction = Callable[[Connection], None]
Handler = Callable[[Due, int], Awaitable[Transaction]]
"""Function that decides about a due at a moment (UTC ms), and returns the transaction that stores the result."""
TableHandler = Callable[[Position, Due, int], Awaitable[Change]]
"""Function that decides about a due at a table at a moment (UTC ms). The table is locked meanwhile."""

AT_ONCE = 64
_FIRST_WAIT_MS = MINUTE_MS
_LONGEST_WAIT_MS = 6 * HOUR_MS


def first(conn: Connection, shards: Shards = ALL) -> list[Due]:
    """Return the next dues in the servers of some shards, one row more than are handled at once."""
    return dues.first(conn, AT_ONCE + 1, shards)


def wait_ms(attempts: int) -> int:
    """Return the pause of a due after this many earlier failures."""
    return int(min(_FIRST_WAIT_MS * 2 ** min(attempts, 20), _LONGEST_WAIT_MS))


class Dues:
    """Register handlers with `on` and `on_table`, then call `look` again and again.

    A handler that arms a due of its own kind and key again does so in its result. A handler may be called for a case
    that is over by now; it then returns a change or transaction without effect.
    """

    def __init__(self, database: Database, changes: Changes, on_stored: Callable[[], None]) -> None:
        """Take `on_stored`, called after a due without a table was handled; tables report their own changes."""
        self._database = database
        self._changes = changes
        self._on_stored = on_stored
        self._handlers: dict[DueKind, Handler] = {}
        self._table_handlers: dict[DueKind, TableHandler] = {}

    def on(self, kind: DueKind, handler: Handler) -> None:
        """Register the handler for dues of members and servers."""
        self._handlers[kind] = handler

    def on_table(self, kind: DueKind, handler: TableHandler) -> None:
        """Register the handler for dues whose key begins with the number of a table."""
        self._table_handlers[kind] = handler

    async def look(self, now_ms: int, found: Sequence[Due] | None = None) -> int | None:
        """Handle up to `AT_ONCE` dues; return the time of the next, None without one.

        Args:
            found: the result of `first`, if the caller has just read it.

        Raises:
            Unreachable: the database stores nothing now; the dues stay.
        """
        if found is None:
            found = await self._database.read(lambda conn: first(conn, self._database.shards))
        for due in found[:AT_ONCE]:
            if due.at_ms > now_ms:
                return due.at_ms
            await self._deal_with(due, now_ms)
        if not found:
            return None
        return found[AT_ONCE].at_ms if len(found) > AT_ONCE else now_ms

    async def _deal_with(self, due: Due, now_ms: int) -> None:
        try:
            await self._handle(due, now_ms)
        except NotDue:
            return
        except (Closed, Unreachable):
            raise
        except TableRefusal as refusal:
            await self._refused(due, refusal, now_ms)
        except Exception:
            _log.exception(
                "%s %s was due but failed because of a bug; please report it.", due.kind, due.key
            )
            await self._put_off(due, now_ms + wait_ms(due.attempts))

    async def _handle(self, due: Due, now_ms: int) -> None:
        if (at_table := self._table_handlers.get(due.kind)) is not None:

            async def decide(position: Position) -> Change:
                change = await at_table(position, due, now_ms)
                return dataclasses.replace(change, handled=due)

            await self._changes.change(due.number, None, decide)
        elif (handler := self._handlers.get(due.kind)) is not None:
            transaction = await handler(due, now_ms)

            def keep(conn: Connection) -> None:
                dues.take(conn, due)
                transaction(conn)

            await self._database.write(keep)
            self._on_stored()
        else:
            _log.warning(
                "%s %s is due but unknown to this version; did a newer one write it? It waits.",
                due.kind,
                due.key,
            )
            await self._put_off(due, now_ms + _LONGEST_WAIT_MS)

    async def _refused(self, due: Due, refusal: TableRefusal, now_ms: int) -> None:
        """Put off the due of a table that cannot be read now; drop that of a missing one, which never comes back."""
        if isinstance(refusal, Unreadable):
            await self._put_off(due, now_ms + _LONGEST_WAIT_MS)
        else:
            _log.info("%s %s is dropped: %s.", due.kind, due.key, refusal.code)
            await self._database.write(lambda conn: dues.drop(conn, [(due.kind, due.key)]))

    async def _put_off(self, due: Due, until_ms: int) -> None:
        await self._database.write(lambda conn: dues.put_off(conn, due, until_ms=until_ms))
