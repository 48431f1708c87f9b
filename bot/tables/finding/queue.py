"""The service of the queue: seekers, their matches, and their answers (specification of hosting, 6.2)."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from msgspec.structs import replace

from bot.clocks.paces import DAY_MS, MINUTE_MS, read_pace
from bot.clocks.spans import FreeTime, Span
from bot.store import outbox, timers
from bot.store.database import Connection, Database
from bot.store.finding import lobby_boards, seekers
from bot.store.finding.seekers import Match, Seeker
from bot.store.people import bans
from bot.store.rows import Filters, SeatRow, Secrets, Status, TableRow, Timer, TimerKind
from bot.tables import commit, notices, opening
from bot.tables.conduct.permitted import assert_permitted, assert_welcome
from bot.tables.dependencies import Dependencies
from bot.tables.finding.matching import ALL_DAY, Matched, Ready, awake_quarters, matched
from bot.tables.model import Actor
from bot.tables.service import Tables
from bot.tables.settings import TABLES, TITLES, Settings
from bot.tables.timekeeping.timers import Transaction
from bot.tables.timekeeping.together import asleep
from rules.core.errors import Refusal
from rules.core.game import default_options

T = TypeVar("T")

EVERY_MS = 5 * MINUTE_MS
"""The queue is matched this often, and after each change."""
LIVE_MS = 15 * MINUTE_MS
"""A member who wants to play at once is assumed to be there for this long."""
LIVE_ANSWER_MS = 5 * MINUTE_MS
ANSWER_MS = DAY_MS
"""Time for matched members to answer: at a live table; at others, only waking time counts."""
DAYS = (1, 3, 7, 14)
"""Days for which a member may wait for a game."""


@dataclass(frozen=True, slots=True)
class _QueueRows:
    """Rows about a server that are read before its queue is matched."""

    found: list[Seeker]
    standing: dict[int, tuple[Status, set[int]]]
    banned: set[int]
    apart: dict[int, frozenset[int]]


@dataclass(frozen=True, slots=True)
class _Opened:
    """A table to be opened for a match."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    secrets: Secrets
    seekers: tuple[Seeker, ...]
    until_ms: int


class Queue:
    def __init__(
        self,
        database: Database,
        dependencies: Dependencies,
        tables_: Tables,
        settings: Settings,
        wake: Callable[[], None] = lambda: None,
    ) -> None:
        """Take `wake`, which is called for a timer that belongs to no table."""
        self._database = database
        self._dependencies = dependencies
        self._tables = tables_
        self._settings = settings
        self._wake = wake

    async def of(self, guild_id: int, member_id: int) -> tuple[Seeker, ...]:
        """Return a member's places in a server's queue, at most one a pace."""
        found = await self._database.read(lambda conn: seekers.of_guild(conn, guild_id))
        return tuple(each for each in found if each.member_id == member_id)

    async def count(self, guild_id: int) -> int:
        """Count the seekers of a server."""
        return await self._database.read(lambda conn: seekers.count_waiting(conn, guild_id))

    async def seek(self, seeker: Seeker) -> Seeker:
        """Put a member into the queue. If they already wait at that pace, they keep their place.

        `made_ms` and `until_ms` are set here, from the days that `until_ms` names.

        Raises:
            TableRefusal: banned.
            Refusal: queue.nothing_fits, server.not_title, server.not_pace, or there is no such pace.
        """
        now = self._tables.now_ms()
        await assert_welcome(self._database, seeker.guild_id, seeker.member_id, now)
        allowed = await self._settings.several(seeker.guild_id, TITLES)
        titles = tuple(each for each in seeker.titles if not allowed or each in allowed)
        await assert_permitted(
            self._settings, seeker.guild_id, (*titles, *seeker.titles)[0], seeker.pace
        )
        seeker = replace(seeker, titles=titles)
        if not self._games(seeker):
            raise Refusal("queue.nothing_fits")
        pace = read_pace(seeker.pace)
        is_live = pace is not None and pace.is_live
        until = now + (LIVE_MS if is_live else seeker.until_ms)
        kept = replace(seeker, made_ms=now, until_ms=until)
        await self._keep(seeker.guild_id, lambda conn: seekers.put(conn, kept))
        return kept

    async def leave(self, guild_id: int, member_id: int, table_id: int | None = None) -> int:
        """Take a member out of the queue, or out of one match; return the number of their wishes that ended.

        Members matched with them return to their places at once.
        """
        now = self._tables.now_ms()

        def keep(conn: Connection) -> int:
            own = [
                each
                for each in seekers.of_guild(conn, guild_id)
                if each.member_id == member_id and table_id in (None, each.table_id)
            ]
            seekers.drop(conn, *own)
            for each in own:
                if each.is_asked and each.table_id is not None:
                    timers.put(conn, Timer(TimerKind.MATCH, str(each.table_id), now))
            return len(own)

        return await self._keep(guild_id, keep)

    async def _keep(self, guild_id: int, store: Callable[[Connection], T]) -> T:
        """Store a change of the queue, then match it."""
        now = self._tables.now_ms()

        def keep(conn: Connection) -> T:
            done = store(conn)
            timers.put(conn, Timer(TimerKind.QUEUE, str(guild_id), now))
            _relist(conn, guild_id, now)
            return done

        done = await self._database.write(keep)
        self._wake()
        return done

    async def looked(self, timer: Timer, now_ms: int) -> Transaction:
        """Match the queue of a server; the handler of `TimerKind.QUEUE`."""
        guild_id = timer.number

        def read(conn: Connection) -> _QueueRows:
            found = seekers.of_guild(conn, guild_id)
            members = {each.member_id for each in found}
            banned = {each for each in members if bans.of(conn, guild_id, each, now_ms) is not None}
            standing = seekers.tables_of(conn, guild_id)
            return _QueueRows(found, standing, banned, bans.apart(conn, members))

        look = await self._database.read(read)
        gone, freed, over = _sorted(look, now_ms)
        settled = {(each.member_id, each.pace) for each in (*gone, *over)}
        released = {(each.member_id, each.pace) for each in freed}
        free = [
            each
            for each in look.found
            if (key := (each.member_id, each.pace)) not in settled
            and (key in released or not each.is_asked)
        ]
        opened = await self._matches(free, look, now_ms)

        def keep(conn: Connection) -> None:
            if seekers.of_guild(conn, guild_id) != look.found:
                # A member came or went meanwhile; the queue is matched again.
                timers.put(conn, Timer(TimerKind.QUEUE, str(guild_id), now_ms))
                return
            seekers.drop(conn, *gone, *over)
            for each in freed:
                seekers.place(conn, each, None)
            for each in over:
                told = notices.unmatched(each.member_id, each.channel_id)
                outbox.put(conn, told, now=now_ms / 1000)
            for made in opened:
                _open(conn, made, now_ms)
            if opened or gone or over:
                _relist(conn, guild_id, now_ms)
            if len(look.found) > len(gone) + len(over):
                timers.put(conn, Timer(TimerKind.QUEUE, str(guild_id), now_ms + EVERY_MS))

        return keep

    async def _matches(
        self, free: Sequence[Seeker], look: _QueueRows, now_ms: int
    ) -> list[_Opened]:
        """Return the tables to open for members who are free."""
        made: list[_Opened] = []
        free = [each for each in free if each.member_id not in look.banned]
        if len(free) < 2:
            return made
        members = {each.member_id for each in free}
        conducts = await self._tables.conducts.of(*members, now_ms=now_ms)
        for pace in sorted({each.pace for each in free}):
            those = {each.member_id: each for each in free if each.pace == pace}
            control = read_pace(pace)
            needs_hours = control is not None and (control.is_live or pace == "fast")
            ready = [
                Ready(
                    each.member_id,
                    self._games(each),
                    each.made_ms,
                    conducts[each.member_id].reliability,
                    each.reliability,
                    look.apart[each.member_id],
                    await self._awake(each, now_ms) if needs_hours else ALL_DAY,
                )
                for each in those.values()
            ]
            for found in matched(ready):
                group = tuple(those[member] for member in found.members)
                made.append(await self._opened(found, group, now_ms))
        return made

    def _games(self, seeker: Seeker) -> tuple[tuple[str, int], ...]:
        """Return the games that a member would play: each title with every allowed number of seats, larger first."""
        found = []
        for title in seeker.titles:
            try:
                allowed = self._dependencies.games(title).seats
            except KeyError:
                continue
            found += [
                (title, each) for each in sorted(seeker.seats, reverse=True) if each in allowed
            ]
        return tuple(each for each in found if each[1] > 1)

    async def _awake(self, seeker: Seeker, now_ms: int) -> int:
        return awake_quarters(await self._nights(seeker, now_ms), now_ms)

    async def _nights(self, seeker: Seeker, now_ms: int) -> list[Span]:
        almanac, member_id = self._tables.almanac, seeker.member_id
        return await asleep(almanac, member_id, seeker.language, seeker.guild_id, now_ms)

    async def _opened(self, found: Matched, group: tuple[Seeker, ...], now_ms: int) -> _Opened:
        first = group[0]
        game, secrets = self._dependencies.games(found.title), self._dependencies.secrets()
        chosen = await self._settings.channel(first.guild_id, TABLES)
        table = opening.opened(
            game,
            Actor(first.member_id, first.name, 0),
            secrets,
            guild_id=first.guild_id,
            channel_id=first.channel_id if chosen is None else chosen,
            language=await self._settings.guild_language(first.guild_id) or first.language,
            seats=len(group),
            options=default_options(game),
            pace=first.pace,
            who=Filters(reliability=max(each.reliability for each in group)),
            now=now_ms // 1000,
        )
        rows = tuple(
            SeatRow(seat, None, None, each.member_id, each.name) for seat, each in enumerate(group)
        )
        return _Opened(table, rows, secrets, group, await self._answers_until(group, now_ms))

    async def _answers_until(self, group: Iterable[Seeker], now_ms: int) -> int:
        """Return the latest end of the time to answer in a group."""
        latest = now_ms + LIVE_ANSWER_MS
        for each in group:
            pace = read_pace(each.pace)
            if pace is not None and pace.is_live:
                continue
            nights = await self._nights(each, now_ms)
            until = FreeTime.of(nights).due(now_ms, ANSWER_MS)
            latest = max(latest, until or now_ms + 2 * ANSWER_MS)
        return latest


def _sorted(look: _QueueRows, now_ms: int) -> tuple[list[Seeker], list[Seeker], list[Seeker]]:
    """Return the members at play, those without their table, and those out of time."""
    gone, freed, over = list[Seeker](), list[Seeker](), list[Seeker]()
    for each in look.found:
        standing = None if each.table_id is None else look.standing.get(each.table_id)
        if standing is not None and standing[0] is Status.LOBBY:
            if not each.is_asked and each.until_ms <= now_ms:
                over.append(each)
        elif standing is not None and each.member_id in standing[1]:
            gone.append(each)
        elif each.until_ms <= now_ms:
            over.append(each)
        elif each.table_id is not None:
            freed.append(each)
    return gone, freed, over


def _open(conn: Connection, made: _Opened, now_ms: int) -> None:
    """Store a table for matched members and ask them to sit down."""
    table_id = commit.create(conn, made.table, made.seats, made.secrets, now=now_ms / 1000)
    seekers.put_match(conn, Match(table_id, made.until_ms))
    for each in made.seekers:
        seekers.place(conn, each, table_id, is_asked=True)
    timers.put(conn, Timer(TimerKind.MATCH, str(table_id), made.until_ms))
    asked = notices.match(replace(made.table, id=table_id))
    outbox.put(conn, asked, now=now_ms / 1000)


def _relist(conn: Connection, guild_id: int, now_ms: int) -> None:
    """Update the list of the server's tables, which counts the seekers."""
    if lobby_boards.of_guild(conn, guild_id) is not None:
        outbox.put(conn, notices.lobby_board(guild_id), now=now_ms / 1000)
