"""The parts of the board, each of which a change lights up as a whole."""

from collections.abc import Iterator

from PIL import Image

from render.core.region import Region
from render.core.sprites import Sprite
from render.expancity.city.city import Scene, city_projection, scene
from render.expancity.city.projection import Projection, depth
from render.expancity.city.tiles import last_cell, tile_ground
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
    for box, goal in zip(frame.goals(len(view.goals)), view.goals, strict=True):
        found.append(Region(msg(f"expancity.goal.{goal.goal}"), box))
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
    for at, pieces in _labels(view, shown).items():
        yield _region(at, pieces)


def _labels(view: View, shown: Scene) -> dict[Cell, list[tuple[Sprite, int, int]]]:
    found: dict[Cell, list[tuple[Sprite, int, int]]] = {}
    if view.last is not None and shown.last is not None:
        found[view.last.at] = [(shown.last.sprite, shown.last.x, shown.last.y)]
    for pill in shown.pills:
        pieces = found.setdefault(pill.house.at, [])
        pieces.append((pill.sprite, pill.x, pill.y))
        if pill.plate is not None:
            pieces.append((pill.plate, pill.x + pill.aside, pill.y))
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
