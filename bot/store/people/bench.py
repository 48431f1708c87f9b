"""The bench: members of a server who are asked first when a seat is offered there."""

from msgspec import Struct, json
from sqlalchemy import Connection, bindparam, delete, select

from bot.store import schema
from bot.store.declaring import people
from bot.store.upsert import Upsert

_bench, _sittings = people.bench, schema.sittings


class Wish(Struct, frozen=True):
    """The seats that a member would take."""

    member_id: int
    titles: tuple[str, ...] = ()
    """Keys of titles; empty for all."""
    paces: tuple[str, ...] = ()
    """Keys of paces; empty for all."""

    def wants(self, title: str, pace: str) -> bool:
        """Return whether such a seat is wanted; `pace` is the key of a preset."""
        return (not self.titles or title in self.titles) and (not self.paces or pace in self.paces)


_OF_GUILD = (
    select(_bench.c.member_id, _bench.c.titles, _bench.c.paces)
    .where(_bench.c.guild_id == bindparam("of_guild"))
    .order_by(_bench.c.member_id)
)
_OF_MEMBER = _OF_GUILD.where(_bench.c.member_id == bindparam("of_member"))
_PUT = Upsert(_bench, "titles", "paces")
_DROP = delete(_bench).where(
    _bench.c.guild_id == bindparam("of_guild"), _bench.c.member_id == bindparam("of_member")
)
_TAKEN_OVER = (
    select(_sittings.c.table_id)
    .where(_sittings.c.member_id == bindparam("of_member"), _sittings.c.since > 0)
    .limit(1)
)


def of_guild(conn: Connection, guild_id: int) -> tuple[Wish, ...]:
    rows = conn.execute(_OF_GUILD, {"of_guild": guild_id})
    return tuple(_wish(row.member_id, row.titles, row.paces) for row in rows)


def of_member(conn: Connection, guild_id: int, member_id: int) -> Wish | None:
    row = conn.execute(_OF_MEMBER, {"of_guild": guild_id, "of_member": member_id}).one_or_none()
    return None if row is None else _wish(row.member_id, row.titles, row.paces)


def put(conn: Connection, guild_id: int, wish: Wish) -> None:
    row = {
        "guild_id": guild_id,
        "member_id": wish.member_id,
        "titles": json.encode(wish.titles).decode(),
        "paces": json.encode(wish.paces).decode(),
    }
    _PUT.run(conn, row)


def drop(conn: Connection, guild_id: int, member_id: int) -> None:
    conn.execute(_DROP, {"of_guild": guild_id, "of_member": member_id})


def has_taken_over(conn: Connection, member_id: int) -> bool:
    """Return whether the member has ever sat down at a table in play."""
    return conn.execute(_TAKEN_OVER, {"of_member": member_id}).one_or_none() is not None


def _wish(member_id: int, titles: str, paces: str) -> Wish:
    kind = tuple[str, ...]
    return Wish(member_id, json.decode(titles, type=kind), json.decode(paces, type=kind))
