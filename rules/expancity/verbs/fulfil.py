"""Showing contracts whose condition holds (chapter "The turn", step 4)."""

from rules.core.domains import UNSAID, Option, SomeOf
from rules.core.domains import sample as draw
from rules.core.errors import IllegalMove
from rules.core.game import Field, Given, Move, Verb, always
from rules.core.log import Log
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import SeatName, msg
from rules.expancity.city.conditions import progress
from rules.expancity.city.contracts import contract_note, satisfied
from rules.expancity.city.holdings import holdings
from rules.expancity.city.kept import Kept
from rules.expancity.components.cards.contracts import CONTRACTS
from rules.expancity.state import Fulfilled, Phase, State


class Fulfil(Move, frozen=True):
    cards: tuple[str, ...]


def _available(state: State, seat: Seat) -> bool:
    return state.phase is Phase.FULFIL and state.acting == seat


def check(state: State, seat: Seat, move: Fulfil) -> None:
    """Raises IllegalMove: contract_not_in_hand or contract_unmet."""
    left = list(state.seats[seat].contracts)
    own = holdings(state, seat)
    for card in move.cards:
        if card not in left:
            raise IllegalMove("expancity.contract_not_in_hand")
        left.remove(card)
        found = progress(CONTRACTS[card].condition, own)
        if not found.met:
            raise IllegalMove(
                "expancity.contract_unmet",
                card=msg(f"expancity.contract.{card}"),
                have=found.have,
                need=found.need,
            )


def apply(draft: State, seat: Seat, move: Fulfil, log: Log) -> None:
    mine = draft.seats[seat]
    for card in move.cards:
        points = CONTRACTS[card].points
        mine.contracts.remove(card)
        mine.fulfilled.append(Fulfilled(card, points, draft.turn + 1))
        mine.score += points
        log.tell(
            "expancity.event.fulfilled",
            seat=SeatName(seat),
            card=msg(f"expancity.contract.{card}"),
            condition=msg(f"expancity.contract.{card}.text"),
            points=points,
        )
    if not move.cards:
        log.tell("expancity.event.fulfilled_none", seat=SeatName(seat))
    draft.phase = Phase.KEEP_TILE


def _cards(state: State, seat: Seat, given: Given) -> SomeOf:
    own = holdings(state, seat)
    cards = tuple(satisfied(state, seat))
    options = tuple(
        Option(card, msg(f"expancity.contract.{card}"), note=contract_note(card, own))
        for card in cards
    )
    return SomeOf(options, 0, len(options), start=cards)


def sample(state: State, seat: Seat, rng: Rng) -> Fulfil:
    known = state.shown if type(state) is Kept else None
    cards = satisfied(state, seat) if known is None else known
    options = tuple(Option(card, UNSAID) for card in cards)
    return Fulfil(draw(SomeOf(options, 0, len(options)), rng))


FULFIL = Verb(
    name="fulfil",
    move=Fulfil,
    available=_available,
    check=check,
    apply=apply,
    sample=sample,
    fields=(Field("cards", _cards, show_private=always),),
)
