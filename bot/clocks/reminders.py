"""The moments of a member's reminders in a turn: fixed shares of charged time (ADR 15)."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Final

from msgspec.structs import replace

from bot.clocks.clock import Clock
from bot.clocks.paces import DAY_MS, HOUR_MS, MINUTE_MS, Pace

_WORTH_HALF_MS = 4 * HOUR_MS
"""A reminder at half time is worth sending if at least this much time has passed by then."""
_APART_MS = 2 * HOUR_MS
_LAST_MS = HOUR_MS
_TWO_HOURS_MS = 2 * HOUR_MS
_LAST_OF_LIVE_MS = 3 * MINUTE_MS


class ReminderLevel(StrEnum):
    """Reminders that a member wants."""

    ALL = "all"
    """At half time, and when little is left."""
    HALF = "half"
    TWO_HOURS = "two_hours"
    LAST = "last"
    MORNING = "morning"
    """At the end of each of the member's nights in a turn."""
    OFF = "off"


class Rung(StrEnum):
    """A step of the ladder; with table, seat and turn it names one message."""

    PING = "ping"
    """The announcement of the turn itself."""
    HALF = "half"
    TWO_HOURS = "two_hours"
    LAST = "last"
    ZERO = "zero"
    STANDIN = "standin"
    NUDGE = "nudge"
    NUDGE_AGAIN = "nudge2"
    NEXT = "next"
    """The seat before the member's is asked."""
    ENDED = "ended"
    """The table has ended."""
    DAY_1 = "day1"
    DAY_3 = "day3"
    DAY_6 = "day6"
    MORNING_1 = "morning1"
    MORNING_2 = "morning2"
    MORNING_3 = "morning3"


NUDGES: Final = (Rung.NUDGE, Rung.NUDGE_AGAIN)
"""The nudges that a seat can be given in one turn, in order."""
MORNINGS: Final = (Rung.MORNING_1, Rung.MORNING_2, Rung.MORNING_3)
"""The reminders of a member who wants one each morning, in order."""
_DAYS: Final = {Rung.DAY_1: 1, Rung.DAY_3: 3, Rung.DAY_6: 6}
_WANTED: Final[Mapping[ReminderLevel, frozenset[Rung]]] = {
    ReminderLevel.ALL: frozenset((Rung.HALF, Rung.LAST, *_DAYS)),
    ReminderLevel.HALF: frozenset((Rung.HALF, Rung.DAY_3)),
    ReminderLevel.TWO_HOURS: frozenset((Rung.TWO_HOURS, Rung.DAY_6)),
    ReminderLevel.LAST: frozenset((Rung.LAST, Rung.DAY_6)),
    ReminderLevel.MORNING: frozenset(MORNINGS),
    ReminderLevel.OFF: frozenset(),
}


REMINDERS: Final = frozenset[Rung]().union(*_WANTED.values())
"""The reminders before zero, under all wishes."""


def is_wanted(rung: Rung, wish: ReminderLevel) -> bool:
    """Return whether a reminder before zero is one that a member with this wish wants."""
    return rung in _WANTED[wish]


def ladder(clock: Clock, pace: Pace | None, wish: ReminderLevel) -> Iterator[tuple[Rung, int]]:
    """Yield the rungs up to zero, in order, each with the charged time after which it is due.

    The reminder at zero is sent under every wish. Mornings are no shares of charged time, and not among the rungs.

    Args:
        pace: None at a table without a clock, where waking hours are counted and time never runs out.
    """
    if pace is None:
        yield from ladder_of_days(wish)
        return
    whole, zero = clock.turn_left_ms, clock.left_ms + clock.gifts_ms
    if pace.is_live:
        if wish is not ReminderLevel.OFF and zero > _LAST_OF_LIVE_MS:
            yield Rung.LAST, zero - _LAST_OF_LIVE_MS
    else:
        half, last = whole // 2, zero - max(_LAST_MS, whole // 10)
        worth = _APART_MS if wish is ReminderLevel.HALF else _WORTH_HALF_MS
        says_half = is_wanted(Rung.HALF, wish) and half >= worth
        if says_half:
            yield Rung.HALF, half
        after = half if says_half else 0
        if is_wanted(Rung.LAST, wish) and last - after >= _APART_MS:
            yield Rung.LAST, last
        if is_wanted(Rung.TWO_HOURS, wish) and zero - _TWO_HOURS_MS >= _APART_MS:
            yield Rung.TWO_HOURS, zero - _TWO_HOURS_MS
    yield Rung.ZERO, zero


def every_rung(clock: Clock, pace: Pace) -> list[tuple[Rung, int]]:
    """Return the rungs under all wishes, in order: a wish may change in the middle of a turn."""
    wishes = ReminderLevel.ALL, ReminderLevel.HALF, ReminderLevel.TWO_HOURS
    rungs = {each for wish in wishes for each in ladder(clock, pace, wish)}
    return sorted(rungs, key=lambda each: (each[1], each[0] is Rung.ZERO))


def after_gift(before: Clock, given: Clock, pace: Pace) -> Clock:
    """Return the clock after a gift: if a reminder counted from zero was dealt with, it is not due again."""
    later = dict(every_rung(given, pace))
    again = [
        later[rung]
        for rung, charged in every_rung(before, pace)
        if rung in (Rung.LAST, Rung.TWO_HOURS) and charged <= before.reminded_ms
    ]
    return replace(given, reminded_ms=max(given.reminded_ms, *again)) if again else given


def ladder_of_days(wish: ReminderLevel) -> Iterator[tuple[Rung, int]]:
    """Yield the rungs at a table without a clock, each with the time after which it is due."""
    for rung, count in _DAYS.items():
        if is_wanted(rung, wish):
            yield rung, count * DAY_MS
