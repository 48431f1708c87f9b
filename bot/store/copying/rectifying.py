"""Repair of moments in the future that a clock that was ahead has stored (ADR 57).

Moments that must lie in the past (a table was opened) and deadlines (a vote closes) are told apart by their columns.
The log of moves is never changed: it counts moves, not moments.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, json
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Table,
    case,
    func,
    or_,
    select,
    update,
)

from bot.store import settings, time
from bot.store.copying.figures import LAST_BEAT
from bot.store.schema import metadata, outbox, tables
from bot.store.tables import put_seal

FAR_MS = 60_000
"""Moments that are ahead by less are not wrong: clocks of two machines differ a little."""
_S, _MS = 1, 1000
HAPPENED: Mapping[str, Sequence[str]] = {
    "tables": ("opened_at", "touched_at", "ended_at", "started_at"),
    "audit": ("at_ms",),
    "ballots": ("opened_ms",),
    "conduct": ("at_ms",),
    "deals": ("opened_ms",),
    "disputes": ("at_ms",),
    "entrants": ("entered_ms", "checked_in_ms"),
    "faults": ("at_ms",),
    "interactions": ("at",),
    "lobby_boards": ("updated_ms",),
    "members": ("direct_closed_ms",),
    "offers": ("opened_ms", "public_ms"),
    "outbox": ("claimed_at", "sent_at"),
    "pings": ("at_ms",),
    "pod_seats": ("ready_ms", "since_ms"),
    "pods": ("opened_ms", "scored_ms"),
    "rating_events": ("ended_at",),
    "ratings": ("last_at",),
    "reminders": ("at_ms",),
    "circuits": ("created_ms", "ended_ms"),
    "rounds": ("paired_ms", "ended_ms"),
    "rulings": ("at_ms",),
    "seekers": ("made_ms",),
    "seen": ("at_ms",),
    "stages": ("begun_ms",),
    "tournaments": ("paused_ms", "closing_ms", "ended_ms", "created_ms"),
}
"""List columns with moments of the past."""
WAITS: Mapping[str, Sequence[str]] = {
    "ballots": ("closes_ms", "until_ms"),
    "bans": ("until_ms",),
    "deals": ("due_ms",),
    "dues": ("at_ms",),
    "handovers": ("until_ms",),
    "invitations": ("until_ms",),
    "matches": ("until_ms",),
    "pods": ("due_ms",),
    "seekers": ("until_ms",),
}
"""Columns with deadlines that were computed from the time at which they were stored."""
LOOKED: Mapping[str, Sequence[str]] = {"tables": ("due_ms",), "outbox": ("due_at",)}
"""Columns with the next moment at which a clock or a post is checked; checking too early does no harm."""


class Ahead(Struct, frozen=True):
    """Moments of one column that lie in the future."""

    what: str
    """Its table and itself: ``dues.at_ms``."""
    rows: int
    furthest_ms: int
    may_be_right: bool
    """True if the moment may be a right deadline."""


def ahead(conn: Connection, now_ms: int) -> list[Ahead]:
    """Count the moments in the future, column by column."""
    found = []
    for columns, may_be_right in ((HAPPENED, False), (WAITS, True), (LOOKED, True)):
        for column, unit in _each(columns):
            beyond = column > _moment(now_ms + FAR_MS, unit)
            query = select(func.count(), func.max(column)).where(beyond)
            rows, furthest = conn.execute(query).one()
            if rows:
                name = f"{column.table.name}.{column.name}"
                found.append(Ahead(name, rows, int(furthest * 1000 / unit), may_be_right))
    beats = [ms for ms in _beats(conn).values() if ms > now_ms + FAR_MS]
    if beats:
        found.append(Ahead("the last beat", len(beats), max(beats), may_be_right=False))
    ends = [end for _, end in time.all_gaps(conn) if end > now_ms + FAR_MS]
    if ends:
        found.append(Ahead("gaps.to_ms", len(ends), max(ends), may_be_right=True))
    pauses = [start for _, spans in _pauses(conn) for start in _starts(spans, now_ms)]
    if pauses:
        found.append(Ahead("tables.pauses", len(pauses), max(pauses), may_be_right=False))
    return found


def ahead_by_ms(conn: Connection, now_ms: int) -> int:
    """Return the lead of the clock at the bot's last heartbeat; 0 if it was not ahead."""
    return max(0, *(ms - now_ms for ms in _beats(conn).values()), 0)


def recover(conn: Connection, now_ms: int, end_ms: int) -> None:
    """End outages that a clock ahead has stored, and make posts that wait for it due now.

    Tables stay as they are, since a running bot has them in its cache.
    """
    time.cut_gaps(conn, now_ms, end_ms)
    late = outbox.c.due_at > now_ms / 1000
    conn.execute(update(outbox).where(late).values(due_at=now_ms / 1000))


def set_right(conn: Connection, now_ms: int, by_ms: int) -> int:
    """Move moments that a clock ahead has stored back by its lead; return their number.

    Later deadlines that were stored before look the same and come earlier by as much. Only for a database that no bot
    has open.
    """
    recover(conn, now_ms, now_ms)
    spoilt = set(conn.scalars(select(tables.c.id).where(_is_ahead(now_ms))))
    changed = 0
    for column, unit in _each(HAPPENED):
        by, now = _moment(by_ms, unit), _moment(now_ms, unit)
        earlier = case((column - by > now, now), else_=column - by)
        changed += _put(conn, column, column > _moment(now_ms + FAR_MS, unit), earlier)
    for column, unit in _each(WAITS):
        by = _moment(by_ms, unit)
        changed += _put(conn, column, column > _moment(now_ms + by_ms, unit), column - by)
    for table_id, spans in _pauses(conn):
        if _starts(spans, now_ms):
            changed += len(_starts(spans, now_ms))
            earlier_spans = json.encode([_earlier(each, now_ms, by_ms) for each in spans])
            conn.execute(
                update(tables).where(tables.c.id == table_id).values(pauses=earlier_spans.decode())
            )
            spoilt.add(table_id)
    conn.execute(update(tables).where(tables.c.due_ms > now_ms).values(due_ms=now_ms))
    for table_id in spoilt:
        put_seal(conn, table_id)
    beats = {name: str(min(ms, now_ms)) for name, ms in _beats(conn).items()}
    if beats:
        settings.set_facts(conn, beats)
    return changed


def _is_ahead(now_ms: int) -> ColumnElement[bool]:
    """Return whether any moment in the row of a table is ahead, so that its seal must be made anew."""
    moments = [column > _moment(now_ms, unit) for column, unit in _of_tables()]
    return or_(*moments)


def _of_tables() -> list[tuple[Column[Any], int]]:
    return _each({"tables": (*HAPPENED["tables"], *LOOKED["tables"])})


def _put(conn: Connection, column: Column[Any], which: Any, value: Any) -> int:
    return conn.execute(update(column.table).where(which).values({column: value})).rowcount


def _each(columns: Mapping[str, Sequence[str]]) -> list[tuple[Column[Any], int]]:
    """Return the columns with their units, as units in a second."""
    found = []
    for name, names in columns.items():
        table: Table = metadata.tables[name]
        found += [(table.c[each], _MS if each.endswith("_ms") else _S) for each in names]
    return found


def _moment(ms: int, unit: int) -> int:
    return ms if unit == _MS else ms // 1000


def _beats(conn: Connection) -> dict[str, int]:
    """Return the last heartbeat of the bot and of each shard, by the names of the facts."""
    found = settings.facts_like(conn, LAST_BEAT)
    return {f"{LAST_BEAT}{rest}": int(ms) for rest, ms in found.items()}


def _pauses(conn: Connection) -> list[tuple[int, list[dict[str, Any]]]]:
    query = select(tables.c.id, tables.c.pauses).where(
        tables.c.pauses != "[]", tables.c.ended_at.is_(None)
    )
    return [(row.id, json.decode(row.pauses)) for row in conn.execute(query)]


def _starts(spans: Sequence[Mapping[str, Any]], now_ms: int) -> list[int]:
    return [each["from_ms"] for each in spans if each["from_ms"] > now_ms + FAR_MS]


def _earlier(span: dict[str, Any], now_ms: int, by_ms: int) -> dict[str, Any]:
    """Move a pause back. Pauses begin when they are made, so none begins after now."""
    if span["from_ms"] <= now_ms + FAR_MS:
        return span
    end_ms = None if span["to_ms"] is None else span["to_ms"] - by_ms
    return span | {"from_ms": min(now_ms, span["from_ms"] - by_ms), "to_ms": end_ms}
