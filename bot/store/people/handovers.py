"""Seats that a member, or the moderators, give to another member, at their consent."""

from typing import Final

from msgspec import Struct, structs
from sqlalchemy import Connection, bindparam, delete, select, update

from bot.store.declaring import people
from bot.store.declaring import posted as messages
from bot.store.declaring.posted import Posted
from bot.store.upsert import Upsert
from rules.core.seats import Seat

MODERATORS: Final = 0
"""In place of the giving member: the moderators give a seat that a robot has."""

_handovers = people.handovers


class Handover(Struct, frozen=True):
    """A seat that is given to a member."""

    seat: Seat
    from_id: int
    """The member who gives it, or `MODERATORS`."""
    to_id: int
    until_ms: int
    """End of the time in which the other may agree."""
    is_open: bool = True
    """True until it has been answered."""
    posted: Posted | None = None


_AT = (_handovers.c.table_id == bindparam("of_table"), _handovers.c.seat == bindparam("of_seat"))
_GET = select(
    *(_handovers.c[name] for name in messages.names(Handover.__struct_fields__, "posted"))
).where(*_AT)
_PUT = Upsert(_handovers, "from_id", "to_id", "until_ms", "is_open")
_NOTE = (
    update(_handovers)
    .where(*_AT)
    .values(channel_id=bindparam("channel"), message_id=bindparam("message"))
)
_DROP = delete(_handovers).where(*_AT)


def get(conn: Connection, table_id: int, seat: Seat) -> Handover | None:
    row = conn.execute(_GET, {"of_table": table_id, "of_seat": seat}).one_or_none()
    if row is None:
        return None
    whole = messages.together(row._mapping, "posted")
    return Handover(**(whole | {"is_open": bool(row.is_open)}))


def put(conn: Connection, table_id: int, handover: Handover) -> None:
    """Store one that is new or answered, in place of an earlier one of the seat. The place of its post stays."""
    row = structs.asdict(handover) | {"is_open": int(handover.is_open)}
    del row["posted"]
    _PUT.run(conn, row | {"table_id": table_id})


def note(conn: Connection, table_id: int, seat: Seat, posted: Posted) -> None:
    """Remember the message of a handover."""
    its = {"of_table": table_id, "of_seat": seat}
    conn.execute(_NOTE, its | {"channel": posted.channel_id, "message": posted.message_id})


def drop(conn: Connection, table_id: int, seat: Seat) -> None:
    conn.execute(_DROP, {"of_table": table_id, "of_seat": seat})
