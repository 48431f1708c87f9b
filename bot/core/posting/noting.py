"""Records that a row of the outbox was sent: its messages, their recipients, and the consequences."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from bot.store import dues, members, outbox, pings
from bot.store.database import Connection, Database
from bot.store.declaring.posted import Posted
from bot.store.pings import Ping
from bot.store.rows import Due, Notice, NoticeKind, OutboxRow
from bot.tables.absence.leavers import may_have_left
from bot.tables.finding.lobby_board import relist
from bot.tables.model import Position
from bot.tables.service import Tables
from bot.tables.telling.keeping import quiet_due
from bot.tables.telling.telling import Told

DIRECT, THREAD = "direct", "thread"
_IN_THREAD = (NoticeKind.BOARD, NoticeKind.NOTICE, NoticeKind.REMINDER)
"""Kinds of posts that keep a table's thread open."""
LISTED = (NoticeKind.LOBBY, NoticeKind.CLOSING, NoticeKind.OFFER)
"""Kinds of posts after which the list of a server's tables may be stale."""
NOWHERE: Mapping[str, int | Posted | None] = MappingProxyType({})


class Noting:
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
        due: Iterable[Due] = (),
        also: Callable[[Connection], None] | None = None,
        places: Mapping[str, int | Posted | None] = NOWHERE,
        read: int | None = None,
    ) -> None:
        """Record in one transaction that a row was sent.

        Args:
            then: notices that follow from it.
            told_at_ms: the moment of a board's post; the clocks of the members whom it asks run from then on.
            told: messages to members in it.
            due: dues that follow from it.
            also: stores further rows.
            places: the places of posts, as fields of `TableRow`.
            read: the channel for which a thread was made; if the table has moved since, `places` are not stored.
        """
        now, told, due = self._now(), tuple(told), tuple(due)

        def keep(conn: Connection) -> None:
            outbox.sent(conn, row.id, posted=posted, now=now)
            pings.add(conn, *told)
            dues.put(conn, *due)
            if row.kind in _IN_THREAD and posted is not None and row.table_id is not None:
                dues.put(conn, quiet_due(row.table_id, int(now * 1000)))
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
                is_reached=posted is not None and row.kind in _IN_THREAD,
                only_in=read,
                **places,
            )

    async def last_sent(self, row: OutboxRow) -> float | None:
        """Return the moment of the last message or edit of the same kind and target, in seconds since 1970."""
        return await self._database.read(lambda conn: outbox.last_sent(conn, row.kind, row.target))

    async def refused(
        self, row: OutboxRow, ping: Ping, *then: Notice, due: Iterable[Due] = ()
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
            dues.put(conn, *due, *gone)
            for notice in then:
                outbox.put(conn, notice, now=now)

        await self._database.write(keep, table_id=row.table_id)


def marker_of(row: OutboxRow, at: Position) -> str:
    """Return the name of a picture's file, by which a message of this row is found again after a kill."""
    return f"{at.table.title}-{at.table.id}-r{row.id}"


def ping_of(
    row: OutboxRow,
    told: Told,
    *,
    place: str,
    posted: Posted | None,
    at_ms: int,
    error: str | None = None,
) -> Ping:
    """Return the stored form of a message to a member about a turn."""
    return Ping(
        outbox_id=row.id,
        member_id=told.member_id,
        table_id=row.table_id,
        seat=told.seat,
        turn=told.turn,
        rung=told.rung,
        place=place,
        posted=posted,
        at_ms=at_ms,
        error=error,
    )
