"""Reliability, punctuality and speed follow from members' acts, independent of the order of rows."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.clocks.conduct import (
    VALUES,
    WITHIN_MS,
    Conduct,
    Ending,
    Holding,
    TurnCount,
    conduct,
    counted_within,
    reliability,
)
from bot.clocks.paces import DAY_MS, HOUR_MS, MINUTE_MS
from tests.hosting.reckoning import agrees

NOW = 20_000 * DAY_MS
TODAY = NOW // DAY_MS


def held(what: Ending, ago_ms: int = 0, *, excused: bool = False, number: int = 1) -> Holding:
    return Holding(number, 0, 9, 1, what, NOW - ago_ms, is_excused=excused)


def turns(within_ms: int, in_time: int, late: int = 0, *, days_ago: int = 0) -> TurnCount:
    return TurnCount(1, TODAY - days_ago, within_ms, in_time, late)


ROWS = st.lists(
    st.builds(
        held,
        st.sampled_from(Ending),
        st.integers(0, 400 * DAY_MS),
        excused=st.booleans(),
        number=st.integers(1, 99),
    ),
    max_size=30,
)


def test_a_newcomer_has_90_and_is_called_new() -> None:
    assert conduct([], [], NOW) == Conduct(reliability=90)
    assert conduct([], [], NOW).is_new


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        (Ending.FINISHED, 92),
        (Ending.HANDED, 92),
        (Ending.CONCEDED, 92),
        (Ending.FILLED, 92),
        (Ending.CONCEDED_ALONE, 82),
        (Ending.LATE_RETURN, 82),
        (Ending.LEFT, 82),
        (Ending.EXPIRED, 72),
        (Ending.KICKED, 72),
    ],
)
def test_one_seat_moves_the_figure_as_far_as_it_was_kept(what: Ending, expected: int) -> None:
    assert reliability([held(what)], NOW) == expected


def test_a_seat_counts_half_after_180_days() -> None:
    assert reliability([held(Ending.KICKED, 180 * DAY_MS)], NOW) == 80  # 3.6 of 4.5


def test_ten_absences_in_one_day_count_once() -> None:
    day = [held(Ending.EXPIRED, hour * HOUR_MS, number=hour) for hour in range(10)]
    assert reliability(day, NOW) == reliability(day[-1:], NOW) == 72
    assert reliability([*day, held(Ending.EXPIRED, 2 * DAY_MS)], NOW) < 72


def test_votes_of_others_on_one_day_are_several() -> None:
    day = [held(Ending.KICKED, number=number) for number in range(3)]
    assert reliability(day, NOW) == 51  # 3.6 of 7


def test_every_return_from_an_absence_helps() -> None:
    figures = []
    for back in range(5):
        rows = [
            held(Ending.LATE_RETURN if number < back else Ending.EXPIRED, number=number)
            for number in range(4)
        ]
        figures.append(reliability(rows, NOW))
    assert figures == sorted(figures)
    assert (figures[0], figures[-1]) == (72, 82)


def test_excused_and_future_rows_do_not_count() -> None:
    rows = [held(Ending.EXPIRED, excused=True), held(Ending.EXPIRED, -1)]
    assert conduct(rows, [], NOW) == Conduct(reliability=90)
    assert reliability(rows, NOW + 1) == 72


@given(rows=ROWS, seed=st.integers())
def test_the_order_of_rows_makes_no_difference(rows: list[Holding], seed: int) -> None:
    mixed = list(rows)
    Random(seed).shuffle(mixed)
    assert conduct(mixed, [], NOW) == conduct(rows, [], NOW)


@given(rows=ROWS, extra=ROWS)
def test_excused_rows_make_no_difference(rows: list[Holding], extra: list[Holding]) -> None:
    excused = [held(each.what, NOW - each.at_ms, excused=True) for each in extra]
    assert conduct([*rows, *excused], [], NOW) == conduct(rows, [], NOW)


@given(rows=ROWS)
def test_finishing_a_seat_never_lowers_the_figure(rows: list[Holding]) -> None:
    before = reliability(rows, NOW)
    assert 0 <= before <= reliability([*rows, held(Ending.FINISHED)], NOW) <= 100


@given(rows=ROWS)
def test_the_figure_is_that_of_exact_fractions(rows: list[Holding]) -> None:
    counted = [
        (each.what.value, each.at_ms) for each in rows if not each.is_excused and each.at_ms <= NOW
    ]
    assert agrees(reliability(rows, NOW), counted, NOW)


def test_every_ending_has_a_value() -> None:
    assert set(VALUES) == set(Ending)


def test_turns_say_nothing_below_twenty() -> None:
    few = conduct([], [turns(HOUR_MS, 19)], NOW)
    assert (few.in_time, few.usual_ms) == (None, None)
    enough = conduct([], [turns(HOUR_MS, 19), turns(2 * HOUR_MS, 0, 1)], NOW)
    assert (enough.in_time, enough.usual_ms) == (95, HOUR_MS)


def test_half_a_per_cent_is_rounded_up() -> None:
    shown = conduct([], [turns(HOUR_MS, 193, 7)], NOW)
    assert shown.in_time == 97


def test_turns_are_forgotten_after_90_days() -> None:
    old = turns(5 * DAY_MS, 0, 500, days_ago=91)
    shown = conduct([], [old, turns(3 * HOUR_MS, 20, days_ago=90)], NOW)
    assert (shown.in_time, shown.usual_ms) == (100, 3 * HOUR_MS)


def test_half_of_the_turns_took_at_most_the_usual_time() -> None:
    quick, slow = turns(MINUTE_MS, 10), turns(DAY_MS, 11)
    assert conduct([], [quick, slow], NOW).usual_ms == DAY_MS
    assert conduct([], [quick, slow, turns(MINUTE_MS, 1, days_ago=3)], NOW).usual_ms == MINUTE_MS


@given(charged=st.integers(0, 100 * DAY_MS))
def test_a_turn_is_counted_within_a_time_that_it_took(charged: int) -> None:
    within = counted_within(charged)
    assert within in WITHIN_MS
    assert charged <= within or within == WITHIN_MS[-1]
    assert all(charged > shorter for shorter in WITHIN_MS if shorter < within)
