"""Ranks, and the reason given for a victory."""

from rules.core.game import SeatScore
from rules.core.standings import final_outcome
from rules.core.text import SeatName, msg
from tests.cases import cases


@cases(
    ("totals", "goals", "coins", "ranks", "reason"),
    {
        "the highest total": (
            (7, 9, 8),
            (9, 0, 0),
            (9, 0, 0),
            (3, 1, 2),
            msg("toy.reason.outright", seat=SeatName(1), total=9),
        ),
        "the first tie-break": (
            (9, 9, 8),
            (2, 3, 9),
            (9, 0, 0),
            (2, 1, 3),
            msg("toy.reason.goals", seat=SeatName(1), total=9, count=3),
        ),
        "the second tie-break": (
            (9, 9, 9),
            (3, 1, 3),
            (1, 9, 2),
            (2, 3, 1),
            msg("toy.reason.coins", seat=SeatName(2), total=9, count=2),
        ),
        "nothing decides": (
            (9, 5, 9),
            (3, 3, 3),
            (2, 2, 2),
            (1, 3, 1),
            msg("toy.reason.shared", seats=(SeatName(0), SeatName(2)), total=9),
        ),
        "fewer is better": (
            (9, 9, 8),
            (3, 3, 3),
            (-4, -2, 0),
            (2, 1, 3),
            msg("toy.reason.coins", seat=SeatName(1), total=9, count=2),
        ),
        "one seat alone": (
            (-3,),
            (0,),
            (0,),
            (1,),
            msg("toy.reason.outright", seat=SeatName(0), total=-3),
        ),
    },
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
