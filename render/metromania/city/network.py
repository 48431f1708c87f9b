"""The lines of a view on a lattice of any size: rails, stations, markers, starts and heads."""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property, lru_cache

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import INK, seat_colour
from render.core.text import Line, Type
from render.metromania.city.ground import City
from render.metromania.city.labels import Edges
from render.metromania.city.rails import bends
from render.metromania.city.stops import cross, halo, head, rider, start, station, terminus
from render.metromania.city.strokes import rail
from render.metromania.layout import MAP, Lattice, Place
from render.metromania.symbols import marker, words_down
from rules.core.seats import Seat
from rules.metromania.components.content import KINDS, LineStatus
from rules.metromania.view import LineView, PlacedView, View

LETTER = Type(18)


@dataclass(frozen=True)
class Network:
    """The lines of a view on a lattice, with facts that several drawing steps need."""

    view: View
    lattice: Lattice

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
    def stops(self) -> frozenset[str]:
        """The vertices that have something on them."""
        ends = {vertex for _, line in self.lines for vertex in (line.path[0], line.path[-1])}
        return self.stations | ends

    @cached_property
    def edges(self) -> dict[str, Edges]:
        """The edges with rails in each cell, and those where some may be dug next."""
        found: dict[str, Edges] = {cell: (edge,) for cell, edge in self.rails.items()}
        for mark in self.view.marks:
            dug = mark.tunnel
            found[dug.cell] = (*found.get(dug.cell, ()), (dug.start, dug.end))
        return found

    @cached_property
    def symbols(self) -> dict[str, Place]:
        """The middles of houses, bags and stars, by cell."""
        return {
            cell: self.lattice.centre(cell, self.rails.get(cell))
            for cell in _cells_with_symbols(tuple(self.view.city.items()))
        }

    @cached_property
    def riders(self) -> list[tuple[Seat, Place]]:
        """The signs of lines that currently end at a station, on the ring around it."""
        found: list[tuple[Seat, Place]] = []
        here: Counter[str] = Counter()
        for seat, line in self.lines:
            at = line.path[-1]
            if line.status is not LineStatus.COMPLETE and at in self.stations:
                found.append((seat, _ride(self.lattice, line, here[at])))
                here[at] += 1
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


def draw_halos(canvas: Canvas, network: Network) -> None:
    """Draw rings around stations at which lines currently end."""
    for seat, line in network.lines:
        at = line.path[-1]
        if line.status is not LineStatus.COMPLETE and at in network.stations:
            canvas.stamp(halo(seat, network.lattice.unit), *network.lattice.at(at))


def draw_stations(canvas: Canvas, network: Network, fresh: Collection[str]) -> None:
    """Draw all stations, with a gold ring around fresh ones."""
    for at in network.view.stations:
        sprite = station(
            network.lattice.unit,
            several=network.lines_through[at.vertex] > 1,
            fresh=at.vertex in fresh,
        )
        canvas.stamp(sprite, *network.lattice.at(at.vertex))


def draw_ends(canvas: Canvas, network: Network) -> None:
    lattice, unit = network.lattice, network.lattice.unit
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


def _ride(lattice: Lattice, line: LineView, turn: int) -> Place:
    """The place beyond the head on its station's ring; more lines that end there are beside it."""
    (ax, ay), (bx, by) = lattice.at(line.path[-2]), lattice.at(line.path[-1])
    dx, dy = (bx - ax) / lattice.edge, (by - ay) / lattice.edge
    for _ in range(turn):
        dx, dy = dx / 2 - dy * 0.866, dx * 0.866 + dy / 2
    return round(bx + dx * RIDE * lattice.unit), round(by + dy * RIDE * lattice.unit)


def draw_marker(
    canvas: Canvas,
    lattice: Lattice,
    placed: PlacedView,
    place: Place,
    *,
    type_: Type = LETTER,
    within: Box = MAP,
) -> None:
    x, y = place
    canvas.stamp(marker(placed.kind, lattice.edge), x, y)
    y += words_down(placed.kind, lattice.edge)
    canvas.write(Line(placed.letter, type_), x, y, INK, within=within, align="middle")
