"""Conduct of members: the ends of their seats, and their turns in time."""

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, select, tuple_, update

from bot.clocks.conduct import (
    FILLED_MS,
    RETURN_MS,
    Ending,
    Holding,
    TurnCount,
    first_day,
)
from bot.store.declaring import people
from bot.store.declaring.columns import its, upsert
from bot.store.values import Rows
from rules.core.seats import Seat

_conduct, _turn_days = people.conduct, people.turn_days


_FORGOTTEN_AT_ONCE = 2000
"""Most rows that one transaction deletes, so that it never takes long."""


class ConductChanges(Struct, frozen=True):
    """The part of a change to a table that concerns its members' conduct."""

    holdings: tuple[Holding, ...] = ()
    taken: tuple[tuple[Seat, int], ...] = ()
    """Seats that members took from robots, each with its new member."""
    turns: tuple[TurnCount, ...] = ()
    at_ms: int = 0


_PUT = upsert(_conduct, "what", "at_ms", "is_excused")
_COUNT = upsert(_turn_days, added=("in_time", "late"))
_HOLDINGS, _COUNTS = Rows(_conduct, Holding), Rows(_turn_days, TurnCount)
_OF = _HOLDINGS.all.where(_conduct.c.member_id.in_(bindparam("members", expanding=True))).order_by(
    _conduct.c.at_ms, _conduct.c.table_id, _conduct.c.seat
)
_TURNS_OF = _COUNTS.all.where(
    _turn_days.c.member_id.in_(bindparam("members", expanding=True)),
    _turn_days.c.day >= bindparam("first"),
)
_TURNS_KEY = tuple_(*_turn_days.primary_key)
_FORGET_TURNS = delete(_turn_days).where(
    _TURNS_KEY.in_(
        select(*_turn_days.primary_key)
        .where(_turn_days.c.day < bindparam("first"))
        .order_by(_turn_days.c.day)
        .limit(bindparam("most"))
    )
)
_ITS_SEAT = its(_conduct, table_id="of_table", seat="of_seat")
_OWN = (_ITS_SEAT, _conduct.c.member_id == bindparam("member"))
# A returned member has neither left nor gone from the server for good.
_BACK = delete(_conduct).where(
    *_OWN, (_conduct.c.what == Ending.LEFT.value) | (_conduct.c.at_ms > bindparam("now"))
)
_BACK_SOON = (
    update(_conduct)
    .where(
        *_OWN,
        _conduct.c.what == Ending.EXPIRED.value,
        _conduct.c.at_ms >= bindparam("soon"),
    )
    .values(what=Ending.LATE_RETURN.value)
)
_FILLED = (
    update(_conduct)
    .where(
        _ITS_SEAT,
        _conduct.c.member_id != bindparam("member"),
        _conduct.c.what == Ending.LEFT.value,
        _conduct.c.at_ms >= bindparam("soon"),
    )
    .values(what=Ending.FILLED.value)
)
_AGREE = (
    update(_conduct)
    .where(
        its(_conduct, table_id="of_table", member_id="member"),
        _conduct.c.what == Ending.CONCEDED_ALONE.value,
    )
    .values(what=Ending.CONCEDED.value)
)
_EXCUSE = (
    update(_conduct)
    .where(
        its(_conduct, table_id="of_table", member_id="member"),
        _conduct.c.is_excused != bindparam("excused"),
    )
    .values(is_excused=bindparam("excused"))
)


def put(conn: Connection, table_id: int, noted: ConductChanges) -> None:
    """Store the conduct in a change to a table. Call this in the transaction that stores the change."""
    _HOLDINGS.put(conn, _PUT, noted.holdings)
    for seat, member in noted.taken:
        _seat_taken(conn, table_id, seat, member, noted.at_ms)
    # In one order, so that transactions of two tables cannot wait for each other.
    _COUNTS.put(conn, _COUNT, sorted(noted.turns, key=lambda each: each.member_id))


def of(
    conn: Connection, members: Sequence[int], now_ms: int
) -> dict[int, tuple[list[Holding], list[TurnCount]]]:
    """Return for each member the ends of their seats, oldest first, and their turns that still count."""
    found: dict[int, tuple[list[Holding], list[TurnCount]]] = {each: ([], []) for each in members}
    for holding in _HOLDINGS.several(conn, _OF, members=list(members)):
        found[holding.member_id][0].append(holding)
    first = first_day(now_ms)
    for count in _COUNTS.several(conn, _TURNS_OF, members=list(members), first=first):
        found[count.member_id][1].append(count)
    return found


def forget_turns(conn: Connection, now_ms: int) -> int:
    """Delete counts of days that no longer count, a few thousand rows at a time; return the number of rows."""
    facts = {"first": first_day(now_ms), "most": _FORGOTTEN_AT_ONCE}
    return conn.execute(_FORGET_TURNS, facts).rowcount


def agree(conn: Connection, table_id: int, member_id: int) -> None:
    """Note that the others agree to a member's concession."""
    conn.execute(_AGREE, {"of_table": table_id, "member": member_id})


def excuse(conn: Connection, table_id: int, member_id: int, *, excused: bool) -> int:
    """Excuse a member's conduct at a table, or let it count again; return the number of seats for which that is new."""
    values = {"of_table": table_id, "member": member_id, "excused": int(excused)}
    return conn.execute(_EXCUSE, values).rowcount


def _seat_taken(conn: Connection, table_id: int, seat: Seat, member_id: int, now_ms: int) -> None:
    its = {"of_table": table_id, "of_seat": seat, "member": member_id}
    conn.execute(_BACK, its | {"now": now_ms})
    conn.execute(_BACK_SOON, its | {"soon": now_ms - RETURN_MS})
    conn.execute(_FILLED, its | {"soon": now_ms - FILLED_MS})
