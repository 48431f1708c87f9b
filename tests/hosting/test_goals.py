"""Goals of hosting in small, as far as no other test is about them; `python -m tests.hosting.goals` measures them all.

N1 and N3 to N5 are in `test_notices`, A1 and C7 in `test_whole`, A2 in `test_returns`, C5 in `test_races`, N2 and C4 in
`tests.e2e.test_kill`.
"""

from dataclasses import replace

import pytest

from tests.hosting import goals, goals_of_people
from tests.hosting.figures import NAMES, QUICK, Goals
from tests.scale import sized

SMALL = replace(
    QUICK,
    tables=sized(40, 300),
    cases=sized(1000, 10_000),
    idle_s=sized(2.0, 10.0),
    offers=sized(3, 30),
    conducts=sized(100, 1000),
    queues=sized(50, 500),
    slower=4.0,
)


def test_every_goal_is_measured() -> None:
    assert {name for names, _ in goals.MEASURES for name in names} == {*NAMES}


@pytest.mark.parametrize("names", [("C6",), ("C1", "C2", "C3"), ("A3",), ("F2",)], ids="-".join)
async def test_goals_are_met_in_small(names: tuple[str, ...]) -> None:
    [measure] = [measure for measured, measure in goals.MEASURES if measured == names]
    found = Goals(is_told=False)
    await measure(found, SMALL)
    assert not found.missed(), found.lines
    assert found.measured() == names


async def test_reliability_is_what_the_rows_come_to() -> None:
    found = Goals(is_told=False)
    await goals_of_people.reliability(found, SMALL)
    assert found.measured() == ("A4",)
    assert not found.missed(), found.lines


def test_what_is_missed_or_left_out_is_said() -> None:
    found = Goals(is_told=False)
    found.say("C1", "as it should be", is_met=True)
    found.say("A2", "a move lost", is_met=False)
    found.say("C1", "not so here", is_met=False)
    found.say("N3", "few", is_met=True)
    left = [name for name in NAMES if name not in ("C1", "A2", "N3")]
    assert found.summary() == (f"1 of 3 goals met; missed: C1, A2; not measured: {', '.join(left)}")
