"""Care of a robot for its public goals (estimates, not rules)."""

from collections.abc import Iterator
from typing import TypeAlias

from rules.mine.components.cards import CARDS, PUBLIC_GOALS
from rules.mine.components.designs import Card, PublicGoal
from rules.mine.components.effects import Draw, Gain, Lose
from rules.mine.components.terms import (
    CardIs,
    ColorsPutDown,
    CreditsAtLeast,
    EnergyAtLeast,
    EnergyCostAtLeast,
    Happening,
    NoResourceChange,
    PutDownAtLeast,
    TriggerCondition,
)
from rules.mine.economy.holdings import matches
from rules.mine.robot.outlook import POINT, Outlook

Wanted: TypeAlias = tuple[tuple[PublicGoal, int], ...]
"""Goals, each with the worth of a step towards it."""


def token_worth(outlook: Outlook, goal: PublicGoal, tokens: int) -> int:
    """The next token of a goal: the fewer are missing, the more it is worth; nothing if time is too short."""
    if goal.tokens is None:
        return 0
    missing = goal.tokens - tokens
    turns = outlook.weights.turns * outlook.periods_left + 1
    if missing <= 0 or missing > turns:
        return 0
    return POINT * goal.points * outlook.weights.token // (100 * missing)


def wanted(outlook: Outlook) -> Wanted:
    """Return the seat's passive goals that are not flipped, each with the worth of a step towards it."""
    return tuple(_wanted(outlook))


def _wanted(outlook: Outlook) -> Iterator[tuple[PublicGoal, int]]:
    for goal in outlook.mine.goals:
        design = PUBLIC_GOALS[goal.id]
        if goal.flipped or design.trigger is None:
            continue
        if design.tokens is None:
            yield design, POINT * design.points * outlook.weights.token // 100
        elif worth := token_worth(outlook, design, goal.tokens):
            yield design, worth


def put_down_worth(outlook: Outlook, goals: Wanted, card: str) -> int:
    """Return the worth of putting a card down towards the seat's goals."""
    design = CARDS[card]
    return sum(worth * _share(outlook, goal, design) // 100 for goal, worth in goals)


def _share(outlook: Outlook, goal: PublicGoal, card: Card) -> int:
    """Return the part of the goal's next step that the card brings, in percent."""
    assert goal.trigger is not None
    put_down = outlook.state.turn.put_down
    match goal.trigger.when:
        case CardIs(only):
            return 100 if matches(only, card, card.points) else 0
        case EnergyCostAtLeast(n):
            return 100 if (card.energy or 0) >= n else 0
        case ColorsPutDown(n):
            colors = {CARDS[each].color for each in put_down} - {None}
            if card.color is None or card.color in colors or len(colors) >= n:
                return 0
            return 100 if len(colors) == n - 1 else 30
        case PutDownAtLeast(n):
            return 100 // n if len(put_down) + len(outlook.mine.hand) >= n else 0
        case None if goal.trigger.on is Happening.DREW:
            return 100 if any(isinstance(each, Draw) for each in card.effects) else 0
        case _:
            return 0


def worth_of_keeping(goals: Wanted, what: type[TriggerCondition]) -> int:
    """Return the worth to the seat's goals of ending the turn so."""
    return sum(
        worth
        for goal, worth in goals
        if goal.trigger is not None and isinstance(goal.trigger.when, what)
    )


def energy_kept(goals: Wanted) -> int:
    return worth_of_keeping(goals, EnergyAtLeast)


def credit_kept(goals: Wanted) -> int:
    return worth_of_keeping(goals, CreditsAtLeast)


def resources_kept(outlook: Outlook, goals: Wanted) -> int:
    """Return the worth of changing no resource of the seat in this turn; nothing if one has changed."""
    if outlook.state.turn.resources_changed:
        return 0
    return worth_of_keeping(goals, NoResourceChange)


def changes_resources(card: str) -> bool:
    return any(isinstance(each, Gain | Lose) for each in CARDS[card].effects)
