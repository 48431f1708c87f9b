"""The progress of corporate goals, and whether they are met (chapter "Corporate goals")."""

from dataclasses import dataclass
from typing import assert_never

from rules.core.seats import Seat
from rules.mine.components.cards import CARDS, CORPORATE_GOALS, PUBLIC_GOALS
from rules.mine.components.designs import (
    CorporateGoal,
    Counted,
    DeclaredLast,
    EachColor,
    FlippedAfterLast,
    Majorities,
    OwnCards,
    TotalLead,
    Zone,
)
from rules.mine.components.terms import RESOURCES, CardFilter, RankAtLeast
from rules.mine.economy.holdings import (
    end_points_of,
    flipped_goals,
    matches,
    owned_cards,
    ranked_resource,
    total_resources,
)
from rules.mine.state import State


@dataclass(frozen=True, slots=True)
class Progress:
    """The current progress: the present number and the number needed."""

    have: int
    need: int

    @property
    def met(self) -> bool:
        return self.have >= self.need


def corporate_progress(state: State, seat: Seat) -> Progress:
    """The progress of the corporate goal that the seat picked."""
    picked = state.seats[seat].corporation
    assert picked is not None
    return goal_progress(state, seat, picked)


def goal_progress(state: State, seat: Seat, goal: str) -> Progress:
    """The progress that a seat would have with this corporate goal."""
    design, mine = CORPORATE_GOALS[goal], state.seats[seat]
    match design.condition:
        case OwnCards(n, only, zones):
            return Progress(_own(state, seat, design, only, zones), n)
        case FlippedAfterLast(n):
            now = flipped_goals(mine)
            return Progress(now if mine.flipped_at_last is None else mine.flipped_at_last, n)
        case RankAtLeast(rank, n):
            return Progress(ranked_resource(mine, rank), n)
        case Majorities(by_seats):
            return Progress(_majorities(state, seat), by_seats[len(state.seats) - 2])
        case TotalLead(by_seats):
            return Progress(_total_lead(state, seat), by_seats[len(state.seats) - 2])
        case Counted(by_seats):
            return Progress(mine.corporation_tokens, by_seats[len(state.seats) - 2])
        case EachColor(n):
            return Progress(_complete_colors(state, seat, n), len(RESOURCES))
        case DeclaredLast():
            return Progress(int(mine.declared_last), 1)
        case _:
            assert_never(design.condition)


def _own(
    state: State, seat: Seat, design: CorporateGoal, only: CardFilter, zones: tuple[Zone, ...]
) -> int:
    """The matching cards; public goals and the corporate goal count only for cost and points."""
    mine = state.seats[seat]
    count = 0
    if Zone.CARDS in zones:
        count += sum(
            matches(only, CARDS[card], end_points_of(mine, card))
            for card in owned_cards(state, seat)
        )
    if Zone.PUBLIC_GOALS in zones:
        owned = (PUBLIC_GOALS[goal.id] for goal in mine.goals)
        count += sum(
            goal.cost >= (only.min_cost or 0) and goal.points >= (only.min_points or 0)
            for goal in owned
        )
    if Zone.CORPORATE_GOAL in zones:
        count += design.points >= (only.min_points or 0)
    return count


def _majorities(state: State, seat: Seat) -> int:
    """The number of types in which the seat alone has most."""
    others = [other for each, other in enumerate(state.seats) if each != seat]
    mine = state.seats[seat]
    return sum(
        all(mine.resources[resource] > other.resources[resource] for other in others)
        for resource in RESOURCES
    )


def _total_lead(state: State, seat: Seat) -> int:
    """Return the seat's lead in resources over the best opponent; 0 if it is behind."""
    best = max(total_resources(other) for each, other in enumerate(state.seats) if each != seat)
    return max(0, total_resources(state.seats[seat]) - best)


def _complete_colors(state: State, seat: Seat, n: int) -> int:
    """The number of types of which the seat owns at least `n` resource cards."""
    colors = [CARDS[card].color for card in owned_cards(state, seat)]
    return sum(colors.count(resource) >= n for resource in RESOURCES)
