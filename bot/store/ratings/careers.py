"""Career of a member: length, reliability, and medals."""

from msgspec import Struct
from sqlalchemy import Connection, and_, bindparam, case, exists, func, select

from bot.store import schema
from bot.store.declaring import contest, people
from bot.store.declaring import ratings as declared
from bot.store.declaring.columns import its

_results, _conduct, _tables = people.results, people.conduct, schema.tables
_members, _stats = schema.members, declared.table_stats
_entrants, _tournaments = contest.entrants, contest.tournaments
_rows = _results.alias("each")


class Career(Struct, frozen=True):
    """Finished tables of several seats at which a member had one."""

    tables: int
    first_at: int | None
    """The end of the first one, in seconds since 1970."""


class AtSeats(Struct, frozen=True):
    """Tables with one number of seats that a member has finished."""

    seats: int
    tables: int
    wins: int
    ranks: int
    """The sum of their places."""


_STAYED = _results.c.stood.in_(("player", "substitute"))
_CAREER = (
    select(
        func.count(_results.c.table_id.distinct()).label("tables"),
        func.min(_tables.c.ended_at).label("first_at"),
    )
    .join(_tables, _tables.c.id == _results.c.table_id)
    .where(
        _results.c.member_id == bindparam("member"),
        _results.c.stood != "handed",
        _tables.c.seat_count > 1,
        _tables.c.is_sealed == 0,
    )
)
_BY_SEATS = (
    select(
        _tables.c.seat_count.label("seats"),
        func.count().label("tables"),
        func.sum(case((_results.c.rank == 1, 1), else_=0)).label("wins"),
        func.sum(_results.c.rank).label("ranks"),
    )
    .join(_tables, _tables.c.id == _results.c.table_id)
    .where(
        _results.c.member_id == bindparam("member"),
        _STAYED,
        _tables.c.seat_count > 1,
        _tables.c.is_sealed == 0,
    )
    .group_by(_tables.c.seat_count)
    .order_by(_tables.c.seat_count)
)
_EXCUSED = exists().where(
    _conduct.c.table_id == _results.c.table_id,
    _conduct.c.seat == _results.c.seat,
    _conduct.c.member_id == _results.c.member_id,
    _conduct.c.is_excused == 1,
)
_RECENT = (
    select(
        _results.c.table_id,
        func.min(case((_STAYED, 1), else_=0)).label("is_finished"),
        _tables.c.ended_at,
    )
    .join(_tables, _tables.c.id == _results.c.table_id)
    .where(
        _results.c.member_id == bindparam("member"),
        _results.c.stood != "handed",
        ~and_(_results.c.stood == "gave_up", _EXCUSED),
        _tables.c.is_sealed == 0,
    )
    .group_by(_results.c.table_id, _tables.c.ended_at)
    .order_by(_tables.c.ended_at.desc(), _results.c.table_id.desc())
    .limit(bindparam("most"))
)
_MEDALS = (
    select(_entrants.c.place, func.count().label("times"))
    .join(_tournaments, _tournaments.c.id == _entrants.c.tournament_id)
    .where(
        _entrants.c.member_id == bindparam("member"),
        _entrants.c.place.between(1, 3),
        _tournaments.c.status == "finished",
    )
    .group_by(_entrants.c.place)
)
_CHOSEN = (
    select(func.count().label("tables"), func.sum(case((_rows.c.rank == 1, 1), else_=0)))
    .select_from(_stats)
    .join(_rows, (_rows.c.table_id == _stats.c.table_id) & (_rows.c.seat == _stats.c.seat))
    .join(_tables, _tables.c.id == _stats.c.table_id)
    .where(
        _rows.c.member_id == bindparam("member"),
        _rows.c.stood.in_(("player", "substitute")),
        its(_stats, name="stat", text="value"),
        _tables.c.title == bindparam("of_title"),
        _tables.c.seat_count > 1,
        _tables.c.is_sealed == 0,
    )
)
_IS_LIGHT = select(_members.c.is_light).where(_members.c.id == bindparam("member"))


def career(conn: Connection, member_id: int) -> Career:
    return Career(**conn.execute(_CAREER, {"member": member_id}).one()._mapping)


def recent(conn: Connection, member_id: int, most: int) -> list[bool]:
    """Return whether a member finished each of their last tables, the oldest first, without excused ones (10.4)."""
    rows = conn.execute(_RECENT, {"member": member_id, "most": most})
    return [bool(row.is_finished) for row in rows][::-1]


def by_seats(conn: Connection, member_id: int) -> list[AtSeats]:
    """Return a member's results by number of seats."""
    rows = conn.execute(_BY_SEATS, {"member": member_id})
    return [AtSeats(row.seats, row.tables, int(row.wins), int(row.ranks)) for row in rows]


def medals(conn: Connection, member_id: int) -> tuple[int, int, int]:
    """Return a member's number of first, second and third places in tournaments."""
    found = {row.place: row.times for row in conn.execute(_MEDALS, {"member": member_id})}
    return found.get(1, 0), found.get(2, 0), found.get(3, 0)


def chosen(conn: Connection, member_id: int, title: str, stat: str, value: str) -> tuple[int, int]:
    """Count the tables of several seats where a member had this value of a statistic, and those they won."""
    facts = {"member": member_id, "of_title": title, "stat": stat, "value": value}
    tables, wins = conn.execute(_CHOSEN, facts).one()
    return int(tables), int(wins or 0)


def is_light(conn: Connection, member_id: int) -> bool:
    """Return whether a member wants profile cards to be light."""
    return bool(conn.execute(_IS_LIGHT, {"member": member_id}).scalar())
