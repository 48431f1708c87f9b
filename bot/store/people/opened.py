"""Last choices of members when they opened a table, proposed again the next time."""

from msgspec import Struct
from sqlalchemy import Connection, bindparam, select

from bot.store import schema, tables
from bot.store.declaring.columns import its

_tables, _seats = schema.tables, schema.seats

_LAST = (
    select(_tables.c.id, _tables.c.seat_count, _tables.c.pace)
    .join(_seats, _seats.c.table_id == _tables.c.id)
    .where(
        _seats.c.member_id == bindparam("member"),
        its(_tables, opener_id="member", title="title"),
    )
    .order_by(_tables.c.id.desc())
    .limit(1)
)


class Opened(Struct, frozen=True):
    """The number of seats of a member's last table of a title, its robots from the start, and its pace."""

    seats: int
    robots: int
    level: int | None
    """Level of the first robot."""
    pace: str
    """Pace as `read_pace` reads it."""


def last(conn: Connection, member_id: int, title: str) -> Opened | None:
    """Return the newest table of a title that a member opened and has a seat at; None if there is none."""
    row = conn.execute(_LAST, {"member": member_id, "title": title}).one_or_none()
    if row is None:
        return None
    began = {sitting.seat: sitting for sitting in reversed(tables.sittings(conn, row.id))}
    levels = [
        seat.robot_level
        for seat in tables.seats(conn, row.id)
        if seat.robot_level is not None
        and seat.away_id is None
        # A member gave the seat up later.
        and not (seat.seat in began and began[seat.seat].member_id is not None)
    ]
    return Opened(row.seat_count, len(levels), levels[0] if levels else None, row.pace)
