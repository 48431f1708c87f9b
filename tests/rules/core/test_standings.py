"""Ranks, and the reason given for a victory."""

import pytest

from rules.core.game import SeatScore
from rules.core.standings import final_outcome
from rules.core.text import SeatName, msg


@pytest.mark.parametrize(
    ("totals", "goals", "coins", "ranks", "reason"),
    [
        pytest.param(
            (7, 9, 8),
            (9, 0, 0),
            (9, 0, 0),
            (3, 1, 2),
            msg("toy.reason.outright", seat=SeatName(1), total=9),
            id="the highest total",
        ),
        pytest.param(
            (9, 9, 8),
            (2, 3, 9),
            (9, 0, 0),
            (2, 1, 3),
            msg("toy.reason.goals", seat=SeatName(1), total=9, count=3),
            id="the first tie-break",
        ),
        pytest.param(
            (9, 9, 9),
            (3, 1, 3),
            (1, 9, 2),
            (2, 3, 1),
            msg("toy.reason.coins", seat=SeatName(2), total=9, count=2),
            id="the second tie-break",
        ),
        pytest.param(
            (9, 5, 9),
            (3, 3, 3),
            (2, 2, 2),
            (1, 3, 1),
            msg("toy.reason.shared", seats=(SeatName(0), SeatName(2)), total=9),
            id="nothing decides",
        ),
        pytest.param(
            (9, 9, 8),
            (3, 3, 3),
            (-4, -2, 0),
            (2, 1, 3),
            msg("toy.reason.coins", seat=SeatName(1), total=9, count=2),
            id="fewer is better",
        ),
        pytest.param(
            (-3,),
            (0,),
            (0,),
            (1,),
            msg("toy.reason.outright", seat=SeatName(0), total=-3),
            id="one seat alone",
        ),
    ],
)
def test_ranks_and_reasons(
    totals: tuple[int, ...],
    goals: tuple[int, ...],
    coins: tuple[int, ...],
    ranks: tuple[int, ...],
    reason: object,
) -> None:
    scores = [SeatScore(total, ()) for total in totals]
    outcome = final_outcome("toy", scores, {"goals": goals, "coins": coins})
    assert outcome.ranks == ranks
    assert outcome.reason == reason
    assert outcome.scores == tuple(scores)
