"""Putting one card down (chapter "Rounds and turns", phase 3)."""

from rules.core.domains import OneOf, Option
from rules.core.errors import IllegalMove
from rules.core.game import Field, Given, Move, Verb, always, when_possible
from rules.core.log import Log
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import Msg, msg
from rules.mine.components.cards import CARDS
from rules.mine.resolve.playing import may_put_down, playable_cards, put_down, refuse_put_down
from rules.mine.state import Phase, State
from rules.mine.turns.moments import refuse_off_turn
from rules.mine.wording.cards import card_msg, card_text, in_full


class PutDown(Move, frozen=True):
    card: str
    """The kind of the card."""


def _available(state: State, seat: Seat) -> bool:
    return may_put_down(state, seat) and bool(playable_cards(state, seat))


def check(state: State, seat: Seat, move: PutDown) -> None:
    """Raises IllegalMove: stage, pending, phase_play, or see `refuse_put_down`."""
    refuse_off_turn(state, seat)
    if state.turn.phase is Phase.BUY:
        raise IllegalMove("mine.phase_play")
    refuse_put_down(state, seat, move.card)


def apply(draft: State, seat: Seat, move: PutDown, log: Log) -> None:
    put_down(draft, seat, move.card, log)


def hand_note(card: str) -> Msg:
    """Return the cost and the effect of putting a card down."""
    return msg("mine.note.hand", energy=CARDS[card].energy or 0, text=in_full(card_text(card)))


def _playable(state: State, seat: Seat, given: Given) -> OneOf:
    hand = state.seats[seat].hand
    return OneOf(
        tuple(
            Option(
                card,
                card_msg(card),
                note=hand_note(card),
                mark=(mark := f"h{hand.index(card) + 1}"),
                short=mark,
            )
            for card in playable_cards(state, seat)
        )
    )


def sample(state: State, seat: Seat, rng: Rng) -> PutDown:
    return PutDown(rng.pick(playable_cards(state, seat)))


PLAY = Verb(
    name="play",
    move=PutDown,
    available=_available,
    check=check,
    apply=apply,
    sample=sample,
    fields=(Field("card", _playable, show_private=always),),
    check_off_menu=True,
    proposed=when_possible,
)
