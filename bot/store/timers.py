"""Timers apart from clocks: each row holds its kind, its subject, and its moment."""

from collections.abc import Collection, Iterable
from typing import Any

from msgspec import structs
from sqlalchemy import Connection, bindparam, delete, func, select, update

from bot.store import schema
from bot.store.declaring.columns import its, upsert
from bot.store.rows import Timer, TimerKind
from bot.store.sharing.shards import ALL, Served, Shards

_timers = schema.dues
_ROW = its(_timers, kind="of_kind", key="of_key")
_OF_SERVERS = (TimerKind.QUEUE, TimerKind.FORGET)
_OF_MEMBERS = (TimerKind.DIGEST, TimerKind.ERASE, TimerKind.SCRUB)
_FIRST = Served.by(
    select(*(_timers.c[field] for field in Timer.__struct_fields__))
    .order_by(_timers.c.at_ms, _timers.c.kind, _timers.c.key)
    .limit(bindparam("most")),
    _timers.c.guild_id,
)
_tables = schema.tables
_SERVER = func.coalesce(
    select(_tables.c.guild_id)
    .where(_tables.c.id == bindparam("of_table", type_=schema.BIG))
    .scalar_subquery(),
    bindparam("of_server", type_=schema.BIG),
)
_PUT = upsert(_timers, "at_ms", "attempts").values(guild_id=_SERVER)
_DROP = delete(_timers).where(_ROW)
_HAS = select(_timers.c.at_ms).where(_ROW)
_TAKE = _DROP.where(_timers.c.at_ms == bindparam("moment"))
_IN_SERVERS = select(*(_timers.c[field] for field in Timer.__struct_fields__)).where(
    its(_timers, kind="of_kind"),
    _timers.c.guild_id.in_(bindparam("servers", type_=schema.BIG, expanding=True)),
)
_PUT_OFF = (
    update(_timers)
    .where(_ROW, _timers.c.at_ms == bindparam("moment"))
    .values(at_ms=bindparam("later"), attempts=_timers.c.attempts + 1)
)


class StaleTimer(Exception):
    """The timer has been handled, dropped or moved to another time since it was read."""


def first(conn: Connection, most: int, shards: Shards = ALL) -> list[Timer]:
    """Return the next timers in the servers of some shards, earliest first, whether or not they are due yet.

    A kind that this program does not know is returned as it is stored.
    """
    return [Timer(**row._mapping) for row in _FIRST.run(conn, shards, most=most)]


def put(conn: Connection, *wanted: Timer) -> None:
    """Add timers. One with the same kind and key moves to the new time."""
    if wanted:
        conn.execute(_PUT, [_row(due) for due in wanted])


def _row(timer: Timer) -> dict[str, Any]:
    row = structs.asdict(timer) | {"of_table": None, "of_server": 0}
    if timer.kind in _OF_SERVERS:
        return row | {"of_server": timer.number}
    return row if timer.kind in _OF_MEMBERS else row | {"of_table": timer.number}


def drop(conn: Connection, dropped: Iterable[tuple[TimerKind, str]]) -> None:
    """Remove these timers, as far as there are any."""
    rows = [{"of_kind": kind, "of_key": key} for kind, key in dropped]
    if rows:
        conn.execute(_DROP, rows)


def has(conn: Connection, kind: TimerKind, key: str) -> bool:
    """Return whether there is such a timer."""
    return conn.execute(_HAS, {"of_kind": kind, "of_key": key}).first() is not None


def take(conn: Connection, timer: Timer) -> None:
    """Remove a timer, in the transaction that handles it.

    Raises:
        StaleTimer: it has changed since it was read, or is gone.
    """
    found = {"of_kind": timer.kind, "of_key": timer.key, "moment": timer.at_ms}
    if conn.execute(_TAKE, found).rowcount != 1:
        raise StaleTimer(timer)


def in_servers(conn: Connection, kind: TimerKind, guild_ids: Collection[int]) -> list[Timer]:
    """Return the timers of a kind that concern these servers and their tables."""
    found = conn.execute(_IN_SERVERS, {"of_kind": kind, "servers": list(guild_ids)})
    return [Timer(**row._mapping) for row in found]


def put_off(conn: Connection, timer: Timer, *, until_ms: int) -> None:
    """Move a timer to that time, unless it has changed since it was read."""
    found = {"of_kind": timer.kind, "of_key": timer.key, "moment": timer.at_ms}
    conn.execute(_PUT_OFF, found | {"later": until_ms})
