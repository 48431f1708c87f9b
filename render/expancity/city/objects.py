"""The things in the city, from back to front: signs of empty lots, icons and buildings."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple, Protocol

from PIL import Image

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.sprites import Sprite
from render.expancity.city.buildings import building, hides
from render.expancity.city.projection import depth
from render.expancity.city.tiles import tile_ground, tile_sign
from rules.core.squares import Cell
from rules.expancity.view import BuildingView, TileView


class Places(Protocol):
    """The position and size of the cells."""

    @property
    def half(self) -> int: ...

    def place(self, cell: Cell) -> tuple[int, int]: ...


class Thing(NamedTuple):
    """A sprite and where it is stamped."""

    sprite: Sprite
    x: int
    y: int

    @property
    def box(self) -> Box:
        return self.sprite.box(self.x, self.y)

    def stamp(self, canvas: Canvas) -> None:
        canvas.stamp(self.sprite, self.x, self.y)


def draw_grounds(
    canvas: Canvas, tiles: Iterable[TileView], houses: Collection[Cell], places: Places
) -> None:
    for tile in sorted(tiles, key=lambda tile: depth(tile.at)):
        sprite = tile_ground(tile.kind, places.half, built=tile.at in houses)
        canvas.stamp(sprite, *places.place(tile.at))


def objects(
    tiles: Iterable[TileView],
    houses: Mapping[Cell, BuildingView],
    places: Places,
    lit: Collection[Cell] = (),
    *,
    signed: bool = False,
) -> Iterator[Thing]:
    """Draws buildings, some with a lit top floor; a flat roof has its seat's sign if no pill shows the owner."""
    in_order = sorted(tiles, key=lambda tile: depth(tile.at))
    laid = {tile.at for tile in in_order}
    for tile in in_order:
        house = houses.get(tile.at)
        if house is None:
            sprite = tile_sign(tile.kind, places.half)
        else:
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
                signed=signed,
            )
        yield Thing(sprite, *places.place(tile.at))


def silhouette(area: Box, things: Iterable[Thing]) -> Image.Image:
    """A mask of an area of the picture that is white wherever one of the things is."""
    mask = Image.new("L", (area.width, area.height))
    for thing in things:
        box = thing.box
        # Of a large building little lies in the area.
        seen = box.within(area)
        if seen.width > 0 and seen.height > 0:
            part = (thing.sprite.mask or thing.sprite.image).crop(seen.moved(-box.x0, -box.y0))
            alpha = part if thing.sprite.mask else part.getchannel("A")
            mask.paste(255, (seen.x0 - area.x0, seen.y0 - area.y0), alpha)
    return mask
