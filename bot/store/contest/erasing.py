"""Removal of members from tournaments (specification of hosting, 7.5); games and results stay.

When members delete their data, they are removed from every tournament. When a server is forgotten, all members are
removed from its tournaments.

A number that means nothing elsewhere takes the member's place, a new one for each tournament. The draw can still be
verified from the marks of the entrants (`rules.contest.pairing.certificate.mark_of`), which name no members.
"""

import secrets
from collections.abc import Collection
from typing import Any, Final

from msgspec import json
from sqlalchemy import BindParameter, Connection, Table, bindparam, delete, select, union, update

from bot.store import schema
from bot.store.contest import circuits
from bot.store.declaring import contest, posted
from bot.store.people.personal import blanked

_BITS: Final = 52
_POSTS: Final = ("announce", "standings")
_tournaments, _entrants, _rulings = contest.tournaments, contest.entrants, contest.rulings
_disputes, _outbox, _apart = contest.disputes, schema.outbox, contest.kept_apart
_teams = contest.teams
_member: BindParameter[int] = bindparam("member")
_KNOWN = union(
    select(_tournaments.c.id).where(_tournaments.c.organiser_id == _member),
    select(_entrants.c.tournament_id).where(_entrants.c.member_id == _member),
    select(_rulings.c.tournament_id).where(_rulings.c.by_id == _member),
    select(contest.referees.c.tournament_id).where(contest.referees.c.member_id == _member),
    select(_disputes.c.tournament_id).where(_disputes.c.member_id == _member),
)
_NAMES = select(_entrants.c.name).where(_entrants.c.member_id == _member)


def names_of(conn: Connection, member_id: int) -> set[str]:
    """Return the names under which tournaments know a member."""
    return set(conn.execute(_NAMES, {"member": member_id}).scalars()) - {""}


def erase(conn: Connection, member_id: int, names: Collection[str]) -> None:
    """Remove every trace of a member from tournaments; their own rows are deleted elsewhere."""
    for tournament_id in list(conn.execute(_KNOWN, {"member": member_id}).scalars()):
        _erase_at(conn, tournament_id, member_id, names)


def forget_server(conn: Connection, guild_id: int) -> None:
    """Remove every trace of members and posts from the tournaments of a server."""
    circuits.forget(conn, guild_id)
    here = select(_tournaments.c.id).where(_tournaments.c.guild_id == guild_id)
    for tournament_id in list(conn.execute(here).scalars()):
        named = {
            row.member_id: row.name
            for row in _of(conn, _entrants, tournament_id)
            if row.member_id > 0
        }
        # Any member who was there may be named in typed text.
        names = {*named.values()} - {""}
        for member_id in sorted(_members_at(conn, tournament_id)):
            _erase_at(conn, tournament_id, member_id, names)
        for table in (
            contest.referees,
            contest.invited,
            _apart,
            _disputes,
            contest.reminders,
            _outbox,
        ):
            conn.execute(delete(table).where(table.c.tournament_id == tournament_id))
        _forget_posts(conn, tournament_id, names)


def members_of(conn: Connection, guild_id: int) -> set[int]:
    """Return the members that the tournaments of a server know by their own number."""
    here = select(_tournaments.c.id).where(_tournaments.c.guild_id == guild_id)
    found: set[int] = set()
    for tournament_id in list(conn.execute(here).scalars()):
        found |= _members_at(conn, tournament_id)
    return found


def _members_at(conn: Connection, tournament_id: int) -> set[int]:
    known = {row.by_id for row in _of(conn, _rulings, tournament_id)}
    for table in (_entrants, _disputes, contest.referees, contest.invited):
        known |= {row.member_id for row in _of(conn, table, tournament_id)}
    known |= {
        each for row in _of(conn, _apart, tournament_id) for each in (row.first_id, row.second_id)
    }
    own = select(_tournaments.c.organiser_id).where(_tournaments.c.id == tournament_id)
    return {each for each in (*known, conn.execute(own).scalar_one()) if each > 0}


def _forget_posts(conn: Connection, tournament_id: int, names: Collection[str]) -> None:
    """Forget the posts of a tournament, and blank members' names in its own name."""
    its = _tournaments.c.id == tournament_id
    name = conn.execute(select(_tournaments.c.name).where(its)).scalar_one()
    for each in sorted(names, key=len, reverse=True):
        name = name.replace(each, "…")
    posts = dict.fromkeys(posted.names(_POSTS, *_POSTS))
    conn.execute(update(_tournaments).where(its).values({"name": name} | posts))
    stages = select(contest.stages.c.id).where(contest.stages.c.tournament_id == tournament_id)
    played = contest.rounds.c.stage_id.in_(stages)
    conn.execute(update(contest.rounds).where(played).values(channel_id=None, message_id=None))


def _erase_at(conn: Connection, tournament_id: int, member_id: int, names: Collection[str]) -> None:
    stand_in = -1 - secrets.randbits(_BITS)
    number, instead = str(member_id), str(stand_in)
    own = _tournaments.c.id == tournament_id
    conn.execute(update(_tournaments).where(own).values(version=_tournaments.c.version + 1))
    organised = (own, _tournaments.c.organiser_id == member_id)
    conn.execute(update(_tournaments).where(*organised).values(organiser_id=stand_in))
    said = conn.execute(select(_tournaments.c.about, _tournaments.c.prizes).where(own)).one()
    about, prizes = (blanked(each, names, number) for each in said)
    conn.execute(update(_tournaments).where(own).values(about=about, prizes=prizes))
    entered = (_entrants.c.tournament_id == tournament_id, _entrants.c.member_id == member_id)
    conn.execute(update(_entrants).where(*entered).values(member_id=stand_in, name=""))
    ruled = (_rulings.c.tournament_id == tournament_id, _rulings.c.by_id == member_id)
    conn.execute(update(_rulings).where(*ruled).values(by_id=stand_in))
    for row in _of(conn, _rulings, tournament_id):
        values = {
            "reason": blanked(row.reason, names, number),
            "before": _nameless(row.before, member_id).replace(number, instead),
            "after": _nameless(row.after, member_id).replace(number, instead),
        }
        conn.execute(update(_rulings).where(_rulings.c.id == row.id).values(values))
    for row in _of(conn, _teams, tournament_id):
        words = blanked(row.name, names, number)
        its = (_teams.c.tournament_id == tournament_id, _teams.c.no == row.no)
        conn.execute(update(_teams).where(*its).values(name=words))
    for row in _of(conn, _disputes, tournament_id):
        words = blanked(row.text, names, number)
        conn.execute(update(_disputes).where(_disputes.c.id == row.id).values(text=words))
    for row in _of(conn, _outbox, tournament_id):
        if number.encode() in row.payload:
            conn.execute(delete(_outbox).where(_outbox.c.id == row.id))


def _nameless(facts: str, member_id: int) -> str:
    """Return the facts of a ruling, as JSON, without the name of a member in the rows of entrants."""

    def blank(value: Any) -> Any:
        if isinstance(value, list):
            return [blank(each) for each in value]
        if not isinstance(value, dict):
            return value
        found = {key: blank(each) for key, each in value.items()}
        return found | ({"name": ""} if found.get("member_id") == member_id else {})

    return json.encode(blank(json.decode(facts))).decode()


def _of(conn: Connection, table: Table, tournament_id: int) -> list[Any]:
    return list(conn.execute(select(table).where(table.c.tournament_id == tournament_id)))
