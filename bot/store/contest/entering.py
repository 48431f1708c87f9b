"""Entrants of a tournament, their wishes, and the interactions that were carried out."""

from collections.abc import Iterable, Mapping

from sqlalchemy import Connection, bindparam, delete, select, update

from bot.store.contest.rows import EntrantRow, RequestRow, TeamRow
from bot.store.declaring import contest
from bot.store.declaring.columns import its, upsert
from bot.store.moves import NO_ENTRY
from bot.store.schema import interactions
from bot.store.values import Rows
from rules.contest.scores.results import No

_entrants, _wishes = contest.entrants, contest.wishes
_ENTRANTS, _WISHES = Rows(_entrants, EntrantRow), Rows(_wishes, RequestRow)
_PUT = upsert(
    _entrants,
    *(name for name in EntrantRow.__struct_fields__ if name not in ("no", "entered_ms")),
)
_REMOVE = delete(_entrants).where(its(_entrants, tournament_id="of", no="whom"))
_PLACE = (
    update(_entrants)
    .where(its(_entrants, tournament_id="of", no="whom"))
    .values(place=bindparam("at_end"))
)
_TEAMS = Rows(contest.teams, TeamRow)
_PUT_TEAM = upsert(contest.teams, "name")
_REMOVE_TEAM = delete(contest.teams).where(its(contest.teams, tournament_id="of", no="whom"))
_WISH = upsert(_wishes, "kind")
_UNWISH = delete(_wishes).where(
    its(_wishes, tournament_id="of", stage="at_stage", number="at_number", no="whom")
)
_MARK_DONE = upsert(interactions)
_DONE = select(interactions.c.tournament_id).where(interactions.c.id == bindparam("of"))


class ActedBefore(Exception):
    """An interaction was carried out already, at a tournament or, if it has no number, at a table."""

    def __init__(self, tournament_id: int | None) -> None:
        super().__init__(tournament_id)
        self.tournament_id = tournament_id or 0


def put(conn: Connection, tournament_id: int, entrants: Iterable[EntrantRow]) -> None:
    """Store new or changed entrants."""
    _ENTRANTS.put(conn, _PUT, entrants, tournament_id=tournament_id)


def placed(conn: Connection, tournament_id: int, places: Mapping[No, int]) -> None:
    """Store the places that entrants have at the end."""
    rows = [{"of": tournament_id, "whom": no, "at_end": place} for no, place in places.items()]
    if rows:
        conn.execute(_PLACE, rows)


def remove(conn: Connection, tournament_id: int, no: No) -> None:
    """Delete an entrant at their withdrawal before the list is closed."""
    conn.execute(_REMOVE, {"of": tournament_id, "whom": no})


def put_team(conn: Connection, tournament_id: int, team: TeamRow) -> None:
    """Store a new or renamed team."""
    _TEAMS.put(conn, _PUT_TEAM, [team], tournament_id=tournament_id)


def remove_team(conn: Connection, tournament_id: int, no: int) -> None:
    """Delete a team without members."""
    conn.execute(_REMOVE_TEAM, {"of": tournament_id, "whom": no})


def wish(conn: Connection, tournament_id: int, wished: RequestRow) -> None:
    conn.execute(_WISH, _WISHES.row(wished, tournament_id=tournament_id))


def unwish(conn: Connection, tournament_id: int, wished: RequestRow) -> None:
    facts = {"at_stage": wished.stage, "at_number": wished.number, "whom": wished.no}
    conn.execute(_UNWISH, facts | {"of": tournament_id})


def mark_done(conn: Connection, interaction_id: int, *, tournament_id: int, at: int) -> None:
    """Record that an interaction was carried out at a tournament; `at` is in seconds since 1970.

    Raises:
        ActedBefore: that is already recorded.
    """
    row = {"id": interaction_id, "table_id": None, "tournament_id": tournament_id}
    if conn.execute(_MARK_DONE, row | {"seq": NO_ENTRY, "at": at}).rowcount == 0:
        assert_new(conn, interaction_id)


def assert_new(conn: Connection, interaction_id: int) -> None:
    """Raise `ActedBefore` if the interaction was carried out already."""
    row = conn.execute(_DONE, {"of": interaction_id}).one_or_none()
    if row is not None:
        raise ActedBefore(row.tournament_id)
