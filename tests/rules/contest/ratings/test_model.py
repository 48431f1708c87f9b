"""The worked numbers of 9.1.4, and the shown parts of a rating."""

from itertools import permutations

import pytest

from rules.contest.ratings.model import (
    NEW_SIGMA,
    NEWCOMER,
    UNIT,
    Rating,
    cautious,
    days_between,
    is_off_board,
    is_provisional,
    points,
    rated,
    rested,
    spread,
)

DAY = 86_400


def of(mu: float, sigma: float) -> Rating:
    return Rating(round(mu * UNIT), round(sigma * UNIT))


def mus(field: tuple[Rating, ...]) -> list[float]:
    return [each.mu / UNIT for each in field]


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [
        pytest.param((1, 2), (27.0835, 22.9165), id="two, one wins"),
        pytest.param((1, 1), (25, 25), id="two level"),
        pytest.param((1, 2, 3), (27.0835, 25, 22.9165), id="three"),
        pytest.param((1, 2, 3, 4), (27.0835, 25.6945, 24.3055, 22.9165), id="four"),
        pytest.param(
            (1, 1, 3, 4), (26.389, 26.389, 24.3055, 22.9165), id="four, two share the win"
        ),
        pytest.param((1, 2, 3, 4, 5), (27.0835, 26.0417, 25, 23.9583, 22.9165), id="five"),
    ],
)
def test_new_members_after_their_first_table(
    ranks: tuple[int, ...], expected: tuple[float, ...]
) -> None:
    after = rated([NEWCOMER] * len(ranks), ranks)
    assert mus(after) == pytest.approx(expected, abs=1e-4)
    assert [each.sigma / UNIT for each in after] == pytest.approx([8.2025] * len(ranks), abs=1e-4)


MIXED = (of(31.2, 4.1), of(27.5, 5.0), NEWCOMER, of(22.0, 3.0))
MIXED_AFTER = ((31.255, 4.0878), (28.3546, 4.9719), (24.3954, 8.1568), (21.7411, 2.9973))


def test_members_of_different_strength() -> None:
    after = rated(MIXED, (2, 1, 3, 4))
    found = [(each.mu / UNIT, each.sigma / UNIT) for each in after]
    for (mu, sigma), (expected_mu, expected_sigma) in zip(found, MIXED_AFTER, strict=True):
        assert mu == pytest.approx(expected_mu, abs=1e-4)
        assert sigma == pytest.approx(expected_sigma, abs=1e-4)


def test_the_order_of_seats_changes_nothing_even_in_the_last_digit() -> None:
    ranks = (1, 2, 2, 4)
    expected = rated(MIXED, ranks)
    for order in permutations(range(4)):
        after = rated([MIXED[at] for at in order], [ranks[at] for at in order])
        assert after == tuple(expected[at] for at in order)


def test_the_mean_stays_where_it_was() -> None:
    after = rated([NEWCOMER] * 4, (1, 2, 3, 4))
    assert sum(each.mu for each in after) == 4 * NEWCOMER.mu


@pytest.mark.parametrize(
    ("rating", "expected"),
    [
        pytest.param(NEWCOMER, (1500, 333), id="a newcomer"),
        pytest.param(rated([NEWCOMER] * 2, (1, 2))[0], (1583, 328), id="after a win"),
        pytest.param(of(-1.0, 3.0), (460, 120), id="below nothing"),
    ],
)
def test_what_people_see(rating: Rating, expected: tuple[int, int]) -> None:
    assert (points(rating), spread(rating)) == expected


def test_sigma_grows_without_tables_and_mu_does_not_move() -> None:
    sure = of(30, 4)
    assert rested(sure, 0) == sure
    month = rested(sure, 30)
    assert month.mu == sure.mu
    assert month.sigma**2 == pytest.approx(4_000_000**2 + 500_000**2, rel=1e-6)
    assert rested(sure, 15).sigma ** 2 == pytest.approx(4_000_000**2 + 500_000**2 / 2, rel=1e-6)
    assert rested(sure, 100_000).sigma == NEW_SIGMA


def test_days_are_those_of_utc() -> None:
    assert days_between(DAY - 1, DAY) == 1
    assert days_between(0, DAY - 1) == 0


def test_on_the_181st_day_a_member_is_off_the_leaderboard() -> None:
    assert not is_off_board(0, 180 * DAY)
    assert is_off_board(0, 181 * DAY)


@pytest.mark.parametrize(
    ("sigma", "tables", "expected"),
    [
        pytest.param(5.0, 8, False, id="sure after eight tables"),
        pytest.param(5.0, 7, True, id="seven tables are too few"),
        pytest.param(7.6, 40, True, id="long away"),
    ],
)
def test_when_a_rating_is_provisional(sigma: float, tables: int, expected: bool) -> None:
    assert is_provisional(of(25, sigma), tables) is expected


def test_leaderboards_sort_by_a_strength_that_is_likely_reached() -> None:
    assert cautious(of(30, 8)) < cautious(of(27, 2))
