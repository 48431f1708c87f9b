"""Knowledge of the order of decks: the owner's and the public one (chapter "Hidden information").

Cards that were looked at or shown and put back, and cards from a discard pile, lie at an end of their deck until they
leave it or it is shuffled. Counted from that end, they are known cards.
"""

from rules.core.seats import Seat
from rules.mine.components.effects import DeckEnd, LookAt
from rules.mine.state import SeatState, State


def forget_order(mine: SeatState) -> None:
    """The seat's deck is shuffled, or is about to be."""
    known = mine.known
    known.top, known.bottom, known.shown_top, known.shown_bottom = 0, 0, 0, 0


def took_from_top(mine: SeatState, count: int) -> None:
    """Cards have left the top of the seat's deck."""
    known, left = mine.known, len(mine.deck)
    known.top = max(0, known.top - count)
    known.shown_top = max(0, known.shown_top - count)
    known.bottom = min(known.bottom, left)
    known.shown_bottom = min(known.shown_bottom, left)


def put_openly(mine: SeatState, end: DeckEnd) -> None:
    """Note that a public card was put on an end of the seat's deck."""
    known = mine.known
    if end is DeckEnd.TOP:
        known.top += 1
        known.shown_top += 1
    else:
        known.bottom += 1
        known.shown_bottom += 1


def showed_top(mine: SeatState, count: int) -> None:
    """The owner has shown the top of the deck; it stays there."""
    known = mine.known
    known.shown_top = max(known.shown_top, min(count, len(mine.deck)))
    known.top = max(known.top, known.shown_top)


def looked_at_top(mine: SeatState, count: int) -> None:
    """Only the owner has seen the top of the deck."""
    mine.known.top = max(mine.known.top, min(count, len(mine.deck)))


def moved_to_bottom(mine: SeatState, count: int) -> None:
    """Note that the owner moved this many known cards from the top to the bottom; the others do not know the number."""
    known = mine.known
    known.top -= count
    known.bottom = min(known.bottom + count, len(mine.deck))
    known.shown_top, known.shown_bottom = 0, 0


def looked_at_shared(draft: State, seat: Seat, deck: LookAt, count: int) -> None:
    """Only this seat has seen the top of a shared deck."""
    _keep(draft, seat, deck, max(_count(draft, seat, deck), count))


def took_looked_at(draft: State, seat: Seat, deck: LookAt, count: int) -> None:
    """Note that the seat has taken looked-at cards, so that others' knowledge of that deck is out of date."""
    for each in range(len(draft.seats)):
        _keep(draft, each, deck, _count(draft, each, deck) - count if each == seat else 0)


def opened_shared(draft: State, deck: LookAt, count: int) -> None:
    """Note that cards have left the top of a shared deck in public."""
    for each in range(len(draft.seats)):
        _keep(draft, each, deck, max(0, _count(draft, each, deck) - count))


def _count(draft: State, seat: Seat, deck: LookAt) -> int:
    known = draft.seats[seat].known
    return known.market if deck is LookAt.MARKET else known.goals


def _keep(draft: State, seat: Seat, deck: LookAt, count: int) -> None:
    if deck is LookAt.MARKET:
        draft.seats[seat].known.market = count
    else:
        draft.seats[seat].known.goals = count
