"""The roles that winners of tournaments hold. The winners are the entrants in the first place at the end."""

from collections.abc import Collection
from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, bindparam, select, update

from bot.store.contest.rows import EntrantRow
from bot.store.declaring import contest
from bot.store.values import Rows

_tournaments, _entrants = contest.tournaments, contest.entrants
_ROWS = Rows(_entrants, EntrantRow)
_WON: Final[tuple[ColumnElement[bool], ...]] = (
    _entrants.c.place == 1,
    # Members who have deleted their data have no number.
    _entrants.c.member_id > 0,
)
_OF = _ROWS.all.where(_entrants.c.tournament_id == bindparam("of"), *_WON).order_by(_entrants.c.no)
_HOLDING = (
    select(_tournaments.c.id, _tournaments.c.ended_ms)
    .where(
        _tournaments.c.guild_id == bindparam("guild"), _tournaments.c.held_role == bindparam("role")
    )
    .order_by(_tournaments.c.ended_ms, _tournaments.c.id)
)
_OF_MEMBER = (
    select(_tournaments.c.guild_id, _tournaments.c.held_role)
    .join(_entrants, _entrants.c.tournament_id == _tournaments.c.id)
    .where(
        _tournaments.c.held_role.is_not(None), _entrants.c.member_id == bindparam("member"), *_WON
    )
    .distinct()
)
_PASS_ON = (
    update(_tournaments)
    .where(_tournaments.c.id.in_(bindparam("several", expanding=True)))
    .values(held_role=None)
)
_HOLD = (
    update(_tournaments)
    .where(_tournaments.c.id == bindparam("of"))
    .values(held_role=bindparam("role"))
)


class Holding(Struct, frozen=True):
    """A tournament whose winner holds a role."""

    tournament_id: int
    ended_ms: int
    winners: tuple[EntrantRow, ...]


def of(conn: Connection, tournament_id: int) -> tuple[EntrantRow, ...]:
    """Return the winners of a tournament that has ended."""
    return tuple(_ROWS.several(conn, _OF, of=tournament_id))


def holding(conn: Connection, guild_id: int, role_id: int) -> list[Holding]:
    """Return the tournaments of a server whose winner holds a role, in the order of their ends."""
    found = conn.execute(_HOLDING, {"guild": guild_id, "role": role_id}).all()
    return [Holding(row.id, row.ended_ms or 0, of(conn, row.id)) for row in found]


def held_by(conn: Connection, member_id: int) -> list[tuple[int, int]]:
    """Return the server and the role of each title that a member holds."""
    return [tuple(row) for row in conn.execute(_OF_MEMBER, {"member": member_id})]


def hand_on(
    conn: Connection, role_id: int, tournament_id: int, before: Collection[Holding]
) -> None:
    """Record that the winner of a tournament holds a role, and those of the tournaments before no longer do."""
    others = [each.tournament_id for each in before if each.tournament_id != tournament_id]
    if others:
        conn.execute(_PASS_ON, {"several": others})
    conn.execute(_HOLD, {"of": tournament_id, "role": role_id})
