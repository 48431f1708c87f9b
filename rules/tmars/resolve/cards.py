"""Resolves steps that move cards."""

from collections.abc import Sequence
from typing import Final

from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName
from rules.tmars.components.cards import CARDS
from rules.tmars.components.effects import Tag
from rules.tmars.economy.deck import reveal_top, take_preludes, take_top
from rules.tmars.economy.paying import paid_with, pay
from rules.tmars.economy.supplies import add_on_card, draw_cards, note_change, take_into_hand
from rules.tmars.resolve.playing import play_card
from rules.tmars.resolve.preludes import play_prelude
from rules.tmars.resolve.purchases import read_paid
from rules.tmars.state import Frame, State
from rules.tmars.wording.names import card_msg, tag_word

_MOST_NAMED: Final = 20
"""The most discarded cards that are named."""


def _names(cards: Sequence[str]) -> tuple[Msg, ...]:
    return tuple(card_msg(card) for card in cards)


def look(draft: State, seat: Seat, n: int, log: Log) -> None:
    """Cards that only the seat sees until it has decided which to keep."""
    mine = draft.seats[seat]
    mine.offer = take_top(draft, n, log)
    if mine.offer:
        log.tell("tmars.event.looks", seat=SeatName(seat), count=len(mine.offer))
        log.whisper(seat, "tmars.event.looks_at", cards=_names(mine.offer))


def draw_kept(draft: State, seat: Seat, picks: Sequence[str], log: Log) -> None:
    """Take the picked cards among those looked at, pay for bought ones, and discard the rest."""
    cards, units = read_paid(picks)
    mine = draft.seats[seat]
    rest = [card for card in mine.offer if card not in cards]
    mine.offer = []
    draft.discard += rest
    if units is not None:
        pay(draft, seat, units)
    if cards and units is not None:
        log.tell("tmars.event.bought", seat=SeatName(seat), count=len(cards), paid=paid_with(units))
        mine.hand += cards
        note_change(draft, seat, "cards", len(cards))
    else:
        take_into_hand(draft, seat, list(cards), log)
    if rest:
        log.tell("tmars.event.discarded", seat=SeatName(seat), count=len(rest))


def draw_tagged(draft: State, seat: Seat, n: int, tag: Tag, log: Log) -> None:
    """Turn cards up in public until `n` with the tag are found or none is left."""
    found: list[str] = []
    other: list[str] = []
    while len(found) < n and (card := reveal_top(draft, log)) is not None:
        (found if tag in CARDS[card].tags else other).append(card)
    draft.discard += other
    draft.seats[seat].hand += found
    note_change(draft, seat, "cards", len(found))
    log.tell(
        "tmars.event.searched",
        seat=SeatName(seat),
        tag=tag_word(tag),
        cards=_names(found),
        count=len(found),
        others=len(other),
    )
    if other:
        named = other[:_MOST_NAMED]
        log.tell("tmars.event.passed_over", cards=_names(named), more=len(other) - len(named))


def reveal_for_tag(draft: State, frame: Frame, tag: Tag, log: Log) -> None:
    card = reveal_top(draft, log)
    if card is None:
        return
    draft.discard.append(card)
    log.tell("tmars.event.turned_up", seat=SeatName(frame.actor), card=card_msg(card))
    if tag in CARDS[card].tags:
        add_on_card(draft, frame.actor, frame.source, 1, log)


def discard_to_draw(draft: State, seat: Seat, picks: Sequence[str], log: Log) -> None:
    for card in picks:
        draft.seats[seat].hand.remove(card)
        draft.discard.append(card)
        note_change(draft, seat, "cards", -1)
        log.tell("tmars.event.discarded", seat=SeatName(seat), count=1)
        draw_cards(draft, seat, 1, log)


def play_from_hand(draft: State, seat: Seat, picks: Sequence[str], discount: int, log: Log) -> None:
    cards, units = read_paid(picks)
    for card in cards:
        assert units is not None
        play_card(draft, seat, card, units, log, discount=discount)


def look_at_preludes(draft: State, seat: Seat, n: int, log: Log) -> None:
    mine = draft.seats[seat]
    mine.preludes = take_preludes(draft, n, log)
    log.tell("tmars.event.looks_at_preludes", seat=SeatName(seat), count=len(mine.preludes))
    log.whisper(seat, "tmars.event.looks_at", cards=_names(mine.preludes))


def play_one_prelude(draft: State, seat: Seat, picks: Sequence[str], log: Log) -> None:
    mine = draft.seats[seat]
    draft.prelude_discard += (prelude for prelude in mine.preludes if prelude not in picks)
    mine.preludes = []
    for prelude in picks:
        play_prelude(draft, seat, prelude, log)
