"""The hero of the final scores: the whole network with its fastest trip in gold, and the points of every trip."""

from PIL import Image

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import ACCENT, BAD, INK, PANEL, TEXT, seat_colour
from render.core.panel.focus import ESSENTIAL_PX, LEAST_PX
from render.core.plates import box_sprite
from render.core.scores import draw_confetti
from render.core.signs import sign
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit, signed, text_width
from render.metromania.city.city import city_of
from render.metromania.city.ground import City, draw_cells, draw_sights
from render.metromania.city.network import (
    Network,
    draw_ends,
    draw_halos,
    draw_rails,
    draw_stations,
)
from render.metromania.city.rails import course
from render.metromania.city.stops import ring
from render.metromania.city.strokes import way
from render.metromania.glyphs import part_glyph
from render.metromania.layout import (
    NETWORK,
    NETWORK_HEIGHT,
    NETWORK_LATTICE,
    TRIP_LIST,
    Lattice,
    trip_rows,
)
from render.metromania.palette import MARKER_TINTS, TINTS
from render.metromania.symbols import SYMBOL, symbol
from rules.core.game import Outcome
from rules.core.text import Say, msg
from rules.metromania.components.content import LETTERS
from rules.metromania.view import TripView, View

TITLE = (Type(ESSENTIAL_PX), Type(LEAST_PX))
ROW = Type(LEAST_PX)
SCORER, SCORER_GAP = 17, 66
"""The radius of a seat's sign, and the width of sign and gaps beside its points."""
MARKER_R, END_R = 15.0, 23.0
GOLD = 25.0
"""The width of the gold around the rails of the fastest trip."""
CONFETTI = (Box(22, 156, 110, 250), Box(370, 156, 456, 230))
"""The empty corners beside the map."""


def draw_finale(canvas: Canvas, hero: Box, view: View, outcome: Outcome, say: Say) -> None:
    canvas.image.paste(INK, hero)
    canvas.image.paste(_ground(city_of(view)), (NETWORK.x0, NETWORK.y0))
    for corner in CONFETTI:
        colours = [seat_colour(seat) for seat in outcome.winners]
        draw_confetti(canvas, corner, colours, pieces=16)
    fastest = fastest_trip(view)
    _draw_network(canvas, Network(view, NETWORK_LATTICE), fastest)
    _draw_head(canvas, fastest, say)
    rows = list(zip(trip_rows(), view.trips, strict=True))
    for box, trip in rows:
        _draw_trip(canvas, box, trip, say, is_fastest=trip == fastest)


def fastest_trip(view: View) -> TripView | None:
    """The first of the trips with the fewest minutes; None if every trip is impossible."""
    possible = [trip for trip in view.trips if trip.minutes is not None]
    return min(possible, key=lambda trip: trip.minutes or 0, default=None)


@SPRITES.keep
def _ground(city: City) -> Image.Image:
    """The city without names."""
    lattice = Lattice(
        NETWORK_LATTICE.edge,
        NETWORK_LATTICE.row,
        NETWORK_LATTICE.x - NETWORK.x0,
        NETWORK_LATTICE.y - NETWORK.y0,
    )
    canvas = Canvas(draw_cells((NETWORK.width, NETWORK_HEIGHT), lattice, city, INK))
    draw_sights(canvas, lattice, city)
    return canvas.image


def _draw_network(canvas: Canvas, network: Network, fastest: TripView | None) -> None:
    lattice = network.lattice
    for hop in fastest.hops if fastest else ():
        line = network.view.seats[hop.seat].lines[hop.line - 1]
        start, end = sorted((line.path.index(hop.start), line.path.index(hop.end)))
        track = course(lattice, line, start, end)
        sprite = way(track, ACCENT, GOLD * lattice.unit, 0, striped=False)
        canvas.stamp(sprite, 0, 0)
    draw_rails(canvas, network)
    # There is no room for letters that can be read on a phone; the sheet of trips has them.
    placed = {marker.cell for marker in network.view.placed}
    for cell, place in network.symbols.items():
        kind = network.view.city[cell]
        fill, r = (
            (MARKER_TINTS[kind], MARKER_R)
            if cell in placed
            else (TINTS[kind], SYMBOL * lattice.edge)
        )
        canvas.stamp(symbol(kind, r, fill), *place)
    draw_halos(canvas, network)
    draw_stations(canvas, network, fresh=())
    draw_ends(canvas, network)
    for stop in fastest.ends if fastest else ():
        if stop.cell is not None:
            place = network.symbols.get(stop.cell) or lattice.centre(stop.cell)
            canvas.stamp(ring(END_R, 4, ACCENT), *place)


def _draw_head(canvas: Canvas, fastest: TripView | None, say: Say) -> None:
    """Draw the title, and the minutes of the fastest trip."""
    box, right = TRIP_LIST, TRIP_LIST.x1
    name = say(msg("metromania.title"))
    if fastest is not None:
        text = say(msg("metromania.board.fastest", count=fastest.minutes or 0))
        line = fit(text, box.width - 8 - text_width(name, TITLE[1]) - 12 - 72, (ROW,))
        width = line.width + 72
        pill = canvas.stamp(box_sprite(width, 50, 25, ACCENT, None, 0), right - width, box.y0 + 4)
        canvas.stamp(_clock(), pill.x0 + 27, pill.middle[1])
        canvas.write(line, pill.x0 + 52, pill.middle[1], INK, within=pill)
        right = pill.x0 - 12
    title = fit(name, right - box.x0 - 8, TITLE)
    canvas.write(title, box.x0 + 8, box.y0 + 29, TEXT, within=box)


@SPRITES.keep
def _clock() -> Sprite:
    art = Artwork(-19, -19, 19, 19)
    art.ellipse(0, 0, 17, 17, INK)
    art.line(((0, -10), (0, 0), (8, 5)), ACCENT, 3.6)
    return art.sprite()


def _room(box: Box, trip: TripView) -> int:
    """The width for a trip's minutes, between its letter and the seats that scored."""
    gains = [points for points in trip.points if points]
    scorers = sum(Line(signed(points), ROW).width + SCORER_GAP for points in gains)
    return box.width - 14 - scorers - 12 - 72


def _draw_trip(
    canvas: Canvas,
    box: Box,
    trip: TripView,
    say: Say,
    *,
    is_fastest: bool,
) -> None:
    """Draw a trip's letter, its minutes, and the seats that gained or lost points."""
    rim = (ACCENT, 4) if is_fastest else (None, 0)
    canvas.stamp(box_sprite(box.width, box.height, 12, PANEL, *rim), box.x0, box.y0)
    y = box.middle[1]
    if trip.letter in LETTERS:
        fill = ACCENT if is_fastest else TEXT
        plate = canvas.stamp(box_sprite(46, 38, 8, fill, None, 0), box.x0 + 10, y - 19)
        canvas.write(Line(trip.letter, ROW), *plate.middle, INK, within=plate, align="middle")
    else:
        canvas.stamp(part_glyph("park_lake", 38), box.x0 + 33, y)
    _draw_scorers(canvas, box, trip)
    room = _room(box, trip)
    key, count = ("impossible", 0) if trip.minutes is None else ("minutes", trip.minutes)
    time = fit(say(msg(f"metromania.board.{key}", count=count)), room, (ROW,))
    ink = BAD if trip.minutes is None else ACCENT if is_fastest else TEXT
    canvas.write(time, box.x0 + 72, y, ink, within=box)


def _draw_scorers(canvas: Canvas, box: Box, trip: TripView) -> None:
    """Draw them from the right."""
    gains = [(seat, points) for seat, points in enumerate(trip.points) if points]
    y = box.middle[1]
    x = box.x1 - 14
    for seat, points in reversed(gains):
        line = Line(signed(points), ROW)
        ink = BAD if points < 0 else TEXT
        canvas.write(line, x, y, ink, within=box, align="right")
        x -= line.width + 24
        canvas.stamp(sign(seat, SCORER, seat_colour(seat)), x, y)
        x -= SCORER_GAP - 24
