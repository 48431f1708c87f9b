"""Acts of a server's moderators and managers, with their reasons."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import BigInteger, Connection, bindparam, delete, insert, or_

from bot.clocks.paces import DAY_MS
from bot.store.declaring.moderation import audit as _audit
from bot.store.values import Rows, added
from rules.core.seats import Seat
from rules.core.text import Typed

KEPT_MS: Final = 365 * DAY_MS


class Deed(Struct, frozen=True):
    """One act. `what` names it, as in the text ``audit.<what>``; times are UTC milliseconds."""

    guild_id: int
    at_ms: int
    actor_id: int | None
    """The member who did it; None if their data was deleted."""
    what: str
    table_id: int | None = None
    seat: Seat | None = None
    subject_id: int | None = None
    """The member whom it concerns."""
    reason: Typed = Typed("")
    before: str = ""
    after: str = ""
    plays_there: bool = False
    """True if the actor had a seat at the table."""
    id: int = 0


_NUMBER: Final = BigInteger()
"""Type of a member's number: a comparison with 0 would take it for a small one, which Discord's are not."""
_DEEDS = Rows(_audit, Deed)
_PUT = insert(_audit)
_ONE = _DEEDS.all.where(_audit.c.id == bindparam("deed"))
_PAGE = (
    _DEEDS.all.where(
        _audit.c.guild_id == bindparam("guild"),
        or_(bindparam("table", type_=_NUMBER) == 0, _audit.c.table_id == bindparam("table")),
        or_(
            bindparam("member", type_=_NUMBER) == 0,
            _audit.c.subject_id == bindparam("member"),
            _audit.c.actor_id == bindparam("member"),
        ),
    )
    .order_by(_audit.c.id.desc())
    .limit(bindparam("most"))
    .offset(bindparam("first"))
)
_FORGET = delete(_audit).where(_audit.c.at_ms < bindparam("before_ms"))


def put(conn: Connection, deed: Deed) -> int:
    """Store a deed, in the transaction that does it; return its number."""
    return added(conn, _PUT, _DEEDS.row(deed, "id"))


def get(conn: Connection, deed_id: int) -> Deed | None:
    return _DEEDS.one(conn, _ONE, deed=deed_id)


def page(
    conn: Connection, guild_id: int, *, first: int, most: int, table_id: int = 0, member_id: int = 0
) -> Sequence[Deed]:
    """Return deeds in a server, the newest first, about one table or one member if that is named."""
    wanted = {"guild": guild_id, "table": table_id, "member": member_id}
    return _DEEDS.several(conn, _PAGE, first=first, most=most, **wanted)


def forget(conn: Connection, *, before_ms: int) -> None:
    """Delete deeds from before that time."""
    conn.execute(_FORGET, {"before_ms": before_ms})
