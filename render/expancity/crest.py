"""The city's crest for tournaments: a domed house of three floors, and a podium among dark lots at night."""

from PIL import Image

from render.core.artwork import Artwork
from render.core.canvas import Canvas
from render.core.crest import PODIUM_HEIGHT, PODIUM_WIDTH, Crest, flat_hexagon
from render.core.palette import BACKGROUND, INK, PANEL, SEATS, mix
from render.core.sprites import SPRITES, Sprite
from render.expancity.city.buildings import building
from render.expancity.palette import (
    CREAM,
    CREAM_SHADE,
    CREAM_SIDE,
    DOME_SHADE,
    WINDOW,
    WINDOW_SHADE,
    edge,
    wall_left,
    wall_right,
)

_HOUSE = 44
"""Half the width of a lot."""
_LOT, _STREET = mix(PANEL, BACKGROUND, 0.5), mix(BACKGROUND, INK, 0.55)
_TOWER, _TOWER_SHADE, _LAMP = (
    mix(PANEL, BACKGROUND, 0.2),
    mix(PANEL, INK, 0.45),
    mix(WINDOW, PANEL, 0.35),
)
_GRASS = mix(SEATS[2], INK, 0.68)
_SKYLINE = (
    *((14, 190), (76, 262), (140, 220), (204, 170), (372, 250), (430, 300)),
    *((724, 320), (780, 250), (1010, 160), (1066, 230), (1118, 262), (1172, 200)),
)
"""Towers far away: their left edges and heights."""


@SPRITES.keep
def _emblem(size: int) -> Sprite:
    """The house, its anchor moved to its middle."""
    house = building("com", 60, 0, 3, "round", signed=False).image
    box = house.getbbox() or (0, 0, 1, 1)
    cut = house.crop(box)
    width = max(1, round(cut.width * size / cut.height))
    image = cut.resize((width, size), Image.Resampling.LANCZOS)
    return Sprite(image, (width // 2, size // 2))


@SPRITES.keep
def _world() -> Image.Image:
    canvas = Canvas.blank(PODIUM_WIDTH, PODIUM_HEIGHT, BACKGROUND)
    art = Artwork(0, 0, PODIUM_WIDTH, PODIUM_HEIGHT)
    for index, (x, height) in enumerate(_SKYLINE):
        top = 700 - height
        art.plate(x, top, x + 52, 720, 0, _TOWER)
        art.plate(x + 34, top, x + 52, 720, 0, _TOWER_SHADE)
        for row in range(height // 26 - 1):
            for column in range(2):
                if (row * 5 + column * 3 + index * 7) % 4 == 0:
                    left = x + 6 + column * 13
                    art.plate(left, top + 10 + row * 26, left + 8, top + 22 + row * 26, 0, _LAMP)
    art.plate(0, 700, PODIUM_WIDTH, PODIUM_HEIGHT, 0, _STREET)
    for row in range(3):
        for column in range(-1, 10):
            x, y = column * 140 + (row % 2) * 70, 722 + row * 50
            art.polygon(((x - 62, y), (x, y - 21), (x + 62, y), (x, y + 21)), _LOT)
    canvas.stamp(art.sprite(), 0, 0)
    for seat, floors, roof, x, y in _NEAR:
        canvas.stamp(building("res", _HOUSE, seat, floors, roof, signed=False), x, y)
    return canvas.image


_NEAR = (
    (0, 3, "pointed", 42, 790),
    (1, 3, "round", 406, 800),
    (3, 3, "flat", 796, 800),
    (4, 4, "pointed", 1160, 792),
)
_ROOFS = ("pointed", "round", "flat")


@SPRITES.keep
def _lid(place: int, width: int, height: int) -> Sprite:
    """A block of the city, with houses that end as the place's roof does."""
    art = Artwork(-width / 2, -height / 2, width / 2, height / 2)
    art.polygon(flat_hexagon(width, height), _GRASS)
    art.polygon(flat_hexagon(0.8 * width, 0.8 * height), _LOT)
    ground = art.sprite()
    top = 60
    image = Image.new("RGBA", (ground.image.width, ground.image.height + top))
    image.alpha_composite(ground.image, (0, top))
    roof = _ROOFS[place - 1]
    for x, y, floors in ((-0.4, 0.02, 3), (0.4, 0.02, 3), (-0.28, 0.27, 2), (0.28, 0.27, 2)):
        house = building("com", 25, (0, 1, 3)[place - 1], floors, roof, signed=False)
        box = house.box(round(width / 2 + x * width), round(top + height / 2 + y * height))
        image.alpha_composite(house.image, (max(0, box.x0), max(0, box.y0)))
    return Sprite(image, (ground.anchor[0], ground.anchor[1] + top))


def _walls(seat: int) -> tuple[tuple[int, int, int], ...]:
    base = SEATS[seat]
    return wall_left(base), wall_right(base), edge(base)


CREST = Crest(
    emblem=_emblem,
    tone=mix(SEATS[0], CREAM, 0.2),
    world=_world,
    lid=_lid,
    flats=(CREAM, CREAM_SHADE, CREAM_SIDE, DOME_SHADE, WINDOW, WINDOW_SHADE, *_walls(0)),
    world_flats=(
        *(_LOT, _STREET, _TOWER, _TOWER_SHADE, _LAMP, _GRASS),
        *_walls(1),
        *_walls(3),
        *_walls(4),
    ),
)
