"""The cards of a seat and their worth (chapter "End of the game")."""

from rules.core.seats import Seat
from rules.mine.components.cards import CARDS
from rules.mine.components.designs import Card
from rules.mine.components.terms import RESOURCES, CardFilter, Half, Owned
from rules.mine.state import SeatState, State


def owned_cards(state: State, seat: Seat) -> list[str]:
    """Return deck, hand, discard pile and play area; exiled cards have no owner."""
    mine = state.seats[seat]
    return [*mine.deck, *mine.hand, *mine.discard, *mine.play]


def points_of(card: str) -> int:
    """Points during the game; points that count only at the end are 0."""
    return CARDS[card].points


def end_points_of(mine: SeatState, card: str) -> int:
    """Points at the end of the game, with the seat's current resources."""
    match CARDS[card].end_points:
        case None:
            return CARDS[card].points
        case Half(Owned(resource)):
            return mine.resources[resource] // 2
        case amount:
            raise AssertionError(f"{card} is worth {amount} at the end")


def matches(only: CardFilter, card: Card, points: int) -> bool:
    """Return true if a card counts that is worth this many points."""
    return (
        only.kind in (None, card.kind)
        and only.color in (None, card.color)
        and (only.not_color is None or only.not_color != card.color)
        and (only.min_cost is None or card.cost >= only.min_cost)
        and (only.max_cost is None or card.cost <= only.max_cost)
        and (only.min_points is None or points >= only.min_points)
        and (
            only.max_energy is None or (card.energy is not None and card.energy <= only.max_energy)
        )
    )


def total_resources(mine: SeatState) -> int:
    return sum(mine.resources[resource] for resource in RESOURCES)


def ranked_resource(mine: SeatState, rank: int) -> int:
    """The amount of the seat's `rank`-th largest resource; 1 is the largest."""
    return sorted(mine.resources.values(), reverse=True)[rank - 1]


def flipped_goals(mine: SeatState) -> int:
    return sum(goal.flipped for goal in mine.goals)
