"""Describe the public part of a seat."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeVar

from rules.core.game import ScorePart
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName, msg
from rules.tmars.components.cards import CARDS
from rules.tmars.components.effects import RESOURCES
from rules.tmars.view import SeatView
from rules.tmars.wording.names import (
    card_msg,
    on_card_amount,
    resource_msg,
    score_part_msg,
    tag_msg,
)

T = TypeVar("T")

NAMES_IN_A_LINE: Final = 30
REASONS_IN_A_LINE: Final = 12
"""Texts that are too long are refused by catalogues, so long lists take several lines."""


def lines_of(items: Sequence[T], most: int = NAMES_IN_A_LINE) -> Iterator[tuple[T, ...]]:
    for start in range(0, len(items), most):
        yield tuple(items[start : start + most])


def seat_line(seat: Seat, mine: SeatView) -> Iterator[Msg]:
    name = SeatName(seat)
    if mine.corporation is None:
        return
    yield msg(
        "tmars.text.seat",
        seat=name,
        corporation=card_msg(mine.corporation),
        tr=mine.tr,
        hand=mine.hand,
        parts=parts_of(mine.parts),
    )
    yield msg(
        "tmars.text.seat_resources",
        seat=name,
        resources=tuple(
            msg(
                "tmars.text.resource",
                what=resource_msg(resource),
                n=mine.stock[resource],
                production=mine.production[resource],
            )
            for resource in RESOURCES
        ),
        steel=mine.metal_values[0],
        titanium=mine.metal_values[1],
    )
    if mine.tags:
        tags = tuple(
            msg("tmars.text.amount", what=tag_msg(tag), n=n) for tag, n in mine.tags.items()
        )
        yield msg("tmars.text.seat_tags", seat=name, tags=tags)
    if mine.passed:
        yield msg("tmars.text.passed", owner=name)


def seat_cards(seat: Seat, mine: SeatView) -> Iterator[Msg]:
    name = SeatName(seat)
    for tableau in lines_of(mine.tableau):
        cards = tuple(_card(mine, card) for card in tableau)
        yield msg("tmars.text.seat_cards", seat=name, cards=cards)
    if mine.events:
        yield msg("tmars.text.seat_events", seat=name, n=mine.events)
    for used in lines_of(mine.used):
        yield msg("tmars.text.seat_used", seat=name, cards=cards_of(used))


def parts_of(parts: Iterable[ScorePart]) -> tuple[Msg, ...]:
    return tuple(score_part_msg(part) for part in parts if part.points)


def cards_of(cards: Iterable[str]) -> tuple[Msg, ...]:
    return tuple(card_msg(card) for card in cards)


def _card(mine: SeatView, card: str) -> Msg:
    if card not in mine.on_card:
        return card_msg(card)
    holds = CARDS[card].holds
    held = on_card_amount(holds, mine.on_card[card])
    return msg("tmars.text.card_with", card=card_msg(card), what=held)
