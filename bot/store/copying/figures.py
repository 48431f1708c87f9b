"""Figures about a database that an operator wants at a glance."""

from collections.abc import Mapping

from msgspec import Struct
from sqlalchemy import Connection, func, select

from bot.store import settings
from bot.store.declaring.contest import pods, rounds, stages, tournaments
from bot.store.rows import NoticeKind
from bot.store.schema import dues, outbox, tables

LAST_BEAT = "up_to_ms"
"""The fact with the last moment at which the bot could serve, in UTC milliseconds."""
_OPEN = outbox.c.sent_at.is_(None) & outbox.c.error.is_(None)
_WAITING = select(func.count(), func.min(outbox.c.due_at)).where(_OPEN)
_TABLES = select(tables.c.status, func.count().label("many")).group_by(tables.c.status)
_BOARDS = (
    select(outbox.c.sent_at - outbox.c.due_at)
    .where(outbox.c.kind == NoticeKind.BOARD.value, outbox.c.sent_at.is_not(None))
    .order_by(outbox.c.id.desc())
    .limit(500)
)
_TOURNAMENTS = select(tournaments.c.status, func.count().label("many")).group_by(
    tournaments.c.status
)
_LATE_POD = (
    select(func.min(pods.c.due_ms))
    .select_from(pods.join(rounds).join(stages).join(tournaments))
    .where(
        pods.c.ended.is_(None),
        rounds.c.status == "playing",
        tournaments.c.status == "running",
        tournaments.c.paused_ms.is_(None),
    )
)
_DUE = select(func.min(dues.c.at_ms))
_CLOCK = select(func.min(tables.c.due_ms))


class Figures(Struct, frozen=True):
    last_beat_ms: int | None
    waiting: int
    """Rows of the outbox that Discord has not taken yet."""
    oldest_s: float | None
    """The moment at which the first of them was due, in seconds since 1970."""
    tables: Mapping[str, int]
    """Number of tables of each status."""
    next_due_ms: int | None
    """The next moment at which a clock or another timer is checked."""
    boards_s: float | None = None
    """Of the newest boards, 95 % came out within this time after they were due, in seconds; None without boards."""
    tournaments: Mapping[str, int] = {}
    """Number of tournaments of each status."""
    pod_due_ms: int | None = None
    """The earliest deadline of a table that a running tournament waits for."""


def figures(conn: Connection) -> Figures:
    beat = settings.fact(conn, LAST_BEAT)
    waiting, oldest = conn.execute(_WAITING).one()
    late = sorted(conn.execute(_BOARDS).scalars())
    moments = [conn.scalar(_DUE), conn.scalar(_CLOCK)]
    return Figures(
        None if beat is None else int(beat),
        waiting,
        oldest,
        {row.status: row.many for row in conn.execute(_TABLES)},
        min((each for each in moments if each is not None), default=None),
        late[-1 - len(late) // 20] if late else None,
        {row.status: row.many for row in conn.execute(_TOURNAMENTS)},
        conn.scalar(_LATE_POD),
    )
