"""Moves cards: drawing, discarding, exiling (chapters "Terms" and "Timing")."""

from collections.abc import Sequence

from rules.core.log import Log
from rules.core.piles import draw_top
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName
from rules.mine.components.cards import CARDS
from rules.mine.components.designs import Group
from rules.mine.components.programs import PROGRAMS, discard_program, exile_program
from rules.mine.economy.knowledge import forget_order, took_from_top
from rules.mine.state import Declared, Frame, SeatCard, Stage, State
from rules.mine.wording.cards import card_msg


def frame_of(program: str, source: str, actor: Seat) -> Frame:
    """A frame for effects that start at the beginning."""
    return Frame(program=program, source=source, actor=actor, at=0, round=0, binds={}, given=None)


def names_of(cards: Sequence[str]) -> tuple[Msg, ...]:
    return tuple(card_msg(card) for card in cards)


def draw(draft: State, seat: Seat, count: int, log: Log) -> int:
    """Draw as far as the deck reaches. Returns how many cards were drawn."""
    mine = draft.seats[seat]
    drawn = draw_top(mine.deck, count, log)
    if drawn:
        took_from_top(mine, len(drawn))
        mine.hand += drawn
        log.tell("mine.event.drew", seat=SeatName(seat), count=len(drawn))
        deck_shrank(draft, seat, log)
    return len(drawn)


def discard_from_hand(draft: State, seat: Seat, cards: Sequence[str], log: Log) -> None:
    mine = draft.seats[seat]
    for card in cards:
        mine.hand.remove(card)
    if cards:
        if seat != draft.turn.seat:
            log.reveal()
        log.tell(
            "mine.event.discarded", seat=SeatName(seat), cards=names_of(cards), count=len(cards)
        )
    _discarded(draft, seat, cards)


def discard_from_deck(draft: State, seat: Seat, count: int, log: Log) -> list[str]:
    """Discard the top cards of the deck, as far as it reaches."""
    cards = draw_top(draft.seats[seat].deck, count, log)
    took_from_top(draft.seats[seat], len(cards))
    _tell_from_deck(draft, seat, cards, log)
    return cards


def discard_chosen_from_deck(draft: State, seat: Seat, card: str, log: Log) -> None:
    """Discard a card from anywhere in the deck, then shuffle it."""
    draft.seats[seat].deck.remove(card)
    forget_order(draft.seats[seat])
    log.reveal()
    _tell_from_deck(draft, seat, [card], log)


def exile_from_hand(draft: State, seat: Seat, cards: Sequence[str], log: Log) -> None:
    for card in cards:
        draft.seats[seat].hand.remove(card)
    _exiled(draft, seat, cards, log)


def exile_from_deck(draft: State, seat: Seat, cards: Sequence[str], log: Log) -> None:
    """Exile cards that lie on top of the deck."""
    for card in cards:
        draft.seats[seat].deck.remove(card)
    if cards:
        took_from_top(draft.seats[seat], len(cards))
        log.reveal()
        deck_shrank(draft, seat, log)
    _exiled(draft, seat, cards, log)


def show(draft: State, seat: Seat, cards: Sequence[str], log: Log) -> None:
    """Show cards that stay where they are."""
    if not cards:
        return
    log.reveal()
    log.tell("mine.event.shown", seat=SeatName(seat), cards=names_of(cards), count=len(cards))
    draft.turn.shown += (SeatCard(seat, card) for card in cards)
    note_seen(draft, seat, cards)


def note_seen(draft: State, seat: Seat, cards: Sequence[str]) -> None:
    """Record that these cards of a seat are public. Its trait card tells which corporate goals it may have."""
    if any(CARDS[card].group is Group.TRAIT for card in cards):
        draft.seats[seat].trait_seen = True


def deck_shrank(draft: State, seat: Seat, log: Log) -> None:
    """Declare the end of a competition period if the deck has run out (rulings D06 and D08)."""
    draft.is_round_idle = False
    if not draft.seats[seat].deck:
        declare(draft, seat, log)


def declare(draft: State, seat: Seat, log: Log) -> None:
    """Declare the end of a period. Only the first declaration counts; the next round is the last."""
    if draft.stage is Stage.COMPETITION and draft.declared is None:
        draft.declared = Declared(seat, draft.round)
        log.tell("mine.event.declared", seat=SeatName(seat), round=draft.round + 1)


def end_undeclared(draft: State, log: Log) -> None:
    """End a period without a declaration; the next round is the last, as after a declaration."""
    if draft.declared is None:
        draft.declared = Declared(None, draft.round)
        log.tell("mine.event.ends_by_itself", round=draft.round + 1)


def _tell_from_deck(draft: State, seat: Seat, cards: Sequence[str], log: Log) -> None:
    if not cards:
        return
    log.tell(
        "mine.event.discarded_top", seat=SeatName(seat), cards=names_of(cards), count=len(cards)
    )
    _discarded(draft, seat, cards)
    deck_shrank(draft, seat, log)


def _discarded(draft: State, seat: Seat, cards: Sequence[str]) -> None:
    """Put cards on the discard pile; their effects for being discarded come next, in their order."""
    draft.seats[seat].discard += cards
    draft.turn.discarded += (SeatCard(seat, card) for card in cards)
    note_seen(draft, seat, cards)
    _trigger(draft, seat, [(discard_program(card), card) for card in cards])


def _exiled(draft: State, seat: Seat, cards: Sequence[str], log: Log) -> None:
    if cards:
        log.tell("mine.event.exiled", seat=SeatName(seat), cards=names_of(cards), count=len(cards))
    draft.exile += cards
    note_seen(draft, seat, cards)
    _trigger(draft, seat, [(exile_program(card), card) for card in cards])


def _trigger(draft: State, seat: Seat, programs: Sequence[tuple[str, str]]) -> None:
    draft.stack += (
        frame_of(program, card, seat) for program, card in reversed(programs) if PROGRAMS[program]
    )
