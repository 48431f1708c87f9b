"""Effects of a vacation at a table. Pure functions."""

import dataclasses
from collections.abc import Callable

from bot.clocks import clock as clocks
from bot.clocks.spans import NO_FREE_TIME
from bot.clocks.vacation import LAST_CALL_MS, Leave, Vacation, by_itself
from bot.store.database import Connection
from bot.store.people import vacations
from bot.store.rows import Status, Timer, TimerKind
from bot.tables import notices
from bot.tables.model import Change, Position
from bot.tables.timing.almanac import started_ms
from bot.tables.timing.clocking import Free, pace_of
from rules.core.text import msg


def allows(at: Position) -> bool:
    """Return whether vacations stop the clocks of a table."""
    pace = pace_of(at.table)
    return pace is not None and pace.vacations


def at_vacation(at: Position, member_id: int, leave: Leave, free: Free, now_ms: int) -> Change:
    """Return the effect at a table of a vacation that has just begun or ended.

    When it begins, a table that waits for the member gets a notice. When a day that began by itself ends without a
    move, the next one may begin. In either case the newest board is corrected.
    """
    unchanged = Change(at.table, at.seats, at.state)
    seat = at.seat_of(member_id)
    if at.table.status is not Status.PLAYING or seat is None or not allows(at):
        return unchanged
    clock = at.table.clocks[seat]
    if not clock.is_running:
        return unchanged
    own_free = free.get(member_id, NO_FREE_TIME)
    current = next((each for each in leave.vacations if each.from_ms <= now_ms < each.to_ms), None)
    if current is not None:
        is_told = current.is_automatic or not own_free.covers(now_ms)
        return unchanged if is_told else _told(unchanged, at, seat, current)
    last = max((each for each in leave.vacations if each.to_ms <= now_ms), default=None, key=_end)
    if last is None or now_ms - last.to_ms >= LAST_CALL_MS:
        return unchanged
    if not last.is_automatic or clocks.left_at(clock, own_free, now_ms) > LAST_CALL_MS:
        return _corrected(unchanged)
    return begun_by_itself(unchanged, at, seat, leave, from_ms=last.to_ms)


def begun_by_itself(
    change: Change, at: Position, seat: int, leave: Leave, *, from_ms: int
) -> Change:
    """Return the same change, with a vacation day of the member at a seat that begins now if it may."""
    day = by_itself(leave, started_ms(at.table), from_ms)
    if day is None:
        return change
    member_id = at.seats[seat].member_id
    assert member_id is not None

    def also(conn: Connection) -> None:
        vacations.put(conn, member_id, day)

    again = Timer(TimerKind.VACATION, f"{at.table.id}:{member_id}", day.to_ms)
    change = dataclasses.replace(change, also=both(change.also, also))
    return _told(change.with_timers(again), at, seat, day)


def both(
    first: Callable[[Connection], None] | None, then: Callable[[Connection], None]
) -> Callable[[Connection], None]:
    def keep(conn: Connection) -> None:
        if first is not None:
            first(conn)
        then(conn)

    return keep


def _told(change: Change, at: Position, seat: int, vacation: Vacation) -> Change:
    name = at.seats[seat].name
    told = notices.notice(
        at.table, msg("table.on_vacation", member=name, until=str(vacation.to_ms // 1000))
    )
    return _corrected(dataclasses.replace(change, notices=(*change.notices, told)))


def _corrected(change: Change) -> Change:
    """Return the same change, with a correction of the times on the newest board."""
    moved = notices.clocks_moved(change.table)
    return dataclasses.replace(change, notices=(*change.notices, moved))


def _end(vacation: Vacation) -> int:
    return vacation.to_ms
