"""Columns that identify members, and their export and deletion (specification of hosting, 7.5).

A test fails if a column of numbers of members is not named here.
"""

from collections.abc import Collection, Iterator, Mapping
from enum import Enum, auto
from types import MappingProxyType
from typing import Any, Final

from sqlalchemy import Column, Connection, Table, and_, delete, or_, select, update

from bot.store.schema import metadata


class Fate(Enum):
    """Treatment of a row when its member's data is deleted."""

    GONE = auto()
    """The row is deleted."""
    PSEUDONYM = auto()
    """A number that means nothing elsewhere takes the member's place."""
    NOBODY = auto()
    """The column is emptied."""


_GONE: Final = {
    "members": "id",
    "hours": "member_id",
    "vacations": "member_id",
    "muted": "member_id",
    "watchers": "member_id",
    "voices": "member_id",
    "conduct": "member_id",
    "turn_days": "member_id",
    "bench": "member_id",
    "conceded": "member_id",
    "pings": "member_id",
    "seen": "member_id",
    "lessons": "member_id",
    "aheads": "member_id",
    "blocks": "member_id other_id",
    "handovers": "from_id to_id",
    "invitations": "member_id by_id",
    "seekers": "member_id",
    "referees": "member_id",
    "invited": "member_id",
    "kept_apart": "first_id second_id",
    "disputes": "member_id",
    "web_members": "member_id",
}
_PSEUDONYM: Final = {
    "tables": "opener_id",
    "seats": "member_id",
    "sittings": "member_id",
    "turns": "member_id",
    "results": "member_id",
    "ballots": "by_id subject_id",
    "moves": "member_id",
    "rating_events": "member_id",
    "ratings": "member_id",
    "tournaments": "organiser_id",
    "entrants": "member_id",
    "rulings": "by_id",
}
_NOBODY: Final = {
    "tables": "acting_id",
    "seats": "away_id",
    "offers": "asked_id",
    "audit": "actor_id subject_id",
    "bans": "member_id",
}
COLUMNS: Final[Mapping[tuple[str, str], Fate]] = MappingProxyType(
    {
        (table, column): fate
        for fate, declared in (
            (Fate.GONE, _GONE),
            (Fate.PSEUDONYM, _PSEUDONYM),
            (Fate.NOBODY, _NOBODY),
        )
        for table, columns in declared.items()
        for column in columns.split()
    }
)
"""Treatment of rows, for every column of numbers of members."""
_NOT_EXPORTED: Final = frozenset(
    {
        ("blocks", "other_id"),
        ("audit", "actor_id"),
        ("kept_apart", "first_id"),
        ("kept_apart", "second_id"),
    }
)
"""Choices of others about a member belong to those others."""
_OF_TABLES: Final = tuple(each for each in COLUMNS if "table_id" in metadata.tables[each[0]].c)


def tables_of(conn: Connection, member_id: int) -> list[int]:
    """Return every table that knows a member."""
    found: set[int] = set()
    for name, column in _OF_TABLES:
        if COLUMNS[name, column] is not Fate.GONE and name != "audit":
            own = metadata.tables[name]
            found |= set(
                conn.execute(
                    select(own.c.table_id).distinct().where(own.c[column] == member_id)
                ).scalars()
            )
    tables = metadata.tables["tables"]
    opened = select(tables.c.id).where(
        (tables.c.opener_id == member_id) | (tables.c.acting_id == member_id)
    )
    return sorted(found | set(conn.execute(opened).scalars()))


def names_of(conn: Connection, member_id: int) -> set[str]:
    """Return the names under which tables, and lists of seekers, know a member."""
    found: set[str] = set()
    for name, columns in (
        ("seats", ("member_id", "away_id")),
        ("sittings", ("member_id",)),
        ("seekers", ("member_id",)),
    ):
        own = metadata.tables[name]
        for column in columns:
            found |= set(
                conn.execute(select(own.c.name).where(own.c[column] == member_id)).scalars()
            )
    return found - {""}


def delete_own(conn: Connection, member_id: int) -> None:
    """Delete the rows that are a member's alone."""
    for own, column in _with(Fate.GONE):
        conn.execute(delete(own).where(column == member_id))


def rename(
    conn: Connection,
    table_id: int,
    member_id: int,
    pseudonym: int,
    *,
    but: Collection[str] = (),
) -> None:
    """Replace a member by a pseudonym in the rows of a table, apart from its log and from the tables in `but`."""
    for fate, value in ((Fate.PSEUDONYM, pseudonym), (Fate.NOBODY, None)):
        for own, column in _with(fate):
            if own.name in ("moves", "audit", *but) or not {"table_id", "id"} & set(own.c.keys()):
                continue
            if own.name == "tables":
                its = own.c.id == table_id
            elif "table_id" in own.c:
                its = own.c.table_id == table_id
            else:
                continue
            values: dict[str, Any] = {column.name: value}
            if own.name in ("seats", "sittings"):
                values["name"] = ""
            conn.execute(update(own).where(its, column == member_id).values(values))


def forget_in_audit(conn: Connection, member_id: int, names: Collection[str]) -> None:
    """Remove a member from the deeds of moderators, also where a reason names them."""
    audit = metadata.tables["audit"]
    is_theirs = (audit.c.actor_id == member_id) | (audit.c.subject_id == member_id)
    for row in list(conn.execute(select(audit.c.id, audit.c.reason).where(is_theirs))):
        reason = blanked(row.reason, names, str(member_id))
        conn.execute(update(audit).where(audit.c.id == row.id).values(reason=reason))
    for column in ("actor_id", "subject_id"):
        conn.execute(update(audit).where(audit.c[column] == member_id).values({column: None}))


def forget_in_reasons(conn: Connection, table_id: int, names: Collection[str], number: str) -> None:
    """Remove a member of a table from the reasons of moderators, about the table or about its server."""
    tables, audit, bans = (metadata.tables[name] for name in ("tables", "audit", "bans"))
    guild = select(tables.c.guild_id).where(tables.c.id == table_id).scalar_subquery()
    its = (audit.c.table_id == table_id) | (
        audit.c.table_id.is_(None) & (audit.c.guild_id == guild)
    )
    for own, is_there, key in (
        (audit, its, (audit.c.id,)),
        (bans, bans.c.guild_id == guild, (bans.c.guild_id, bans.c.mark)),
    ):
        named = or_(*(own.c.reason.contains(each, autoescape=True) for each in (number, *names)))
        for row in list(conn.execute(select(*key, own.c.reason).where(is_there, named))):
            this = and_(*(column == row._mapping[column.name] for column in key))
            reason = blanked(row.reason, names, number)
            conn.execute(update(own).where(this).values(reason=reason))


def blanked(typed: str, names: Collection[str], number: str) -> str:
    """Blank a member's number, if given, and their names in a typed text."""
    if not number:
        return typed
    for name in (number, *sorted(names, key=len, reverse=True)):
        typed = typed.replace(name, "…")
    return typed


def forget_by_key(conn: Connection, member_id: int) -> None:
    """Delete rows whose key holds the member's number: facts, timers, posts for or about them alone."""
    number = str(member_id)
    facts, timers, outbox = (metadata.tables[name] for name in ("facts", "dues", "outbox"))
    conn.execute(delete(facts).where(facts.c.name.endswith(f".{number}", autoescape=True)))
    found = select(timers.c.kind, timers.c.key).where(
        timers.c.key.contains(number, autoescape=True)
    )
    for kind, key in list(conn.execute(found)):
        if number in key.split(":"):
            conn.execute(delete(timers).where(timers.c.kind == kind, timers.c.key == key))
    is_about = outbox.c.coalesce_key.endswith(f":{number}", autoescape=True)
    conn.execute(delete(outbox).where((outbox.c.target == f"member:{number}") | is_about))


def export(conn: Connection, member_id: int) -> dict[str, list[dict[str, Any]]]:
    """Return every row with a member's number, by table; numbers of others are left out."""
    found: dict[str, list[dict[str, Any]]] = {}
    for name, column in COLUMNS:
        if (name, column) in _NOT_EXPORTED:
            continue
        own = metadata.tables[name]
        shown = [each for each in own.c if _is_shown(own, each)]
        query = select(*shown).where(own.c[column] == member_id)
        rows = [dict(row._mapping) for row in conn.execute(query)]
        if rows:
            found.setdefault(name, []).extend(rows)
    number = f".{member_id}"
    facts = metadata.tables["facts"]
    query = select(facts.c.name, facts.c.value).where(
        facts.c.name.endswith(number, autoescape=True)
    )
    chosen = [dict(row._mapping) for row in conn.execute(query)]
    return found | ({"facts": chosen} if chosen else {})


_SECRET: Final = frozenset(
    {"seed", "salt", "draw", "state", "hash", "seal", "state_hash", "mark", "apart_salt"}
)
_OTHERS: Final = frozenset({"votes", "clocks", "passed", "asks", "events", "move"})


def _is_shown(table: Table, column: Column[Any]) -> bool:
    """Return whether a column is the member's own, and neither a secret of the table nor another's number."""
    if column.name in _SECRET | _OTHERS:
        return False
    is_member = (table.name, column.name) in COLUMNS
    return not is_member or table.name not in ("tables", "ballots", "audit")


def _with(fate: Fate) -> Iterator[tuple[Table, Column[Any]]]:
    for (name, column), each in COLUMNS.items():
        if each is fate:
            own = metadata.tables[name]
            yield own, own.c[column]
