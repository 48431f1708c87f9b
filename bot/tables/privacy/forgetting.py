"""The service that forgets a server: at once at its wish, or a while after it has removed the bot.

Its open tables are closed without a result, and its tournaments called off. All members are removed from them as in a
deletion of their own data (ADR 18), so that those can still be verified. They are removed from the server's
leaderboards, too. Members' own data stays until they delete it: hours, conduct, results and ratings.
"""

import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

from bot.clocks.paces import DAY_MS
from bot.store import tables, timers
from bot.store.contest import erasing as contests
from bot.store.damage import Damaged
from bot.store.database import Connection, Database
from bot.store.people import personal, posted, servers
from bot.store.rows import Status, Timer, TimerKind
from bot.store.timers import StaleTimer
from bot.tables.errors import TableRefusal
from bot.tables.model import Change, Position
from bot.tables.moderating import acts
from bot.tables.privacy import erasures
from bot.tables.privacy.erasing import erase_at
from bot.tables.privacy.traces import Traces
from bot.tables.privacy.turns import Turns
from bot.tables.service import Tables

AFTER_MS = 90 * DAY_MS
"""A server is forgotten this long after it has removed the bot."""
MOST_OPEN = 1000
"""No server has more open tables."""
OWN = frozenset({"results", "rating_events", "ratings"})
"""Rows of tables that are a member's own."""
_log = logging.getLogger(__name__)
_REMOVED = "the bot was removed from the server"
_ASKED = "asked"
"""Behind the number of a server in the key of a timer: the server itself wants to be forgotten."""


async def _no_tournaments(guild_id: int) -> None:
    pass


class Forgetting:
    def __init__(
        self,
        database: Database,
        tables: Tables,
        wake: Callable[[], None],
        call_off: Callable[[int], Awaitable[None]] = _no_tournaments,
    ) -> None:
        """Take `wake`, which is called for a new timer, and `call_off`, which ends the tournaments of a server."""
        self._call_off = call_off
        self._database = database
        self._tables = tables
        self._wake = wake
        self._turns = Turns(database)

    async def left(self, guild_id: int) -> None:
        """Note that the bot was removed from a server, which may invite it again."""
        timer = Timer(TimerKind.FORGET, str(guild_id), self._tables.now_ms() + AFTER_MS)
        await self._database.write(lambda conn: timers.put(conn, timer))
        self._wake()

    async def left_meanwhile(self, guild_ids: Iterable[int]) -> None:
        """Note the servers of the bot; any other known server has removed it while it was away."""
        there, now = set(guild_ids), self._tables.now_ms()

        def note(conn: Connection) -> None:
            for guild_id in servers.known(conn, self._database.shards) - there:
                if not timers.has(conn, TimerKind.FORGET, str(guild_id)):
                    timers.put(conn, Timer(TimerKind.FORGET, str(guild_id), now + AFTER_MS))

        await self._database.write(note)
        self._wake()

    async def back_in(self, *guild_ids: int) -> None:
        """Note that the bot is in these servers, perhaps again."""
        unwanted = [(TimerKind.FORGET, str(each)) for each in guild_ids]
        await self._database.write(lambda conn: timers.drop(conn, unwanted))

    async def tables(self, guild_id: int) -> tuple[int, list[int]]:
        """Return the number of a server's stored tables, and those of them that are open."""
        return await self._database.read(
            lambda conn: (
                len(servers.tables_of(conn, guild_id)),
                tables.in_guild(conn, guild_id, MOST_OPEN),
            )
        )

    async def forget(self, guild_id: int) -> None:
        """Forget a server now. It is finished even if the program is killed meanwhile.

        Posts there that name members are edited afterwards, by the outbox.
        """
        timer = Timer(TimerKind.FORGET, f"{guild_id}:{_ASKED}", self._tables.now_ms())

        def begin(conn: Connection) -> None:
            timers.put(conn, timer)
            _prepare(conn, guild_id, self._tables.now_ms() / 1000)

        async with self._turns.of(timer):
            await self._database.write(begin)
            last = await self._forgotten(guild_id, is_told=True)
            await self._finish(lambda conn: timers.drop(conn, [(timer.kind, timer.key)]), last)
        self._tables.almanac.forget_server(guild_id)
        self._wake()

    async def due(self, timer: Timer, now_ms: int) -> Callable[[Connection], None]:
        """Forget a server; the handler of `TimerKind.FORGET`.

        Its tables post their end only if the server asked for it: otherwise the bot is not there any more.

        Raises:
            StaleTimer: always, because it is done then.
        """
        async with self._turns.still_due(timer):
            # Stored before another process may begin the same.
            last = await self._forgotten(timer.number, is_told=timer.key.endswith(f":{_ASKED}"))
            await self._finish(lambda conn: timers.take(conn, timer), last)
        raise StaleTimer(timer)

    async def _finish(
        self, take: Callable[[Connection], None], last: Callable[[Connection], None]
    ) -> None:
        def finish(conn: Connection) -> None:
            take(conn)
            last(conn)

        await self._database.write(finish)

    async def _forgotten(self, guild_id: int, *, is_told: bool) -> Callable[[Connection], None]:
        """Close and empty every table; return the transaction that deletes the rest."""
        await self._call_off(guild_id)
        for table_id in await self._database.read(partial(servers.tables_of, guild_id=guild_id)):
            await self._close(table_id)
            empty = partial(_emptied, table_id=table_id, is_told=is_told)
            await self._tables.changes.rewrite(table_id, empty)
        now = self._tables.now_ms()

        def rest(conn: Connection) -> None:
            servers.forget_chosen(conn, guild_id)
            contests.forget_server(conn, guild_id)
            erasures.begin(conn, _key(guild_id), now / 1000)
            timers.put(conn, Timer(TimerKind.SCRUB, "0", now))

        self._tables.almanac.forget_server(guild_id)
        _log.info("server %d is forgotten", guild_id)
        return rest

    async def _close(self, table_id: int) -> None:
        """Close a table without a result, unless it has ended."""

        async def decide(at: Position) -> Change:
            if at.table.status in (Status.LOBBY, Status.PLAYING):
                return acts.closed(at)
            return Change(at.table, at.seats, at.state)

        try:
            await self._tables.changes.change(table_id, None, decide)
        except TableRefusal:
            # A table that cannot be opened cannot be closed; its rows are anonymous all the same.
            return


def _key(guild_id: int) -> str:
    return f"server.{guild_id}"


def _prepare(conn: Connection, guild_id: int, now_s: float) -> None:
    """Note the places of posts that may name members, before the deletion removes them from the database."""
    known = contests.members_of(conn, guild_id)
    for table_id in servers.tables_of(conn, guild_id):
        known |= servers.members_at(conn, table_id)
    names = {name for each in known for name in personal.names_of(conn, each)}
    names |= {name for each in known for name in contests.names_of(conn, each)}
    places = posted.of_server(conn, guild_id, erasures.CHANNELS)
    erasures.prepare(conn, _key(guild_id), places, Traces.of(known, names), now_s)


def _emptied(conn: Connection, table_id: int, *, is_told: bool) -> None:
    for member in sorted(servers.members_at(conn, table_id)):
        erase_at(conn, table_id, member, personal.names_of(conn, member), but=OWN)
    servers.forget_posts(conn, table_id)
    if not is_told:
        servers.forget_unsent(conn, table_id, _REMOVED)
    try:
        tables.put_seal(conn, table_id)
    except Damaged:
        # It stays as unreadable as it was.
        return
