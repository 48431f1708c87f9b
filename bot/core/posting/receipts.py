"""Records that a row of the outbox was sent: its messages, their recipients, and the consequences."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from bot.clocks.reminders import Rung
from bot.store import members, outbox, pings, timers
from bot.store.database import Connection, Database
from bot.store.declaring.posted import Posted
from bot.store.pings import Ping
from bot.store.rows import Notice, NoticeKind, OutboxRow, Timer
from bot.tables.absence.leavers import may_have_left
from bot.tables.finding.lobby_board import relist
from bot.tables.model import Position, snowflake_ms
from bot.tables.service import Tables
from bot.tables.telling.keeping import quiet_timer
from bot.tables.telling.telling import Delivery

DIRECT, THREAD = "direct", "thread"
_IN_THREAD = (NoticeKind.BOARD, NoticeKind.NOTICE, NoticeKind.REMINDER)
"""Kinds of posts that keep a table's thread open."""
LISTED = (NoticeKind.LOBBY, NoticeKind.CLOSING, NoticeKind.OFFER)
"""Kinds of posts after which the list of a server's tables may be stale."""
NOWHERE: Mapping[str, int | Posted | None] = MappingProxyType({})


class Receipts:
    def __init__(self, database: Database, tables: Tables, now: Callable[[], float]) -> None:
        self._database = database
        self._tables = tables
        self._now = now

    async def note(
        self,
        row: OutboxRow,
        posted: Posted | None,
        *then: Notice,
        told_at_ms: int | None = None,
        told: Iterable[Ping] = (),
        due: Iterable[Timer] = (),
        also: Callable[[Connection], None] | None = None,
        places: Mapping[str, int | Posted | None] = NOWHERE,
        read: int | None = None,
    ) -> None:
        """Record in one transaction that a row was sent.

        Args:
            then: notices that follow from it.
            told_at_ms: the moment of a board's post; the clocks of the members whom it asks run from then on.
            told: messages to members in it.
            due: timers that follow from it.
            also: stores further rows.
            places: the places of posts, as fields of `TableRow`.
            read: the channel for which a thread was made; if the table has moved since, `places` are not stored.
        """
        now, told, due = self._now(), tuple(told), tuple(due)

        def keep(conn: Connection) -> None:
            outbox.sent(conn, row.id, posted=posted, now=now)
            pings.add(conn, *told)
            timers.put(conn, *due)
            if row.kind in _IN_THREAD and posted is not None and row.table_id is not None:
                timers.put(conn, quiet_timer(row.table_id, int(now * 1000)))
            if row.kind in LISTED and row.table_id is not None:
                relist(conn, row.table_id, now)
            if also is not None:
                also(conn)
            for notice in then:
                outbox.put(conn, notice, now=now)

        if row.table_id is None:
            await self._database.write(keep)
        else:
            await self._tables.posts.place(
                row.table_id,
                keep,
                told_at_ms=told_at_ms,
                accepted=None if posted is None else row.kind,
                only_in=read,
                **places,
            )

    async def last_sent(self, row: OutboxRow) -> float | None:
        """Return the moment of the last message or edit of the same kind and target, in seconds since 1970."""
        return await self._database.read(lambda conn: outbox.last_sent(conn, row.kind, row.target))

    async def refused(
        self, row: OutboxRow, ping: Ping, *then: Notice, due: Iterable[Timer] = ()
    ) -> None:
        """Record that Discord has refused a direct message, so that no further one is tried.

        If the member may have left, their tables are checked.
        """
        now = self._now()

        def keep(conn: Connection) -> None:
            outbox.failed(conn, row.id, error=ping.error or "")
            members.close_direct(conn, ping.member_id, now_ms=int(now * 1000))
            pings.add(conn, ping)
            gone = may_have_left(conn, ping.member_id, ping.error or "", int(now * 1000))
            timers.put(conn, *due, *gone)
            for notice in then:
                outbox.put(conn, notice, now=now)

        await self._database.write(keep, table_id=row.table_id)


def marker_of(row: OutboxRow, at: Position) -> str:
    """Return the name of a picture's file, by which a message of this row is found again after a kill."""
    return f"{at.table.title}-{at.table.id}-r{row.id}"


def ping_of(
    row: OutboxRow,
    told: Delivery,
    place: str,
    posted: Posted | None = None,
    *,
    now_ms: int = 0,
    error: str | None = None,
) -> Ping:
    """Return the stored form of a message to a member about a turn, or about a table's end.

    `now_ms` is for one that was not posted.
    """
    at_ms = now_ms if posted is None else snowflake_ms(posted.message_id)
    seat, turn = (None, None) if told.rung is Rung.ENDED else (told.seat, told.turn)
    its = (row.table_id, seat, turn)
    return Ping(row.id, told.member_id, told.rung, place, at_ms, *its, posted, error)
