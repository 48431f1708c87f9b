"""Seekers of a game, and the tables that were opened for them."""

from typing import Any

from msgspec import Struct, structs
from sqlalchemy import Connection, Row, bindparam, delete, func, select, update

from bot.store import schema
from bot.store.declaring import finding
from bot.store.declaring.columns import its, upsert
from bot.store.declaring.posted import Posted
from bot.store.rows import Status
from bot.store.values import Rows
from rules.core.text import Typed

_rows, _matches, _tables, _seats = (
    finding.seekers,
    finding.matches,
    schema.tables,
    schema.seats,
)


class Seeker(Struct, frozen=True):
    """A member ready for a game of one pace in a server."""

    guild_id: int
    member_id: int
    pace: str
    name: Typed
    titles: tuple[str, ...]
    """In order of preference."""
    seats: tuple[int, ...]
    """The numbers of seats that the table may have."""
    reliability: int
    """The least that they ask of others, in percent."""
    language: str
    channel_id: int
    """The channel in which they asked."""
    made_ms: int
    until_ms: int
    table_id: int | None = None
    """The table that was opened for them last."""
    is_asked: bool = False
    """They are asked to sit down there; otherwise they look for another."""


class Match(Struct, frozen=True):
    """A table that was opened for seekers."""

    table_id: int
    until_ms: int
    is_open: bool = True
    """True if it still waits for some of them."""
    posted: Posted | None = None


_ALL = select(*(_rows.c[name] for name in Seeker.__struct_fields__))
_MATCHES = Rows(_matches, Match)
_OF_GUILD = _ALL.where(_rows.c.guild_id == bindparam("of_guild")).order_by(
    _rows.c.made_ms, _rows.c.member_id, _rows.c.pace
)
_AT = _ALL.where(_rows.c.table_id == bindparam("of_table")).order_by(_rows.c.made_ms)
_PUT = upsert(_rows, "name", "titles", "seats", "reliability", "language", "channel_id", "until_ms")
_ITS = its(_rows, guild_id="of_guild", member_id="of_member", pace="of_pace")
_DROP = delete(_rows).where(_ITS)
_PLACE = update(_rows).where(_ITS).values(table_id=bindparam("at"), is_asked=bindparam("asked"))
_WAITING = select(func.count(func.distinct(_rows.c.member_id))).where(
    _rows.c.guild_id == bindparam("of_guild"), _rows.c.is_asked == 0
)
_STATUS = (
    select(_tables.c.id, _tables.c.status, _seats.c.member_id)
    .select_from(_rows)
    .join(_tables, _tables.c.id == _rows.c.table_id)
    .join(_seats, _seats.c.table_id == _tables.c.id)
    .where(_rows.c.guild_id == bindparam("of_guild"))
    .distinct()
)
_ITS_TABLE = _matches.c.table_id == bindparam("of_table")
_MATCH = _MATCHES.all.where(_ITS_TABLE)
_PUT_MATCH = upsert(_matches, "until_ms", "is_open")
_NOTE = update(_matches).where(_ITS_TABLE)
_LEFT_OVER = (
    select(_matches.c.table_id)
    .join(_tables, _tables.c.id == _matches.c.table_id)
    .join(_seats, _seats.c.table_id == _tables.c.id)
    .where(
        _tables.c.status == Status.LOBBY.value,
        _matches.c.is_open == 0,
        _seats.c.member_id == bindparam("of_member"),
    )
    .order_by(_matches.c.table_id)
)


def of_guild(conn: Connection, guild_id: int) -> list[Seeker]:
    """Return the seekers of a server, the longest waiting first."""
    return [_seeker(row) for row in conn.execute(_OF_GUILD, {"of_guild": guild_id})]


def at(conn: Connection, table_id: int) -> list[Seeker]:
    """Return the members for whom a table was opened, unless they have found another game since."""
    return [_seeker(row) for row in conn.execute(_AT, {"of_table": table_id})]


def put(conn: Connection, seeker: Seeker) -> None:
    """Store one. A member who is already ready keeps their place in the queue and any question that is open."""
    row = structs.asdict(seeker)
    words = {"titles": " ".join(seeker.titles), "seats": " ".join(map(str, seeker.seats))}
    conn.execute(_PUT, row | words | {"is_asked": int(seeker.is_asked)})


def place(
    conn: Connection, seeker: Seeker, table_id: int | None, *, is_asked: bool = False
) -> None:
    """Note the table that was opened for a member, and whether they are asked to sit down there."""
    conn.execute(_PLACE, _key(seeker) | {"at": table_id, "asked": int(is_asked)})


def drop(conn: Connection, *gone: Seeker) -> None:
    for seeker in gone:
        conn.execute(_DROP, _key(seeker))


def count_waiting(conn: Connection, guild_id: int) -> int:
    """Count the seekers of a server."""
    return conn.execute(_WAITING, {"of_guild": guild_id}).scalar_one()


def tables_of(conn: Connection, guild_id: int) -> dict[int, tuple[Status, set[int]]]:
    """Return the tables that were opened for seekers, each with its status and its seated members."""
    found: dict[int, tuple[Status, set[int]]] = {}
    for table_id, status, member_id in conn.execute(_STATUS, {"of_guild": guild_id}):
        seated = found.setdefault(table_id, (Status(status), set()))[1]
        if member_id is not None:
            seated.add(member_id)
    return found


def match(conn: Connection, table_id: int) -> Match | None:
    """Return the match for which a table was opened, if it was opened for one."""
    return _MATCHES.one(conn, _MATCH, of_table=table_id)


def put_match(conn: Connection, made: Match) -> None:
    """Store one that is new or closed. The place of its post stays."""
    conn.execute(_PUT_MATCH, _MATCHES.row(made, "posted"))


def note_match(conn: Connection, table_id: int, posted: Posted) -> None:
    """Remember the message with the question to the matched members."""
    conn.execute(_NOTE.values(structs.asdict(posted)), {"of_table": table_id})


def left_over(conn: Connection, member_id: int) -> list[int]:
    """Return lobbies in which a member sits although another of the match did not come."""
    return list(conn.execute(_LEFT_OVER, {"of_member": member_id}).scalars())


def _key(seeker: Seeker) -> dict[str, Any]:
    return {
        "of_guild": seeker.guild_id,
        "of_member": seeker.member_id,
        "of_pace": seeker.pace,
    }


def _seeker(row: Row[Any]) -> Seeker:
    fields = dict(row._mapping)
    fields["titles"] = tuple(row.titles.split())
    fields["seats"] = tuple(int(each) for each in row.seats.split())
    fields["is_asked"] = bool(row.is_asked)
    return Seeker(**fields)
