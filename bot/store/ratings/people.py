"""Ratings by people: their holders, their origin, and meetings of members."""

from collections.abc import Collection

from msgspec import Struct
from sqlalchemy import BigInteger, Connection, bindparam, case, exists, func, or_, select

from bot.store import schema
from bot.store.declaring import people
from bot.store.declaring import ratings as declared
from rules.core.text import Typed

_events, _ratings, _stats = declared.rating_events, declared.ratings, declared.table_stats
_results, _tables, _sittings = people.results, schema.tables, schema.sittings
_members = schema.members


class Held(Struct, frozen=True):
    """A rating in a pool."""

    pool: str
    member_id: int
    mu: int
    sigma: int
    tables: int
    last_at: int


class Met(Struct, frozen=True):
    """A finished table at which two members sat: how each was ranked."""

    table_id: int
    title: str
    ended_at: int
    own: int
    other: int


_HELD = select(*(_ratings.c[name] for name in Held.__struct_fields__))
_OF_MEMBER = _HELD.where(_ratings.c.member_id == bindparam("member")).order_by(
    _ratings.c.tables.desc(), _ratings.c.pool
)
_BOARD = (
    _HELD.select_from(_ratings)
    .outerjoin(_members, _members.c.id == _ratings.c.member_id)
    .where(
        _ratings.c.pool == bindparam("of_pool"),
        _ratings.c.member_id > 0,
        func.coalesce(_members.c.is_hidden, 0) == 0,
        or_(
            # Without its type it would be taken for a small number, which Discord's are not.
            bindparam("guild", type_=BigInteger()) == 0,
            exists()
            .where(
                _events.c.member_id == _ratings.c.member_id,
                _events.c.pool == _ratings.c.pool,
                _events.c.table_id == _tables.c.id,
                _tables.c.guild_id == bindparam("guild"),
                # Members of a forgotten server are known by their own ratings alone.
                _sittings.c.table_id == _tables.c.id,
                _sittings.c.member_id == _ratings.c.member_id,
            )
            .correlate(_ratings),
        ),
    )
    .order_by(_ratings.c.member_id)
)
_WINS = (
    select(_events.c.pool, func.count().label("wins"))
    .where(_events.c.member_id == bindparam("member"), _events.c.rank == 1)
    .group_by(_events.c.pool)
)
_STAYED = _results.c.stood.in_(("player", "substitute"))
_BY_TITLE = (
    select(
        _tables.c.title,
        func.count().label("tables"),
        func.sum(case((_results.c.rank == 1, 1), else_=0)).label("wins"),
    )
    .join(_tables, _tables.c.id == _results.c.table_id)
    .where(
        _results.c.member_id == bindparam("member"),
        _STAYED,
        _tables.c.seat_count > 1,
        _tables.c.is_sealed == 0,
    )
    .group_by(_tables.c.title)
    .order_by(func.count().desc(), _tables.c.title)
)
_CHOICES = (
    select(_stats.c.text, func.count().label("times"))
    .join(
        _results,
        (_results.c.table_id == _stats.c.table_id) & (_results.c.seat == _stats.c.seat),
    )
    .join(_tables, _tables.c.id == _stats.c.table_id)
    .where(
        _results.c.member_id == bindparam("member"),
        _STAYED,
        _stats.c.name == bindparam("stat"),
        _tables.c.title == bindparam("of_title"),
        _tables.c.is_sealed == 0,
        _stats.c.text.is_not(None),
    )
    .group_by(_stats.c.text)
    .order_by(func.count().desc(), _stats.c.text)
    .limit(1)
)
_own, _other = _results.alias("own"), _results.alias("other")
_MET = (
    select(
        _tables.c.id.label("table_id"),
        _tables.c.title,
        _tables.c.ended_at,
        _own.c.rank.label("own"),
        _other.c.rank.label("other"),
    )
    .join(_own, _own.c.table_id == _tables.c.id)
    .join(_other, (_other.c.table_id == _tables.c.id) & (_other.c.seat != _own.c.seat))
    .where(
        _own.c.member_id == bindparam("member"),
        _other.c.member_id == bindparam("opponent"),
        _own.c.stood != "handed",
        _other.c.stood != "handed",
        _tables.c.is_sealed == 0,
    )
    .order_by(_tables.c.ended_at.desc(), _tables.c.id.desc())
)
_NAMES = (
    select(_sittings.c.member_id, _sittings.c.name)
    .where(_sittings.c.member_id.in_(bindparam("members", expanding=True)), _sittings.c.name != "")
    .order_by(_sittings.c.table_id, _sittings.c.since)
)
_POOLS = select(_ratings.c.pool).distinct().order_by(_ratings.c.pool)


def of_member(conn: Connection, member_id: int) -> list[Held]:
    """Return a member's ratings, the pool with most tables first."""
    return [Held(**row._mapping) for row in conn.execute(_OF_MEMBER, {"member": member_id})]


def board(conn: Connection, pool: str, guild_id: int = 0) -> list[Held]:
    """Return all ratings of a pool that may be shown, of members who were rated in the server if one is named."""
    rows = conn.execute(_BOARD, {"of_pool": pool, "guild": guild_id})
    return [Held(**row._mapping) for row in rows]


def wins(conn: Connection, member_id: int) -> dict[str, int]:
    """Count the rated tables of each pool that a member has won."""
    return {row.pool: row.wins for row in conn.execute(_WINS, {"member": member_id})}


def by_title(conn: Connection, member_id: int) -> list[tuple[str, int, int]]:
    """Return per title the number of tables of several seats that a member has finished, and won."""
    rows = conn.execute(_BY_TITLE, {"member": member_id})
    return [(row.title, row.tables, int(row.wins)) for row in rows]


def favourite(conn: Connection, member_id: int, title: str, stat: str) -> tuple[str, int] | None:
    """Return the value that a member has most often had of a title's statistic, with its number."""
    facts = {"member": member_id, "of_title": title, "stat": stat}
    row = conn.execute(_CHOICES, facts).one_or_none()
    return None if row is None else (row.text, row.times)


def met(conn: Connection, member_id: int, other_id: int) -> list[Met]:
    """Return the finished tables of two members, the newest first."""
    rows = conn.execute(_MET, {"member": member_id, "opponent": other_id})
    return [Met(**row._mapping) for row in rows]


def names(conn: Connection, members: Collection[int]) -> dict[int, Typed]:
    """Return the name under which each of these members last sat down."""
    rows = conn.execute(_NAMES, {"members": sorted(members)})
    return {row.member_id: row.name for row in rows}


def pools(conn: Connection) -> list[str]:
    """Return the pools in which members are rated."""
    return list(conn.execute(_POOLS).scalars())
