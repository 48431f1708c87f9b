"""Checks tables when their clocks are due, and handles all other timers."""

import dataclasses
import math
import sys
from collections.abc import Awaitable, Callable
from functools import partial

from bot.rounds import Retries, Rounds
from bot.store import tables
from bot.store.database import Connection, Database
from bot.store.rows import Status, Timer
from bot.tables import playing
from bot.tables.changing import Changes
from bot.tables.dependencies import HasLeft, nobody_has_left
from bot.tables.errors import TableRefusal
from bot.tables.model import Change, Position
from bot.tables.settings import Settings
from bot.tables.timekeeping.timers import AT_ONCE, Timers, first
from bot.tables.timing.almanac import Almanac
from bot.tables.timing.clocking import Free
from bot.tables.timing.looking import concerned, looked, on_last_call, to_vote_on
from bot.tables.timing.outages import Outages
from bot.tables.timing.vacation_days import both
from rules.core.seats import Seat

AskOthers = Callable[[Position, Seat, Free, int], Awaitable[Change]]
"""Function that decides about a seat after its grace, given the free time of members and the moment (UTC ms)."""

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
        timers: Timers,
        has_left: HasLeft = nobody_has_left,
    ) -> None:
        self._database = database
        self._settings = Settings(database)
        self._changes = changes
        self._almanac = almanac
        self._outages = outages
        self._now = now
        self._timers = timers
        self.ask_others: AskOthers | None = None
        """Handler of the end of grace where the others decide; without one, a robot plays on."""
        self._has_left = has_left
        self._rounds = Rounds("clocks and timers", apart_s=APART_S)
        self._clocks = Retries[int](
            "the clocks of table {}", math.inf, math.inf, silent=(TableRefusal,)
        )

    def wake(self) -> None:
        self._rounds.wake()

    async def run(self) -> None:
        await self._rounds.run(self.look, is_shared=self._database.is_shared)

    async def look(self) -> float:
        """Handle all timers and clocks; return the seconds until the next look."""
        now = int(self._now() * 1000)
        if not self._outages.is_serving:
            # This moment could belong to an outage that is only about to be noticed.
            return _AGAIN_S
        if now < self._outages.settled_ms:
            return (self._outages.settled_ms - now) / 1000
        look_at = partial(self._look_at, now_ms=now)
        if self._outages.was_ahead:
            # Compute the next moment of each clock anew.
            every = partial(tables.due, most=sys.maxsize, shards=self._database.shards)
            clocks = await self._database.read(every)
            ahead = ((table_id, 0.0) for table_id, due_ms in clocks if due_ms > now)
            await self._clocks.each(ahead, look_at)
            self._outages.was_ahead = False
        timers, clocks = await self._database.read(self._next)
        pause = await self._timers.look(now, timers)
        if timers and timers[0].at_ms <= now:
            # The handled timers may have moved clocks.
            clocks = await self._database.read(self._next_clocks)
        waits = ((table_id, (due_ms + LATE_MS - now) / 1000) for table_id, due_ms in clocks)
        return min(pause, await self._clocks.each(waits, look_at))

    def _next(self, conn: Connection) -> tuple[list[Timer], list[tuple[int, int]]]:
        """Return the next timers, and the tables with the next clocks, in one trip to the database."""
        return first(conn, self._database.shards), self._next_clocks(conn)

    def _next_clocks(self, conn: Connection) -> list[tuple[int, int]]:
        return tables.due(conn, AT_ONCE + len(self._clocks.failed), self._database.shards)

    async def _look_at(self, table_id: int, now_ms: int) -> float:
        """Handle the clocks of one table; return the seconds until the next look for due clocks."""

        async def decide(at: Position) -> Change:
            for row in at.seats:
                if row.member_id in gone and at.table.status is Status.PLAYING:
                    return playing.left_server(at, row.seat)
            free = known if at is seen else await self._almanac.free(at, now_ms)
            members = on_last_call(at, free, now_ms)
            leaves = {each: await self._almanac.leave(at, each, now_ms) for each in members}
            heard_ms = now_ms - LATE_MS
            seat = to_vote_on(at, free, heard_ms)
            if seat is not None and self.ask_others is not None:
                change = await self.ask_others(at, seat, free, now_ms)
            else:
                reach = await self._settings.reach(*at.waiting_members())
                wishes = {each: found.wishes.reminders for each, found in reach.items()}
                change = looked(at, free, heard_ms, now_ms=now_ms, leaves=leaves, wishes=wishes)
                change = dataclasses.replace(change, then=partial(self._forget, members))
            also = both(change.also, self._outages.riding)
            return dataclasses.replace(change, also=also, free=free)

        # Discord is asked before the table is locked.
        seen = await self._changes.position(table_id)
        known = await self._almanac.free(seen, now_ms)
        asked = concerned(seen, known, now_ms - LATE_MS)
        gone = {each for each in asked if await self._has_left(seen.table.guild_id, each)}
        await self._changes.change(table_id, None, decide)
        return _AGAIN_S

    def _forget(self, members: list[int]) -> None:
        for member in members:
            self._almanac.forget_vacations(member)
