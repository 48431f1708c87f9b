"""The cover: a piece of a network at night, and the title."""

from collections import Counter
from itertools import pairwise

from PIL.Image import Image

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.cover import COVER_HEIGHT, COVER_WIDTH, Event, draw_title
from render.core.encode import with_palette
from render.core.palette import INK, TEXT, seat_colour
from render.core.sprites import SPRITES
from render.core.text import Line, Type
from render.metromania.city.ground import draw_cells
from render.metromania.city.rails import bends
from render.metromania.city.stops import head, station
from render.metromania.city.strokes import rail
from render.metromania.layout import COVER, COVER_TEXT, points_up
from render.metromania.palette import TINTS
from render.metromania.quantised import colours
from render.metromania.symbols import destination, lake, marker, park, words_down
from rules.core.text import Say
from rules.metromania.components.content import BLANK, KINDS, LAKE, PARK, SEATS, LineStatus
from rules.metromania.components.coordinates import CITY_CELLS, edge_cells
from rules.metromania.view import LineView

LETTER = Type(24)
_WHOLE = Box(0, 0, COVER_WIDTH, COVER_HEIGHT)


def paint_cover(say: Say, event: Event | None = None) -> Image:
    canvas = Canvas(_network().copy())
    draw_title(canvas, say, "metromania", COVER_TEXT, TEXT, seats=max(SEATS), event=event)
    return with_palette(canvas.image, colours())


# The seat, number and vertices of each line, and which of the two cells of each edge its tunnel is in.
_COURSES = (
    (0, 1, "v8 v15 v24 v34 v45 v46 v47 v58 v59", "00100110"),
    (1, 1, "v12 v19 v18 v26 v35 v34 v33 v43 v42", "11001010"),
    (2, 2, "v79 v72 v64 v55 v45 v46 v36 v37 v38", "11101100"),
    (3, 1, "v76 v75 v66 v56 v55 v54 v63", "110010"),
)
_STATIONS = ("v34", "v45", "v46", "v55", "v43", "v26", "v58")
_MARKERS = {"v34 v33": ("R", "A"), "v64 v55": ("C", "D"), "v56 v55": ("E", "B")}
"""The markers, by the rail in whose cell they are."""
_FREE = {"E5": "E", "F3": "R", "C4": "C", "G1": PARK, "G6": LAKE, "E12": "R", "F14": "C"}


def _lines() -> tuple[tuple[int, LineView], ...]:
    return tuple(
        (seat, _line(number, vertices, sides)) for seat, number, vertices, sides in _COURSES
    )


def _line(number: int, vertices: str, sides: str) -> LineView:
    path = tuple(vertices.split())
    cells = tuple(
        edge_cells(*edge)[int(side)] for edge, side in zip(pairwise(path), sides, strict=True)
    )
    return LineView(number, path, cells, 0, LineStatus.RUNNING)


@SPRITES.keep
def _network() -> Image:
    lines = _lines()
    rails = {
        cell: edge
        for _, line in lines
        for edge, cell in zip(pairwise(line.path), line.cells, strict=True)
    }
    marked = {
        cell: _MARKERS[" ".join(edge)] for cell, edge in rails.items() if " ".join(edge) in _MARKERS
    }
    printed = dict.fromkeys(CITY_CELLS, BLANK) | _FREE
    printed |= {cell: kind for cell, (kind, _) in marked.items()}
    canvas = Canvas(draw_cells((COVER_WIDTH, COVER_HEIGHT), COVER, tuple(printed.items())))
    for seat, line in lines:
        for (x, y), bend in bends(COVER, line):
            sprite = rail(bend, seat_colour(seat), COVER.unit, striped=line.number == 2)
            canvas.stamp(sprite, x, y)
    for cell, kind in printed.items():
        _draw_printed(canvas, cell, kind, rails.get(cell), marked.get(cell))
    _draw_stops(canvas, lines)
    return canvas.image


def _draw_printed(
    canvas: Canvas,
    cell: str,
    kind: str,
    rail_ends: tuple[str, str] | None,
    mark: tuple[str, str] | None,
) -> None:
    x, y = COVER.centre(cell, rail_ends)
    if mark is not None:
        canvas.stamp(marker(kind, COVER.edge), x, y)
        y += words_down(kind, COVER.edge)
        canvas.write(Line(mark[1], LETTER), x, y, INK, within=_WHOLE, align="middle")
    elif kind in KINDS:
        canvas.stamp(destination(kind, COVER.edge, TINTS[kind]), x, y)
    elif kind != BLANK:
        draw = park if kind == PARK else lake
        canvas.stamp(draw(COVER.edge, down=not points_up(cell)), x, y)


def _draw_stops(canvas: Canvas, lines: tuple[tuple[int, LineView], ...]) -> None:
    through = Counter(vertex for _, line in lines for vertex in line.path)
    for vertex in _STATIONS:
        sprite = station(COVER.unit, several=through[vertex] > 1, fresh=False)
        canvas.stamp(sprite, *COVER.at(vertex))
    for seat, line in lines:
        x, y = COVER.at(line.path[-1])
        if x < COVER_WIDTH:
            canvas.stamp(head(seat, COVER.unit), x, y)
