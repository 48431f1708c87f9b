"""Dues apart from clocks: each row holds its kind, its subject, and its moment."""

from collections.abc import Iterable
from typing import Any

from msgspec import structs
from sqlalchemy import Connection, bindparam, delete, func, select, update

from bot.store import schema
from bot.store.rows import Due, DueKind
from bot.store.sharing.shards import ALL, Served, Shards
from bot.store.upsert import Upsert

_dues = schema.dues
_ROW = (_dues.c.kind == bindparam("of_kind"), _dues.c.key == bindparam("of_key"))
_OF_SERVERS = (DueKind.QUEUE, DueKind.FORGET)
_OF_MEMBERS = (DueKind.DIGEST, DueKind.ERASE, DueKind.SCRUB)
_FIRST = Served.by(
    select(*(_dues.c[field] for field in Due.__struct_fields__))
    .order_by(_dues.c.at_ms, _dues.c.kind, _dues.c.key)
    .limit(bindparam("most")),
    _dues.c.guild_id,
)
_tables = schema.tables
_SERVER = func.coalesce(
    select(_tables.c.guild_id)
    .where(_tables.c.id == bindparam("of_table", type_=schema.BIG))
    .scalar_subquery(),
    bindparam("of_server", type_=schema.BIG),
)
_PUT = Upsert(_dues, "at_ms", "attempts", computed={"guild_id": _SERVER})
_DROP = delete(_dues).where(*_ROW)
_HAS = select(_dues.c.at_ms).where(*_ROW)
_TAKE = _DROP.where(_dues.c.at_ms == bindparam("moment"))
_PUT_OFF = (
    update(_dues)
    .where(*_ROW, _dues.c.at_ms == bindparam("moment"))
    .values(at_ms=bindparam("later"), attempts=_dues.c.attempts + 1)
)


class NotDue(Exception):
    """The due has been handled, dropped or moved to another time since it was read."""


def first(conn: Connection, most: int, shards: Shards = ALL) -> list[Due]:
    """Return the next dues in the servers of some shards, earliest first, whether or not they are due yet.

    A kind that this program does not know is returned as it is stored.
    """
    return [Due(*row) for row in _FIRST.run(conn, shards, most=most)]


def put(conn: Connection, *wanted: Due) -> None:
    """Add dues. One with the same kind and key moves to the new time."""
    if wanted:
        _PUT.run(conn, [_row(due) for due in wanted])


def _row(due: Due) -> dict[str, Any]:
    row = structs.asdict(due) | {"of_table": None, "of_server": 0}
    if due.kind in _OF_SERVERS:
        return row | {"of_server": due.number}
    return row if due.kind in _OF_MEMBERS else row | {"of_table": due.number}


def drop(conn: Connection, dropped: Iterable[tuple[DueKind, str]]) -> None:
    """Remove these dues, as far as there are any."""
    rows = [{"of_kind": kind, "of_key": key} for kind, key in dropped]
    if rows:
        conn.execute(_DROP, rows)


def has(conn: Connection, kind: DueKind, key: str) -> bool:
    """Return whether there is such a due."""
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
    """Move a due to that time, unless it has changed since it was read."""
    found = {"of_kind": due.kind, "of_key": due.key, "moment": due.at_ms}
    conn.execute(_PUT_OFF, found | {"later": until_ms})
