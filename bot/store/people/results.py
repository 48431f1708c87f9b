"""Results of finished tables for all holders of seats, and the entries of the log that prove them."""

from collections.abc import Iterable, Mapping

from msgspec import Struct
from sqlalchemy import Connection, bindparam, func, insert, select, update

from bot.store import schema
from bot.store.damage import found_damaged
from bot.store.declaring import people
from bot.store.declaring.columns import its
from bot.store.rows import MoveKind
from bot.store.values import Rows
from rules.core.seats import Seat

_results, _moves = people.results, schema.moves

_COUNTING = (
    select(func.count(_results.c.table_id.distinct()))
    .join(schema.tables, schema.tables.c.id == _results.c.table_id)
    .where(
        _results.c.member_id == bindparam("whose"),
        _results.c.is_casual == 0,
        schema.tables.c.title == bindparam("of_title"),
    )
)

Made = Mapping[tuple[Seat, int | None], int]
"""Number of moves by seat and member; None are the robots."""


class Result(Struct, frozen=True):
    """Result of a finished table for a former or last holder of a seat."""

    seat: Seat
    number: int
    """Place among the members who have had the seat, from 0."""
    member_id: int | None
    stood: str
    """player, substitute, handed or gave_up."""
    rank: int
    """1 is best. A member who gave a seat up comes last; those behind the robot in that seat move up."""
    points: int
    """Points of the seat."""
    share: int
    """Share of the seat's moves that they made, per mille."""
    moves: int
    gave_up_s: int | None
    """The moment at which they gave the seat up, in seconds since 1970."""
    has_robot_seat: bool
    """A robot made most moves of a seat that a member had at the start."""
    is_casual: bool
    """A robot had a seat from the start."""


class Turnover(Struct, frozen=True):
    """An entry of the log with which a seat changes hands."""

    seq: int
    seat: Seat
    kind: MoveKind
    at: int
    """In seconds since 1970."""
    events: bytes


_MADE = (
    select(_moves.c.seat, _moves.c.member_id, _moves.c.kind, func.count().label("made"))
    .where(
        _moves.c.table_id == bindparam("of_table"),
        _moves.c.kind.in_((MoveKind.MOVE.value, MoveKind.UNDO.value)),
    )
    .group_by(_moves.c.seat, _moves.c.member_id, _moves.c.kind)
)
_TURNED, _ROWS = Rows(_moves, Turnover), Rows(_results, Result)
_TURNOVERS = _TURNED.all.where(
    _moves.c.table_id == bindparam("of_table"),
    _moves.c.kind.in_((MoveKind.LEAVE.value, MoveKind.SEAT.value)),
).order_by(_moves.c.seq)
_ADD = insert(_results).inline()
_OF_TABLE = _ROWS.all.where(_results.c.table_id == bindparam("of_table")).order_by(
    _results.c.seat, _results.c.number
)

_RULE = (
    update(_results)
    .where(
        its(_results, table_id="of_table", seat="at_seat"),
        _results.c.stood != "gave_up",
    )
    .values(rank=bindparam("now"))
)


def moves_made(conn: Connection, table_id: int) -> Made:
    """Count the moves at a table, without those taken back."""
    found: dict[tuple[Seat, int | None], int] = {}
    for row in conn.execute(_MADE, {"of_table": table_id}):
        key = row.seat, row.member_id
        found[key] = found.get(key, 0) + (row.made if row.kind == MoveKind.MOVE else -row.made)
    return found


def turnovers(conn: Connection, table_id: int) -> list[Turnover]:
    """Return the entries with which seats changed hands, oldest first. Raise `Damaged` if one cannot be read."""
    with found_damaged():
        return _TURNED.several(conn, _TURNOVERS, of_table=table_id)


def put(conn: Connection, table_id: int, rows: Iterable[Result]) -> None:
    _ROWS.put(conn, _ADD, rows, table_id=table_id)


def rule(conn: Connection, table_id: int, places: Mapping[Seat, int]) -> None:
    """Set the places that a referee has ruled; a member who gave their seat up stays last."""
    rows = [{"of_table": table_id, "at_seat": seat, "now": place} for seat, place in places.items()]
    if rows:
        conn.execute(_RULE, rows)


def of_table(conn: Connection, table_id: int) -> list[Result]:
    """Return the results of a table, by seat; empty if it has none."""
    return _ROWS.several(conn, _OF_TABLE, of_table=table_id)


def counting(conn: Connection, member_id: int, title: str) -> int:
    """Count the tables of a title that count for a member."""
    return int(conn.execute(_COUNTING, {"whose": member_id, "of_title": title}).scalar_one())
