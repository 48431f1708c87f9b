"""The parts of the board, each of which a change lights up as a whole."""

from collections.abc import Iterator

from PIL import Image

from render.core.boxes import Box
from render.core.painter import Region
from render.core.sprites import Sprite
from render.expancity.city.city import Scene, city_projection, scene
from render.expancity.city.projection import Projection, depth
from render.expancity.city.tiles import last_cell, tile_ground
from render.expancity.foot import GOAL_PITCH
from rules.core.squares import Cell
from rules.core.text import msg, seat_msg
from rules.expancity.components.coordinates import cell_name
from rules.expancity.view import View


def regions(view: View) -> tuple[Region, ...]:
    """Return the strips' boxes, and each cell of the city with its buildings, from the back to the front."""
    projection = city_projection(view)
    frame = projection.frame
    found = [
        Region(msg("core.region.acting"), frame.acting),
        Region(msg("core.region.last"), frame.last),
        Region(msg("core.region.stock"), frame.stock),
        *(Region(seat_msg(seat), box) for seat, box in enumerate(frame.seats(len(view.seats)))),
    ]
    goals = frame.goals
    for row, goal in enumerate(view.goals):
        top = goals.y0 + row * GOAL_PITCH
        shows = msg(f"expancity.goal.{goal.goal}")
        found.append(Region(shows, Box(goals.x0, top, goals.x1, top + GOAL_PITCH)))
    return (*found, *_cells(view, projection))


def _cells(view: View, projection: Projection) -> Iterator[Region]:
    """Yield the ground of each cell, its building, and its labels: a thing in front comes after the things it hides."""
    shown = scene(view, projection)
    tiles = sorted(view.tiles, key=lambda tile: depth(tile.at))
    houses = {house.at for house in view.buildings}
    rim = last_cell(projection.half)
    for tile in tiles:
        ground = tile_ground(tile.kind, projection.half, built=tile.at in houses)
        x, y = projection.place(tile.at)
        yield _region(tile.at, [(ground, x, y), (rim, x, y)])
    for tile, thing in zip(tiles, shown.things, strict=True):
        yield _region(tile.at, [(thing.sprite, thing.x, thing.y)])
    for name in shown.names:
        yield Region(msg("core.place", place=name.line.text), name.box)
    for at, pieces in _labels(shown).items():
        yield _region(at, pieces)


def _labels(shown: Scene) -> dict[Cell, list[tuple[Sprite, int, int]]]:
    found: dict[Cell, list[tuple[Sprite, int, int]]] = {}
    for pill in shown.pills:
        pieces = found.setdefault(pill.house.at, [])
        pieces.append((pill.sprite, pill.x, pill.y))
        if pill.plate is not None:
            pieces.append((pill.plate, pill.x, pill.y - pill.rise))
    return found


def _region(at: Cell, pieces: list[tuple[Sprite, int, int]]) -> Region:
    boxes = [sprite.box(x, y) for sprite, x, y in pieces]
    whole = boxes[0]
    for box in boxes[1:]:
        whole = whole.around(box)
    shape = Image.new("L", (whole.width, whole.height))
    for (sprite, _, _), box in zip(pieces, boxes, strict=True):
        place = (box.x0 - whole.x0, box.y0 - whole.y0)
        mask = sprite.mask or sprite.image.getchannel("A")
        shape.paste(255, place, mask.convert("L").point([0, *([255] * 255)]))
    return Region(msg("core.place", place=cell_name(at)), whole, shape)
