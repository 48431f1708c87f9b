"""The city: tiles and buildings, then labels, which never hide one another."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.sprites import Sprite
from render.expancity.city.objects import Thing, draw_grounds, objects
from render.expancity.city.pills import leader, name_plate, pill, points_plate
from render.expancity.city.placing import Taken, place_pill
from render.expancity.city.projection import (
    PILL_PX,
    Projection,
    Tower,
    depth,
    fit,
    floor_height,
    roof_height,
)
from render.expancity.city.tiles import last_cell, open_cell
from rules.core.seats import Seat
from rules.core.squares import Cell, neighbours
from rules.expancity.components.coordinates import cell_name
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
    return _projection(view.tiles, view.buildings, _hot(view))


def _hot(view: View) -> frozenset[Cell]:
    """The buildings that the last turn changed."""
    last = touched(view)
    return last.floors | frozenset(last.points)


@lru_cache(maxsize=64)
def _projection(
    tiles: tuple[TileView, ...], buildings: tuple[BuildingView, ...], hot: frozenset[Cell]
) -> Projection:
    return fit(
        (tile.at for tile in tiles),
        (
            Tower(
                house.at,
                house.kind,
                house.floors,
                house.roof,
                house.roof is None or house.at in hot,
            )
            for house in buildings
        ),
    )


@dataclass(frozen=True, slots=True)
class Pill:
    """A pill, the plate with points beside it, and where they are stamped."""

    house: BuildingView
    hot: bool
    sprite: Sprite
    plate: Sprite | None
    x: int
    y: int
    home: tuple[int, int]
    aside: int
    """The offset from the pill to the plate."""

    @property
    def box(self) -> Box:
        """The area covered by both."""
        box = self.sprite.box(self.x, self.y)
        return (
            box if self.plate is None else box.around(self.plate.box(self.x + self.aside, self.y))
        )

    @property
    def strays(self) -> bool:
        """Is it so far from its home that it needs a leader line?"""
        dx, dy = self.home[0] - self.x, self.home[1] - self.y
        return dx * dx + dy * dy >= LEADER_FROM**2

    def moved(self, dx: int, dy: int) -> "Pill":
        return replace(self, x=self.x + dx, y=self.y + dy)

    def stamp(self, canvas: Canvas) -> None:
        canvas.stamp(self.sprite, self.x, self.y)
        if self.plate is not None:
            canvas.stamp(self.plate, self.x + self.aside, self.y)


LEADER_FROM = 15


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything in a city above the ground, with positions."""

    things: tuple[Thing, ...]
    """Signs, icons and buildings, from the back to the front."""
    pills: tuple[Pill, ...]
    """Of unfinished buildings and those of the last turn, which are on top."""
    last: Thing | None
    """The plate with the name of the cell where the last tile was laid."""


def scene(view: View, projection: Projection) -> Scene:
    houses = {house.at: house for house in view.buildings}
    hot = touched(view)
    things = tuple(objects(view.tiles, houses, projection, hot.floors, signed=True))
    cells = sorted((tile.at for tile in view.tiles), key=depth)
    icons = [thing.box for thing, at in zip(things, cells, strict=True) if at not in houses]
    last = None if hot.at is None else _last_plate(hot.at, projection)
    firm = [] if last is None else [last.box]
    return Scene(things, place_pills(view, projection, Taken(firm, (), icons)), last)


def _last_plate(at: Cell, projection: Projection) -> Thing:
    x, y = projection.place(at)
    return Thing(name_plate(cell_name(at), PILL_PX), x, y + round(0.3 * projection.half))


def _free_cells(view: View) -> set[Cell]:
    laid = {tile.at for tile in view.tiles}
    return {cell for at in laid for cell in neighbours(at)} - laid


def draw_city(canvas: Canvas, view: View, projection: Projection) -> None:
    """Draw the ground, then the buildings, then labels, so that no house hides its owner."""
    shown, last = scene(view, projection), touched(view).at
    for cell in sorted(_free_cells(view), key=depth):
        canvas.stamp(open_cell(projection.half), *projection.place(cell))
    draw_grounds(canvas, view.tiles, {house.at for house in view.buildings}, projection)
    if last is not None:
        canvas.stamp(last_cell(projection.half), *projection.place(last))
    for thing in shown.things:
        thing.stamp(canvas)
    if shown.last is not None:
        shown.last.stamp(canvas)
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
    hot, firm = _hot(view), list(taken.firm)
    pills: list[Pill] = []
    shown = (house for house in view.buildings if house.roof is None or house.at in hot)
    for house in sorted(shown, key=lambda house: (house.at not in hot, *depth(house.at))):
        home = _pill_at_home(house, projection, touched(view))
        known = Taken(firm, taken.names, taken.icons)
        placed = home.moved(*place_pill(home.box, known, projection.frame.city))
        pills.append(placed)
        firm.append(placed.box)
    return tuple(sorted(pills, key=lambda pill: (pill.hot, *depth(pill.house.at))))


def _pill_at_home(house: BuildingView, projection: Projection, hot: Touched) -> Pill:
    """A pill's home: the middle of a flat roof, or above any other top."""
    half = projection.half
    x, y = projection.place(house.at)
    top = house.floors * floor_height(half) + roof_height(house.kind, house.roof, half)
    done = house.roof is not None
    above = 0 if house.roof == "flat" else 0.62 * PILL_PX if done else 0.3 * PILL_PX
    points = hot.points.get(house.at)
    sprite = pill(house.owner, house.floors, PILL_PX, done=done, hot=hot.holds(house.at))
    plate = None if points is None else points_plate(points, PILL_PX)
    at = x, y - round(top + above)
    aside = 0 if plate is None else (sprite.size[0] + plate.size[0]) // 2
    return Pill(house, hot.holds(house.at), sprite, plate, *at, home=at, aside=aside)
