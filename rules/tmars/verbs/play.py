"""Playing a project card (chapter "Playing a project card")."""

from functools import partial

from rules.core.domains import Offers, OneOf, Split
from rules.core.game import Field, Given, Move, Verb, always, when_possible
from rules.core.log import Log
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.tmars.economy.costs import card_cost
from rules.tmars.economy.paying import draw_payment
from rules.tmars.forms.offers import hand_option
from rules.tmars.resolve.playing import (
    has_playable_card,
    means_for,
    pay_domain,
    pay_refusal,
    play_card,
    play_refusal,
    playable_cards,
)
from rules.tmars.state import State
from rules.tmars.turns.turn import count_action, may_act, refuse_action


class PlayCard(Move, frozen=True):
    card: str
    pay: tuple[int, ...]


def _available(state: State, seat: Seat) -> bool:
    return may_act(state, seat) and has_playable_card(state, seat)


def check(state: State, seat: Seat, move: PlayCard) -> None:
    """Raises IllegalMove: see `turn.refuse_action`, `playing.play_refusal` and `paying.pay_refusal`."""
    refuse_action(state, seat)
    refused = play_refusal(state, seat, move.card) or pay_refusal(state, seat, move.card, move.pay)
    if refused is not None:
        raise refused


def apply(draft: State, seat: Seat, move: PlayCard, log: Log) -> None:
    count_action(draft)
    play_card(draft, seat, move.card, move.pay, log)


def _cards(state: State, seat: Seat, given: Given) -> OneOf:
    return OneOf(Offers(playable_cards(state, seat), partial(hand_option, state, seat)))


def _pay(state: State, seat: Seat, given: Given) -> Split:
    return pay_domain(state, seat, given["card"])


def sample(state: State, seat: Seat, rng: Rng) -> PlayCard:
    card = rng.pick(playable_cards(state, seat))
    cost = card_cost(state, seat, card)
    return PlayCard(card, draw_payment(means_for(state, seat, card), cost, rng))


PLAY = Verb(
    name="play",
    move=PlayCard,
    available=_available,
    check=check,
    apply=apply,
    sample=sample,
    fields=(Field("card", _cards, show_private=always), Field("pay", _pay)),
    check_off_menu=True,
    proposed=when_possible,
)
