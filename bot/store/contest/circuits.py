"""Circuits of a server, and the places at the end of their tournaments."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct, json
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from bot.store.contest.rows import CircuitRow, Settings
from bot.store.declaring import contest
from bot.store.values import Rows, added
from rules.core.text import Typed

_rows, _tournaments, _entrants = contest.circuits, contest.tournaments, contest.entrants
_OWN = Rows(_rows, CircuitRow)
_HERE = _rows.c.guild_id == bindparam("guild")
_OPEN = _rows.c.ended_ms.is_(None)
_NEWEST: Final = (_rows.c.ended_ms.is_not(None), _rows.c.id.desc())
_OF_GUILD = _OWN.all.where(_HERE).order_by(*_NEWEST).limit(bindparam("most"))
_OPEN_HERE = _OWN.all.where(_HERE, _OPEN).order_by(_rows.c.id)
_GET = _OWN.all.where(_HERE, _rows.c.id == bindparam("of"))
_END = update(_rows).where(_rows.c.id == bindparam("of"), _OPEN).values(ended_ms=bindparam("at"))
_FORGET = delete(_rows).where(_HERE)
_FINISHED = (
    select(
        *(_tournaments.c.id, _tournaments.c.name, _tournaments.c.title),
        *(_tournaments.c.ended_ms, _tournaments.c.settings),
    )
    .where(_tournaments.c.guild_id == bindparam("guild"), _tournaments.c.status == "finished")
    .order_by(_tournaments.c.ended_ms, _tournaments.c.id)
)
_PLACED = (
    select(*(_entrants.c.member_id, _entrants.c.name, _entrants.c.place, _entrants.c.team_no))
    .where(_entrants.c.tournament_id == bindparam("of"), _entrants.c.place.is_not(None))
    .order_by(_entrants.c.no)
)


class Placed(Struct, frozen=True):
    member_id: int
    """Below 0 for a former player, and then another number in each tournament."""
    name: Typed
    place: int


class Counted(Struct, frozen=True):
    """A tournament that counts for a circuit."""

    id: int
    name: Typed
    title: str
    placed: tuple[Placed, ...]
    is_of_teams: bool


def create(conn: Connection, row: CircuitRow) -> int:
    """Store a new circuit (its `id` is ignored); return its number."""
    return added(conn, insert(_rows), _OWN.row(row, "id"))


def get(conn: Connection, guild_id: int, circuit_id: int) -> CircuitRow | None:
    """Return a circuit of a server."""
    return _OWN.one(conn, _GET, guild=guild_id, of=circuit_id)


def of_guild(conn: Connection, guild_id: int, most: int) -> list[CircuitRow]:
    """Return the circuits of a server, those that are open first, and the newest first among them."""
    return _OWN.several(conn, _OF_GUILD, guild=guild_id, most=most)


def open_in(conn: Connection, guild_id: int) -> list[CircuitRow]:
    return _OWN.several(conn, _OPEN_HERE, guild=guild_id)


def end(conn: Connection, circuit_id: int, now_ms: int) -> bool:
    """End a circuit; return whether it was open."""
    return conn.execute(_END, {"of": circuit_id, "at": now_ms}).rowcount == 1


def forget(conn: Connection, guild_id: int) -> None:
    """Delete the circuits of a server."""
    conn.execute(_FORGET, {"guild": guild_id})


def offered(conn: Connection, guild_id: int, settings: Settings) -> tuple[CircuitRow, ...]:
    """Return the circuits that a tournament may count for: the open ones, and its own."""
    found = open_in(conn, guild_id)
    if settings.circuit_id is not None and settings.circuit_id not in {each.id for each in found}:
        own = get(conn, guild_id, settings.circuit_id)
        found += [] if own is None else [own]
    return tuple(found)


def counted(conn: Connection, row: CircuitRow) -> Sequence[Counted]:
    """Return the tournaments that count, in the order of their ends: those that ended while the circuit was open."""
    found = []
    for each in conn.execute(_FINISHED, {"guild": row.guild_id}).all():
        is_its = json.decode(each.settings, type=Settings).circuit_id == row.id
        if is_its and row.counts(each.ended_ms):
            placed = conn.execute(_PLACED, {"of": each.id}).all()
            is_of_teams = any(one.team_no is not None for one in placed)
            people = tuple(Placed(one.member_id, Typed(one.name), one.place) for one in placed)
            found.append(Counted(each.id, Typed(each.name), each.title, people, is_of_teams))
    return found
