"""The words and the kind of a card."""

from rules.core.text import Msg, Say
from rules.mine.components.cards import CARDS


def sentences(said: tuple[Msg, ...], say: Say) -> str:
    return " ".join(map(say, said))


def card_kind(card: str) -> str:
    """The card's resource, ``plan`` or ``basic``."""
    design = CARDS[card]
    return str(design.color or design.kind)
