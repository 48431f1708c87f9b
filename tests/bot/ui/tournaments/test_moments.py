from datetime import UTC, datetime

import pytest

from bot.features.tournament.choices.moments import read_moment, usual_start, write_moment
from tests.refusing import refuses

NOW = int(datetime(2026, 11, 25, 12, tzinfo=UTC).timestamp()) * 1000
"""A Wednesday."""


def ms(*parts: int) -> int:
    year, month, day, hour, minute = parts
    return int(datetime(year, month, day, hour, minute, tzinfo=UTC).timestamp()) * 1000


@pytest.mark.parametrize(
    ("typed", "zone", "means"),
    [
        pytest.param("2026-12-24 20:00", "UTC", ms(2026, 12, 24, 20, 0), id="as in the hint"),
        pytest.param("2026-12-24 20:00", "Asia/Seoul", ms(2026, 12, 24, 11, 0), id="their zone"),
        pytest.param("24/12/2026 9:30", "Europe/Rome", ms(2026, 12, 24, 8, 30), id="Italian"),
        pytest.param("24.12.2026, 21.15", "Europe/Rome", ms(2026, 12, 24, 20, 15), id="dots"),
        pytest.param(
            "2026년 12월 24일 20시 30분", "Asia/Seoul", ms(2026, 12, 24, 11, 30), id="Korean"
        ),
        pytest.param("2026.12.24. 20시", "Asia/Seoul", ms(2026, 12, 24, 11, 0), id="Korean dots"),
        pytest.param("2026-12-24", "UTC", ms(2026, 12, 24, 20, 0), id="a day means its evening"),
        pytest.param("7d", "UTC", ms(2026, 12, 2, 12, 0), id="in a week"),
        pytest.param("1주", "UTC", ms(2026, 12, 2, 12, 0), id="in a week, in Korean"),
        pytest.param("7 Giorni", "UTC", ms(2026, 12, 2, 12, 0), id="in days, in Italian"),
        pytest.param("+36h", "UTC", ms(2026, 11, 27, 0, 0), id="in hours"),
    ],
)
def test_a_moment_is_read_as_people_write_it(typed: str, zone: str, means: int) -> None:
    assert read_moment(typed, zone, NOW) == means


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        pytest.param("soon", "no_such_time", id="a word"),
        pytest.param("2026-13-24 20:00", "no_such_time", id="month 13"),
        pytest.param("2026-12-24 25:00", "no_such_time", id="hour 25"),
        pytest.param("2026-12-24 at eight", "no_such_time", id="hours in words"),
        pytest.param("2026-11-25 11:59", "past", id="a minute ago"),
        pytest.param("0h", "past", id="now"),
        pytest.param("2028-01-01", "past", id="in more than a year"),
    ],
)
def test_a_text_that_is_no_moment_is_refused(typed: str, code: str) -> None:
    with refuses(f"tournament.{code}"):
        read_moment(typed, "UTC", NOW)


def test_a_saturday_evening_after_a_week_is_proposed() -> None:
    proposed = usual_start("Asia/Seoul", NOW)
    assert write_moment(proposed, "Asia/Seoul") == "2026-12-05 20:00"
    assert read_moment(write_moment(proposed, "Asia/Seoul"), "Asia/Seoul", NOW) == proposed
