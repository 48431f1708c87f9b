"""What falls due apart from clocks: each row says what it is, what it concerns, and when."""

from collections.abc import Iterable

from msgspec import structs
from sqlalchemy import Connection, bindparam, delete, select, update

from bot.store import schema
from bot.store.rows import Due, DueKind
from bot.store.upsert import Upsert

_dues = schema.dues
_ROW = (_dues.c.kind == bindparam("of_kind"), _dues.c.key == bindparam("of_key"))
_FIRST = (
    select(*(_dues.c[field] for field in Due.__struct_fields__))
    .order_by(_dues.c.at_ms, _dues.c.kind, _dues.c.key)
    .limit(bindparam("most"))
)
_PUT = Upsert(_dues, "at_ms", "attempts")
_DROP = delete(_dues).where(*_ROW)
_HAS = select(_dues.c.at_ms).where(*_ROW)
_TAKE = _DROP.where(_dues.c.at_ms == bindparam("moment"))
_PUT_OFF = (
    update(_dues)
    .where(*_ROW, _dues.c.at_ms == bindparam("moment"))
    .values(at_ms=bindparam("later"), attempts=_dues.c.attempts + 1)
)


class NotDue(Exception):
    """Since it was read, it has been handled, dropped or moved to another time."""


def first(conn: Connection, most: int) -> list[Due]:
    """What falls due next, earliest first, whether or not it is due yet.

    A kind that this program does not know is returned as it is stored.
    """
    return [Due(*row) for row in conn.execute(_FIRST, {"most": most})]


def put(conn: Connection, *wanted: Due) -> None:
    """Add dues. One with the same kind and key moves to the new time."""
    if wanted:
        _PUT.run(conn, [structs.asdict(due) for due in wanted])


def drop(conn: Connection, dropped: Iterable[tuple[DueKind, str]]) -> None:
    """Remove these dues, as far as there are any."""
    rows = [{"of_kind": kind, "of_key": key} for kind, key in dropped]
    if rows:
        conn.execute(_DROP, rows)


def has(conn: Connection, kind: DueKind, key: str) -> bool:
    """Is there such a due?"""
    return conn.execute(_HAS, {"of_kind": kind, "of_key": key}).first() is not None


def take(conn: Connection, due: Due) -> None:
    """Remove a due, in the transaction that handles it.

    Raises:
        NotDue: it has changed since it was read, or is gone.
    """
    found = {"of_kind": due.kind, "of_key": due.key, "moment": due.at_ms}
    if conn.execute(_TAKE, found).rowcount != 1:
        raise NotDue(due)


def put_off(conn: Connection, due: Due, *, until_ms: int) -> None:
    """Try again at that time, unless it has changed since it was read."""
    found = {"of_kind": due.kind, "of_key": due.key, "moment": due.at_ms}
    conn.execute(_PUT_OFF, found | {"later": until_ms})
