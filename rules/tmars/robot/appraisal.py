"""The worth of cards and their steps to a robot, in hundredths of a M€ (estimates, not rules)."""

from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import HIGHEST
from rules.tmars.components.designs import (
    Action,
    Card,
    CardDiscount,
    Fixed,
    GreeneryCost,
    HeatAsMc,
    IfResources,
    MetalValue,
    NextCardDiscount,
    Ongoing,
    PerAdjacentCity,
    PerAdjacentOcean,
    PerCity,
    PerResource,
    PerTag,
    Points,
    ProjectDiscount,
    RequirementFlex,
    Trigger,
    Type,
)
from rules.tmars.components.effects import (
    RESOURCES,
    AddHere,
    AddToCard,
    Amount,
    Choice,
    Choose,
    Draw,
    DrawKeep,
    DrawTagged,
    EffectStep,
    Gain,
    If,
    LookBuy,
    OwnTags,
    Parameter,
    PayMc,
    PlaceCity,
    PlaceGreenery,
    PlaceOcean,
    PlaceTile,
    PlayFromHand,
    Production,
    Raise,
    RaiseTr,
    ReduceAnyProduction,
    RemoveAny,
    RemoveHere,
    Resource,
    Spend,
    StealAny,
)
from rules.tmars.economy.costs import card_cost
from rules.tmars.economy.counting import count_of, own_tags
from rules.tmars.economy.requirements import requirement_refusal
from rules.tmars.robot.chances import able, rate
from rules.tmars.robot.outlook import ONE, Outlook
from rules.tmars.state import Mode


def card_worth(outlook: Outlook, card_id: str) -> int:
    """The value of playing the card now, without its cost."""
    card = CARDS[card_id]
    worth = steps_worth(outlook, card, card.play) + points_worth(outlook, card, card.points)
    worth += sum(ongoing_worth(outlook, card, each) for each in card.ongoing)
    worth += actions_worth(outlook, card)
    if card.type is not Type.EVENT:
        worth += outlook.weights.tag * len(card.tags)
        if outlook.pulls:
            worth += sum(outlook.pulls.get(tag, 0) for tag in card.tags)
    return worth


def actions_worth(outlook: Outlook, card: Card) -> int:
    """The value of a card's action until the end."""
    return max((option_worth(outlook, card, each) for each in card.actions), default=0)


def option_worth(outlook: Outlook, card: Card, action: Action) -> int:
    """The value of taking an action until the end, if its cost is at hand as often as now."""
    weights, cost = outlook.weights, action.cost
    worth = action_worth(outlook, card, action) * able(outlook.mine, cost) // ONE
    if cost.mc:
        worth = worth * weights.thrift // (weights.thrift + cost.mc)
    scores = isinstance(card.points, PerResource)
    uses = max(0, outlook.left - 30) if scores else outlook.lasting
    return max(0, uses * weights.uses // ONE * worth // ONE)


def hope(outlook: Outlook, card_id: str) -> int:
    """Return the worth of a card in hand beyond its cost, if it may have to wait."""
    cost = card_cost(outlook.state, outlook.seat, card_id)
    surplus = card_worth(outlook, card_id) - ONE * cost
    if requirement_refusal(outlook.state, outlook.seat, card_id) is not None:
        is_hopeful = surplus > 0 and outlook.left > 2 * ONE
        surplus = surplus * outlook.weights.hope // ONE if is_hopeful else min(surplus, 0)
    return surplus


def action_worth(outlook: Outlook, card: Card, action: Action) -> int:
    """The value of taking an action once."""
    cost, mine = action.cost, outlook.mine
    worth = steps_worth(outlook, card, action.do)
    if cost.variable is not None:
        spare = max(0, mine.stock[cost.variable])
        return spare * (ONE - outlook.units[cost.variable])
    worth -= cost.mc * outlook.money * (70 if cost.may_use else ONE) // ONE
    for resource in RESOURCES:
        worth -= outlook.stock(resource, _number(getattr(cost.stock, resource)))
        worth -= outlook.production(resource, _number(getattr(cost.production, resource)))
    worth -= cost.here * resource_worth(outlook, card)
    if cost.take is not None:
        worth += ONE // 2
    if cost.if_tr_raised:
        worth = worth * outlook.weights.triggered // ONE
    return worth


def _number(amount: object) -> int:
    return amount if isinstance(amount, int) else 0


def points_each(card: Card) -> int:
    """Hundredths of a point for one resource on a card."""
    match card.points:
        case PerResource(points, for_every):
            return ONE * points // for_every
        case _:
            return 0


def resource_worth(outlook: Outlook, card: Card) -> int:
    """Return the worth of a resource on a card: its points, or its part of an action's gain from it."""
    found = outlook.on_card(points_each(card))
    for action in card.actions:
        if action.cost.here:
            found = max(found, steps_worth(outlook, card, action.do) // (action.cost.here + 1))
    return found


def points_worth(outlook: Outlook, card: Card, points: Points | None) -> int:
    if points is None:
        return 0
    state = outlook.state
    match points:
        case Fixed(n):
            return n * outlook.point
        case PerTag(tag, n):
            own = sum(CARDS[each].tags.count(tag) for each in outlook.mine.tableau)
            expected = ONE * (own + card.tags.count(tag)) + 3 * outlook.left // 10
            return n * expected * outlook.point // ONE
        case PerCity(n, for_every):
            cities = sum(tile.kind in ("city", "capital") for tile in state.tiles.values())
            expected = ONE * cities + 2 * outlook.left // 5
            return n * expected * outlook.point // (ONE * for_every)
        case PerAdjacentOcean(n) | PerAdjacentCity(n):
            return 3 * n * outlook.point // 2
        case IfResources(n):
            return 2 * n * outlook.point // 5 if outlook.left > 2 * ONE else 0
        case PerResource():
            return 0


def steps_worth(outlook: Outlook, card: Card, steps: tuple[EffectStep, ...]) -> int:
    return sum(step_worth(outlook, card, step) for step in steps)


def step_worth(outlook: Outlook, card: Card, step: EffectStep) -> int:
    """The value of resolving a step."""
    match step:
        case Gain() | Production() | Spend():
            return _six_worth(outlook, card, step)
        case PayMc(n):
            return -n * ONE
        case RaiseTr(n):
            return _counted(outlook, card, n) * outlook.rating
        case Raise(parameter, steps):
            return _raise_worth(outlook, parameter, steps)
        case PlaceOcean() | PlaceGreenery() | PlaceCity() | PlaceTile():
            return _tile_worth(outlook, step)
        case Draw() | DrawKeep() | DrawTagged() | LookBuy():
            return _cards_worth(outlook, step)
        case RemoveAny() | StealAny() | ReduceAnyProduction():
            return _harm_worth(outlook, step)
        case AddHere() | RemoveHere() | AddToCard():
            return _on_card_worth(outlook, card, step)
        case Choose(options):
            return max(steps_worth(outlook, card, option) for option in options)
        case If(count, at_least, then, otherwise):
            met = count_of(outlook.state, outlook.seat, count) >= at_least
            return steps_worth(outlook, card, then if met else otherwise)
        case PlayFromHand(discount):
            return 80 * discount if discount else 10 * ONE
        case _:
            return outlook.weights.small


def _six_worth(outlook: Outlook, card: Card, step: Gain | Production | Spend) -> int:
    each = outlook.production if isinstance(step, Production) else outlook.stock
    found = 0
    for resource in RESOURCES:
        amount = getattr(step, resource)
        if amount:
            found += each(resource, _counted(outlook, card, amount))
    return -found if isinstance(step, Spend) else found


def _counted(outlook: Outlook, card: Card, amount: Amount) -> int:
    """An amount as it will be once the card lies in front of the seat: its own tags count."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, OwnTags) and card.id not in outlook.mine.tableau:
        tags = own_tags(outlook.state, outlook.seat, amount.tag) + card.tags.count(amount.tag)
        return tags // amount.div
    return count_of(outlook.state, outlook.seat, amount)


def _raise_worth(outlook: Outlook, parameter: Parameter, steps: int) -> int:
    state = outlook.state
    if parameter is Parameter.OXYGEN:
        possible = HIGHEST[parameter] - state.oxygen
    else:
        possible = (HIGHEST[parameter] - state.temperature) // 2
    return min(steps, possible) * outlook.step


def _tile_worth(outlook: Outlook, step: PlaceOcean | PlaceGreenery | PlaceCity | PlaceTile) -> int:
    match step:
        case PlaceOcean(count):
            return count * outlook.ocean
        case PlaceGreenery():
            return outlook.greenery
        case PlaceCity():
            return outlook.city
        case PlaceTile():
            return 3 * ONE


def _cards_worth(outlook: Outlook, step: Draw | DrawKeep | DrawTagged | LookBuy) -> int:
    match step:
        case Draw(n) | DrawTagged(n):
            return n * outlook.weights.card
        case DrawKeep(look, keep):
            return keep * outlook.weights.card + ONE * (look - keep) // 2
        case LookBuy():
            return ONE


def _harm_worth(outlook: Outlook, step: RemoveAny | StealAny | ReduceAnyProduction) -> int:
    if outlook.state.mode is Mode.SOLO and not isinstance(step, StealAny):
        return 0
    match step:
        case ReduceAnyProduction(resource, steps):
            return outlook.weights.harm * outlook.production(resource, steps) // ONE
        case RemoveAny(choices):
            return outlook.weights.harm * _best_choice(outlook, choices) // ONE
        case StealAny(choices):
            return 13 * _best_choice(outlook, choices) // 10


def _best_choice(outlook: Outlook, choices: tuple[Choice, ...]) -> int:
    return max(_choice_worth(outlook, each.resource, each.most) for each in choices)


def _choice_worth(outlook: Outlook, resource: str, n: int) -> int:
    return outlook.stock(resource, n) if resource in outlook.units else ONE * n


def _on_card_worth(outlook: Outlook, card: Card, step: AddHere | RemoveHere | AddToCard) -> int:
    match step:
        case AddHere(n):
            return count_of(outlook.state, outlook.seat, n) * resource_worth(outlook, card)
        case RemoveHere(n):
            return -n * resource_worth(outlook, card)
        case AddToCard(resource, n):
            best = max(
                (
                    resource_worth(outlook, CARDS[each])
                    for each in outlook.mine.tableau
                    if CARDS[each].holds is not None
                    and (resource is None or CARDS[each].holds is resource)
                ),
                default=0,
            )
            return n * best


def ongoing_worth(outlook: Outlook, card: Card, ongoing: Ongoing) -> int:
    """The value of a lasting effect until the end."""
    left, weights = outlook.lasting, outlook.weights
    match ongoing:
        case Trigger(do=do):
            times = weights.triggered * left * rate(outlook.state, ongoing, weights) // (ONE * ONE)
            worth = times * steps_worth(outlook, card, do) // ONE
            # Late gains of a production are worth less than gains now.
            return worth // 2 if any(isinstance(step, Production) for step in do) else worth
        case CardDiscount(amount, tag):
            return left * amount * (weights.played if tag is None else weights.played_of_tag) // ONE
        case ProjectDiscount():
            return 3 * left // 10
        case MetalValue(steel, titanium):
            production = outlook.mine.production
            metals = steel * production[Resource.STEEL] + titanium * production[Resource.TITANIUM]
            return left * (ONE * metals + 60) // ONE
        case NextCardDiscount(amount):
            return ONE * amount if len(outlook.mine.hand) > 1 else 0
        case GreeneryCost():
            return left * max(50, 15 * outlook.mine.production[Resource.PLANTS]) // ONE
        case RequirementFlex() | HeatAsMc():
            return outlook.weights.small * min(3 * ONE, left) // ONE
        case _:
            return outlook.weights.small


def corporation_worth(outlook: Outlook, corporation: str) -> int:
    """The value of starting with a corporation, without its projects."""
    card = CARDS[corporation]
    worth = ONE * card.start_mc + card_worth(outlook, corporation)
    worth += steps_worth(outlook, card, card.first_action)
    for project in outlook.mine.offer:
        tags = CARDS[project].tags
        for each in card.ongoing:
            if isinstance(each, CardDiscount) and (each.tag is None or each.tag in tags):
                worth += ONE * each.amount // 2
    return worth
