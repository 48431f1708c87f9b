"""Charged time, counted minute by minute on the wall clock. It shares no code with `bot.clocks`.

Slow and simple: walk through the turn, look at a wall clock in the member's zone, and add up the minutes awake.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

MINUTE = timedelta(minutes=1)
MINUTE_MS = 60_000


@dataclass(frozen=True)
class Sleeper:
    """A member with fixed hours of sleep in one zone."""

    zone: str
    sleep_from_min: int
    sleep_to_min: int
    is_off_at_weekends: bool = False


def charged_minutes(
    sleeper: Sleeper,
    start: datetime,
    end: datetime,
    stopped: Sequence[tuple[datetime, datetime]] = (),
) -> int:
    """Minutes of `[start, end)` in which the member is awake and nothing stops the clock.

    Args:
        start: in UTC, on a whole minute, as is `end`.
        stopped: vacations, pauses and gaps, on whole minutes.
    """
    wall = _walls(sleeper.zone, start - timedelta(days=3), end + timedelta(days=3))
    asleep = _asleep(sleeper, wall)
    count = 0
    moment = start
    while moment < end:
        is_off = sleeper.is_off_at_weekends and wall[moment].weekday() >= 5
        if not is_off and moment not in asleep:
            count += not any(low <= moment < high for low, high in stopped)
        moment += MINUTE
    return count


def charged_ms(
    sleeper: Sleeper, start_ms: int, end_ms: int, stopped: Sequence[tuple[datetime, datetime]] = ()
) -> int:
    """As `charged_minutes`, between any two milliseconds: the first and the last minute count in part."""
    first, last = start_ms - start_ms % MINUTE_MS, end_ms - end_ms % MINUTE_MS
    whole = charged_minutes(sleeper, utc(first), utc(last), stopped) * MINUTE_MS
    before = charged_minutes(sleeper, utc(first), utc(first) + MINUTE, stopped)
    after = charged_minutes(sleeper, utc(last), utc(last) + MINUTE, stopped)
    return whole - before * (start_ms - first) + after * (end_ms - last)


def _walls(zone: str, start: datetime, end: datetime) -> dict[datetime, datetime]:
    """The wall clock of the zone for every minute of UTC."""
    info = ZoneInfo(zone)
    shown: dict[datetime, datetime] = {}
    moment = start
    while moment < end:
        shown[moment] = moment.astimezone(info).replace(tzinfo=None)
        moment += MINUTE
    return shown


def _asleep(sleeper: Sleeper, wall: dict[datetime, datetime]) -> set[datetime]:
    """The minutes of UTC in which the member sleeps.

    A night begins when the wall clock first shows its beginning and ends when it last shows its end, so that an hour
    shown twice is slept through whole.
    """
    if sleeper.sleep_from_min == sleeper.sleep_to_min:
        return set()
    begins = _shown_first(wall)
    ends = _shown_last(wall)
    days = sorted({shown.date() for shown in wall.values()})
    asleep: set[datetime] = set()
    for day in days[1:-2]:
        midnight = datetime(day.year, day.month, day.day)
        falls_asleep = midnight + timedelta(minutes=sleeper.sleep_from_min)
        length = (sleeper.sleep_to_min - sleeper.sleep_from_min) % (24 * 60)
        wakes = falls_asleep + timedelta(minutes=length)
        moment = begins.get(falls_asleep) or _by_old_offset(wall, falls_asleep)
        end = ends.get(wakes) or _by_new_offset(wall, wakes)
        while moment < end:
            asleep.add(moment)
            moment += MINUTE
    return asleep


def _shown_first(wall: dict[datetime, datetime]) -> dict[datetime, datetime]:
    first: dict[datetime, datetime] = {}
    for moment, shown in wall.items():
        first.setdefault(shown, moment)
    return first


def _shown_last(wall: dict[datetime, datetime]) -> dict[datetime, datetime]:
    return {shown: moment for moment, shown in wall.items()}


def _by_old_offset(wall: dict[datetime, datetime], never_shown: datetime) -> datetime:
    """Return when a clock that has not been changed yet would show the time."""
    last = max(moment for moment, shown in wall.items() if shown < never_shown)
    return last + (never_shown - wall[last])


def _by_new_offset(wall: dict[datetime, datetime], never_shown: datetime) -> datetime:
    """Return when a clock that has already been changed would show the time."""
    first = min(moment for moment, shown in wall.items() if shown > never_shown)
    return first - (wall[first] - never_shown)


def utc(ms: int) -> datetime:
    return datetime.fromtimestamp(ms / 1000, UTC)
