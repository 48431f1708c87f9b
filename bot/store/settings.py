"""What servers and members have chosen, and facts about the program itself."""

from sqlalchemy import Connection, bindparam, select

from bot.store.schema import facts, guilds, members
from bot.store.upsert import Upsert

_GUILD = select(guilds.c.language).where(guilds.c.id == bindparam("guild_id"))
_SET_GUILD = Upsert(guilds, "language")
_MEMBER = select(members.c.language, members.c.pings).where(members.c.id == bindparam("member_id"))
_SET_LANGUAGE = Upsert(members, "language")
_SET_PINGS = Upsert(members, "pings")
_FACT = select(facts.c.value).where(facts.c.name == bindparam("fact"))
_SET_FACT = Upsert(facts, "value")


def guild_language(conn: Connection, guild_id: int) -> str | None:
    return conn.execute(_GUILD, {"guild_id": guild_id}).scalar_one_or_none()


def set_guild_language(conn: Connection, guild_id: int, language: str) -> None:
    _SET_GUILD.run(conn, {"id": guild_id, "language": language})


def member(conn: Connection, member_id: int) -> tuple[str | None, bool]:
    """A member's language (None: Discord's own) and whether to ping."""
    row = conn.execute(_MEMBER, {"member_id": member_id}).one_or_none()
    return (None, True) if row is None else (row.language, bool(row.pings))


def set_member_language(conn: Connection, member_id: int, language: str | None) -> None:
    _SET_LANGUAGE.run(conn, {"id": member_id, "language": language})


def set_pings(conn: Connection, member_id: int, on: bool) -> None:
    _SET_PINGS.run(conn, {"id": member_id, "pings": int(on)})


def fact(conn: Connection, name: str) -> str | None:
    return conn.execute(_FACT, {"fact": name}).scalar_one_or_none()


def set_fact(conn: Connection, name: str, value: str) -> None:
    _SET_FACT.run(conn, {"name": name, "value": value})
