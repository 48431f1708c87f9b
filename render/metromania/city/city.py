"""The map of the board: the city as printed, lines in their cells, markers and stations."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TypeAlias

from render.core.canvas import Canvas
from render.core.text import Type
from render.metromania.city.ground import City, arrow_sprite, draw_cells, draw_sights
from render.metromania.city.network import (
    Network,
    draw_ends,
    draw_halos,
    draw_marker,
    draw_rails,
    draw_stations,
)
from render.metromania.city.rails import bends
from render.metromania.city.strokes import outline
from render.metromania.layout import (
    BOARD,
    DISTRICTS,
    HEIGHT,
    MAP,
    MARKER_R,
    STOPS,
    SYMBOL_R,
    WIDTH,
    Place,
    district,
)
from render.metromania.palette import TINTS
from render.metromania.symbols import symbol
from rules.metromania.components.coordinates import is_arrow
from rules.metromania.view import PlacedView, View

LETTER = Type(36)


def city_of(view: View) -> City:
    return tuple(view.city.items())


def draw_city_ground(city: City, arrows: tuple[str, ...]) -> Canvas:
    """The map without any lines, and the space for the panels beside it."""
    canvas = Canvas(draw_cells((WIDTH, HEIGHT), BOARD, city))
    draw_sights(canvas, BOARD, city)
    for cell in arrows:
        canvas.stamp(arrow_sprite(BOARD, cell, bare=False), *BOARD.centre(cell))
    return canvas


def draw_city(canvas: Canvas, view: View) -> None:
    """Draw every part of the map that changes."""
    network = Network(view, BOARD, STOPS, wide=True)
    _place_bare(canvas, network)
    draw_last(canvas, network)
    draw_rails(canvas, network)
    # Rings may lie below the letters of markers; the stations themselves are above all.
    draw_halos(canvas, network, view.last.stations if view.last else ())
    _place_destinations(canvas, network)
    draw_stations(canvas, network, fresh=())
    draw_ends(canvas, network)


def _place_bare(canvas: Canvas, network: Network) -> None:
    """Take the signs from arrow spaces with a line: for each seat a part, since a turn changes only one of them."""
    for state in network.view.seats:
        cells = tuple(filter(is_arrow, state.lines[0].cells + state.lines[1].cells))
        canvas.part(partial(_draw_bare, cells), "bare", cells)


def _draw_bare(cells: tuple[str, ...], canvas: Canvas) -> None:
    for cell in cells:
        canvas.stamp(arrow_sprite(BOARD, cell, bare=True), *BOARD.centre(cell))


def draw_last(canvas: Canvas, network: Network) -> None:
    """Draw the gold outline of the last turn's tunnels."""
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
    city = network.view.city
    for here in districts:
        canvas.part(partial(_draw_destinations, city, here), "destinations", tuple(here))


Destination: TypeAlias = tuple[str, Place, PlacedView | None]


def _draw_destinations(
    city: Mapping[str, str], here: Sequence[Destination], canvas: Canvas
) -> None:
    for cell, at, placed in here:
        if placed is not None:
            draw_marker(canvas, placed, at, MARKER_R, LETTER, MAP)
        else:
            kind = city[cell]
            canvas.stamp(symbol(kind, SYMBOL_R, TINTS[kind]), *at)
