"""Members whose departure from a server matters: with seats at tables, entrants and referees of tournaments."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, bindparam, select, union

from bot.store import schema
from bot.store.contest.tournaments import LIVE
from bot.store.declaring import contest
from bot.store.rows import Status
from bot.store.sharing.shards import ALL, Served, Shards

_tables, _seats, _rows = schema.tables, schema.seats, contest.tournaments
_SEATED = (
    select(_tables.c.id, _tables.c.guild_id, _seats.c.member_id)
    .join(_seats, _seats.c.table_id == _tables.c.id)
    .where(
        _tables.c.status.in_((Status.LOBBY.value, Status.PLAYING.value)),
        _seats.c.member_id.is_not(None),
    )
    .subquery()
)
_INVOLVED = union(
    *(
        select(_rows.c.id, _rows.c.guild_id, listed.c.member_id)
        .join(listed, listed.c.tournament_id == _rows.c.id)
        .where(_rows.c.status.in_(LIVE), *conditions)
        for listed, conditions in (
            (contest.referees, ()),
            (contest.entrants, (contest.entrants.c.dropped_round.is_(None),)),
        )
    )
).subquery()


def _all(found: Any) -> Served:
    return Served.by(select(found.c.guild_id, found.c.member_id).distinct(), found.c.guild_id)


def _of_one(found: Any) -> Any:
    return (
        select(found.c.id)
        .where(found.c.guild_id == bindparam("guild"), found.c.member_id == bindparam("member"))
        .order_by(found.c.id)
    )


_ALL_SEATED, _ALL_INVOLVED = _all(_SEATED), _all(_INVOLVED)
_TABLES_OF, _TOURNAMENTS_OF = _of_one(_SEATED), _of_one(_INVOLVED)


def seated(conn: Connection, shards: Shards = ALL) -> dict[int, set[int]]:
    """Return the members with a seat at a table in its lobby or in play, by their servers."""
    return _by_server(_ALL_SEATED.run(conn, shards))


def involved(conn: Connection, shards: Shards = ALL) -> dict[int, set[int]]:
    """Return the entrants and referees of tournaments that are not over, by their servers."""
    return _by_server(_ALL_INVOLVED.run(conn, shards))


def tables_of(conn: Connection, guild_id: int, member_id: int) -> list[int]:
    """Return such tables of one server where a member has a seat."""
    return list(conn.execute(_TABLES_OF, {"guild": guild_id, "member": member_id}).scalars())


def tournaments_of(conn: Connection, guild_id: int, member_id: int) -> list[int]:
    """Return such tournaments of one server that a member is in, or decides about."""
    return list(conn.execute(_TOURNAMENTS_OF, {"guild": guild_id, "member": member_id}).scalars())


def _by_server(rows: Iterable[Any]) -> dict[int, set[int]]:
    found: dict[int, set[int]] = {}
    for row in rows:
        found.setdefault(row.guild_id, set()).add(row.member_id)
    return found
