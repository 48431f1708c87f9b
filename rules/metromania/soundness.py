"""The invariants of every position (chapter "Invariants")."""

from collections import Counter
from itertools import combinations, pairwise

from rules.core.errors import InvariantBroken
from rules.core.seats import Seat
from rules.metromania.components.content import (
    DIG,
    MARKERS,
    STATIONS,
    TUNNELS,
    kind_of,
    letter_of,
    sorted_hand,
)
from rules.metromania.components.coordinates import (
    ACUTE,
    CITY_VERTICES,
    CORNERS,
    bend,
    edges,
    is_arrow,
    tip,
)
from rules.metromania.network.board import board_of, neighbouring
from rules.metromania.network.lines import FORBID
from rules.metromania.network.stations import BUILDER
from rules.metromania.state import Line, Phase, State
from rules.metromania.turns.trips import PARK_LAKE


def check_invariants(state: State) -> None:
    """Raises InvariantBroken."""
    _assert_cells(state)
    for seat, mine in enumerate(state.seats):
        for number, line in enumerate(mine.lines, 1):
            _assert_line(state, line, f"line {number} of seat {seat}")
    _assert_stations(state)
    _assert_markers(state)
    _assert_edges(state)
    if state.rules.empty_supply == FORBID:
        _assert_interchanges(state)
    _assert_points(state)
    _assert_flow(state)


def _lines(state: State) -> list[tuple[Seat, Line]]:
    return [(seat, line) for seat, mine in enumerate(state.seats) for line in mine.lines]


def _assert_cells(state: State) -> None:
    """I1: a cell holds one tunnel at most, and park, lake and unused arrow spaces none."""
    board = board_of(state)
    cells = Counter(cell for _, line in _lines(state) for cell in line.cells)
    _insist(max(cells.values(), default=0) <= 1, f"two tunnels in a cell: {cells}")
    _insist(not board.closed & cells.keys(), f"tunnels in {board.closed & cells.keys()}")
    for _, line in _lines(state):
        for place, cell in enumerate(line.cells):
            _insist((cell in board.starts) == (place == 0), f"{cell} is tunnel {place}")
            last = place == len(line.cells) - 1
            _insist(cell not in board.exits or (last and line.complete), f"{cell} is not the last")


def _assert_line(state: State, line: Line, name: str) -> None:
    """I2 and the second half of I3: a simple path of rails, each along its cell, acute only at stations."""
    stations = {station.vertex for station in state.stations}
    _insist(len(line.cells) <= TUNNELS, f"{name} has {len(line.cells)} tunnels")
    _insist(len(line.path) == (len(line.cells) + 1 if line.cells else 0), f"{name} is torn")
    _insist(len(set(line.path)) == len(line.path), f"{name} meets itself")
    if not line.path:
        _insist(not line.complete, f"{name} is complete without a tunnel")
        return
    _insist(line.path[0] == tip(line.cells[0]), f"{name} starts at {line.path[0]}")
    ends_outside = is_arrow(line.cells[-1]) and line.path[-1] == tip(line.cells[-1])
    _insist(line.complete == (ends_outside and len(line.cells) > 1), f"{name} ends wrongly")
    for (one, other), cell in zip(pairwise(line.path), line.cells, strict=True):
        _insist({one, other} <= set(CORNERS[cell]), f"{name} leaves {cell}")
    for before, at, after in zip(line.path, line.path[1:], line.path[2:], strict=False):
        sharp = bend(before, at, after)
        _insist(sharp < ACUTE or (sharp == ACUTE and at in stations), f"{name} bends at {at}")


def _assert_stations(state: State) -> None:
    """The first half of I3: no station is lost, and no two share a vertex."""
    _insist(state.supply >= 0, "stations below nothing")
    _insist(state.supply + len(state.stations) == STATIONS, "stations lost or doubled")
    vertices = [station.vertex for station in state.stations]
    _insist(len(set(vertices)) == len(vertices), "two stations on a vertex")
    for vertex in vertices:
        _insist(vertex in CITY_VERTICES, f"station at {vertex}")
        carried = any(vertex in line.path for _, line in _lines(state))
        _insist(carried, f"station at {vertex} off every line")


def _assert_markers(state: State) -> None:
    """I4: none is lost; each lies on its type, on a tunnel of its owner, and apart from its twin."""
    held = [marker for mine in state.seats for marker in mine.hand]
    there = [*held, *(placed.marker for placed in state.placed)]
    _insist(sorted(there) == sorted(MARKERS), "markers lost or doubled")
    board = board_of(state)
    for seat, mine in enumerate(state.seats):
        _insist(mine.hand == sorted_hand(mine.hand), f"hand of seat {seat} is out of order")
        covered = {
            cell for line in mine.lines for cell in line.cells if board.kind(cell) is not None
        }
        placed = {each.cell for each in state.placed if each.seat == seat}
        _insist(covered == placed, f"seat {seat} covers {covered}, with markers on {placed}")
    for placed_ in state.placed:
        fits = board.printed.get(placed_.cell) == kind_of(placed_.marker)
        _insist(fits, f"{placed_.marker} on {placed_.cell}")
    for one, other in combinations(state.placed, 2):
        touch = other.cell in neighbouring(one.cell)
        same = letter_of(one.marker) == letter_of(other.marker)
        _insist(not (touch and same), f"{one.marker} touches {other.marker}")


def _assert_edges(state: State) -> None:
    """I5: an edge carries two lines at most. (Their cells differ by I1.)"""
    used = Counter(edge for _, line in _lines(state) for edge in edges(line.path))
    _insist(max(used.values(), default=0) <= 2, "three lines on an edge")


def _assert_interchanges(state: State) -> None:
    """I6: two lines have a station at every common vertex, unless they run alongside.

    In that case they share an edge there, and one of the two has no other.
    """
    stations = {station.vertex for station in state.stations}
    started = [line.path for _, line in _lines(state) if line.path]
    for one, other in combinations(started, 2):
        for vertex in one:
            if vertex not in other or vertex in stations:
                continue
            mine, theirs = _edges_at(one, vertex), _edges_at(other, vertex)
            alongside = bool(mine & theirs) and (mine <= theirs or theirs <= mine)
            _insist(alongside, f"no station at {vertex}, where two lines meet")


def _edges_at(path: list[str], vertex: str) -> frozenset[frozenset[str]]:
    return frozenset(edge for edge in edges(path) if vertex in edge)


def _assert_points(state: State) -> None:
    """I7: station points come from stations alone."""
    worth = board_of(state).worth
    points = sum(mine.points for mine in state.seats)
    built = sum(worth[station.vertex] for station in state.stations)
    if state.rules.station_points == BUILDER:
        for seat, mine in enumerate(state.seats):
            own = sum(worth[each.vertex] for each in state.stations if each.seat == seat)
            _insist(mine.points == own, f"seat {seat} has {mine.points} points, built {own}")
    _insist(built <= points <= built * len(state.seats), f"{points} points of {built}")


def _assert_flow(state: State) -> None:
    turn, over = state.turn, state.phase is Phase.OVER
    _insist(0 <= turn.seat < len(state.seats), f"turn of seat {turn.seat}")
    _insist(len(turn.tunnels) <= DIG, f"{len(turn.tunnels)} tunnels in a turn")
    _insist((turn.required is None) == (not turn.tunnels), "a dig without its length")
    if turn.bonus_line is not None:
        line = state.seats[turn.seat].lines[turn.bonus_line - 1]
        _insist(line.complete and state.supply > 0, "a bonus station that is not due")
    _insist((state.final is None) == (state.phase is Phase.CONSTRUCTION), f"final in {state.phase}")
    if state.phase is Phase.FINAL_ROUND and state.final is not None:
        _insist(turn.seat == state.final.left[0], "a last turn out of order")
    _insist(0 <= state.passes <= len(state.seats), f"{state.passes} passes in a row")
    letters = [trip.letter for trip in state.trips]
    _insist(bool(letters) == over, f"trips in {state.phase}")
    _insist(not over or letters == [*"ABCDEF", PARK_LAKE], f"trips are {letters}")


def _insist(holds: bool, what: str) -> None:
    if not holds:
        raise InvariantBroken(f"metromania: {what}")
