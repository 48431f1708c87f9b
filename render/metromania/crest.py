"""The underground's part in tournaments: a cased line through a station, and a podium on one line."""

from PIL.Image import Image

from render.core.artwork import Artwork, Point
from render.core.canvas import Canvas
from render.core.crest import PODIUM_HEIGHT, PODIUM_WIDTH, Crest, flat_hexagon
from render.core.palette import BACKGROUND, INK, PANEL, SEATS, TEXT, WHITE, mix
from render.core.sprites import SPRITES, Sprite

_BLUE, _ORANGE, _GREEN, _ROSE = SEATS[:4]
_SLAB, _SEAM = mix(PANEL, BACKGROUND, 0.6), mix(PANEL, BACKGROUND, 0.25)
_DIM_GREEN, _DIM_ORANGE = mix(BACKGROUND, _GREEN, 0.3), mix(BACKGROUND, _ORANGE, 0.3)


@SPRITES.keep
def _emblem(size: int) -> Sprite:
    u = size / 76
    art = Artwork(-39 * u, -28 * u, 39 * u, 28 * u)
    course = ((-34, 15), (-10, 15), (10, -15), (34, -15))
    path = [(x * u, y * u) for x, y in course]
    art.line(path, INK, 20 * u)
    art.line(path, _BLUE, 14 * u)
    art.ellipse(0, 0, 13 * u, 13 * u, INK)
    art.ellipse(0, 0, 10.5 * u, 10.5 * u, WHITE)
    art.ellipse(0, 0, 7 * u, 7 * u, INK)
    art.ellipse(0, 0, 4 * u, 4 * u, WHITE)
    return art.sprite()


_LINE: tuple[Point, ...] = (
    (-20, 700),
    (90, 700),
    (190, 600),
    (380, 600),
    (500, 480),
    (700, 480),
    (820, 600),
    (1010, 600),
    (1110, 700),
    (1220, 700),
)
_OTHERS: tuple[tuple[tuple[Point, ...], tuple[int, int, int]], ...] = (
    (((-20, 560), (10, 560), (40, 530), (40, 340), (10, 310), (-20, 310)), _DIM_GREEN),
    (((1220, 580), (1190, 580), (1160, 550), (1160, 380), (1190, 350), (1220, 350)), _DIM_ORANGE),
)
"""Lines far below, where no names stand."""
_STOPS: tuple[Point, ...] = ((60, 700), (410, 570), (790, 570), (1140, 700))


@SPRITES.keep
def _world() -> Image:
    canvas = Canvas.blank(PODIUM_WIDTH, PODIUM_HEIGHT, BACKGROUND)
    art = Artwork(0, 0, PODIUM_WIDTH, PODIUM_HEIGHT)
    for path, tone in _OTHERS:
        art.line(path, tone, 10)
    art.plate(0, 760, PODIUM_WIDTH, PODIUM_HEIGHT, 0, _SLAB)
    for seam in range(0, PODIUM_WIDTH, 100):
        art.line(((seam + 50, 762), (seam, PODIUM_HEIGHT)), _SEAM, 2)
    art.line(((0, 760), (PODIUM_WIDTH, 760)), _SEAM, 4)
    art.line(_LINE, INK, 34)
    art.line(_LINE, _BLUE, 26)
    for x, y in _STOPS:
        art.ellipse(x, y, 22, 22, INK)
        art.ellipse(x, y, 18, 18, WHITE)
        art.ellipse(x, y, 10, 10, INK)
    canvas.stamp(art.sprite(), 0, 0)
    return canvas.image


@SPRITES.keep
def _lid(place: int, width: int, height: int) -> Sprite:
    """A platform with the end of a line on it."""
    line = (_BLUE, _GREEN, _ORANGE)[place - 1]
    art = Artwork(-width / 2, -height / 2, width / 2, height / 2)
    art.polygon(flat_hexagon(width, height), mix(line, INK, 0.62))
    for y in (-0.18, 0.18):
        art.line(((-0.36 * width, y * height), (0.36 * width, y * height)), INK, 15)
        art.line(((-0.36 * width, y * height), (0.36 * width, y * height)), line, 10)
    for right, low in ((-0.3, -0.18), (0.3, -0.18), (-0.3, 0.18), (0.3, 0.18)):
        art.ellipse(right * width, low * height, 13, 9, INK)
        art.ellipse(right * width, low * height, 10, 6.5, WHITE)
    return art.sprite()


CREST = Crest(
    emblem=_emblem,
    tone=_BLUE,
    world=_world,
    lid=_lid,
    flats=(_BLUE, WHITE, TEXT),
    world_flats=(
        *(_SLAB, _SEAM, _DIM_GREEN, _DIM_ORANGE),
        *(mix(line, INK, 0.62) for line in (_BLUE, _GREEN, _ORANGE)),
    ),
)
