"""The planet itself: cut paper in four tones with craters, different for each map."""

from collections.abc import Sequence
from math import gcd
from random import Random

from PIL import Image, ImageDraw

from render.core.palette import BACKGROUND, Colour
from render.core.sprites import SPRITES, Sprite
from render.tmars.layout import CENTRE, GLOBE, LIMB, ORBIT, SIDE
from render.tmars.palette import LIMB as LIMB_COLOUR
from render.tmars.palette import ORBIT as ORBIT_COLOUR
from render.tmars.palette import SURFACE, craters

SEEDS = {"tharsis": 7, "hellas": 11, "elysium": 23}
SCALE = 2
NOISE = 5
"""The squares along a side of the coarsest layer of noise; each further layer has twice as many."""
SHARES = (0.33, 0.20, 0.12)
LIGHT = 0.45
LIT_FROM = (0.28, 0.24)
BOUNDS = (76, 116, 152)
CRATERS = 26
CRATER_PX = (5, 26)
EDGE_SCALE = 4


def globe(board: str) -> Image.Image:
    """The planet with the ring around it, in its own square."""
    image = Image.new("RGB", (SIDE, SIDE), BACKGROUND)
    for r, tone in ((ORBIT, ORBIT_COLOUR), (LIMB, LIMB_COLOUR)):
        image.paste(tone, (0, 0), disc(r).image)
    image.paste(_ground(board).reduce(SCALE), (0, 0), disc(GLOBE).image)
    return image


def ground(
    board: str, width: int, height: int, surface_tones: Sequence[Colour] = SURFACE
) -> Image.Image:
    """The same ground without the disc, at another size (no taller than wide), in any four tones."""
    surface = _ground(board, surface_tones)
    surface = surface.resize((width, width), Image.Resampling.BOX)
    top = (width - height) // 2
    return surface.crop((0, top, width, top + height))


def _ground(board: str, shades: Sequence[Colour] = SURFACE) -> Image.Image:
    image = _relief(board).image.convert("P")
    image.putpalette([channel for shade in _tones(shades) for channel in shade])
    return image.convert("RGB")


@SPRITES.keep
def _relief(board: str) -> Sprite:
    """The brightness reduced to tones, with craters in the tone of the ground around them: numbers of `_tones`."""
    random = Random(SEEDS[board])
    tones = _levels(random).point([sum(value >= bound for bound in BOUNDS) for value in range(256)])
    pen = ImageDraw.Draw(tones)
    for _ in range(CRATERS):
        x, y = (round(random.random() * SIDE * SCALE) for _ in range(2))
        r = SCALE * (CRATER_PX[0] + random.random() ** 2 * (CRATER_PX[1] - CRATER_PX[0]))
        _crater(pen, x, y, r, _tone_at(tones, x, y))
    return Sprite(tones, (0, 0))


def _levels(random: Random) -> Image.Image:
    """The ground's brightness: layers of noise, lit from the upper left."""
    levels = _noise(random, NOISE)
    for octave, share in enumerate(SHARES, 1):
        SPRITES.pause()
        levels = Image.blend(levels, _noise(random, NOISE << octave), share)
    SPRITES.pause()
    light = distances().point([max(0, 255 - round(1.35 * value)) for value in range(256)])
    return Image.blend(levels, light, LIGHT)


def distances() -> Image.Image:
    """Return the distance of each point from the source of the light."""
    size = SIDE * SCALE
    left, top = round((1 - LIT_FROM[0]) * size), round((1 - LIT_FROM[1]) * size)
    # First across, then down, which is what the library does anyway: so hidden parts are not stretched. The rows
    # begin and end where one of the gradient's falls on one of the stretched ones, so that they are mixed the same.
    gradient = Image.radial_gradient("L")
    wide = gradient.resize((2 * size, gradient.height), Image.Resampling.BILINEAR)
    wide = wide.crop((left, 0, left + size, wide.height))
    shared = gcd(wide.height, 2 * size)
    few, many = wide.height // shared, 2 * size // shared
    first, last = top // many, -(-(top + size) // many)
    far = wide.resize(
        (size, many * (last - first)),
        Image.Resampling.BILINEAR,
        (0, few * first, size, few * last),
    )
    return far.crop((0, top - many * first, size, top - many * first + size))


def _noise(random: Random, squares: int) -> Image.Image:
    grain = Image.frombytes(
        "L", (squares, squares), bytes(int(random.random() * 256) for _ in range(squares * squares))
    )
    return grain.resize((SIDE * SCALE, SIDE * SCALE), Image.Resampling.BICUBIC)


def _tone_at(tones: Image.Image, x: int, y: int) -> int:
    found = tones.getpixel((min(x, tones.width - 1), min(y, tones.height - 1)))
    assert isinstance(found, int)
    return found % len(SURFACE)


def _crater(pen: ImageDraw.ImageDraw, x: int, y: int, r: float, tone: int) -> None:
    shift = 0.14 * r
    pen.ellipse((x - r, y - r, x + r, y + r), fill=len(SURFACE) * (1 + tone))
    inner = 0.84 * r
    cx, cy = x + shift, y + shift
    pen.ellipse(
        (cx - inner, cy - inner, cx + inner, cy + inner), fill=len(SURFACE) * (1 + tone) + 1
    )


def _tones(shades: Sequence[Colour]) -> list[Colour]:
    """The tones of the surface, then for each of them the rim and the floor of its craters."""
    tones = [*shades]
    for shade in shades:
        tones.extend((*craters(shade), shade, shade))
    return tones


@SPRITES.keep
def disc(r: float) -> Sprite:
    """A mask of a disc with this radius around the planet's middle."""
    half = SIDE // 2
    quarter = Image.new("L", (half * EDGE_SCALE, half * EDGE_SCALE))
    low, high = (CENTRE - r) * EDGE_SCALE, (CENTRE + r) * EDGE_SCALE
    ImageDraw.Draw(quarter).ellipse((low, low, high, high), fill=255)
    # The other quarters are its mirrored images.
    corner = quarter.reduce(EDGE_SCALE)
    mask = Image.new("L", (SIDE, SIDE))
    mask.paste(corner, (0, 0))
    mask.paste(corner.transpose(Image.Transpose.FLIP_LEFT_RIGHT), (half, 0))
    upper = mask.crop((0, 0, SIDE, half))
    mask.paste(upper.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (0, half))
    return Sprite(mask, (0, 0))
