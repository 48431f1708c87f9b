"""The finished tables that were opened as rated, as their results tell them."""

from collections.abc import Callable, Collection
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, and_, bindparam, exists, func, or_, select

from bot.store import schema
from bot.store.declaring import contest, people
from bot.store.declaring import ratings as declared
from bot.store.ratings import deals
from bot.store.rows import Status
from rules.contest.ratings.counting import Anchor, Ended, Sat, Who

RANK: Final = "rank"
"""The statistic with the title's own rank of a seat."""
ROBOT: Final = "robot"
"""The statistic of seats that a robot had at the start: its level, or `TAKEN_OVER`."""
TAKEN_OVER: Final = -1

AnchorOf = Callable[[str, int], int | None]
"""The strength of a title's robots of a level, in millionths; None if it has not been measured."""

_tables, _results, _members = schema.tables, people.results, schema.members
_stand_ins, _stats = declared.stand_ins, declared.table_stats

_pods, _deals = contest.pods, contest.deals
_FINISHED = _tables.c.status == Status.FINISHED.value
# A table of a deal must stay secret until the deal is opened: it counts from that moment.
_RATED = and_(
    _tables.c.is_rated == 1,
    ~exists().where(people.hints.c.table_id == _tables.c.id),
    or_(
        and_(_FINISHED, _tables.c.seat_count > 1, _tables.c.is_sealed == 0),
        _tables.c.id.in_(deals.FIRST_TABLES),
    ),
    or_(_pods.c.deal_id.is_(None), _deals.c.opened_ms.is_not(None)),
)
_ENDED = func.coalesce(_deals.c.opened_ms // 1000, _tables.c.ended_at)
_FROM = _tables.outerjoin(_pods, _pods.c.table_id == _tables.c.id).outerjoin(
    _deals, _deals.c.id == _pods.c.deal_id
)
_TABLES = (
    select(
        _tables.c.id,
        _tables.c.title,
        _tables.c.seat_count,
        _ENDED.label("ended_at"),
        _tables.c.tournament_id,
    )
    .select_from(_FROM)
    .where(_RATED)
    .order_by(_ENDED, _tables.c.id)
)
_SOME = _TABLES.where(_tables.c.id.in_(bindparam("ids", expanding=True)))
_PAGE = _TABLES.where(
    or_(
        bindparam("end") < _ENDED,
        and_(bindparam("end") == _ENDED, _tables.c.id > bindparam("of_table")),
    )
).limit(bindparam("most"))
_SAT = (
    select(
        _results.c.table_id,
        _results.c.seat,
        _results.c.number,
        _results.c.member_id,
        _results.c.stood,
        _results.c.rank,
        _results.c.share,
        _results.c.moves,
        _results.c.gave_up_s,
        _results.c.is_casual,
        _stand_ins.c.who,
        _members.c.is_unrated,
    )
    .outerjoin(
        _stand_ins,
        and_(
            _stand_ins.c.table_id == _results.c.table_id,
            _stand_ins.c.seat == _results.c.seat,
            _stand_ins.c.number == _results.c.number,
        ),
    )
    .outerjoin(_members, _members.c.id == _results.c.member_id)
    .where(_results.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(_results.c.table_id, _results.c.seat, _results.c.number)
)
_SEATS = select(_stats.c.table_id, _stats.c.seat, _stats.c.name, _stats.c.number).where(
    _stats.c.table_id.in_(bindparam("ids", expanding=True)), _stats.c.name.in_((RANK, ROBOT))
)
_MARK = select(
    select(func.count()).select_from(_FROM).where(_RATED).scalar_subquery(),
    select(func.coalesce(func.sum(_tables.c.id), 0))
    .select_from(_FROM)
    .where(_RATED)
    .scalar_subquery(),
    select(func.count()).select_from(_stand_ins).scalar_subquery(),
    select(func.count()).select_from(_members).where(_members.c.is_unrated == 1).scalar_subquery(),
)


def some(conn: Connection, table_ids: Collection[int], anchor_of: AnchorOf) -> list[Ended]:
    """Return these tables, in the order in which they ended; unrated ones are left out."""
    return _read(conn, _SOME, {"ids": sorted(table_ids)}, anchor_of)


def page(
    conn: Connection, ended_at: int, table_id: int, most: int, anchor_of: AnchorOf
) -> list[Ended]:
    """Return the next tables after one, in the order in which they ended."""
    facts = {"end": ended_at, "of_table": table_id, "most": most}
    return _read(conn, _PAGE, facts, anchor_of)


def mark(conn: Connection) -> tuple[int, ...]:
    """Return a mark that changes with every row that could change ratings."""
    return tuple(conn.execute(_MARK).one())


def _read(
    conn: Connection, query: Select[Any], facts: dict[str, Any], anchor_of: AnchorOf
) -> list[Ended]:
    tables = list(conn.execute(query, facts))
    ids = {"ids": sorted(row.id for row in tables)}
    sat: dict[int, list[Row[*tuple[Any, ...]]]] = {}
    for row in conn.execute(_SAT, ids):
        sat.setdefault(row.table_id, []).append(row)
    seats: dict[int, dict[tuple[str, int], int]] = {}
    if any(row.is_casual for rows in sat.values() for row in rows):
        for seat in conn.execute(_SEATS, ids):
            seats.setdefault(seat.table_id, {})[seat.name, seat.seat] = seat.number
    alone = deals.fields(conn, [row.id for row in tables if row.seat_count == 1])
    return [
        alone[row.id]
        if row.id in alone
        else _ended(row, sat.get(row.id, []), seats.get(row.id, {}), anchor_of)
        for row in tables
    ]


def _ended(
    table: Row[*tuple[Any, ...]],
    sat: list[Row[Any]],
    seats: dict[tuple[str, int], int],
    anchor_of: AnchorOf,
) -> Ended:
    has_robots = any(row.is_casual for row in sat)
    robots = {seat: level for (name, seat), level in seats.items() if name == ROBOT}
    return Ended(
        table=table.id,
        title=table.title,
        seats=table.seat_count,
        ended_at=table.ended_at,
        sat=tuple(_sat(row, seats, robots if has_robots else {}) for row in sat),
        has_robots=has_robots,
        anchors=tuple(_anchors(table.title, seats, robots, anchor_of)) if has_robots else (),
        in_tournament=table.tournament_id is not None,
    )


def _sat(
    row: Row[*tuple[Any, ...]], seats: dict[tuple[str, int], int], robots: dict[int, int]
) -> Sat:
    """Read a seat. Among robots the title's own ranks count; a seat taken from a robot had an earlier holder."""
    return Sat(
        who=_who(row),
        seat=row.seat,
        number=row.number + (row.seat in robots),
        stood=row.stood,
        rank=seats.get((RANK, row.seat), row.rank),
        share=row.share,
        moves=row.moves,
        gave_up_s=row.gave_up_s,
    )


def _who(row: Row[*tuple[Any, ...]]) -> Who | None:
    if row.who is not None:
        return int(row.who)
    if row.member_id is None or row.member_id < 0 or row.is_unrated:
        return None
    return int(row.member_id)


def _anchors(
    title: str,
    seats: dict[tuple[str, int], int],
    robots: dict[int, int],
    anchor_of: AnchorOf,
) -> list[Anchor]:
    found = []
    for seat, level in sorted(robots.items()):
        mu = None if level == TAKEN_OVER else anchor_of(title, level)
        if mu is not None and (RANK, seat) in seats:
            found.append(Anchor(seats[RANK, seat], mu))
    return found
