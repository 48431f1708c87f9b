"""Builds an intermediate station instead of digging (chapter "Validation of an intermediate station")."""

from collections.abc import Hashable, Sequence

from rules.core.ahead import Ahead
from rules.core.domains import OneOf, Option
from rules.core.errors import IllegalMove
from rules.core.game import Field, Given, Move, Verb
from rules.core.log import Log
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.shortcuts import Shortcut
from rules.core.text import msg
from rules.metromania.components.steps import known_line, known_vertex
from rules.metromania.forms.dig import station_option, station_options
from rules.metromania.network.board import board_of
from rules.metromania.network.lines import Kept, network_of
from rules.metromania.network.stations import build_station, check_vertex, intermediate_vertices
from rules.metromania.state import State
from rules.metromania.turns.ahead import supposed_turn, touched
from rules.metromania.turns.flow import end_turn


class Station(Move, frozen=True):
    line: int
    """1 or 2."""
    vertex: str


def station_places(state: State, seat: Seat) -> dict[int, tuple[str, ...]]:
    """By line, the vertices where the seat may build an intermediate station now."""
    if state.turn.tunnels or state.turn.bonus_line is not None:
        return {}
    found = {
        number: intermediate_vertices(state, line)
        for number, line in enumerate(state.seats[seat].lines, 1)
    }
    return {number: vertices for number, vertices in found.items() if vertices}


def has_place(state: State, seat: Seat) -> bool:
    """Return true if there are any `station_places`."""
    if state.turn.tunnels or state.turn.bonus_line is not None:
        return False
    return any(intermediate_vertices(state, line) for line in state.seats[seat].lines)


def _available(state: State, seat: Seat) -> bool:
    return state.turn.seat == seat and has_place(state, seat)


def check(state: State, seat: Seat, move: Station) -> None:
    """Refuse a station for the first reason that applies.

    Raises:
        MalformedMove: unknown_line or unknown_vertex.
        IllegalMove: bonus_pending, turn_used, not_started, line_done, supply_empty, not_on_line, station_exists or
            not_between.
    """
    known_line(str(move.line))
    known_vertex(move.vertex)
    if state.turn.bonus_line is not None:
        raise IllegalMove("metromania.bonus_pending", line=state.turn.bonus_line)
    if state.turn.tunnels:
        raise IllegalMove("metromania.turn_used")
    line = state.seats[seat].lines[move.line - 1]
    if not line.path:
        raise IllegalMove("metromania.not_started", line=move.line)
    if line.complete:
        raise IllegalMove("metromania.line_done", line=move.line)
    if state.supply == 0:
        raise IllegalMove("metromania.supply_empty")
    check_vertex(state, seat, move.line, move.vertex)
    possible = intermediate_vertices(state, line)
    if move.vertex not in possible:
        raise IllegalMove("metromania.not_between", vertices=possible, count=len(possible))


def apply(draft: State, seat: Seat, move: Station, log: Log) -> None:
    build_station(draft, move.vertex, "intermediate", log)
    if type(draft) is Kept:
        network_of(draft).note_station(move.vertex)
    end_turn(draft, log)


def _lines(state: State, seat: Seat, given: Given) -> OneOf:
    return OneOf(
        tuple(
            Option(number, msg("metromania.text.line", line=number))
            for number in station_places(state, seat)
        )
    )


def _vertices(state: State, seat: Seat, given: Given) -> OneOf:
    vertices = station_places(state, seat)[given["line"]]
    return OneOf(tuple(station_options(vertices, board_of(state), str)))


def _places(state: State, seat: Seat, given: Given) -> Sequence[Option]:
    """The vertices on both lines, those with the most points first."""
    board = board_of(state)
    found = [
        (line, vertex)
        for line, vertices in station_places(state, seat).items()
        for vertex in vertices
    ]
    found.sort(key=lambda place: -board.worth[place[1]])
    return [station_option(board, vertex, (line, vertex)) for line, vertex in found]


def sample(state: State, seat: Seat, rng: Rng) -> Station:
    places = station_places(state, seat)
    line = rng.pick(tuple(places))
    return Station(line, rng.pick(places[line]))


def _leans_on(state: State, seat: Seat, move: Station) -> Hashable:
    return touched(state, (), (move.vertex,))


STATION = Verb(
    name="station",
    move=Station,
    available=_available,
    check=check,
    apply=apply,
    fields=(Field("line", _lines), Field("vertex", _vertices)),
    shortcuts=(Shortcut("place", _places, is_complete=True),),
    check_off_menu=True,
    sample=sample,
    ahead=Ahead(supposed_turn, _leans_on),
)
