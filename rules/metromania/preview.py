"""A half-made move as its seat sees it before confirming (chapter "Host notes")."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from msgspec.structs import replace

from rules.core.copying import copy_state
from rules.core.errors import IllegalMove, MalformedMove
from rules.core.game import Given
from rules.core.log import Log
from rules.core.seats import Seat
from rules.metromania.components.steps import DigStep, read_step
from rules.metromania.forms.dig import NAMES, STOP, step_places
from rules.metromania.network.digging import apply_step, check_step
from rules.metromania.network.keys import Keys, Place, is_at, vertex_keys
from rules.metromania.network.stations import apply_bonus, bonus_vertices, build_station
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
    """Return the seat's view with the legal part of the move carried out, and marks on possible next steps."""
    if state.turn.seat != seat or verb not in ("dig", "station", "bonus"):
        return view(state, seat)
    draft = copy_state(state)
    match verb:
        case "dig":
            marks = _dig(draft, seat, given)
        case "station":
            marks = _Marks(vertices=_vertex_marks(_build(draft, seat, given)))
        case _:
            marks = _Marks(vertices=_vertex_marks(_bonus(draft, seat, given)))
    return replace(
        view(draft, seat),
        last=turn_view(turn_so_far(draft)),
        is_preview=True,
        marks=marks.tunnels,
        vertex_marks=marks.vertices,
        chosen=marks.chosen,
        chosen_vertices=marks.chosen_vertices,
    )


@dataclass(frozen=True, slots=True)
class _Marks:
    tunnels: tuple[TunnelMark, ...] = ()
    vertices: tuple[VertexMark, ...] = ()
    chosen: tuple[TunnelMark, ...] = ()
    chosen_vertices: tuple[VertexMark, ...] = ()


def _dig(draft: State, seat: Seat, given: Given) -> _Marks:
    """Do the chosen steps, up to a stop or one that does not fit.

    From the second step on, mark alternatives, since a form proposes a step; before that, mark all possible steps.
    """
    keys = Keys()
    offered: dict[Place, None] = {}
    chosen: list[Place] = []
    for number, name in enumerate(NAMES):
        places = step_places(draft, seat)
        keys.add(places)
        step = _legal_step(draft, seat, given.get(name))
        if step is None or number > 0:
            offered |= dict.fromkeys(places)
        if step is None:
            break
        if number == 0:
            keys.keep_only(step)
        chosen += [place for place in places if is_at(step, place)]
        apply_step(draft, seat, step, Log())
    others = [place for place in offered if place not in chosen]
    return _Marks(
        tuple(_tunnel_marks(keys, others)),
        tuple(VertexMark(keys[each], each) for each in others if isinstance(each, str)),
        tuple(_tunnel_marks(keys, chosen)),
        tuple(VertexMark(keys[each], each) for each in chosen if isinstance(each, str)),
    )


def _legal_step(draft: State, seat: Seat, text: object) -> DigStep | None:
    """The step that a field holds; None for a stop, or one that does not fit."""
    if not isinstance(text, str) or text == STOP:
        return None
    try:
        step = read_step(text)
        check_step(draft, seat, step)
    except (IllegalMove, MalformedMove):
        return None
    return step


def _tunnel_marks(keys: Keys, places: Iterable[Place]) -> Iterator[TunnelMark]:
    for place in places:
        if not isinstance(place, str):
            yield TunnelMark(keys[place], TunnelView(*place))


def _bonus_places(state: State, seat: Seat) -> tuple[str, ...]:
    return () if state.turn.bonus_line is None else bonus_vertices(state, seat)


def _build(draft: State, seat: Seat, given: Given) -> tuple[str, ...]:
    """Build the intermediate station if it is chosen; otherwise mark where it may go on the chosen line."""
    vertices = station_places(draft, seat).get(given.get("line", 0), ())
    if given.get("vertex") not in vertices:
        return vertices
    build_station(draft, given["vertex"], "intermediate", Log())
    return ()


def _bonus(draft: State, seat: Seat, given: Given) -> tuple[str, ...]:
    """Build or decline the bonus station if that is chosen; otherwise mark where it may go."""
    vertices = _bonus_places(draft, seat)
    vertex = given.get("vertex")
    if not vertices or vertex not in (*vertices, ""):
        return vertices
    apply_bonus(draft, seat, vertex, Log())
    return ()


def _vertex_marks(vertices: Iterable[str]) -> tuple[VertexMark, ...]:
    return tuple(VertexMark(key, vertex) for vertex, key in vertex_keys(vertices).items())
