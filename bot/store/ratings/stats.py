"""Statistics of finished tables."""

from collections.abc import Iterable

from msgspec import Struct, structs
from sqlalchemy import Connection, bindparam, delete, func, insert, select

from bot.store import schema
from bot.store.declaring import people
from bot.store.declaring import ratings as declared
from bot.store.rows import Status

_stats, _tables, _results = declared.table_stats, schema.tables, people.results
WHOLE_TABLE = -1
MODE = "mode"
"""The statistic of a whole table that holds its way of playing alone."""
FIRST = "first"
"""The statistic of a whole table that holds the seat with the first turn."""


class StatRow(Struct, frozen=True):
    """One statistic of a seat or, with seat `WHOLE_TABLE`, of the table."""

    seat: int
    name: str
    text: str | None = None
    number: int | None = None


class SeatPlayed(Struct, frozen=True):
    """Result of a seat of a finished table."""

    table_id: int
    seat: int
    seats: int
    rank: int
    total: int
    choice: str | None
    """The seat's value of the statistic in question."""


_ADD = insert(_stats).inline()
_OF_TABLE = (
    select(_stats.c.seat, _stats.c.name, _stats.c.text, _stats.c.number)
    .where(_stats.c.table_id == bindparam("of_table"))
    .order_by(_stats.c.seat, _stats.c.name)
)
_rank, _total, _choice = (_stats.alias(name) for name in ("rank", "total", "choice"))

_RANKED = (
    select(
        _rank.c.table_id,
        _rank.c.seat,
        _tables.c.seat_count.label("seats"),
        _rank.c.number.label("rank"),
    )
    .join(_tables, _tables.c.id == _rank.c.table_id)
    .where(
        _rank.c.name == "rank",
        _rank.c.seat >= 0,
        _tables.c.title == bindparam("of_title"),
        _tables.c.status == Status.FINISHED.value,
        _tables.c.is_sealed == 0,
        _tables.c.seat_count > 1,
    )
    .order_by(_rank.c.table_id.desc(), _rank.c.seat)
    .limit(bindparam("most"))
)
"""The seats of a title's newest tables and their ranks."""
_PLAYED = (
    _RANKED.add_columns(_total.c.number.label("total"), _choice.c.text.label("choice"))
    .join(
        _total,
        (_total.c.table_id == _rank.c.table_id)
        & (_total.c.seat == _rank.c.seat)
        & (_total.c.name == "total"),
    )
    .outerjoin(
        _choice,
        (_choice.c.table_id == _rank.c.table_id)
        & (_choice.c.seat == _rank.c.seat)
        & (_choice.c.name == bindparam("choice_name")),
    )
)
_first = _stats.alias("first")
_ORDERS = _RANKED.add_columns(_first.c.number.label("first")).join(
    _first,
    (_first.c.table_id == _rank.c.table_id)
    & (_first.c.seat == WHOLE_TABLE)
    & (_first.c.name == FIRST),
)
_COUNT = (
    select(func.count())
    .select_from(_tables)
    .where(
        _tables.c.title == bindparam("of_title"),
        _tables.c.status == Status.FINISHED.value,
        _tables.c.is_sealed == 0,
    )
)
_LENGTHS = (
    select(_tables.c.seq, _tables.c.started_at, _tables.c.ended_at)
    .where(
        _tables.c.title == bindparam("of_title"),
        _tables.c.status == Status.FINISHED.value,
        _tables.c.is_sealed == 0,
        _tables.c.started_at.is_not(None),
    )
    .order_by(_tables.c.id.desc())
    .limit(bindparam("most"))
)
_OF_MEMBER = delete(_stats).where(
    _stats.c.seat >= 0,
    _stats.c.name.not_in(("rank", "total", "robot")),
    select(_results.c.table_id)
    .where(
        _results.c.table_id == _stats.c.table_id,
        _results.c.seat == _stats.c.seat,
        _results.c.member_id == bindparam("member"),
    )
    .exists(),
)


def put(conn: Connection, table_id: int, rows: Iterable[StatRow]) -> None:
    if found := [structs.asdict(row) | {"table_id": table_id} for row in rows]:
        conn.execute(_ADD, found)


def of_table(conn: Connection, table_id: int) -> list[StatRow]:
    return [StatRow(**row._mapping) for row in conn.execute(_OF_TABLE, {"of_table": table_id})]


def played(conn: Connection, title: str, choice: str, most: int) -> list[SeatPlayed]:
    """Return the seats of a title's latest tables of several seats, each with its value of the statistic `choice`."""
    facts = {"of_title": title, "choice_name": choice, "most": most}
    return [SeatPlayed(**row._mapping) for row in conn.execute(_PLAYED, facts)]


def orders(conn: Connection, title: str, most: int) -> list[SeatPlayed]:
    """Return the seats of a title's latest tables; the choice of each is its place in the order of play, from 1."""
    rows = conn.execute(_ORDERS, {"of_title": title, "most": most})
    return [
        SeatPlayed(
            row.table_id,
            row.seat,
            row.seats,
            row.rank,
            0,
            str((row.seat - row.first) % row.seats + 1),
        )
        for row in rows
    ]


def finished(conn: Connection, title: str) -> int:
    """Count the tables of a title with a result."""
    return int(conn.execute(_COUNT, {"of_title": title}).scalar_one())


def lengths(conn: Connection, title: str, most: int) -> list[tuple[int, int]]:
    """Return, for a title's latest tables, the entries of the log and the length in seconds."""
    rows = conn.execute(_LENGTHS, {"of_title": title, "most": most})
    return [(row.seq, row.ended_at - row.started_at) for row in rows]


def forget(conn: Connection, member_id: int) -> None:
    """Delete the statistics of a member's seats, apart from their ranks."""
    conn.execute(_OF_MEMBER, {"member": member_id})
