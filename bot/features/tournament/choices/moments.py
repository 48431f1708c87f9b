"""Dates and times as members type them, in their own zone."""

import re
from datetime import UTC, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.clocks.lengths import read_length
from bot.clocks.paces import DAY_MS
from rules.core.errors import Refusal

MOST_AHEAD_MS: Final = 366 * DAY_MS
_USUAL_TIME: Final = time(20)
"""The default start of tournaments: in the evening."""
_USUAL_DAYS: Final = 7
_SATURDAY: Final = 5

_DATES: Final = (
    re.compile(r"(?P<year>\d{4})[-./](?P<month>\d{1,2})[-./](?P<day>\d{1,2})\.?"),
    re.compile(r"(?P<day>\d{1,2})[-./](?P<month>\d{1,2})[-./](?P<year>\d{4})"),
    re.compile(r"(?P<year>\d{4})년\s*(?P<month>\d{1,2})월\s*(?P<day>\d{1,2})일"),
)
"""The forms of dates: 2026-12-24, 24.12.2026 or 24/12/2026, 2026년 12월 24일."""
_TIME = re.compile(r"(?P<hour>\d{1,2})(?:[:.](?P<minute>\d{2})|시(?:\s*(?P<minutes>\d{1,2})분)?)")


def read_moment(text: str, zone: str, now_ms: int) -> int:
    """Return the moment that a member typed, in UTC milliseconds: a date with a time, a date, ``7d`` or ``36h``.

    A date alone means the evening of that day.

    Raises:
        Refusal: tournament.no_such_time or tournament.past.
    """
    typed = " ".join(text.split()).casefold()
    length = read_length(typed)
    moment = _absolute(typed, zone) if length is None else now_ms + length
    if moment is None:
        raise Refusal("tournament.no_such_time", text=text.strip()[:50])
    if not now_ms < moment <= now_ms + MOST_AHEAD_MS:
        raise Refusal("tournament.past")
    return moment


def usual_start(zone: str, now_ms: int) -> int:
    """Return the proposed start: the first Saturday evening at least a week away."""
    day = _local(now_ms, zone).date() + timedelta(days=_USUAL_DAYS)
    day += timedelta(days=(_SATURDAY - day.weekday()) % 7)
    return _utc_ms(datetime.combine(day, _USUAL_TIME, ZoneInfo(zone)))


def write_moment(moment_ms: int, zone: str) -> str:
    """Return a moment in a form that `read_moment` reads."""
    return _local(moment_ms, zone).strftime("%Y-%m-%d %H:%M")


def _absolute(typed: str, zone: str) -> int | None:
    for pattern in _DATES:
        found = pattern.match(typed)
        if found is None:
            continue
        at = _time_of_day(typed[found.end() :].strip(" ,"))
        if at is None:
            return None
        try:
            day = datetime(int(found["year"]), int(found["month"]), int(found["day"]))
            return _utc_ms(datetime.combine(day, at, ZoneInfo(zone)))
        except (ValueError, OverflowError):
            return None
    return None


def _time_of_day(typed: str) -> time | None:
    if not typed:
        return _USUAL_TIME
    found = _TIME.fullmatch(typed)
    if found is None:
        return None
    try:
        return time(int(found["hour"]), int(found["minute"] or found["minutes"] or 0))
    except ValueError:
        return None


def _local(moment_ms: int, zone: str) -> datetime:
    return datetime.fromtimestamp(moment_ms / 1000, UTC).astimezone(ZoneInfo(zone))


def _utc_ms(moment: datetime) -> int:
    return int(moment.timestamp()) * 1000
