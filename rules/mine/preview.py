"""A half-made move as its seat sees it (chapter "Moves").

Only the seat's own means change, as far as they are certain: what the move spends, and the fixed gains and losses of
cards. Nothing is drawn, no goal reacts, and the cards and goods stay in their places.
"""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from rules.core.copying import copy_state
from rules.core.domains import contains
from rules.core.game import Given, Verb
from rules.core.seats import Seat
from rules.mine.components.cards import CARDS, PUBLIC_GOALS
from rules.mine.components.content import MULLIGAN_PENALTY, TRANSITION_PENALTY, kind_of
from rules.mine.components.effects import (
    Buys,
    Credit,
    Effect,
    Energy,
    Gain,
    Lose,
    LoseMost,
    Penalty,
)
from rules.mine.components.programs import PROGRAMS
from rules.mine.components.terms import AnyResource, Resource
from rules.mine.economy.market import cost_of, credits_to_buy_with
from rules.mine.state import GoalState, SeatState, State
from rules.mine.turns.flow import open_decision_of
from rules.mine.verbs.answer import ANSWER
from rules.mine.verbs.buy import BUY
from rules.mine.verbs.coin import COIN
from rules.mine.verbs.enter import ENTER
from rules.mine.verbs.mulligan import MULLIGAN
from rules.mine.verbs.play import PLAY
from rules.mine.verbs.play_many import PLAY_MANY
from rules.mine.view import View, view


def preview(state: State, seat: Seat, verb: str, given: Given) -> View:
    """Return the seat's view, with its own means as they are after the move."""
    now = view(state, seat)
    if verb not in _CHANGES or now.mine is None:
        return now
    each, change = _CHANGES[verb]
    (field,) = each.fields
    value = given.get(field.name)
    if value is None or not each.available(state, seat):
        return now
    if not contains(field.domain(state, seat, {}), value):
        return now
    draft = copy_state(state)
    change(draft, seat, value)
    then = view(draft, seat)
    assert then.mine is not None
    mine = replace(then.mine, hand=now.mine.hand, decision=now.mine.decision)
    return replace(now, seats=then.seats, mine=mine)


def _play(draft: State, seat: Seat, card: str) -> None:
    _play_many(draft, seat, (card,))


def _play_many(draft: State, seat: Seat, copies: Iterable[str]) -> None:
    mine = draft.seats[seat]
    for card in map(kind_of, copies):
        mine.hand.remove(card)
        mine.play.append(card)
        mine.energy -= CARDS[card].energy or 0
        for effect in PROGRAMS[card]:
            _change(mine, effect)


def _change(mine: SeatState, effect: Effect) -> None:
    match effect:
        case Gain(Resource() as resource, int(n)):
            mine.resources[resource] += n
        case Lose(Resource() as resource, n):
            mine.resources[resource] -= n
        case Credit(int(n)):
            mine.credits = max(0, mine.credits + n)
        case Energy(int(n)):
            mine.energy += n
        case Buys(n):
            mine.purchases += n
        case Penalty(n):
            mine.penalty += n
        case _:
            return


def _buy(draft: State, seat: Seat, target: str) -> None:
    mine = draft.seats[seat]
    cost, funds = cost_of(draft, target), credits_to_buy_with(draft, seat)
    coins = max(0, cost - funds)
    mine.coins -= coins
    mine.credits -= cost - coins
    mine.purchases -= 1
    if target in PUBLIC_GOALS:
        mine.goals.append(GoalState(target, tokens=0, flipped=False, used=False))
    else:
        mine.discard.append(target)


def _spend(draft: State, seat: Seat, coins: int) -> None:
    draft.seats[seat].coins -= coins
    draft.seats[seat].credits += coins


def _answer(draft: State, seat: Seat, picks: tuple[str, ...]) -> None:
    """Add or remove the resource that is picked."""
    decision = open_decision_of(draft, seat)
    if decision is None or decision.frame is None or decision.kind != "resource":
        return
    frame = draft.stack[decision.frame]
    owned = draft.seats[frame.actor].resources
    match PROGRAMS[frame.program][frame.at]:
        case Gain(AnyResource(), int(n)):
            owned[picks[0]] += n
        case Lose(AnyResource(), n) | LoseMost(n):
            owned[picks[0]] = max(0, owned[picks[0]] - n)
        case _:
            return


def _enter(draft: State, seat: Seat, answer: int) -> None:
    draft.seats[seat].penalty += TRANSITION_PENALTY * (draft.transition + 1) if answer else 0


def _redraw(draft: State, seat: Seat, answer: int) -> None:
    draft.seats[seat].penalty += MULLIGAN_PENALTY if answer else 0


_Change: TypeAlias = Callable[[State, Seat, Any], None]
_CHANGES: Final[Mapping[str, tuple[Verb[State, Any], _Change]]] = MappingProxyType(
    {
        verb.name: (verb, change)
        for verb, change in (
            (PLAY, _play),
            (PLAY_MANY, _play_many),
            (BUY, _buy),
            (COIN, _spend),
            (ANSWER, _answer),
            (ENTER, _enter),
            (MULLIGAN, _redraw),
        )
    }
)
"""By verb: the verb, and the change of means by the value of its only field."""
