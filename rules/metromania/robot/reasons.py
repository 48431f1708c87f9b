"""Reasons of the robot for a move, in words of the title (ADR 43). They use only the seat's knowledge."""

from collections.abc import Iterator
from typing import Final

from rules.core.copying import copy_state
from rules.core.game import Move
from rules.core.hinting import weightiest
from rules.core.log import Silence
from rules.core.seats import Seat
from rules.core.text import Msg, msg
from rules.metromania.components.steps import read_step
from rules.metromania.network.digging import Digging
from rules.metromania.network.distances import FAR, exact_distance
from rules.metromania.network.lines import network_of
from rules.metromania.network.stations import apply_bonus, build_station
from rules.metromania.state import Line, State
from rules.metromania.turns.trips import PARK_LAKE, graph_of, run_trips
from rules.metromania.verbs.bonus import Bonus
from rules.metromania.verbs.dig import Dig
from rules.metromania.verbs.station import Station

_Weighed = tuple[int, Msg]
"""A reason, after about how many hundredths of a point it is worth."""

_COMPLETE: Final = 1_500
_MARKER: Final = 250
_TUNNEL: Final = 60
"""One tunnel less to an exit."""


def reasons(state: State, seat: Seat, move: Move) -> tuple[Msg, ...]:
    """Return the reasons for a legal move, the weightiest first."""
    after = _made(state, seat, move)
    if after is None:
        return ()
    found = [
        *_stations(state, after, seat),
        *_lines(state, after, seat),
        *_markers(state, after, seat),
        *_trips(state, after, seat),
    ]
    return weightiest(found)


def _made(state: State, seat: Seat, move: Move) -> State | None:
    """The position after a move, before the turn passes on."""
    draft, log = copy_state(state), Silence()
    match move:
        case Dig():
            digging = Digging(draft, seat)
            for text in move.texts:
                digging.apply(read_step(text), log)
        case Station(_, vertex):
            build_station(draft, vertex, "intermediate", log)
        case Bonus(vertex):
            apply_bonus(draft, seat, vertex, log)
        case _:
            return None
    return draft


def _stations(state: State, after: State, seat: Seat) -> Iterator[_Weighed]:
    gained = after.seats[seat].points - state.seats[seat].points
    if gained > 0:
        old = {station.vertex for station in state.stations}
        built = tuple(each.vertex for each in after.stations if each.vertex not in old)
        reason = msg("metromania.reason.stations", vertices=built, count=len(built), points=gained)
        yield 100 * gained, reason


def _lines(state: State, after: State, seat: Seat) -> Iterator[_Weighed]:
    """Lines that are completed, begun, or nearer to an exit."""
    complete = sum(line.complete for line in after.seats[seat].lines)
    both = zip(state.seats[seat].lines, after.seats[seat].lines, strict=True)
    for number, (old, new) in enumerate(both, 1):
        if len(new.path) == len(old.path):
            continue
        if new.complete:
            key = "both_complete" if complete == 2 else "complete"
            yield _COMPLETE * complete, msg(f"metromania.reason.{key}", line=number)
            continue
        left = _left(after, seat, number)
        if left == FAR:
            continue
        if not old.path:
            yield 2 * _TUNNEL, msg("metromania.reason.begun", line=number, left=left)
            continue
        nearer = _left(state, seat, number) - left
        if nearer > 0:
            reason = msg("metromania.reason.nearer", line=number, left=left)
            yield _TUNNEL * nearer + 5 * max(0, 10 - left), reason


def _left(state: State, seat: Seat, number: int) -> int:
    """The tunnels that a begun line needs at least."""
    line: Line = state.seats[seat].lines[number - 1]
    if len(line.path) < 2:
        return FAR
    net = network_of(state)
    return exact_distance(net, net.tracks_of(seat)[number - 1])


def _markers(state: State, after: State, seat: Seat) -> Iterator[_Weighed]:
    """Markers that come onto the map, and those that a new station serves."""
    graph_before, graph = graph_of(state), graph_of(after)
    lay = {placed.marker for placed in state.placed}
    for placed in after.placed:
        if placed.seat != seat:
            continue
        kind, _, letter = placed.marker.partition("-")
        what = msg("metromania.text.marker", kind=msg(f"metromania.kind.{kind}"), letter=letter)
        served = bool(graph.serving(placed.cell))
        if placed.marker not in lay:
            key = "placed_served" if served else "placed"
            yield _MARKER * (1 + served), msg(f"metromania.reason.{key}", marker=what)
        elif served and not graph_before.serving(placed.cell):
            yield _MARKER, msg("metromania.reason.served", marker=what)


def _trips(state: State, after: State, seat: Seat) -> Iterator[_Weighed]:
    """Trips that can be made and bring the seat more than before. Whose an unplaced marker is plays no part in it."""
    for old, new in zip(run_trips(state), run_trips(after), strict=True):
        gained = new.points[seat] - old.points[seat]
        if gained <= 0 or new.minutes is None:
            continue
        if new.letter == PARK_LAKE:
            yield 100 * gained, msg("metromania.reason.sights", points=new.points[seat])
        else:
            reason = msg("metromania.reason.trip", letter=new.letter, points=new.points[seat])
            yield 100 * gained, reason
