"""Estimates what cards, effects and goals are worth to a seat, in hundredths of a point.

Only what the seat may know is used: its own cards without the order of its deck, and everything public.
"""

from dataclasses import dataclass
from typing import Final

from rules.core.seats import Seat
from rules.mine.components.cards import CARDS, CORPORATE_GOALS, PUBLIC_GOALS
from rules.mine.components.designs import (
    Card,
    Counted,
    EachColor,
    FlippedAfterLast,
    OwnCards,
    PublicGoal,
)
from rules.mine.components.effects import (
    Buys,
    Choose,
    CostMod,
    Credit,
    Discard,
    Draw,
    EachSeat,
    Effect,
    Energy,
    Exile,
    Gain,
    GoalFlip,
    GoalToken,
    If,
    Lose,
    MarketLook,
    MarketReveal,
    Penalty,
    Schedule,
    Source,
    TakeBack,
    Use,
    Watch,
)
from rules.mine.components.terms import (
    RESOURCES,
    Amount,
    AnyResource,
    CardIs,
    ColorOf,
    CountOf,
    EnergyCostAtLeast,
    Half,
    Kind,
    Least,
    OthersFlipped,
    PutDownAtLeast,
    RankAtLeast,
    Resource,
    Sum,
)
from rules.mine.economy.amounts import matching
from rules.mine.economy.corporate import corporate_progress
from rules.mine.economy.holdings import flipped_goals, matches, owned_cards, ranked_resource
from rules.mine.state import GoalState, SeatState, State

POINT: Final = 100
CREDIT: Final = 90
"""The value of a credit early on: it buys a card that is used in every later period."""
LATE_CREDIT: Final = 50
DRAW: Final = 40
ENERGY: Final = 45
CARD: Final = 40
"""The value of a card in hand that may have to go."""
_OWN_COLOR: Final = 30
_FULL: Final = 25
"""More resources of one type than this bring nothing."""

_MET: Final = {
    "dodge": (94, 71, 53),
    "the_traders": (29, 17, 14),
    "the_ambition": (46, 23, 15),
    "mirae_mining": (94, 92, 88),
    "greed_salads": (29, 50, 31),
    "mr_borobo": (30, 28, 15),
    "infinite_analysis": (48, 56, 65),
    "matrix_group": (74, 62, 44),
    "revival": (59, 57, 55),
    "easter_melon": (87, 70, 55),
    "starting_point": (60, 59, 49),
    "arsene": (54, 40, 29),
}
"""How often, in percent, corporate goals were met in long series of games with two, three and four seats."""


@dataclass(frozen=True, slots=True)
class Strategy:
    """What a robot buys. Cards that do not suit it are worth only their points."""

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
    strategy: Strategy

    @property
    def mine(self) -> SeatState:
        return self.state.seats[self.seat]

    @property
    def periods_left(self) -> int:
        return max(0, self.state.periods - self.state.period)

    @property
    def credit(self) -> int:
        return CREDIT if self.periods_left else LATE_CREDIT


def corporate_worth(goal: str, seats: int) -> int:
    return CORPORATE_GOALS[goal].points * _MET[goal][seats - 2]


def resource_value(outlook: Outlook, resource: str) -> int:
    """The value of one more of a type: the more there is, the nearer the next step."""
    have = outlook.mine.resources[resource]
    if have >= _FULL:
        return 5
    own = _OWN_COLOR if outlook.strategy.color == resource else 0
    return 40 + 3 * min(have, 20) + own


def best_resource(outlook: Outlook) -> Resource:
    return max(RESOURCES, key=lambda each: resource_value(outlook, each))


def play_value(outlook: Outlook, card: str) -> int:
    """The value of resolving what a card says."""
    return effects_value(outlook, CARDS[card].effects)


def effects_value(outlook: Outlook, effects: tuple[Effect, ...]) -> int:
    return sum(_effect_value(outlook, effect) for effect in effects)


def _effect_value(outlook: Outlook, effect: Effect) -> int:
    match effect:
        case Draw(n):
            return DRAW * min(n, len(outlook.mine.deck))
        case Gain(resource, amount):
            return _resource_kind(outlook, resource) * _amount(outlook, amount)
        case Lose(resource, n):
            return -_resource_kind(outlook, resource) * n
        case Credit(amount):
            return outlook.credit * _amount(outlook, amount)
        case Energy(amount):
            return ENERGY * _amount(outlook, amount)
        case Buys(n):
            return 60 * n
        case Penalty(n):
            return -POINT * n
        case Discard(source, n):
            return _discard_value(outlook, source, n)
        case If(_, then):
            return effects_value(outlook, then)
        case Choose(options):
            return max(effects_value(outlook, option) for option in options)
        case Schedule(_, effects) | Watch(effects=effects):
            return effects_value(outlook, effects) * 2 // 3
        case GoalToken(choose=False):
            return 120
        case GoalToken():
            return 120 if _waiting_goals(outlook.mine) else 0
        case GoalFlip():
            return flip_value(outlook)
        case _:
            return _other_value(effect)


def _other_value(effect: Effect) -> int:
    match effect:
        case Use(up_to=n):
            return 130 * n
        case MarketLook(gain=gain):
            return 20 if gain is None else 180
        case TakeBack():
            return 60
        case EachSeat() | CostMod():
            return 60
        case Exile() | MarketReveal():
            return 15
        case _:
            return 5


def _resource_kind(outlook: Outlook, resource: Resource | AnyResource | ColorOf) -> int:
    if isinstance(resource, Resource):
        return resource_value(outlook, resource)
    return resource_value(outlook, best_resource(outlook))


def _amount(outlook: Outlook, amount: Amount) -> int:
    match amount:
        case int():
            return amount
        case Half():
            return (len(outlook.state.turn.put_down) + 2) // 2
        case CountOf(_, only):
            return min(2, len(matching(outlook.mine.hand, only)))
        case Least() | Sum():
            return 2
        case _:
            return 1


def _discard_value(outlook: Outlook, source: Source, n: int) -> int:
    if source is Source.DECK_TOP:
        return -CARD * n
    paid = sum(bool(CARDS[card].on_discard) for card in outlook.mine.hand)
    return 150 * min(n, paid) - CARD * max(0, n - paid)


def _waiting_goals(mine: SeatState) -> list[GoalState]:
    return [
        goal for goal in mine.goals if not goal.flipped and PUBLIC_GOALS[goal.id].tokens is not None
    ]


def flip_value(outlook: Outlook) -> int:
    """The value of flipping the seat's best goal, or the cost of having to flip another seat's."""
    own = [PUBLIC_GOALS[goal.id].points for goal in outlook.mine.goals if not goal.flipped]
    if own:
        return POINT * max(own)
    others = [
        PUBLIC_GOALS[goal.id].points
        for seat in outlook.state.seats
        for goal in seat.goals
        if not goal.flipped
    ]
    return -POINT * min(others) // 2 if others else 0


def keep_value(outlook: Outlook, card: str) -> int:
    """What a seat loses when a card of its hand or deck goes; negative if that pays."""
    design = CARDS[card]
    if design.on_discard:
        return -effects_value(outlook, design.on_discard)
    if design.energy is None:
        return 0
    return max(0, play_value(outlook, card) - ENERGY * design.energy // 2)


def own_value(outlook: Outlook, card: str) -> int:
    """The value of owning a card from now on: its points, and one use in every later period."""
    design = CARDS[card]
    points = POINT * design.points
    if design.end_points is not None:
        emerald = outlook.mine.resources[Resource.EMERALD] + 2 * outlook.periods_left
        points = POINT * (emerald // 2)
    fit = _corporate_fit(outlook, design)
    if not outlook.strategy.suits(design):
        return points + fit
    per_use = play_value(outlook, card) - ENERGY * (design.energy or 0)
    if design.on_discard:
        per_use = effects_value(outlook, design.on_discard) // 2
    return points + fit + max(0, per_use) * (4 * outlook.periods_left + 1) // 4


def _corporate_fit(outlook: Outlook, card: Card) -> int:
    """How much a card adds towards the seat's corporate goal."""
    picked = outlook.mine.corporation
    if picked is None or corporate_progress(outlook.state, outlook.seat).met:
        return 0
    goal = CORPORATE_GOALS[picked]
    match goal.condition:
        case OwnCards(n, only) if matches(only, card, card.points):
            return POINT * goal.points // n
        case EachColor(n) if card.color is not None:
            colors = [CARDS[own].color for own in owned_cards(outlook.state, outlook.seat)]
            short = colors.count(card.color) < n
            return POINT * goal.points // (n * len(RESOURCES)) if short else 0
        case Counted(by_seats) if goal.tracker is not None:
            match goal.tracker.when:
                case CardIs(only) if matches(only, card, card.points):
                    return POINT * goal.points // by_seats[len(outlook.state.seats) - 2]
    return 0


def goal_value(outlook: Outlook, goal: str) -> int:
    """The value of buying a public goal: its points, weighted by the chance that it is flipped."""
    design = PUBLIC_GOALS[goal]
    worth = POINT * design.points
    picked = outlook.mine.corporation
    if picked is not None and isinstance(CORPORATE_GOALS[picked].condition, FlippedAfterLast):
        worth += 2 * POINT
    return worth * min(90, _chance(outlook, design)) // 100


def _chance(outlook: Outlook, goal: PublicGoal) -> int:
    """The chance in percent."""
    turns = 3 * outlook.periods_left + 1
    if goal.tokens is not None and turns < goal.tokens:
        return 5
    if goal.trigger is None:
        return 85
    mine = outlook.mine
    designs = [CARDS[card] for card in owned_cards(outlook.state, outlook.seat)]
    match goal.trigger.when:
        case RankAtLeast(rank, n):
            return 80 if ranked_resource(mine, rank) + 2 * outlook.periods_left >= n else 10
        case OthersFlipped(n):
            return 80 if flipped_goals(mine) >= n else 25 * len(mine.goals)
        case EnergyCostAtLeast(n):
            return 30 * sum((design.energy or 0) >= n for design in designs)
        case PutDownAtLeast():
            return 10 * sum(design.energy == 0 for design in designs)
        case CardIs(only):
            return 25 * sum(matches(only, design, design.points) for design in designs)
        case None:
            drawers = sum(any(isinstance(do, Draw) for do in each.effects) for each in designs)
            return 20 * drawers
        case _:
            return 35
