"""The cover: Mars with its first oceans, forests and cities, a comet on its way, and the title."""

from math import sqrt
from random import Random

from PIL.Image import Image

from render.core.artwork import Artwork, Point, arc_points
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.cover import COVER_HEIGHT, COVER_WIDTH, Event, draw_title
from render.core.encode import with_palette
from render.core.palette import BACKGROUND, MUTED, TEXT, WHITE, mix
from render.core.sprites import SPRITES, Sprite
from render.tmars.board.tiles import tile
from render.tmars.icons.signs import icon
from render.tmars.icons.tile_glyphs import TALL, hexagon
from render.tmars.layout import CENTRE, COVER_TEXT, GLOBE, ORBIT, W
from render.tmars.palette import OCEAN_WAVE, SURFACE, land_edge, warmth
from render.tmars.palette import ORBIT as ORBIT_COLOUR
from render.tmars.quantised import colours
from render.tmars.surface import globe
from rules.core.text import Say
from rules.tmars.components.content import SEATS

MIDDLE = (1000, 384)
"""The middle of the planet; the edge of the picture cuts the planet off."""
ROW = W * sqrt(3) / 2
TILES: tuple[tuple[int, int, str, int | None], ...] = (
    (-3, -1, "lava_flows", 3),
    (-3, 1, "greenery", 3),
    (-2, -4, "greenery", 0),
    (-2, -2, "city", 0),
    (-2, 0, "greenery", 0),
    (-2, 2, "ocean", None),
    (-2, 4, "commercial_district", 4),
    (-1, -5, "ocean", None),
    (-1, -3, "ocean", None),
    (-1, -1, "greenery", 2),
    (-1, 1, "city", 2),
    (-1, 3, "greenery", 4),
    (0, -6, "ocean", None),
    (0, -4, "greenery", 1),
    (0, -2, "capital", 1),
    (0, 0, "greenery", 1),
    (0, 2, "ocean", None),
    (1, -5, "mohole_area", 1),
    (1, -3, "greenery", 1),
    (1, -1, "ocean", None),
    (1, 1, "ocean", None),
)
"""A tile's row, twice its column, its kind, and its owner."""
OPEN = (
    (-3, -3),
    (-3, 3),
    (-1, -7),
    (-1, 5),
    (0, 4),
    (0, -8),
    (1, -7),
    (1, 3),
)
"""The spaces without a tile."""
REACHED = 12
"""The number of steps of the temperature's arc that glow."""
STEPS = 19
STARS = 90
COMET: tuple[Point, Point] = ((1166, 16), (1052, 78))
"""The end of the comet's tail, and its head."""


def paint_cover(say: Say, event: Event | None = None) -> Image:
    canvas = Canvas(_scene().copy())
    draw_title(canvas, say, "tmars", COVER_TEXT, TEXT, seats=max(SEATS), event=event)
    return with_palette(canvas.image, colours())


@SPRITES.keep
def _scene() -> Image:
    canvas = Canvas.blank(COVER_WIDTH, COVER_HEIGHT, BACKGROUND)
    canvas.stamp(_stars(), 0, 0)
    mask = _orbit()
    corner = mask.box(*MIDDLE)
    inside = mask.box(CENTRE, CENTRE)
    canvas.image.paste(globe("tharsis").crop(inside), corner[:2], mask.image)
    canvas.stamp(_arc(), *MIDDLE)
    for row, x2 in OPEN:
        canvas.stamp(_space(), *_place(row, x2))
    for row, x2, kind, owner in TILES:
        canvas.stamp(tile(kind, W - 1, owner), *_place(row, x2))
    canvas.stamp(icon("moon", 44), 648, 92)
    canvas.stamp(icon("moon", 26), 716, 40)
    canvas.stamp(_comet(), 0, 0)
    return canvas.image


def _place(row: int, x2: int) -> tuple[int, int]:
    return round(MIDDLE[0] + x2 * W / 2), round(MIDDLE[1] + row * ROW)


@SPRITES.keep
def _orbit() -> Sprite:
    """A mask of the planet with the ring around it."""
    art = Artwork(-ORBIT - 1, -ORBIT - 1, ORBIT + 1, ORBIT + 1)
    art.ellipse(0, 0, ORBIT, ORBIT, WHITE)
    return art.sprite()


@SPRITES.keep
def _stars() -> Sprite:
    """The stars, always in the same places, and none behind the words."""
    dice = Random(4)
    art = Artwork(0, 0, COVER_WIDTH, COVER_HEIGHT)
    words = COVER_TEXT.inset(-12)
    for _ in range(STARS):
        x, y, r = dice.random() * COVER_WIDTH, dice.random() * COVER_HEIGHT, dice.random()
        if not words.holds(Box(round(x), round(y), round(x), round(y))):
            size = 0.7 + 1.2 * r**3
            art.ellipse(x, y, size, size, mix(BACKGROUND, MUTED, 0.35 + 0.65 * r))
    return art.sprite()


@SPRITES.keep
def _space() -> Sprite:
    half = W / 2
    art = Artwork(-half - 1, -half * TALL - 1, half + 1, half * TALL + 1)
    points = [(half * 0.95 * x, half * 0.95 * y) for x, y in hexagon(1)]
    art.line(points, land_edge(SURFACE[2]), 1.6, closed=True)
    return art.sprite()


@SPRITES.keep
def _arc() -> Sprite:
    """The arc of the temperature, in the planet's orbit."""
    middle, width = (GLOBE + ORBIT) / 2 + 0.03 * W, 0.28 * W
    reach = ORBIT + 2
    art = Artwork(-reach, -reach, 0, reach)
    for step in range(STEPS):
        start = 122 + step * 116 / STEPS
        points = arc_points(0, 0, middle, middle, start + 0.6, start + 116 / STEPS - 0.6, 6)
        tone = warmth(step) if step < REACHED else mix(ORBIT_COLOUR, MUTED, 0.2)
        outer = [(x * (1 + width / 2 / middle), y * (1 + width / 2 / middle)) for x, y in points]
        inner = [(x * (1 - width / 2 / middle), y * (1 - width / 2 / middle)) for x, y in points]
        art.polygon((*outer, *reversed(inner)), tone)
    return art.sprite()


@SPRITES.keep
def _comet() -> Sprite:
    (tx, ty), (hx, hy) = COMET
    art = Artwork(0, 0, COVER_WIDTH, COVER_HEIGHT)
    dx, dy = tx - hx, ty - hy
    length = sqrt(dx * dx + dy * dy)
    nx, ny = -dy / length, dx / length
    for reach, half, share in ((1.0, 11, 0.25), (0.72, 8, 0.5), (0.42, 5.5, 0.8)):
        tip = (hx + dx * reach, hy + dy * reach)
        tone = mix(BACKGROUND, OCEAN_WAVE, share)
        art.polygon(((hx + nx * half, hy + ny * half), tip, (hx - nx * half, hy - ny * half)), tone)
        art.ellipse(hx, hy, half, half, tone)
    art.ellipse(hx, hy, 5, 5, WHITE)
    return art.sprite()
