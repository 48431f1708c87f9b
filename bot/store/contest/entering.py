"""Entrants of a tournament, their wishes, and the interactions that were carried out."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import structs
from sqlalchemy import Connection, bindparam, delete, select, update

from bot.store.contest.rows import EntrantRow, WishRow
from bot.store.declaring import contest
from bot.store.moves import NO_ENTRY
from bot.store.schema import interactions
from bot.store.upsert import Upsert
from rules.contest.scores.results import No

_entrants, _wishes = contest.entrants, contest.wishes
_PUT = Upsert(
    _entrants,
    *(name for name in EntrantRow.__struct_fields__ if name not in ("no", "entered_ms")),
)
_REMOVE = delete(_entrants).where(
    _entrants.c.tournament_id == bindparam("of"), _entrants.c.no == bindparam("whom")
)
_PLACE = (
    update(_entrants)
    .where(_entrants.c.tournament_id == bindparam("of"), _entrants.c.no == bindparam("whom"))
    .values(place=bindparam("at_end"))
)
_WISH = Upsert(_wishes, "kind")
_UNWISH = delete(_wishes).where(
    _wishes.c.tournament_id == bindparam("of"),
    _wishes.c.stage == bindparam("at_stage"),
    _wishes.c.number == bindparam("at_number"),
    _wishes.c.no == bindparam("whom"),
)
_MARK_DONE = Upsert(interactions)
_DONE = select(interactions.c.tournament_id).where(interactions.c.id == bindparam("of"))


class ActedBefore(Exception):
    """An interaction was carried out already, at a tournament or, if it has no number, at a table."""

    def __init__(self, tournament_id: int | None) -> None:
        super().__init__(tournament_id)
        self.tournament_id = tournament_id or 0


def put(conn: Connection, tournament_id: int, entrants: Iterable[EntrantRow]) -> None:
    """Store new or changed entrants."""
    lines = [_plain(each) | {"tournament_id": tournament_id} for each in entrants]
    if lines:
        _PUT.run(conn, lines)


def placed(conn: Connection, tournament_id: int, places: Mapping[No, int]) -> None:
    """Store the places that entrants have at the end."""
    rows = [{"of": tournament_id, "whom": no, "at_end": place} for no, place in places.items()]
    if rows:
        conn.execute(_PLACE, rows)


def remove(conn: Connection, tournament_id: int, no: No) -> None:
    """Delete an entrant at their withdrawal before the list is closed."""
    conn.execute(_REMOVE, {"of": tournament_id, "whom": no})


def wish(conn: Connection, tournament_id: int, wished: WishRow) -> None:
    _WISH.run(conn, structs.asdict(wished) | {"tournament_id": tournament_id})


def unwish(conn: Connection, tournament_id: int, wished: WishRow) -> None:
    facts = {"at_stage": wished.stage, "at_number": wished.number, "whom": wished.no}
    conn.execute(_UNWISH, facts | {"of": tournament_id})


def mark_done(conn: Connection, interaction_id: int, *, tournament_id: int, at: int) -> None:
    """Record that an interaction was carried out at a tournament; `at` is in seconds since 1970.

    Raises:
        ActedBefore: that is already recorded.
    """
    row = {"id": interaction_id, "table_id": None, "tournament_id": tournament_id}
    if _MARK_DONE.run(conn, row | {"seq": NO_ENTRY, "at": at}) == 0:
        assert_new(conn, interaction_id)


def assert_new(conn: Connection, interaction_id: int) -> None:
    """Raise `ActedBefore` if the interaction was carried out already."""
    row = conn.execute(_DONE, {"of": interaction_id}).one_or_none()
    if row is not None:
        raise ActedBefore(row.tournament_id)


def _plain(entrant: EntrantRow) -> dict[str, Any]:
    return structs.asdict(entrant) | {"is_kept": int(entrant.is_kept)}
