"""The city: tiles and buildings, then labels, which never hide one another."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.sprites import Sprite
from render.expancity.city.names import CellName, place_names
from render.expancity.city.objects import Thing, draw_grounds, objects, value_things
from render.expancity.city.pills import leader, pill, points_plate
from render.expancity.city.placing import Taken, place_pill, touching
from render.expancity.city.projection import (
    Projection,
    Tower,
    depth,
    fit,
    floor_height,
    pill_size,
    points_rise,
    points_size,
    roof_height,
)
from render.expancity.city.tiles import candidate_cell, last_cell, open_cell
from rules.core.seats import Seat
from rules.core.squares import Cell, neighbours
from rules.expancity.view import BuildingView, TileView, View


@dataclass(frozen=True, slots=True)
class Touched:
    """The changes in the city by the last turn, or by the turn being planned."""

    at: Cell | None
    floors: frozenset[Cell]
    points: Mapping[Cell, int]

    def holds(self, cell: Cell) -> bool:
        return cell in self.floors or cell in self.points


def touched(view: View) -> Touched:
    last = view.last
    if last is None:
        return Touched(None, frozenset(), {})
    return Touched(last.at, frozenset(last.floors), {roof.at: roof.points for roof in last.roofs})


def city_projection(view: View) -> Projection:
    """The projection of a view's city onto its picture."""
    return _projection(view.tiles, view.buildings, frozenset(touched(view).points))


@lru_cache(maxsize=64)
def _projection(
    tiles: tuple[TileView, ...], buildings: tuple[BuildingView, ...], scored: frozenset[Cell]
) -> Projection:
    return fit(
        (tile.at for tile in tiles),
        (
            Tower(house.at, house.kind, house.floors, house.roof, house.at in scored)
            for house in buildings
        ),
    )


@dataclass(frozen=True, slots=True)
class Pill:
    """A pill, the plate with points above it, and where they are stamped."""

    house: BuildingView
    hot: bool
    sprite: Sprite
    plate: Sprite | None
    x: int
    y: int
    home: tuple[int, int]
    rise: int
    """The offset from the pill to the plate."""

    @property
    def box(self) -> Box:
        """The area covered by both."""
        box = self.sprite.box(self.x, self.y)
        return box if self.plate is None else box.around(self.plate.box(self.x, self.y - self.rise))

    @property
    def strays(self) -> bool:
        """Is it so far from its home that it needs a leader line?"""
        dx, dy = self.home[0] - self.x, self.home[1] - self.y
        return dx * dx + dy * dy >= LEADER_FROM**2

    def moved(self, dx: int, dy: int) -> "Pill":
        x, y = self.x + dx, self.y + dy
        return Pill(self.house, self.hot, self.sprite, self.plate, x, y, self.home, self.rise)

    def stamp(self, canvas: Canvas) -> None:
        canvas.stamp(self.sprite, self.x, self.y)
        if self.plate is not None:
            canvas.stamp(self.plate, self.x, self.y - self.rise)


LEADER_FROM = 15
COMPASS_ROOM = 44


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything in a city above the ground, with positions."""

    things: tuple[Thing, ...]
    """Signs, icons and buildings, from the back to the front."""
    values: tuple[Thing, ...]
    names: tuple[CellName, ...]
    """The names of the free cells, or of those where the tile in hand may be laid."""
    pills: tuple[Pill, ...]
    """In drawing order: those of the last turn are on top."""


def scene(view: View, projection: Projection) -> Scene:
    houses = {house.at: house for house in view.buildings}
    things = tuple(objects(view.tiles, houses, projection, touched(view).floors))
    values = value_things(view.tiles, projection)
    named = view.candidates or _free_cells(view)
    names = place_names(named, projection, (*things, *values), keep_all=bool(view.candidates))
    icons = [thing.box for thing, tile in _with_tiles(view, things) if tile not in houses]
    taken = Taken([thing.box for thing in values], [name.box for name in names], icons)
    pills = place_pills(view, projection, taken)
    if not view.candidates:
        boxes = [pill.box for pill in pills]
        names = tuple(name for name in names if not touching(boxes, name.box))
    return Scene(things, values, names, pills)


def _with_tiles(view: View, things: Sequence[Thing]) -> list[tuple[Thing, Cell]]:
    cells = sorted((tile.at for tile in view.tiles), key=depth)
    return list(zip(things, cells, strict=True))


def _free_cells(view: View) -> set[Cell]:
    laid = {tile.at for tile in view.tiles}
    return {cell for at in laid for cell in neighbours(at)} - laid


def draw_city(canvas: Canvas, view: View, projection: Projection) -> None:
    """Draw the ground, then the buildings, then values and pills, so that no house hides its owner."""
    shown = scene(view, projection)
    room, last = projection.frame.city, touched(view).at
    for cell in sorted(_free_cells(view) - set(view.candidates), key=depth):
        canvas.stamp(open_cell(projection.half), *projection.place(cell))
    for cell in sorted(view.candidates, key=depth):
        canvas.stamp(candidate_cell(projection.half), *projection.place(cell))
    draw_grounds(canvas, view.tiles, {house.at for house in view.buildings}, projection)
    if last is not None:
        canvas.stamp(last_cell(projection.half), *projection.place(last))
    if not view.candidates:
        for name in shown.names:
            name.write(canvas, room, offered=False)
    for thing in (*shown.things, *shown.values):
        thing.stamp(canvas)
    if view.candidates:
        for name in shown.names:
            name.write(canvas, room, offered=True)
    for stray in shown.pills:
        if stray.strays:
            _draw_leader(canvas, stray)
    for placed in shown.pills:
        placed.stamp(canvas)


def _draw_leader(canvas: Canvas, placed: Pill) -> None:
    x, y = placed.home
    owner: Seat = placed.house.owner
    canvas.stamp(leader(owner, placed.x - x, placed.y - y), x, y)


def place_pills(view: View, projection: Projection, taken: Taken) -> tuple[Pill, ...]:
    """The pills in drawing order: those of the last turn get the best places and are on top."""
    hot = touched(view)
    x, y = projection.frame.compass
    compass = Box(x - COMPASS_ROOM, y - COMPASS_ROOM, x + COMPASS_ROOM, y + COMPASS_ROOM // 2)
    firm = [compass, *taken.firm]
    pills: list[Pill] = []
    for house in sorted(
        view.buildings, key=lambda house: (not hot.holds(house.at), *depth(house.at))
    ):
        home = _pill_at_home(house, projection, hot)
        known = Taken(firm, taken.names, taken.icons)
        placed = home.moved(*place_pill(home.box, known, projection.frame.city))
        pills.append(placed)
        firm.append(placed.box)
    return tuple(sorted(pills, key=lambda pill: (pill.hot, *depth(pill.house.at))))


def _pill_at_home(house: BuildingView, projection: Projection, hot: Touched) -> Pill:
    """A pill's home: the middle of a flat roof, or above any other top."""
    half, size = projection.half, pill_size(projection.half)
    x, y = projection.place(house.at)
    top = house.floors * floor_height(half) + roof_height(house.kind, house.roof, half)
    is_hot, done = hot.holds(house.at), house.roof is not None
    above = 0 if house.roof == "flat" else 0.62 * size if done else 0.3 * size
    points = hot.points.get(house.at)
    at = x, y - round(top + above)
    return Pill(
        house=house,
        hot=is_hot,
        sprite=pill(house.owner, house.floors, size, done=done, hot=is_hot),
        plate=None if points is None else points_plate(points, points_size(half)),
        x=at[0],
        y=at[1],
        home=at,
        rise=points_rise(half),
    )
