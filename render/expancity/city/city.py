"""The city: tiles, buildings and what is written on them, from the back to the front."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import ACCENT, BACKGROUND, INK, MUTED
from render.core.sprites import Sprite
from render.core.text import Line, Type
from render.expancity.city.buildings import building, hides
from render.expancity.city.labels import axis_labels
from render.expancity.city.pills import pill, pill_size, place_pill, points_plate
from render.expancity.city.projection import (
    SCORE_ROOM,
    Projection,
    Tower,
    depth,
    fit,
    floor_height,
    roof_height,
)
from render.expancity.city.tiles import (
    candidate_cell,
    last_cell,
    open_cell,
    tile_ground,
    tile_mark,
    tile_sign,
)
from render.expancity.palette import CANDIDATE_NAME
from rules.core.squares import Cell, neighbours
from rules.expancity.components.content import LOTS
from rules.expancity.components.coordinates import cell_name
from rules.expancity.view import BuildingView, TileView, View

AXIS_SMALL_BELOW = 44


@dataclass(frozen=True, slots=True)
class Touched:
    """What the last turn, or the turn being planned, did to the city."""

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
    """Where the city of a view lies on its picture."""
    points = touched(view).points
    return fit(
        (*(tile.at for tile in view.tiles), *view.candidates),
        (
            Tower(house.at, house.kind, house.floors, house.roof, house.at in points)
            for house in view.buildings
        ),
    )


def draw_city(canvas: Canvas, view: View, projection: Projection) -> None:
    """Draws grounds first, then what stands on them, then names and pills: a house never hides its owner."""
    hot = touched(view)
    laid = {tile.at for tile in view.tiles}
    houses = {house.at: house for house in view.buildings}
    beside = {cell for at in laid for cell in neighbours(at)} - laid - set(view.candidates)
    for cell in sorted(beside, key=depth):
        canvas.stamp(open_cell(projection.half), *projection.place(cell))
    draw_grounds(canvas, view.tiles, houses, projection)
    for cell in sorted(view.candidates, key=depth):
        canvas.stamp(candidate_cell(projection.half), *projection.place(cell))
    if hot.at is not None:
        canvas.stamp(last_cell(projection.half), *projection.place(hot.at))
    if not view.candidates:
        _write_axes(canvas, laid, projection, hot.at)
    words_at = draw_objects(canvas, view.tiles, houses, projection, hot.floors)
    for cell in sorted(view.candidates, key=depth):
        words_at.append(_write_candidate(canvas, cell, projection))
    for shown in place_pills(view, projection, words_at):
        shown.stamp(canvas)


class Places(Protocol):
    """Where the cells are, and how large."""

    @property
    def half(self) -> int: ...

    def place(self, cell: Cell) -> tuple[int, int]: ...


def draw_grounds(
    canvas: Canvas, tiles: Iterable[TileView], houses: Collection[Cell], places: Places
) -> None:
    for tile in sorted(tiles, key=lambda tile: depth(tile.at)):
        sprite = tile_ground(tile.kind, places.half, built=tile.at in houses)
        canvas.stamp(sprite, *places.place(tile.at))


def draw_objects(
    canvas: Canvas,
    tiles: Iterable[TileView],
    houses: Mapping[Cell, BuildingView],
    places: Places,
    lit: Collection[Cell] = (),
    *,
    values: bool = True,
) -> list[Box]:
    """Signs, icons and buildings, with some topmost floors lit; returns where to write values."""
    draw_mark = tile_mark if values else tile_sign
    in_order = sorted(tiles, key=lambda tile: depth(tile.at))
    laid = {tile.at for tile in in_order}
    values_at: list[Box] = []
    for tile in in_order:
        x, y = places.place(tile.at)
        house = houses.get(tile.at)
        if house is not None:
            behind = Cell(tile.at.x - 1, tile.at.y + 1)
            free = behind in laid and behind not in houses
            sprite = building(
                house.kind,
                places.half,
                house.owner,
                house.floors,
                house.roof,
                lit=tile.at in lit,
                sheer=free and hides(house.floors, places.half),
            )
            canvas.stamp(sprite, x, y)
            continue
        mark = canvas.stamp(draw_mark(tile.kind, places.half), x, y)
        if tile.kind not in LOTS:
            values_at.append(Box(mark.x0, y, mark.x1, mark.y1))
    return values_at


def _write_axes(
    canvas: Canvas, laid: Collection[Cell], projection: Projection, last: Cell | None
) -> None:
    type_ = Type(14 if projection.half < AXIS_SMALL_BELOW else 18)
    for label in axis_labels(laid):
        of_last = last is not None and label.of == (last.y if label.row else last.x)
        x, y = projection.along(label.x, label.y)
        canvas.write(
            Line(label.text, type_),
            x,
            y,
            ACCENT if of_last else MUTED,
            within=projection.frame.city,
            align="middle",
            halo=BACKGROUND,
        )


def _write_candidate(canvas: Canvas, cell: Cell, projection: Projection) -> Box:
    x, y = projection.place(cell)
    name = Line(cell_name(cell), Type(14))
    city = projection.frame.city
    return canvas.write(name, x, y, CANDIDATE_NAME, within=city, align="middle", halo=INK)


@dataclass(frozen=True, slots=True)
class Pill:
    """A pill, the plate with points above it, and where they are stamped."""

    at: Cell
    hot: bool
    sprite: Sprite
    plate: Sprite | None
    x: int
    y: int

    @property
    def box(self) -> Box:
        """The area covered by both."""
        box = self.sprite.box(self.x, self.y)
        return box if self.plate is None else box.around(self.plate.box(self.x, self._plate_y))

    @property
    def _plate_y(self) -> int:
        return self.y - SCORE_ROOM

    def stamp(self, canvas: Canvas) -> None:
        canvas.stamp(self.sprite, self.x, self.y)
        if self.plate is not None:
            canvas.stamp(self.plate, self.x, self._plate_y)


def place_pills(view: View, projection: Projection, words_at: Sequence[Box]) -> list[Pill]:
    """In drawing order: those of the last turn have the best places and lie on top."""
    hot = touched(view)
    pills: list[Pill] = []
    taken: list[Box] = []
    for house in sorted(
        view.buildings, key=lambda house: (not hot.holds(house.at), *depth(house.at))
    ):
        home = _pill_at_home(house, projection, hot)
        dx, dy = place_pill(
            home.sprite.box(home.x, home.y),
            home.box,
            taken,
            words_at,
            projection.frame.city,
        )
        pills.append(replace(home, x=home.x + dx, y=home.y + dy))
        taken.append(home.box.moved(dx, dy))
    return sorted(pills, key=lambda pill: (pill.hot, *depth(pill.at)))


def _pill_at_home(house: BuildingView, projection: Projection, hot: Touched) -> Pill:
    half, size = projection.half, pill_size(projection.half)
    x, y = projection.place(house.at)
    top = house.floors * floor_height(half) + roof_height(house.kind, house.roof, half)
    is_hot, done = hot.holds(house.at), house.roof is not None
    points = hot.points.get(house.at)
    return Pill(
        at=house.at,
        hot=is_hot,
        sprite=pill(house.owner, house.floors, size, done=done, hot=is_hot),
        plate=None if points is None else points_plate(points),
        x=x,
        y=y - round(top + (0.62 if done else 0.3) * size),
    )
