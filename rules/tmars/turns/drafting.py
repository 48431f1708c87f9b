"""Keep one card and pass the others on, in each generation and at the start (chapters "Set-up" and "A generation")."""

from rules.core.log import Log
from rules.core.seats import Seat
from rules.tmars.components.content import BEGINNER, FIRST_HAND, PROJECTS_DEALT
from rules.tmars.economy.deck import take_top
from rules.tmars.setup import has_beginners
from rules.tmars.state import Stage, State


def drafts_corporations(state: State) -> bool:
    """Return true while corporations are passed on. No project has been dealt yet."""
    return (
        state.stage is Stage.DRAFT
        and state.generation == 1
        and not any(mine.offer or mine.kept for mine in state.seats)
    )


def draft_hand(state: State, seat: Seat) -> list[str]:
    """Return the cards of which the seat keeps one."""
    mine = state.seats[seat]
    return mine.corporations if drafts_corporations(state) else mine.offer


def picks_in_draft(state: State, seat: Seat) -> bool:
    """Return true if the seat must still pick a card. The last card of a hand needs no pick."""
    return state.seats[seat].bought is None and len(draft_hand(state, seat)) > 1


def draft_goes_on(draft: State, log: Log) -> bool:
    """Keep the cards and pass the rest on, after all have picked. Returns False while a seat must pick."""
    if any(picks_in_draft(draft, seat) for seat in range(len(draft.seats))):
        return False
    if drafts_corporations(draft):
        log.reveal()
        _hand_on_corporations(draft)
        _deal_first_hands(draft, log)
        return True
    for mine in draft.seats:
        picked = mine.bought or tuple(mine.offer)
        mine.kept += picked
        mine.offer = [card for card in mine.offer if card not in picked]
        mine.bought = None
    if any(mine.offer for mine in draft.seats):
        log.reveal()
        _hand_on(draft)
    elif draft.generation == 1 and len(draft.seats[0].kept) < PROJECTS_DEALT:
        log.reveal()
        _deal_first_hands(draft, log)
    else:
        _end(draft)
    return True


def _end(draft: State) -> None:
    for mine in draft.seats:
        mine.offer, mine.kept = mine.kept, []
    draft.stage = Stage.START if draft.generation == 1 else Stage.RESEARCH


def _deal_first_hands(draft: State, log: Log) -> None:
    for mine in draft.seats:
        mine.offer = take_top(draft, FIRST_HAND, log)


def _hand_on(draft: State) -> None:
    """Pass hands on, as `_passes_left` says."""
    offers = [mine.offer for mine in draft.seats]
    giver = -1 if _passes_left(draft) else 1
    for seat, mine in enumerate(draft.seats):
        mine.offer = offers[(seat + giver) % len(offers)]


def _passes_left(draft: State) -> bool:
    """Hands go to the left in even generations, to the right in odd ones. At the start the first one goes to the left,
    the second to the right.
    """
    if draft.generation == 1:
        return len(draft.seats[0].kept) < FIRST_HAND
    return draft.generation % 2 == 0


def _hand_on_corporations(draft: State) -> None:
    """Pass the corporation that was not picked to the left. Each seat then chooses between two."""
    passed = [
        [card for card in mine.corporations if card not in (mine.bought or ())]
        for mine in draft.seats
    ]
    for seat, mine in enumerate(draft.seats):
        mine.corporations = [*(mine.bought or ()), *passed[seat - 1]]
        if has_beginners(draft):
            mine.corporations.append(BEGINNER)
        mine.bought = None
