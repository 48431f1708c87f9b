"""Draws the fragments of the city on the sheet of examples; words in a language are added later."""

from collections import Counter
from collections.abc import Iterator
from functools import cached_property

from PIL import Image, ImageDraw

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import ACCENT, BACKGROUND, HAIR, INK, MUTED, TEXT, Colour, mix, seat_colour
from render.core.plates import box_sprite
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type
from render.metromania.city.ground import draw_arrow, draw_cells
from render.metromania.city.rails import Track, bends, course, side_of_tunnel
from render.metromania.city.stops import halo, head, rider, station, terminus
from render.metromania.city.strokes import CASING, OUTLINE, RAIL, ghost, rail, way
from render.metromania.figures.layout import SCENE_RADIUS, callout_box, time_box
from render.metromania.figures.scenes import Ride, Scene
from render.metromania.layout import Lattice, Place, points_up
from render.metromania.palette import (
    CELL_LABEL,
    CROSS,
    DONE,
    VERTEX_LABEL,
    cell_colour,
    faded,
)
from render.metromania.symbols import marker, words_down
from rules.core.seats import Seat
from rules.metromania.components.content import BLANK, LineStatus
from rules.metromania.components.coordinates import CITY_CELLS, is_arrow, tip
from rules.metromania.view import LineView

CELL = Type(14, Weight.REGULAR)
NAME = Type(14)
LETTER = Type(18)
TYPED = Type(20)
FILL = 0.34
"""The share of a seat's colour over the cells that its tunnels fill."""
ALONG_ROW, ACROSS_ROWS = 33, 30
"""The distance from a vertex to its name, along the row and across rows."""
_DIRECTIONS = {
    "E": (1.0, 0.0),
    "S": (0.0, 0.9),
    "SE": (0.5, 0.87),
    "SW": (-0.5, 0.87),
    "W": (-1.0, 0.0),
    "NW": (-0.5, -0.87),
    "NE": (0.5, -0.87),
}


def fills() -> tuple[Colour, ...]:
    """The colours of cells filled by tunnels."""
    return tuple(_fill(seat, up=up) for seat in (0, 1) for up in (True, False))


def _fill(seat: Seat, *, up: bool) -> Colour:
    return mix(cell_colour(BLANK, up=up), seat_colour(seat), FILL)


class Drawing:
    """A scene on its own canvas, which is its window."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.lattice: Lattice = scene.lattice
        self.unit = scene.lattice.unit
        self.window = Box(0, 0, *scene.size)
        printed = dict.fromkeys(CITY_CELLS, BLANK) | {at.cell: at.kind for at in scene.placed}
        self.canvas = Canvas(draw_cells(scene.size, self.lattice, tuple(printed.items())))
        for arrow in scene.arrows:
            draw_arrow(
                self.canvas, self.lattice, arrow, bare=arrow in self.rails, within=self.window
            )

    @cached_property
    def lines(self) -> tuple[LineView, ...]:
        return self.scene.views()

    @cached_property
    def owned(self) -> tuple[tuple[Seat, LineView], ...]:
        """All lines, each with its seat."""
        second = self.scene.second_view()
        return (*enumerate(self.lines), *(((0, second),) if second else ()))

    @cached_property
    def rails(self) -> dict[str, tuple[str, str]]:
        """The ends of the rail that each cell has or could get."""
        found = {
            cell: (line.path[index], line.path[index + 1])
            for _, line in self.owned
            for index, cell in enumerate(line.cells)
        }
        return found | {choice.cell: (choice.start, choice.end) for choice in self.scene.choices}

    @cached_property
    def through(self) -> Counter[str]:
        return Counter(vertex for _, line in self.owned for vertex in line.path)

    def draw(self) -> Image.Image:
        if self.scene.filled:
            self._fill_cells()
        self._draw_lines()
        self._draw_route()
        self._draw_choices()
        self._write_cells()
        self._draw_stops()
        self._draw_markers()
        self._name_vertices()
        self._draw_verdicts()
        self._write_minutes()
        self._write_typed()
        return self.canvas.image

    def _fill_cells(self) -> None:
        for seat, line in self.owned:
            for cell in line.cells:
                if not is_arrow(cell):
                    corners = self.lattice.corners(cell)
                    self.canvas.stamp(_cell(corners, _fill(seat, up=points_up(cell))), 0, 0)

    def _draw_lines(self) -> None:
        for seat, line in self.owned:
            paint = seat_colour(seat)
            paint = faded(paint) if self.scene.route else paint
            striped = line.number == 2
            for (x, y), bend in bends(self.lattice, line):
                self.canvas.stamp(rail(bend, paint, self.unit, striped=striped), x, y)

    def _draw_route(self) -> None:
        (outer, gold), (inner, ground) = OUTLINE
        for width, ink in ((outer, gold), (inner, ground)):
            for ride in self.scene.route:
                sprite = way(self._course(ride), ink, width * self.unit, 0, striped=False)
                self.canvas.stamp(sprite, 0, 0)
        for ride in self.scene.route:
            paint, points = seat_colour(ride.seat), self._course(ride)
            width, casing = RAIL * self.unit, CASING * self.unit
            self.canvas.stamp(way(points, paint, width, casing, striped=False), 0, 0)

    def _course(self, ride: Ride) -> Track:
        line = self.lines[ride.seat]
        return course(self.lattice, line, line.path.index(ride.start), line.path.index(ride.end))

    def _draw_choices(self) -> None:
        for choice in self.scene.choices:
            side = side_of_tunnel(self.lattice, choice.cell, choice.start, choice.end)
            x, y = side.start
            self.canvas.stamp(ghost(side.moved(-x, -y), self.unit), x, y)

    def _write_cells(self) -> None:
        """Write the names of cells that are completely visible; those of tunnels only if their ground is filled."""
        tunnels = {cell for _, line in self.owned for cell in line.cells}
        taken = tuple(self._taken())
        for cell in CITY_CELLS:
            line = Line(cell, NAME if cell in tunnels else CELL)
            x, y = self.lattice.centre(cell, self.rails.get(cell))
            room = _around((x, y), line)
            hidden = any(room.overlap(other) for other in taken)
            if hidden or not self.window.holds(room) or (cell in tunnels) > self.scene.filled:
                continue
            ink = TEXT if cell in tunnels else CELL_LABEL
            self.canvas.write(line, x, y, ink, within=self.window, align="middle")

    def _taken(self) -> Iterator[Box]:
        """The boxes of other words and of the riders."""
        yield from (box for _, _, box in self._names())
        yield from (_disc_box(at, MINUTE) for _, at, _ in self._minutes())
        for callout in self.scene.callouts:
            yield callout_box(self.lattice.at(callout.vertex), callout.shift, up=callout.up)
        for vertex, _ in self.scene.minutes:
            yield time_box(self.lattice.at(vertex))
        if self.scene.typed:
            yield self._typed_box()
        for _, line in self.owned:
            if line.path[-1] in self.scene.stations:
                yield _disc_box(self._ride(line), RIDER)

    def _draw_stops(self) -> None:
        for seat, line in self.owned:
            at = line.path[-1]
            if at in self.scene.stations:
                self.canvas.stamp(halo(seat, self.unit), *self.lattice.at(at))
        for vertex in self.scene.stations:
            sprite = station(self.unit, several=self.through[vertex] > 1, fresh=False)
            self.canvas.stamp(sprite, *self.lattice.at(vertex))
        for seat, line in self.owned:
            self._draw_head(seat, line)

    def _draw_head(self, seat: Seat, line: LineView) -> None:
        at = line.path[-1]
        if line.status is LineStatus.COMPLETE:
            self.canvas.stamp(terminus(seat, self.unit), *self.lattice.at(at))
        elif at in self.scene.stations:
            self.canvas.stamp(rider(seat, self.unit), *self._ride(line))
        else:
            self.canvas.stamp(head(seat, self.unit), *self.lattice.at(at))

    def _ride(self, line: LineView) -> Place:
        """The place beyond the line's end, on the ring around its station."""
        (px, py), (x, y) = self.lattice.at(line.path[-2]), self.lattice.at(line.path[-1])
        share = RIDE / self.lattice.edge * self.unit
        return round(x + (x - px) * share), round(y + (y - py) * share)

    def _draw_markers(self) -> None:
        for at in self.scene.placed:
            x, y = self.lattice.centre(at.cell, self.rails[at.cell])
            self.canvas.stamp(marker(at.kind, MARKER_EDGE), x, y)
            y += words_down(at.kind, MARKER_EDGE)
            line = Line(at.letter, LETTER)
            self.canvas.write(line, x, y, INK, within=self.window, align="middle")

    def _names(self) -> Iterator[tuple[str, Line, Box]]:
        """Each named vertex with its name and the name's box; an arrow space with a rail has its name at its tip."""
        for vertex, direction in map(str.split, self.scene.named):
            line = Line(vertex, NAME)
            yield vertex, line, _around(self._beside(vertex, direction), line)
        for arrow in self.scene.arrows:
            if arrow in self.rails:
                line = Line(arrow, NAME)
                yield tip(arrow), line, _around(self._beside(tip(arrow), "E"), line)

    def _beside(self, vertex: str, direction: str) -> Place:
        x, y = self.lattice.at(vertex)
        dx, dy = _DIRECTIONS[direction]
        reach = (ALONG_ROW if dy == 0 else ACROSS_ROWS) * min(max(1.0, self.unit), 1.3)
        return round(x + dx * reach), round(y + dy * reach)

    def _name_vertices(self) -> None:
        for vertex, line, box in self._names():
            if vertex not in self.scene.stations and vertex not in self._ends:
                self.canvas.stamp(_dot(), *self.lattice.at(vertex))
            self.canvas.write(
                line, *box.middle, VERTEX_LABEL, within=self.window, align="middle", halo=INK
            )

    @cached_property
    def _ends(self) -> frozenset[str]:
        """The vertices with a head or a verdict."""
        heads = {line.path[-1] for _, line in self.owned}
        return frozenset(heads.union(choice.end for choice in self.scene.choices))

    def _draw_verdicts(self) -> None:
        dug = 0
        for choice in self.scene.choices:
            at = self.lattice.at(choice.end)
            if not (choice.allowed and self.scene.counted):
                self.canvas.stamp(_verdict(allowed=choice.allowed), *at)
                continue
            dug += 1
            self.canvas.stamp(_disc(DONE), *at)
            line = Line(str(dug), LETTER)
            self.canvas.write(line, *at, TEXT, within=self.window, align="middle")

    def _minutes(self) -> Iterator[tuple[int, Place, Colour]]:
        """The minutes of each ride and change, with the place and the colour in which to write them."""
        scene = self.scene
        for rides, change, ink in (
            (scene.slower, scene.slower_change, MUTED),
            (scene.route, scene.change, ACCENT),
        ):
            for ride in rides:
                points = self._course(ride)
                x, y = points[len(points) // 2]
                yield RIDE_MINUTES, (round(x), round(y)), ink
            if change:
                yield CHANGE_MINUTES, self._beside(*change.split()), ink

    def _write_minutes(self) -> None:
        for minutes, at, ink in self._minutes():
            self.canvas.stamp(_minute(ink), *at)
            line = Line(str(minutes), LETTER)
            self.canvas.write(line, *at, ink, within=self.window, align="middle")

    def _typed_box(self) -> Box:
        x, y = self.window.width // 2, self.window.height - 28
        half = Line(self.scene.typed, TYPED).width // 2 + 14
        return Box(x - half, y - 17, x + half, y + 17)

    def _write_typed(self) -> None:
        if self.scene.typed:
            box = self._typed_box()
            self.canvas.stamp(box_sprite(box.width, box.height, 17, INK, HAIR, 2), box.x0, box.y0)
            line = Line(self.scene.typed, TYPED)
            self.canvas.write(line, *box.middle, TEXT, within=box, align="middle")


RIDE_MINUTES, CHANGE_MINUTES = 1, 3
MINUTE, RIDER = 14, 12
"""The radii of the objects that hide the name of a cell."""
RIDE = 22
MARKER_EDGE = 77.0
"""The size of markers: the same as on the board, whatever the scale of the scene."""


def scene_picture(scene: Scene) -> Sprite:
    """A scene with round corners."""
    picture = _drawn(scene)
    return Sprite(picture, (0, 0), _corners(*picture.size))


@SPRITES.keep
def _drawn(scene: Scene) -> Image.Image:
    return Drawing(scene).draw()


@SPRITES.keep
def _corners(width: int, height: int) -> Image.Image:
    """The mask of a scene."""
    mask = Image.new("L", (width * 4, height * 4))
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, mask.width - 1, mask.height - 1), 4 * SCENE_RADIUS, fill=255
    )
    return mask.reduce(4)


def _around(middle: Place, line: Line) -> Box:
    """The box of a name."""
    (x, y), half = middle, line.width // 2 + 3
    return Box(x - half, y - 10, x + half, y + 10)


def _disc_box(middle: Place, r: int) -> Box:
    x, y = middle
    return Box(x - r, y - r, x + r, y + r)


def _cell(corners: tuple[Place, Place, Place], fill: Colour) -> Sprite:
    """The ground of a cell, a little smaller than the cell, so that the grid is visible."""
    mx, my = (sum(values) / 3 for values in zip(*corners, strict=True))
    points = [(mx + (x - mx) * 0.97, my + (y - my) * 0.97) for x, y in corners]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    art = Artwork(min(xs), min(ys), max(xs), max(ys))
    art.polygon(points, fill)
    return art.sprite()


@SPRITES.keep
def _dot() -> Sprite:
    """A vertex with a name and nothing else."""
    art = Artwork(-6, -6, 6, 6)
    art.ellipse(0, 0, 5, 5, INK)
    art.ellipse(0, 0, 3, 3, MUTED)
    return art.sprite()


@SPRITES.keep
def _disc(rim: Colour) -> Sprite:
    return _plain_disc(rim).sprite()


def _plain_disc(rim: Colour) -> Artwork:
    art = Artwork(-16, -16, 16, 16)
    art.ellipse(0, 0, 14.5, 14.5, rim)
    art.ellipse(0, 0, 12.5, 12.5, INK)
    return art


@SPRITES.keep
def _verdict(*, allowed: bool) -> Sprite:
    """A check or a cross on a dark disc."""
    ink = DONE if allowed else CROSS
    art = _plain_disc(ink)
    if allowed:
        art.line(((-6, 0.5), (-2, 5), (6, -5)), ink, 3.4)
    else:
        art.line(((-5, -5), (5, 5)), ink, 3.4)
        art.line(((-5, 5), (5, -5)), ink, 3.4)
    return art.sprite()


@SPRITES.keep
def _minute(rim: Colour) -> Sprite:
    art = Artwork(-15, -15, 15, 15)
    art.ellipse(0, 0, 14, 14, BACKGROUND)
    art.ellipse(0, 0, 12.5, 12.5, rim)
    art.ellipse(0, 0, 10.8, 10.8, INK)
    return art.sprite()
