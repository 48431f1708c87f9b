"""Whole routes: what a dig is chosen from, all tunnels of the turn on one line at once."""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Any, Final

from msgspec import msgpack

from rules.core.copying import copy_state
from rules.core.domains import Offers, Option
from rules.core.game import Given
from rules.core.seats import Seat
from rules.core.text import Msg, msg
from rules.metromania.components.content import DIG, TRIPS, TUNNELS, kind_of
from rules.metromania.components.coordinates import (
    CELLS_AT,
    CORNERS,
    EXIT,
    NEIGHBOURS,
    POINTS,
    edge_cells,
)
from rules.metromania.components.steps import TunnelStep, write_step
from rules.metromania.forms.dig import NAMES
from rules.metromania.network.board import board_of
from rules.metromania.network.distances import FAR, exit_distances, may_dig
from rules.metromania.network.lines import Network, Opening, Track
from rules.metromania.network.reach import tunnels_after
from rules.metromania.state import Phase, State

Steps = tuple[str, ...]
"""The steps of a route in their canonical spelling."""

FIRST_PAGE: Final = 9
"""The routes that a form shows first; the best of each line are among them."""
MOST: Final = 5 * FIRST_PAGE
_REMEMBERED: Final = 16
"""The positions whose routes are remembered, at up to a quarter of a megabyte each."""
_POINT, _COVER, _EXIT, _AWAY, _LOST = 20, 30, 50, 3, 100
"""The worth of a point, a marker placed, a line completed, a tunnel to go, and of a line that is lost."""
_TO_ONE: Final = 2
"""The most routes on the first page that reach the same destination."""
_APART, _APART_AT_FIRST = 4, 16
"""The least distance between the ends of two routes on the first page: the square of half edges."""


@dataclass(frozen=True, slots=True)
class Route:
    """The tunnels of a turn on one line."""

    openings: tuple[Opening, ...]
    letter: str
    """The letter that it places; empty for none."""
    cell: str
    """The destination that it covers; empty for none."""
    blocks: int
    """A line of the seat that can go on no more afterwards, 1 or 2; 0 for none."""
    strands: bool
    """True if its line has too few tunnels left afterwards to reach an exit."""
    points: int
    score: int

    @property
    def line(self) -> int:
        return self.openings[0].track.number

    @property
    def end(self) -> str:
        return self.openings[-1].end

    @property
    def cells(self) -> tuple[str, ...]:
        return tuple(opening.cell for opening in self.openings)

    @property
    def steps(self) -> Steps:
        return tuple(
            write_step(
                TunnelStep(each.track.number, each.cell, each.end, self.letter)
                if each.cell == self.cell
                else TunnelStep(each.track.number, each.cell, each.end)
            )
            for each in self.openings
        )


@dataclass(frozen=True, slots=True)
class _Goals:
    """What routes are measured by, found out once."""

    wanted: Mapping[str, tuple[int, str]]
    """By vertex: the tunnels to the nearest destination for a marker in hand, and its cell."""
    exits: Mapping[Track, Mapping[str, int]]
    """By own line and vertex: the fewest tunnels to an exit."""


def route_options(state: State, seat: Seat, given: Given) -> Sequence[Option]:
    """Return whole routes, those of the form's first page first; none while a bonus station is undecided.

    The one that the form holds is among them, as it is held.
    """
    if state.turn.bonus_line is not None:
        return ()
    found = _found(_facts(state), seat)
    held, best = _held(found, given), dict(found.best)
    if held is not None:
        key = held.line, held.end, held.cell
        best[key] = held = replace(held, score=best[key].score)
    net = found.net
    routes = {route.steps: route for route in _ordered(list(best.values()), net, seat)}
    if held is not None:
        routes.setdefault(held.steps, held)
    several = len({route.line for route in routes.values()}) > 1
    return Offers(tuple(routes), partial(_option, net, found.goals, routes, several))


def marker_options(state: State, seat: Seat, given: Given) -> Sequence[Option]:
    """Return the route that the form holds with each marker that it may place."""
    if state.turn.bonus_line is not None:
        return ()
    found = _found(_facts(state), seat)
    if (held := _held(found, given)) is None:
        return ()
    letters = found.net.letters(seat, held.cell) if held.cell else ()
    return [_marker_option(state, replace(held, letter=letter)) for letter in letters]


def _marker_option(state: State, route: Route) -> Option:
    kind = board_of(state).printed[route.cell]
    other = next(each for each in TRIPS[route.letter] if kind_of(each) != kind)
    cell = other_cell(state, kind, route.letter) or "NONE"
    label = msg("metromania.text.other_marker", kind=kind_of(other), cell=cell)
    return Option(route.steps, label, mark=route.letter)


@dataclass(frozen=True, slots=True)
class _Found:
    net: Network
    best: dict[tuple[int, str, str], Route]
    """The best route to each end, for each line and each destination covered on the way."""
    every: dict[Steps, Route]
    """All routes."""
    goals: _Goals


def _facts(state: State) -> bytes:
    return msgpack.encode(copy_state(state))


@lru_cache(maxsize=_REMEMBERED)
def _found(facts: bytes, seat: Seat) -> _Found:
    """Return the routes of a seat in a state with these facts. A form looks for them several times at each click."""
    net = Network(msgpack.decode(facts, type=State))
    turn, goals = net.state.turn, _goals(net, seat)
    best: dict[tuple[int, str, str], Route] = {}
    every: dict[Steps, Route] = {}
    able = {each.number for each in net.tracks_of(seat) if net.has_opening(each)}
    for track in net.tracks_of(seat):
        # While runs are found, their tunnels are on the network; they are measured without them.
        for run in tuple(_runs(net, track, len(turn.tunnels), turn.required, able)):
            for route in _lettered(net, run, goals):
                key = route.line, route.end, route.cell
                every[route.steps] = route
                if key not in best or best[key].score < route.score:
                    best[key] = route
    return _Found(net, best, every, goals)


def _held(found: _Found, given: Given) -> Route | None:
    """Return the route that a form holds, if it holds one."""
    values: tuple[Any, ...] = tuple(given.get(name) for name in NAMES)
    for count in range(len(values), 0, -1):
        if (route := found.every.get(values[:count])) is not None:
            return route
    return None


@dataclass(frozen=True, slots=True)
class _Run:
    openings: tuple[Opening, ...]
    placed: int
    """The points of the stations that it builds."""
    blocks: int


def _runs(
    net: Network,
    track: Track,
    dug: int,
    required: int | None,
    able: set[int],
    before: tuple[Opening, ...] = (),
    points: int = 0,
) -> Iterator[_Run]:
    """Yield the ways to dig as many tunnels of the turn on a line as it takes. `able` are the lines that can go on."""
    allowed, required = tunnels_after(net, track.seat, dug, required)
    own = [opening for opening in allowed if opening.track is track]
    if not own and before:
        yield _Run(before, points, _blocked(net, track, able))
    for opening in own:
        covered, marker_used = net.board.kind(opening.cell) is not None, net.marker_used
        net.marker_used = marker_used or covered
        placed = net.push(opening)
        here = points + sum(net.board.worth[station.vertex] for station in placed)
        run = (*before, opening)
        if track.complete or dug + 1 == DIG:
            yield _Run(run, here, _blocked(net, track, able))
        else:
            yield from _runs(net, track, dug + 1, required, able, run, here)
        net.pop(opening, placed)
        net.marker_used = marker_used


def _blocked(net: Network, track: Track, able: set[int]) -> int:
    """Return the line that can go on no more, rather the other one; 0 for none."""
    marker_used, net.marker_used = net.marker_used, False
    lost = [
        each.number
        for each in (net.beside(track), track)
        if each.number in able and each.path and not each.complete and not net.has_opening(each)
    ]
    net.marker_used = marker_used
    return lost[0] if lost else 0


def _lettered(net: Network, run: _Run, goals: _Goals) -> Iterator[Route]:
    """Yield a run with each letter that it may place."""
    last = run.openings[-1]
    track = last.track
    cell = next((each.cell for each in run.openings if net.board.kind(each.cell)), "")
    leaves = last.cell[0] == EXIT
    away = 0 if leaves else goals.exits[track].get(last.end, FAR)
    # In the last turn it does not matter any more how a line could go on.
    is_last = net.state.phase is Phase.FINAL_ROUND
    blocks = 0 if is_last else run.blocks
    strands = not (is_last or leaves) and track.dug + len(run.openings) + away > TUNNELS
    score = _POINT * run.placed + _EXIT * leaves + _COVER * _served(net, run, track.seat)
    score -= _LOST * (strands or blocks > 0)
    if not leaves:
        score -= _AWAY * (goals.wanted[last.end][0] if last.end in goals.wanted else away)
    for letter in net.letters(track.seat, cell) if cell else ("",):
        more = _COVER + _promise(net, track.seat, cell, letter) if cell else 0
        yield Route(run.openings, letter, cell, blocks, strands, run.placed, score + more)


def _served(net: Network, run: _Run, seat: Seat) -> int:
    """Return how many markers of a seat get their first station."""
    new = {station.vertex for opening in run.openings for station in opening.stations}
    return sum(
        placed.seat == seat
        and not new.isdisjoint(CORNERS[placed.cell])
        and net.stations.isdisjoint(CORNERS[placed.cell])
        for placed in net.state.placed
    )


def _promise(net: Network, seat: Seat, cell: str, letter: str) -> int:
    """Return how near the other marker of a letter is to being useful: placed, served, on an own line."""
    other = other_cell(net.state, net.board.printed[cell], letter)
    if other is None:
        return 0
    corners = CORNERS[other]
    served = any(vertex in net.stations for vertex in corners)
    passed = any(vertex in track.at for track in net.tracks_of(seat) for vertex in corners)
    return 1 + served + 2 * passed


def other_cell(state: State, kind: str, letter: str) -> str | None:
    """Return the cell of the other marker of a letter; None if it is not on the map."""
    other = next(marker for marker in TRIPS[letter] if kind_of(marker) != kind)
    return next((each.cell for each in state.placed if each.marker == other), None)


def _ordered(routes: list[Route], net: Network, seat: Seat) -> list[Route]:
    """Return the most promising routes: a first page with something of each line, well apart, and then the others."""
    routes.sort(key=lambda route: -route.score)
    by_line = [[route for route in routes if route.line == number] for number in (1, 2)]
    first, second = by_line
    shares = [FIRST_PAGE, FIRST_PAGE]
    if first and second:
        shares = [max(5, FIRST_PAGE - len(second)), max(4, FIRST_PAGE - len(first))]
    page = [
        route
        for number, share in zip((0, 1), shares, strict=True)
        for route in _apart(by_line[number], share, net.tracks_of(seat)[number])
    ]
    rest = [route for route in routes if route not in page]
    return [*page, *rest][:MOST]


def _apart(routes: Sequence[Route], most: int, track: Track) -> list[Route]:
    """Return the best routes that are well apart; if they are too few, also others."""
    least = _APART if track.path else _APART_AT_FIRST
    found: list[Route] = []
    for route in routes:
        alike = [other for other in found if route.cell and other.cell == route.cell]
        is_near = any(_distance(route.end, other.end) < least for other in found)
        if len(alike) < _TO_ONE and not is_near and len(found) < most:
            found.append(route)
    for route in routes:
        if len(found) < most and route not in found:
            found.append(route)
    return sorted(found, key=lambda route: -route.score)


def _distance(one: str, other: str) -> int:
    """Return the square of the distance between two vertices, in half edges."""
    (ax, ay), (bx, by) = POINTS[one], POINTS[other]
    return (ax - bx) ** 2 + 3 * (ay - by) ** 2


def _goals(net: Network, seat: Seat) -> _Goals:
    exits = {track: exit_distances(net, track, seat) for track in net.tracks_of(seat)}
    return _Goals(_wanted(net, seat), exits)


def _wanted(net: Network, seat: Seat) -> dict[str, tuple[int, str]]:
    found: dict[str, tuple[int, str]] = {}
    for cell in net.board.printed:
        if net.board.kind(cell) and cell not in net.taken and net.letters(seat, cell):
            for vertex in CORNERS[cell]:
                found.setdefault(vertex, (1, cell))
    queue = deque(found)
    while queue:
        at = queue.popleft()
        steps, goal = found[at]
        for beside in NEIGHBOURS[at]:
            cells: Iterable[str] = () if beside in found else edge_cells(beside, at)
            if any(cell not in net.taken and may_dig(net, seat, cell) for cell in cells):
                found[beside] = steps + 1, goal
                queue.append(beside)
    return found


def _option(
    net: Network,
    goals: _Goals,
    found: Mapping[Steps, Route],
    several: bool,
    steps: Steps,
) -> Option:
    route = found[steps]
    note = msg(
        "metromania.text.route_note",
        line=route.line if several else 0,
        cells=" · ".join(route.cells),
        points=0 if _is_about_stations(route) else route.points,
    )
    return Option(steps, _label(net, goals, route), note=note)


def _is_about_stations(route: Route) -> bool:
    return route.points > 0 and not (route.blocks or route.strands or route.letter)


def _label(net: Network, goals: _Goals, route: Route) -> Msg:
    """Say what a route reaches, or what it spoils."""
    end = route.end
    if route.blocks:
        return msg("metromania.text.route_blocks", line=route.blocks)
    if route.openings[-1].cell[0] == EXIT:
        return msg("metromania.text.route_exit", line=route.line)
    if route.strands:
        return msg("metromania.text.route_strands", line=route.line)
    if route.letter:
        kind = net.board.printed[route.cell]
        return msg("metromania.text.route_marker", kind=kind, cell=route.cell, letter=route.letter)
    if _is_about_stations(route):
        count = sum(len(opening.stations) for opening in route.openings)
        return msg("metromania.text.route_stations", count=count, points=route.points)
    if end in goals.wanted:
        goal = goals.wanted[end][1]
        return msg("metromania.text.route_towards", kind=net.board.printed[goal], cell=goal)
    left = goals.exits[route.openings[0].track].get(end, FAR)
    if left < FAR:
        return msg("metromania.text.route_home", left=left)
    beside = tuple(cell for cell in CELLS_AT.get(end, ()) if cell not in route.cells)
    return msg("metromania.text.route_on", cells=beside)
