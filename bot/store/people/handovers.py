"""Seats that a member, or the moderators, give to another member, at their consent."""

from typing import Final

from msgspec import Struct, structs
from sqlalchemy import Connection, delete, update

from bot.store.declaring import people
from bot.store.declaring.columns import its, upsert
from bot.store.declaring.posted import Posted
from bot.store.values import Rows
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


_AT = its(_handovers, table_id="of_table", seat="of_seat")
_ROWS = Rows(_handovers, Handover)
_GET = _ROWS.all.where(_AT)
_PUT = upsert(_handovers, "from_id", "to_id", "until_ms", "is_open")
_NOTE = update(_handovers).where(_AT)
_DROP = delete(_handovers).where(_AT)


def get(conn: Connection, table_id: int, seat: Seat) -> Handover | None:
    return _ROWS.one(conn, _GET, of_table=table_id, of_seat=seat)


def put(conn: Connection, table_id: int, handover: Handover) -> None:
    """Store one that is new or answered, in place of an earlier one of the seat. The place of its post stays."""
    conn.execute(_PUT, _ROWS.row(handover, "posted", table_id=table_id))


def note(conn: Connection, table_id: int, seat: Seat, posted: Posted) -> None:
    """Remember the message of a handover."""
    noted = _NOTE.values(structs.asdict(posted))
    conn.execute(noted, {"of_table": table_id, "of_seat": seat})


def drop(conn: Connection, table_id: int, seat: Seat) -> None:
    conn.execute(_DROP, {"of_table": table_id, "of_seat": seat})
