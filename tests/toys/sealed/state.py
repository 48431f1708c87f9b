"""Sealed: all seats secretly lay cards; the strongest wins the round's prize and may buy from the deck."""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from rules.core import piles
from rules.core.copying import copy_state
from rules.core.errors import InvariantBroken
from rules.core.game import Outcome, ScorePart, SeatScore, Setup
from rules.core.log import Log
from rules.core.rng import Rng
from rules.core.seats import Seat, seats_in_order
from rules.core.text import Msg, SeatName, msg

SUITS = ("lamp", "rope", "boat")
CARDS = tuple(
    f"{suit}{worth}#{copy}" for suit in SUITS for worth in (1, 2, 3, 4) for copy in (1, 2)
)
HAND = 4
GOLD_WORTH = 3
CARD_COST = 2
MOST_LAID = 2


class SeatState(Struct, forbid_unknown_fields=True):
    hand: list[str]
    laid: tuple[str, ...] | None
    """This round's secret choice, once made."""
    gold: int
    silver: int
    prizes: int

    @property
    def coins(self) -> int:
        return self.gold * GOLD_WORTH + self.silver


class State(Struct, forbid_unknown_fields=True):
    rounds: int
    round: int
    """Counted from 1."""
    phase: str
    """``lay``, ``shop``, ``keep`` or ``over``."""
    seats: list[SeatState]
    winner: Seat | None
    """The seat that is shopping."""
    drawn: list[str]
    """Cards bought, of which the seat still has to choose."""
    deck: list[str]
    used: list[str]
    """Open on the table, oldest first."""
    shown: tuple[tuple[str, ...], ...]
    """The cards that each seat laid in the last round."""
    rng: Rng


def suit(card: str) -> str:
    return card.split("#")[0][:-1]


def worth(card: str) -> int:
    return int(card.split("#")[0][-1])


def new(setup: Setup) -> State:
    rng = Rng(setup.seed)
    deck = list(CARDS)
    piles.shuffle(deck, rng)
    seats = []
    for _ in range(setup.seats):
        hand = [deck.pop() for _ in range(HAND)]
        seats.append(SeatState(hand=hand, laid=None, gold=2, silver=3, prizes=0))
    return State(
        rounds=int(setup.options["rounds"]),
        round=1,
        phase="lay",
        seats=seats,
        winner=None,
        drawn=[],
        deck=deck,
        used=[],
        shown=(),
        rng=rng,
    )


def advance(draft: State, log: Log) -> None:
    if draft.phase == "lay" and all(seat.laid is not None for seat in draft.seats):
        _reveal(draft, log)


def _reveal(draft: State, log: Log) -> None:
    log.reveal()
    shown = tuple(seat.laid or () for seat in draft.seats)
    for seat, cards in enumerate(shown):
        faces = tuple(card_msg(card) for card in cards)
        log.tell("sealed.event.revealed", seat=SeatName(seat), cards=faces)
        draft.seats[seat].laid = None
        draft.used.extend(cards)
    strength = [sum(map(worth, cards)) for cards in shown]
    order = seats_in_order(draft.round % len(draft.seats), len(draft.seats))
    winner = max(order, key=lambda seat: strength[seat])
    draft.shown = shown
    draft.winner = winner
    draft.seats[winner].prizes += draft.round
    draft.phase = "shop"
    log.tell("sealed.event.won", seat=SeatName(winner), prize=draft.round)


def end_round(draft: State) -> None:
    draft.winner = None
    if draft.round == draft.rounds:
        draft.phase = "over"
    else:
        draft.round += 1
        draft.phase = "lay"


def turn(state: State) -> tuple[int | str, ...]:
    """Laying is one turn for all seats; shopping and keeping are the winner's turn."""
    return (state.round, "lay" if state.phase == "lay" else "shop")


def waiting_for(state: State) -> dict[Seat, Msg]:
    match state.phase:
        case "lay":
            asked = msg("sealed.asked.lay", prize=state.round)
            return {seat: asked for seat, its in enumerate(state.seats) if its.laid is None}
        case "shop" if state.winner is not None:
            return {state.winner: msg("sealed.asked.shop", cost=CARD_COST)}
        case "keep" if state.winner is not None:
            return {state.winner: msg("sealed.asked.keep", count=to_keep(state))}
        case _:
            return {}


def to_keep(state: State) -> int:
    return max(1, len(state.drawn) - 1)


def outcome(state: State) -> Outcome | None:
    if state.phase != "over":
        return None
    scores = tuple(
        SeatScore(
            total=seat.prizes + seat.gold,
            parts=(
                ScorePart(msg("sealed.score.prizes"), seat.prizes),
                ScorePart(msg("sealed.score.gold"), seat.gold),
            ),
        )
        for seat in state.seats
    )
    totals = [score.total for score in scores]
    ranks = tuple(1 + sum(other > total for other in totals) for total in totals)
    return Outcome(ranks=ranks, scores=scores, reason=msg("sealed.ended", rounds=state.rounds))


def determinize(state: State, viewer: Seat | None, rng: Rng) -> State:
    """Deals other hands, secret choices and deck."""
    world = copy_state(state)
    world.rng = Rng(rng.next64())
    others = [seat for place, seat in enumerate(world.seats) if place != viewer]
    hide_drawn = world.winner != viewer
    pool = [*world.deck, *(world.drawn if hide_drawn else ())]
    for seat in others:
        pool.extend((*seat.hand, *(seat.laid or ())))
    while True:
        piles.shuffle(pool, rng)
        left = iter(pool)
        laid = [None if seat.laid is None else _take(left, len(seat.laid)) for seat in others]
        if all(len(set(map(suit, cards))) == len(cards) for cards in laid if cards is not None):
            break
    for seat, cards in zip(others, laid, strict=True):
        seat.hand = list(_take(left, len(seat.hand)))
        seat.laid = cards
    if hide_drawn:
        world.drawn = list(_take(left, len(world.drawn)))
    world.deck = list(left)
    return world


def reshuffle(state: State, rng: Rng) -> State:
    """Another order of the deck, and other chance."""
    world = copy_state(state)
    world.rng = Rng(rng.next64())
    piles.shuffle(world.deck, rng)
    return world


def _take(cards: Iterator[str], count: int) -> tuple[str, ...]:
    return tuple(next(cards) for _ in range(count))


def leave(draft: State, seat: Seat, log: Log) -> None:
    log.tell("sealed.event.left", seat=SeatName(seat))


def check_invariants(state: State) -> None:
    cards = [*state.deck, *state.drawn, *state.used]
    for seat in state.seats:
        cards.extend((*seat.hand, *(seat.laid or ())))
        if min(seat.gold, seat.silver, seat.prizes) < 0:
            raise InvariantBroken("less than nothing")
    if Counter(cards) != Counter(CARDS):
        raise InvariantBroken("cards are lost or doubled")
    if not 1 <= state.round <= state.rounds:
        raise InvariantBroken(f"round {state.round} of {state.rounds}")


def card_msg(card: str) -> Msg:
    return msg("sealed.card", suit=msg(f"sealed.suit.{suit(card)}"), worth=worth(card))
