"""Acts of a server's moderators and managers, with their reasons."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct, structs
from sqlalchemy import BigInteger, Connection, Row, bindparam, delete, insert, or_, select

from bot.clocks.paces import DAY_MS
from bot.store.declaring.moderation import audit as _audit
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
_COLUMNS = select(*(_audit.c[name] for name in Deed.__struct_fields__))
_PUT = insert(_audit)
_ONE = _COLUMNS.where(_audit.c.id == bindparam("deed"))
_PAGE = (
    _COLUMNS.where(
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
    row = structs.asdict(deed) | {"plays_there": int(deed.plays_there)}
    del row["id"]
    key = conn.execute(_PUT, row).inserted_primary_key
    assert key is not None
    return int(key[0])


def get(conn: Connection, deed_id: int) -> Deed | None:
    row = conn.execute(_ONE, {"deed": deed_id}).one_or_none()
    return None if row is None else _read(row)


def page(
    conn: Connection, guild_id: int, *, first: int, most: int, table_id: int = 0, member_id: int = 0
) -> Sequence[Deed]:
    """Return deeds in a server, the newest first, about one table or one member if that is named."""
    wanted = {"guild": guild_id, "first": first, "most": most}
    rows = conn.execute(_PAGE, wanted | {"table": table_id, "member": member_id})
    return [_read(row) for row in rows]


def forget(conn: Connection, *, before_ms: int) -> None:
    """Delete deeds from before that time."""
    conn.execute(_FORGET, {"before_ms": before_ms})


def _read(row: Row[tuple[object, ...]]) -> Deed:
    return Deed(**(dict(row._mapping) | {"plays_there": bool(row.plays_there)}))
