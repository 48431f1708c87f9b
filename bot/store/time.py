"""Rows about time: turns that have ended, members' hours, and outages."""

from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from bot.clocks.clock import Turn
from bot.clocks.hours import Hours
from bot.clocks.spans import Span
from bot.store.declaring.columns import its, upsert
from bot.store.schema import gaps, hours, shard_gaps, tables, turns
from bot.store.values import Rows
from rules.core.seats import Seat

_ADD_TURNS = insert(turns).inline()
_TURN_ROWS, _HOUR_ROWS = Rows(turns, Turn), Rows(hours, Hours)
_TURNS = (
    _TURN_ROWS.all.where(its(turns, table_id="of_table", seat="of_seat"))
    .order_by(turns.c.turn.desc())
    .limit(bindparam("most"))
)
_TURNS_AT = (
    _TURN_ROWS.all.add_columns(turns.c.seat, turns.c.member_id)
    .where(turns.c.table_id == bindparam("of_table"))
    .order_by(turns.c.to_ms.desc(), turns.c.seat)
    .limit(bindparam("most"))
)
KEPT_AFTER_END_S = 30 * 86_400
"""Costs of turns are kept for this time after a table's end (specification of hosting, 7.5)."""
_FORGOTTEN_AT_ONCE = 100
_ENDED_LONG_AGO = (
    select(tables.c.id)
    .where(tables.c.ended_at < bindparam("before"))
    .where(select(turns.c.seat).where(turns.c.table_id == tables.c.id).exists())
    .order_by(tables.c.id)
    .limit(_FORGOTTEN_AT_ONCE)
)
_FORGET_TURNS = delete(turns).where(turns.c.table_id.in_(_ENDED_LONG_AGO))
_HOURS = _HOUR_ROWS.all.where(hours.c.member_id == bindparam("member")).order_by(
    hours.c.valid_from_ms
)
_HOURS_OF_ALL = (
    _HOUR_ROWS.all.add_columns(hours.c.member_id)
    .where(hours.c.member_id.in_(bindparam("members", expanding=True)))
    .order_by(hours.c.valid_from_ms)
)
_PUT_HOURS = upsert(hours, "zone", "sleep_from_min", "sleep_to_min")
_GAPS = select(gaps.c.from_ms, gaps.c.to_ms).order_by(gaps.c.from_ms)
_PUT_GAP = upsert(gaps, "to_ms")
_SHARD_GAPS = select(
    *(shard_gaps.c[name] for name in ("shard_count", "shard", "from_ms", "to_ms"))
).order_by(shard_gaps.c.from_ms)
_PUT_SHARD_GAP = upsert(shard_gaps, "to_ms")


def add_turns(
    conn: Connection, table_id: int, ended: Iterable[tuple[Seat, int | None, Turn]]
) -> None:
    """Store turns that have ended, each with its seat and the member who sat there."""
    rows = [
        _TURN_ROWS.row(turn, table_id=table_id, seat=seat, member_id=member)
        for seat, member, turn in ended
    ]
    conn.execute(_ADD_TURNS, rows)


def forget_turns(conn: Connection, *, now_s: int) -> int:
    """Delete the turns of tables that ended long ago, a hundred tables at a time; return the number of turns."""
    return conn.execute(_FORGET_TURNS, {"before": now_s - KEPT_AFTER_END_S}).rowcount


def last_turns(conn: Connection, table_id: int, seat: Seat, most: int) -> list[Turn]:
    """Return the latest finished turns of a seat, newest first."""
    return _TURN_ROWS.several(conn, _TURNS, of_table=table_id, of_seat=seat, most=most)


def turns_at(conn: Connection, table_id: int, most: int) -> list[tuple[Seat, int | None, Turn]]:
    """Return the last turns at a table, the newest first, each with its seat and the member who sat there."""
    rows = conn.execute(_TURNS_AT, {"of_table": table_id, "most": most})
    return [(row.seat, row.member_id, _TURN_ROWS.read(row)) for row in rows]


def hours_of(conn: Connection, member_id: int) -> tuple[Hours, ...]:
    """Return all versions of a member's hours, oldest first; empty if the member has never set any."""
    return tuple(_HOUR_ROWS.several(conn, _HOURS, member=member_id))


def hours_of_all(conn: Connection, members: Iterable[int]) -> dict[int, tuple[Hours, ...]]:
    """Return the same for several members."""
    found: dict[int, tuple[Hours, ...]] = dict.fromkeys(members, ())
    for row in conn.execute(_HOURS_OF_ALL, {"members": list(found)}):
        found[row.member_id] += (_HOUR_ROWS.read(row),)
    return found


def put_hours(conn: Connection, member_id: int, version: Hours) -> None:
    conn.execute(_PUT_HOURS, _HOUR_ROWS.row(version, member_id=member_id))


def all_gaps(conn: Connection) -> Sequence[Span]:
    return [(row.from_ms, row.to_ms) for row in conn.execute(_GAPS)]


def put_gap(conn: Connection, gap: Span) -> None:
    """Store an outage, or a later end of one that is already stored."""
    conn.execute(_PUT_GAP, {"from_ms": gap[0], "to_ms": gap[1]})


def cut_gaps(conn: Connection, now_ms: int, end_ms: int) -> None:
    """Make outages that a wrong clock has stored beyond this moment end soon, and forget those that begin after it."""
    for table in (gaps, shard_gaps):
        conn.execute(delete(table).where(table.c.from_ms > now_ms))
        conn.execute(update(table).where(table.c.to_ms > end_ms).values(to_ms=end_ms))


def shard_gaps_by_count(conn: Connection) -> dict[int, dict[int, list[Span]]]:
    """Return the outages of single shards: by number of shards, and by shard."""
    found: dict[int, dict[int, list[Span]]] = {}
    for row in conn.execute(_SHARD_GAPS):
        of_shard = found.setdefault(row.shard_count, {}).setdefault(row.shard, [])
        of_shard.append((row.from_ms, row.to_ms))
    return found


def put_shard_gap(conn: Connection, shard: int, count: int, gap: Span) -> None:
    """Store an outage of one shard, for a number of shards."""
    row = {"shard_count": count, "shard": shard, "from_ms": gap[0], "to_ms": gap[1]}
    conn.execute(_PUT_SHARD_GAP, row)
