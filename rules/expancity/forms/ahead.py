"""Pre-moves: the position that a turn planned ahead supposes, and the facts it depends on."""

from collections.abc import Hashable

from rules.core.copying import copy_state
from rules.core.seats import Seat
from rules.core.squares import Cell, neighbours, reading_order
from rules.expancity.components.content import TURNS
from rules.expancity.state import Phase, State


def supposed_turn(state: State, seat: Seat) -> State | None:
    """The position as it is now, but at the start of the seat's next turn; None if it has the turn or gets no more."""
    wait = (seat - state.acting) % len(state.seats)
    if state.phase is Phase.OVER or wait == 0 or state.turn + wait >= TURNS:
        return None
    draft = copy_state(state)
    draft.acting, draft.phase = seat, Phase.PLAN
    draft.offer, draft.due = None, 0
    return draft


def around(state: State, seat: Seat, cells: list[Cell]) -> Hashable:
    """Return the seat's hand and blocks, and the contents of some cells and their neighbours."""
    mine = state.seats[seat]
    near = set(cells).union(*(neighbours(cell) for cell in cells))
    standing: list[tuple[Hashable, ...]] = []
    for cell in reading_order(near):
        building = state.buildings.get(cell)
        built = None if building is None else (building.owner, building.floors, building.roof)
        standing.append((tuple(cell), state.city.get(cell), built))
    return tuple(sorted(mine.hand)), mine.supply, mine.reserve, tuple(standing)
