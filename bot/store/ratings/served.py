"""Tables that are played on a server, and the winners of its tournaments (10.1, 10.5)."""

from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, and_, bindparam, case, func, select

from bot.store import schema
from bot.store.declaring import contest, people
from bot.store.rows import Status
from rules.core.text import Typed

_MOST: Final = 2000
"""Median times are taken from at most this many of the latest tables and turns."""
_tables, _results, _turns = schema.tables, people.results, schema.turns
_entrants, _tournaments, _members = contest.entrants, contest.tournaments, schema.members


class TitleServed(Struct, frozen=True):
    """A title's tables on a server."""

    title: str
    finished: int
    called_off: int
    """Tables that were begun and have no result."""
    members: int


class Medalled(Struct, frozen=True):
    """Results of a member in the tournaments of a server."""

    member_id: int
    name: Typed
    first: int
    second: int
    third: int
    entered: int
    is_hidden: bool


_HERE = and_(
    _tables.c.guild_id == bindparam("guild"), _tables.c.seat_count > 1, _tables.c.is_sealed == 0
)
_IS_FINISHED = _tables.c.status == Status.FINISHED.value
_COUNTS = (
    select(
        _tables.c.title,
        func.sum(case((_IS_FINISHED, 1), else_=0)).label("finished"),
        func.sum(case((_tables.c.status == Status.CANCELLED.value, 1), else_=0)).label("off"),
    )
    .where(_HERE, _tables.c.started_at.is_not(None))
    .group_by(_tables.c.title)
)
_PEOPLE = (
    select(_tables.c.title, func.count(_results.c.member_id.distinct()).label("members"))
    .join(_tables, _tables.c.id == _results.c.table_id)
    .where(_HERE, _results.c.member_id > 0)
    .group_by(_tables.c.title)
)
_LENGTHS = (
    select((_tables.c.ended_at - _tables.c.started_at).label("seconds"))
    .where(
        _HERE,
        _IS_FINISHED,
        _tables.c.title == bindparam("of_title"),
        _tables.c.started_at.is_not(None),
    )
    .order_by(_tables.c.id.desc())
    .limit(_MOST)
)
_ANSWERS = (
    select(_turns.c.charged_ms)
    .join(_tables, _tables.c.id == _turns.c.table_id)
    .where(
        _HERE,
        _tables.c.title == bindparam("of_title"),
        _turns.c.member_id.is_not(None),
        _turns.c.ended_by == "move",
    )
    .order_by(_turns.c.table_id.desc(), _turns.c.seat, _turns.c.turn.desc())
    .limit(_MOST)
)
_TURNS_OF = (
    select(_turns.c.member_id, _turns.c.charged_ms)
    .join(_tables, _tables.c.id == _turns.c.table_id)
    .where(
        _tables.c.tournament_id == bindparam("tournament"),
        _turns.c.member_id.is_not(None),
        _turns.c.ended_by == "move",
    )
    .order_by(_turns.c.table_id, _turns.c.seat, _turns.c.turn)
)
_IS_OVER = and_(_tournaments.c.guild_id == bindparam("guild"), _tournaments.c.status == "finished")


_FAME = (
    select(
        _entrants.c.member_id,
        func.max(_entrants.c.name).label("name"),
        *(
            func.sum(case((_entrants.c.place == place, 1), else_=0)).label(called)
            for place, called in enumerate(("first", "second", "third"), start=1)
        ),
        func.count().label("entered"),
        func.max(func.coalesce(_members.c.is_hidden, 0)).label("is_hidden"),
    )
    .join(_tournaments, _tournaments.c.id == _entrants.c.tournament_id)
    .outerjoin(_members, _members.c.id == _entrants.c.member_id)
    .where(_IS_OVER, _entrants.c.kind == "entrant", _entrants.c.member_id > 0)
    .group_by(_entrants.c.member_id)
)
_TOURNAMENTS = select(func.count()).select_from(_tournaments).where(_IS_OVER)


def titles(conn: Connection, guild_id: int) -> list[TitleServed]:
    """Return the titles of which tables were finished on a server, the most played first."""
    facts = {"guild": guild_id}
    members = {row.title: row.members for row in conn.execute(_PEOPLE, facts)}
    found = [
        TitleServed(row.title, int(row.finished), int(row.off), members.get(row.title, 0))
        for row in conn.execute(_COUNTS, facts)
        if row.finished
    ]
    return sorted(found, key=lambda each: (-each.finished, each.title))


def lengths(conn: Connection, guild_id: int, title: str) -> list[int]:
    """Return the lengths in seconds of the latest tables of a title."""
    facts = {"guild": guild_id, "of_title": title}
    return list(conn.execute(_LENGTHS, facts).scalars())


def answers(conn: Connection, guild_id: int, title: str) -> list[int]:
    """Return the waking time in milliseconds of the latest turns on a clock."""
    facts = {"guild": guild_id, "of_title": title}
    return list(conn.execute(_ANSWERS, facts).scalars())


def fame(conn: Connection, guild_id: int) -> list[Medalled]:
    """Return the members with finished tournaments of a server, most wins first, then second and third places."""
    rows = conn.execute(_FAME, {"guild": guild_id})
    found = [
        Medalled(
            row.member_id,
            row.name,
            int(row.first),
            int(row.second),
            int(row.third),
            int(row.entered),
            bool(row.is_hidden),
        )
        for row in rows
    ]
    found = [each for each in found if each.first or each.second or each.third]
    return sorted(found, key=fame_order)


def fame_order(each: Medalled) -> tuple[int, ...]:
    return -each.first, -each.second, -each.third, each.entered, each.member_id


def tournaments(conn: Connection, guild_id: int) -> int:
    """Count the finished tournaments of a server."""
    return int(conn.execute(_TOURNAMENTS, {"guild": guild_id}).scalar_one())


def turns_of(conn: Connection, tournament_id: int) -> list[tuple[int, int]]:
    """Return the turns of a tournament: the member, and their waking time in milliseconds."""
    rows = conn.execute(_TURNS_OF, {"tournament": tournament_id})
    return [(row.member_id, row.charged_ms) for row in rows]
