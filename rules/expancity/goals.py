"""Goals and the end (chapter "End of the game")."""

from dataclasses import dataclass
from typing import assert_never

from rules.core.game import Outcome, ScorePart, SeatScore
from rules.core.seats import Seat
from rules.core.squares import Cell
from rules.core.text import Arg, Msg, SeatName, msg
from rules.expancity.cards.goals import GOALS
from rules.expancity.holdings import Holdings, holdings, selected
from rules.expancity.state import State
from rules.expancity.vocabulary import ContractsFulfilled, HowMany, LongestRow, Metric, Tallest


@dataclass(frozen=True, slots=True)
class Paid:
    """A goal as it stands: every seat's metric and what it would be paid."""

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
    """What each seat is paid: the best share equally, rounded down; nobody is paid for nothing."""
    best = max(values)
    if best == 0:
        return (0,) * len(values)
    share = points // values.count(best)
    return tuple(share if value == best else 0 for value in values)


def goals_paid(state: State) -> tuple[Paid, ...]:
    """The goals in play, as they would be paid now."""
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


@dataclass(frozen=True, slots=True, order=True)
class Standing:
    """What decides the ranks, the weightier first."""

    total: int
    contracts: int
    buildings: int
    tallest: int


def final_outcome(state: State) -> Outcome:
    """Ranks and scores of a table that is over."""
    standings = [standing(state, seat) for seat in range(len(state.seats))]
    return Outcome(
        ranks=tuple(1 + sum(other > mine for other in standings) for mine in standings),
        scores=_scores(state),
        reason=_reason(standings),
    )


def standing(state: State, seat: Seat) -> Standing:
    heights = [
        building.floors
        for building in state.buildings.values()
        if building.owner == seat and building.roof is not None
    ]
    mine = state.seats[seat]
    return Standing(mine.score, len(mine.fulfilled), len(heights), max(heights, default=0))


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


def _reason(standings: list[Standing]) -> Msg:
    """Who won, and by which of the tie-breaks."""
    best = max(standings)
    winners = tuple(SeatName(seat) for seat, mine in enumerate(standings) if mine == best)
    if len(winners) > 1:
        return msg("expancity.reason.shared", seats=winners, total=best.total)
    rivals = [mine for mine in standings if mine.total == best.total and mine != best]
    facts: dict[str, Arg] = {"seat": winners[0], "total": best.total}
    if not rivals:
        return msg("expancity.reason.outright", **facts)
    second = max(rivals)
    if second.contracts < best.contracts:
        return msg("expancity.reason.contracts", **facts, count=best.contracts)
    if second.buildings < best.buildings:
        return msg("expancity.reason.buildings", **facts, count=best.buildings)
    return msg("expancity.reason.tallest", **facts, count=best.tallest)


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
