"""Takes the action of a card (chapter "Turns and moves")."""

from collections.abc import Mapping
from typing import Final

from rules.core.domains import Amount, Offers, OneOf, Option, Split
from rules.core.game import Field, Given, Move, Verb, never, when_possible
from rules.core.log import Log
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import Msg
from rules.tmars.economy.paying import check_payment, draw_payment, split
from rules.tmars.resolve.card_actions import (
    ACTIONS,
    action_means,
    amount_range,
    check_action,
    has_usable_action,
    options_of,
    take_action,
    usable_actions,
)
from rules.tmars.state import State
from rules.tmars.turns.turn import count_action, may_act, refuse_action
from rules.tmars.wording.cards import action_text
from rules.tmars.wording.counts import options
from rules.tmars.wording.names import card_msg

_TEXTS: Final[Mapping[str, tuple[Msg, ...]]] = {
    card: tuple(action_text(card, option) for option in range(len(actions)))
    for card, actions in ACTIONS.items()
}
_NOTES: Final[Mapping[str, Msg]] = {card: options(texts) for card, texts in _TEXTS.items()}


class CardAction(Move, frozen=True):
    card: str
    option: int
    """The index of the alternative."""
    amount: int
    """The amount to pay if the seat chooses it; else 0."""
    pay: tuple[int, ...]


def _available(state: State, seat: Seat) -> bool:
    return may_act(state, seat) and has_usable_action(state, seat)


def check(state: State, seat: Seat, move: CardAction) -> None:
    """Raises IllegalMove: see `turn.refuse_action`, `card_actions.check_action` and `paying.check_payment`."""
    refuse_action(state, seat)
    check_action(state, seat, move.card, move.option, move.amount)
    able = action_means(state, seat, move.card, move.option)
    cost = ACTIONS[move.card][move.option].cost.mc
    check_payment(able, move.pay, cost, card_msg(move.card))


def apply(draft: State, seat: Seat, move: CardAction, log: Log) -> None:
    count_action(draft)
    take_action(draft, seat, move.card, move.option, move.amount, move.pay, log)


def _cards(state: State, seat: Seat, given: Given) -> OneOf:
    return OneOf(Offers(usable_actions(state, seat), _card))


def _card(card: str) -> Option:
    return Option(card, card_msg(card), note=_NOTES[card])


def _options(state: State, seat: Seat, given: Given) -> OneOf:
    card = given["card"]
    return OneOf(
        tuple(Option(option, _TEXTS[card][option]) for option in options_of(state, seat, card))
    )


def _amounts(state: State, seat: Seat, given: Given) -> Amount:
    low, high = amount_range(state, seat, given["card"], given["option"])
    return Amount(low, high, start=high)


def _pay(state: State, seat: Seat, given: Given) -> Split:
    card, option = given["card"], given["option"]
    return split(action_means(state, seat, card, option), ACTIONS[card][option].cost.mc)


def sample(state: State, seat: Seat, rng: Rng) -> CardAction:
    card = rng.pick(usable_actions(state, seat))
    option = rng.pick(options_of(state, seat, card))
    low, high = amount_range(state, seat, card, option)
    amount = low + rng.below(high - low + 1)
    able, cost = action_means(state, seat, card, option), ACTIONS[card][option].cost.mc
    return CardAction(card, option, amount, draw_payment(able, cost, rng))


ACTION = Verb(
    name="action",
    move=CardAction,
    available=_available,
    check=check,
    apply=apply,
    sample=sample,
    fields=(
        Field("card", _cards, show_private=never),
        Field("option", _options, show_private=never),
        Field("amount", _amounts, show_private=never),
        Field("pay", _pay),
    ),
    check_off_menu=True,
    proposed=when_possible,
)
