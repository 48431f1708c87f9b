"""The lines of a view on a lattice of any size: rails, stations, markers, starts and heads."""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import hypot

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import INK, seat_colour
from render.core.text import Line, Type
from render.metromania.city.ground import City
from render.metromania.city.rails import bends
from render.metromania.city.stops import (
    cross,
    fresh_ring,
    halo,
    head,
    rider,
    start,
    station,
    terminus,
)
from render.metromania.city.strokes import rail
from render.metromania.layout import Lattice, Place
from render.metromania.palette import MARKER_TINTS
from render.metromania.symbols import TEXT_DOWN, symbol
from rules.core.seats import Seat
from rules.metromania.components.content import KINDS, LineStatus
from rules.metromania.components.coordinates import CORNERS
from rules.metromania.view import LineView, PlacedView, View


@dataclass(frozen=True)
class Network:
    """The lines of a view on a lattice, with facts that several drawing steps need."""

    view: View
    lattice: Lattice
    stops: float = 1.0
    """The size of stations and heads, relative to that of rails."""
    wide: bool = False
    """Are markers so large that they would touch a stop opposite to their rail?"""

    @property
    def stop_unit(self) -> float:
        return self.lattice.unit * self.stops

    @cached_property
    def lines(self) -> tuple[tuple[Seat, LineView], ...]:
        """Started lines in drawing order."""
        return tuple(
            (seat, line)
            for seat, state in enumerate(self.view.seats)
            for line in state.lines
            if line.cells
        )

    @cached_property
    def rails(self) -> dict[str, tuple[str, str]]:
        """The ends of the rail in each cell."""
        return {
            cell: (line.path[index], line.path[index + 1])
            for _, line in self.lines
            for index, cell in enumerate(line.cells)
        }

    @cached_property
    def lines_through(self) -> Counter[str]:
        return Counter(vertex for _, line in self.lines for vertex in line.path)

    @cached_property
    def stations(self) -> frozenset[str]:
        return frozenset(station.vertex for station in self.view.stations)

    @cached_property
    def stopped_at(self) -> frozenset[str]:
        """The vertices that have something on them."""
        ends = {vertex for _, line in self.lines for vertex in (line.path[0], line.path[-1])}
        return self.stations | ends

    @cached_property
    def symbols(self) -> dict[str, Place]:
        """The middles of houses, bags and stars, by cell."""
        cells = _cells_with_symbols(tuple(self.view.city.items()))
        return {cell: self.lattice.centre(cell, self._shunned(cell)) for cell in cells}

    def _shunned(self, cell: str) -> tuple[str, str] | None:
        """The rail in a cell, from which its symbol stays away, unless it would touch a stop opposite."""
        rail = self.rails.get(cell)
        if rail is None or not self.wide:
            return rail
        (third,) = (corner for corner in CORNERS[cell] if corner not in rail)
        return None if third in self.stopped_at else rail

    @cached_property
    def riders(self) -> list[tuple[Seat, Place]]:
        """The signs of lines that currently end at a station, on the ring around it."""
        found: list[tuple[Seat, Place]] = []
        taken = set(self.symbols.values())
        for seat, line in self.lines:
            at = line.path[-1]
            if line.status is not LineStatus.COMPLETE and at in self.stations:
                places = _rides(self.lattice, line, RIDE * self.stop_unit)
                apart = [min(hypot(x - tx, y - ty) for tx, ty in taken) for x, y in places]
                free = APART * self.stop_unit
                best = max(range(len(places)), key=lambda turn: (min(apart[turn], free), -turn))
                found.append((seat, places[best]))
                taken.add(places[best])
        return found

    @cached_property
    def last_cells(self) -> tuple[str, ...]:
        """The cells of the last turn, or of a preview's half-made one."""
        last = self.view.last
        return tuple(tunnel.cell for tunnel in last.tunnels) if last else ()


@lru_cache(maxsize=16)
def _cells_with_symbols(city: City) -> tuple[str, ...]:
    return tuple(cell for cell, kind in city if kind in KINDS)


def draw_rails(canvas: Canvas, network: Network) -> None:
    for seat, state in enumerate(network.view.seats):
        for line in state.lines:
            _place_line(canvas, network.lattice, seat, line)


def _place_line(canvas: Canvas, lattice: Lattice, seat: Seat, line: LineView) -> None:
    canvas.part(lambda on: _draw_line(on, lattice, seat, line), "line", line.path, line.cells)


def _draw_line(canvas: Canvas, lattice: Lattice, seat: Seat, line: LineView) -> None:
    if not line.cells:
        return
    paint, striped = seat_colour(seat), line.number == 2
    for (x, y), bend in bends(lattice, line):
        canvas.stamp(rail(bend, paint, lattice.unit, striped=striped), x, y)


def draw_halos(canvas: Canvas, network: Network, fresh: Collection[str] = ()) -> None:
    """Draw rings around stations at which lines currently end, and gold ones around fresh stations."""
    for seat, line in network.lines:
        at = line.path[-1]
        if line.status is not LineStatus.COMPLETE and at in network.stations:
            canvas.stamp(halo(seat, network.stop_unit), *network.lattice.at(at))
    for at in fresh:
        sprite = fresh_ring(network.stop_unit, several=network.lines_through[at] > 1)
        canvas.stamp(sprite, *network.lattice.at(at))


def draw_stations(canvas: Canvas, network: Network, fresh: Collection[str]) -> None:
    """Draw all stations, with a gold ring around fresh ones."""
    for at in network.view.stations:
        sprite = station(
            network.stop_unit,
            several=network.lines_through[at.vertex] > 1,
            fresh=at.vertex in fresh,
        )
        canvas.stamp(sprite, *network.lattice.at(at.vertex))


def draw_ends(canvas: Canvas, network: Network) -> None:
    lattice, unit = network.lattice, network.stop_unit
    for seat, line in network.lines:
        canvas.stamp(start(seat, unit), *lattice.at(line.path[0]))
        at = line.path[-1]
        if line.status is LineStatus.COMPLETE:
            canvas.stamp(terminus(seat, unit), *lattice.at(at))
        elif at not in network.stations:
            canvas.stamp(head(seat, unit), *lattice.at(at))
    for seat, place in network.riders:
        canvas.stamp(rider(seat, unit), *place)
    for _, line in network.lines:
        if line.status is LineStatus.BLOCKED:
            canvas.stamp(cross(unit), *lattice.at(line.path[-1]))


RIDE = 22
APART = 27
"""The distance of a line's sign on a ring from symbols and from other signs."""


def _rides(lattice: Lattice, line: LineView, far: float) -> list[Place]:
    """The places on the ring of a head's station: first beyond the head, then on around it."""
    (ax, ay), (bx, by) = lattice.at(line.path[-2]), lattice.at(line.path[-1])
    dx, dy = (bx - ax) / lattice.edge, (by - ay) / lattice.edge
    found: list[Place] = []
    for _ in range(6):
        found.append((round(bx + dx * far), round(by + dy * far)))
        dx, dy = dx / 2 - dy * 0.866, dx * 0.866 + dy / 2
    return found


def draw_marker(
    canvas: Canvas, placed: PlacedView, at: Place, r: float, letter: Type, within: Box
) -> None:
    """Draw a placed marker with its letter."""
    x, y = at
    canvas.stamp(symbol(placed.kind, r, MARKER_TINTS[placed.kind], MARKER_RIM), x, y)
    y += round(TEXT_DOWN[placed.kind] * r)
    canvas.write(Line(placed.letter, letter), x, y, INK, within=within, align="middle")


MARKER_RIM = 0.1
"""The width of a marker's outline, as a share of its radius."""
