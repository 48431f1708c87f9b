"""The list of a server's tables: the place of its post, and its entries."""

from msgspec import Struct, structs
from sqlalchemy import Connection, bindparam, delete, exists, select

from bot.store import schema
from bot.store.declaring import finding, people
from bot.store.declaring.columns import upsert
from bot.store.declaring.posted import Posted
from bot.store.rows import Status
from bot.store.schema import IS_NO_FIRST_GAME
from bot.store.sharing.shards import ALL, Served, Shards
from rules.core.seats import Seat

_boards, _tables, _seats, _offers = (
    finding.lobby_boards,
    schema.tables,
    schema.seats,
    people.offers,
)


class LobbyBoard(Struct, frozen=True):
    """The post with the list."""

    guild_id: int
    channel_id: int
    message_id: int | None = None
    updated_ms: int = 0
    """The moment of its last post or edit."""
    deleted: int = 0
    """Number of deletions of its post since the last request for it."""

    @property
    def posted(self) -> Posted | None:
        return None if self.message_id is None else Posted(self.channel_id, self.message_id)


class Listed(Struct, frozen=True):
    """A table as far as needed to say whether it is listed."""

    id: int
    title: str
    channel_id: int
    seat: Seat = -1
    """The seat on offer."""


_OF_GUILD = select(*(_boards.c[name] for name in LobbyBoard.__struct_fields__)).where(
    _boards.c.guild_id == bindparam("of_guild")
)
_GUILD_OF = (
    select(_boards.c.guild_id)
    .join(_tables, _tables.c.guild_id == _boards.c.guild_id)
    .where(_tables.c.id == bindparam("of_table"))
)
_PUT = upsert(_boards, "channel_id", "message_id", "updated_ms", "deleted")
_DROP = delete(_boards).where(_boards.c.guild_id == bindparam("of_guild"))
_ALL = Served.by(select(_boards.c.guild_id).order_by(_boards.c.guild_id), _boards.c.guild_id)

_LISTED = select(_tables.c.id, _tables.c.title, _tables.c.channel_id).where(
    _tables.c.guild_id == bindparam("of_guild"),
    _tables.c.filters.not_like('%"private":true%'),
    IS_NO_FIRST_GAME,
)
_FREE = exists().where(
    _seats.c.table_id == _tables.c.id,
    _seats.c.member_id.is_(None),
    _seats.c.robot_level.is_(None),
    _seats.c.away_id.is_(None),
)
_GATHERING = _LISTED.where(_tables.c.status == Status.LOBBY.value, _FREE).order_by(
    _tables.c.id.desc()
)
_PLAYING = _LISTED.where(_tables.c.status == Status.PLAYING.value).order_by(_tables.c.id.desc())
_FINISHED = (
    _LISTED.where(_tables.c.status == Status.FINISHED.value, _tables.c.is_sealed == 0)
    .order_by(_tables.c.id.desc())
    .limit(bindparam("most"))
)
_OFFERED = (
    _LISTED.add_columns(_offers.c.seat)
    .join(_offers, _offers.c.table_id == _tables.c.id)
    .where(_tables.c.status == Status.PLAYING.value, _offers.c.public_ms.is_not(None))
    .order_by(_offers.c.public_ms.desc(), _tables.c.id, _offers.c.seat)
)


def of_guild(conn: Connection, guild_id: int) -> LobbyBoard | None:
    """Return the post of a server's list; None if it has none."""
    row = conn.execute(_OF_GUILD, {"of_guild": guild_id}).one_or_none()
    return None if row is None else LobbyBoard(**row._mapping)


def listing(conn: Connection, table_id: int) -> int | None:
    """Return the server of a table, if it has a list."""
    return conn.execute(_GUILD_OF, {"of_table": table_id}).scalar_one_or_none()


def put(conn: Connection, board: LobbyBoard) -> None:
    conn.execute(_PUT, structs.asdict(board))


def drop(conn: Connection, guild_id: int) -> None:
    conn.execute(_DROP, {"of_guild": guild_id})


def guilds(conn: Connection, shards: Shards = ALL) -> list[int]:
    """Return every server that has a list."""
    return list(_ALL.run(conn, shards).scalars())


def gathering(conn: Connection, guild_id: int) -> list[Listed]:
    """Return tables of a server that have not started and have a seat for all comers, the newest first."""
    return [Listed(*row) for row in conn.execute(_GATHERING, {"of_guild": guild_id})]


def playing(conn: Connection, guild_id: int) -> list[Listed]:
    """Return tables of a server in play, the newest first."""
    return [Listed(*row) for row in conn.execute(_PLAYING, {"of_guild": guild_id})]


def finished(conn: Connection, guild_id: int, most: int) -> list[Listed]:
    """Return tables of a server with a result, the newest first."""
    found = conn.execute(_FINISHED, {"of_guild": guild_id, "most": most})
    return [Listed(*row) for row in found]


def offered(conn: Connection, guild_id: int) -> list[Listed]:
    """Return the seats of a server that any member may take, the newest first."""
    return [Listed(*row) for row in conn.execute(_OFFERED, {"of_guild": guild_id})]
