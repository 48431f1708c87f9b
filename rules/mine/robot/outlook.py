"""A table as a robot's seat sees it.

It uses only the seat's knowledge: its own cards without the order of its deck, and everything public.
"""

from dataclasses import dataclass
from typing import Final

from rules.core.erring import Judgement, exact
from rules.core.seats import Seat
from rules.mine.components.designs import Card
from rules.mine.components.terms import Kind, Resource
from rules.mine.robot.weights import PLAYER, Weights
from rules.mine.state import SeatState, State

POINT: Final = 100


@dataclass(frozen=True, slots=True)
class Strategy:
    """The purchases of a robot. Cards that do not suit the strategy are worth only their points."""

    color: Resource | None = None
    plans_only: bool = False

    def suits(self, card: Card) -> bool:
        if self.plans_only:
            return card.kind is Kind.PLAN
        return self.color is None or card.kind is Kind.PLAN or card.color is self.color


FREE: Final = Strategy()


@dataclass(frozen=True, slots=True)
class Outlook:
    """A seat's situation."""

    state: State
    seat: Seat
    strategy: Strategy = FREE
    weights: Weights = PLAYER
    judge: Judgement = exact

    @property
    def mine(self) -> SeatState:
        return self.state.seats[self.seat]

    @property
    def periods_left(self) -> int:
        """As far as it looks ahead."""
        return max(0, min(self.weights.horizon, self.state.periods - self.state.period))

    @property
    def credit(self) -> int:
        return self.weights.credit if self.periods_left else self.weights.late_credit
