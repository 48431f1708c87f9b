"""The ladder of reminders."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.clocks import clock as clocks
from bot.clocks.clock import Clock
from bot.clocks.paces import DAY_MS, HOUR_MS, MINUTE_MS, PRESETS, Pace
from bot.clocks.reminders import Rung, Wish, ladder

DAILY = PRESETS["daily"]


def _turn(left_ms: int, pace: Pace = DAILY) -> Clock:
    return clocks.asked(replace(clocks.new_clock(pace), left_ms=left_ms), 1)


def test_a_turn_of_36_hours_is_reminded_of_at_half_time_and_shortly_before_its_end() -> None:
    assert list(ladder(_turn(36 * HOUR_MS), DAILY, Wish.ALL)) == [
        (Rung.HALF, 18 * HOUR_MS),
        (Rung.LAST, 36 * HOUR_MS * 9 // 10),
        (Rung.ZERO, 36 * HOUR_MS),
    ]


@pytest.mark.parametrize(
    ("wish", "rungs"),
    [
        (Wish.ALL, [Rung.HALF, Rung.LAST, Rung.ZERO]),
        (Wish.LAST, [Rung.LAST, Rung.ZERO]),
        (Wish.OFF, [Rung.ZERO]),
    ],
)
def test_a_member_chooses_reminders_but_is_always_told_of_zero(
    wish: Wish, rungs: list[Rung]
) -> None:
    assert [rung for rung, _ in ladder(_turn(36 * HOUR_MS), DAILY, wish)] == rungs


def test_little_time_is_not_filled_with_reminders() -> None:
    assert [rung for rung, _ in ladder(_turn(7 * HOUR_MS), DAILY, Wish.ALL)] == [
        Rung.LAST,
        Rung.ZERO,
    ]
    assert [rung for rung, _ in ladder(_turn(2 * HOUR_MS), DAILY, Wish.ALL)] == [Rung.ZERO]


def test_live_tables_warn_at_three_minutes() -> None:
    live = PRESETS["live"]
    assert list(ladder(_turn(15 * MINUTE_MS, live), live, Wish.ALL)) == [
        (Rung.LAST, 12 * MINUTE_MS),
        (Rung.ZERO, 15 * MINUTE_MS),
    ]
    assert [rung for rung, _ in ladder(_turn(2 * MINUTE_MS, live), live, Wish.ALL)] == [Rung.ZERO]


def test_without_a_clock_three_days_are_named_and_nothing_runs_out() -> None:
    assert list(ladder(_turn(0), None, Wish.ALL)) == [
        (Rung.DAY_1, DAY_MS),
        (Rung.DAY_3, 3 * DAY_MS),
        (Rung.DAY_6, 6 * DAY_MS),
    ]
    assert list(ladder(_turn(0), None, Wish.OFF)) == []


@given(st.integers(0, 60 * 24 * 60), st.sampled_from(Wish), st.sampled_from(sorted(PRESETS)))
def test_rungs_come_in_order_and_are_few(minutes: int, wish: Wish, key: str) -> None:
    rungs = list(ladder(_turn(minutes * MINUTE_MS, PRESETS[key]), PRESETS[key], wish))
    moments = [moment for _, moment in rungs]
    assert moments == sorted(moments)
    assert len({rung for rung, _ in rungs}) == len(rungs) <= 3
    assert all(moment >= 0 for moment in moments)
