"""Mars's part in tournaments: the globe between its two gauges, and a podium on the planet's horizon."""

from math import cos, radians, sin
from random import Random

from PIL import Image

from render.core.artwork import Artwork, arc_points
from render.core.canvas import Canvas
from render.core.crest import PODIUM_HEIGHT, PODIUM_WIDTH, Crest, flat_hexagon
from render.core.palette import BACKGROUND, INK, MUTED, WHITE, darker, mix
from render.core.sprites import SPRITES, Sprite
from render.tmars import palette as mars
from render.tmars.layout import CENTRE, GLOBE
from render.tmars.surface import globe, ground

_WARM = mix(mars.WARM, WHITE, 0.15)
_STEPS = 8
_ARC = 62
"""Half the angle of a gauge."""
_STARS = tuple(mix(BACKGROUND, MUTED, share) for share in (0.35, 0.65, 0.9))
_TAIL = tuple(mix(BACKGROUND, mars.OCEAN_WAVE, share) for share in (0.25, 0.5, 0.8))
_SHADE = darker(mars.SURFACE[0], 0.5)


@SPRITES.keep
def _emblem(size: int) -> Sprite:
    r = size / 2
    art = Artwork(-r - 1, -r - 1, r + 1, r + 1)
    for step in range(_STEPS):
        for side in (-1, 1):
            low = 90 + side * (90 - _ARC) + side * 2 * _ARC * step / _STEPS
            high = 90 + side * (90 - _ARC) + side * 2 * _ARC * (step + 1.1) / _STEPS
            share = step / (_STEPS - 1)
            tone = (
                mars.warmth(round(share * (mars.WARMTH_STEPS - 1)))
                if side > 0
                else mars.air(round(share * (mars.AIR_STEPS - 1)))
            )
            start, end = sorted((low, high))
            art.line(arc_points(0, 0, 0.9 * r, 0.9 * r, start, end, 6), tone, 0.15 * r)
    sheet = art.sprite()
    ball = round(1.5 * r)
    near, far = round(CENTRE - GLOBE), round(CENTRE + GLOBE)
    face = globe("tharsis").crop((near, near, far, far)).resize((ball, ball), Image.Resampling.BOX)
    disc = Artwork(-ball / 2, -ball / 2, ball / 2, ball / 2)
    disc.ellipse(0, 0, ball / 2, ball / 2, WHITE)
    mask = disc.sprite()
    image = sheet.image.copy()
    at = mask.box(*sheet.anchor)
    image.paste(face.resize(mask.image.size), (at.x0, at.y0), mask.image.getchannel("A"))
    return Sprite(image, sheet.anchor)


@SPRITES.keep
def _world() -> Image.Image:
    canvas = Canvas.blank(PODIUM_WIDTH, PODIUM_HEIGHT, BACKGROUND)
    art = Artwork(0, 0, PODIUM_WIDTH, PODIUM_HEIGHT)
    dice = Random(12)
    for index in range(90):
        size = 0.8 + 1.1 * dice.random() ** 3
        x, y = dice.random() * PODIUM_WIDTH, dice.random() * 660
        art.ellipse(x, y, size, size, _STARS[index % 3])
    hx, hy, tx, ty = 1010, 122, 1150, 42
    nx, ny = 0.5, 0.87
    for reach, half, tone in zip((1.0, 0.72, 0.42), (11, 8, 5.5), _TAIL, strict=True):
        tip = (hx + (tx - hx) * reach, hy + (ty - hy) * reach)
        art.polygon(((hx + nx * half, hy + ny * half), tip, (hx - nx * half, hy - ny * half)), tone)
        art.ellipse(hx, hy, half, half, tone)
    art.ellipse(hx, hy, 5, 5, WHITE)
    canvas.stamp(art.sprite(), 0, 0)
    canvas.stamp(_gauge(), 0, 0)
    horizon = _horizon()
    land = ground("tharsis", PODIUM_WIDTH, PODIUM_WIDTH).crop((0, 300, PODIUM_WIDTH, 500))
    box = horizon.box(0, 0)
    canvas.image.paste(_SHADE, (box.x0, box.y0 - 6), horizon.image)
    canvas.image.paste(
        land.crop((box.x0, 0, box.x1, box.height)), (box.x0, box.y0 + 4), horizon.image
    )
    return canvas.image


_FAR, _LOW = 1500, 2160
"""The planet's radius on the podium, and the height of its middle."""


@SPRITES.keep
def _horizon() -> Sprite:
    art = Artwork(0, _LOW - _FAR - 6, PODIUM_WIDTH, PODIUM_HEIGHT)
    art.ellipse(600, _LOW, _FAR, _FAR, WHITE)
    return art.sprite()


@SPRITES.keep
def _gauge() -> Sprite:
    """The closed ring of both gauges above the horizon."""
    art = Artwork(0, 560, PODIUM_WIDTH, PODIUM_HEIGHT)
    inner, outer = _FAR + 30, _FAR + 62
    for step in range(-24, 24):
        share = abs(step + 0.5) / 24
        tone = (
            mars.warmth(round((1 - share) * (mars.WARMTH_STEPS - 1)))
            if step < 0
            else mars.air(round((1 - share) * (mars.AIR_STEPS - 1)))
        )
        start, end = radians(270 + step * 1.02 + 0.12), radians(270 + (step + 1) * 1.02 - 0.12)
        art.polygon(
            [
                (600 + r * cos(turn), _LOW + r * sin(turn))
                for r, turn in ((inner, start), (outer, start), (outer, end), (inner, end))
            ],
            tone,
        )
    return art.sprite()


@SPRITES.keep
def _lid(place: int, width: int, height: int) -> Sprite:
    """A forest, a city or an ocean, laid flat."""
    art = Artwork(-width / 2, -height / 2, width / 2, height / 2)
    face = flat_hexagon(width, height)
    match place:
        case 1:
            art.polygon(face, mars.FOREST)
            for x, y in _TREES:
                _tree(art, x * width, y * height)
        case 2:
            art.polygon(face, mars.TOWN)
            for x, y, tall in _TOWERS:
                _tower(art, x * width, y * height, tall)
        case _:
            art.polygon(face, mars.OCEAN_LIGHT)
            for y in (-0.26, 0.02, 0.3):
                reach = 0.3 if abs(y) > 0.2 else 0.38
                wave = [
                    (width * reach * (step / 20 - 1), y * height + 4 * sin(step * 0.9))
                    for step in range(41)
                ]
                art.line(wave, mars.OCEAN_WAVE, 3)
    return art.sprite()


_TREES = ((-0.36, 0.06), (0.36, 0.06), (-0.27, -0.2), (0.27, -0.2), (-0.26, 0.34), (0.26, 0.34))
_TOWERS = (
    (-0.34, 0.1, 34),
    (0.34, 0.1, 38),
    (-0.24, -0.1, 40),
    (0.25, -0.1, 36),
    (-0.23, 0.36, 30),
    (0.22, 0.36, 34),
)


def _tree(art: Artwork, x: float, y: float) -> None:
    art.polygon(((x - 3, y), (x + 3, y), (x + 3, y - 8), (x - 3, y - 8)), mars.TRUNK)
    for low, high, half in ((6, 26, 15), (16, 38, 11)):
        art.polygon(((x - half, y - low), (x, y - low), (x, y - high)), mars.TREE_LIGHT)
        art.polygon(((x, y - low), (x + half, y - low), (x, y - high)), mars.TREE)


def _tower(art: Artwork, x: float, y: float, tall: int) -> None:
    art.plate(x - 12, y - tall, x + 3, y, 0, WHITE)
    art.plate(x + 3, y - tall, x + 13, y, 0, mars.TOWN_SHADE)
    for row in range(tall // 9 - 1):
        for column in (-9, -3):
            top = y - tall + 5 + row * 9
            art.plate(x + column, top, x + column + 3, top + 5, 0, INK)


CREST = Crest(
    emblem=_emblem,
    tone=_WARM,
    world=_world,
    lid=_lid,
    flats=(
        *mars.SURFACE,
        *(mars.warmth(round(step * (mars.WARMTH_STEPS - 1) / 7)) for step in range(8)),
        *(mars.air(round(step * (mars.AIR_STEPS - 1) / 7)) for step in range(8)),
        _WARM,
    ),
    world_flats=(
        *(*_STARS, *_TAIL, _SHADE, *(tone for land in mars.SURFACE for tone in mars.craters(land))),
        *(mars.FOREST, mars.TREE, mars.TREE_LIGHT, mars.TRUNK, mars.OCEAN_LIGHT, mars.OCEAN_WAVE),
        *(mars.TOWN, mars.TOWN_SHADE),
    ),
)
