"""Beginning and end of a seat's offer to others. Pure functions (specification of hosting, 3.3)."""

import dataclasses

from bot.clocks.paces import DAY_MS, MINUTE_MS, NO_CLOCK, read_pace
from bot.store.people import offers
from bot.store.rows import Status, TableRow, Timer, TimerKind
from bot.tables import notices, seating
from bot.tables.model import Change, Position
from rules.core.seats import Seat

AWAY_MS = {"live": 5 * MINUTE_MS, "fast": DAY_MS}
AWAY_OTHERS_MS = 3 * DAY_MS
"""Absence of a member until the seat is offered, where the pace has no own time."""
KEPT_MS = 7 * DAY_MS
"""A seat is kept this long for a member whom the others have voted out."""
CLOSED_MS = 14 * DAY_MS
"""A seat is offered for this long."""


def pace_key(table: TableRow) -> str:
    """Return the name of a table's pace; an own pace as it is written."""
    pace = read_pace(table.pace)
    return NO_CLOCK if pace is None else pace.key


def away_ms(table: TableRow) -> int:
    """Return the absence of a member of this table until the seat is offered."""
    return AWAY_MS.get(pace_key(table), AWAY_OTHERS_MS)


def key_of(table_id: int, seat: Seat) -> str:
    """Return the key of timers about a seat."""
    return f"{table_id}:{seat}"


def seat_of(key: str) -> Seat:
    return int(key.partition(":")[2])


def is_needed(at: Position, seat: Seat) -> bool:
    """Return whether this seat needs a member: it had one at the start, a robot has it now, and others wait."""
    had_member = any(
        each.seat == seat and each.since == 0 and each.member_id is not None for each in at.sittings
    )
    is_open = at.table.status is Status.PLAYING and at.seats[seat].is_robot
    return is_open and had_member and bool(at.members())


def offered_now(change: Change, table: TableRow, seat: Seat, now_ms: int) -> Change:
    """Return a change with which a seat is offered at once."""
    return change.with_timers(Timer(TimerKind.OFFER, key_of(table.id, seat), now_ms))


def armed(before: Position, after: Position, change: Change, now_ms: int) -> Change:
    """Return a change with its effects on offers: the moment of a new one, or the end of one.

    Seats at the tables of tournaments are filled by the tournament.
    """
    if before.table.status is not Status.PLAYING or before.table.tournament_id is not None:
        return change
    table = after.table
    if table.status is not Status.PLAYING:
        return _closed(after, change) if any(row.is_robot for row in before.seats) else change
    for old, new in zip(before.seats, after.seats, strict=True):
        key = key_of(table.id, new.seat)
        if new.member_id is not None and old.is_robot:
            change = _filled(change, table, new.seat)
        elif (
            old.member_id is not None
            and is_needed(after, new.seat)
            and not _is_left_by_guest(before, after, new.seat)
        ):
            known = any((due.kind, due.key) == (TimerKind.OFFER, key) for due in change.timers)
            wait_ms = 0 if new.away_id is None else away_ms(table)
            if not known:
                change = change.with_timers(Timer(TimerKind.OFFER, key, now_ms + wait_ms))
    return change


def _is_left_by_guest(before: Position, after: Position, seat: Seat) -> bool:
    """Return whether a seat becomes open to its last member alone. The players decide when it is offered to others."""
    at = dataclasses.replace(after, sittings=before.sittings)
    return seating.bound_to(at, seat) is not None


def withdrawn(at: Position, seat: Seat) -> Change:
    """Withdraw the offer of a seat."""
    return _filled(Change(at.table, at.seats, at.state), at.table, seat)


def _filled(change: Change, table: TableRow, seat: Seat) -> Change:
    key = key_of(table.id, seat)
    change = change.without_timers(
        (TimerKind.OFFER, key), (TimerKind.AWAY, key), (TimerKind.HANDOVER, key)
    )
    change = dataclasses.replace(change, notices=(*change.notices, notices.offer(table)))
    return change.storing(lambda conn: offers.drop(conn, table.id, seat))


def _closed(after: Position, change: Change) -> Change:
    """Withdraw all offers of a table that is over."""
    table = after.table
    keys = [key_of(table.id, row.seat) for row in after.seats]
    change = change.without_timers(
        *((kind, key) for kind in (TimerKind.OFFER, TimerKind.AWAY) for key in keys)
    )
    change = dataclasses.replace(change, notices=(*change.notices, notices.offer(table)))
    return change.storing(lambda conn: offers.drop_all(conn, table.id))
