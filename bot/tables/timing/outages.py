"""Stretches in which the bot could not serve, which are not charged (ADR 15)."""

import asyncio
import logging
from collections.abc import Callable, Sequence

from bot.clocks.paces import MINUTE_MS
from bot.clocks.spans import Span
from bot.store import moves, settings, time
from bot.store.copying.figures import LAST_BEAT
from bot.store.copying.rectifying import recover
from bot.store.database import Connection, Database
from bot.store.errors import Unreachable
from bot.tables.timing.served import Served, ShardsStored

_log = logging.getLogger(__name__)

BEAT_S = 10.0
LOST_MS = 30_000
"""If two heartbeats are further apart than this, the bot was away in between."""
_LONG_MS = 5 * MINUTE_MS
EXTENSION_MS = 15 * MINUTE_MS
"""A long outage is extended by this much, so that no member returns to a clock with one second left."""
SETTLING_MS = 60_000
"""For this long after an outage no member runs out of time, so that earlier clicks are handled first."""


def _last_served_ms(conn: Connection) -> int | None:
    """Return the last heartbeat, or an interaction soon after it that was carried out before the next one was due.

    Interactions are stored with whole seconds. The beginning of its second counts: an outage must not begin after a
    kill, which may have come in the middle of it.
    """
    fact = settings.fact(conn, LAST_BEAT)
    if fact is None:
        return None
    beat_ms = int(fact)
    last_s = moves.last_interaction(conn, (beat_ms + LOST_MS) // 1000 - 1)
    return beat_ms if last_s is None else max(beat_ms, last_s * 1000)


def extension_ms(length_ms: int) -> int:
    """Return the time after an outage in which clocks stand, so that no member returns to one with a second left."""
    return EXTENSION_MS if length_ms >= _LONG_MS else 0


class Outages:
    """Stores heartbeats while the bot can serve; a stretch without them is an outage.

    One rule covers a process that was killed, a machine that slept, a blocked event loop, a lost connection, and a
    clock that steps forward. An outage of the database counts however short it is, since it is known to the second.
    Heartbeats in the future were made by a clock that was ahead: they are forgotten, with the outages that it stored.
    """

    def __init__(
        self, database: Database, now: Callable[[], float], is_connected: Callable[[], bool]
    ) -> None:
        self._database = database
        self._now = now
        self._is_connected = is_connected
        self._gaps: dict[int, int] = {}
        self._outages_seen = database.health.outages
        """Number of outages of the database that heartbeats have stored so far."""
        self._served = Served(database.shards)
        self.last_ms: int | None = None
        """The last heartbeat."""
        self.settled_ms = 0
        """Members do not run out of time before this moment."""
        self.was_ahead = False
        """True if the clock was ahead until now, so the due moments of clocks must be computed anew."""

    @property
    def is_serving(self) -> bool:
        """Return whether clicks can arrive now, as far as is known.

        After an outage of the database not before the next heartbeat.
        """
        return self._is_connected() and not self._was_interrupted

    @property
    def _was_interrupted(self) -> bool:
        health = self._database.health
        return not health.is_up or health.outages != self._outages_seen

    async def load(self) -> None:
        """Read the stored outages when the program starts."""
        gaps, last_ms = await self._database.read(
            lambda conn: (time.all_gaps(conn), _last_served_ms(conn))
        )
        self._gaps = dict(gaps)
        self._served.take(await self._database.read(self._served.read))
        self.last_ms = self._served.begin(last_ms) if self._database.is_shared else last_ms

    def ride(self) -> None:
        """Note a successful write: it counts as a heartbeat for this process.

        After a kill, `load` finds the interaction instead.
        """
        now = int(self._now() * 1000)
        if self.is_serving and self.last_ms is not None:
            is_close = 0 < now - self.last_ms <= LOST_MS
            self.last_ms = now if is_close else self.last_ms

    def riding(self, conn: Connection) -> None:
        """Store a heartbeat within the transaction of a timer, which no interaction proves."""
        if self.last_ms is not None:
            self._served.beat(conn, max(self.last_ms, int(self._now() * 1000)))

    def since(self, moment_ms: int, guild_id: int = 0) -> Sequence[Span]:
        """Return the outages in a server that end after a moment, including one that is going on now."""
        known = [(start, end) for start, end in self._gaps.items() if end > moment_ms]
        known += [span for span in self._served.gaps_of(guild_id) if span[1] > moment_ms]
        now = int(self._now() * 1000)
        last, is_ours = self._served.last_of(guild_id, self.last_ms)
        # Heartbeats of other processes are read as often as they are stored.
        longest = LOST_MS if is_ours else 2 * LOST_MS
        if is_ours and self._was_interrupted:
            longest = 0
        if last is not None and now - last > longest:
            known.append((last, now))
        return known

    async def beat(self) -> None:
        """Store that the bot can serve now, and the outage that this ends, if there was one."""
        if not self._is_connected():
            return
        outages = self._database.health.outages
        now = int(self._now() * 1000)
        last = now if self.last_ms is None else self.last_ms
        gap = None
        if now - last > LOST_MS or (outages != self._outages_seen and now > last):
            gap = last, now + extension_ms(now - last)
        was_ahead_ms = last - now if last - now > SETTLING_MS else 0
        if was_ahead_ms:
            _log.error(
                "The bot has served until %d s from now, by a clock that was ahead. No clock is charged for the time "
                "since that clock was put forward. If the machine's clock is right now, stop the bot and run "
                "`turnpost admin clock`, which lists all moments in the future.",
                was_ahead_ms // 1000,
            )
            last, gap = now, (now, now + max(SETTLING_MS, extension_ms(was_ahead_ms)))

        def keep(conn: Connection) -> ShardsStored:
            if was_ahead_ms and gap is not None:
                recover(conn, now, gap[1])
            if gap is not None and not self._database.is_shared:
                time.put_gap(conn, gap)
            self._served.put_gaps(conn, gap, now, lost_ms=LOST_MS)
            self._served.beat(conn, max(now, last))
            return self._served.read(conn)

        was_late = self._served.are_late
        self._served.take(await self._database.write(keep))
        self._served.has_beaten()
        self._outages_seen = outages
        self.last_ms = max(now, last)
        if was_ahead_ms:
            self._gaps = dict(await self._database.read(time.all_gaps))
            self.was_ahead = True
        elif gap is not None and not self._database.is_shared:
            self._gaps[gap[0]] = gap[1]
        if was_late:
            self.settled_ms = now + SETTLING_MS
        if gap is not None:
            self.settled_ms = now + SETTLING_MS
            _log.info("No time is charged for %d s.", (gap[1] - gap[0]) // 1000)

    async def run(self) -> None:
        """Store heartbeats until cancelled."""
        while True:
            try:
                await self.beat()
            except Unreachable as away:
                await away.over()
                continue
            await asyncio.sleep(BEAT_S)
