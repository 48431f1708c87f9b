"""At a table without a clock a member is reminded after one, three and six days. Pure functions."""

from collections.abc import Collection

from bot.clocks.paces import NO_CLOCK
from bot.clocks.reminders import ReminderLevel, Rung, ladder_of_days
from bot.store.rows import Timer, TimerKind
from bot.tables.model import Position


def first_timers(at: Position, called: Collection[int], now_ms: int) -> list[Timer]:
    """Return the first reminders of the members whom a new board calls, one timer for each seat; none with a clock.

    If they have answered by then, the timer has no effect.
    """
    if at.table.pace != NO_CLOCK:
        return []
    first = next(wait for _, wait in ladder_of_days(ReminderLevel.ALL))
    return [
        Timer(TimerKind.REMIND, f"{at.table.id}:{seat}", now_ms + first)
        for seat in at.waiting()
        if at.seats[seat].member_id in called
    ]


def passed(asked_ms: int, now_ms: int) -> tuple[list[Rung], int | None]:
    """Return the rungs that have passed since a member was asked, and the due time of the next one."""
    rungs = [(rung, asked_ms + wait) for rung, wait in ladder_of_days(ReminderLevel.ALL)]
    later = [moment for _, moment in rungs if moment > now_ms]
    return [rung for rung, moment in rungs if moment <= now_ms], min(later, default=None)


def again(timer: Timer, at_ms: int) -> Timer:
    return Timer(timer.kind, timer.key, at_ms)
