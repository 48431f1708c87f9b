"""Seats that a member, or the moderators, give to somebody, who has to agree."""

from typing import Final

from msgspec import Struct, structs
from sqlalchemy import Connection, bindparam, delete, select, update

from bot.store.declaring import people
from bot.store.upsert import Upsert
from rules.core.seats import Seat

MODERATORS: Final = 0
"""In place of the member who gives it: the moderators give a seat that a robot has."""

_handovers = people.handovers


class Handover(Struct, frozen=True):
    """A seat that is given to a member."""

    seat: Seat
    from_id: int
    """The member who gives it, or `MODERATORS`."""
    to_id: int
    until_ms: int
    """Until when the other may agree."""
    is_open: bool = True
    """Has it not been answered yet?"""
    message_id: int | None = None


_AT = (_handovers.c.table_id == bindparam("of_table"), _handovers.c.seat == bindparam("of_seat"))
_GET = select(*(_handovers.c[name] for name in Handover.__struct_fields__)).where(*_AT)
_PUT = Upsert(_handovers, "from_id", "to_id", "until_ms", "is_open")
_NOTE = update(_handovers).where(*_AT).values(message_id=bindparam("message"))
_DROP = delete(_handovers).where(*_AT)


def get(conn: Connection, table_id: int, seat: Seat) -> Handover | None:
    row = conn.execute(_GET, {"of_table": table_id, "of_seat": seat}).one_or_none()
    return (
        None if row is None else Handover(**(dict(row._mapping) | {"is_open": bool(row.is_open)}))
    )


def put(conn: Connection, table_id: int, handover: Handover) -> None:
    """Store one that is new or answered, in place of an earlier one of the seat. Where it was posted stays as it is."""
    row = structs.asdict(handover) | {"is_open": int(handover.is_open)}
    _PUT.run(conn, row | {"table_id": table_id})


def note(conn: Connection, table_id: int, seat: Seat, message_id: int) -> None:
    """Remember where it was posted."""
    conn.execute(_NOTE, {"of_table": table_id, "of_seat": seat, "message": message_id})


def drop(conn: Connection, table_id: int, seat: Seat) -> None:
    conn.execute(_DROP, {"of_table": table_id, "of_seat": seat})
