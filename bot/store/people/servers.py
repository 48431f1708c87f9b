"""Data about a server, and its deletion (specification of hosting, 7.5)."""

from typing import Final

from sqlalchemy import Connection, bindparam, delete, select, union, update

from bot.store import outbox, schema, settings
from bot.store.declaring.posted import names
from bot.store.people.personal import COLUMNS
from bot.store.rows import Status
from bot.store.sharing.shards import ALL, Shards, some_of

_tables, _pings = schema.tables, schema.pings
_ALL = select(_tables.c.id).where(_tables.c.guild_id == bindparam("guild")).order_by(_tables.c.id)
_OPEN = (Status.LOBBY.value, Status.PLAYING.value)
_KNOWN = union(
    select(_tables.c.guild_id).where(_tables.c.status.in_(_OPEN)),
    select(schema.guilds.c.id),
    select(schema.guild_settings.c.guild_id),
)
_NO_POSTS = (
    update(_tables)
    .where(_tables.c.id == bindparam("of_table"))
    .values(dict.fromkeys(names(("lobby", "board"), "lobby", "board")) | {"talk_id": None})
)
_NO_MESSAGES = (
    update(_pings)
    .where(_pings.c.table_id == bindparam("of_table"))
    .values(channel_id=None, message_id=None)
)
_OF_TABLE: Final = (
    *("muted", "seen", "aheads", "nudges", "handovers", "invitations", "matches", "offers"),
    *("offer_posts", "conceded", "watchers"),
)
"""Rows that are deleted with the posts of a table."""
_OF_GUILD: Final = (
    *("lobby_boards", "audit", "seekers", "bench", "bans", "guild_settings", "web_pages"),
)


def tables_of(conn: Connection, guild_id: int) -> list[int]:
    """Return every table that was ever opened in a server."""
    return list(conn.execute(_ALL, {"guild": guild_id}).scalars())


def known(conn: Connection, shards: Shards = ALL) -> frozenset[int]:
    """Return the servers with open tables or settings."""
    return some_of(shards, set(conn.execute(_KNOWN).scalars()))


def members_at(conn: Connection, table_id: int) -> set[int]:
    """Return the members that a table knows by their own number."""
    found: set[int | None] = set()
    for name, column in COLUMNS:
        own = schema.metadata.tables[name]
        if name == "tables":
            its = own.c.id == table_id
        elif "table_id" in own.c:
            its = own.c.table_id == table_id
        else:
            continue
        found |= set(conn.execute(select(own.c[column]).where(its).distinct()).scalars())
    return {each for each in found if each is not None and each > 0}


def forget_posts(conn: Connection, table_id: int) -> None:
    """Forget the posts of a table, and the rows that only concerned its play."""
    conn.execute(_NO_POSTS, {"of_table": table_id})
    conn.execute(_NO_MESSAGES, {"of_table": table_id})
    for name in _OF_TABLE:
        own = schema.metadata.tables[name]
        conn.execute(delete(own).where(own.c.table_id == table_id))


def forget_unsent(conn: Connection, table_id: int, why: str) -> None:
    """Give up all posts of a table that are still to be sent."""
    outbox.fail_all(conn, table_id, error=why)


def forget_chosen(conn: Connection, guild_id: int) -> None:
    """Delete the settings of a server, the deeds of its moderators, and its lists of people."""
    for name in _OF_GUILD:
        own = schema.metadata.tables[name]
        conn.execute(delete(own).where(own.c.guild_id == guild_id))
    conn.execute(delete(schema.guilds).where(schema.guilds.c.id == guild_id))
    settings.forget_guild(conn, guild_id)
    target = f"guild:{guild_id}"
    conn.execute(delete(schema.outbox).where(schema.outbox.c.target == target))
