"""The faces of the cards of a view, and the ways to pick them."""

from render.mine.cards.card import Face
from render.mine.icons.tokens import card_tokens
from rules.core.text import Msg, Say
from rules.mine.components.cards import CARDS
from rules.mine.wording.cards import card_msg, card_text


def sentences(said: tuple[Msg, ...], say: Say) -> str:
    return " ".join(map(say, said))


def card_kind(card: str) -> str:
    """The card's resource, ``plan`` or ``basic``."""
    design = CARDS[card]
    return str(design.color or design.kind)


def plain_face(
    card: str,
    say: Say,
    *,
    tab: str = "",
    price: int | None = None,
) -> Face:
    """A card as printed, or with the price that is given."""
    design = CARDS[card]
    if price is None and design.buyable:
        price = design.cost
    depends = design.end_points is not None
    return Face(
        card=card,
        kind=card_kind(card),
        tab=tab,
        energy=design.energy,
        price=price,
        printed=design.cost,
        points="½" if depends else str(design.points),
        points_of=str(design.color) if depends and design.color else None,
        name=say(card_msg(card)),
        text=sentences(card_text(card), say),
        row=card_tokens(card),
    )
