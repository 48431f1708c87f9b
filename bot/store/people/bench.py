"""The bench: members of a server who are asked first when a seat is offered there."""

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, select

from bot.store import schema
from bot.store.declaring import people
from bot.store.declaring.columns import its, upsert
from bot.store.values import Rows

_bench, _sittings = people.bench, schema.sittings


class BenchEntry(Struct, frozen=True):
    """The seats that a member would take."""

    member_id: int
    titles: tuple[str, ...] = ()
    """Keys of titles; empty for all."""
    paces: tuple[str, ...] = ()
    """Keys of paces; empty for all."""

    def wants(self, title: str, pace: str) -> bool:
        """Return whether such a seat is wanted; `pace` is the key of a preset."""
        return (not self.titles or title in self.titles) and (not self.paces or pace in self.paces)


_ROWS = Rows(_bench, BenchEntry)
_OF_GUILD = _ROWS.all.where(_bench.c.guild_id == bindparam("of_guild")).order_by(_bench.c.member_id)
_OF_MEMBER = _OF_GUILD.where(_bench.c.member_id == bindparam("of_member"))
_PUT = upsert(_bench, "titles", "paces")
_DROP = delete(_bench).where(its(_bench, guild_id="of_guild", member_id="of_member"))
_TAKEN_OVER = (
    select(_sittings.c.table_id)
    .where(_sittings.c.member_id == bindparam("of_member"), _sittings.c.since > 0)
    .limit(1)
)


def of_guild(conn: Connection, guild_id: int) -> tuple[BenchEntry, ...]:
    return tuple(_ROWS.several(conn, _OF_GUILD, of_guild=guild_id))


def of_member(conn: Connection, guild_id: int, member_id: int) -> BenchEntry | None:
    return _ROWS.one(conn, _OF_MEMBER, of_guild=guild_id, of_member=member_id)


def put(conn: Connection, guild_id: int, wish: BenchEntry) -> None:
    conn.execute(_PUT, _ROWS.row(wish, guild_id=guild_id))


def drop(conn: Connection, guild_id: int, member_id: int) -> None:
    conn.execute(_DROP, {"of_guild": guild_id, "of_member": member_id})


def has_taken_over(conn: Connection, member_id: int) -> bool:
    """Return whether the member has ever sat down at a table in play."""
    return conn.execute(_TAKEN_OVER, {"of_member": member_id}).one_or_none() is not None
