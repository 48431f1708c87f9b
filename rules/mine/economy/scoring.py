"""Totals with their parts, and the winner (chapter "End of the game")."""

from rules.core import standings
from rules.core.game import Outcome, ScorePart, SeatScore
from rules.core.seats import Seat
from rules.core.text import msg
from rules.mine.components.cards import CORPORATE_GOALS, PUBLIC_GOALS
from rules.mine.components.content import RESOURCE_POINTS
from rules.mine.components.terms import RESOURCES
from rules.mine.economy.corporate import corporate_progress
from rules.mine.economy.holdings import end_points_of, flipped_goals, owned_cards, total_resources
from rules.mine.state import State


def resource_points(count: int) -> int:
    """The points for this many resources of one type."""
    return next(points for least, points in RESOURCE_POINTS if count >= least)


def public_parts(state: State, seat: Seat) -> tuple[ScorePart, ...]:
    """The current score without the corporate goal."""
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
    """The current score with the corporate goal first: 0 until it is met."""
    picked = state.seats[seat].corporation
    met = picked is not None and corporate_progress(state, seat).met
    points = CORPORATE_GOALS[picked].points if picked is not None and met else 0
    return (ScorePart(msg("mine.part.corporate"), points), *public_parts(state, seat))


def final_outcome(state: State) -> Outcome:
    """Ranks and scores of a table that is over."""
    return standings.final_outcome(
        "mine",
        [_score(own_parts(state, seat)) for seat in range(len(state.seats))],
        {
            "goals": [flipped_goals(mine) for mine in state.seats],
            "resources": [total_resources(mine) for mine in state.seats],
            "penalty": [-mine.penalty for mine in state.seats],
        },
    )


def _score(parts: tuple[ScorePart, ...]) -> SeatScore:
    return SeatScore(sum(part.points for part in parts), parts)
