"""Views of a table for one viewer, as values (chapters "State" and "Visibility")."""

from msgspec import Struct

from rules.core.game import Outcome
from rules.core.seats import Seat
from rules.metromania.components.content import (
    CLOSED_LIMIT,
    TUNNELS,
    LineStatus,
    kind_of,
    letter_of,
)
from rules.metromania.network.board import board_of
from rules.metromania.network.completion import closed_lines, line_statuses
from rules.metromania.network.tunnels import HIDDEN
from rules.metromania.state import Line, Phase, Rules, State, Trip, TurnMade, turn_so_far
from rules.metromania.turns.flow import outcome


class LineView(Struct, frozen=True):
    """A line, with cells and vertices by label."""

    number: int
    """1 (solid) or 2 (striped)."""
    path: tuple[str, ...]
    """Vertices from the tip of the start space to the head; a complete line ends at the tip of its exit space.

    Empty while the line is not started.
    """
    cells: tuple[str, ...]
    """The cell of each tunnel: ``cells[i]`` holds the rail from ``path[i]`` to ``path[i + 1]``."""
    left: int
    """Tunnels left, of 18."""
    status: LineStatus


class MarkerView(Struct, frozen=True):
    """A destination marker in a seat's hand."""

    kind: str
    """``R`` residential, ``C`` commercial, ``E`` entertainment."""
    letter: str | None
    """``A`` to ``F``; None when this viewer may not know it."""


class SeatView(Struct, frozen=True):
    points: int
    """Station points."""
    score: int
    """The current points: station points, at the end the total."""
    lines: tuple[LineView, LineView]
    markers: tuple[MarkerView, ...]
    """Unplaced markers, in the order R, C, E, then by letter."""


class PlacedView(Struct, frozen=True):
    """A destination marker on the map."""

    cell: str
    kind: str
    letter: str
    seat: Seat


class StationView(Struct, frozen=True):
    vertex: str
    kind: str
    """``meet``, ``split``, ``intermediate`` or ``bonus``."""


class TunnelView(Struct, frozen=True):
    line: int
    cell: str
    start: str
    """The vertex where its rail begins."""
    end: str


class TurnView(Struct, frozen=True):
    """The effects of a turn: of the last one or, in a preview, of the viewer's half-made one."""

    seat: Seat
    tunnels: tuple[TunnelView, ...]
    stations: tuple[str, ...]
    """Vertices of the stations built, in order."""


class TunnelMark(Struct, frozen=True):
    """A tunnel that may be dug or is chosen, with the letter of the choice that digs it."""

    key: str
    tunnel: TunnelView


class VertexMark(Struct, frozen=True):
    """A vertex that may get a station or is chosen, with the letter of its choice."""

    key: str
    vertex: str


class EndView(Struct, frozen=True):
    """One end of a test trip."""

    kind: str
    """``R``, ``C``, ``E``, ``P`` (park) or ``L`` (lake)."""
    cell: str | None
    """None if the marker was never placed."""
    seat: Seat | None
    """The seat that holds or placed the marker; None for park and lake."""
    stations: tuple[str, ...]
    """The stations that serve it."""


class HopView(Struct, frozen=True):
    """A ride from one station to the next along a line, on a fastest route."""

    seat: Seat
    line: int
    start: str
    end: str


class TripView(Struct, frozen=True):
    """A test trip."""

    letter: str
    """``A`` to ``F``, or ``PL`` for the trip between park and lake."""
    ends: tuple[EndView, EndView]
    minutes: int | None
    """None if it is impossible."""
    hops: tuple[HopView, ...]
    """Of all fastest routes."""
    changes: tuple[str, ...]
    """Stations at which some fastest route changes lines."""
    culprits: tuple[Seat, ...]
    points: tuple[int, ...]
    """Per seat, the gain or loss by the trip."""


class View(Struct, frozen=True):
    viewer: Seat | None
    phase: str
    """``construction``, ``final_round`` or ``over``."""
    round: int
    """The number of turns that the acting seat has begun."""
    acting: Seat | None
    rules: dict[str, str]
    """The rules in force: ``markers``, ``impossible_trip``, ``final_round``, ``station_points``, …"""
    map_title: str
    city: dict[str, str]
    """The symbol printed on each of the 150 cells: ``R``, ``C``, ``E``, ``P`` (park), ``L`` (lake) or ``.``."""
    arrows: tuple[str, ...]
    """The arrow spaces in use on this map, by label."""
    seats: tuple[SeatView, ...]
    placed: tuple[PlacedView, ...]
    stations: tuple[StationView, ...]
    """In the order in which they were placed."""
    supply: int
    """Stations left, of 30."""
    closed: int
    """Complete and blocked lines."""
    closed_limit: int
    """The number of complete and blocked lines at which construction ends."""
    last: TurnView | None
    """The last turn; in a preview, the half-made one so far (possibly empty)."""
    is_preview: bool
    marks: tuple[TunnelMark, ...]
    """In a preview, the tunnels that may be dug next, or instead of those after the first."""
    vertex_marks: tuple[VertexMark, ...]
    """In a preview, the vertices where the station may go."""
    chosen: tuple[TunnelMark, ...]
    """In a preview, the tunnels of the half-made dig."""
    chosen_vertices: tuple[VertexMark, ...]
    """In a preview, the vertices of its bonus stations."""
    trips: tuple[TripView, ...]
    """All seven trips in order once construction is over, else empty."""
    outcome: Outcome | None


def view(state: State, viewer: Seat | None) -> View:
    """The table as a seat or a spectator (None) sees it."""
    over = state.phase is Phase.OVER
    board = board_of(state)
    statuses = line_statuses(state)
    ended = outcome(state)
    return View(
        viewer=viewer,
        phase=state.phase.value,
        round=_round(state),
        acting=None if over else state.turn.seat,
        rules=_rules(state.rules),
        map_title=state.map_title,
        city=dict(board.printed),
        arrows=board.arrows,
        seats=tuple(
            _seat(
                state,
                seat,
                statuses[seat],
                score=state.seats[seat].points if ended is None else ended.scores[seat].total,
                letters=over or state.rules.markers != HIDDEN or seat == viewer,
            )
            for seat in range(len(state.seats))
        ),
        placed=tuple(
            PlacedView(each.cell, kind_of(each.marker), letter_of(each.marker), each.seat)
            for each in state.placed
        ),
        stations=tuple(StationView(each.vertex, each.kind) for each in state.stations),
        supply=state.supply,
        closed=closed_lines(statuses),
        closed_limit=CLOSED_LIMIT[len(state.seats)],
        last=_last(state),
        is_preview=False,
        marks=(),
        vertex_marks=(),
        chosen=(),
        chosen_vertices=(),
        trips=tuple(_trip(trip) for trip in state.trips),
        outcome=ended,
    )


def turn_view(made: TurnMade) -> TurnView:
    return TurnView(
        seat=made.seat,
        tunnels=tuple(
            TunnelView(tunnel.line, tunnel.cell, tunnel.start, tunnel.end)
            for tunnel in made.tunnels
        ),
        stations=made.stations,
    )


def _last(state: State) -> TurnView | None:
    """The current turn if it has done something, else the one before."""
    if state.turn.tunnels:
        return turn_view(turn_so_far(state))
    return None if state.last is None else turn_view(state.last)


def _round(state: State) -> int:
    if state.phase is Phase.OVER:
        return max(mine.turns for mine in state.seats)
    return state.seats[state.turn.seat].turns + 1


def _rules(rules: Rules) -> dict[str, str]:
    return {name: str(getattr(rules, name)).lower() for name in rules.__struct_fields__}


def _seat(
    state: State, seat: Seat, statuses: tuple[LineStatus, LineStatus], *, score: int, letters: bool
) -> SeatView:
    mine = state.seats[seat]
    first, second = mine.lines
    return SeatView(
        points=mine.points,
        score=score,
        lines=(_line(1, first, statuses[0]), _line(2, second, statuses[1])),
        markers=tuple(
            MarkerView(kind_of(marker), letter_of(marker) if letters else None)
            for marker in mine.hand
        ),
    )


def _line(number: int, line: Line, status: LineStatus) -> LineView:
    return LineView(
        number=number,
        path=tuple(line.path),
        cells=tuple(line.cells),
        left=TUNNELS - len(line.cells),
        status=status,
    )


def _trip(trip: Trip) -> TripView:
    one, other = (EndView(end.kind, end.cell, end.seat, end.stations) for end in trip.ends)
    return TripView(
        letter=trip.letter,
        ends=(one, other),
        minutes=trip.minutes,
        hops=tuple(HopView(hop.seat, hop.line, hop.start, hop.end) for hop in trip.hops),
        changes=trip.changes,
        culprits=tuple(dict.fromkeys(culprit.seat for culprit in trip.culprits)),
        points=trip.points,
    )
