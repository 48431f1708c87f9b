"""Buying cards in research (chapter "A generation")."""

from rules.core.domains import UNSAID, Option, SomeOf, Split
from rules.core.domains import sample as draw
from rules.core.game import Field, Given, Move, Verb, always
from rules.core.log import Log
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import SeatName, msg
from rules.tmars.components.content import CARD_PRICE
from rules.tmars.economy.paying import check_payment, draw_payment, split
from rules.tmars.forms.offers import project_option, refuse_picks
from rules.tmars.state import Stage, State
from rules.tmars.turns.generations import buys_in_research, research_means, research_price
from rules.tmars.turns.turn import refuse_other_stage


class Research(Move, frozen=True):
    cards: tuple[str, ...]
    pay: tuple[int, ...]


def _available(state: State, seat: Seat) -> bool:
    return state.stage is Stage.RESEARCH and buys_in_research(state, seat)


def check(state: State, seat: Seat, move: Research) -> None:
    """Raises IllegalMove: wrong_phase, not_offered, card_order, or those of `paying.check_payment`."""
    refuse_other_stage(state, Stage.RESEARCH)
    refuse_picks(move.cards, state.seats[seat].offer)
    count = len(move.cards)
    what = msg("tmars.project_cards", n=count)
    check_payment(research_means(state, seat), move.pay, research_price(count), what)


def apply(draft: State, seat: Seat, move: Research, log: Log) -> None:
    """Record the cards; they are paid for when all have decided."""
    mine = draft.seats[seat]
    mine.bought, mine.paid = move.cards, move.pay
    if len(draft.seats) > 1:
        log.tell("tmars.event.decided", seat=SeatName(seat))


def _cards(state: State, seat: Seat, given: Given) -> SomeOf:
    options = tuple(
        project_option(card, number) for number, card in enumerate(state.seats[seat].offer, 1)
    )
    affordable = research_means(state, seat).total // CARD_PRICE
    return SomeOf(options, 0, min(len(options), affordable))


def _pay(state: State, seat: Seat, given: Given) -> Split:
    return split(research_means(state, seat), research_price(len(given["cards"])))


def sample(state: State, seat: Seat, rng: Rng) -> Research:
    able = research_means(state, seat)
    offered = tuple(Option(card, UNSAID) for card in state.seats[seat].offer)
    most = min(len(offered), able.total // CARD_PRICE)
    cards: tuple[str, ...] = draw(SomeOf(offered, 0, most), rng)
    return Research(cards, draw_payment(able, research_price(len(cards)), rng))


RESEARCH = Verb(
    name="research",
    move=Research,
    available=_available,
    check=check,
    apply=apply,
    sample=sample,
    fields=(Field("cards", _cards, show_private=always), Field("pay", _pay)),
    check_off_menu=True,
)
