"""The small map of a test trip: all lines thin and grey, the fastest routes in full colour."""

from PIL import Image, ImageDraw

from render.core.artwork import Artwork
from render.core.canvas import Canvas
from render.core.palette import ACCENT, INK, PANEL, WHITE, seat_colour
from render.core.sprites import SPRITES, Sprite
from render.metromania.city.rails import course
from render.metromania.city.stops import mini_station
from render.metromania.city.strokes import way
from render.metromania.layout import MINI, MINI_MAP, MINI_SHARP, points_up
from render.metromania.palette import LAKE, PARK, TRIP_GROUND, TRIP_LINE, TRIP_RIM
from render.metromania.symbols import lake, park, symbol
from rules.metromania.components.content import KINDS
from rules.metromania.components.content import PARK as PARK_KIND
from rules.metromania.view import HopView, TripView, View

SIZE = MINI_MAP.width * MINI_SHARP, MINI_MAP.height * MINI_SHARP
TRACE = 2.6 * MINI_SHARP
ROUTE, CASING = 34.0, 42.0
"""The widths of a route and of its dark rim before the map is reduced."""
STOP, CHANGE = 8.4 * MINI_SHARP, 11.5 * MINI_SHARP
"""The radius of a station on a route, and of one at which people change lines."""
END = 17.0 * MINI_SHARP
"""The radius of the symbol at an end of a trip."""
_RIM = ("v1", "v6", "v51", "v91", "v86", "v41")


def traces(view: View) -> Image.Image:
    """The city with all lines in grey; the same for every trip."""
    canvas = Canvas(_plain_city().copy())
    for state in view.seats:
        for line in state.lines:
            if line.cells:
                points = course(MINI, line, 0, len(line.cells))
                canvas.stamp(way(points, TRIP_LINE, TRACE, 0, striped=False), 0, 0)
    return canvas.image


@SPRITES.keep
def _plain_city() -> Image.Image:
    image = Image.new("RGB", SIZE, PANEL)
    corners = [MINI.at(vertex) for vertex in _RIM]
    pen = ImageDraw.Draw(image)
    pen.polygon(corners, fill=TRIP_GROUND)
    pen.line([*corners, corners[0], corners[1]], fill=TRIP_RIM, width=2 * MINI_SHARP, joint="curve")
    return image


def trip_map(view: View, trip: TripView, ground: Image.Image) -> Image.Image:
    """The map that all trips share, with the routes of one."""
    canvas = Canvas(ground.copy())
    for hop in trip.hops:
        _draw_hop(canvas, view, hop)
    used = {vertex for hop in trip.hops for vertex in (hop.start, hop.end)}
    if trip.minutes == 0:
        used.update(set(trip.ends[0].stations) & set(trip.ends[1].stations))
    elif trip.minutes is None:
        used.update(vertex for end in trip.ends for vertex in end.stations)
    for vertex in sorted(used):
        changes = vertex in trip.changes
        sprite = mini_station(CHANGE if changes else STOP, ring=changes)
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
            fill = WHITE if trip.minutes is None else ACCENT
            canvas.stamp(symbol(end.kind, END, fill), x, y)
            continue
        is_park = end.kind == PARK_KIND
        canvas.stamp(_sight(END, is_park=is_park), x, y)
        draw = park if is_park else lake
        canvas.stamp(draw(2.9 * END, down=not points_up(end.cell)), x, y)


@SPRITES.keep
def _sight(r: float, *, is_park: bool) -> Sprite:
    """The disc behind the park or the lake as an end of a trip."""
    art = Artwork(-1.3 * r, -1.3 * r, 1.3 * r, 1.3 * r)
    art.ellipse(0, 0, 1.25 * r, 1.25 * r, INK)
    art.ellipse(0, 0, 1.12 * r, 1.12 * r, PARK if is_park else LAKE)
    return art.sprite()
