"""Points for places: columns, shared places, virtual seats, faults."""

from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.contest.scores.scoring import (
    DRAWS,
    SCORINGS,
    SHARE,
    UNIT,
    bye_points,
    column,
    is_scoring,
    mean_points,
    ranks_with_faults,
    table_points,
)

COLUMNS = tuple(each for each in SCORINGS if each != SHARE and each not in DRAWS)


def _points(scoring: str, wanted: int, ranks: tuple[int, ...]) -> list[Fraction]:
    none = [False] * len(ranks)
    units = table_points(scoring, wanted, ranks, [0] * len(ranks), none)
    return [Fraction(each, UNIT) for each in units]


def test_shared_places_share_points() -> None:
    assert _points("placement", 4, (1, 2, 2, 4)) == [4, Fraction(3, 2), Fraction(3, 2), 0]


@pytest.mark.parametrize(
    ("size", "points"),
    [
        (3, [Fraction(7, 2), Fraction(3, 2), Fraction(1, 4)]),
        (2, [Fraction(17, 6), Fraction(2, 3)]),
    ],
)
def test_a_small_pod_has_virtual_seats(size: int, points: list[Fraction]) -> None:
    assert _points("placement", 4, tuple(range(1, size + 1))) == points


@pytest.mark.parametrize("scoring", COLUMNS)
@pytest.mark.parametrize("wanted", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_every_size_has_the_same_mean(scoring: str, wanted: int, size: int) -> None:
    values = column(scoring, size, wanted)
    assert sum(values) / size == mean_points(scoring, wanted)
    assert list(values) == sorted(values, reverse=True)


@pytest.mark.parametrize("scoring", COLUMNS)
def test_units_divide_every_shared_place(scoring: str) -> None:
    for wanted in (2, 3, 4, 5):
        for size in range(2, wanted + 1):
            values = column(scoring, size, wanted)
            for first in range(size):
                for last in range(first + 1, size + 1):
                    covered = sum(values[first:last], Fraction(0))
                    assert (covered / (last - first)).denominator == 1


def test_a_draw_of_a_duel_may_be_worth_less_than_half_a_win() -> None:
    assert _points("three_one", 2, (1, 2)) == [3, 0]
    assert _points("three_one", 2, (1, 1)) == [1, 1]
    assert table_points("three_one", 2, (1, 1), (0, 0), (True, True)) == (0, 0)
    assert mean_points("three_one", 2) == UNIT
    assert [bye_points("three_one", 2, kind) / UNIT for kind in ("win", "second", "mean")] == [
        3,
        0,
        1,
    ]
    assert [is_scoring("three_one", size) for size in (1, 2, 3, 4)] == [False, True, False, False]
    assert is_scoring("placement", 1)


@pytest.mark.parametrize(
    ("ranks", "faults", "after"),
    [
        ((1, 2, 3, 4), (None, None, None, None), (1, 2, 3, 4)),
        ((1, 2, 3, 4), (7, None, None, None), (4, 1, 2, 3)),
        ((1, 2, 3, 4), (7, None, 9, None), (4, 1, 3, 2)),
        ((1, 2, 2, 4), (5, None, None, 5), (3, 1, 1, 3)),
    ],
    ids=["no fault", "the winner's seat", "the later fault is better", "two at one moment"],
)
def test_an_entrant_at_fault_is_last(
    ranks: tuple[int, ...], faults: tuple[int | None, ...], after: tuple[int, ...]
) -> None:
    assert ranks_with_faults(ranks, faults) == after


@pytest.mark.parametrize("scoring", COLUMNS)
def test_a_robot_costs_no_seat_a_point(scoring: str) -> None:
    for ranks in permutations((1, 2, 3, 4)):
        plain = table_points(scoring, 4, ranks, [0] * 4, [False] * 4)
        for out in range(4):
            faults = [1 if seat == out else None for seat in range(4)]
            at_fault = [fault is not None for fault in faults]
            after = table_points(scoring, 4, ranks_with_faults(ranks, faults), [0] * 4, at_fault)
            assert after[out] == 0
            assert all(after[seat] >= plain[seat] for seat in range(4) if seat != out)


@given(
    scoring=st.sampled_from((*COLUMNS, SHARE)),
    wanted=st.integers(2, 5),
    totals=st.lists(st.integers(-9, 99), min_size=2, max_size=5),
    seat=st.integers(0, 4),
    more=st.integers(1, 50),
)
def test_a_higher_total_never_has_fewer_points(
    scoring: str, wanted: int, totals: list[int], seat: int, more: int
) -> None:
    seat %= len(totals)

    def points(scores: list[int]) -> int:
        ranks = [1 + sum(other > score for other in scores) for score in scores]
        return table_points(scoring, wanted, ranks, scores, [False] * len(scores))[seat]

    raised = [total + more * (at == seat) for at, total in enumerate(totals)]
    assert (scoring == SHARE and max(totals) <= 0) or points(raised) >= points(totals)


def test_shares_are_hundredths_rounded_down_and_scaled_to_the_wanted_size() -> None:
    ranks = (1, 2, 3)
    got = table_points(SHARE, 4, ranks, (5, 2, 0), [False] * 3)
    assert got == (100 * UNIT * 5 * 3 // (7 * 4), 100 * UNIT * 2 * 3 // (7 * 4), 0)


@pytest.mark.parametrize(("kind", "points"), [("win", 4), ("second", 2), ("mean", Fraction(7, 4))])
def test_a_bye_is_worth(kind: str, points: Fraction) -> None:
    assert bye_points("placement", 4, kind) == points * UNIT


def test_own_numbers_count_as_written_at_tables_of_the_wanted_size() -> None:
    assert column("own:6-3-1-0", 4, 4) == tuple(each * UNIT for each in (6, 3, 1, 0))
    assert bye_points("own:6-3-1-0", 4, "second") == 3 * UNIT
    assert sum(column("own:6-3-1-0", 3, 4)) / 3 == sum(column("own:6-3-1-0", 4, 4)) / 4


@pytest.mark.parametrize(
    ("name", "wanted", "is_one"),
    [
        ("placement", 4, True),
        ("own:6-3-1-0", 4, True),
        ("own:6-3-1", 4, False),
        ("own:1-3", 2, False),
        ("own:2-2", 2, False),
        ("own:1001-0", 2, False),
        ("own:", 2, False),
        ("other", 2, False),
    ],
)
def test_scorings_are_known_or_own_numbers_that_never_rise(
    name: str, wanted: int, is_one: bool
) -> None:
    assert is_scoring(name, wanted) is is_one
