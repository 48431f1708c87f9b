"""Deals that members play alone. All players of a deal are one field, ordered by result (9.2, 3.9).

An entrant with an unfinished table is last. Excused entrants, and those that never began, are left out.
"""

from collections.abc import Collection
from typing import Any

from msgspec import json
from sqlalchemy import Connection, Row, and_, bindparam, func, select

from bot.store import schema
from bot.store.declaring import contest, people
from bot.store.declaring import ratings as declared
from bot.store.ratings.stats import MODE, WHOLE_TABLE
from bot.store.rows import Status
from rules.contest.formats.duplicate import Result
from rules.contest.ratings.counting import Ended, Sat, Who
from rules.contest.scores.results import Table

_tables, _results, _members = schema.tables, people.results, schema.members
_pods, _deals, _rounds = contest.pods, contest.deals, contest.rounds
_pod_seats, _entrants, _faults = contest.pod_seats, contest.entrants, contest.faults
_stand_ins, _stats = declared.stand_ins, declared.table_stats
_EXCUSED = "excused"

_FIRST = (
    select(_pods.c.deal_id, func.min(_pods.c.table_id).label("first"))
    .join(_rounds, _rounds.c.id == _pods.c.round_id)
    .join(_deals, _deals.c.id == _pods.c.deal_id)
    .where(_rounds.c.status != "undone", _pods.c.table_id.is_not(None), _deals.c.seats == 1)
    .group_by(_pods.c.deal_id)
    .subquery()
)
"""The first table of each deal that is played alone: the field has its number."""
FIRST_TABLES = select(_FIRST.c.first)
_IS_EXCUSED = (
    select(_faults.c.no)
    .where(
        _faults.c.pod_id == _pods.c.id,
        _faults.c.no == _pod_seats.c.no,
        _faults.c.kind == _EXCUSED,
    )
    .exists()
)
_HAS_MOVED = (
    select(func.max(_faults.c.has_moved))
    .where(_faults.c.pod_id == _pods.c.id, _faults.c.no == _pod_seats.c.no)
    .scalar_subquery()
)
_DEALT = (
    select(
        _FIRST.c.first,
        _tables.c.id.label("table_id"),
        _tables.c.title,
        _tables.c.status,
        _tables.c.seq,
        _deals.c.opened_ms,
        _pods.c.result,
        _pod_seats.c.no,
        _entrants.c.member_id,
        _members.c.is_unrated,
        _stand_ins.c.who,
        _results.c.moves,
        _stats.c.text.label("mode"),
        _IS_EXCUSED.label("is_excused"),
        _HAS_MOVED.label("has_moved"),
    )
    .select_from(_FIRST)
    .join(_pods, _pods.c.deal_id == _FIRST.c.deal_id)
    .join(_deals, _deals.c.id == _pods.c.deal_id)
    .join(_rounds, and_(_rounds.c.id == _pods.c.round_id, _rounds.c.status != "undone"))
    .join(_tables, _tables.c.id == _pods.c.table_id)
    .join(_pod_seats, _pod_seats.c.pod_id == _pods.c.id)
    .join(
        _entrants,
        and_(
            _entrants.c.tournament_id == _deals.c.tournament_id, _entrants.c.no == _pod_seats.c.no
        ),
    )
    .outerjoin(_members, _members.c.id == _entrants.c.member_id)
    .outerjoin(
        _stand_ins,
        and_(
            _stand_ins.c.table_id == _tables.c.id, _stand_ins.c.seat == 0, _stand_ins.c.number == 0
        ),
    )
    .outerjoin(_results, and_(_results.c.table_id == _tables.c.id, _results.c.number == 0))
    .outerjoin(
        _stats,
        and_(
            _stats.c.table_id == _tables.c.id,
            _stats.c.seat == WHOLE_TABLE,
            _stats.c.name == MODE,
        ),
    )
    .where(_FIRST.c.first.in_(bindparam("firsts", expanding=True)))
    .order_by(_tables.c.id)
)
_FIELD_OF = (
    select(_FIRST.c.first)
    .join(_pods, _pods.c.deal_id == _FIRST.c.deal_id)
    .where(_pods.c.table_id == bindparam("of_table"))
)
_OF_DEAL = (
    select(_tables.c.id)
    .join(_pods, _pods.c.table_id == _tables.c.id)
    .where(_pods.c.deal_id == bindparam("deal"))
    .order_by(_tables.c.ended_at, _tables.c.id)
)


def field_of(conn: Connection, table_id: int) -> int:
    """Return the table under whose number a table is rated: the first of its deal, or the table itself."""
    return int(conn.execute(_FIELD_OF, {"of_table": table_id}).scalar() or table_id)


def tables_of(conn: Connection, deal_id: int) -> list[int]:
    """Return the tables of a deal in the order in which they ended."""
    return list(conn.execute(_OF_DEAL, {"deal": deal_id}).scalars())


def fields(conn: Connection, firsts: Collection[int]) -> dict[int, Ended]:
    """Return the deals with these first tables."""
    if not firsts:
        return {}
    rows: dict[int, list[Row[*tuple[Any, ...]]]] = {}
    for row in conn.execute(_DEALT, {"firsts": sorted(firsts)}):
        rows.setdefault(row.first, []).append(row)
    return {first: _field(first, found) for first, found in rows.items()}


def _field(first: int, rows: list[Row[*tuple[Any, ...]]]) -> Ended:
    done = {row.table_id: _result(row) for row in rows}
    finished = [each for each in done.values() if each is not None]
    sat = []
    for index, row in enumerate(rows):
        own = done[row.table_id]
        rank = 1 + sum(other > own for other in finished) if own is not None else len(rows)
        if row.is_excused:
            continue
        sat.append(
            Sat(
                who=_who(row),
                seat=index,
                number=0,
                stood="gave_up" if own is None else "player",
                rank=rank,
                share=1000,
                moves=_moves(row),
                gave_up_s=None if own is not None else 0,
            )
        )
    modes = sorted({row.mode for row in rows if row.mode is not None})
    return Ended(
        table=first,
        title=rows[0].title,
        seats=1,
        ended_at=rows[0].opened_ms // 1000,
        sat=tuple(sat),
        has_robots=False,
        in_tournament=True,
        mode=modes[0] if modes else None,
    )


def _result(row: Row[*tuple[Any, ...]]) -> Result | None:
    """Return an entrant's result of a deal; None if they did not finish it."""
    if row.status != Status.FINISHED.value or row.result is None:
        return None
    seats = json.decode(row.result, type=Table).seats
    if not seats or seats[0].fault is not None:
        return None
    (own,) = seats
    return Result(own.rank == 1, own.margin, own.total)


def _moves(row: Row[*tuple[Any, ...]]) -> int:
    """Return an entrant's number of moves; 0 or 1 at a table that they failed to play on."""
    if row.has_moved is not None:
        return int(row.has_moved)
    return int(row.seq if row.moves is None else row.moves)


def _who(row: Row[*tuple[Any, ...]]) -> Who | None:
    if row.who is not None:
        return int(row.who)
    if row.member_id < 0 or row.is_unrated:
        return None
    return int(row.member_id)
