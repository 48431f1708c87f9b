"""A member's nights and weekends: the only code that knows time zones."""

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from itertools import pairwise
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from bot.clocks.spans import FOREVER, Span, clipped
from rules.core.errors import Refusal

MOST_SLEEP_MIN = 10 * 60
"""The longest night; a longer one would keep the others waiting too long."""
NIGHTS = 4096
"""Number of nights that the cache holds.

Most members of a server have its hours, and each question is about the same weeks.
"""
_DAY_MIN = 24 * 60
_SATURDAY = 5
_EDGE = timedelta(days=2)
"""No local date is further than this from the same date in UTC."""


class Hours(msgspec.Struct, frozen=True):
    """A member's hours of sleep, valid until the next version begins. A version is never edited."""

    valid_from_ms: int
    zone: str
    """A key of the IANA time zone database."""
    sleep_from_min: int
    sleep_to_min: int
    """Minutes after local midnight. If both are equal, there is no night."""


def new_hours(*, valid_from_ms: int, zone: str, sleep_from_min: int, sleep_to_min: int) -> Hours:
    """Check and return the hours that a member sets.

    Raises:
        Refusal: hours.no_such_zone, hours.no_such_time or hours.night_too_long.
    """
    if zone not in zones():
        raise Refusal("hours.no_such_zone", zone=zone[:50])
    if not (0 <= sleep_from_min < _DAY_MIN and 0 <= sleep_to_min < _DAY_MIN):
        raise Refusal("hours.no_such_time")
    if (sleep_to_min - sleep_from_min) % _DAY_MIN > MOST_SLEEP_MIN:
        raise Refusal("hours.night_too_long", most=MOST_SLEEP_MIN // 60)
    return Hours(valid_from_ms, zone, sleep_from_min, sleep_to_min)


@lru_cache(maxsize=1)
def zones() -> frozenset[str]:
    """Return the zones that a member may choose: those named after places, and UTC."""
    return frozenset(
        zone for zone in available_timezones() if "/" in zone and not zone.startswith("Etc/")
    ) | {"UTC"}


def nights(versions: Sequence[Hours], start_ms: int, end_ms: int) -> Iterator[Span]:
    """Yield a member's nights in `[start_ms, end_ms)`. `versions` are in the order of time.

    If clocks repeat an hour, all of it belongs to the night. A time that clocks skip is read as in PEP 495: the
    beginning by the earlier offset, the end by the later one.
    """
    for hours, first, last in _valid(versions, start_ms, end_ms):
        if hours.sleep_from_min == hours.sleep_to_min:
            continue
        yield from clipped(
            (
                _night(day, hours.sleep_from_min, hours.sleep_to_min, hours.zone)
                for day in _dates(first, last)
            ),
            first,
            last,
        )


def weekends(versions: Sequence[Hours], start_ms: int, end_ms: int) -> Iterator[Span]:
    """Yield saturdays and Sundays in the member's zone within `[start_ms, end_ms)`."""
    midnight = time(0)
    for hours, first, last in _valid(versions, start_ms, end_ms):
        zone = ZoneInfo(hours.zone)
        yield from clipped(
            (
                (
                    _instant(day, midnight, zone, 0),
                    _instant(day + timedelta(days=2), midnight, zone, 1),
                )
                for day in _dates(first, last)
                if day.weekday() == _SATURDAY
            ),
            first,
            last,
        )


def midnight(hours: Hours, day: date) -> int:
    """Return the beginning of a date for a member with these hours, in UTC milliseconds."""
    return _instant(day, time(0), ZoneInfo(hours.zone), 0)


def _valid(
    versions: Sequence[Hours], start_ms: int, end_ms: int
) -> Iterator[tuple[Hours, int, int]]:
    """Yield each version with the part of `[start_ms, end_ms)` in which it is valid. The first also covers earlier
    time.
    """
    begins = [start_ms, *(hours.valid_from_ms for hours in versions[1:]), FOREVER]
    for hours, (begin, end) in zip(versions, pairwise(begins), strict=True):
        first, last = max(begin, start_ms), min(end, end_ms)
        if first < last:
            yield hours, first, last


def _dates(first_ms: int, last_ms: int) -> Iterator[date]:
    """Yield every date on which a night or weekend that touches the stretch may begin, in any zone."""
    day = (datetime.fromtimestamp(first_ms / 1000, UTC) - _EDGE).date() - timedelta(days=1)
    end = (datetime.fromtimestamp(last_ms / 1000, UTC) + _EDGE).date()
    while day <= end:
        yield day
        day += timedelta(days=1)


@lru_cache(maxsize=NIGHTS)
def _night(day: date, from_min: int, to_min: int, zone_key: str) -> Span:
    """Return the night that begins on this date."""
    zone = ZoneInfo(zone_key)
    over_midnight = timedelta(days=int(to_min < from_min))
    return (
        _instant(day, _time_of_day(from_min), zone, 0),
        _instant(day + over_midnight, _time_of_day(to_min), zone, 1),
    )


def _time_of_day(minutes: int) -> time:
    return time(*divmod(minutes, 60))


def _instant(day: date, at: time, zone: ZoneInfo, fold: int) -> int:
    local = datetime.combine(day, at.replace(fold=fold), zone)
    return int(local.timestamp()) * 1000
