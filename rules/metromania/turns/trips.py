"""The test trips: one for each letter, and one between the park and the lake (chapter "Scoring")."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import combinations, pairwise
from typing import Final, NamedTuple, TypeAlias

from rules.core.seats import Seat
from rules.metromania.components.content import LAKE, PARK, TRIPS, kind_of
from rules.metromania.components.coordinates import CITY_CELLS, CORNERS
from rules.metromania.state import Culprit, Hop, State, Trip, TripEnd

PARK_LAKE: Final = "PL"
"""Replaces the letter in the trip between the park and the lake."""
PENALTY: Final = "penalty"
"""With this choice of ``impossible_trip`` seats at fault lose points; ``compensation`` pays all others instead."""
RIDE: Final = 1
"""Minutes from one station to the next along a line, however many tunnels are between them."""
CHANGE: Final = 3
"""Minutes from one line to another at a station."""
ON_ROUTE: Final = 3
PLACER_BONUS: Final = 3
PARK_LAKE_POINTS: Final = 5
IMPOSSIBLE: Final = 6


class LineId(NamedTuple):
    seat: Seat
    number: int
    """1 or 2."""


_Stop: TypeAlias = tuple[str, LineId]
"""A line at a station."""

Lines = Mapping[LineId, Sequence[str]]
"""Every started line with its vertices from start to head, ends outside the city included."""


@dataclass(frozen=True, slots=True)
class Route:
    """The common part of all fastest routes of a trip."""

    minutes: int
    lines: tuple[LineId, ...]
    """For a trip of 0 minutes, all lines at the stations that touch both ends."""
    hops: tuple[Hop, ...]
    """In the order of travel."""
    changes: tuple[str, ...]
    """Stations where some fastest route changes lines, in the order of travel."""


class TripGraph:
    """Lines and stations as a graph of (station, line): rides along lines, changes at stations."""

    def __init__(self, lines: Lines, stations: Sequence[str]) -> None:
        self.stations = tuple(stations)
        self._graph: dict[_Stop, dict[_Stop, int]] = {}
        """By stop: the minutes to each stop beside it."""
        standing = set(stations)
        at: dict[str, list[LineId]] = {vertex: [] for vertex in stations}
        for line, path in lines.items():
            stops = [vertex for vertex in path if vertex in standing]
            for vertex in stops:
                at[vertex].append(line)
                self._graph.setdefault((vertex, line), {})
            for one, other in pairwise(stops):
                self._join((one, line), (other, line), RIDE)
        for vertex, lines_there in at.items():
            for one_line, other_line in combinations(lines_there, 2):
                self._join((vertex, one_line), (vertex, other_line), CHANGE)

    def _join(self, one: _Stop, other: _Stop, minutes: int) -> None:
        self._graph[one][other] = self._graph[other][one] = minutes

    def _edges(self) -> Iterator[tuple[_Stop, _Stop, int]]:
        """Each connection once, in the order in which it was made."""
        seen: set[_Stop] = set()
        for one, beside in self._graph.items():
            for other, minutes in beside.items():
                if other not in seen:
                    yield one, other, minutes
            seen.add(one)

    def serving(self, cell: str | None) -> tuple[str, ...]:
        """The stations that touch a cell, in the order of its corners."""
        corners = () if cell is None else CORNERS[cell]
        return tuple(vertex for vertex in corners if vertex in self.stations)

    def fastest(self, origins: Sequence[str], goals: Sequence[str]) -> Route | None:
        """All fastest routes from any station of one group to any of another; None if there is none."""
        from_start = self._minutes(origins)
        to_goal = self._minutes(goals)
        reached = [
            from_start[node] for node, left in to_goal.items() if left == 0 and node in from_start
        ]
        if not reached:
            return None
        best = min(reached)
        if best == 0:
            both = {line for vertex, line in self._graph if vertex in origins and vertex in goals}
            return Route(0, tuple(sorted(both)), (), ())
        rides: list[tuple[int, Hop]] = []
        changes: list[tuple[int, str]] = []
        for one, other, cost in self._edges():
            for here, there in ((one, other), (other, one)):
                if here not in from_start or there not in to_goal:
                    continue
                if from_start[here] + cost + to_goal[there] != best:
                    continue
                if cost == RIDE:
                    vertex, line = here
                    rides.append((from_start[here], Hop(line.seat, line.number, vertex, there[0])))
                else:
                    changes.append((from_start[here], here[0]))
        rides.sort(key=lambda ride: (ride[0], ride[1].seat, ride[1].line, ride[1].start))
        hops = tuple(hop for _, hop in rides)
        return Route(
            minutes=best,
            lines=tuple(sorted({LineId(hop.seat, hop.line) for hop in hops})),
            hops=hops,
            changes=tuple(dict.fromkeys(vertex for _, vertex in sorted(changes))),
        )

    def _minutes(self, stations: Sequence[str]) -> dict[_Stop, int]:
        """The distance in minutes of everything from a group of stations, starting on any line there."""
        found: dict[_Stop, int] = {}
        front = [(0, stop) for stop in self._graph if stop[0] in stations]
        while front:
            minutes, stop = heappop(front)
            if stop in found:
                continue
            found[stop] = minutes
            for beside, more in self._graph[stop].items():
                if beside not in found:
                    heappush(front, (minutes + more, beside))
        return found


def run_trips(state: State) -> tuple[Trip, ...]:
    """All seven trips in order, on the current lines and stations."""
    graph = graph_of(state)
    seats, rule = len(state.seats), state.rules.impossible_trip
    lettered = (
        letter_trip(graph, letter, trip_ends(state, graph, letter), seats=seats, rule=rule)
        for letter in TRIPS
    )
    return (*lettered, sights_trip(graph, sights(state, graph), seats=seats))


def graph_of(state: State) -> TripGraph:
    lines = {
        LineId(seat, number): line.path
        for seat, mine in enumerate(state.seats)
        for number, line in enumerate(mine.lines, 1)
        if line.path
    }
    return TripGraph(lines, [station.vertex for station in state.stations])


def trip_ends(state: State, graph: TripGraph, letter: str) -> tuple[TripEnd, TripEnd]:
    """Return the places of the two markers of a letter, or their holders."""
    left, right = TRIPS[letter]
    return _trip_end(state, graph, left), _trip_end(state, graph, right)


def sights(state: State, graph: TripGraph) -> tuple[TripEnd, TripEnd]:
    """The park and the lake."""
    park, lake = _printed_cell(state, PARK), _printed_cell(state, LAKE)
    return (
        TripEnd(PARK, park, None, graph.serving(park)),
        TripEnd(LAKE, lake, None, graph.serving(lake)),
    )


def _printed_cell(state: State, symbol: str) -> str | None:
    """The last cell with a symbol."""
    place = state.printed.rfind(symbol)
    return None if place < 0 else CITY_CELLS[place]


def letter_trip(
    graph: TripGraph, letter: str, ends: tuple[TripEnd, TripEnd], *, seats: int, rule: str
) -> Trip:
    """`rule` is the table's option ``impossible_trip``."""
    culprits = tuple(_culprits(ends))
    route = None if culprits else graph.fastest(ends[0].stations, ends[1].stations)
    if route is None and not culprits:
        culprits = tuple(Culprit(end.seat, "no_route") for end in ends if end.seat is not None)
    if route is None:
        guilty = {culprit.seat for culprit in culprits}
        points = [_settled(guilty=seat in guilty, rule=rule) for seat in range(seats)]
    else:
        points = _lettered_points(route, {end.seat for end in ends}, seats)
    return _trip(letter, ends, route, culprits, points)


def sights_trip(graph: TripGraph, ends: tuple[TripEnd, TripEnd], *, seats: int) -> Trip:
    """Return the trip between the park and the lake, which is no seat's fault if it is impossible."""
    route = graph.fastest(ends[0].stations, ends[1].stations)
    riding = set() if route is None else {line.seat for line in route.lines}
    points = [PARK_LAKE_POINTS if seat in riding else 0 for seat in range(seats)]
    return _trip(PARK_LAKE, ends, route, (), points)


def _trip_end(state: State, graph: TripGraph, marker: str) -> TripEnd:
    for placed in state.placed:
        if placed.marker == marker:
            served = graph.serving(placed.cell)
            return TripEnd(kind_of(marker), placed.cell, placed.seat, served)
    holder = next(seat for seat, mine in enumerate(state.seats) if marker in mine.hand)
    return TripEnd(kind_of(marker), None, holder, ())


def _culprits(ends: tuple[TripEnd, TripEnd]) -> Iterator[Culprit]:
    for end in ends:
        if end.seat is None:
            continue
        if end.cell is None:
            yield Culprit(end.seat, "unplaced")
        elif not end.stations:
            yield Culprit(end.seat, "unserved")


def _settled(*, guilty: bool, rule: str) -> int:
    """The points that an impossible trip brings or costs each seat."""
    if rule == PENALTY:
        return -IMPOSSIBLE if guilty else 0
    return 0 if guilty else IMPOSSIBLE


def _lettered_points(route: Route, placers: set[Seat | None], seats: int) -> list[int]:
    riding = {line.seat for line in route.lines}
    return [
        (ON_ROUTE + (PLACER_BONUS if seat in placers else 0)) if seat in riding else 0
        for seat in range(seats)
    ]


def _trip(
    letter: str,
    ends: tuple[TripEnd, TripEnd],
    route: Route | None,
    culprits: tuple[Culprit, ...],
    points: list[int],
) -> Trip:
    return Trip(
        letter=letter,
        ends=ends,
        minutes=None if route is None else route.minutes,
        hops=() if route is None else route.hops,
        changes=() if route is None else route.changes,
        culprits=culprits,
        points=tuple(points),
    )
