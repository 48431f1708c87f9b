"""Facts of a leaderboard beside the ratings: earlier ratings, and places at the last tables."""

from collections.abc import Collection

from sqlalchemy import Connection, bindparam, func, select

from bot.store.declaring import ratings as declared
from bot.store.ratings.people import Held

_events = declared.rating_events
_POOL = _events.c.pool == bindparam("of_pool")
_LATEST = (_events.c.ended_at.desc(), _events.c.table_id.desc())
_BUSY = select(_events.c.member_id).where(_POOL, _events.c.ended_at > bindparam("since")).distinct()
_ranked = (
    select(
        _events.c.pool,
        _events.c.member_id,
        _events.c.mu,
        _events.c.sigma,
        _events.c.ended_at.label("last_at"),
        func.count().over(partition_by=_events.c.member_id).label("tables"),
        func.row_number().over(partition_by=_events.c.member_id, order_by=_LATEST).label("place"),
    )
    .where(_POOL, _events.c.ended_at <= bindparam("since"), _events.c.member_id.in_(_BUSY))
    .subquery()
)
_EARLIER = select(*(_ranked.c[name] for name in Held.__struct_fields__)).where(_ranked.c.place == 1)
_numbered = (
    select(
        _events.c.member_id,
        _events.c.rank,
        func.row_number().over(partition_by=_events.c.member_id, order_by=_LATEST).label("place"),
    )
    .where(_POOL, _events.c.member_id.in_(bindparam("members", expanding=True)))
    .subquery()
)
_LAST = (
    select(_numbered.c.member_id, _numbered.c.rank)
    .where(_numbered.c.place <= bindparam("most"))
    .order_by(_numbered.c.member_id, _numbered.c.place.desc())
)


def busy(conn: Connection, pool: str, since_s: int) -> set[int]:
    """Return the members who have been rated in a pool after a moment."""
    return set(conn.execute(_BUSY, {"of_pool": pool, "since": since_s}).scalars())


def earlier(conn: Connection, pool: str, since_s: int) -> list[Held]:
    """Return the ratings at a moment of members rated both before and after it."""
    rows = conn.execute(_EARLIER, {"of_pool": pool, "since": since_s})
    return [Held(**row._mapping) for row in rows]


def last_places(
    conn: Connection, pool: str, members: Collection[int], most: int
) -> dict[int, tuple[int, ...]]:
    """Return the places of members at their last rated tables of a pool, the newest last."""
    facts = {"of_pool": pool, "members": sorted(members), "most": most}
    found: dict[int, list[int]] = {}
    for row in conn.execute(_LAST, facts):
        found.setdefault(row.member_id, []).append(row.rank)
    return {member: tuple(places) for member, places in found.items()}
