"""Nights and weekends follow the wall clock in every time zone."""

import os
import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest

from bot.clocks.calendar import regular, stretch
from bot.clocks.hours import Hours, new_hours, nights, zones
from bot.clocks.paces import DAY_MS, HOUR_MS, MINUTE_MS
from bot.clocks.spans import FreeTime, merged
from tests.hosting.oracle import Sleeper, charged_minutes
from tests.refusing import refuses

CHANGES = {
    "Europe/Rome": ["2026-03-29", "2026-10-25", "2028-02-29"],
    "America/New_York": ["2026-03-08", "2026-11-01"],
    "Australia/Lord_Howe": ["2026-04-05", "2026-10-04"],
    "Asia/Kathmandu": ["2026-05-05"],
    "Pacific/Chatham": ["2026-04-05", "2026-09-27"],
    "America/Havana": ["2026-03-08", "2026-11-01"],
    "Africa/Casablanca": ["2026-02-15", "2026-03-22"],
    "America/Santiago": ["2026-04-05", "2026-09-06"],
    "Asia/Seoul": ["2026-12-31"],
    "Pacific/Apia": ["2011-12-30"],
    "Asia/Beirut": ["2026-03-29", "2026-10-25"],
    "Africa/Cairo": ["2026-04-24", "2026-10-30"],
    "America/St_Johns": ["2026-03-08", "2026-11-01"],
}
"""Zones with changes of a whole and of half an hour, at midnight, of 45 minutes' offset, with a skipped day, and with
a leap day, in both hemispheres."""


COMPARED = int(os.environ.get("TURNPOST_EXAMPLES", "40"))


def _cases(count: int) -> Iterator[tuple[Sleeper, int, int]]:
    rng = random.Random(20260329)
    for _ in range(count):
        zone = rng.choice(list(CHANGES))
        day = datetime.fromisoformat(rng.choice(CHANGES[zone])).replace(tzinfo=UTC)
        start = day + timedelta(minutes=rng.randrange(-3 * 24 * 60, 24 * 60))
        length = timedelta(minutes=rng.randrange(1, 4 * 24 * 60))
        falls_asleep = rng.randrange(0, 24 * 60, rng.choice((1, 15, 60)))
        wakes = (falls_asleep + rng.randrange(0, 601, rng.choice((1, 60)))) % (24 * 60)
        sleeper = Sleeper(zone, falls_asleep, wakes, rng.random() < 0.5)
        yield sleeper, _ms(start), _ms(start + length)


def _ms(moment: datetime) -> int:
    return int(moment.timestamp()) * 1000


def _free(sleeper: Sleeper, since_ms: int) -> FreeTime:
    hours = Hours(0, sleeper.zone, sleeper.sleep_from_min, sleeper.sleep_to_min)
    first, last = stretch(since_ms, since_ms)
    return regular([hours], first, last, sleeps=True, rests_at_weekends=sleeper.is_off_at_weekends)


def test_charged_time_is_that_of_the_wall_clock() -> None:
    for sleeper, start, end in _cases(COMPARED):
        begin, stop = (datetime.fromtimestamp(ms / 1000, UTC) for ms in (start, end))
        expected = charged_minutes(sleeper, begin, stop) * MINUTE_MS
        assert _free(sleeper, start).charge(start, end) == expected, (sleeper, begin, stop)


def test_charging_until_a_due_gives_the_due() -> None:
    rng = random.Random(7)
    for sleeper, start, _ in _cases(200):
        free = _free(sleeper, start)
        for _ in range(500):
            since = start + rng.randrange(90 * DAY_MS)
            charged = rng.randrange(1, 60 * DAY_MS)
            moment = free.due(since, charged)
            assert moment is not None
            assert free.charge(since, moment) == charged
            assert free.charge(since, moment - 1) == charged - 1


def test_a_night_over_the_repeated_hour_is_slept_through() -> None:
    hours = Hours(0, "Europe/Rome", 23 * 60, 2 * 60 + 30)
    day = _ms(datetime(2026, 10, 24, 20, tzinfo=UTC))
    [night] = nights([hours], day, day + 12 * HOUR_MS)
    # From 23:00 to the second 02:30: the clock shows three and a half hours, but four and a half pass.
    assert night[1] - night[0] == 4.5 * HOUR_MS


def test_new_hours_leave_earlier_nights_as_they_were() -> None:
    change = _ms(datetime(2026, 6, 10, 12, tzinfo=UTC))
    before = Hours(0, "UTC", 23 * 60, 7 * 60)
    after = Hours(change, "Asia/Seoul", 23 * 60, 7 * 60)
    window = (change - 3 * DAY_MS, change + 3 * DAY_MS)
    found = merged(nights([before, after], *window))
    alone = merged(nights([before], window[0], change))
    assert found[: len(alone)] == alone
    assert found[len(alone) :] == merged(nights([after], change, window[1]))


def test_no_member_gains_more_than_ten_hours_a_day_by_changing_zones() -> None:
    start = _ms(datetime(2026, 1, 1, tzinfo=UTC))
    places = sorted(zones())
    rng = random.Random(5)
    versions = [
        Hours(start + 7 * day * DAY_MS, rng.choice(places), sleep, (sleep + 600) % 1440)
        for day, sleep in enumerate(rng.choices(range(1440), k=20))
    ]
    end = start + 140 * DAY_MS
    free = regular(versions, start, end, sleeps=True, rests_at_weekends=False)
    assert free.charge(start, end) >= 140 * DAY_MS * 14 // 24 - len(versions) * 10 * HOUR_MS


@pytest.mark.parametrize(
    ("zone", "sleep_from", "sleep_to", "code"),
    [
        ("Europe/Roma", 0, 60, "hours.no_such_zone"),
        ("../../etc/passwd", 0, 60, "hours.no_such_zone"),
        ("Europe/Rome", 0, 601, "hours.night_too_long"),
        ("Europe/Rome", 1380, 541, "hours.night_too_long"),
        ("Europe/Rome", 1440, 60, "hours.no_such_time"),
        ("Europe/Rome", -1, 60, "hours.no_such_time"),
    ],
)
def test_impossible_hours(zone: str, sleep_from: int, sleep_to: int, code: str) -> None:
    with refuses(code):
        new_hours(valid_from_ms=0, zone=zone, sleep_from_min=sleep_from, sleep_to_min=sleep_to)


def test_every_zone_of_the_world_has_nights() -> None:
    start = _ms(datetime(2026, 1, 1, tzinfo=UTC))
    for zone in sorted(zones()):
        hours = new_hours(valid_from_ms=0, zone=zone, sleep_from_min=1380, sleep_to_min=420)
        found = merged(nights([hours], start, start + 30 * DAY_MS))
        assert 29 <= len(found) <= 31, zone
        assert all(end - begin <= 9 * HOUR_MS for begin, end in found), zone
