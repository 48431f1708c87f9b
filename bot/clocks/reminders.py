"""The moments of a member's reminders in a turn: fixed shares of charged time (ADR 15)."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from bot.clocks.clock import Clock
from bot.clocks.paces import DAY_MS, HOUR_MS, MINUTE_MS, Pace

_WORTH_HALF_MS = 4 * HOUR_MS
"""A reminder at half time is worth sending if at least this much time has passed by then."""
_APART_MS = 2 * HOUR_MS
_LAST_MS = HOUR_MS
_LAST_OF_LIVE_MS = 3 * MINUTE_MS


class Wish(StrEnum):
    """Reminders that a member wants."""

    ALL = "all"
    LAST = "last"
    OFF = "off"


class Rung(StrEnum):
    """A step of the ladder; with table, seat and turn it names one message."""

    PING = "ping"
    """The announcement of the turn itself."""
    HALF = "half"
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


NUDGES: Final = (Rung.NUDGE, Rung.NUDGE_AGAIN)
"""The nudges that a seat can be given in one turn, in order."""


def ladder(clock: Clock, pace: Pace | None, wish: Wish) -> Iterator[tuple[Rung, int]]:
    """Yield the rungs up to zero, in order, each with the charged time after which it is due.

    The reminder at zero is sent under every wish.

    Args:
        pace: None at a table without a clock, where waking hours are counted and time never runs out.
    """
    if pace is None:
        yield from ladder_of_days(wish)
        return
    whole = clock.turn_left_ms
    if pace.is_live:
        if wish is not Wish.OFF and whole > _LAST_OF_LIVE_MS:
            yield Rung.LAST, whole - _LAST_OF_LIVE_MS
    else:
        half, last = whole // 2, whole - max(_LAST_MS, whole // 10)
        says_half = wish is Wish.ALL and half >= _WORTH_HALF_MS
        if says_half:
            yield Rung.HALF, half
        after = half if says_half else 0
        if wish is not Wish.OFF and last - after >= _APART_MS:
            yield Rung.LAST, last
    yield Rung.ZERO, clock.left_ms + clock.gifts_ms


def ladder_of_days(wish: Wish) -> Iterator[tuple[Rung, int]]:
    """Yield the rungs at a table without a clock, each with the time after which it is due."""
    days = {Rung.DAY_1: 1, Rung.DAY_3: 3, Rung.DAY_6: 6}
    if wish is Wish.LAST:
        days = {Rung.DAY_6: 6}
    if wish is not Wish.OFF:
        for rung, count in days.items():
            yield rung, count * DAY_MS
