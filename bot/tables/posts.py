"""Places of a table's posts: noted once they are out, posted anew, held back, moved to another channel."""

import asyncio
import dataclasses
import math
from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial

from cachetools import LRUCache
from msgspec.structs import replace

from bot.store import outbox, tables, timers
from bot.store.database import Connection, Database
from bot.store.declaring.posted import Posted
from bot.store.finding import invitations, seekers
from bot.store.people import ballots, handovers, offers
from bot.store.rows import Notice, NoticeKind, TableRow, Timer, TimerKind
from bot.tables import commit, notices
from bot.tables.changing import Changes
from bot.tables.dependencies import Dependencies
from bot.tables.history import archive
from bot.tables.model import Position
from bot.tables.timing import clocking, reaching
from bot.tables.timing.almanac import Almanac
from rules.core.text import Msg, Typed

_MOMENT_S = 2.0
"""A board that was just delayed need not be delayed again within this time."""
_TABLES = 1024
"""Number of tables in the cache of delayed boards."""


class PostRecords:
    def __init__(
        self, database: Database, dependencies: Dependencies, changes: Changes, almanac: Almanac
    ) -> None:
        self._database = database
        self._dependencies = dependencies
        self._changes = changes
        self._almanac = almanac
        self._delayed: LRUCache[int, tuple[bytes, float]] = LRUCache(_TABLES)
        """The moment until which a table's board need not be delayed again while its position has this seal."""
        self._lobbies: defaultdict[int, asyncio.Event] = defaultdict(asyncio.Event)
        """Set once the post of a table's lobby is out, for those who wait for it."""

    async def until_listed(self, table_id: int, within_s: float) -> None:
        """Wait until the post of a table's lobby is out, or until the seconds have passed."""
        listed = self._lobbies[table_id]
        try:
            if (await self._changes.position(table_id)).table.lobby is None:
                with suppress(TimeoutError):
                    await asyncio.wait_for(listed.wait(), within_s)
        finally:
            self._lobbies.pop(table_id, None)

    async def repost(self, table_id: int) -> None:
        """Post the board again, or bring the post of the lobby up to date.

        Raises:
            TableRefusal: no_such_table, or log_damaged if the part of the log for the board cannot be read.
        """
        at = await self._changes.position(table_id)
        await archive.history(self._database, table_id, 0, after=at.table.told_seq)

        def keep(conn: Connection) -> None:
            table = tables.get(conn, table_id)
            if table is not None and _is_apart(table):
                # Members that could not be added to it may be addable by now.
                outbox.put(conn, notices.thread(table), now=self._dependencies.now())
            for notice in () if table is None else notices.again(table):
                outbox.put(conn, notice, now=self._dependencies.now())

        await self._database.write(keep, table_id=table_id)
        self._dependencies.on_change(table_id)

    async def talk(self, table_id: int) -> None:
        """Ask for the watchers' thread, also if it could not be made before."""
        at = await self._changes.position(table_id)
        if at.table.talk_id is not None:
            await self.place(table_id, lambda conn: None, talk_id=None)
        await self._database.write(
            lambda conn: outbox.put(conn, notices.talk(at.table), now=self._dependencies.now())
        )
        self._dependencies.on_change(table_id)

    async def stir(self, at: Position) -> None:
        """Delay a board during a turn, because a member is using a panel.

        The database is spared if no board is known to wait, or if it was delayed a moment ago.
        """
        table_id, until = at.table.id, self._dependencies.now() + notices.MID_TURN_S
        seal, enough_s = self._delayed.get(table_id, (None, 0.0))
        if seal is not None and seal == at.seal and until < enough_s:
            return
        waits = await self._database.write(
            lambda conn: outbox.hold_back(conn, table_id, until=until), table_id=table_id
        )
        if at.seal is not None and not self._database.is_shared:
            # No board can come to wait before the position changes.
            self._delayed[table_id] = at.seal, until + _MOMENT_S if waits else math.inf

    async def cut_off(self, guild_id: int) -> None:
        """Stop the clocks of a server that the bot has left."""
        for table_id in await self._database.read(lambda conn: tables.played_in(conn, guild_id)):
            await self.lose(table_id, lambda conn: None)

    async def cut_off_in(self, *guild_ids: int) -> tuple[TableRow, ...]:
        """Return the tables of these servers at which the bot cannot post."""

        def query(conn: Connection) -> tuple[TableRow, ...]:
            tried = timers.in_servers(conn, TimerKind.REACH, guild_ids)
            found = (tables.get(conn, timer.number) for timer in tried)
            return tuple(each for each in found if each is not None)

        return await self._database.read(query)

    async def try_soon(self, table_ids: Iterable[int]) -> None:
        """Try to post at tables that were cut off, because the bot may be allowed to by now."""
        soon_ms = int(self._dependencies.now() * 1000) + reaching.SOON_MS
        due = [Timer(TimerKind.REACH, str(each), soon_ms) for each in table_ids]
        await self._database.write(lambda conn: timers.put(conn, *due))
        for timer in due:
            self._dependencies.on_change(timer.number)

    async def try_again(self, *, guild_id: int = 0, place_id: int = 0) -> None:
        """Post the boards of a server where the bot is back, or of tables whose place has just been deleted.

        If that is refused, the clocks stand and the opener gets a message.
        """
        query = partial(tables.played_in, guild_id=guild_id, place_id=place_id)
        for table_id in await self._database.read(query):
            await self.repost(table_id)

    async def move(self, table_id: int, channel_id: int) -> None:
        """Move a table to another channel, because its own was deleted."""

        table = (await self._changes.position(table_id)).table
        told = notices.moved(table)

        def tell(conn: Connection) -> None:
            for notice in (*told, *asked_again(conn, table)):
                outbox.put(conn, notice, now=self._dependencies.now())

        await self.place(
            table_id,
            tell,
            channel_id=channel_id,
            thread_id=None,
            lobby=None,
            board=None,
        )
        self._dependencies.on_change(table_id)

    async def place(
        self,
        table_id: int,
        also: Callable[[Connection], None],
        *,
        told_at_ms: int | None = None,
        accepted: NoticeKind | None = None,
        only_in: int | None = None,
        **places: int | Posted | None,
    ) -> None:
        """Store the places of posts, as fields of `TableRow`, in one transaction with `also`.

        Args:
            told_at_ms: the moment of a board's post; the clocks of the members whom it asks run from then on.
            accepted: the kind of the post, if Discord has taken one.
            only_in: the channel in which the table has to be for `places` to be stored.
        """
        now_ms = int(self._dependencies.now() * 1000)
        at = await self._changes.position(table_id)
        is_back = _is_back(at.table, accepted)
        if is_back:
            at = dataclasses.replace(at, table=reaching.reached(at.table, now_ms))
        free = await self._almanac.free(at, now_ms)

        def noted(before: Position) -> tuple[Position, Callable[[Connection], None]]:
            has_moved = only_in not in (None, before.table.channel_id)
            table = before.table if has_moved else replace(before.table, **places)
            was_cut_off = _is_back(table, accepted)
            if was_cut_off:
                table = clocking.armed(reaching.reached(table, now_ms), before.seats, free)
            if told_at_ms is not None:
                table = clocking.told(table, before.seats, free, at_ms=told_at_ms)
            after = commit.sealed(dataclasses.replace(before, table=table, lacks_options=False))

            def keep(conn: Connection) -> None:
                commit.update(conn, before, after)
                if was_cut_off:
                    timers.drop(conn, [(TimerKind.REACH, str(table_id))])
                also(conn)

            return after, keep

        await self._changes.note(table_id, noted)
        if "lobby" in places and (listed := self._lobbies.get(table_id)) is not None:
            listed.set()
        if is_back:
            # The clocks may have to be checked earlier than before.
            self._dependencies.on_change(table_id)

    async def lose(
        self, table_id: int, also: Callable[[Connection], None], told: Msg | None = None
    ) -> None:
        """Pause a table after a refused post; posting is tried again later.

        The members at the table are told once an outage. All is stored in one transaction with `also`.
        """
        now_ms = int(self._dependencies.now() * 1000)

        def noted(before: Position) -> tuple[Position, Callable[[Connection], None]]:
            table = reaching.lost(before.table, now_ms)
            after = commit.sealed(dataclasses.replace(before, table=table, lacks_options=False))
            is_new = reaching.cut_off_since(before.table) is None

            def keep(conn: Connection) -> None:
                commit.update(conn, before, after)
                timers.put(conn, *reaching.next_try(table, now_ms))
                also(conn)
                if told is not None and is_new:
                    outbox.put(conn, notices.cut_off(table_id, told), now=now_ms / 1000)

            return after, keep

        await self._changes.note(table_id, noted)


def asked_again(conn: Connection, table: TableRow) -> tuple[Notice, ...]:
    """Return notices that ask all open questions of a table again, because the table is elsewhere now."""
    seats = tables.seats(conn, table.id)
    names = {row.member_id: row.name for row in seats}
    given = [handovers.get(conn, table.id, row.seat) for row in seats]
    match = seekers.match(conn, table.id)
    return (
        *(
            notices.ballot(table, each.number)
            for each in ballots.of_table(conn, table.id)
            if each.outcome is None
        ),
        *(
            notices.handover(table, each.seat)
            for each in given
            if each is not None and each.is_open
        ),
        *(
            notices.invitation(table, each.member_id, names.get(each.by_id, Typed("")))
            for each in invitations.open_at(conn, table.id)
        ),
        *((notices.match(table),) if match is not None and match.is_open else ()),
        *((notices.offer(table),) if offers.post_of(conn, table.id) is not None else ()),
    )


def _is_back(table: TableRow, accepted: NoticeKind | None) -> bool:
    """Return whether a post of this kind ends an outage of the table."""
    is_proof = accepted is not None and reaching.proves(table, accepted)
    return is_proof and reaching.cut_off_since(table) is not None


def _is_apart(table: TableRow) -> bool:
    """Return whether the table is played in a thread to which its members have to be added."""
    is_own = table.thread_id not in (None, table.channel_id)
    return is_own and (table.filters.private or table.is_sealed)
