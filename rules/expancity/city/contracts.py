"""Contracts in a seat's hand."""

from collections.abc import Sequence

from rules.core.seats import Seat
from rules.core.text import Msg, msg
from rules.expancity.city.conditions import holds, progress
from rules.expancity.city.holdings import Holdings, holdings
from rules.expancity.components.cards.contracts import CONTRACTS
from rules.expancity.state import State


def satisfied(state: State, seat: Seat) -> list[str]:
    """The contracts in hand that the seat may show, in the order they were kept."""
    cards = state.seats[seat].contracts
    if not cards:
        return []
    own = holdings(state, seat)
    return [card for card in cards if holds(CONTRACTS[card].condition, own)]


def nearest_fulfilled(cards: Sequence[str], own: Holdings) -> str:
    """The contract that lacks least; of several the one worth most, and then the first."""

    def lacks(card: str) -> tuple[int, int]:
        found = progress(CONTRACTS[card].condition, own)
        return max(0, found.need - found.have), -CONTRACTS[card].points

    return min(cards, key=lacks)


def contract_note(card: str, own: Holdings) -> Msg:
    """Condition, points and progress of a contract, for its holder."""
    found = progress(CONTRACTS[card].condition, own)
    return msg(
        "expancity.text.contract_note",
        condition=msg(f"expancity.contract.{card}.text"),
        points=CONTRACTS[card].points,
        have=found.have,
        need=found.need,
    )
