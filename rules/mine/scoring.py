"""Totals with their parts, and who wins (chapter "End of the game")."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.game import Outcome, ScorePart, SeatScore
from rules.core.seats import Seat
from rules.core.text import Arg, Msg, SeatName, msg
from rules.mine.cards import CORPORATE_GOALS, PUBLIC_GOALS
from rules.mine.content import RESOURCE_POINTS
from rules.mine.corporate import corporate_progress
from rules.mine.holdings import end_points_of, flipped_goals, owned_cards, total_resources
from rules.mine.state import State
from rules.mine.terms import RESOURCES


@dataclass(frozen=True, slots=True, order=True)
class Standing:
    """What decides the ranks, the weightier first."""

    total: int
    flipped: int
    resources: int
    no_penalty: int
    """Penalty points, negative."""


def resource_points(count: int) -> int:
    """What so many resources of one type are worth."""
    return next(points for least, points in RESOURCE_POINTS if count >= least)


def public_parts(state: State, seat: Seat) -> tuple[ScorePart, ...]:
    """The score as it stands, the corporate goal left out."""
    mine = state.seats[seat]
    goals = sum(PUBLIC_GOALS[goal.id].points for goal in mine.goals if goal.flipped)
    cards = sum(end_points_of(mine, card) for card in owned_cards(state, seat))
    resources = sum(resource_points(mine.resources[resource]) for resource in RESOURCES)
    return (
        ScorePart(msg("mine.part.goals"), goals),
        ScorePart(msg("mine.part.cards"), cards),
        ScorePart(msg("mine.part.resources"), resources),
        ScorePart(msg("mine.part.penalty"), -mine.penalty),
    )


def own_parts(state: State, seat: Seat) -> tuple[ScorePart, ...]:
    """The score as it stands, the corporate goal first: 0 while it is not met."""
    picked = state.seats[seat].corporation
    met = picked is not None and corporate_progress(state, seat).met
    points = CORPORATE_GOALS[picked].points if picked is not None and met else 0
    return (ScorePart(msg("mine.part.corporate"), points), *public_parts(state, seat))


def final_outcome(state: State) -> Outcome:
    """Ranks and scores of a table that is over."""
    seats = range(len(state.seats))
    scores = tuple(_score(own_parts(state, seat)) for seat in seats)
    standings = [_standing(state, seat, scores[seat].total) for seat in seats]
    return Outcome(
        ranks=tuple(1 + sum(other > mine for other in standings) for mine in standings),
        scores=scores,
        reason=_reason(standings),
    )


def _score(parts: tuple[ScorePart, ...]) -> SeatScore:
    return SeatScore(sum(part.points for part in parts), parts)


def _standing(state: State, seat: Seat, total: int) -> Standing:
    mine = state.seats[seat]
    return Standing(total, flipped_goals(mine), total_resources(mine), -mine.penalty)


def _reason(standings: Sequence[Standing]) -> Msg:
    """Who won, and by which of the tie-breaks."""
    best = max(standings)
    winners = tuple(SeatName(seat) for seat, mine in enumerate(standings) if mine == best)
    if len(winners) > 1:
        return msg("mine.reason.shared", seats=winners, total=best.total)
    rivals = [mine for mine in standings if mine.total == best.total and mine != best]
    facts: dict[str, Arg] = {"seat": winners[0], "total": best.total}
    if not rivals:
        return msg("mine.reason.outright", **facts)
    if max(rivals).flipped < best.flipped:
        return msg("mine.reason.goals", **facts, count=best.flipped)
    if max(rivals).resources < best.resources:
        return msg("mine.reason.resources", **facts, count=best.resources)
    return msg("mine.reason.penalty", **facts, count=-best.no_penalty)
