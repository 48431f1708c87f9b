"""The map: the city as printed, lines in their cells, markers, stations, and the options of a preview."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from math import inf
from typing import NamedTuple, TypeAlias

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import ACCENT, INK
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
from render.metromania.city.keys import (
    Ground,
    Plate,
    Wanted,
    best_plates,
    wanted_tunnels,
    wanted_vertex,
)
from render.metromania.city.labels import TOO_DEAR, Around, place_label
from render.metromania.city.network import (
    Network,
    draw_ends,
    draw_halos,
    draw_marker,
    draw_rails,
    draw_stations,
)
from render.metromania.city.plates import draw_plates
from render.metromania.city.rails import bends, side_of_tunnel
from render.metromania.city.stops import spot
from render.metromania.city.strokes import ghost, outline
from render.metromania.layout import (
    BOARD,
    CORNER,
    DISTRICTS,
    HEIGHT,
    LEGEND,
    MAP,
    WIDTH,
    Lattice,
    Place,
    district,
)
from render.metromania.palette import TINTS, VERTEX_LABEL
from render.metromania.symbols import destination, words_down
from rules.metromania.components.content import LineStatus
from rules.metromania.components.coordinates import (
    CELLS_AT,
    CITY_VERTICES,
    is_arrow,
)
from rules.metromania.view import PlacedView, View

LABEL = Type(14)
_NAMED = frozenset(CITY_VERTICES)
"""The vertices that people can type; tips of arrow spaces are not among them."""


def city_of(view: View) -> City:
    return tuple(view.city.items())


def draw_city_ground(city: City, arrows: tuple[str, ...]) -> Canvas:
    """The map without any lines, and the space for the panels beside it."""
    canvas = Canvas(draw_cells((WIDTH, HEIGHT), BOARD, city))
    draw_printed(canvas, BOARD, city, arrows, MAP)
    return canvas


class Name(NamedTuple):
    """The name of a vertex, and where it is written."""

    line: Line
    box: Box


def draw_city(canvas: Canvas, view: View, *, all_names: bool = False) -> None:
    """Draw every part of the map that changes, with the names of stations and of offered vertices, or of all."""
    network = Network(view, BOARD)
    plates = placed_plates(network)
    if all_names:
        free = [vertex for vertex in CITY_VERTICES if not network.lines_through[vertex]]
        names = [_name_upon(network.lattice, vertex) for vertex in free]
        taken = sorted(network.lines_through)
        names += _placed_names(network, plates, taken, [name.box for name in names], most=inf)
    else:
        names = map_names(network, plates)
    _clear_taken(canvas, network, plates, names)
    _draw_last(canvas, network)
    draw_rails(canvas, network)
    _place_destinations(canvas, network)
    _draw_options(canvas, network)
    draw_halos(canvas, network)
    draw_stations(canvas, network, view.last.stations if view.last else ())
    draw_ends(canvas, network)
    _write_last_cells(canvas, network)
    for name in names:
        canvas.write(
            name.line, *name.box.middle, VERTEX_LABEL, within=MAP, align="middle", halo=INK
        )
    chosen = {mark.key for mark in view.chosen} | {mark.key for mark in view.chosen_vertices}
    draw_plates(canvas, plates, chosen)


def _clear_taken(
    canvas: Canvas, network: Network, plates: tuple[Plate, ...], names: list[Name]
) -> None:
    """Remove the names of cells that have a rail or may be dug next, or are below plates or the names of vertices."""
    city, rails = network.view.city, network.rails
    _place_bare(canvas, network)
    for mark in network.view.marks:
        if mark.tunnel.cell not in rails:
            _clear(canvas, network.lattice, mark.tunnel.cell, city)
    hidden = [cell for plate in plates for cell in _hidden_by_plate(network.lattice, plate.box)]
    for name in names:
        hidden += _hidden_by_name(network.lattice, name.line.text, name.box)
    for cell in hidden:
        if cell not in rails:
            clear_label(canvas, network.lattice, cell, city[cell])


def _place_bare(canvas: Canvas, network: Network) -> None:
    """Remove the names of cells that have a rail: for each seat a part, since a turn changes only one of them."""
    lattice, city = network.lattice, network.view.city
    for state in network.view.seats:
        cells = state.lines[0].cells + state.lines[1].cells
        canvas.part(partial(_clear_all, lattice, cells, city), "bare", cells)


def _clear_all(
    lattice: Lattice, cells: tuple[str, ...], city: Mapping[str, str], canvas: Canvas
) -> None:
    for cell in cells:
        _clear(canvas, lattice, cell, city)


def _clear(canvas: Canvas, lattice: Lattice, cell: str, city: Mapping[str, str]) -> None:
    if is_arrow(cell):
        draw_arrow(canvas, lattice, cell, bare=True, within=MAP)
    else:
        clear_label(canvas, lattice, cell, city[cell])


@lru_cache(maxsize=512)
def _hidden_by_name(lattice: Lattice, vertex: str, box: Box) -> tuple[str, ...]:
    """The cells whose names lie below that of a vertex."""
    rooms = label_rooms(lattice)
    return tuple(cell for cell in CELLS_AT[vertex] if box.overlap(rooms[cell]))


def _hidden_by_plate(lattice: Lattice, box: Box) -> list[str]:
    return [cell for cell, room in label_rooms(lattice).items() if box.overlap(room)]


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


def _place_destinations(canvas: Canvas, network: Network) -> None:
    """Draw the destinations, those of each district as a part: a turn changes one or two of them."""
    placed = {marker.cell: marker for marker in network.view.placed}
    districts: list[list[Destination]] = [[] for _ in range(DISTRICTS)]
    for cell, place in network.symbols.items():
        districts[district(cell)].append((cell, place, placed.get(cell)))
    city, lattice = network.view.city, network.lattice
    for here in districts:
        canvas.part(partial(_draw_destinations, lattice, city, here), "destinations", tuple(here))


Destination: TypeAlias = tuple[str, Place, PlacedView | None]


def _draw_destinations(
    lattice: Lattice, city: Mapping[str, str], here: Sequence[Destination], canvas: Canvas
) -> None:
    for cell, (x, y), placed in here:
        if placed is not None:
            draw_marker(canvas, lattice, placed, (x, y))
            continue
        kind = city[cell]
        canvas.stamp(destination(kind, lattice.edge, TINTS[kind]), x, y)
        down = words_down(kind, lattice.edge)
        canvas.write(Line(cell, LABEL), x, y + down, INK, within=MAP, align="middle")


def placed_plates(network: Network) -> tuple[Plate, ...]:
    """The plates of a preview; no two of them overlap."""
    view, lattice = network.view, network.lattice
    if not (view.marks or view.chosen or view.vertex_marks or view.chosen_vertices):
        return ()
    busy = {*network.rails, *network.symbols}

    def wanted(size: int) -> list[Wanted]:
        spots = (*view.vertex_marks, *view.chosen_vertices)
        vertices = (wanted_vertex(lattice, mark, busy, size) for mark in spots)
        return [*wanted_tunnels(lattice, (*view.marks, *view.chosen), size), *vertices]

    avoided = [lattice.at(vertex) for vertex in sorted({*network.stations, *_heads(network)})]
    avoided += [lattice.at(mark.vertex) for mark in view.vertex_marks]
    symbols = tuple(network.symbols.values())
    return best_plates(wanted, Ground(MAP.inset(4), avoided, symbols))


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


def _write_last_cells(canvas: Canvas, network: Network) -> None:
    for cell in _told_cells(network):
        x, y = network.lattice.centre(cell, network.rails[cell])
        canvas.write(Line(cell, LABEL), x, y, ACCENT, within=MAP, align="middle")


def map_names(network: Network, plates: tuple[Plate, ...]) -> list[Name]:
    """The names of vertices on a board or a preview; one that would hide something is left out."""
    return _placed_names(network, plates, _offered_or_stations(network.view))


def _told_cells(network: Network) -> list[str]:
    """The cells of the last turn whose names are not on a symbol or an arrow space."""
    return [
        cell
        for cell in network.last_cells
        if cell not in network.symbols and not is_arrow(cell) and cell in network.rails
    ]


def _offered_or_stations(view: View) -> list[str]:
    """The vertices that a preview offers, or those of all stations."""
    offered = [mark.tunnel.end for mark in view.marks] + [mark.vertex for mark in view.vertex_marks]
    return offered if view.is_preview and offered else [at.vertex for at in view.stations]


def _name_upon(lattice: Lattice, vertex: str) -> Name:
    """The name of a vertex with nothing on it, at the vertex itself."""
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
    """Put each vertex's name where it hides least, and leave it out if that costs `most` or more."""
    view, lattice = network.view, network.lattice
    taken = [CORNER, LEGEND, *written, *(plate.box for plate in plates), *_last_names(network)]
    taken += [_around(place, RIDER_ROOM) for _, place in network.riders]
    rooms, rails = _arrow_rooms(lattice, view.arrows), network.rails
    arrows = {arrow: both for arrow, both in rooms if arrow not in rails}
    ringed = frozenset(
        line.path[-1] for _, line in network.lines if line.status is not LineStatus.COMPLETE
    )
    # What is written is taken from then on.
    around = Around(network.edges, network.stops, network.symbols, taken, arrows)
    found: list[Name] = []
    for vertex in dict.fromkeys(shown):
        if vertex not in _NAMED:
            continue
        line, size = name_of(vertex)
        box = place_label(lattice, vertex, size, around, ringed=vertex in ringed, most=most)
        if box is not None:
            taken.append(box)
            found.append(Name(line, box))
    return found


@cache
def name_of(vertex: str) -> tuple[Line, tuple[int, int]]:
    """The name of a vertex, and the size of its box."""
    line = Line(vertex, LABEL)
    return line, (line.width + 4, 20)


@lru_cache(maxsize=16)
def _arrow_rooms(
    lattice: Lattice, arrows: tuple[str, ...]
) -> tuple[tuple[str, tuple[Box, Box]], ...]:
    """The box of the name of each arrow space, and that of its arrow."""
    return tuple(
        (
            arrow,
            (
                _around(arrow_label(lattice, arrow), ARROW_NAME_ROOM),
                _around(lattice.centre(arrow), ARROW_ROOM),
            ),
        )
        for arrow in arrows
    )


def _last_names(network: Network) -> list[Box]:
    """The boxes of the names of the last turn's cells."""
    places = [network.lattice.centre(cell, network.rails[cell]) for cell in _told_cells(network)]
    return [_around(place, LAST_NAME_ROOM) for place in places]


LAST_NAME_ROOM = 15
RIDER_ROOM = 10
ARROW_ROOM = 24
ARROW_NAME_ROOM = 14


def _around(place: Place, reach: int) -> Box:
    x, y = place
    return Box(x - reach, y - reach, x + reach, y + reach)
