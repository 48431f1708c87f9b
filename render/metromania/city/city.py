"""The map: the city as printed, lines in their cells, markers, stations, and what a preview offers."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from math import inf
from typing import NamedTuple

from PIL.Image import Image

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import ACCENT, INK, seat_colour
from render.core.text import Line, Type
from render.metromania.city.ground import (
    City,
    arrow_label,
    clear_label,
    draw_arrow,
    draw_cells,
    draw_printed,
    label_rooms,
)
from render.metromania.city.keys import Plate, place_plates, wanted_tunnels, wanted_vertex
from render.metromania.city.labels import TOO_DEAR, place_label
from render.metromania.city.plates import draw_plates
from render.metromania.city.rails import bends, side_of_tunnel
from render.metromania.city.stops import cross, halo, head, rider, spot, start, station, terminus
from render.metromania.city.strokes import ghost, outline, rail
from render.metromania.layout import BOARD, HEIGHT, MAP, WIDTH, Lattice, Place
from render.metromania.palette import TINTS, VERTEX_LABEL
from render.metromania.symbols import destination, marker, words_down
from rules.core.seats import Seat
from rules.metromania.components.content import KINDS
from rules.metromania.components.coordinates import (
    CELLS_AT,
    CITY_VERTICES,
    NEIGHBOURS,
    edges,
    is_arrow,
)
from rules.metromania.view import LineView, PlacedView, View

LABEL = Type(14)
LETTER = Type(18)
_NAMED = frozenset(CITY_VERTICES)
"""Tips of arrow spaces are never typed."""


def city_of(view: View) -> City:
    return tuple(view.city.items())


def city_ground(city: City, arrows: tuple[str, ...]) -> Image:
    """The map without a line, and the place for the panels beside it."""
    canvas = Canvas(draw_cells((WIDTH, HEIGHT), BOARD, city))
    draw_printed(canvas, BOARD, city, arrows, MAP)
    return canvas.image


class Name(NamedTuple):
    """What a vertex is called, and where that is written."""

    line: Line
    box: Box


@dataclass(frozen=True)
class Network:
    """The lines of a view on a lattice, with what several steps of the drawing ask of them."""

    view: View
    lattice: Lattice

    @cached_property
    def lines(self) -> tuple[tuple[Seat, LineView], ...]:
        """Started lines in the order in which they are drawn."""
        return tuple(
            (seat, line)
            for seat, state in enumerate(self.view.seats)
            for line in state.lines
            if line.cells
        )

    @cached_property
    def rails(self) -> dict[str, tuple[str, str]]:
        """By cell, the ends of its rail."""
        return {
            cell: (line.path[index], line.path[index + 1])
            for _, line in self.lines
            for index, cell in enumerate(line.cells)
        }

    @cached_property
    def edges(self) -> frozenset[frozenset[str]]:
        """Edges along which a rail runs."""
        return frozenset(edge for _, line in self.lines for edge in edges(line.path))

    @cached_property
    def lines_through(self) -> Counter[str]:
        return Counter(vertex for _, line in self.lines for vertex in line.path)

    @cached_property
    def stations(self) -> frozenset[str]:
        return frozenset(station.vertex for station in self.view.stations)

    @cached_property
    def symbols(self) -> dict[str, Place]:
        """Where houses, bags and stars stand, by cell."""
        return {
            cell: self.lattice.centre(cell, self.rails.get(cell))
            for cell, kind in self.view.city.items()
            if kind in KINDS
        }

    @cached_property
    def riders(self) -> list[tuple[Seat, Place]]:
        """The signs of lines that end at a station for now, on the ring round it."""
        found: list[tuple[Seat, Place]] = []
        here: Counter[str] = Counter()
        for seat, line in self.lines:
            at = line.path[-1]
            if line.status != "complete" and at in self.stations:
                found.append((seat, _ride(self.lattice, line, here[at])))
                here[at] += 1
        return found

    @cached_property
    def last_cells(self) -> tuple[str, ...]:
        """The cells of the last turn, or of a preview's half-made one."""
        last = self.view.last
        return tuple(tunnel.cell for tunnel in last.tunnels) if last else ()


def draw_city(canvas: Canvas, view: View, *, all_names: bool = False) -> None:
    """Everything of the map that moves; with the names of stations and of what a preview offers, or of all vertices."""
    network = Network(view, BOARD)
    plates = placed_plates(network)
    if all_names:
        free = [vertex for vertex in CITY_VERTICES if not network.lines_through[vertex]]
        names = [_name_upon(network.lattice, vertex) for vertex in free]
        taken = sorted(network.lines_through)
        names += _placed_names(network, plates, taken, [name.box for name in names], most=inf)
    else:
        names = _placed_names(network, plates, _offered_or_stations(view))
    _clear_taken(canvas, network, plates, names)
    _draw_last(canvas, network)
    _draw_rails(canvas, network)
    _draw_destinations(canvas, network)
    _draw_options(canvas, network)
    _draw_halos(canvas, network)
    _draw_stations(canvas, network)
    _draw_ends(canvas, network)
    _write_last_cells(canvas, network)
    for name in names:
        canvas.write(
            name.line, *name.box.middle, VERTEX_LABEL, within=MAP, align="middle", halo=INK
        )
    draw_plates(canvas, plates)


def _clear_taken(
    canvas: Canvas, network: Network, plates: tuple[Plate, ...], names: list[Name]
) -> None:
    """No names in cells that carry a rail or may be dug next, nor below plates and the names of vertices."""
    city = network.view.city
    options = (mark.tunnel.cell for mark in network.view.marks)
    for cell in dict.fromkeys((*network.rails, *options)):
        if is_arrow(cell):
            draw_arrow(canvas, network.lattice, cell, bare=True, within=MAP)
        else:
            clear_label(canvas, network.lattice, cell, city[cell])
    rooms = label_rooms(network.lattice)
    for plate in plates:
        for cell, room in rooms.items():
            if cell not in network.rails and plate.box.overlap(room):
                clear_label(canvas, network.lattice, cell, city[cell])
    for name in names:
        for cell in CELLS_AT[name.line.text]:
            if cell not in network.rails and name.box.overlap(rooms[cell]):
                clear_label(canvas, network.lattice, cell, city[cell])


def _draw_last(canvas: Canvas, network: Network) -> None:
    lit = frozenset(network.last_cells)
    for _, line in network.lines:
        if lit.isdisjoint(line.cells):
            continue
        cells = ("", *line.cells, "")
        for index, ((x, y), bend) in enumerate(bends(network.lattice, line)):
            halves = cells[index] in lit, cells[index + 1] in lit
            if any(halves):
                canvas.stamp(outline(bend, halves, network.lattice.unit), x, y)


def _draw_rails(canvas: Canvas, network: Network) -> None:
    for seat, line in network.lines:
        paint, striped = seat_colour(seat), line.number == 2
        for (x, y), bend in bends(network.lattice, line):
            canvas.stamp(rail(bend, paint, network.lattice.unit, striped=striped), x, y)


def _draw_destinations(canvas: Canvas, network: Network) -> None:
    lattice = network.lattice
    placed = {marker.cell: marker for marker in network.view.placed}
    for cell, (x, y) in network.symbols.items():
        kind = network.view.city[cell]
        down = words_down(kind, lattice.edge)
        if cell in placed:
            _draw_marker(canvas, lattice, placed[cell], (x, y))
            continue
        canvas.stamp(destination(kind, lattice.edge, TINTS[kind]), x, y)
        canvas.write(Line(cell, LABEL), x, y + down, INK, within=MAP, align="middle")


def _draw_marker(canvas: Canvas, lattice: Lattice, placed: PlacedView, place: Place) -> None:
    x, y = place
    canvas.stamp(marker(placed.kind, lattice.edge), x, y)
    y += words_down(placed.kind, lattice.edge)
    canvas.write(Line(placed.letter, LETTER), x, y, INK, within=MAP, align="middle")


def placed_plates(network: Network) -> tuple[Plate, ...]:
    """The plates of a preview, none upon another."""
    view, lattice = network.view, network.lattice
    wanted = wanted_tunnels(lattice, view.marks)
    busy = {*network.rails, *network.symbols}
    wanted += [wanted_vertex(lattice, mark, busy) for mark in view.vertex_marks]
    avoided = [lattice.at(vertex) for vertex in sorted({*network.stations, *_heads(network)})]
    avoided += [lattice.at(mark.vertex) for mark in view.vertex_marks]
    return place_plates(wanted, avoided, MAP.inset(4)) if wanted else ()


def _heads(network: Network) -> Iterator[str]:
    return (line.path[-1] for _, line in network.lines)


def _draw_options(canvas: Canvas, network: Network) -> None:
    lattice = network.lattice
    for mark in network.view.marks:
        side = side_of_tunnel(lattice, mark.tunnel.cell, mark.tunnel.start, mark.tunnel.end)
        x, y = side.start
        canvas.stamp(ghost(side.moved(-x, -y), lattice.unit), x, y)
    for spot_mark in network.view.vertex_marks:
        canvas.stamp(spot(lattice.unit), *lattice.at(spot_mark.vertex))


def _draw_halos(canvas: Canvas, network: Network) -> None:
    """Rings round stations at which lines end for now."""
    for seat, line in network.lines:
        at = line.path[-1]
        if line.status != "complete" and at in network.stations:
            canvas.stamp(halo(seat, network.lattice.unit), *network.lattice.at(at))


def _draw_stations(canvas: Canvas, network: Network) -> None:
    last = network.view.last
    fresh = last.stations if last else ()
    for at in network.view.stations:
        sprite = station(
            network.lattice.unit,
            several=network.lines_through[at.vertex] > 1,
            fresh=at.vertex in fresh,
        )
        canvas.stamp(sprite, *network.lattice.at(at.vertex))


def _draw_ends(canvas: Canvas, network: Network) -> None:
    lattice, unit = network.lattice, network.lattice.unit
    for seat, line in network.lines:
        canvas.stamp(start(seat, unit), *lattice.at(line.path[0]))
        at = line.path[-1]
        if line.status == "complete":
            canvas.stamp(terminus(seat, unit), *lattice.at(at))
        elif at not in network.stations:
            canvas.stamp(head(seat, unit), *lattice.at(at))
    for seat, place in network.riders:
        canvas.stamp(rider(seat, unit), *place)
    for _, line in network.lines:
        if line.status == "blocked":
            canvas.stamp(cross(unit), *lattice.at(line.path[-1]))


RIDE = 22


def _ride(lattice: Lattice, line: LineView, turn: int) -> Place:
    """Beyond the head, on the ring round its station; further lines that end there ride beside it."""
    (ax, ay), (bx, by) = lattice.at(line.path[-2]), lattice.at(line.path[-1])
    dx, dy = (bx - ax) / lattice.edge, (by - ay) / lattice.edge
    for _ in range(turn):
        dx, dy = dx / 2 - dy * 0.866, dx * 0.866 + dy / 2
    return round(bx + dx * RIDE * lattice.unit), round(by + dy * RIDE * lattice.unit)


def _write_last_cells(canvas: Canvas, network: Network) -> None:
    for cell in network.last_cells:
        if cell in network.symbols or is_arrow(cell) or cell not in network.rails:
            continue
        x, y = network.lattice.centre(cell, network.rails[cell])
        canvas.write(Line(cell, LABEL), x, y, ACCENT, within=MAP, align="middle")


def _offered_or_stations(view: View) -> list[str]:
    """The vertices that a preview offers, or those of all stations."""
    offered = [mark.tunnel.end for mark in view.marks] + [mark.vertex for mark in view.vertex_marks]
    return offered if view.is_preview and offered else [at.vertex for at in view.stations]


def _name_upon(lattice: Lattice, vertex: str) -> Name:
    """The name of a vertex at which there is nothing, where the vertex is."""
    line = Line(vertex, LABEL)
    x, y = lattice.at(vertex)
    width = line.width + 4
    return Name(line, Box(x - width // 2, y - 10, x - width // 2 + width, y + 10))


def _placed_names(
    network: Network,
    plates: tuple[Plate, ...],
    shown: Iterable[str],
    written: Iterable[Box] = (),
    *,
    most: float = TOO_DEAR,
) -> list[Name]:
    """The names of vertices, each where it hides least, as long as that costs less than `most`."""
    view, lattice = network.view, network.lattice
    symbols = tuple(network.symbols.values())
    taken = [*written, *(plate.box for plate in plates)]
    taken += [_around(place, RIDER_ROOM) for _, place in network.riders]
    free = [arrow for arrow in view.arrows if arrow not in network.rails]
    arrow_names = [_around(arrow_label(lattice, arrow), ARROW_NAME_ROOM) for arrow in free]
    arrows = [_around(lattice.centre(arrow), ARROW_ROOM) for arrow in free]
    ringed = frozenset(line.path[-1] for _, line in network.lines if line.status != "complete")
    found: list[Name] = []
    for vertex in dict.fromkeys(shown):
        if vertex not in _NAMED:
            continue
        line = Line(vertex, LABEL)
        at_rim = len(NEIGHBOURS[vertex]) < 6
        box = place_label(
            lattice,
            vertex,
            (line.width + 4, 20),
            rails=network.edges,
            stations=network.stations,
            symbols=symbols,
            taken=(*taken, *arrow_names) if at_rim else taken,
            shunned=arrows if at_rim else (),
            farther=7 if vertex in ringed else 0,
            most=most,
        )
        if box is not None:
            taken.append(box)
            found.append(Name(line, box))
    return found


RIDER_ROOM = 10
ARROW_ROOM = 24
ARROW_NAME_ROOM = 14


def _around(place: Place, reach: int) -> Box:
    x, y = place
    return Box(x - reach, y - reach, x + reach, y + reach)
