"""Checks tables when their clocks are due, and handles all other dues."""

import dataclasses
import logging
import sys
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from bot.rounds import LONGEST_WAIT_S, Rounds, longest_wait_s
from bot.store import tables
from bot.store.database import Connection, Database
from bot.store.errors import Unreachable
from bot.store.rows import Due, Status
from bot.tables import playing
from bot.tables.changing import Changes
from bot.tables.dependencies import HasLeft, nobody_has_left
from bot.tables.errors import TableRefusal
from bot.tables.model import Change, Position
from bot.tables.timekeeping.due import Dues, first
from bot.tables.timing.almanac import Almanac
from bot.tables.timing.clocking import Free
from bot.tables.timing.looking import concerned, looked, on_last_call, to_vote_on
from bot.tables.timing.outages import Outages
from bot.tables.timing.vacation_days import both
from rules.core.seats import Seat

_log = logging.getLogger(__name__)

AskOthers = Callable[[Position, Seat, Free, int], Awaitable[Change]]
"""Function that decides about a seat after its grace, given the free time of members and the moment (UTC ms)."""

AT_ONCE = 64
LATE_MS = 5000
"""Clocks are checked this long after their moment, so that earlier clicks are handled first."""
APART_S = 0.25
"""Least time between rounds: each change at any table wakes the timekeeper."""
_AGAIN_S = 1.0


class Timekeeper:
    """Run `run` until cancelled; call `wake` after a table has changed."""

    def __init__(
        self,
        database: Database,
        changes: Changes,
        almanac: Almanac,
        outages: Outages,
        now: Callable[[], float],
        dues: Dues,
        has_left: HasLeft = nobody_has_left,
    ) -> None:
        self._database = database
        self._changes = changes
        self._almanac = almanac
        self._outages = outages
        self._now = now
        self._dues = dues
        self.ask_others: AskOthers | None = None
        """Handler of the end of grace where the others decide; without one, a robot plays on."""
        self._has_left = has_left
        self._rounds = Rounds("clocks and dues", apart_s=APART_S)
        self._standing: set[int] = set()
        """Tables whose clocks failed; they are left alone until the program restarts."""

    def wake(self) -> None:
        self._rounds.wake()

    async def run(self) -> None:
        await self._rounds.run(self.look, longest_wait_s(self._database.is_shared))

    async def look(self) -> float:
        """Handle all dues and clocks; return the seconds until the next look."""
        now = int(self._now() * 1000)
        if not self._outages.is_serving:
            # This moment could belong to an outage that is only about to be noticed.
            return _AGAIN_S
        if now < self._outages.settled_ms:
            return min(LONGEST_WAIT_S, (self._outages.settled_ms - now) / 1000)
        if self._outages.was_ahead:
            await self._look_at_all(now)
            self._outages.was_ahead = False
        dues, clocks = await self._database.read(self._next)
        next_due = await self._dues.look(now, dues)
        if dues and dues[0].at_ms <= now:
            # The handled dues may have moved clocks.
            clocks = await self._database.read(self._next_clocks)
        pause = await self._look_at_clocks(now, clocks)
        return pause if next_due is None else min(pause, max(0.0, (next_due - now) / 1000))

    def _next(self, conn: Connection) -> tuple[list[Due], list[tuple[int, int]]]:
        """Return the next dues, and the tables with the next clocks, in one trip to the database."""
        return first(conn, self._database.shards), self._next_clocks(conn)

    def _next_clocks(self, conn: Connection) -> list[tuple[int, int]]:
        return tables.due(conn, AT_ONCE + len(self._standing), self._database.shards)

    async def _look_at_clocks(self, now: int, clocks: Sequence[tuple[int, int]]) -> float:
        """Handle all clocks that are due; return the seconds until the next one."""
        due = [(table_id, due_ms) for table_id, due_ms in clocks if table_id not in self._standing]
        for table_id, due_ms in due:
            if due_ms + LATE_MS > now:
                return min(LONGEST_WAIT_S, (due_ms + LATE_MS - now) / 1000)
            await self._look_at(table_id, now)
        return _AGAIN_S if due else LONGEST_WAIT_S

    async def _look_at_all(self, now_ms: int) -> None:
        """Compute the next moment of each clock anew."""
        every = partial(tables.due, most=sys.maxsize, shards=self._database.shards)
        for table_id, due_ms in await self._database.read(every):
            if due_ms > now_ms and table_id not in self._standing:
                await self._look_at(table_id, now_ms)

    async def _look_at(self, table_id: int, now_ms: int) -> None:
        """Handle the clocks of one table. If that fails, they stand still."""

        gone: set[int] = set()

        async def decide(at: Position) -> Change:
            for row in at.seats:
                if row.member_id in gone and at.table.status is Status.PLAYING:
                    return playing.left_server(at, row.seat)
            free = await self._almanac.free(at, now_ms)
            members = on_last_call(at, free, now_ms)
            leaves = {each: await self._almanac.leave(at, each, now_ms) for each in members}
            heard_ms = now_ms - LATE_MS
            seat = to_vote_on(at, free, heard_ms)
            if seat is not None and self.ask_others is not None:
                change = await self.ask_others(at, seat, free, now_ms)
            else:
                change = looked(at, free, heard_ms, now_ms=now_ms, leaves=leaves)
                change = dataclasses.replace(change, then=partial(self._forget, members))
            return dataclasses.replace(change, also=both(change.also, self._outages.riding))

        try:
            gone |= await self._gone(table_id, now_ms)
            await self._changes.change(table_id, None, decide)
        except TableRefusal:
            self._standing.add(table_id)
        except Unreachable:
            raise
        except Exception:
            _log.exception(
                "The clocks of table %d stand still: a bug kept them from being checked. Please report it.",
                table_id,
            )
            self._standing.add(table_id)

    async def _gone(self, table_id: int, now_ms: int) -> set[int]:
        """Return the former members of the server among those whom this look reminds or whose time is up.

        Discord is asked before the table is locked.
        """
        at = await self._changes.position(table_id)
        free = await self._almanac.free(at, now_ms)
        asked = concerned(at, free, now_ms - LATE_MS)
        return {each for each in asked if await self._has_left(at.table.guild_id, each)}

    def _forget(self, members: list[int]) -> None:
        for member in members:
            self._almanac.forget_vacations(member)
