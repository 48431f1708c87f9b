"""The planet with its air and every tile on it, at any size."""

from dataclasses import dataclass

from PIL import Image

from render.core.artwork import Artwork
from render.core.canvas import Canvas
from render.core.palette import WHITE
from render.core.sprites import SPRITES, Sprite
from render.tmars.board.gauges import COLDEST, DEGREES
from render.tmars.board.planet import middle_of
from render.tmars.board.spaces import shown_kind
from render.tmars.board.tiles import tile
from render.tmars.layout import GREEN_STEPS, POOLS, Grid
from render.tmars.palette import AIR_GLOW, AIR_STEPS, WARMTH_STEPS, greened
from render.tmars.surface import ground
from rules.tmars.components.coordinates import SPACES
from rules.tmars.view import View


@dataclass(frozen=True, slots=True)
class Globe:
    """The size of a planet, and where it is."""

    r: int
    glow: tuple[int, int]
    """The radii of its air, the outer one first."""
    tile: int
    """The width of a space."""
    at: tuple[int, int]

    @property
    def grid(self) -> Grid:
        return Grid(
            w=self.tile,
            centre=(0, 0),
            label=14,
            tile_label=14,
            plate=(20, 12),
            badge=8,
            last=(1, 4, 2),
            legal=(2, 2),
        )


def green_of(view: View) -> int:
    """Return the progress of terraforming, as a number of `GREEN_STEPS`."""
    warm = (view.temperature - COLDEST) / DEGREES / WARMTH_STEPS
    done = (warm + view.oxygen / AIR_STEPS + view.oceans / POOLS) / 3
    return round(GREEN_STEPS * done)


def draw_globe(canvas: Canvas, view: View, globe: Globe, x: int, y: int) -> None:
    """Draw the planet around a point, with all tiles that are on it."""
    canvas.stamp(_ball(view.board, green_of(view), globe.r, globe.glow), x, y)
    grid = globe.grid
    for label in SPACES:
        if label in view.tiles:
            dx, dy = middle_of(label, grid)
            lying = tile(shown_kind(view, label), grid.w, view.tiles[label].owner)
            canvas.stamp(lying, x + dx, y + dy)


@SPRITES.keep
def _ball(board: str, green: int, planet_r: int, reaches: tuple[int, int]) -> Sprite:
    """The planet with its air; its middle is the anchor."""
    r = reaches[0]
    art = Artwork(-r, -r, r, r)
    for reach, tone in zip(reaches, AIR_GLOW, strict=True):
        art.ellipse(0, 0, reach, reach, tone)
    glow = art.sprite()
    disc = Artwork(-planet_r, -planet_r, planet_r, planet_r)
    disc.ellipse(0, 0, planet_r, planet_r, WHITE)
    mask = disc.sprite()
    surface = ground(board, 2 * planet_r, 2 * planet_r, greened(green / GREEN_STEPS))
    image = glow.image.copy()
    box = mask.box(*glow.anchor)
    piece = Image.new("RGBA", image.size)
    piece.paste(surface.resize(mask.image.size), (box.x0, box.y0), mask.image.getchannel("A"))
    image.alpha_composite(piece)
    return Sprite(image, glow.anchor)
