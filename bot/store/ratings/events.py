"""Changes of ratings by tables, and the present ratings."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Row,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
)

from bot.store.declaring import ratings as declared
from bot.store.declaring.columns import its, upsert
from bot.store.values import Rows
from rules.contest.ratings.counting import Who
from rules.contest.ratings.ledger import TOGETHER_S, Event, PoolRating
from rules.contest.ratings.model import RATING_VERSION, Rating

_events, _ratings = declared.rating_events, declared.ratings
_LOCK: Final = 0x7261_7465
"""Names the lock under which PostgreSQL changes ratings, one transaction after another."""
_BATCH: Final = 1000

_POOL = _events.c.pool == bindparam("of_pool")
_IS_LATER = or_(
    _events.c.ended_at > bindparam("end"),
    and_(_events.c.ended_at == bindparam("end"), _events.c.table_id > bindparam("of_table")),
)
_ROWS = Rows(_events, Event)
_ADD = insert(_events).inline()
_STANDINGS = select(_ratings).where(
    _ratings.c.pool == bindparam("of_pool"),
    _ratings.c.member_id.in_(bindparam("members", expanding=True)),
)
_PUT = upsert(_ratings, "mu", "sigma", "tables", "last_at")
_LATER = (
    select(_events.c.table_id, _events.c.ended_at)
    .distinct()
    .where(_POOL, _IS_LATER)
    .order_by(_events.c.ended_at, _events.c.table_id)
)
_LATER_MEMBERS = select(_events.c.member_id).distinct().where(_POOL, _IS_LATER)
_TAKE_BACK = delete(_events).where(_POOL, _IS_LATER)
_DROP = delete(_ratings).where(its(_ratings, pool="of_pool", member_id="member"))
_OF_MEMBER = _ROWS.all.where(_POOL, _events.c.member_id == bindparam("member"))
_LAST = _OF_MEMBER.order_by(_events.c.ended_at.desc(), _events.c.table_id.desc()).limit(
    bindparam("most")
)
_COUNT = (
    select(func.count())
    .select_from(_events)
    .where(_POOL, _events.c.member_id == bindparam("member"))
)
_OUTDATED = select(_events.c.table_id).where(_events.c.version < RATING_VERSION).limit(1)
_EARLIER = _COUNT.where(
    or_(
        _events.c.ended_at < bindparam("end"),
        and_(_events.c.ended_at == bindparam("end"), _events.c.table_id < bindparam("of_table")),
    )
)
_TOGETHER = _ROWS.all.where(
    _POOL,
    _events.c.table_id.in_(
        select(_events.c.table_id).where(
            _POOL,
            _events.c.member_id == bindparam("member"),
            _events.c.ended_at > bindparam("since"),
            _events.c.is_limited == 1,
        )
    ),
)
_OF_TABLE = _ROWS.all.where(_events.c.table_id == bindparam("of_table")).order_by(
    _events.c.rank, _events.c.member_id
)
_ALL = _ROWS.all.order_by(_events.c.pool, _events.c.table_id, _events.c.member_id)
_FORGET = delete(_events).where(
    _POOL,
    its(_events, table_id="of_table", member_id="member"),
)


def lock(conn: Connection) -> None:
    """Keep other transactions from changing ratings until this one ends. On SQLite only one runs at a time anyway."""
    if conn.dialect.name == "postgresql":
        conn.execute(select(func.pg_advisory_xact_lock(_LOCK)))


def standings(
    conn: Connection, pool: str, members: Collection[Who]
) -> dict[tuple[str, Who], PoolRating]:
    """Return the ratings of members in a pool; a newcomer has none."""
    rows = conn.execute(_STANDINGS, {"of_pool": pool, "members": sorted(members)})
    return {(pool, row.member_id): _standing(row) for row in rows}


def together(
    conn: Connection, pool: str, members: tuple[Who, ...], ended_at: int
) -> dict[tuple[str, tuple[Who, ...]], list[int]]:
    """Return the ends of rated tables of exactly these members that count towards the limit at this moment."""
    facts = {"of_pool": pool, "member": members[0], "since": ended_at - TOGETHER_S}
    who: dict[int, list[Who]] = {}
    ends: dict[int, int] = {}
    for row in conn.execute(_TOGETHER, facts):
        who.setdefault(row.table_id, []).append(row.member_id)
        ends[row.table_id] = row.ended_at
    same = [ends[table] for table, found in who.items() if tuple(sorted(found)) == members]
    return {(pool, members): sorted(same)}


def put(
    conn: Connection, events: Iterable[Event], held: Mapping[tuple[str, Who], PoolRating]
) -> None:
    """Store changes by tables, and the resulting ratings."""
    _put_events(conn, events)
    rows = [
        {
            "pool": pool,
            "member_id": who,
            "mu": each.rating.mu,
            "sigma": each.rating.sigma,
            "tables": each.tables,
            "last_at": each.last_at,
        }
        for (pool, who), each in held.items()
    ]
    for some in _batches(rows):
        conn.execute(_PUT, some)


def _put_events(conn: Connection, events: Iterable[Event]) -> None:
    rows = [_ROWS.row(each) for each in events]
    for some in _batches(rows):
        conn.execute(_ADD, some)


def _batches(rows: Sequence[dict[str, object]]) -> Iterable[list[dict[str, object]]]:
    """Yield few rows at a time, so that other transactions get their turn in between."""
    waiting = iter(rows)
    while some := list(islice(waiting, _BATCH)):
        yield some


def later(conn: Connection, pool: str, ended_at: int, table_id: int) -> list[int]:
    """Return the tables of a pool that were rated although they come after this one, in order."""
    facts = {"of_pool": pool, "end": ended_at, "of_table": table_id}
    return [row.table_id for row in conn.execute(_LATER, facts)]


def take_back(conn: Connection, pool: str, ended_at: int, table_id: int) -> None:
    """Undo the changes of later tables to the ratings of a pool."""
    facts = {"of_pool": pool, "end": ended_at, "of_table": table_id}
    members = list(conn.execute(_LATER_MEMBERS, facts).scalars())
    conn.execute(_TAKE_BACK, facts)
    for member in members:
        _restore(conn, pool, member)


def _restore(conn: Connection, pool: str, member: Who) -> None:
    facts = {"of_pool": pool, "member": member}
    last = conn.execute(_LAST, facts | {"most": 1}).one_or_none()
    if last is None:
        conn.execute(_DROP, facts)
        return
    count = conn.execute(_COUNT, facts).scalar_one()
    row = {"pool": pool, "member_id": member, "mu": last.mu, "sigma": last.sigma}
    conn.execute(_PUT, row | {"tables": count, "last_at": last.ended_at})


def of_table(conn: Connection, table_id: int) -> list[Event]:
    """Return the changes of ratings by a table, the best first; empty if it is not rated."""
    return [_ROWS.read(row) for row in conn.execute(_OF_TABLE, {"of_table": table_id})]


def before(conn: Connection, event: Event) -> int:
    """Return the number of tables by which a member was rated in the same pool before an event."""
    facts = {"of_pool": event.pool, "member": event.member_id}
    found = facts | {"end": event.ended_at, "of_table": event.table_id}
    return int(conn.execute(_EARLIER, found).scalar_one())


def last_of(conn: Connection, pool: str, member: Who, most: int) -> list[Event]:
    """Return a member's last events in a pool, the oldest first."""
    facts = {"of_pool": pool, "member": member, "most": most}
    return [_ROWS.read(row) for row in conn.execute(_LAST, facts)][::-1]


def are_outdated(conn: Connection) -> bool:
    """Return whether an earlier version of the rules made some of the changes."""
    return conn.execute(_OUTDATED).first() is not None


def everything(conn: Connection) -> list[Event]:
    return [_ROWS.read(row) for row in conn.execute(_ALL)]


def replace_all(
    conn: Connection,
    *,
    gone: Iterable[Event],
    new: Iterable[Event],
    held: Mapping[tuple[str, Who], PoolRating],
) -> None:
    """Replace events by others, and set all ratings as in `held`."""
    facts = [
        {"of_pool": each.pool, "of_table": each.table_id, "member": each.member_id} for each in gone
    ]
    for some in _batches(facts):
        conn.execute(_FORGET, some)
    conn.execute(delete(_ratings))
    put(conn, new, held)


def _standing(row: Row[Any]) -> PoolRating:
    return PoolRating(Rating(row.mu, row.sigma), row.tables, row.last_at)
