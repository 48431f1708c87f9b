"""Tables that have ended: those of a member, their usual length, and their records."""

from statistics import median_low

from sqlalchemy import Connection, bindparam, select

from bot.store.declaring.columns import its
from bot.store.rows import Status, TableRow
from bot.store.schema import IS_NO_FIRST_GAME, seats, tables

_ENDED = (
    select(tables.c.id)
    .join(seats, seats.c.table_id == tables.c.id)
    .where(
        seats.c.member_id == bindparam("member"),
        tables.c.ended_at > bindparam("after"),
        tables.c.started_at.is_not(None),
    )
    .order_by(tables.c.ended_at.desc())
    .limit(bindparam("most"))
)
MOST_LENGTHS = 20
"""The newest finished tables from which the usual length is taken."""
FEWEST_LENGTHS = 5
_LENGTHS = (
    select(tables.c.ended_at - tables.c.started_at)
    .where(
        its(tables, title="title", seat_count="seats", pace="pace"),
        tables.c.status == Status.FINISHED,
        tables.c.moves_before.is_(None),
        tables.c.started_at.is_not(None),
        IS_NO_FIRST_GAME,
    )
    .order_by(tables.c.ended_at.desc())
    .limit(MOST_LENGTHS)
)
_CALLED_OFF = (
    select(tables.c.id)
    .where(
        its(tables, commitment="commitment", guild_id="guild"),
        tables.c.status == Status.CANCELLED.value,
    )
    .order_by(tables.c.id.desc())
    .limit(1)
)


def ended(conn: Connection, member_id: int, *, after: int, most: int) -> list[int]:
    """Return the tables in play that ended after a moment (seconds since 1970), the last first."""
    facts = {"member": member_id, "after": after, "most": most}
    return list(conn.execute(_ENDED, facts).scalars())


def usual_length_s(conn: Connection, table: TableRow) -> int | None:
    """Return the median length of the last finished tables with this title, number of seats and pace, in seconds.

    None if there were too few.
    """
    wanted = {"title": table.title, "seats": table.seat_count, "pace": table.pace}
    found = list(conn.execute(_LENGTHS, wanted).scalars())
    return median_low(found) if len(found) >= FEWEST_LENGTHS else None


def called_off(conn: Connection, guild_id: int, commitment: str) -> int | None:
    """Return the newest table of a server with this commitment that was called off."""
    wanted = {"guild": guild_id, "commitment": commitment}
    return conn.execute(_CALLED_OFF, wanted).scalar_one_or_none()
