"""Views of Metromania for the tests of its pictures: a printed city, and lines dug at random over it."""

from dataclasses import dataclass, field
from itertools import pairwise
from random import Random

from msgspec.structs import replace

from rules.core.game import Outcome, ScorePart, SeatScore
from rules.core.text import msg
from rules.metromania.components.content import LETTERS, TUNNELS, LineStatus
from rules.metromania.components.coordinates import (
    CITY_CELLS,
    CORNERS,
    NEIGHBOURS,
    bend,
    edge_cells,
    mouths,
    side_of,
    tip,
)
from rules.metromania.view import (
    EndView,
    HopView,
    LineView,
    MarkerView,
    PlacedView,
    SeatView,
    StationView,
    TripView,
    TunnelMark,
    TunnelView,
    TurnView,
    VertexMark,
    View,
)

_PRINTED = """
..C........
C....P.E.....
...............
E.R....R...R..L..
.............C..E..
....C..............
.....R......C....
.E....C.......R
....E......E.
........R..
"""
CITY = dict(zip(CITY_CELLS, "".join(_PRINTED.split()), strict=True))
ARROWS = tuple(
    f"{kind}{side}{position}"
    for side in range(1, 7)
    for position, kind in ((1, "S"), (2, "X"), (4, "X"), (5, "S"))
)
KEYS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ123456789"
HANDS = {"R": "ACDF", "C": "ABDE", "E": "BCEF"}


@dataclass
class Digging:
    """Lines under construction, by seat and number: vertices and cells."""

    seats: int
    paths: dict[tuple[int, int], list[str]] = field(default_factory=dict)
    cells: dict[tuple[int, int], list[str]] = field(default_factory=dict)
    done: list[tuple[int, int]] = field(default_factory=list)
    stations: list[str] = field(default_factory=list)
    placed: list[PlacedView] = field(default_factory=list)
    last: TurnView | None = None

    def taken(self) -> set[str]:
        return {cell for cells in self.cells.values() for cell in cells}

    def options(self, seat: int, number: int) -> list[TunnelView]:
        """The tunnels that the line could dig next by geometry alone."""
        path, taken = self.paths.get((seat, number)), self.taken()
        if (seat, number) in self.done:
            return []
        if path is None:
            return [
                TunnelView(number, arrow, tip(arrow), mouth)
                for arrow in ARROWS
                if arrow[0] == "S" and arrow not in taken
                for mouth in mouths(arrow)
            ]
        if len(path) > TUNNELS:
            return []
        at = path[-1]
        found = []
        for after in NEIGHBOURS[at]:
            if after in path or (bend(path[-2], at, after) > 1 and at not in self.stations):
                continue
            for cell in edge_cells(at, after):
                if cell not in taken and CITY[cell] not in "PL":
                    found.append(TunnelView(number, cell, at, after))
        for arrow in ARROWS:
            fits = arrow[0] == "X" and at in CORNERS[arrow] and arrow not in taken
            if fits and side_of(arrow) != int(path[0][1]):
                found.append(TunnelView(number, arrow, at, tip(arrow)))
        return found

    def dig(self, seat: int, tunnel: TunnelView) -> list[str]:
        """Dig a tunnel. Returns the stations that it builds."""
        key = seat, tunnel.line
        if key not in self.paths:
            self.paths[key], self.cells[key] = [tunnel.start], []
        before = {vertex for other, path in self.paths.items() if other != key for vertex in path}
        used = {
            frozenset(path[i : i + 2])
            for other, path in self.paths.items()
            if other != key
            for i in range(len(path) - 1)
        }
        self.paths[key].append(tunnel.end)
        self.cells[key].append(tunnel.cell)
        if tunnel.cell.startswith("X"):
            self.done.append(key)
        new = []
        edge = frozenset((tunnel.start, tunnel.end))
        if tunnel.end in before and edge not in used and tunnel.end not in self.stations:
            new.append(tunnel.end)
        self.stations += new
        kind = CITY.get(tunnel.cell, ".")
        if kind in HANDS:
            self._place(seat, tunnel.cell, kind)
        return new

    def _place(self, seat: int, cell: str, kind: str) -> None:
        used = {marker.letter for marker in self.placed if marker.kind == kind}
        left = [letter for letter in HANDS[kind] if letter not in used]
        if left:
            self.placed.append(PlacedView(cell, kind, left[0], seat))


def grown(seed: int, turns: int, seats: int, *, markers: str = "open") -> View:
    """A random position after this many turns, as a spectator sees it."""
    random = Random(seed)
    digging = Digging(seats)
    for turn in range(turns):
        _turn(digging, random, turn % seats, first=turn < seats)
    return view_of(digging, turns, markers=markers)


def _turn(digging: Digging, random: Random, seat: int, *, first: bool) -> None:
    done: list[TunnelView] = []
    new: list[str] = []
    for _ in range(3):
        numbers = [1] if first or random.random() < 0.6 else [2, 1]
        options = [t for number in numbers for t in digging.options(seat, number)]
        if (seat, 1) in digging.done or not options:
            options = digging.options(seat, 2) if not first else options
        if not options:
            break
        exits = [tunnel for tunnel in options if tunnel.cell.startswith("X")]
        tunnel = random.choice(exits or options)
        new += digging.dig(seat, tunnel)
        done.append(tunnel)
    if not done:
        own = [v for n in (1, 2) for v in digging.paths.get((seat, n), [])[1:]]
        free = [v for v in own if v not in digging.stations and v.startswith("v")]
        if free:
            new.append(random.choice(free))
            digging.stations += new
    digging.last = TurnView(seat, tuple(done), tuple(new))


def view_of(digging: Digging, turns: int, *, markers: str = "open") -> View:
    seats = tuple(_seat(digging, seat, markers) for seat in range(digging.seats))
    closed = sum(
        line.status in (LineStatus.COMPLETE, LineStatus.BLOCKED)
        for seat in seats
        for line in seat.lines
    )
    return View(
        viewer=None,
        phase="construction",
        round=turns // digging.seats + 1,
        acting=turns % digging.seats,
        rules={"markers": markers},
        map_title="Original city",
        city=CITY,
        arrows=ARROWS,
        seats=seats,
        placed=tuple(digging.placed),
        stations=tuple(StationView(vertex, "meet") for vertex in digging.stations),
        supply=30 - len(digging.stations),
        closed=closed,
        closed_limit=digging.seats + 1,
        last=digging.last,
        is_preview=False,
        marks=(),
        vertex_marks=(),
        chosen=(),
        chosen_vertices=(),
        trips=(),
        outcome=None,
    )


def _seat(digging: Digging, seat: int, markers: str) -> SeatView:
    lines = []
    for number in (1, 2):
        path = tuple(digging.paths.get((seat, number), ()))
        cells = tuple(digging.cells.get((seat, number), ()))
        status = LineStatus.RUNNING
        if not path:
            status = LineStatus.UNSTARTED
        elif (seat, number) in digging.done:
            status = LineStatus.COMPLETE
        elif not digging.options(seat, number):
            status = LineStatus.BLOCKED
        lines.append(LineView(number, path, cells, TUNNELS - len(cells), status))
    hand = [("R", "ACDF"[seat]), ("C", "BADE"[seat]), ("E", "CEBF"[seat])]
    mine = {marker.kind for marker in digging.placed if marker.seat == seat}
    held = tuple(
        MarkerView(kind, None if markers == "hidden" else letter)
        for kind, letter in hand
        if kind not in mine
    )
    points = 3 * seat + 2
    return SeatView(points, points, (lines[0], lines[1]), held)


def digging_after(seed: int, turns: int, seats: int) -> Digging:
    random = Random(seed)
    digging = Digging(seats)
    for turn in range(turns):
        _turn(digging, random, turn % seats, first=turn < seats)
    return digging


def preview(seed: int, turns: int, seats: int, *, drafted: int = 0) -> View:
    """The acting seat's preview with all tunnels of both its lines, after this many drafted ones."""
    random, digging = Random(seed), digging_after(seed, turns, seats)
    seat = turns % seats
    done: list[TunnelView] = []
    new: list[str] = []
    for _ in range(drafted):
        options = digging.options(seat, 1) or digging.options(seat, 2)
        if options:
            done.append(random.choice(options))
            new += digging.dig(seat, done[-1])
    digging.last = TurnView(seat, tuple(done), tuple(new))
    tunnels = digging.options(seat, 1)
    if turns >= seats:
        tunnels += digging.options(seat, 2)
    marks = tuple(map(TunnelMark, KEYS, tunnels))
    view = view_of(digging, turns)
    return replace(view, viewer=seat, is_preview=True, marks=marks)


def station_choice(seed: int, turns: int, seats: int) -> View:
    """The acting seat's preview with every free vertex of its first line."""
    view = grown(seed, turns, seats)
    seat = turns % seats
    taken = {station.vertex for station in view.stations}
    path = view.seats[seat].lines[0].path
    free = [vertex for vertex in path if vertex.startswith("v") and vertex not in taken]
    marks = tuple(map(VertexMark, KEYS, free))
    return replace(view, viewer=seat, is_preview=True, vertex_marks=marks, last=None)


def trips_of(view: View) -> tuple[TripView, ...]:
    """The trips as rides along the existing lines, of every kind: long, impossible, without points."""
    count = len(view.seats)
    ends_of = {letter: [m for m in view.placed if m.letter == letter] for letter in LETTERS}
    found = []
    for index, letter in enumerate(LETTERS):
        placed = ends_of[letter]
        ends = [EndView(m.kind, m.cell, m.seat, _serving(view, m.cell)) for m in placed[:2]]
        while len(ends) < 2:
            ends.append(EndView("C", None, index % count, ()))
        hops = _hops(view, index)
        fine = all(end.stations for end in ends) and hops
        culprits = () if fine else (index % count,)
        gains = [0] * count
        if fine:
            gains[hops[0].seat] = 6
            gains[(hops[0].seat + 1) % count] = 3
        else:
            gains[index % count] = -6
        changes = (hops[0].end,) if fine and len(hops) > 2 else ()
        found.append(
            TripView(
                letter,
                (ends[0], ends[1]),
                len(hops) if fine else None,
                hops if fine else (),
                changes,
                culprits,
                tuple(gains),
            )
        )
    hops = _hops(view, 1)
    park, lake = (next(c for c, kind in CITY.items() if kind == what) for what in "PL")
    points = tuple(5 if any(hop.seat == seat for hop in hops) else 0 for seat in range(count))
    ends_pl = (
        EndView("P", park, None, _serving(view, park)),
        EndView("L", lake, None, _serving(view, lake)),
    )
    found.append(TripView("PL", ends_pl, len(hops) or None, hops, (), (), points))
    return tuple(found)


def _serving(view: View, cell: str) -> tuple[str, ...]:
    return tuple(at.vertex for at in view.stations if at.vertex in CORNERS[cell])


def _hops(view: View, skip: int) -> tuple[HopView, ...]:
    stations = {at.vertex for at in view.stations}
    for shift in range(2 * len(view.seats)):
        index = (skip + shift) % (2 * len(view.seats))
        line = view.seats[index // 2].lines[index % 2]
        stops = [vertex for vertex in line.path if vertex in stations]
        if len(stops) > 2:
            return tuple(HopView(index // 2, line.number, a, b) for a, b in pairwise(stops))
    return ()


def ended(view: View, ranks: tuple[int, ...]) -> View:
    trips = trips_of(view)
    scores = []
    for seat, state in enumerate(view.seats):
        gained = sum(trip.points[seat] for trip in trips)
        gained_there = trips[-1].points[seat]
        parts = (
            ScorePart(msg("metromania.part.stations"), state.points),
            ScorePart(msg("metromania.part.lines"), -(state.points // 2)),
            ScorePart(msg("metromania.part.trips"), gained - gained_there),
            ScorePart(msg("metromania.part.park_lake"), gained_there),
        )
        scores.append(SeatScore(sum(part.points for part in parts), parts))
    seats = tuple(
        replace(state, score=score.total) for state, score in zip(view.seats, scores, strict=True)
    )
    outcome = Outcome(ranks, tuple(scores), msg("metromania.board.over"))
    return replace(
        view, phase="over", acting=None, seats=seats, trips=trips, outcome=outcome, is_preview=False
    )
