"""Triggers: reactions to events (chapters "Order" and "Placing a tile").

The triggers of a card are among its ongoing effects. The steps of each are a program of their own, carried out for the
owner of the card.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from rules.core.seats import Seat, seats_in_order
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.cards import CARDS
from rules.tmars.components.coordinates import OFF_MAP
from rules.tmars.components.designs import (
    Card,
    Event,
    Fixed,
    NextCardDiscount,
    NextCardFlex,
    Trigger,
    Type,
)
from rules.tmars.components.effects import Tag, Who
from rules.tmars.components.maps import Bonus
from rules.tmars.components.programs import ongoing_program
from rules.tmars.economy.frames import frame_of
from rules.tmars.state import Frame, State


@dataclass(frozen=True, slots=True)
class Happening:
    """One event, with the facts that triggers need."""

    event: Event
    space: str = ""
    card: str = ""
    """The card or the standard project."""
    cost: int = 0
    """The printed cost."""
    tag: Tag | None = None


def _listening() -> Mapping[str, tuple[tuple[str, Trigger], ...]]:
    """By card: its triggers and their programs."""
    return MappingProxyType(
        {
            card.id: found
            for card in CARDS.values()
            if (
                found := tuple(
                    (ongoing_program(card.id, at), trigger)
                    for at, trigger in enumerate(card.ongoing)
                    if isinstance(trigger, Trigger)
                )
            )
        }
    )


TRIGGERS: Final = _listening()


def happened(
    draft: State,
    event: Event,
    by: int,
    *,
    space: str = "",
    card: str = "",
    cost: int = 0,
    tag: Tag | None = None,
) -> None:
    """Let the cards in play react to something that a seat or MarsBot did."""
    set_off(draft, (Happening(event, space, card, cost, tag),), by)


def set_off(draft: State, happenings: Sequence[Happening], by: int) -> None:
    """Push everything that several simultaneous events trigger on the stack, in order.

    The order is by owner from the active seat on, by when an owner's cards came into play, and by the order in which a
    card's triggers are printed.
    """
    draft.stack += reversed(list(_frames(draft, happenings, by)))


def _frames(state: State, happenings: Sequence[Happening], by: int) -> Iterator[Frame]:
    for owner in seats_in_order(max(state.active, 0), len(state.seats)):
        for card in state.seats[owner].tableau:
            if card not in TRIGGERS:
                continue
            for program, trigger in TRIGGERS[card]:
                if trigger.who is Who.SELF and owner != by:
                    continue
                for happening in happenings:
                    if _fits(state, trigger, happening):
                        yield frame_of(
                            program, card, owner, cause=happening.card, space=happening.space
                        )


def _fits(state: State, trigger: Trigger, happening: Happening) -> bool:
    if trigger.event is not happening.event:
        return False
    match trigger.event:
        case Event.CITY_PLACED | Event.OCEAN_PLACED | Event.GREENERY_PLACED:
            return not (trigger.on_mars and happening.space in OFF_MAP)
        case Event.TAG_PLAYED:
            return happening.tag in trigger.tags
        case Event.CARD_PLAYED:
            card = CARDS[happening.card]
            return trigger.type in (None, card.type) and (
                trigger.with_tag is None or trigger.with_tag in card.tags
            )
        case Event.STANDARD_PROJECT_PAID:
            return happening.card not in trigger.not_for
        case Event.PAID_BASE_COST:
            return happening.cost >= trigger.min_cost
        case Event.TILE_ON_BONUS:
            printed = BOARDS[state.board].spaces
            icons = printed[happening.space].bonus if happening.space in printed else ()
            return any(Bonus(resource.value) in icons for resource in trigger.bonus)
        case Event.NONNEGATIVE_VP_CARD_PLAYED:
            return True


def after_play(draft: State, seat: Seat, card_id: str) -> None:
    """Finish playing a card whose own steps are done.

    An event goes face down, discounts for the next card are used up or begin, and triggers react. A corporation sets
    off triggers only by its tags.
    """
    card = CARDS[card_id]
    if card.is_project:
        _turn_to_next_card(draft, seat, card)
    set_off(draft, _PLAYED[card_id], seat)


def _turn_to_next_card(draft: State, seat: Seat, card: Card) -> None:
    mine = draft.seats[seat]
    if card.type is Type.EVENT:
        mine.tableau.remove(card.id)
        mine.events.append(card.id)
    mine.next_discount = mine.next_flex = 0
    for ongoing in card.ongoing:
        match ongoing:
            case NextCardDiscount(amount):
                mine.next_discount = amount
            case NextCardFlex(steps):
                mine.next_flex = steps
            case _:
                pass


def _played(card: Card) -> Iterator[Happening]:
    """The events of playing a card."""
    for tag in card.tags:
        yield Happening(Event.TAG_PLAYED, card=card.id, tag=tag)
    if card.type in (Type.CORPORATION, Type.PRELUDE):
        return
    yield Happening(Event.CARD_PLAYED, card=card.id)
    yield Happening(Event.PAID_BASE_COST, card=card.id, cost=card.cost)
    if card.points is not None and not (isinstance(card.points, Fixed) and card.points.points < 0):
        yield Happening(Event.NONNEGATIVE_VP_CARD_PLAYED, card=card.id)


_PLAYED: Final[Mapping[str, tuple[Happening, ...]]] = MappingProxyType(
    {card.id: tuple(_played(card)) for card in CARDS.values()}
)
