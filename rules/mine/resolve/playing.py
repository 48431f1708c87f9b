"""Puts cards down and uses public goals: requirements and effects (chapter "Rounds and turns")."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, assert_never

from rules.core.errors import IllegalMove
from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName
from rules.mine.components.cards import CARDS, PUBLIC_GOALS
from rules.mine.components.effects import Buys, Credit, Draw, Effect, Energy, Gain, Lose, Penalty
from rules.mine.components.programs import PROGRAMS
from rules.mine.components.terms import (
    AnyResource,
    Happening,
    NeedsDeck,
    NeedsHand,
    NeedsMarket,
    NeedsResource,
    Resource,
)
from rules.mine.economy.triggers import check_state, happened
from rules.mine.economy.zones import frame_of, note_seen
from rules.mine.resolve.questions import can_pay
from rules.mine.state import GoalState, Phase, SeatState, State, is_acting
from rules.mine.wording.cards import card_msg, goal_requirement, resource_msg

PUT_DOWN_PHASES: Final = (Phase.GOALS, Phase.PLAY)


def may_put_down(state: State, seat: Seat) -> bool:
    return is_acting(state, seat) and state.turn.phase in PUT_DOWN_PHASES


def refuse_put_down(state: State, seat: Seat, card: str) -> None:
    """Raises IllegalMove: not_in_hand, energy_x, energy, resource or any_resource."""
    mine = state.seats[seat]
    if card not in mine.hand:
        name = card_msg(card) if card in CARDS else card
        raise IllegalMove("mine.not_in_hand", card=name)
    energy = CARDS[card].energy
    if energy is None:
        raise IllegalMove("mine.energy_x", card=card_msg(card))
    if energy > mine.energy:
        raise IllegalMove("mine.energy", card=card_msg(card), need=energy, have=mine.energy)
    if not can_pay(mine, card):
        _refuse_payment(state, seat, card)


def _refuse_payment(state: State, seat: Seat, card: str) -> None:
    owned = state.seats[seat].resources
    for effect in PROGRAMS[card]:
        match effect:
            case Lose(Resource() as resource, n) if owned[resource] < n:
                raise IllegalMove(
                    "mine.resource",
                    card=card_msg(card),
                    resource=resource_msg(resource),
                    need=n,
                    have=owned[resource],
                )
            case Lose(AnyResource(), n):
                raise IllegalMove("mine.any_resource", card=card_msg(card), need=n)


def can_put_down(mine: SeatState, card: str) -> bool:
    """Return true if a card in hand can be put down: the result of `refuse_put_down`, without the reason."""
    energy = CARDS[card].energy
    return energy is not None and energy <= mine.energy and can_pay(mine, card)


def put_down_refusal(state: State, seat: Seat, card: str) -> Msg | None:
    """Return the reason that the card cannot be put down now."""
    try:
        refuse_put_down(state, seat, card)
    except IllegalMove as refused:
        return refused.msg
    return None


def put_down(draft: State, seat: Seat, card: str, log: Log) -> None:
    """Put a card down. It counts as soon as it enters the play area, before its own effect (ruling D14)."""
    mine, energy = draft.seats[seat], CARDS[card].energy
    assert energy is not None
    draft.turn.phase = Phase.PLAY
    draft.is_round_idle = False
    mine.hand.remove(card)
    mine.play.append(card)
    mine.energy -= energy
    draft.turn.put_down.append(card)
    note_seen(draft, seat, [card])
    log.tell("mine.event.put_down", seat=SeatName(seat), card=card_msg(card), energy=energy)
    draft.stack.append(frame_of(card, card, seat))
    happened(draft, Happening.PLAYED, seat, log, card=card)
    check_state(draft, log)


def is_simple(card: str) -> bool:
    """Return true if the card asks nothing, so that it may be put down together with others."""
    return _SIMPLE[card]


def _asks_nothing(effect: Effect) -> bool:
    match effect:
        case Gain(Resource(), int()) | Lose(Resource()) | Credit(int()) | Energy(int()):
            return True
        case Draw() | Buys() | Penalty():
            return True
        case _:
            return False


_SIMPLE: Final[Mapping[str, bool]] = MappingProxyType(
    {
        card.id: card.energy is not None and all(map(_asks_nothing, card.effects))
        for card in CARDS.values()
    }
)


def draws(card: str) -> bool:
    return any(isinstance(effect, Draw) for effect in CARDS[card].effects)


def fixed_loss(card: str) -> tuple[Resource, ...]:
    """Return the resources that a simple card removes; each is listed as often as it is removed."""
    return tuple(
        effect.resource
        for effect in CARDS[card].effects
        if isinstance(effect, Lose) and isinstance(effect.resource, Resource)
        for _ in range(effect.n)
    )


def owned_goal(state: State, seat: Seat, name: str) -> GoalState | None:
    return next((goal for goal in state.seats[seat].goals if goal.id == name), None)


def refuse_goal(state: State, seat: Seat, name: str) -> None:
    """Raises IllegalMove: goal_not_owned, goal_passive, goal_flipped, goal_used or goal_condition."""
    goal = owned_goal(state, seat, name)
    if goal is None:
        said = card_msg(name) if name in PUBLIC_GOALS else name
        raise IllegalMove("mine.goal_not_owned", goal=said)
    if not PUBLIC_GOALS[name].active:
        raise IllegalMove("mine.goal_passive", goal=card_msg(name))
    if goal.flipped:
        raise IllegalMove("mine.goal_flipped", goal=card_msg(name))
    if goal.used:
        raise IllegalMove("mine.goal_used", goal=card_msg(name))
    if not _meets_requirement(state, seat, name):
        raise IllegalMove(
            "mine.goal_condition", goal=card_msg(name), requirement=goal_requirement(name)
        )


def _meets_requirement(state: State, seat: Seat, name: str) -> bool:
    mine = state.seats[seat]
    needed = PUBLIC_GOALS[name].requires
    match needed:
        case None:
            return True
        case NeedsDeck(n):
            return len(mine.deck) >= n
        case NeedsHand(n):
            return len(mine.hand) >= n
        case NeedsResource(n):
            return max(mine.resources.values()) >= n
        case NeedsMarket(n):
            left = len(state.market_deck) + len(state.market_discard) + len(state.hidden_discard)
            return left >= n
        case _:
            assert_never(needed)


def usable_goals(state: State, seat: Seat) -> list[str]:
    names = []
    for goal in state.seats[seat].goals:
        try:
            refuse_goal(state, seat, goal.id)
        except IllegalMove:
            continue
        names.append(goal.id)
    return names


def playable_cards(state: State, seat: Seat) -> list[str]:
    """Kinds in hand that may be put down now, in the order of the hand."""
    mine = state.seats[seat]
    return [card for card in dict.fromkeys(mine.hand) if can_put_down(mine, card)]


def use_goal(draft: State, seat: Seat, name: str, log: Log) -> None:
    goal = owned_goal(draft, seat, name)
    assert goal is not None
    goal.used = True
    draft.is_round_idle = False
    draft.turn.used.append(name)
    log.tell("mine.event.goal_used", seat=SeatName(seat), goal=card_msg(name))
    draft.stack.append(frame_of(name, name, seat))
