"""A window on the map: what is printed, the lines, and the choices with their keys."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from math import hypot

from PIL import Image

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.encode import with_palette
from render.core.palette import ACCENT, BACKGROUND, INK, Colour
from render.core.panel.focus import Focus
from render.core.region import Region
from render.core.sprites import SPRITES, Picture, Sprite
from render.core.text import Line, Type
from render.metromania.city.city import city_of, draw_last
from render.metromania.city.ground import City, arrow_sprite, draw_cells, draw_sights
from render.metromania.city.network import Network, draw_ends, draw_halos, draw_rails, draw_stations
from render.metromania.city.rails import bend_at, course
from render.metromania.city.stops import ONE, SEVERAL, spot
from render.metromania.city.strokes import rail
from render.metromania.focus.layout import (
    KEY,
    Key,
    Obstacles,
    Shot,
    Wanted,
    placed_keys,
    placed_name,
    sheet,
    square,
    strewn,
)
from render.metromania.layout import Lattice, Place, Point
from render.metromania.palette import MARKER_TINTS, ROUTES, TINTS, VERTEX_LABEL
from render.metromania.quantised import colours
from render.metromania.symbols import TEXT_DOWN, symbol
from rules.core.text import msg
from rules.metromania.components.content import LAKE, PARK, LineStatus
from rules.metromania.view import LineView, View

NAME = Type(36)
KEY_TYPE = Type(42)
TRAIL = 0.62
"""The width of a route that can be chosen, as a share of that of a line."""
ON_RAIL, ON_TRAIL, ON_STOP, ON_SYMBOL, ON_SIGHT, ON_ARROW = 60, 80, 300, 400, 80, 8
TOO_DEAR = 130


@dataclass(frozen=True, slots=True)
class Trail:
    """Tunnels that can be chosen together, with the sign of that choice."""

    mark: str
    path: tuple[str, ...]
    cells: tuple[str, ...]
    chosen: bool = False

    def way(self, shot: Shot) -> Point:
        (ax, ay), (bx, by) = (shot.lattice.at(vertex) for vertex in self.path[-2:])
        size = hypot(bx - ax, by - ay) or 1.0
        return (bx - ax) / size, (by - ay) / size


@dataclass(frozen=True, slots=True)
class Spot:
    """A vertex that can be chosen."""

    mark: str
    vertex: str
    chosen: bool = False


class _Clipped(Canvas):
    """Puts marks of a map at their places in a window, without what lies outside."""

    def __init__(self, focus: Focus, shot: Shot) -> None:
        super().__init__(Image.new("RGB", (1, 1)))
        self._focus, self._shot = focus, shot

    def put(self, box: Box, sprite: Sprite | None, colour: Colour | None, part: Box | None) -> None:
        _, _, dx, dy = self._shot
        box = box.moved(dx, dy)
        seen = box.within(self._shot.box)
        if seen.width <= 0 or seen.height <= 0:
            return
        if seen == box or sprite is None:
            self._focus.put(seen, sprite, colour, part)
            return
        cut = seen.moved(-box.x0, -box.y0)
        if part is not None:
            self._focus.put(seen, sprite, colour, cut.moved(part.x0, part.y0))
            return
        mask = None if sprite.mask is None else sprite.mask.crop(cut)
        self._focus.put(seen, Sprite(sprite.whole.crop(cut), (0, 0), mask), colour, None)


@dataclass
class Window:
    """A window on the map of a view, with what can be chosen in it."""

    focus: Focus
    shot: Shot
    view: View
    trails: Sequence[Trail] = ()
    spots: Sequence[Spot] = ()
    told: Collection[str] = ()
    """Destinations whose names are wanted most."""
    names_others: bool = True
    taken: Sequence[Box] = ()
    """Places on the picture that are written on already."""
    around: Obstacles = field(default_factory=Obstacles)

    @cached_property
    def network(self) -> Network:
        return Network(self.view, self.shot.lattice)

    def draw(self) -> None:
        canvas = _Clipped(self.focus, self.shot)
        self._draw_ground(canvas)
        self._draw_trails(canvas)
        if self.view.is_preview:
            draw_last(canvas, self.network)
        draw_rails(canvas, self.network)
        self._draw_symbols(canvas)
        draw_halos(canvas, self.network)
        last = self.view.last
        fresh = last.stations if last is not None and self.view.is_preview else ()
        draw_stations(canvas, self.network, fresh)
        draw_ends(canvas, self.network)
        for each in self.spots:
            if not each.chosen:
                canvas.stamp(spot(self.shot.lattice.unit), *self.shot.lattice.at(each.vertex))
        self._draw_keys()
        self._write_names()
        self._note_parts()

    def _draw_ground(self, canvas: Canvas) -> None:
        lattice = self.shot.lattice
        canvas.lay(_ground(city_of(self.view), lattice.edge, lattice.row), 0, 0)
        for cell in self.view.arrows:
            sprite = arrow_sprite(lattice, cell, bare=cell in self.network.rails)
            canvas.stamp(sprite, *lattice.centre(cell))

    @cached_property
    def shades(self) -> dict[str, Colour]:
        """The colour of each trail by its mark: trails that pass the same vertices differ as far as possible."""
        found: dict[str, Colour] = {}
        passed: list[tuple[Colour, set[str]]] = []
        for trail in self.trails:
            mine = set(trail.path)
            meets = dict.fromkeys(ROUTES, 0)
            for shade, others in passed:
                meets[shade] += len(mine & others)
            found[trail.mark] = min(ROUTES, key=meets.__getitem__)
            passed.append((found[trail.mark], mine))
        return found

    def _draw_trails(self, canvas: Canvas) -> None:
        lattice = self.shot.lattice
        done: set[object] = set()
        for trail in self.trails:
            if trail.chosen:
                continue
            shade = self.shades[trail.mark]
            path, cells = ("", *trail.path, ""), ("", *trail.cells, "")
            for index, vertex in enumerate(trail.path):
                before = path[index], cells[index]
                after = path[index + 2], cells[index + 1]
                (x, y), bend = bend_at(lattice, vertex, before, after)
                if (vertex, before, after) not in done and (bend.before or bend.after):
                    done.add((vertex, before, after))
                    canvas.stamp(rail(bend, shade, TRAIL * lattice.unit, striped=True), x, y)

    def _draw_symbols(self, canvas: Canvas) -> None:
        placed = {marker.cell: marker for marker in self.view.placed}
        for cell, (x, y) in self.network.symbols.items():
            kind, edge = self.view.city[cell], self.shot.lattice.edge
            if cell not in placed:
                canvas.stamp(symbol(kind, 0.205 * edge, TINTS[kind]), x, y)
                continue
            r = marker_radius(edge)
            canvas.stamp(symbol(kind, r, MARKER_TINTS[kind], 0.1), x, y)
            at = self.shot.at((x, y + round(TEXT_DOWN[kind] * r)))
            line = Line(placed[cell].letter, NAME)
            if self.shot.box.holds(square(at, NAME.size + 8)):
                self.focus.say(
                    line, *at, INK, on=MARKER_TINTS[kind], within=self.shot.box, align="middle"
                )

    def _note_obstacles(self) -> None:
        lattice, shot = self.shot.lattice, self.shot
        unit, discs = lattice.unit, self.around.discs
        for _, line in self.network.lines:
            for place in strewn(course(lattice, line, 0, len(line.cells))):
                discs.append((*shot.at(place), round(8 * unit), ON_RAIL))
        for trail in self.trails:
            for place in strewn(_course(shot, trail)):
                discs.append((*shot.at(place), round(5 * unit), ON_TRAIL))
        for vertex in self.network.stopped_at:
            r = SEVERAL if vertex in self.network.stations else ONE
            discs.append((*shot.at(lattice.at(vertex)), round((r + 3) * unit), ON_STOP))
        for each in self.spots:
            discs.append((*shot.at(lattice.at(each.vertex)), round(13 * unit), ON_STOP))
        for place in self.network.symbols.values():
            discs.append((*shot.at(place), round(0.24 * lattice.edge), ON_SYMBOL))
        for cell, kind in self.view.city.items():
            if kind in (PARK, LAKE):
                place = lattice.centre(cell)
                discs.append((*shot.at(place), round(0.25 * lattice.edge), ON_SIGHT))
        for cell in self.view.arrows:
            discs.append((*shot.at(lattice.centre(cell)), round(0.25 * lattice.edge), ON_ARROW))
        self.around.boxes.extend(self.taken)

    @cached_property
    def keys(self) -> list[Key]:
        """The keys of all choices, which leave the map readable."""
        self._note_obstacles()
        at, shot = self.shot.lattice.at, self.shot
        wanted = [
            Wanted(each.mark, shot.at(at(each.path[-1])), each.way(shot), each.chosen)
            for each in self.trails
        ]
        wanted += [
            Wanted(each.mark, shot.at(at(each.vertex)), (0.0, -1.0), each.chosen)
            for each in self.spots
        ]
        return placed_keys(wanted, shot.box, self.around)

    def _draw_keys(self) -> None:
        for key in self.keys:
            shade = self.shades.get(key.mark, ACCENT)
            self.focus.stamp(_lead(_from(key), shade), *key.end)
        for key in self.keys:
            # Several may end at one stop: it has the colour of the last one, and each key its own pointer.
            self.focus.stamp(_dot(9, self.shades.get(key.mark, ACCENT)), *key.end)
        for key in self.keys:
            shade = self.shades.get(key.mark, ACCENT)
            box = self.shot.box
            draw_key(self.focus, key.mark, key.middle, box, chosen=key.chosen, shade=shade)

    def _write_names(self) -> None:
        """Write the names of destinations beside them: first those that matter, others only where there is room."""
        reach = round(0.27 * self.shot.lattice.edge)
        order = sorted(self.network.symbols, key=lambda cell: cell not in self.told)
        for cell in order:
            if cell not in self.told and not self.names_others:
                continue
            at = self.shot.at(self.network.symbols[cell])
            if not self.shot.box.holds(square(at, round(0.3 * self.shot.lattice.edge))):
                continue
            line = Line(cell, NAME)
            size = line.width + 6, NAME.size
            cost, box = placed_name(at, size, reach, self.shot.box.inset(4), self.around)
            if cost >= (100_000 if cell in self.told else TOO_DEAR):
                continue
            self.around.boxes.append(box)
            self.focus.say(
                line,
                *box.middle,
                VERTEX_LABEL,
                on=INK,
                within=self.shot.box,
                align="middle",
                halo=INK,
            )

    def _note_parts(self) -> None:
        box, lattice, dx, dy = self.shot
        for part in _parts(lattice, (*self.view.city, *self.view.arrows)):
            if box.holds(place := part.box.moved(dx, dy)):
                self.focus.parts.append(Region(part.shows, place))


@lru_cache(maxsize=16)
def _parts(lattice: Lattice, cells: tuple[str, ...]) -> tuple[Region, ...]:
    """Return the cells and the vertices of a map that a lesson may mark."""
    found = []
    for cell in cells:
        xs, ys = zip(*lattice.corners(cell), strict=True)
        found.append(Region(msg("core.place", place=cell), Box(min(xs), min(ys), max(xs), max(ys))))
    for vertex, place in lattice.places().items():
        found.append(Region(msg("core.place", place=vertex), square(place, 68)))
    return tuple(found)


def marker_radius(edge: float) -> float:
    """Return the radius of a placed marker: large enough for its letter."""
    return max(0.225 * edge, 29.0)


def draw_key(
    focus: Focus, mark: str, at: Place, within: Box, *, chosen: bool, shade: Colour = ACCENT
) -> None:
    line = Line(mark, KEY_TYPE)
    wide = max(KEY, line.width + 20)
    focus.sign(key_plate(wide, shade, chosen=chosen), *at)
    ink, ground = (shade, INK) if chosen else (INK, shade)
    focus.say(line, *at, ink, on=ground, within=within.inset(-8), align="middle")


@SPRITES.keep
def key_plate(wide: int, shade: Colour, *, chosen: bool) -> Sprite:
    half, high = wide / 2, KEY / 2
    art = Artwork(-half, -high, half, high)
    fill, rim = (INK, shade) if chosen else (shade, INK)
    art.plate(-half, -high, half, high, 10, fill, rim=rim, rim_width=5 if chosen else 3)
    return art.sprite()


def _from(key: Key) -> Place:
    return key.middle[0] - key.end[0], key.middle[1] - key.end[1]


@SPRITES.keep
def _lead(to: Place, shade: Colour) -> Sprite:
    """A wedge from a key to the end that it names."""
    x, y = to
    far = hypot(x, y) or 1.0
    across, along = -y / far * _WEDGE, x / far * _WEDGE
    art = Artwork(min(x, 0) - 24, min(y, 0) - 24, max(x, 0) + 24, max(y, 0) + 24)
    wedge = ((x + across, y + along), (0, 0), (x - across, y - along))
    art.line(wedge, INK, 7, closed=True)
    art.polygon(wedge, shade)
    return art.sprite()


_WEDGE = 15
"""Half the width of a wedge at its key."""


@SPRITES.keep
def _dot(r: float, shade: Colour) -> Sprite:
    art = Artwork(-r - 3, -r - 3, r + 3, r + 3)
    art.ellipse(0, 0, r + 2.5, r + 2.5, INK)
    art.ellipse(0, 0, r, r, shade)
    return art.sprite()


def _course(shot: Shot, trail: Trail) -> tuple[Point, ...]:
    line = LineView(1, trail.path, trail.cells, 0, LineStatus.RUNNING)
    return course(shot.lattice, line, 0, len(trail.cells))


@SPRITES.keep_packed
def _ground(city: City, edge: float, row: float) -> Picture:
    """The whole map as printed, without names."""
    lattice, size = sheet(edge, row)
    canvas = Canvas(draw_cells(size, lattice, city, BACKGROUND))
    draw_sights(canvas, lattice, city)
    return Picture(with_palette(canvas.image, colours()))
