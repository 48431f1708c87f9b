"""The lessons of the first game, and their moments."""

from rules.core.lessons import Course, Lesson
from rules.core.text import Msg, msg, seat_msg
from rules.metromania.components.content import KINDS
from rules.metromania.components.coordinates import CELLS_AT
from rules.metromania.view import LineView, View

_MANY_TUNNELS = 6
"""The number of tunnels from which on a line's way to its exit is worth a thought."""


def _place(name: str) -> Msg:
    return msg("core.place", place=name)


def _lines(view: View) -> tuple[LineView, ...]:
    return () if view.viewer is None else view.seats[view.viewer].lines


def _has_begun(view: View) -> bool:
    return bool(_lines(view)[0].path) and not _is_half_made(view)


def _is_half_made(view: View) -> bool:
    return bool(view.chosen)


def _before_first(view: View) -> bool:
    return not any(line.path for line in _lines(view)) or _is_half_made(view)


def _begins(view: View) -> Msg | None:
    """Return the start of a line, possible or chosen in the form."""
    marks = (*view.chosen, *view.marks)
    return _place(marks[0].tunnel.cell) if marks else None


def _digs_on(view: View) -> Msg | None:
    return _place(view.marks[0].tunnel.cell) if view.marks else _begins(view)


def _marker(view: View) -> Msg | None:
    """A marker on the map, rather one of the viewer's."""
    own = [each for each in view.placed if each.seat == view.viewer]
    return _place((own or view.placed)[-1].cell) if view.placed else None


def _station(view: View) -> Msg | None:
    return _place(view.stations[-1].vertex) if view.stations else None


def _site(view: View) -> Msg | None:
    """Return the vertex at which a station touches most, or stands in the form."""
    marks = (*view.chosen_vertices, *view.vertex_marks)
    if not marks:
        return None
    return _place(max(marks, key=lambda each: _touches(view, each.vertex)).vertex)


def _touches(view: View, vertex: str) -> int:
    """Return the number of destinations that a vertex touches."""
    return sum(view.city.get(cell) in KINDS for cell in CELLS_AT.get(vertex, ()))


def _own(view: View) -> Msg | None:
    return None if view.viewer is None else seat_msg(view.viewer)


COURSE: Course[View] = Course(
    seed=7,
    seats=2,
    options={},
    lessons=(
        Lesson("start", verb="dig", when=_before_first, mark=_begins),
        Lesson("dig", verb="dig", when=_has_begun, mark=_digs_on),
        Lesson(
            "marker",
            verb="dig",
            when=lambda view: bool(view.placed),
            mark=_marker,
        ),
        Lesson("build", verb="station", mark=_site),
        Lesson("station", when=lambda view: bool(view.stations), mark=_station),
        Lesson(
            "lines",
            when=lambda view: any(len(each.cells) >= _MANY_TUNNELS for each in _lines(view)),
            mark=_own,
        ),
        Lesson(
            "end",
            when=lambda view: view.closed > 0,
            mark=lambda view: msg("core.region.stock"),
        ),
        Lesson("last", questions=("metromania.asked.final_round",)),
    ),
)
