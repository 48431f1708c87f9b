"""New channels of direct messages are opened slowly in every case."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from bot.core.posting.openings import (
    MOST,
    SECONDS_APART,
    TOO_FAST_S,
    WITHIN_S,
    Openings,
    read_openings,
    too_fast,
    wait_s,
    with_one_more,
    written,
)

NOW = 1_000_000.0


@given(st.lists(st.integers(0, 200), max_size=40))
def test_channels_are_opened_at_intervals_and_within_a_limit(pauses: list[int]) -> None:
    known, now, opened = Openings(), NOW, list[float]()
    for pause in pauses:
        now += pause
        if wait_s(known, now) <= 0:
            # Every opening outlives the program.
            known = read_openings(written(with_one_more(known, now)), now)
            opened.append(now)
    for first, second in pairwise(opened):
        assert second - first >= SECONDS_APART
    for moment in opened:
        assert sum(moment <= each < moment + WITHIN_S for each in opened) <= MOST


def test_after_the_wait_one_may_be_opened() -> None:
    known, now = Openings(), NOW
    for _ in range(3 * MOST):
        # A hair more, for sums of floats.
        now += wait_s(known, now) + 1e-6
        assert wait_s(known, now) <= 0
        known = with_one_more(known, now)


def test_when_discord_says_too_fast_no_channel_is_opened() -> None:
    known = too_fast(Openings(), 7, NOW)
    assert wait_s(known, NOW) == TOO_FAST_S
    assert known.put_off == (7,)


def test_damaged_memory_counts_as_too_fast() -> None:
    assert wait_s(read_openings("[[", NOW), NOW) == TOO_FAST_S
    assert wait_s(read_openings(None, NOW), NOW) == 0
