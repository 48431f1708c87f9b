"""Transition periods: entering, one redraw, one round (chapter "Transition periods")."""

from rules.core.log import Log
from rules.core.piles import shuffle
from rules.core.seats import Seat, following, seats_in_order
from rules.core.text import SeatName
from rules.mine.components.content import HAND_SIZE, MULLIGAN_PENALTY, TRANSITION_PENALTY
from rules.mine.economy.knowledge import forget_order
from rules.mine.economy.supplies import add_penalty
from rules.mine.economy.zones import draw
from rules.mine.state import Stage, State
from rules.mine.turns.turn import start_turn


def ask_to_enter(draft: State, log: Log) -> None:
    """Ask all seats that have not stayed out, unless there may be no more transition periods."""
    for mine in draft.seats:
        mine.entered = None
        mine.mulligan = None
    draft.stage = Stage.ENTER if draft.transition < draft.max_transitions else Stage.OVER


def speaker(state: State) -> Seat | None:
    """The next seat to say whether it enters; None once all have."""
    return next(
        (
            seat
            for seat in seats_in_order(state.first, len(state.seats))
            if state.seats[seat].entered is None and not state.seats[seat].out
        ),
        None,
    )


def entrants(state: State) -> list[Seat]:
    """The seats that enter, in the order of their turns."""
    return [
        seat for seat in seats_in_order(state.first, len(state.seats)) if state.seats[seat].entered
    ]


def begin_transition(draft: State, log: Log) -> None:
    """End the table if no seat enters, or else apply penalties and deal hands to the entrants; after all have
    spoken.
    """
    if not entrants(draft):
        draft.stage = Stage.OVER
        return
    draft.transition += 1
    draft.first = following(draft.first, len(draft.seats))
    draft.stage = Stage.MULLIGAN
    log.tell("mine.event.transition", number=draft.transition)
    for seat in entrants(draft):
        add_penalty(draft, seat, TRANSITION_PENALTY * draft.transition, log)
        draw(draft, seat, HAND_SIZE, log)


def begin_round(draft: State, log: Log) -> None:
    """Redraw for the seats that want to, then start the first entrant's turn; after all have chosen."""
    log.reveal()
    for seat in entrants(draft):
        mine = draft.seats[seat]
        if mine.mulligan:
            log.tell("mine.event.mulligan", seat=SeatName(seat))
            mine.deck += mine.hand
            mine.hand = []
            shuffle(mine.deck, draft.rng)
            forget_order(mine)
            draw(draft, seat, HAND_SIZE, log)
            add_penalty(draft, seat, MULLIGAN_PENALTY, log)
    draft.stage = Stage.TRANSITION
    draft.round = 1
    start_turn(draft, entrants(draft)[0], log)


def next_entrant(state: State) -> Seat | None:
    """The next seat in the single round; None when it is over."""
    order = entrants(state)
    place = order.index(state.turn.seat) + 1
    return order[place] if place < len(order) else None
