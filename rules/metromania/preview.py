"""A move in the making, seen by its seat before it is confirmed (chapter "Host notes")."""

from collections.abc import Iterable

from msgspec.structs import replace

from rules.core.copying import copy_state
from rules.core.errors import IllegalMove, MalformedMove
from rules.core.game import Given
from rules.core.log import Log
from rules.core.seats import Seat
from rules.metromania.forms.dig import NAMES, STOP
from rules.metromania.network.digging import apply_step, check_step
from rules.metromania.network.keys import tunnel_keys, vertex_keys
from rules.metromania.network.reach import next_tunnels
from rules.metromania.network.stations import apply_bonus, bonus_vertices, build_station
from rules.metromania.network.steps import read_step
from rules.metromania.state import State, turn_so_far
from rules.metromania.verbs.station import station_places
from rules.metromania.view import (
    TunnelMark,
    TunnelView,
    VertexMark,
    View,
    turn_view,
    view,
)


def preview(state: State, seat: Seat, verb: str, given: Given) -> View:
    """The seat's view with as much of the move carried out as fits, and marks on what may come next."""
    if state.turn.seat != seat or verb not in ("dig", "station", "bonus"):
        return view(state, seat)
    draft = copy_state(state)
    tunnels: tuple[TunnelMark, ...] = ()
    match verb:
        case "dig":
            _dig(draft, seat, given)
            tunnels = _tunnel_marks(draft, seat)
            vertices = _bonus_places(draft, seat)
        case "station":
            vertices = _build(draft, seat, given)
        case _:
            vertices = _bonus(draft, seat, given)
    return replace(
        view(draft, seat),
        last=turn_view(turn_so_far(draft)),
        is_preview=True,
        marks=tunnels,
        vertex_marks=_vertex_marks(vertices),
    )


def _dig(draft: State, seat: Seat, given: Given) -> None:
    """Do the steps chosen so far, up to a stop or one that does not fit."""
    for name in NAMES:
        text = given.get(name)
        if not isinstance(text, str) or text == STOP:
            return
        try:
            step = read_step(text)
            check_step(draft, seat, step)
        except (IllegalMove, MalformedMove):
            return
        apply_step(draft, seat, step, Log())


def _tunnel_marks(state: State, seat: Seat) -> tuple[TunnelMark, ...]:
    openings = next_tunnels(state, seat)
    starts = {(each.track.number, each.cell, each.end): each.start for each in openings}
    return tuple(
        TunnelMark(key, TunnelView(line, cell, starts[line, cell, end], end))
        for (line, cell, end), key in tunnel_keys(openings).items()
    )


def _bonus_places(state: State, seat: Seat) -> tuple[str, ...]:
    return () if state.turn.bonus_line is None else bonus_vertices(state, seat)


def _build(draft: State, seat: Seat, given: Given) -> tuple[str, ...]:
    """Build the intermediate station if it is chosen; otherwise, where it may go on the line that is."""
    vertices = station_places(draft, seat).get(given.get("line", 0), ())
    if given.get("vertex") not in vertices:
        return vertices
    build_station(draft, given["vertex"], "intermediate", Log())
    return ()


def _bonus(draft: State, seat: Seat, given: Given) -> tuple[str, ...]:
    """Build or decline the bonus station if that is chosen; otherwise, where it may go."""
    vertices = _bonus_places(draft, seat)
    vertex = given.get("vertex")
    if not vertices or vertex not in (*vertices, ""):
        return vertices
    apply_bonus(draft, seat, vertex, Log())
    return ()


def _vertex_marks(vertices: Iterable[str]) -> tuple[VertexMark, ...]:
    return tuple(VertexMark(key, vertex) for vertex, key in vertex_keys(vertices).items())
