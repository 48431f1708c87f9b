"""The small map of a test trip: all lines faded, the fastest routes in full colour."""

from PIL import Image

from render.core.canvas import Canvas
from render.core.palette import ACCENT, PANEL, seat_colour
from render.core.sprites import SPRITES
from render.metromania.city.city import city_of
from render.metromania.city.ground import City, draw_cells
from render.metromania.city.rails import course
from render.metromania.city.stops import mini_station, ring
from render.metromania.city.strokes import way
from render.metromania.layout import MINI, MINI_MAP, MINI_SHARP, points_up
from render.metromania.palette import CORE, TINTS, faded
from render.metromania.symbols import lake, park, symbol
from rules.metromania.components.content import KINDS, LAKE, PARK
from rules.metromania.view import HopView, TripView, View

SIZE = MINI_MAP.width * MINI_SHARP, MINI_MAP.height * MINI_SHARP
TRACE = 2.4 * MINI_SHARP
ROUTE, CASING = 5.6 * MINI_SHARP, 8.6 * MINI_SHARP
END = 10.0 * MINI_SHARP
CALM = 0.35
"""The share of the background in the city behind the routes."""


def traces(view: View) -> Image.Image:
    """The city with all lines, faded; the same for every trip."""
    canvas = Canvas(_calm_city(city_of(view)).copy())
    for seat, state in enumerate(view.seats):
        for line in state.lines:
            if line.cells:
                points = course(MINI, line, 0, len(line.cells))
                ink = faded(seat_colour(seat))
                canvas.stamp(way(points, ink, TRACE, 0, striped=False), 0, 0)
    for at in view.stations:
        canvas.stamp(mini_station(2.6 * MINI_SHARP, CORE), *MINI.at(at.vertex))
    return canvas.image


@SPRITES.keep
def _calm_city(city: City) -> Image.Image:
    canvas = Canvas(draw_cells(SIZE, MINI, city, PANEL))
    for cell, kind in city:
        x, y = MINI.centre(cell)
        if kind in (PARK, LAKE):
            draw = park if kind == PARK else lake
            canvas.stamp(draw(MINI.edge, down=not points_up(cell)), x, y)
        elif kind in KINDS:
            canvas.stamp(symbol(kind, 0.19 * MINI.edge, TINTS[kind]), x, y)
    return Image.blend(canvas.image, Image.new("RGB", SIZE, PANEL), CALM)


def trip_map(view: View, trip: TripView, ground: Image.Image) -> Image.Image:
    """The map that all trips share, with the routes of one."""
    canvas = Canvas(ground.copy())
    for hop in trip.hops:
        _draw_hop(canvas, view, hop)
    served = (vertex for end in trip.ends for vertex in end.stations)
    used = {vertex for hop in trip.hops for vertex in (hop.start, hop.end)}
    if trip.minutes == 0:
        used.update(set(trip.ends[0].stations) & set(trip.ends[1].stations))
    elif trip.minutes is None:
        used.update(served)
    for vertex in sorted(used):
        changes = vertex in trip.changes
        sprite = mini_station((6.4 if changes else 5.2) * MINI_SHARP, None, ring=changes)
        canvas.stamp(sprite, *MINI.at(vertex))
    _draw_ends(canvas, view, trip)
    return canvas.image.reduce(MINI_SHARP)


def _draw_hop(canvas: Canvas, view: View, hop: HopView) -> None:
    line = view.seats[hop.seat].lines[hop.line - 1]
    start, end = sorted((line.path.index(hop.start), line.path.index(hop.end)))
    points = course(MINI, line, start, end)
    sprite = way(points, seat_colour(hop.seat), ROUTE, CASING, striped=hop.line == 2)
    canvas.stamp(sprite, 0, 0)


def _draw_ends(canvas: Canvas, view: View, trip: TripView) -> None:
    rails = {
        cell: (line.path[index], line.path[index + 1])
        for state in view.seats
        for line in state.lines
        for index, cell in enumerate(line.cells)
    }
    for end in trip.ends:
        if end.cell is None:
            continue
        x, y = MINI.centre(end.cell, rails.get(end.cell))
        if end.kind in KINDS:
            canvas.stamp(symbol(end.kind, END, ACCENT), x, y)
        else:
            canvas.stamp(ring(END * 1.15, 2.4 * MINI_SHARP, ACCENT), x, y)
