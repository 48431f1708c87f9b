"""Goals of hosting in small, as far as no other test is about them; `python -m tests.hosting.goals` measures them all.

N1 and N3 to N5 are in `test_notices`, A1 and C7 in `test_whole`, A2 in `test_returns`, C5 in `test_races`, N2 and C4 in
`tests.e2e.test_kill`. M2, R1, R2 and S1 to S3 are the tests that `goals_of_tests` names.
"""

from dataclasses import replace

import pytest

from tests.goals import Goals
from tests.hosting import goals, goals_of_people, goals_of_tests
from tests.hosting.figures import NAMES, OF_TESTS, QUICK
from tests.hosting.goals_of_aheads import LEAST_P, apart, likely
from tests.scale import sized

SMALL = replace(
    QUICK,
    tables=sized(20, 300),
    cases=sized(500, 10_000),
    offers=sized(3, 30),
    conducts=sized(100, 1000),
    queues=sized(50, 500),
    lobbies=sized(20, 100),
    aheads=sized(300, 5000),
    answers=sized(100, 1000),
    is_timed=False,
)


def test_every_goal_is_measured() -> None:
    assert {name for names, _ in goals.MEASURES for name in names} == {*NAMES}


@pytest.mark.release
@pytest.mark.parametrize(
    "names",
    [("C1", "C2", "C3"), ("A3",), ("F1",), ("F2",), ("M1",), ("M3",)],
    ids="-".join,
)
async def test_goals_are_met_in_small(names: tuple[str, ...]) -> None:
    [measure] = [measure for measured, measure in goals.MEASURES if measured == names]
    found = Goals(NAMES, besides=OF_TESTS, is_told=False)
    await measure(found, SMALL)
    assert not found.missed(), found.lines
    assert found.measured() == names


@pytest.mark.release
async def test_reliability_follows_from_the_rows() -> None:
    found = Goals(NAMES, besides=OF_TESTS, is_told=False)
    await goals_of_people.reliability(found, SMALL)
    assert found.measured() == ("A4",)
    assert not found.missed(), found.lines


def test_11_two_samples_of_one_distribution_are_told_from_two_of_different_ones() -> None:
    """Abuse case 11: the time until a hand is kept reveals nothing; M3 measures it."""
    one, other = [*range(1000)], [*range(0, 2000, 2)]
    assert likely(apart(one, one), 1000, 1000) == 1
    assert likely(apart(one, other), 1000, 1000) < 1e-9
    shifted = [each + 20 for each in one]
    assert likely(apart(one, shifted), 1000, 1000) > LEAST_P


def test_the_tests_of_goals_are_there_and_their_failures_are_counted() -> None:
    files = [file for names in goals_of_tests.TESTS.values() for file in names]
    assert [file for file in files if not (goals_of_tests.ROOT / file).is_file()] == []
    count = goals_of_tests.counted
    assert count(["..F.E   [ 50%]", "...     [100%]"]) == "6 tests passed, 2 failed"
    assert count(["....    [100%]", "4 passed in 2.1s"]) == "4 passed in 2.1s"


@pytest.mark.release
async def test_tests_that_fail_miss_their_goal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(goals_of_tests.TESTS, "S1", ("tests/hosting/no_such_test.py",))
    found = Goals(NAMES, besides=OF_TESTS, is_told=False)
    await goals_of_tests.tested(found, "S1")
    assert found.missed() == ("S1",)


def test_missed_and_omitted_goals_are_reported() -> None:
    found = Goals(NAMES, besides=OF_TESTS, is_told=False)
    found.say("C1", "as it should be", is_met=True)
    found.say("A2", "a move lost", is_met=False)
    found.say("C1", "not so here", is_met=False)
    found.say("N3", "few", is_met=True)
    left = [name for name in NAMES if name not in ("C1", "A2", "N3")]
    assert found.summary() == (f"1 of 3 goals met; missed: C1, A2; not measured: {', '.join(left)}")
