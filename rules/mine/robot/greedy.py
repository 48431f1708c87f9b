"""A robot that plays one move after another by simple estimates, seeing no more than its seat does."""

from collections.abc import Iterable
from itertools import combinations

from rules.core.erring import Judgement, exact
from rules.core.game import Move
from rules.core.seats import Seat
from rules.mine.components.cards import CARDS, PUBLIC_GOALS
from rules.mine.components.effects import Discard, Draw, Exile, Source
from rules.mine.economy.market import cost_of, credits_to_buy_with
from rules.mine.resolve.buying import affordable
from rules.mine.resolve.playing import may_put_down, playable_cards, usable_goals
from rules.mine.robot.answers import greedy_picks
from rules.mine.robot.appraisal import (
    corporate_worth,
    effects_value,
    goal_value,
    keep_value,
    own_value,
    play_value,
)
from rules.mine.robot.goals import (
    Wanted,
    changes_resources,
    credit_kept,
    energy_kept,
    put_down_worth,
    resources_kept,
    wanted,
)
from rules.mine.robot.outlook import FREE, POINT, Outlook, Strategy
from rules.mine.robot.weights import PLAYER, Weights
from rules.mine.state import Phase, Stage, State, is_acting
from rules.mine.turns.flow import open_decision_of
from rules.mine.verbs.answer import Answer
from rules.mine.verbs.buy import Buy
from rules.mine.verbs.corporation import PickCorporation
from rules.mine.verbs.end import EndTurn
from rules.mine.verbs.enter import Enter
from rules.mine.verbs.goal import UseGoal
from rules.mine.verbs.mulligan import Mulligan
from rules.mine.verbs.play import PutDown


def greedy_move(
    state: State,
    seat: Seat,
    weights: Weights = PLAYER,
    judge: Judgement = exact,
    strategy: Strategy = FREE,
) -> Move:
    outlook = Outlook(state, seat, strategy, weights, judge)
    decision = open_decision_of(state, seat)
    if decision is not None:
        return Answer(picks=greedy_picks(outlook, decision))
    match state.stage:
        case Stage.CORPORATE:
            offer = outlook.mine.offer
            seats = len(state.seats)
            return PickCorporation(corp=max(offer, key=lambda goal: corporate_worth(goal, seats)))
        case Stage.ENTER:
            return Enter(yes=2 * POINT * (state.transition + 1) < weights.entering)
        case Stage.MULLIGAN:
            return Mulligan(yes=False)
        case _:
            return _turn_move(outlook)


def _turn_move(outlook: Outlook) -> Move:
    state, seat = outlook.state, outlook.seat
    if state.turn.phase is Phase.GOALS:
        for goal in usable_goals(state, seat):
            if _is_worth_using(outlook, goal):
                return UseGoal(goal=goal)
    if may_put_down(state, seat) and (card := _next_card(outlook)) is not None:
        return PutDown(card=card)
    kept = credit_kept(wanted(outlook))
    funds = credits_to_buy_with(state, seat)
    worth: dict[str, int] = {}
    for target in affordable(state, seat):
        spends_all = kept and cost_of(state, target) >= funds
        worth[target] = outlook.judge(_worth(outlook, target)) - (kept if spends_all else 0)
    if worth and max(worth.values()) > 0:
        return Buy(target=max(worth, key=lambda target: worth[target]))
    return EndTurn()


def _is_worth_using(outlook: Outlook, goal: str) -> bool:
    """Return true if the goal is worth using. The price may be a hand card; everything else is worth a token."""
    effects = PUBLIC_GOALS[goal].effects
    if effects_value(outlook, effects) <= 0:
        return False
    dear = min((keep_value(outlook, card) for card in outlook.mine.hand), default=0)
    pays_card = any(
        isinstance(effect, Discard | Exile) and effect.source is Source.HAND for effect in effects
    )
    return not pays_card or dear <= outlook.weights.dear


def _next_card(outlook: Outlook) -> str | None:
    """The first card of the best affordable set: cards that draw come first, cards that discard last."""
    hand = list(outlook.mine.hand)
    goals = wanted(outlook)
    values = {
        card: outlook.judge(play_value(outlook, card) + put_down_worth(outlook, goals, card))
        for card in playable_cards(outlook.state, outlook.seat)
    }
    useful = [card for card in hand if values.get(card, 0) > 0]
    best = _best_for_goals(outlook, goals, useful, values) if goals else None
    if best is None:
        best = _best_set(useful, values, outlook.mine.energy)
    return min(best, key=_order, default=None)


def _best_for_goals(
    outlook: Outlook, goals: Wanted, cards: list[str], values: dict[str, int]
) -> tuple[str, ...] | None:
    """Return a smaller set, if a goal gains more from the cards left alone than the set loses."""
    energy = outlook.mine.energy
    whole = _sum(_best_set(cards, values, energy), values)
    if energy and (kept := energy_kept(goals)):
        smaller = _best_set(cards, values, energy - 1)
        if _sum(smaller, values) + kept > whole:
            return smaller
    if kept := resources_kept(outlook, goals):
        smaller = _best_set([each for each in cards if not changes_resources(each)], values, energy)
        if _sum(smaller, values) + kept > whole:
            return smaller
    return None


def _best_set(cards: list[str], values: dict[str, int], energy: int) -> tuple[str, ...]:
    free = tuple(card for card in cards if not CARDS[card].energy)
    paid = sorted(card for card in cards if CARDS[card].energy)[:10]
    best: tuple[str, ...] = ()
    for size in range(1, min(energy, len(paid)) + 1):
        for chosen in combinations(paid, size):
            if _energy(chosen) <= energy and _sum(chosen, values) > _sum(best, values):
                best = chosen
    return free + best


def _energy(cards: Iterable[str]) -> int:
    return sum(CARDS[card].energy or 0 for card in cards)


def _sum(cards: Iterable[str], values: dict[str, int]) -> int:
    return sum(values[card] for card in cards)


def _order(card: str) -> tuple[bool, bool, str]:
    effects = CARDS[card].effects
    draws = any(isinstance(effect, Draw) for effect in effects)
    discards = any(
        isinstance(effect, Discard) and effect.source is Source.HAND for effect in effects
    )
    return (discards, not draws, card)


def _worth(outlook: Outlook, target: str) -> int:
    if target in PUBLIC_GOALS:
        return goal_value(outlook, target)
    return own_value(outlook, target)


def is_buying(outlook: Outlook) -> bool:
    """Return true if the seat has only to choose its purchases before it ends its turn."""
    state, seat = outlook.state, outlook.seat
    if not is_acting(state, seat):
        return False
    return not may_put_down(state, seat) or _next_card(outlook) is None


def best_purchases(outlook: Outlook) -> list[Move]:
    """All purchases, the most valuable first, and the end of the turn where level 2 would end it."""
    worth = {target: _worth(outlook, target) for target in affordable(outlook.state, outlook.seat)}
    ranked = sorted(worth, key=lambda target: -worth[target])
    good = [target for target in ranked if worth[target] > 0]
    others = [target for target in ranked if worth[target] <= 0]
    return [*map(Buy, good), EndTurn(), *map(Buy, others)]
