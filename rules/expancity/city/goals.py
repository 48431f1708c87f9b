"""Goals and the end (chapter "End of the game")."""

from dataclasses import dataclass
from typing import assert_never

from rules.core import standings
from rules.core.game import Outcome, ScorePart, SeatScore
from rules.core.seats import Seat
from rules.core.squares import Cell
from rules.core.text import msg
from rules.expancity.city.holdings import Holdings, holdings, selected
from rules.expancity.components.cards.goals import GOALS
from rules.expancity.components.vocabulary import (
    ContractsFulfilled,
    HowMany,
    LongestRow,
    Metric,
    Tallest,
)
from rules.expancity.state import State


@dataclass(frozen=True, slots=True)
class Paid:
    """A goal at present: every seat's metric and the points it would get."""

    goal: str
    values: tuple[int, ...]
    points: tuple[int, ...]


def metric_value(metric: Metric, own: Holdings, fulfilled: int) -> int:
    match metric:
        case Tallest(of):
            return max((holding.floors for holding in selected(own, of)), default=0)
        case HowMany(of):
            return len(selected(own, of))
        case ContractsFulfilled():
            return fulfilled
        case LongestRow(of):
            return _longest_row({holding.at for holding in selected(own, of)})
        case _:
            assert_never(metric)


def split(values: tuple[int, ...], points: int) -> tuple[int, ...]:
    """Each seat's points: the best split the pay equally, rounded down; a metric of 0 pays nothing."""
    best = max(values)
    if best == 0:
        return (0,) * len(values)
    share = points // values.count(best)
    return tuple(share if value == best else 0 for value in values)


def goals_paid(state: State) -> tuple[Paid, ...]:
    """The goals in play with the points they would pay now."""
    owned = [holdings(state, seat) for seat in range(len(state.seats))]
    paid = []
    for name in state.goals:
        goal = GOALS[name]
        values = tuple(
            metric_value(goal.metric, own, len(state.seats[seat].fulfilled))
            for seat, own in enumerate(owned)
        )
        paid.append(Paid(name, values, split(values, goal.points)))
    return tuple(paid)


def final_outcome(state: State) -> Outcome:
    """Ranks and scores of a table that is over."""
    heights = [_heights(state, seat) for seat in range(len(state.seats))]
    return standings.final_outcome(
        "expancity",
        _scores(state),
        {
            "contracts": [len(mine.fulfilled) for mine in state.seats],
            "buildings": [len(each) for each in heights],
            "tallest": [max(each, default=0) for each in heights],
        },
    )


def _heights(state: State, seat: Seat) -> list[int]:
    """Of the seat's completed buildings."""
    return [
        building.floors
        for building in state.buildings.values()
        if building.owner == seat and building.roof is not None
    ]


def _scores(state: State) -> tuple[SeatScore, ...]:
    paid = goals_paid(state)
    scores = []
    for seat, mine in enumerate(state.seats):
        contracts = sum(done.points for done in mine.fulfilled)
        goals = sum(each.points[seat] for each in paid)
        scores.append(
            SeatScore(
                mine.score,
                (
                    ScorePart(msg("expancity.part.buildings"), mine.score - contracts - goals),
                    ScorePart(msg("expancity.part.contracts"), contracts),
                    ScorePart(msg("expancity.part.goals"), goals),
                ),
            )
        )
    return tuple(scores)


def _longest_row(cells: set[Cell]) -> int:
    longest = 0
    for at in sorted(cells):
        for dx, dy in ((1, 0), (0, 1)):
            if Cell(at.x - dx, at.y - dy) in cells:
                continue
            length = 1
            while Cell(at.x + length * dx, at.y + length * dy) in cells:
                length += 1
            longest = max(longest, length)
    return longest
