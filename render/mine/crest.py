"""The mine's crest for tournaments: a cut stone, and a podium among strata with ruby, gold and iron laid bare."""

from functools import partial
from math import pi, sin
from random import Random

from PIL.Image import Image

from render.core.artwork import Artwork, Point
from render.core.canvas import Canvas
from render.core.crest import PODIUM_HEIGHT, PODIUM_WIDTH, Crest, flat_hexagon
from render.core.palette import BACKGROUND, WHITE, mix
from render.core.sprites import SPRITES, Sprite
from render.mine.icons.stones import draw_stone, stone
from render.mine.palette import CARD_COLOURS, facets, strata

_KINDS = ("ruby", "gold", "iron")
_TOPS = (470, 590, 710)
"""The upper edges of the layers, each with its stones."""
_STONES = (
    ("ruby", 40, 72, 530),
    ("ruby", 28, 420, 556),
    ("ruby", 34, 792, 528),
    ("ruby", 42, 1142, 536),
    ("gold", 36, 46, 650),
    ("gold", 28, 404, 668),
    ("gold", 32, 796, 652),
    ("gold", 38, 1160, 662),
    ("iron", 38, 36, 776),
    ("iron", 30, 402, 790),
    ("iron", 34, 798, 780),
    ("iron", 40, 1156, 780),
)


@SPRITES.keep
def _world() -> Image:
    canvas = Canvas.blank(PODIUM_WIDTH, PODIUM_HEIGHT, BACKGROUND)
    art = Artwork(0, 0, PODIUM_WIDTH, PODIUM_HEIGHT)
    dice = Random(3)
    for index, (kind, top) in enumerate(zip(_KINDS, _TOPS, strict=True)):
        rock = strata(CARD_COLOURS[kind])
        low = ((PODIUM_WIDTH, PODIUM_HEIGHT), (0, PODIUM_HEIGHT))
        art.polygon((*_wave(top, index), *low), rock[2])
        art.polygon((*_wave(top + 46, index), *low), rock[1])
        for _ in range(34):
            x, y = dice.random() * PODIUM_WIDTH, top + 24 + dice.random() * 84
            r = 3 + 3 * dice.random()
            art.polygon(((x - r, y), (x, y - r), (x + r, y), (x, y + r)), rock[4])
    canvas.stamp(art.sprite(), 0, 0)
    for kind, size, x, y in _STONES:
        canvas.stamp(stone(kind, size), x, y)
    return canvas.image


def _wave(top: int, index: int) -> tuple[Point, ...]:
    return tuple(
        (PODIUM_WIDTH * step / 40, top + 14 * sin(index * 1.7 + 3 * pi * step / 40))
        for step in range(41)
    )


@SPRITES.keep
def _lid(place: int, width: int, height: int) -> Sprite:
    kind = _KINDS[place - 1]
    rock = strata(CARD_COLOURS[kind])
    art = Artwork(-width / 2, -height / 2, width / 2, height / 2)
    art.polygon(flat_hexagon(width, height), rock[0])
    art.polygon(flat_hexagon(0.86 * width, 0.86 * height), rock[1])
    for x, y, half in ((-0.33, 0.05, 17), (0.33, 0.02, 17), (-0.2, 0.27, 13), (0.2, 0.28, 13)):
        draw_stone(art, x * width, y * height, half, kind)
    return art.sprite()


_SHADES = [shade for kind in _KINDS for base in (CARD_COLOURS[kind],) for shade in facets(base)]
_ROCKS = [shade for kind in _KINDS for shade in strata(CARD_COLOURS[kind])]
_GREEN = CARD_COLOURS["emerald"]

CREST = Crest(
    emblem=partial(stone, "emerald"),
    tone=mix(_GREEN, WHITE, 0.2),
    world=_world,
    lid=_lid,
    flats=facets(_GREEN),
    world_flats=(*_SHADES, *_ROCKS),
)
