"""A member's conduct: how reliable, how punctual and how quick they are. Pure (ADR 16).

Reliability is worked out anew from the ends of all seats, so that excusing one mends it at once.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from math import floor, fsum
from types import MappingProxyType
from typing import Final

import msgspec

from bot.clocks.paces import DAY_MS, HOUR_MS, MINUTE_MS


class Ending(StrEnum):
    """The way in which a member's time in a seat ended."""

    FINISHED = "finished"
    HANDED = "handed"
    """They handed the seat over to a member, by agreement."""
    CONCEDED = "conceded"
    """They gave up, and all others agreed to that."""
    CONCEDED_ALONE = "conceded_alone"
    """They gave up, and the others play on."""
    LATE_RETURN = "late_return"
    """They ran out of time and came back soon."""
    LEFT = "left"
    FILLED = "filled"
    """They left, and another member soon had the seat."""
    EXPIRED = "expired"
    """They ran out of time, or left the server."""
    KICKED = "kicked"
    """The others voted them out."""


VALUES: Final = MappingProxyType(
    {
        Ending.FINISHED: 1.0,
        Ending.HANDED: 1.0,
        Ending.CONCEDED: 1.0,
        Ending.CONCEDED_ALONE: 0.5,
        Ending.LATE_RETURN: 0.5,
        Ending.LEFT: 0.5,
        Ending.FILLED: 1.0,
        Ending.EXPIRED: 0.0,
        Ending.KICKED: 0.0,
    }
)
"""Share of a seat that was kept, by its end."""

RETURN_MS: Final = 48 * HOUR_MS
"""Coming back so soon after running out of time counts half."""
FILLED_MS: Final = 72 * HOUR_MS
"""Leaving a seat is forgiven if another member has it so soon."""
GONE_MS: Final = 7 * DAY_MS
"""A member that left the server and is not back by then has given the seat up."""
ABSENCE_MS: Final = DAY_MS
"""Seats lost within this time are one absence."""
HALF_LIFE_DAYS: Final = 180
NEW_BELOW: Final = 3
"""A member with fewer finished seats than this is new."""
FEWEST_TURNS: Final = 20
"""Fewest turns from which punctuality and speed of a member are shown."""
TURNS_MS: Final = 90 * DAY_MS
"""Turns count for this long."""
START: Final = 90
"""The reliability of a newcomer."""

_START_WEIGHT: Final = 4
_START_VALUE: Final = _START_WEIGHT * START / 100
"""A newcomer starts as if they had kept 3.6 of 4 seats."""
_ABSENCES: Final = (Ending.EXPIRED, Ending.LATE_RETURN)

WITHIN_MS: Final = (
    *(minutes * MINUTE_MS for minutes in (1, 2, 5, 10, 15, 30)),
    *(hours * HOUR_MS for hours in (1, 2, 3, 4, 6, 8, 12, 18, 24, 36, 48)),
    *(days * DAY_MS for days in (3, 4, 5, 7, 10, 14, 30, 60)),
)
"""Turns are counted by the first of these times within which they were answered."""


class Holding(msgspec.Struct, frozen=True):
    """A member's time in a seat, and how it ended."""

    table_id: int
    seat: int
    seq: int
    """The entry of the log of moves with which it ended."""
    member_id: int
    what: Ending
    at_ms: int
    """The moment at which it ended. If that is still to come, it does not count yet."""
    is_excused: bool = False


class TurnCount(msgspec.Struct, frozen=True):
    """Number of turns that a member answered on a day, by the time that they took."""

    member_id: int
    day: int
    """Days in UTC since 1970."""
    within_ms: int
    """One of `WITHIN_MS`."""
    in_time: int
    late: int


class Conduct(msgspec.Struct, frozen=True):
    """Conduct of a member, as others may see it before they share a table."""

    reliability: int
    """From 0 to 100."""
    finished: int = 0
    """Seats that they played to the end."""
    held: int = 0
    """Seats that count, finished or not."""
    in_time: int | None = None
    """Per cent of their turns; None if there were too few."""
    usual_ms: int | None = None
    """Median waking time of their turns; None if there were too few."""

    @property
    def is_new(self) -> bool:
        return self.finished < NEW_BELOW


def conduct(holdings: Iterable[Holding], turns: Iterable[TurnCount], now_ms: int) -> Conduct:
    """Return a member's conduct; the order of the rows makes no difference."""
    counted = _counted(holdings, now_ms)
    recent = [each for each in turns if each.day >= first_day(now_ms)]
    by_time = _by_time(recent)
    total = sum(by_time.values())
    is_known = total >= FEWEST_TURNS
    return Conduct(
        reliability=reliability(counted, now_ms),
        finished=sum(each.what is Ending.FINISHED for each in counted),
        held=len(counted),
        in_time=_rounded(100 * sum(each.in_time for each in recent) / total) if is_known else None,
        usual_ms=_median(by_time, total) if is_known else None,
    )


def reliability(holdings: Iterable[Holding], now_ms: int) -> int:
    """Return from 0 to 100 the share of seats that a member kept. Older seats count less."""
    weighed = [
        (2 ** (-(now_ms - at_ms) / DAY_MS / HALF_LIFE_DAYS), value)
        for at_ms, value in _valued(_counted(holdings, now_ms))
    ]
    # An exact sum is the same in any order.
    kept = fsum((_START_VALUE, *(weight * value for weight, value in weighed)))
    return _rounded(100 * kept / fsum((_START_WEIGHT, *(weight for weight, _ in weighed))))


def first_day(now_ms: int) -> int:
    """Return the first day whose turns still count."""
    return (now_ms - TURNS_MS) // DAY_MS


def counted_within(charged_ms: int) -> int:
    """Return the one of `WITHIN_MS` under which a turn is counted."""
    return next((each for each in WITHIN_MS if charged_ms <= each), WITHIN_MS[-1])


def _counted(holdings: Iterable[Holding], now_ms: int) -> list[Holding]:
    return [each for each in holdings if not each.is_excused and each.at_ms <= now_ms]


def _valued(holdings: Sequence[Holding]) -> Iterator[tuple[int, float]]:
    """Yield the end of each seat and the share of it that was kept.

    Seats lost in one absence are one, worth their mean.

    The mean rewards every return: with the minimum, coming back to nine seats of ten would change nothing.
    """
    for each in holdings:
        if each.what not in _ABSENCES:
            yield each.at_ms, VALUES[each.what]
    absence: list[float] = []
    begun_ms = 0
    lost = sorted((each.at_ms, VALUES[each.what]) for each in holdings if each.what in _ABSENCES)
    for at_ms, value in lost:
        if absence and at_ms - begun_ms >= ABSENCE_MS:
            yield begun_ms, fsum(absence) / len(absence)
            absence = []
        if not absence:
            begun_ms = at_ms
        absence.append(value)
    if absence:
        yield begun_ms, fsum(absence) / len(absence)


def _by_time(turns: Iterable[TurnCount]) -> Mapping[int, int]:
    found: dict[int, int] = {}
    for each in turns:
        found[each.within_ms] = found.get(each.within_ms, 0) + each.in_time + each.late
    return found


def _median(by_time: Mapping[int, int], total: int) -> int:
    """Return the time within which half of the turns were answered."""
    passed = 0
    for within_ms, count in sorted(by_time.items()):
        passed += count
        if 2 * passed >= total:
            return within_ms
    raise ValueError("no turns")


def _rounded(number: float) -> int:
    """Return the nearest whole number; halves are rounded up."""
    return floor(number + 0.5)
