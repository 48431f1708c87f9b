"""The settings of servers and members, and facts about the program itself."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, bindparam, delete, select

from bot.store.declaring.columns import its, upsert
from bot.store.schema import facts, guild_settings, guilds, members

_GUILD = select(guilds.c.language).where(guilds.c.id == bindparam("guild_id"))
_SET_GUILD = upsert(guilds, "language")
_MEMBER = select(members.c.language).where(members.c.id == bindparam("member_id"))
_SET_LANGUAGE = upsert(members, "language")
_GUILD_SETTING = select(guild_settings.c.value).where(
    its(guild_settings, guild_id="guild_id", name="of_name")
)
_SET_GUILD_SETTING = upsert(guild_settings, "value")
_FACT = select(facts.c.value).where(facts.c.name == bindparam("fact"))
_HELD_FACT = _FACT.with_for_update()
_SET_FACT = upsert(facts, "value")
_NEW_FACT = upsert(facts)
_PACE = "pace."
"""Prefix, before the ID of a server, of the fact with the pace that it proposes."""
_HOURS = "hours."
"""Prefix, before the ID of a member, of the fact that they know the assumed hours."""
_FILTERS = "filters."
"""Prefix, before the ID of a server, of the fact with the conditions of its tables."""
_FORCED = "forced."
"""Prefix, before the ID of a member, of the fact that forced moves are made for them."""
_WITH_FORCED = select(facts.c.name).where(facts.c.name.startswith(_FORCED), facts.c.value == "1")
FORCED_AMONG = select(facts.c.name).where(
    facts.c.name.in_(bindparam("names", expanding=True)), facts.c.value == "1"
)
"""Select those of some members, with the values of `forced_names`, whose forced moves are made for them."""


def guild_language(conn: Connection, guild_id: int) -> str | None:
    return conn.execute(_GUILD, {"guild_id": guild_id}).scalar_one_or_none()


def set_guild_language(conn: Connection, guild_id: int, language: str) -> None:
    conn.execute(_SET_GUILD, {"id": guild_id, "language": language})


def member_language(conn: Connection, member_id: int) -> str | None:
    """Return a member's language; None if they use that of Discord."""
    return conn.execute(_MEMBER, {"member_id": member_id}).scalar_one_or_none()


def set_member_language(conn: Connection, member_id: int, language: str | None) -> None:
    conn.execute(_SET_LANGUAGE, {"id": member_id, "language": language})


def guild_setting(conn: Connection, guild_id: int, name: str) -> str | None:
    return conn.execute(
        _GUILD_SETTING, {"guild_id": guild_id, "of_name": name}
    ).scalar_one_or_none()


def set_guild_setting(conn: Connection, guild_id: int, name: str, value: str) -> None:
    conn.execute(_SET_GUILD_SETTING, {"guild_id": guild_id, "name": name, "value": value})


def choosing(conn: Connection, names: Collection[str]) -> frozenset[int]:
    """Return the servers that have chosen one of these settings."""
    query = select(guild_settings.c.guild_id).where(
        guild_settings.c.name.in_(names), guild_settings.c.value != ""
    )
    return frozenset(conn.execute(query.distinct()).scalars())


def with_forced(conn: Connection) -> set[int]:
    """Return the members whose forced moves are made for them."""
    return forced_members(conn.execute(_WITH_FORCED).scalars())


def forced_names(members: Collection[int]) -> dict[str, Any]:
    """Return the values for `FORCED_AMONG`."""
    return {"names": [f"{_FORCED}{each}" for each in members]}


def forced_members(names: Iterable[str]) -> set[int]:
    """Return the members in the names of facts that `FORCED_AMONG` has found."""
    return {int(name.removeprefix(_FORCED)) for name in names}


def set_forced(conn: Connection, member_id: int, on: bool) -> None:
    set_fact(conn, f"{_FORCED}{member_id}", str(int(on)))


def pace(conn: Connection, guild_id: int) -> str | None:
    """Return the pace that a server proposes for new tables; None if it has chosen none."""
    return fact(conn, f"{_PACE}{guild_id}")


def set_pace(conn: Connection, guild_id: int, text: str) -> None:
    set_fact(conn, f"{_PACE}{guild_id}", text)


def knows_hours(conn: Connection, member_id: int) -> bool:
    """Return whether the member knows the hours that are assumed for them."""
    return fact(conn, f"{_HOURS}{member_id}") is not None


def note_hours(conn: Connection, member_id: int) -> None:
    set_fact(conn, f"{_HOURS}{member_id}", "1")


def filters(conn: Connection, guild_id: int) -> str | None:
    """Return the conditions of new tables of a server; None if it has chosen none."""
    return fact(conn, f"{_FILTERS}{guild_id}")


def set_filters(conn: Connection, guild_id: int, text: str) -> None:
    set_fact(conn, f"{_FILTERS}{guild_id}", text)


def forget_guild(conn: Connection, guild_id: int) -> None:
    """Delete the settings of a server that are kept as facts."""
    names = [f"{each}{guild_id}" for each in (_PACE, _FILTERS)]
    conn.execute(delete(facts).where(facts.c.name.in_(names)))


def fact(conn: Connection, name: str) -> str | None:
    return conn.execute(_FACT, {"fact": name}).scalar_one_or_none()


def held_fact(conn: Connection, name: str, otherwise: str) -> str:
    """Return a fact, after storing `otherwise` if it has no value.

    Other processes wait with a change until the transaction ends.
    """
    conn.execute(_NEW_FACT, {"name": name, "value": otherwise})
    return str(conn.execute(_HELD_FACT, {"fact": name}).scalar_one())


def facts_like(conn: Connection, beginning: str) -> dict[str, str]:
    """Return the facts whose names begin alike, by the rest of their names."""
    query = select(facts.c.name, facts.c.value).where(
        facts.c.name.startswith(beginning, autoescape=True)
    )
    return {row.name.removeprefix(beginning): row.value for row in conn.execute(query)}


def forget_fact(conn: Connection, name: str) -> None:
    conn.execute(delete(facts).where(facts.c.name == name))


def set_facts(conn: Connection, values: Mapping[str, str]) -> None:
    conn.execute(_SET_FACT, [{"name": name, "value": value} for name, value in values.items()])


def set_fact(conn: Connection, name: str, value: str) -> None:
    conn.execute(_SET_FACT, {"name": name, "value": value})
