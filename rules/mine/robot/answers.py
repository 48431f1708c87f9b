"""Answers of robots to the questions of cards and of the rules."""

from collections.abc import Callable

from rules.mine.components.cards import CARDS, PUBLIC_GOALS
from rules.mine.components.content import RESOURCE_POINTS, kind_of
from rules.mine.components.effects import Choose
from rules.mine.components.programs import PROGRAMS
from rules.mine.components.reasons import Reason
from rules.mine.robot.appraisal import (
    effects_value,
    goal_value,
    keep_value,
    own_value,
    play_value,
    resource_value,
)
from rules.mine.robot.outlook import Outlook
from rules.mine.state import Decision, SeatState, State


def default_picks(state: State, decision: Decision) -> tuple[str, ...]:
    """Return the safe answer: decline options, and give up the things that are missed least."""
    match decision.kind:
        case "cards":
            order = sorted(decision.options, key=lambda name: _discard_order(kind_of(name)))
            return _in_order(decision, order[: decision.at_least])
        case "resource":
            victim = state.seats[_resources_of(state, decision)]
            return (_default_resource(victim, decision),)
        case "reveal":
            return ("yes",)
        case _:
            return decision.options[: decision.at_least]


def greedy_picks(outlook: Outlook, decision: Decision) -> tuple[str, ...]:
    match decision.kind:
        case "cards":
            return _in_order(decision, _cards(outlook, decision))
        case "goal":
            return _goal(outlook, decision)
        case "resource" if decision.why is Reason.GAIN:
            return (max(decision.options, key=lambda each: resource_value(outlook, each)),)
        case "option":
            return (_best_option(outlook, decision),)
        case _:
            return default_picks(outlook.state, decision)


def _discard_order(card: str) -> tuple[bool, bool, int, int]:
    design = CARDS[card]
    return (not design.on_discard, design.energy is not None, design.points, design.cost)


def _in_order(decision: Decision, picked: list[str]) -> tuple[str, ...]:
    return tuple(name for name in decision.options if name in picked)


def _resources_of(state: State, decision: Decision) -> int:
    """The seat whose resources a question is about; with `lose_most` it is not the one that answers."""
    if decision.frame is None:
        return decision.seat
    return state.stack[decision.frame].actor


def _default_resource(mine: SeatState, decision: Decision) -> str:
    if decision.why is Reason.GAIN:
        return min(decision.options, key=lambda each: _missing(mine.resources[each]))
    return max(decision.options, key=lambda each: _above(mine.resources[each]))


def _missing(count: int) -> int:
    """Return the number of resources missing to the next step; a large number if there is none."""
    return min((least - count for least, _ in RESOURCE_POINTS if least > count), default=1000)


def _above(count: int) -> int:
    """Return the number of resources beyond the last step."""
    return min(count - least for least, _ in RESOURCE_POINTS if least <= count)


def _cards(outlook: Outlook, decision: Decision) -> list[str]:
    """The cards to pick."""
    match decision.why:
        case Reason.REVEAL:
            return list(decision.options[: decision.at_most])
        case Reason.DISCARD | Reason.EXILE | Reason.CLEAN_UP:
            order = sorted(
                decision.options, key=lambda name: _loss(outlook, decision, kind_of(name))
            )
            return order[: decision.at_least]
        case Reason.EXILE_TOP | Reason.BOTTOM:
            return [name for name in decision.options if _is_poor(outlook, decision, kind_of(name))]
        case Reason.DISCARD_LOOK:
            return []
        case Reason.GAIN_LOOK:
            return _best(decision, lambda name: own_value(outlook, name))
        case _:
            return _best(decision, lambda name: play_value(outlook, name))


def _loss(outlook: Outlook, decision: Decision, card: str) -> int:
    """Return the seat's loss when the card goes now; an exiled card is lost for good."""
    if decision.why is not Reason.EXILE:
        return keep_value(outlook, card)
    pays = effects_value(outlook, CARDS[card].on_exile)
    return own_value(outlook, card) - pays


def _is_poor(outlook: Outlook, decision: Decision, card: str) -> bool:
    if decision.why is Reason.BOTTOM:
        return keep_value(outlook, card) <= 0
    return bool(CARDS[card].on_exile) or own_value(outlook, card) < 100


def _best(decision: Decision, worth: Callable[[str], int]) -> list[str]:
    """The best cards, as many as may be picked; optional ones only if they are worth something."""
    order = sorted(decision.options, key=lambda name: -worth(kind_of(name)))
    wanted = [name for name in order[: decision.at_most] if worth(kind_of(name)) > 0]
    return wanted if len(wanted) >= decision.at_least else order[: decision.at_least]


def _goal(outlook: Outlook, decision: Decision) -> tuple[str, ...]:
    if decision.why is Reason.GAIN_LOOK:
        return (max(decision.options, key=lambda goal: goal_value(outlook, goal)),)
    own = {goal.id: goal for goal in outlook.mine.goals}
    mine = [name for name in decision.options if name in own]
    if not mine:
        if decision.at_least == 0:
            return ()
        return (min(decision.options, key=lambda name: PUBLIC_GOALS[name].points),)
    if decision.why is Reason.FLIP:
        return (max(mine, key=lambda name: PUBLIC_GOALS[name].points),)
    # The closer a goal is to being flipped, the more a token is worth.
    return (max(mine, key=lambda name: own[name].tokens - (PUBLIC_GOALS[name].tokens or 0)),)


def _best_option(outlook: Outlook, decision: Decision) -> str:
    assert decision.frame is not None
    frame = outlook.state.stack[decision.frame]
    effect = PROGRAMS[frame.program][frame.at]
    assert isinstance(effect, Choose)
    worth = [effects_value(outlook, option) for option in effect.options]
    return decision.options[worth.index(max(worth))]
