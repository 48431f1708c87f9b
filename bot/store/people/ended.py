"""The tables of a member that have ended."""

from sqlalchemy import Connection, bindparam, select

from bot.store.schema import seats, tables

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


def ended(conn: Connection, member_id: int, *, after: int, most: int) -> list[int]:
    """The tables in play that ended after a moment (seconds since 1970), the last first."""
    facts = {"member": member_id, "after": after, "most": most}
    return list(conn.execute(_ENDED, facts).scalars())
