"""The ladder of reminders."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json
from msgspec.structs import replace

from bot.clocks import clock as clocks
from bot.clocks.clock import Clock
from bot.clocks.paces import DAY_MS, HOUR_MS, MINUTE_MS, PRESETS, Pace
from bot.clocks.preferences import Preferences
from bot.clocks.reminders import ReminderLevel, Rung, after_gift, ladder
from bot.clocks.spans import NO_FREE_TIME

DAILY = PRESETS["daily"]


def _turn(left_ms: int, pace: Pace = DAILY) -> Clock:
    return clocks.asked(replace(clocks.new_clock(pace), left_ms=left_ms), 1)


def test_a_turn_of_36_hours_is_reminded_of_at_half_time_and_shortly_before_its_end() -> None:
    assert list(ladder(_turn(36 * HOUR_MS), DAILY, ReminderLevel.ALL)) == [
        (Rung.HALF, 18 * HOUR_MS),
        (Rung.LAST, 36 * HOUR_MS * 9 // 10),
        (Rung.ZERO, 36 * HOUR_MS),
    ]


@pytest.mark.parametrize(
    ("wish", "rungs"),
    [
        (ReminderLevel.ALL, [Rung.HALF, Rung.LAST, Rung.ZERO]),
        (ReminderLevel.HALF, [Rung.HALF, Rung.ZERO]),
        (ReminderLevel.TWO_HOURS, [Rung.TWO_HOURS, Rung.ZERO]),
        (ReminderLevel.LAST, [Rung.LAST, Rung.ZERO]),
        (ReminderLevel.MORNING, [Rung.ZERO]),
        (ReminderLevel.OFF, [Rung.ZERO]),
    ],
)
def test_a_member_chooses_reminders_but_is_always_told_of_zero(
    wish: ReminderLevel, rungs: list[Rung]
) -> None:
    assert [rung for rung, _ in ladder(_turn(36 * HOUR_MS), DAILY, wish)] == rungs


def test_little_is_left_is_counted_from_zero_with_gifts() -> None:
    clock = replace(_turn(36 * HOUR_MS), gifts_ms=12 * HOUR_MS)
    assert list(ladder(clock, DAILY, ReminderLevel.ALL))[1:] == [
        (Rung.LAST, 48 * HOUR_MS - 36 * HOUR_MS // 10),
        (Rung.ZERO, 48 * HOUR_MS),
    ]
    live = PRESETS["live"]
    clock = replace(_turn(15 * MINUTE_MS, live), gifts_ms=MINUTE_MS)
    assert next(ladder(clock, live, ReminderLevel.ALL)) == (Rung.LAST, 13 * MINUTE_MS)


def test_half_and_two_hours_are_counted_from_the_time_of_the_turn() -> None:
    clock = replace(_turn(36 * HOUR_MS), gifts_ms=12 * HOUR_MS)
    assert next(ladder(clock, DAILY, ReminderLevel.HALF)) == (Rung.HALF, 18 * HOUR_MS)
    assert next(ladder(clock, DAILY, ReminderLevel.TWO_HOURS)) == (Rung.TWO_HOURS, 46 * HOUR_MS)
    short = _turn(3 * HOUR_MS)
    for wish in (ReminderLevel.HALF, ReminderLevel.TWO_HOURS):
        assert list(ladder(short, DAILY, wish)) == [(Rung.ZERO, 3 * HOUR_MS)]


def test_a_gift_does_not_bring_two_hours_before_a_second_time() -> None:
    clock = replace(_turn(36 * HOUR_MS), since_ms=0, reminded_ms=34 * HOUR_MS)
    given = clocks.given(clock, DAILY, NO_FREE_TIME, 35 * HOUR_MS, giver=1)
    reminded = after_gift(clock, given, DAILY).reminded_ms
    rungs = ladder(given, DAILY, ReminderLevel.TWO_HOURS)
    assert [rung for rung, charged in rungs if charged > reminded] == [Rung.ZERO]


@pytest.mark.parametrize("dealt_h", [18, 33, 36])
def test_a_gift_brings_no_reminder_a_second_time(dealt_h: int) -> None:
    """Little is left is dealt with after 32.4 hours, by itself or by a nudge in its place."""
    clock = replace(_turn(36 * HOUR_MS), since_ms=0, reminded_ms=dealt_h * HOUR_MS)
    given = clocks.given(clock, DAILY, NO_FREE_TIME, 34 * HOUR_MS, giver=1)
    still_due = [
        rung
        for rung, charged in ladder(given, DAILY, ReminderLevel.ALL)
        if charged > after_gift(clock, given, DAILY).reminded_ms
    ]
    assert still_due == ([Rung.LAST, Rung.ZERO] if dealt_h == 18 else [Rung.ZERO])


def test_little_time_is_not_filled_with_reminders() -> None:
    assert [rung for rung, _ in ladder(_turn(7 * HOUR_MS), DAILY, ReminderLevel.ALL)] == [
        Rung.LAST,
        Rung.ZERO,
    ]
    assert [rung for rung, _ in ladder(_turn(2 * HOUR_MS), DAILY, ReminderLevel.ALL)] == [Rung.ZERO]


def test_live_tables_warn_at_three_minutes() -> None:
    live = PRESETS["live"]
    assert list(ladder(_turn(15 * MINUTE_MS, live), live, ReminderLevel.ALL)) == [
        (Rung.LAST, 12 * MINUTE_MS),
        (Rung.ZERO, 15 * MINUTE_MS),
    ]
    assert [rung for rung, _ in ladder(_turn(2 * MINUTE_MS, live), live, ReminderLevel.ALL)] == [
        Rung.ZERO
    ]


def test_without_a_clock_three_days_are_named_and_nothing_runs_out() -> None:
    assert list(ladder(_turn(0), None, ReminderLevel.ALL)) == [
        (Rung.DAY_1, DAY_MS),
        (Rung.DAY_3, 3 * DAY_MS),
        (Rung.DAY_6, 6 * DAY_MS),
    ]
    assert list(ladder(_turn(0), None, ReminderLevel.HALF)) == [(Rung.DAY_3, 3 * DAY_MS)]
    assert list(ladder(_turn(0), None, ReminderLevel.TWO_HOURS)) == [(Rung.DAY_6, 6 * DAY_MS)]
    assert list(ladder(_turn(0), None, ReminderLevel.OFF)) == []


@given(
    st.integers(0, 60 * 24 * 60), st.sampled_from(ReminderLevel), st.sampled_from(sorted(PRESETS))
)
def test_rungs_come_in_order_and_are_few(minutes: int, wish: ReminderLevel, key: str) -> None:
    rungs = list(ladder(_turn(minutes * MINUTE_MS, PRESETS[key]), PRESETS[key], wish))
    moments = [moment for _, moment in rungs]
    assert moments == sorted(moments)
    assert len({rung for rung, _ in rungs}) == len(rungs) <= 3
    assert all(moment >= 0 for moment in moments)


@pytest.mark.parametrize("stored", ["all", "last", "off"])
def test_earlier_choices_are_still_read(stored: str) -> None:
    read = json.decode(f'{{"reminders":"{stored}"}}', type=Preferences)
    assert read.reminders is ReminderLevel(stored)
    assert Preferences().reminders is ReminderLevel.ALL
