"""Pre-moves: the position that a move planned ahead supposes, and the facts it depends on."""

from collections.abc import Hashable

from rules.core.copying import copy_state
from rules.core.seats import Seat
from rules.tmars.state import Stage, State


def supposed_turn(state: State, seat: Seat) -> State | None:
    """The position as it is now, but at the start of the seat's next turn of this generation."""
    if state.stage is not Stage.ACTION or state.active == seat or state.seats[seat].passed:
        return None
    draft = copy_state(state)
    draft.question, draft.stack = None, []
    draft.active, draft.actions = seat, 0
    return draft


def supposed_rest(state: State, seat: Seat) -> State | None:
    """Return the seat's own turn after its action, while another seat is still asked about it."""
    asked = state.question
    if state.stage is not Stage.ACTION or state.active != seat:
        return None
    if asked is None or asked.seat == seat:
        return None
    draft = copy_state(state)
    draft.question, draft.stack = None, []
    draft.actions = max(1, draft.actions)
    return draft


def own_goods(state: State, seat: Seat, move: object) -> Hashable:
    """All that the seat could act with, in this generation: if it has become more or less, plans change."""
    mine = state.seats[seat]
    return (
        state.generation,
        tuple(sorted(mine.stock.items())),
        tuple(sorted(mine.production.items())),
        tuple(sorted(mine.on_card.items())),
        tuple(mine.hand),
        tuple(mine.tableau),
    )
