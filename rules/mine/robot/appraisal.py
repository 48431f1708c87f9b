"""Estimates of the worth of cards, effects and goals to a seat, in hundredths of a point.

They use only the seat's knowledge: its own cards without the order of its deck, and everything public.
"""

from typing import Final

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
from rules.mine.robot.outlook import POINT, Outlook
from rules.mine.state import GoalState, SeatState

_OWN_COLOR: Final = 30
"""One more of the colour that a strategy buys."""
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
"""The percentage of corporate goals met in long series of games with two, three and four seats."""


def corporate_worth(goal: str, seats: int) -> int:
    return CORPORATE_GOALS[goal].points * _MET[goal][seats - 2]


def resource_value(outlook: Outlook, resource: str) -> int:
    """The value of one more of a type: the more there is, the nearer the next step."""
    have = outlook.mine.resources[resource]
    weights = outlook.weights
    if have >= _FULL:
        return weights.useless
    own = _OWN_COLOR if outlook.strategy.color == resource else 0
    return weights.resource + weights.growing * min(have, 20) + own


def best_resource(outlook: Outlook) -> Resource:
    return max(RESOURCES, key=lambda each: resource_value(outlook, each))


def play_value(outlook: Outlook, card: str) -> int:
    """Return the value of resolving a card's text."""
    return effects_value(outlook, CARDS[card].effects)


def effects_value(outlook: Outlook, effects: tuple[Effect, ...]) -> int:
    return sum(_effect_value(outlook, effect) for effect in effects)


def _effect_value(outlook: Outlook, effect: Effect) -> int:
    match effect:
        case Draw(n):
            return outlook.weights.draw * min(n, len(outlook.mine.deck))
        case Gain(resource, amount):
            return _resource_kind(outlook, resource) * _amount(outlook, amount)
        case Lose(resource, n):
            return -_resource_kind(outlook, resource) * n
        case Credit(amount):
            return outlook.credit * _amount(outlook, amount)
        case Energy(amount):
            return outlook.weights.energy * _amount(outlook, amount)
        case Buys(n):
            return outlook.weights.buys * n
        case Penalty(n):
            return -POINT * n
        case Discard(source, n):
            return _discard_value(outlook, source, n)
        case If(_, then):
            return effects_value(outlook, then)
        case Choose(options):
            return max(effects_value(outlook, option) for option in options)
        case Schedule(_, effects) | Watch(effects=effects):
            return effects_value(outlook, effects) * outlook.weights.waiting // 100
        case GoalToken(choose=False):
            return outlook.weights.any_token
        case GoalToken():
            return outlook.weights.any_token if _waiting_goals(outlook.mine) else 0
        case GoalFlip():
            return flip_value(outlook)
        case _:
            return _other_value(outlook, effect)


def _other_value(outlook: Outlook, effect: Effect) -> int:
    match effect:
        case Use(up_to=n):
            return outlook.weights.use * n
        case MarketLook(gain=gain):
            return 20 if gain is None else outlook.weights.look
        case TakeBack():
            return outlook.weights.take_back
        case EachSeat() | CostMod():
            return outlook.weights.others
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
        return -outlook.weights.card * n
    paid = sum(bool(CARDS[card].on_discard) for card in outlook.mine.hand)
    return outlook.weights.pays * min(n, paid) - outlook.weights.card * max(0, n - paid)


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
    """Return the seat's loss when a card of its hand or deck goes; negative if that pays."""
    design = CARDS[card]
    if design.on_discard:
        return -effects_value(outlook, design.on_discard)
    if design.energy is None:
        return 0
    return max(0, play_value(outlook, card) - outlook.weights.energy * design.energy // 2)


def own_value(outlook: Outlook, card: str) -> int:
    """The value of owning a card from now on: its points, and one use in every later period."""
    design = CARDS[card]
    weights = outlook.weights
    points = weights.owned * design.points
    if design.end_points is not None:
        emerald = outlook.mine.resources[Resource.EMERALD] + 2 * outlook.periods_left
        points = POINT * (emerald // 2)
    fit = _corporate_fit(outlook, design) * weights.corporate // 100
    if not outlook.strategy.suits(design):
        return points + fit
    per_use = play_value(outlook, card) - weights.energy * (design.energy or 0)
    if design.on_discard:
        per_use = effects_value(outlook, design.on_discard) // 2
    uses = weights.uses * outlook.periods_left + weights.used_now
    return points + fit + max(0, per_use) * uses // 100


def _corporate_fit(outlook: Outlook, card: Card) -> int:
    """Return the card's addition to the seat's corporate goal."""
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
    return worth * min(90, _chance(outlook, design)) * outlook.weights.goal // 10_000


def _chance(outlook: Outlook, goal: PublicGoal) -> int:
    """The chance in percent."""
    weights = outlook.weights
    turns = weights.turns * outlook.periods_left + 1
    if goal.tokens is not None and turns < goal.tokens:
        return 5
    if goal.trigger is None:
        return weights.sure
    mine = outlook.mine
    designs = [CARDS[card] for card in owned_cards(outlook.state, outlook.seat)]
    match goal.trigger.when:
        case RankAtLeast(rank, n):
            have = ranked_resource(mine, rank) + 2 * outlook.periods_left
            return weights.near if have >= n else weights.far
        case OthersFlipped(n):
            return weights.near if flipped_goals(mine) >= n else weights.each_goal * len(mine.goals)
        case EnergyCostAtLeast(n):
            return weights.each_dear * sum((design.energy or 0) >= n for design in designs)
        case PutDownAtLeast():
            return weights.each_free * sum(design.energy == 0 for design in designs)
        case CardIs(only):
            return weights.each_card * sum(
                matches(only, design, design.points) for design in designs
            )
        case None:
            drawers = sum(any(isinstance(do, Draw) for do in each.effects) for each in designs)
            return weights.each_draw * drawers
        case _:
            return weights.at_turn_end
