"""The cover: a small city at night, and the title."""

from dataclasses import dataclass

from PIL.Image import Image

from render.core.canvas import Canvas
from render.core.cover import COVER_HEIGHT, COVER_WIDTH, Event, draw_title
from render.core.encode import with_palette
from render.core.palette import BACKGROUND
from render.core.sprites import SPRITES
from render.expancity.city.objects import draw_grounds, objects
from render.expancity.city.projection import depth
from render.expancity.city.tiles import open_cell
from render.expancity.layout import COVER_CITY, COVER_HALF, COVER_TEXT
from render.expancity.palette import CREAM
from render.expancity.quantised import colours
from rules.core.squares import Cell, neighbours
from rules.core.text import Say
from rules.expancity.components.content import SEATS
from rules.expancity.view import BuildingView, TileView


def paint_cover(say: Say, event: Event | None = None) -> Image:
    canvas = Canvas(_skyline().copy())
    draw_title(canvas, say, "expancity", COVER_TEXT, CREAM, seats=max(SEATS), event=event)
    return with_palette(canvas.image, colours())


@dataclass(frozen=True, slots=True)
class _Spot:
    """The place of the city on the cover."""

    half: int = COVER_HALF

    def place(self, cell: Cell) -> tuple[int, int]:
        x, y = COVER_CITY
        return x + (cell.x + cell.y) * self.half, y + (cell.x - cell.y) * self.half // 2


# Row by row from the north. Behind the kind of a lot that is built on: seat, floors and roof.
_CITY = """
    .        .        com:07^   park     .        .
    .        res:12f  com:26o   res:31f  com:15^  .
    com:04o  school   com:39o   res:13f  park     com:24o
    res:21f  com:37^  city_hall mall     com:08o  church
    park     bank     com:14^   res:02f  com:32   res:11f
    .        stadium  res:23f   wine_bar res      .
    .        .        com       res:31f  .        .
"""
_HALL = Cell(2, 3)
"""Column and row of City Hall among them."""
_ROOFS = {"f": "flat", "o": "round", "^": "pointed"}


def _city() -> tuple[tuple[TileView, ...], dict[Cell, BuildingView]]:
    tiles: list[TileView] = []
    houses: dict[Cell, BuildingView] = {}
    for row, line in enumerate(_CITY.split("\n")[1:-1]):
        for column, what in enumerate(line.split()):
            kind, _, house = what.partition(":")
            if kind == ".":
                continue
            at = Cell(column - _HALL.x, _HALL.y - row)
            tiles.append(TileView(at, kind))
            if house:
                owner, floors, roof = int(house[0]), int(house[1]), _ROOFS.get(house[2:])
                houses[at] = BuildingView(at, kind, owner, floors, roof, None)
    return tuple(tiles), houses


@SPRITES.keep
def _skyline() -> Image:
    canvas = Canvas.blank(COVER_WIDTH, COVER_HEIGHT, BACKGROUND)
    tiles, houses = _city()
    spot = _Spot()
    laid = {tile.at for tile in tiles}
    near = {cell for at in laid for cell in neighbours(at)}
    near |= {cell for at in near for cell in neighbours(at)}
    for cell in sorted(near - laid, key=depth):
        canvas.stamp(open_cell(spot.half), *spot.place(cell))
    draw_grounds(canvas, tiles, houses, spot)
    for thing in objects(tiles, houses, spot, signed=True):
        thing.stamp(canvas)
    return canvas.image
