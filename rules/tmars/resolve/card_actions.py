"""Actions of cards, once per card and generation (chapter "Turns and moves")."""

from collections.abc import Mapping
from typing import Final

from rules.core.errors import IllegalMove
from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName
from rules.tmars.components.cards import CARDS
from rules.tmars.components.designs import Action, Cost, Stock
from rules.tmars.components.effects import RESOURCES, Resource
from rules.tmars.components.programs import action_program, take_program
from rules.tmars.economy.frames import begin
from rules.tmars.economy.paying import Means, Units, cannot_afford, means, paid_with, pay
from rules.tmars.economy.supplies import (
    add_on_card,
    begin_act,
    change_production,
    change_stock,
    least_production,
)
from rules.tmars.resolve.feasible import blocked
from rules.tmars.state import State
from rules.tmars.wording.names import (
    card_msg,
    card_or_excerpt,
    on_card_word,
    production_word,
    resource_word,
)

ACTIONS: Final[Mapping[str, tuple[Action, ...]]] = {
    card.id: card.actions for card in CARDS.values() if card.actions
}


def _taken(cost: Cost) -> tuple[tuple[str, int], ...]:
    """The least that it takes from the stock."""
    variable = () if cost.variable is None else ((cost.variable.value, 1),)
    return (*_numbers(cost.stock), *variable)


def _numbers(stock: Stock) -> tuple[tuple[str, int], ...]:
    """The amounts of a cost, which are always numbers."""
    found = []
    for resource in RESOURCES:
        n = getattr(stock, resource)
        assert isinstance(n, int)
        if n:
            found.append((resource.value, n))
    return tuple(found)


_STOCK: Final[Mapping[tuple[str, int], tuple[tuple[str, int], ...]]] = {
    (card, option): _taken(action.cost)
    for card, actions in ACTIONS.items()
    for option, action in enumerate(actions)
}
_PROGRAMS: Final[Mapping[tuple[str, int], str]] = {at: action_program(*at) for at in _STOCK}
_PRODUCTION: Final[Mapping[tuple[str, int], tuple[tuple[str, int], ...]]] = {
    (card, option): _numbers(action.cost.production)
    for card, actions in ACTIONS.items()
    for option, action in enumerate(actions)
}


def action_cards(state: State, seat: Seat) -> list[str]:
    """Cards of the tableau that have an action."""
    return [card for card in state.seats[seat].tableau if card in ACTIONS]


def action_refusal(state: State, seat: Seat, card: str) -> IllegalMove | None:
    """Return the reason that the card's action cannot be taken in any way.

    Codes: not_in_play, no_action, action_used, or those of the first alternative.
    """
    if refused := _card_refusal(state, seat, card):
        return refused
    first: IllegalMove | None = None
    for option in range(len(ACTIONS[card])):
        refused = option_refusal(state, seat, card, option)
        if refused is None:
            return None
        first = first or refused
    return first


def _card_refusal(state: State, seat: Seat, card: str) -> IllegalMove | None:
    mine = state.seats[seat]
    if card not in mine.tableau:
        return IllegalMove("tmars.not_in_play", card=card_or_excerpt(card))
    if card not in ACTIONS:
        return IllegalMove("tmars.no_action", card=card_msg(card))
    if card in mine.used:
        return IllegalMove("tmars.action_used", card=card_msg(card))
    return None


def option_refusal(state: State, seat: Seat, card: str, option: int) -> IllegalMove | None:
    """Return the reason that an alternative of an action cannot be taken.

    Codes: condition_not_met, resource_short, production_too_low, here_short, cannot_afford, or those of
    `feasible.blocked`.
    """
    mine = state.seats[seat]
    cost = ACTIONS[card][option].cost
    if cost.if_tr_raised and not mine.tr_raised:
        return IllegalMove("tmars.condition_not_met")
    for resource, n in _STOCK[card, option]:
        if mine.stock[resource] < n:
            return IllegalMove(
                "tmars.resource_short",
                n=n,
                resource=resource_word(resource),
                have=mine.stock[resource],
            )
    for resource, n in _PRODUCTION[card, option]:
        if mine.production[resource] - n < least_production(resource):
            return IllegalMove(
                "tmars.production_too_low",
                card=card_msg(card),
                n=n,
                resource=production_word(resource),
                have=mine.production[resource],
            )
    if mine.on_card.get(card, 0) < cost.here:
        holds = CARDS[card].holds
        assert holds is not None
        return IllegalMove(
            "tmars.here_short",
            card=card_msg(card),
            n=cost.here,
            resource=on_card_word(holds),
            have=mine.on_card.get(card, 0),
        )
    if cost.take is not None and (
        refused := blocked(state, seat, card, take_program(card, option), {})
    ):
        return refused
    if cost.mc > mine.stock["mc"]:
        able = action_means(state, seat, card, option)
        if refused := cannot_afford(able, cost.mc, card_msg(card)):
            return refused
    return blocked(state, seat, card, _PROGRAMS[card, option], dict(_STOCK[card, option]))


def action_means(state: State, seat: Seat, card: str, option: int) -> Means:
    cost = ACTIONS[card][option].cost
    return means(
        state,
        seat,
        steel=Resource.STEEL in cost.may_use,
        titanium=Resource.TITANIUM in cost.may_use,
        keep=(0, dict(_STOCK[card, option]).get("heat", 0)),
    )


def options_of(state: State, seat: Seat, card: str) -> list[int]:
    """The alternatives that can be taken."""
    return [option for option in range(len(ACTIONS[card])) if _can_take(state, seat, card, option)]


def usable_actions(state: State, seat: Seat) -> list[str]:
    return [card for card in action_cards(state, seat) if _is_usable(state, seat, card)]


def has_usable_action(state: State, seat: Seat) -> bool:
    return any(_is_usable(state, seat, card) for card in action_cards(state, seat))


def _is_usable(state: State, seat: Seat, card: str) -> bool:
    """Like `action_refusal` for a card with an action, without working out a reason."""
    return card not in state.seats[seat].used and any(
        _can_take(state, seat, card, option) for option in range(len(ACTIONS[card]))
    )


def _can_take(state: State, seat: Seat, card: str, option: int) -> bool:
    """Return true if `option_refusal` has no reason; the seat's supplies are checked first."""
    mine = state.seats[seat]
    for resource, n in _STOCK[card, option]:
        if mine.stock[resource] < n:
            return False
    if mine.on_card.get(card, 0) < ACTIONS[card][option].cost.here:
        return False
    return option_refusal(state, seat, card, option) is None


def amount_range(state: State, seat: Seat, card: str, option: int) -> tuple[int, int]:
    """Return the amounts that may be paid; empty if the cost is fixed."""
    variable = ACTIONS[card][option].cost.variable
    return (0, 0) if variable is None else (1, state.seats[seat].stock[variable])


def check_action(state: State, seat: Seat, card: str, option: int, amount: int) -> None:
    """Check everything but the payment.

    Raises:
        IllegalMove: not_in_play, no_action, action_used, no_such_option, bad_amount, or those of `option_refusal`.
    """
    if refused := _card_refusal(state, seat, card):
        raise refused
    if option not in range(len(ACTIONS[card])):
        raise IllegalMove("tmars.no_such_option", card=card_msg(card), most=len(ACTIONS[card]))
    if refused := option_refusal(state, seat, card, option):
        raise refused
    low, high = amount_range(state, seat, card, option)
    if not low <= amount <= high:
        raise IllegalMove("tmars.bad_amount", low=low, high=high)


def take_action(
    draft: State, seat: Seat, card: str, option: int, amount: int, units: Units, log: Log
) -> None:
    """Pay its cost; the resources that it takes from cards come next, and then its effects."""
    cost = ACTIONS[card][option].cost
    begin_act(draft, seat, "action", card)
    draft.seats[seat].used.append(card)
    pay(draft, seat, units)
    _tell(seat, card, paid_with(units), log)
    given = {resource: -n for resource, n in _STOCK[card, option]}
    if cost.variable is not None:
        given[cost.variable] = -amount
    change_stock(draft, seat, given, log)
    lowered = {resource: -n for resource, n in _PRODUCTION[card, option]}
    change_production(draft, seat, lowered, log)
    add_on_card(draft, seat, card, -cost.here, log)
    begin(draft, action_program(card, option), card, seat, paid=amount)
    if cost.take is not None:
        begin(draft, take_program(card, option), card, seat)


def _tell(seat: Seat, card: str, paid: tuple[Msg, ...], log: Log) -> None:
    if paid:
        log.tell("tmars.event.action_paid", seat=SeatName(seat), card=card_msg(card), paid=paid)
    else:
        log.tell("tmars.event.action", seat=SeatName(seat), card=card_msg(card))
