"""Titles whose robots reveal a secret in their hints."""

from dataclasses import replace

from rules.core.game import Move
from rules.core.seats import Seat
from rules.core.text import Msg
from tests.conformance import checks_secrets
from tests.conformance.broken import SEALED, Broken
from tests.toys import sealed
from tests.toys.sealed.state import card_msg


def _reasons_of_deck(state: sealed.State, seat: Seat, move: Move) -> tuple[Msg, ...]:
    return tuple(card_msg(card) for card in state.deck[:1])


HINTS = (
    Broken(
        "hints at what lies in the deck",
        checks_secrets.check_determinized_reasons,
        "the reasons for",
        replace(SEALED, reasons=_reasons_of_deck),
    ),
)
