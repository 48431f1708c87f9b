"""Goals of tournaments in small; `python -m tests.contest.goals` measures them all, and says where each is proved."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.features.tournament.kinds import KINDS
from tests.contest import goals, goals_of_whole
from tests.contest.figures import NAMES, QUICK
from tests.goals import Goals
from tests.rules.contest.events import CONDITIONS
from tests.scale import sized

ROOT = Path(__file__).parents[2]
SMALL = replace(
    QUICK,
    fields=sized(4, 60),
    large=0,
    by_hand=sized(1, 8),
    tables=sized(4, 64),
    rated=sized(300, 5000),
    served=sized(6, 16),
    is_timed=False,
)


def test_every_goal_is_measured_or_proved() -> None:
    measured = {name for names, _ in goals.MEASURES for name in names}
    assert measured | goals.PROOFS.keys() == {*NAMES}


def test_every_proof_is_there() -> None:
    for tests in goals.PROOFS.values():
        for each in tests:
            file, _, name = each.partition("::")
            assert f"def {name}" in (ROOT / file).read_text("utf-8"), each


@pytest.mark.release
@pytest.mark.parametrize(
    "names",
    [("A1", "A2", "A4"), ("A3",), ("S3",), ("S5",)],
    ids="-".join,
)
async def test_goals_are_met_in_small(names: tuple[str, ...]) -> None:
    [measure] = [measure for measured, measure in goals.MEASURES if measured == names]
    found = Goals(NAMES, is_told=False)
    await measure(found, SMALL)
    assert not found.missed(), found.lines
    assert set(found.measured()) == set(names)


@pytest.mark.release
async def test_some_kinds_are_held_through_the_service_without_help(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(goals_of_whole, "KINDS", sized(("same_deal",), KINDS))
    monkeypatch.setattr(goals_of_whole, "CONDITIONS", sized(("no-shows",), CONDITIONS))
    found = Goals(NAMES, is_told=False)
    await goals_of_whole.served(found, SMALL)
    assert not found.missed(), found.lines


def test_missed_goals_and_goals_left_out_are_told() -> None:
    found = Goals(NAMES, is_told=False)
    found.say("A1", "as it should be", is_met=True)
    found.say("S1", "too slow", is_met=False)
    left = [name for name in NAMES if name not in ("A1", "S1")]
    assert found.summary() == f"1 of 2 goals met; missed: S1; not measured: {', '.join(left)}"
