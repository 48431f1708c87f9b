"""Builds stations and scores them (chapter "Stations, completion, blocked lines")."""

from rules.core.errors import IllegalMove
from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName, msg
from rules.metromania.components.content import DIG
from rules.metromania.components.coordinates import CELLS_AT
from rules.metromania.network.board import Board, board_of, is_city_vertex
from rules.metromania.network.lines import Network, network_of, stations_in
from rules.metromania.network.reach import max_dig
from rules.metromania.state import Line, State, Station

BUILDER = "builder"
SLASH = "/"
"""Between the cells that meet at a vertex: people know it by them."""


def destinations_at(board: Board, vertex: str) -> tuple[Msg, ...]:
    """Return the names of the destinations that a station at a vertex would touch."""
    kinds = ((cell, board.kind(cell)) for cell in CELLS_AT.get(vertex, ()))
    return tuple(
        msg("metromania.text.destination", kind=kind, cell=cell)
        for cell, kind in kinds
        if kind is not None
    )


def cells_around(board: Board, vertex: str) -> str:
    """Return the labels of the cells at a vertex that are no destinations."""
    return SLASH.join(cell for cell in CELLS_AT.get(vertex, ()) if board.kind(cell) is None)


def build_station(draft: State, vertex: str, kind: str, log: Log) -> None:
    """Put a station on a vertex and score it in the acting seat's turn."""
    seat = draft.turn.seat
    draft.supply -= 1
    draft.stations.append(Station(vertex, kind, seat))
    draft.turn.stations.append(vertex)
    board = board_of(draft)
    points = board.worth[vertex]
    scoring = scoring_seats(draft, vertex)
    for other in scoring:
        draft.seats[other].points += points
    log.tell(
        f"metromania.event.station_{kind}",
        seat=SeatName(seat),
        vertex=destinations_at(board, vertex) or cells_around(board, vertex),
        points=points,
        seats=tuple(SeatName(other) for other in scoring),
    )


def scoring_seats(state: State, vertex: str) -> tuple[Seat, ...]:
    """The seats that score a station at a vertex."""
    if state.rules.station_points == BUILDER:
        return (state.turn.seat,)
    return tuple(
        seat
        for seat, mine in enumerate(state.seats)
        if any(vertex in line.path for line in mine.lines)
    )


def open_vertices(state: State, line: Line) -> tuple[str, ...]:
    """The city's vertices on a line that have no station, starting at the line's start."""
    stations = stations_in(state)
    return tuple(
        vertex for vertex in line.path if is_city_vertex(vertex) and vertex not in stations
    )


def intermediate_vertices(state: State, line: Line) -> tuple[str, ...]:
    """The vertices for an intermediate station on a line, starting at the line's start.

    With `station_between`, a station must lie nearer to the head. Before the vertex there is at least the start marker.
    """
    if line.complete or not line.path or state.supply == 0:
        return ()
    if not state.rules.station_between:
        return open_vertices(state, line)
    stations, path = stations_in(state), line.path
    farthest = len(path) - 1
    while farthest and path[farthest] not in stations:
        farthest -= 1
    return tuple(
        [vertex for vertex in path[:farthest] if is_city_vertex(vertex) and vertex not in stations]
    )


def bonus_vertices(state: State, seat: Seat) -> tuple[str, ...]:
    """The vertices where the bonus station that is due may be built."""
    assert state.turn.bonus_line is not None
    return open_vertices(state, state.seats[seat].lines[state.turn.bonus_line - 1])


def check_bonus(state: State, seat: Seat, vertex: str) -> None:
    """Refuse a bonus station. An empty vertex declines it.

    Raises:
        IllegalMove: no_bonus, not_on_line or station_exists.
    """
    number = state.turn.bonus_line
    if number is None:
        raise IllegalMove("metromania.no_bonus")
    if vertex:
        check_vertex(state, seat, number, vertex)


def check_vertex(state: State, seat: Seat, number: int, vertex: str) -> None:
    """Refuse a station that is not on the seat's line, or where there is one already.

    Raises:
        IllegalMove: not_on_line or station_exists.
    """
    line = state.seats[seat].lines[number - 1]
    if vertex not in line.path or not is_city_vertex(vertex):
        raise IllegalMove("metromania.not_on_line", vertex=vertex, line=number)
    if any(station.vertex == vertex for station in state.stations):
        raise IllegalMove("metromania.station_exists", vertex=vertex)


def apply_bonus(
    draft: State, seat: Seat, vertex: str, log: Log, network: Network | None = None
) -> None:
    """Build the bonus station that is due, or decline it. `network` is the draft's, if it is known, and follows it.

    The station may come from the tunnels that the dig was still to have; the dig then need not be as long.
    """
    turn = draft.turn
    number = turn.bonus_line
    assert number is not None
    turn.bonus_line = None
    net = network or network_of(draft)
    net.drawn.forget()
    if not vertex:
        log.tell("metromania.event.bonus_declined", seat=SeatName(seat), line=number)
        return
    build_station(draft, vertex, "bonus", log)
    net.note_station(vertex)
    if turn.required is not None:
        dug = len(turn.tunnels)
        turn.required = min(turn.required, dug + max_dig(net, seat, DIG - dug))
