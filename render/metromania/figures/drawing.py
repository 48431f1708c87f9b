"""Draws the fragments of the city in the examples; words in a language are added later."""

from collections import Counter
from collections.abc import Iterator
from functools import cached_property, lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import ACCENT, BACKGROUND, INK, TEXT, Colour, mix, seat_colour
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type
from render.metromania.city.ground import draw_arrow, draw_cells
from render.metromania.city.rails import Track, bends, course, side_of_tunnel
from render.metromania.city.stops import halo, head, rider, station, terminus
from render.metromania.city.strokes import CASING, OUTLINE, RAIL, ghost, rail, way
from render.metromania.figures.layout import SCENE_RADIUS
from render.metromania.figures.scenes import Ride, Scene
from render.metromania.layout import Lattice, Place, points_up
from render.metromania.palette import (
    CROSS,
    DONE,
    MARKER_TINTS,
    cell_colour,
    faded,
)
from render.metromania.symbols import marker, words_down
from rules.core.seats import Seat
from rules.metromania.components.content import BLANK, LineStatus
from rules.metromania.components.coordinates import CITY_CELLS, is_arrow, tip
from rules.metromania.view import LineView

CELL = Type(42)
LETTER = Type(42)
FILL = 0.34
"""The share of a seat's colour over the cells that its tunnels fill."""
BESIDE = 88
"""The distance from the tip of an arrow to its name."""
ASIDE = 82
"""The distance from a vertex to the minutes of a change."""
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
    return tuple(_fill(0, up=up) for up in (True, False))


def _fill(seat: Seat, *, up: bool) -> Colour:
    return mix(cell_colour(BLANK, up=up), seat_colour(seat), FILL)


class Word(NamedTuple):
    """A text of a drawing that is the same in every language, with the colour around it."""

    line: Line
    at: Place
    colour: Colour
    on: Colour


class Drawing:
    """A scene on its own canvas, which is its window, and the words to write on it."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.lattice: Lattice = scene.lattice
        self.unit = scene.lattice.unit
        self.window = Box(0, 0, *scene.size)
        self.words: list[Word] = []
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

    def draw(self) -> tuple[Image.Image, tuple[Word, ...]]:
        if self.scene.filled:
            self._fill_cells()
        self._draw_lines()
        self._draw_route()
        self._draw_choices()
        self._draw_stops()
        self._draw_markers()
        self._draw_verdicts()
        self._draw_minutes()
        self._name_cells()
        return self.canvas.image, tuple(self.words)

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

    def _name_cells(self) -> None:
        owners = {cell: seat for seat, line in self.owned for cell in line.cells}
        for cell in self.scene.named:
            at = self.lattice.centre(cell, self.rails.get(cell))
            ground = cell_colour(BLANK, up=points_up(cell))
            if cell in owners and self.scene.filled:
                ground = _fill(owners[cell], up=points_up(cell))
            self.words.append(Word(Line(cell, CELL), at, TEXT, ground))
        for arrow in self.scene.arrows:
            x, y = self.lattice.at(tip(arrow))
            self.words.append(Word(Line(arrow, CELL), (x + BESIDE, y), TEXT, BACKGROUND))

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
            self.words.append(Word(Line(at.letter, LETTER), (x, y), INK, MARKER_TINTS[at.kind]))

    def _draw_verdicts(self) -> None:
        dug = 0
        for choice in self.scene.choices:
            at = self.lattice.at(choice.end)
            if not (choice.allowed and self.scene.counted):
                self.canvas.stamp(_verdict(allowed=choice.allowed), *at)
                continue
            dug += 1
            self.canvas.stamp(_disc(DONE), *at)
            self.words.append(Word(Line(str(dug), LETTER), at, TEXT, INK))

    def _minutes(self) -> Iterator[tuple[int, Place, Colour]]:
        """The minutes of each ride and change, with the place and the colour in which to write them."""
        scene = self.scene
        for rides, change, ink in (
            (scene.slower, scene.slower_change, TEXT),
            (scene.route, scene.change, ACCENT),
        ):
            for ride in rides:
                points = self._course(ride)
                x, y = points[len(points) // 2]
                yield RIDE_MINUTES, (round(x), round(y)), ink
            if change:
                vertex, direction = change.split()
                (x, y), (dx, dy) = self.lattice.at(vertex), _DIRECTIONS[direction]
                yield CHANGE_MINUTES, (round(x + dx * ASIDE), round(y + dy * ASIDE)), ink

    def _draw_minutes(self) -> None:
        for minutes, at, ink in self._minutes():
            self.canvas.stamp(_minute(ink), *at)
            self.words.append(Word(Line(str(minutes), LETTER), at, ink, INK))


RIDE_MINUTES, CHANGE_MINUTES = 1, 3
RIDE = 22
MARKER_EDGE = 160.0
"""The size of markers at every scale."""


def scene_picture(scene: Scene) -> tuple[Sprite, tuple[Word, ...]]:
    """A scene with round corners, and the words to write on it."""
    picture, words = _drawn(scene)
    return Sprite(picture, (0, 0), _corners(*picture.size)), words


@lru_cache(maxsize=8)
def _drawn(scene: Scene) -> tuple[Image.Image, tuple[Word, ...]]:
    return Drawing(scene).draw()


@SPRITES.keep
def _corners(width: int, height: int) -> Image.Image:
    """The mask of a scene."""
    mask = Image.new("L", (width * 4, height * 4))
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, mask.width - 1, mask.height - 1), 4 * SCENE_RADIUS, fill=255
    )
    return mask.reduce(4)


def _cell(corners: tuple[Place, Place, Place], fill: Colour) -> Sprite:
    """The ground of a cell, a little smaller than the cell, so that the grid is visible."""
    mx, my = (sum(values) / 3 for values in zip(*corners, strict=True))
    points = [(mx + (x - mx) * 0.97, my + (y - my) * 0.97) for x, y in corners]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    art = Artwork(min(xs), min(ys), max(xs), max(ys))
    art.polygon(points, fill)
    return art.sprite()


@SPRITES.keep
def _disc(rim: Colour) -> Sprite:
    return _plain_disc(rim).sprite()


def _plain_disc(rim: Colour) -> Artwork:
    art = Artwork(-36, -36, 36, 36)
    art.ellipse(0, 0, 33, 33, rim)
    art.ellipse(0, 0, 28.5, 28.5, INK)
    return art


@SPRITES.keep
def _verdict(*, allowed: bool) -> Sprite:
    """A check or a cross on a dark disc."""
    ink = DONE if allowed else CROSS
    art = _plain_disc(ink)
    if allowed:
        art.line(((-14, 1), (-5, 11), (14, -11)), ink, 8)
    else:
        art.line(((-12, -12), (12, 12)), ink, 8)
        art.line(((-12, 12), (12, -12)), ink, 8)
    return art.sprite()


@SPRITES.keep
def _minute(rim: Colour) -> Sprite:
    art = Artwork(-34, -34, 34, 34)
    art.ellipse(0, 0, 32, 32, BACKGROUND)
    art.ellipse(0, 0, 29, 29, rim)
    art.ellipse(0, 0, 25, 25, INK)
    return art.sprite()
