"""Matching of members ready for a game: fair, fitting, and the same every time."""

from dataclasses import replace
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from bot.clocks.paces import HOUR_MS, MINUTE_MS
from bot.tables.finding.matching import (
    ALL_DAY,
    LEAST_TOGETHER,
    Matched,
    Ready,
    awake_quarters,
    matched,
)
from tests.hosting.seekers import drawn

A, B, C, D, E = range(1, 6)


def ready(member: int, *games: tuple[str, int], minutes: int | None = None) -> Ready:
    """A member accepting all others, waiting since a minute of their own."""
    since = member if minutes is None else minutes
    return Ready(member, games or (("nim", 2),), since * MINUTE_MS, reliability=90)


def members(found: list[Matched]) -> list[tuple[int, ...]]:
    return [each.members for each in found]


def test_two_who_want_the_same_meet() -> None:
    assert matched([ready(B), ready(A)]) == [Matched("nim", (A, B))]


def test_the_member_who_has_waited_longest_comes_first() -> None:
    assert members(matched([ready(C), ready(B), ready(A)])) == [(A, B)]


def test_a_table_waits_until_all_its_seats_are_wanted() -> None:
    assert matched([ready(A, ("nim", 3)), ready(B, ("nim", 3))]) == []


def test_no_member_is_put_at_a_table_of_another_size_or_title() -> None:
    assert matched([ready(A, ("nim", 3)), ready(B, ("nim", 2)), ready(C, ("go", 2))]) == []


def test_a_member_who_likes_several_titles_gets_the_one_with_the_longest_wait() -> None:
    both = (("nim", 2), ("go", 2))
    found = matched([ready(A, *both), ready(B, ("go", 2)), ready(C, ("nim", 2))])
    assert found == [Matched("go", (A, B))]


def test_members_kept_apart_never_meet_whichever_of_them_asked_for_it() -> None:
    shy = replace(ready(A), apart=frozenset({B}))
    assert matched([shy, ready(B)]) == []
    assert members(matched([shy, ready(B), ready(C)])) == [(A, C)]
    assert matched([ready(A), replace(ready(B), apart=frozenset({A}))]) == []


def test_each_must_be_reliable_enough_for_the_other() -> None:
    picky = replace(ready(A), asks=91)
    assert matched([picky, ready(B)]) == []
    assert matched([ready(A), replace(ready(B), asks=91)]) == []
    assert members(matched([picky, ready(B), replace(ready(C), reliability=95)])) == [(A, C)]


def test_a_group_is_awake_together_for_four_hours() -> None:
    morning, evening = (1 << 24) - 1, ((1 << 24) - 1) << 48
    early, late = replace(ready(A), awake=morning), replace(ready(B), awake=evening)
    assert matched([early, late]) == []
    assert members(matched([early, late, replace(ready(C), awake=ALL_DAY)])) == [(A, C)]


def test_a_member_who_fits_only_one_of_two_does_not_block_their_table() -> None:
    game = ("nim", 3)
    apart = replace(ready(C, game), apart=frozenset({B}))
    found = matched([ready(A, game), ready(B, game), apart, ready(D, game)])
    assert members(found) == [(A, B, D)]


def test_the_search_backtracks_when_the_second_choice_fails() -> None:
    game = ("nim", 3)
    lonely = replace(ready(B, game), apart=frozenset({C, D}))
    assert members(matched([ready(A, game), lonely, ready(C, game), ready(D, game)])) == [(A, C, D)]


def test_after_equal_waits_the_one_awake_longer_with_the_first_is_chosen() -> None:
    half = (1 << 48) - 1
    waking = replace(ready(A), awake=half)
    seldom = replace(ready(B, minutes=7), awake=(1 << 20) - 1)
    often = replace(ready(C, minutes=7), awake=half)
    assert members(matched([waking, seldom, often])) == [(A, C)]


def test_a_larger_table_is_preferred_if_it_is_full() -> None:
    games = (("nim", 3), ("nim", 2))
    assert members(matched([ready(each, *games) for each in (A, B, C)])) == [(A, B, C)]


def test_a_quarter_counts_only_if_a_member_is_awake_throughout() -> None:
    asleep = [(HOUR_MS + 1, HOUR_MS + 2)]
    assert awake_quarters(asleep, 0) == ALL_DAY & ~(1 << 4)
    assert awake_quarters([(-HOUR_MS, 2 * HOUR_MS)], 0) == ALL_DAY & ~((1 << 8) - 1)
    assert awake_quarters([], 5) == ALL_DAY


@given(st.integers(0, 10_000), st.integers(2, 60))
def test_no_member_sits_with_a_member_who_does_not_fit(seed: int, count: int) -> None:
    everybody = drawn(seed, count)
    by_id = {each.member_id: each for each in everybody}
    seen = set[int]()
    for found in matched(everybody):
        group = [by_id[each] for each in found.members]
        assert not seen & set(found.members)
        seen |= set(found.members)
        awake = ALL_DAY
        for each in group:
            awake &= each.awake
            assert (found.title, len(group)) in each.games
        assert awake.bit_count() >= LEAST_TOGETHER
        for one, other in combinations(group, 2):
            assert other.member_id not in one.apart
            assert one.member_id not in other.apart
            assert one.reliability >= other.asks
            assert other.reliability >= one.asks
    assert members(matched(reversed(everybody))) == members(matched(everybody))


@given(st.integers(0, 10_000))
def test_for_two_the_longest_wait_gets_the_next_fitting_one(seed: int) -> None:
    """As a look at all pairs finds it."""
    left = sorted(
        (replace(each, games=(("nim", 2),)) for each in drawn(seed, 30)),
        key=lambda each: (each.made_ms, each.member_id),
    )
    partner = {each.members[0]: each.members[1] for each in matched(left)}
    while left:
        first = left.pop(0)
        fitting = [each for each in left if _fit(first, each)]
        chosen = partner.get(first.member_id)
        waits = [each.made_ms // MINUTE_MS for each in fitting]
        allowed: list[int | None] = [
            each.member_id for each, wait in zip(fitting, waits, strict=True) if wait == min(waits)
        ]
        assert chosen in (allowed or [None])
        left = [each for each in left if each.member_id != chosen]


def _fit(one: Ready, other: Ready) -> bool:
    apart = other.member_id in one.apart or one.member_id in other.apart
    reliable = one.reliability >= other.asks and other.reliability >= one.asks
    return reliable and not apart and (one.awake & other.awake).bit_count() >= LEAST_TOGETHER
