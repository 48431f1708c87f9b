"""The moves of a seat: lay, buy, change, pass, keep."""

from collections.abc import Sequence

from rules.core import piles
from rules.core.domains import Amount, Domain, Option, Part, SomeOf, Split
from rules.core.errors import IllegalMove
from rules.core.game import Field, Given, Move, Verb
from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import SeatName, msg
from tests.toys.sealed.state import (
    CARD_COST,
    GOLD_WORTH,
    MOST_LAID,
    SUITS,
    State,
    card_msg,
    end_round,
    suit,
    to_keep,
)


class Lay(Move, frozen=True):
    cards: tuple[str, ...]


class Buy(Move, frozen=True):
    count: int
    paid: tuple[int, int]
    """Gold and silver."""


class Change(Move, frozen=True):
    gold: int


class Pass(Move, frozen=True):
    pass


class Keep(Move, frozen=True):
    cards: tuple[str, ...]


def _laying(state: State, seat: Seat) -> bool:
    return state.phase == "lay"


def _least_laid(state: State, seat: Seat) -> int:
    return min(1, len(state.seats[seat].hand))


def _check_lay(state: State, seat: Seat, move: Lay) -> None:
    _check_picked(move.cards, state.seats[seat].hand, _least_laid(state, seat), MOST_LAID)
    suits = [suit(card) for card in move.cards]
    if len(set(suits)) < len(suits):
        raise IllegalMove(
            "sealed.one_of_a_suit", suit=msg(f"sealed.suit.{max(suits, key=suits.count)}")
        )


def _check_picked(cards: Sequence[str], among: Sequence[str], low: int, high: int) -> None:
    for card in cards:
        if card not in among:
            raise IllegalMove("sealed.not_there", card=card)
    places = [among.index(card) for card in cards]
    if places != sorted(set(places)):
        raise IllegalMove("sealed.in_order")
    if not low <= len(cards) <= high:
        raise IllegalMove("sealed.how_many", low=low, high=high)


def _lay(draft: State, seat: Seat, move: Lay, log: Log) -> None:
    its = draft.seats[seat]
    its.laid = move.cards
    its.hand = [card for card in its.hand if card not in move.cards]
    log.tell("sealed.event.chose", seat=SeatName(seat))
    log.whisper(seat, "sealed.event.laid", cards=tuple(card_msg(card) for card in move.cards))


def _cards(cards: Sequence[str]) -> tuple[Option, ...]:
    return tuple(Option(card, card_msg(card), groups=(suit(card),)) for card in cards)


def _cards_to_lay(state: State, seat: Seat, given: Given) -> Domain:
    return SomeOf(
        _cards(state.seats[seat].hand),
        at_least=_least_laid(state, seat),
        at_most=MOST_LAID,
        limits=dict.fromkeys(SUITS, 1),
    )


LAY = Verb(
    name="lay",
    move=Lay,
    available=_laying,
    check=_check_lay,
    apply=_lay,
    fields=(Field("cards", _cards_to_lay),),
)


def _most_to_buy(state: State, seat: Seat) -> int:
    return min(3, len(state.deck), state.seats[seat].coins // CARD_COST)


def _may_buy(state: State, seat: Seat) -> bool:
    return state.phase == "shop" and _most_to_buy(state, seat) > 0


def _check_buy(state: State, seat: Seat, move: Buy) -> None:
    most = _most_to_buy(state, seat)
    if not 1 <= move.count <= most:
        raise IllegalMove("sealed.how_many", low=1, high=most)
    its, (gold, silver), cost = state.seats[seat], move.paid, move.count * CARD_COST
    if not (0 <= gold <= its.gold and 0 <= silver <= its.silver):
        raise IllegalMove("sealed.no_such_coins", gold=its.gold, silver=its.silver)
    spare = gold * GOLD_WORTH + silver - cost
    if spare < 0 or (gold and spare >= GOLD_WORTH) or (silver and spare):
        raise IllegalMove("sealed.pay_exactly", cost=cost)


def _buy(draft: State, seat: Seat, move: Buy, log: Log) -> None:
    its = draft.seats[seat]
    gold, silver = move.paid
    its.gold -= gold
    its.silver -= silver
    draft.drawn = piles.draw_top(draft.deck, move.count + 1, log)
    draft.phase = "keep"
    log.tell("sealed.event.bought", seat=SeatName(seat), count=move.count)
    log.whisper(seat, "sealed.event.drew", cards=tuple(card_msg(card) for card in draft.drawn))


def _counts(state: State, seat: Seat, given: Given) -> Domain:
    return Amount(1, _most_to_buy(state, seat), start=1)


def _payments(state: State, seat: Seat, given: Given) -> Domain:
    its = state.seats[seat]
    return Split(
        (
            Part("gold", msg("sealed.coin.gold"), its.gold, GOLD_WORTH),
            Part("silver", msg("sealed.coin.silver"), its.silver),
        ),
        total=given["count"] * CARD_COST,
    )


BUY = Verb(
    name="buy",
    move=Buy,
    available=_may_buy,
    check=_check_buy,
    apply=_buy,
    fields=(Field("count", _counts), Field("paid", _payments)),
)


def _may_change(state: State, seat: Seat) -> bool:
    return state.phase == "shop" and state.seats[seat].gold > 0


def _check_change(state: State, seat: Seat, move: Change) -> None:
    gold = state.seats[seat].gold
    if not 1 <= move.gold <= gold:
        raise IllegalMove("sealed.how_many", low=1, high=gold)


def _change(draft: State, seat: Seat, move: Change, log: Log) -> None:
    draft.seats[seat].gold -= move.gold
    draft.seats[seat].silver += move.gold * GOLD_WORTH
    log.tell("sealed.event.changed", seat=SeatName(seat), gold=move.gold)


def _gold(state: State, seat: Seat, given: Given) -> Domain:
    return Amount(1, state.seats[seat].gold)


CHANGE = Verb(
    name="change",
    move=Change,
    available=_may_change,
    check=_check_change,
    apply=_change,
    fields=(Field("gold", _gold),),
)


def _shopping(state: State, seat: Seat) -> bool:
    return state.phase == "shop"


def _check_pass(state: State, seat: Seat, move: Pass) -> None:
    """It is legal if it is on the menu."""


def _pass(draft: State, seat: Seat, move: Pass, log: Log) -> None:
    end_round(draft)
    log.tell("sealed.event.passed", seat=SeatName(seat))


PASS = Verb(name="pass", move=Pass, available=_shopping, check=_check_pass, apply=_pass)


def _keeping(state: State, seat: Seat) -> bool:
    return state.phase == "keep"


def _check_keep(state: State, seat: Seat, move: Keep) -> None:
    count = to_keep(state)
    _check_picked(move.cards, state.drawn, count, count)


def _keep(draft: State, seat: Seat, move: Keep, log: Log) -> None:
    draft.seats[seat].hand.extend(move.cards)
    piles.put_back(draft.deck, [card for card in draft.drawn if card not in move.cards])
    piles.shuffle(draft.deck, draft.rng)
    draft.drawn = []
    end_round(draft)
    log.tell("sealed.event.kept", seat=SeatName(seat), count=len(move.cards))


def _cards_to_keep(state: State, seat: Seat, given: Given) -> Domain:
    return SomeOf(_cards(state.drawn), at_least=to_keep(state), at_most=to_keep(state))


KEEP = Verb(
    name="keep",
    move=Keep,
    available=_keeping,
    check=_check_keep,
    apply=_keep,
    fields=(Field("cards", _cards_to_keep),),
)

VERBS = (LAY, BUY, CHANGE, PASS, KEEP)
