"""Keeping one of two contracts (chapter "The turn", step 3)."""

from functools import partial

from rules.core.domains import OneOf, Option
from rules.core.errors import IllegalMove
from rules.core.game import Field, Given, Move, Verb, always
from rules.core.log import Log
from rules.core.piles import put_bottom
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import msg
from rules.expancity.city.contracts import contract_note, nearest_fulfilled
from rules.expancity.city.holdings import holdings
from rules.expancity.state import ContractOffer, State


class KeepContract(Move, frozen=True):
    card: str


def _available(state: State, seat: Seat) -> bool:
    return isinstance(state.offer, ContractOffer) and state.acting == seat


def check(state: State, seat: Seat, move: KeepContract) -> None:
    """Raises IllegalMove: not_offered."""
    assert isinstance(state.offer, ContractOffer)
    if move.card not in state.offer.cards:
        raise IllegalMove("expancity.not_offered")


def apply(draft: State, seat: Seat, move: KeepContract, log: Log) -> None:
    assert isinstance(draft.offer, ContractOffer)
    draft.seats[seat].contracts.append(move.card)
    put_bottom(draft.deck, (card for card in draft.offer.cards if card != move.card))
    draft.offer = None
    log.whisper(seat, "expancity.event.contract_kept", card=msg(f"expancity.contract.{move.card}"))


def _cards(state: State, seat: Seat, given: Given) -> OneOf:
    """The contracts to choose from. The form proposes the one that lacks least."""
    assert isinstance(state.offer, ContractOffer)
    own = holdings(state, seat)
    return OneOf(
        tuple(
            Option(card, msg(f"expancity.contract.{card}"), note=contract_note(card, own))
            for card in state.offer.cards
        ),
        proposed=partial(nearest_fulfilled, state.offer.cards, own),
        is_advice=True,
    )


def sample(state: State, seat: Seat, rng: Rng) -> KeepContract:
    assert isinstance(state.offer, ContractOffer)
    return KeepContract(rng.pick(state.offer.cards))


KEEP_CONTRACT = Verb(
    name="keep_contract",
    move=KeepContract,
    available=_available,
    check=check,
    apply=apply,
    sample=sample,
    fields=(Field("card", _cards, show_private=always),),
)
