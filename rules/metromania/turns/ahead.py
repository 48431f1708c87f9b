"""Pre-moves: the position that a move planned ahead supposes, and the facts it depends on."""

from collections.abc import Collection, Hashable

from rules.core.copying import copy_state
from rules.core.seats import Seat
from rules.metromania.state import Phase, State, fresh_turn


def supposed_turn(state: State, seat: Seat) -> State | None:
    """The position as it is now, but at the start of the seat's next turn; None if it has the turn or gets no more."""
    if state.phase is Phase.OVER or state.turn.seat == seat:
        return None
    if state.final is not None and seat not in state.final.left:
        return None
    draft = copy_state(state)
    draft.turn = fresh_turn(seat)
    return draft


def touched(state: State, cells: Collection[str], vertices: Collection[str]) -> Hashable:
    """Everything built on some cells and at some vertices: tunnels, markers and stations."""
    tunnels = [
        (seat, number, cell, start, end)
        for seat, mine in enumerate(state.seats)
        for number, line in enumerate(mine.lines, 1)
        for cell, start, end in zip(line.cells, line.path, line.path[1:], strict=False)
        if cell in cells or start in vertices or end in vertices
    ]
    markers = [(each.cell, each.marker) for each in state.placed if each.cell in cells]
    stations = [each.vertex for each in state.stations if each.vertex in vertices]
    return tuple(tunnels), tuple(markers), tuple(stations)
