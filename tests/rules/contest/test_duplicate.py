"""Duplicate deals and groups."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.contest.formats.designs import design
from rules.contest.formats.duplicate import Result, deal_standings, matchpoints
from rules.contest.formats.groups import group_sizes, groups
from rules.contest.pairing.model import Unpairable

A, B, C, D, E = range(5)
DEAL = {
    A: Result(won=True, margin=12, total=80),
    B: Result(won=True, margin=5, total=70),
    C: Result(won=True, margin=5, total=70),
    D: Result(won=False, margin=-3, total=60),
    E: Result(won=False, margin=-20, total=90),
}


def test_matchpoints_of_the_example() -> None:
    assert {no: share * 8 for no, share in matchpoints(DEAL).items()} == {
        A: 8,
        B: 5,
        C: 5,
        D: 2,
        E: 0,
    }


def test_an_unfinished_seat_ranks_below_all_others() -> None:
    found = matchpoints({A: None, B: None, E: DEAL[E]})
    assert found == {A: 0, B: 0, E: 1}


def test_an_entrant_alone_at_a_deal_gets_all_matchpoints() -> None:
    assert matchpoints({A: DEAL[E]}) == {A: 1}


def test_standings_over_deals() -> None:
    second: dict[int, Result | None] = {A: None, B: DEAL[A], C: DEAL[A], D: DEAL[E], E: DEAL[A]}
    found = deal_standings(range(5), [DEAL, second])
    assert [(each.place, each.no) for each in found] == [(1, B), (1, C), (3, A), (4, E), (5, D)]
    assert found[0].share == Fraction(5 + 6, 16)
    assert (found[0].won, found[0].margins, found[0].best) == (2, 17, Fraction(3, 4))


def test_equal_shares_are_parted_by_deals_won_then_by_margins() -> None:
    first: dict[int, Result | None] = {A: Result(True, 9, 1), B: Result(True, 1, 1)}
    second: dict[int, Result | None] = {A: Result(False, -5, 1), B: Result(True, 1, 1)}
    assert [each.no for each in deal_standings((A, B), [first, second])] == [B, A]
    third: dict[int, Result | None] = {A: Result(True, 1, 1), B: Result(True, 3, 1)}
    assert [each.no for each in deal_standings((A, B), [first, third])] == [A, B]


@given(st.lists(st.builds(Result, st.booleans(), st.integers(-3, 3), st.just(1)), min_size=2))
def test_all_matchpoints_of_a_deal_are_given(results: list[Result]) -> None:
    shares = matchpoints(dict(enumerate(results)))
    assert sum(shares.values()) == Fraction(len(results), 2)
    for no, result in enumerate(results):
        assert all(shares[no] > shares[at] for at, other in enumerate(results) if other < result)


@pytest.mark.parametrize(
    ("entrants", "size", "wanted", "sizes"),
    [
        (28, 4, 7, (7, 7, 7, 7)),
        (16, 4, 7, (16,)),
        (20, 4, 7, (13, 7)),
        (11, 2, 5, (6, 5)),
        (9, 2, 5, (5, 4)),
    ],
)
def test_sizes_of_groups(entrants: int, size: int, wanted: int, sizes: tuple[int, ...]) -> None:
    assert group_sizes(entrants, size, wanted) == sizes


def test_every_group_has_a_schedule() -> None:
    for entrants in range(20, 200):
        sizes = group_sizes(entrants, 4, 7)
        assert sum(sizes) == entrants
        assert all(design(each, 4) is not None for each in sizes)


def test_a_field_that_no_groups_fit_is_refused() -> None:
    with pytest.raises(Unpairable) as refused:
        group_sizes(6, 4, 7)
    assert refused.value.code == "size_unfit"


def test_groups_are_about_equally_strong() -> None:
    assert groups(range(1, 15), 4, 7) == [[1, 4, 5, 8, 9, 12, 13], [2, 3, 6, 7, 10, 11, 14]]
