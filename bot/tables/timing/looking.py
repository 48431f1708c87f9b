"""Effects of time at a table. A pure function from a position to a change."""

import dataclasses
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from bot.clocks import clock as clocks
from bot.clocks.clock import Clock
from bot.clocks.paces import Pace, ZeroRule
from bot.clocks.reminders import ReminderLevel, Rung, every_rung, ladder
from bot.clocks.spans import NO_FREE_TIME, FreeTime
from bot.clocks.vacation import Leave
from bot.store.rows import Notice, Status
from bot.tables import notices, playing
from bot.tables.model import Change, Position
from bot.tables.timing.clocking import Free, pace_of
from bot.tables.timing.vacation_days import begun_by_itself
from rules.core.seats import Seat


def looked(
    position: Position,
    free: Free,
    heard_ms: int,
    *,
    now_ms: int,
    leaves: Mapping[int, Leave],
    wishes: Mapping[int, ReminderLevel],
) -> Change:
    """Send the reminders that are due, begin vacation days, announce that time is up, or let a robot play.

    Only one seat loses its turn per look. The next look finds the next one.

    Args:
        heard_ms: all clicks up to this moment have been handled; later moments are left for another look.
        leaves: for the members in `on_last_call`, whether a vacation day may begin by itself.
        wishes: the reminders that each member wants.
    """
    table = position.table
    pace = pace_of(table)
    unchanged = Change(table, position.seats, position.state)
    if pace is None or table.status is not Status.PLAYING:
        return unchanged
    after: list[Clock] = []
    told: list[Notice] = []
    lasts: list[Seat] = []
    for seat, clock in enumerate(table.clocks):
        member = position.seats[seat].member_id
        own_free = NO_FREE_TIME if member is None else free.get(member, NO_FREE_TIME)
        end = None if member is None else clocks.end_of_grace(clock, pace, own_free)
        if clock.in_grace and end is not None and end <= heard_ms:
            return _out_of_time(position, seat, pace, clock)
        if _is_last_call(clock, pace, own_free, now_ms):
            last_call = clocks.last_call(clock, pace)
            assert last_call is not None
            clock = replace(clock, reminded_ms=max(clock.reminded_ms, last_call))
            lasts.append(seat)
        passed = list(_passed(clock, pace, own_free, heard_ms))
        if passed:
            rung, charged = passed[-1]
            clock = replace(clock, reminded_ms=charged, in_grace=rung is Rung.ZERO)
            wish = wishes.get(member or 0, ReminderLevel.ALL)
            own = [each for each in ladder(clock, pace, wish) if each in passed]
            told += [notices.reminder(table, seat, clock.turn, each) for each, _ in own[-1:]]
        after.append(clock)
    change = Change(
        replace(table, clocks=tuple(after)), position.seats, position.state, notices=tuple(told)
    )
    for seat in lasts:
        member = position.seats[seat].member_id
        if member is not None and member in leaves:
            change = begun_by_itself(change, position, seat, leaves[member], from_ms=now_ms)
    return change


def concerned(position: Position, free: Free, heard_ms: int) -> list[int]:
    """Return the members whom the next look reminds of little or no time, or whose grace is over."""
    pace = pace_of(position.table)
    found: list[int] = []
    for clock, row in zip(position.table.clocks, position.seats, strict=False):
        if pace is None or row.member_id is None or position.table.status is not Status.PLAYING:
            continue
        own_free = free.get(row.member_id, NO_FREE_TIME)
        end = clocks.end_of_grace(clock, pace, own_free)
        rungs = {rung for rung, _ in _passed(clock, pace, own_free, heard_ms)}
        is_over = clock.in_grace and end is not None and end <= heard_ms
        if is_over or rungs & {Rung.LAST, Rung.TWO_HOURS, Rung.ZERO}:
            found.append(row.member_id)
    return found


def on_last_call(position: Position, free: Free, now_ms: int) -> list[int]:
    """Return the members who have next to no time left and have not been checked since."""
    pace = pace_of(position.table)
    return [
        row.member_id
        for clock, row in zip(position.table.clocks, position.seats, strict=False)
        if pace is not None
        and row.member_id is not None
        and _is_last_call(clock, pace, free.get(row.member_id, NO_FREE_TIME), now_ms)
    ]


def to_vote_on(position: Position, free: Free, heard_ms: int) -> Seat | None:
    """Return the seat after its grace about which the others decide, by the table's rule."""
    pace = pace_of(position.table)
    if (
        pace is None
        or pace.zero is not ZeroRule.VOTE
        or position.table.status is not Status.PLAYING
        or position.table.tournament_id is not None
    ):
        return None
    for seat, clock in enumerate(position.table.clocks):
        member = position.seats[seat].member_id
        if member is None or not clock.in_grace:
            continue
        end = clocks.end_of_grace(clock, pace, free.get(member, NO_FREE_TIME))
        if end is not None and end <= heard_ms:
            return seat
    return None


def _is_last_call(clock: Clock, pace: Pace, free: FreeTime, now_ms: int) -> bool:
    """Return whether the moment of a vacation day has passed, and time is not yet up."""
    last_call, zero = clocks.last_call(clock, pace), clocks.zero(clock, free)
    if last_call is None or clock.since_ms is None or last_call <= clock.reminded_ms:
        return False
    moment = free.due(clock.since_ms, last_call)
    return moment is not None and moment <= now_ms and (zero is None or now_ms < zero)


def _out_of_time(position: Position, seat: Seat, pace: Pace, clock: Clock) -> Change:
    """Apply the table's rule to a member after their grace."""
    match pace.zero:
        case ZeroRule.TURN if clock.streak == 0:
            return playing.lent(position, seat)
        case ZeroRule.RESIGN:
            return playing.resigned(position, seat)
        case ZeroRule.TURN | ZeroRule.STANDIN | ZeroRule.VOTE:
            change = playing.out_of_time(position, seat)
            if change.seats[seat].away_id is None:
                return change
            told = notices.reminder(change.table, seat, clock.turn, Rung.STANDIN)
            return dataclasses.replace(change, notices=(*change.notices, told))


def _passed(clock: Clock, pace: Pace, free: FreeTime, heard_ms: int) -> Iterator[tuple[Rung, int]]:
    """Yield the rungs that became due since the last look."""
    if clock.since_ms is None:
        return
    for rung, charged in every_rung(clock, pace):
        if charged <= clock.reminded_ms:
            continue
        moment = free.due(clock.since_ms, charged)
        if moment is not None and moment <= heard_ms:
            yield rung, charged
