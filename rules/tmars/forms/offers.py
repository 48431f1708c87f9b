"""Cards as options of a form, and the faults of a choice among them."""

from collections.abc import Mapping, Sequence
from string import ascii_uppercase
from typing import Final

from rules.core.domains import Option
from rules.core.errors import IllegalMove
from rules.core.seats import Seat
from rules.core.text import Msg, msg
from rules.tmars.components.cards import CARDS, CORPORATIONS
from rules.tmars.components.effects import Tag
from rules.tmars.economy.costs import PRINTED, card_cost
from rules.tmars.forms.warnings import card_warning
from rules.tmars.state import State
from rules.tmars.wording.cards import card_text, in_full, points_text, requirements_text
from rules.tmars.wording.names import card_msg, card_or_excerpt

_NO_TEXT: Final = msg("tmars.no_text")


def _points(card: str) -> tuple[Msg, ...]:
    worth = points_text(card)
    return () if worth is None else (msg("tmars.face.points", points=worth),)


def _effects(card: str) -> tuple[Msg, ...]:
    sentences = card_text(card)
    if not sentences and Tag.WILD in CARDS[card].tags:
        return (msg("tmars.wild_text"),)
    return sentences


TEXTS: Final[Mapping[str, Msg]] = {
    card: in_full(sentences) if (sentences := (*_points(card), *_effects(card))) else _NO_TEXT
    for card in CARDS
}
"""By card: its points and effects, in one text."""
_NAMES: Final[Mapping[str, Msg]] = {card: card_msg(card) for card in CARDS}


def _offered(card: str, cost: int) -> Msg:
    needs = requirements_text(card)
    if needs is None:
        return msg("tmars.note.offer", cost=cost, text=TEXTS[card])
    return msg("tmars.note.offer_needing", cost=cost, needs=needs, text=TEXTS[card])


_NOTES: Final[Mapping[str, Msg]] = {card: _offered(card, cost) for card, cost in PRINTED.items()}


def refuse_picks(picked: Sequence[str], offered: Sequence[str]) -> None:
    """Check that cards are named in the order of the offer, each once.

    Raises:
        IllegalMove: not_offered or card_order.
    """
    for card in picked:
        if card not in offered:
            names = tuple(card_msg(each) for each in offered)
            raise IllegalMove("tmars.not_offered", card=card_or_excerpt(card), options=names)
    if [card for card in offered if card in picked] != list(picked):
        raise IllegalMove("tmars.card_order")


def corporation_options(offered: Sequence[str]) -> tuple[Option, ...]:
    """Corporations on offer, marked by letters, since preludes and projects have numbers."""
    return tuple(
        Option(
            card,
            _NAMES[card],
            note=msg("tmars.note.corporation", mc=CORPORATIONS[card].start_mc, text=TEXTS[card]),
            mark=letter,
        )
        for letter, card in zip(ascii_uppercase, offered, strict=False)
    )


def project_option(card: str, number: int) -> Option:
    """A project card on offer."""
    return Option(card, _NAMES[card], note=_NOTES[card], mark=str(number))


def hand_option(state: State, seat: Seat, card: str) -> Option:
    """Return a playable card of the hand: its current cost, its effects, and the part that would be wasted."""
    number = state.seats[seat].hand.index(card) + 1
    cost = card_cost(state, seat, card)
    warning = card_warning(state, seat, card)
    if warning is None:
        note = msg("tmars.note.play", cost=cost, text=TEXTS[card])
    else:
        note = msg("tmars.note.play_warned", cost=cost, text=TEXTS[card], warning=warning)
    return Option(card, _NAMES[card], note=note, mark=str(number))
