"""Members that meet the same opponent at more than three in five of the last thirty rated tables (9.6)."""

import pytest

from rules.contest.ratings.meetings import LATELY, LEAST, meet_too_often, shared


def tables(together: int, apart: int, *, first: int) -> list[int]:
    """The newest first: tables that both have had, then others."""
    return [*range(together), *range(first, first + apart)]


@pytest.mark.parametrize(
    ("together", "own", "other", "flagged"),
    [
        pytest.param(19, 11, 11, True, id="19 of 30 of both"),
        pytest.param(18, 12, 12, False, id="18 of 30 is three in five, and not more"),
        pytest.param(19, 11, 13, True, id="older tables do not count"),
        pytest.param(LEAST, 0, 0, True, id="all of the first ten"),
        pytest.param(LEAST - 1, 0, 0, False, id="nine tables say nothing"),
        pytest.param(10, 0, 10, False, id="half of those of the other"),
    ],
)
def test_pairs(together: int, own: int, other: int, *, flagged: bool) -> None:
    one = tables(together, own, first=1000)
    two = tables(together, other, first=2000)
    assert meet_too_often(one, two) is flagged
    assert meet_too_often(two, one) is flagged


def test_only_the_last_thirty_count() -> None:
    one = tables(0, LATELY, first=1000) + tables(20, 0, first=0)
    assert shared(one, tables(20, 10, first=2000)) == 0
