"""Handling of timers: each row of `dues` is handed to the handler of its kind.

A handler decides, and its decision is stored in one transaction that also removes the row. It is crash-safe: the row is
either still there, or its whole effect is stored.
"""

import dataclasses
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from bot.rounds import Retries
from bot.store import timers
from bot.store.database import Connection, Database
from bot.store.rows import Timer, TimerKind
from bot.store.sharing.shards import ALL, Shards
from bot.store.timers import StaleTimer
from bot.tables.changing import Changes
from bot.tables.errors import TableRefusal, Unreadable
from bot.tables.model import Change, Position

_log = logging.getLogger(__name__)

Transaction = Callable[[Connection], None]
Handler = Callable[[Timer, int], Awaitable[Transaction]]
"""Function that decides about a timer at a moment (UTC ms), and returns the transaction that stores the result."""
TableHandler = Callable[[Position, Timer, int], Awaitable[Change]]
"""Function that decides about a timer at a table at a moment (UTC ms). The table is locked meanwhile."""

AT_ONCE = 64
_FIRST_WAIT_S = 60.0
_LONGEST_WAIT_S = 6 * 3600.0


def first(conn: Connection, shards: Shards = ALL) -> list[Timer]:
    """Return the next timers in the servers of some shards, as many as are handled at once."""
    return timers.first(conn, AT_ONCE, shards)


class Timers(Retries[Timer]):
    """Register handlers with `on` and `on_table`, then call `look` again and again. Failures are stored in the rows.

    A handler that arms a timer of its own kind and key again does so in its result. A handler may be called for a case
    that is over by now; it then returns a change or transaction without effect.
    """

    def __init__(
        self,
        database: Database,
        changes: Changes,
        now: Callable[[], float],
        on_stored: Callable[[], None],
    ) -> None:
        """Take `on_stored`, called after a timer without a table was handled; tables report their own changes."""
        super().__init__("{0.kind} {0.key}, which was due", _FIRST_WAIT_S, _LONGEST_WAIT_S, now)
        self._database = database
        self._changes = changes
        self._on_stored = on_stored
        self._handlers: dict[TimerKind, Handler] = {}
        self._table_handlers: dict[TimerKind, TableHandler] = {}

    def on(self, kind: TimerKind, handler: Handler) -> None:
        """Register the handler for timers of members and servers."""
        self._handlers[kind] = handler

    def on_table(self, kind: TimerKind, handler: TableHandler) -> None:
        """Register the handler for timers whose key begins with the number of a table."""
        self._table_handlers[kind] = handler

    def failures(self, item: Timer) -> int:
        return item.attempts

    async def put_off(self, item: Timer, wait_s: float) -> None:
        until_ms = int(self.now() * 1000) + int(wait_s * 1000)
        await self._database.write(lambda conn: timers.put_off(conn, item, until_ms=until_ms))

    async def look(self, now_ms: int, found: Sequence[Timer] | None = None) -> float:
        """Handle the timers whose time has come; return the seconds until the next.

        Args:
            found: the result of `first`, if the caller has just read it.

        Raises:
            Unreachable: the database stores nothing now; the timers stay.
        """
        if found is None:
            found = await self._database.read(lambda conn: first(conn, self._database.shards))
        waits = ((due, (due.at_ms - now_ms) / 1000) for due in found)
        return await self.each(waits, partial(self._handle, now_ms=now_ms))

    async def _handle(self, timer: Timer, now_ms: int) -> float:
        """Handle a timer; return 0, since there may be more than were read."""
        try:
            await self._handed_over(timer, now_ms)
        except StaleTimer:
            pass
        except Unreadable:
            await self.put_off(timer, _LONGEST_WAIT_S)
        except TableRefusal as refusal:
            # The table never comes back.
            _log.info("%s %s is dropped: %s.", timer.kind, timer.key, refusal.code)
            await self._database.write(lambda conn: timers.drop(conn, [(timer.kind, timer.key)]))
        return 0.0

    async def _handed_over(self, timer: Timer, now_ms: int) -> None:
        if (at_table := self._table_handlers.get(timer.kind)) is not None:

            async def decide(position: Position) -> Change:
                change = await at_table(position, timer, now_ms)
                return dataclasses.replace(change, handled=timer)

            await self._changes.change(timer.number, None, decide)
        elif (handler := self._handlers.get(timer.kind)) is not None:
            transaction = await handler(timer, now_ms)

            def keep(conn: Connection) -> None:
                timers.take(conn, timer)
                transaction(conn)

            await self._database.write(keep)
            self._on_stored()
        else:
            _log.warning(
                "%s %s is due but unknown to this version; did a newer one write it? It waits.",
                timer.kind,
                timer.key,
            )
            await self.put_off(timer, _LONGEST_WAIT_S)
