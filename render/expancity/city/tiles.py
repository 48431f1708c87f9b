"""Tiles: the ground of a cell, and what stands on it if nobody has built there."""

from PIL import Image

from render.core.artwork import Artwork, Point
from render.core.canvas import settled
from render.core.palette import ACCENT, BACKGROUND, INK, WHITE, Colour, darker, mix
from render.core.sprites import SPRITES, Sprite
from render.core.text import Type
from render.expancity.icons import draw_house, draw_icon, draw_towers
from render.expancity.palette import (
    CANDIDATE,
    COM_MARK,
    COM_PLOT,
    HALL_LINE,
    OPEN_GROUND,
    RES_MARK,
    RES_PLOT,
    SPECIAL_LINE,
    ground,
    slab,
)
from render.expancity.values import value_row
from rules.expancity.components.content import CITY_HALL, LOTS, RES, SPECIALS


def rhombus(half: float, share: float = 1.0, y: float = 0.0) -> tuple[Point, ...]:
    """The outline of a tile of this half width, or of a share of it: right, bottom, left, top."""
    across, down = half * share, half * share / 2
    return (across, y), (0, y + down), (-across, y), (0, y - down)


@SPRITES.keep
def tile_ground(kind: str, half: int, *, built: bool) -> Sprite:
    """The slab of a tile, its top about (0, 0)."""
    thick = 0.1 * half
    art = Artwork(-half - 1, -half / 2 - 1, half + 1, half / 2 + thick + 1)
    top = ground(kind)
    left_side, right_side = slab(kind)
    right, bottom, left, _ = rhombus(half, 0.985)
    art.polygon((left, bottom, _down(bottom, thick), _down(left, thick)), left_side)
    art.polygon((bottom, right, _down(right, thick), _down(bottom, thick)), right_side)
    art.polygon(rhombus(half, 0.985), darker(top, 0.35))
    art.polygon(rhombus(half, 0.965), mix(top, WHITE, 0.10))
    art.polygon(rhombus(half, 0.94), top)
    _plot_line(art, kind, half, built=built)
    return settled(art.sprite(), BACKGROUND, 96)


def _plot_line(art: Artwork, kind: str, half: int, *, built: bool) -> None:
    if kind == CITY_HALL:
        art.line(rhombus(half, 0.89), HALL_LINE, 0.05 * half, closed=True)
    elif kind not in LOTS:
        art.line(rhombus(half, 0.89), SPECIAL_LINE, 0.05 * half, closed=True)
    elif built:
        art.line(rhombus(half, 0.8), mix(ground(kind), WHITE, 0.2), 1, closed=True)
    else:
        plot = RES_PLOT if kind == RES else COM_PLOT
        art.dashes(rhombus(half, 0.8), plot, 1.5, on=7, off=5)


def _mark(kind: str) -> Colour:
    return RES_MARK if kind == "res" else COM_MARK


def _down(point: Point, by: float) -> Point:
    return point[0], point[1] + by


def tile_mark(kind: str, half: int) -> Sprite:
    """What stands on a tile without a building: the sign of an empty lot, City Hall, an icon with its values."""
    return _with_values(kind, half) if kind in SPECIALS else tile_sign(kind, half)


@SPRITES.keep
def tile_sign(kind: str, half: int) -> Sprite:
    """The same without the values."""
    if kind in LOTS:
        r, width = 0.27 * half, max(2.4, 0.035 * half) / (0.27 * half)
        art = Artwork(-1.3 * r, -1.6 * r, 1.3 * r, 1.3 * r)
        draw = draw_house if kind == "res" else draw_towers
        draw(art, 0, -0.06 * half, r, _mark(kind), width)
        return art.sprite()
    r = (0.40 if kind == CITY_HALL else 0.33) * half
    middle = -0.20 * half if kind == CITY_HALL else -0.33 * half
    art = Artwork(-1.3 * r, middle - 1.3 * r, 1.3 * r, 0.4 * half)
    draw_icon(art, kind, 0, middle, r)
    return art.sprite()


VALUE_TYPE = Type(14)
GLYPHS_FROM = 48
"""Below this half width there is only room for the numbers: house, then tower."""


@SPRITES.keep
def _with_values(kind: str, half: int) -> Sprite:
    sprite = tile_sign(kind, half)
    row = value_row(kind, VALUE_TYPE, glyphs=half >= GLYPHS_FROM, zeros=None)
    above, below = sprite.box(0, 0), row.box(0, round(0.17 * half))
    left, right = min(above.x0, below.x0), max(above.x1, below.x1)
    sheet = Image.new("RGBA", (right - left, below.y1 - above.y0))
    sheet.paste(sprite.image, (above.x0 - left, 0))
    sheet.alpha_composite(row.image, (below.x0 - left, below.y0 - above.y0))
    return Sprite(sheet, (-left, -above.y0))


@SPRITES.keep
def open_cell(half: int) -> Sprite:
    """A cell beside the city without a tile."""
    art = Artwork(-half - 1, -half / 2 - 1, half + 1, half / 2 + 1)
    art.line(rhombus(half), OPEN_GROUND, 1.25, closed=True)
    return settled(art.sprite(), BACKGROUND, 1)


@SPRITES.keep
def candidate_cell(half: int) -> Sprite:
    """A cell where the tile in hand may be laid."""
    art = Artwork(-half, -half / 2, half, half / 2)
    art.dashes(rhombus(half, 0.88), CANDIDATE, 1.8, on=8, off=6)
    return art.sprite()


@SPRITES.keep
def last_cell(half: int) -> Sprite:
    """The outline of the tile laid last."""
    art = Artwork(-half - 6, -half / 2 - 6, half + 6, half / 2 + 6)
    art.line(rhombus(half), INK, 8, closed=True)
    art.line(rhombus(half), ACCENT, 4, closed=True)
    return art.sprite()
