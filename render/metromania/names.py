"""The map with the name of every cell and vertex, to type moves by: a picture to enlarge."""

from PIL.Image import Image

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.encode import with_palette
from render.core.fonts import Weight
from render.core.palette import BACKGROUND, INK, TEXT, WHITE
from render.core.plates import box_sprite
from render.core.sprites import SPRITES, Picture
from render.core.text import Line, Type
from render.metromania.city.city import city_of
from render.metromania.city.ground import City, draw_arrow, draw_cells, draw_sights
from render.metromania.city.network import (
    Network,
    draw_ends,
    draw_halos,
    draw_marker,
    draw_rails,
    draw_stations,
)
from render.metromania.layout import NAMES, NAMES_SIZE
from render.metromania.palette import CELL_LABEL, TINTS
from render.metromania.quantised import colours
from render.metromania.symbols import destination, words_down
from rules.core.text import Say
from rules.metromania.components.content import BLANK, KINDS
from rules.metromania.components.coordinates import CITY_VERTICES
from rules.metromania.view import View

CELL, VERTEX, LETTER, ARROW = Type(24, Weight.REGULAR), Type(24), Type(36), Type(20)
MARKER_R = 28.0
WHOLE = Box(0, 0, *NAMES_SIZE)
PLATE = 30
"""The height of the plate with the name of a vertex."""


def paint_names(view: View, say: Say) -> Image:
    """Paint the whole map; nothing on it depends on the language."""
    network = Network(view, NAMES)
    canvas = Canvas(_ground(city_of(view)).image.convert("RGB"))
    for arrow in view.arrows:
        bare = arrow in network.rails
        draw_arrow(canvas, NAMES, arrow, bare=bare, within=WHOLE, label=ARROW)
    draw_rails(canvas, network)
    placed = {marker.cell: marker for marker in view.placed}
    for cell, kind in view.city.items():
        x, y = NAMES.centre(cell, network.rails.get(cell))
        if cell in placed:
            draw_marker(canvas, placed[cell], (x, y), MARKER_R, LETTER, WHOLE)
        elif kind in KINDS:
            canvas.stamp(destination(kind, NAMES.edge, TINTS[kind]), x, y)
            y += words_down(kind, NAMES.edge)
            canvas.write(Line(cell, VERTEX), x, y, INK, within=WHOLE, align="middle")
        elif kind == BLANK and cell not in network.rails:
            canvas.write(Line(cell, CELL), x, y, CELL_LABEL, within=WHOLE, align="middle")
    draw_halos(canvas, network)
    draw_stations(canvas, network, ())
    draw_ends(canvas, network)
    for vertex in CITY_VERTICES:
        _name_vertex(canvas, vertex, is_station=vertex in network.stations)
    return with_palette(canvas.image, colours())


def _name_vertex(canvas: Canvas, vertex: str, *, is_station: bool) -> None:
    line, (x, y) = Line(vertex, VERTEX), NAMES.at(vertex)
    wide = line.width + 12
    fill, ink = (WHITE, INK) if is_station else (INK, TEXT)
    plate = box_sprite(wide, PLATE, PLATE // 2, fill, None, 0)
    canvas.stamp(plate, x - wide // 2, y - PLATE // 2)
    canvas.write(line, x, y, ink, within=WHOLE, align="middle")


@SPRITES.keep
def _ground(city: City) -> Picture:
    canvas = Canvas(draw_cells(NAMES_SIZE, NAMES, city, BACKGROUND))
    draw_sights(canvas, NAMES, city)
    return Picture(with_palette(canvas.image, colours()))
