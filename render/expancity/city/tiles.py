"""Tiles: the ground of a cell, and the sign on it if it is free of buildings."""

from render.core.artwork import Artwork, Point
from render.core.canvas import settled
from render.core.palette import ACCENT, BACKGROUND, INK, WHITE, Colour, darker, mix
from render.core.sprites import SPRITES, Sprite
from render.expancity.icons import draw_house, draw_icon, draw_towers
from render.expancity.palette import (
    CANDIDATE,
    COM_MARK,
    COM_PLOT,
    HALL_LINE,
    OFFERED_GROUND,
    OPEN_GROUND,
    OPEN_LINE,
    RES_MARK,
    RES_PLOT,
    SPECIAL_LINE,
    ground,
    slab,
)
from rules.expancity.components.content import CITY_HALL, LOTS, RES


def rhombus(half: float, share: float = 1.0, y: float = 0.0) -> tuple[Point, ...]:
    """The outline of a tile of this half width, or of a share of it: right, bottom, left, top."""
    across, down = half * share, half * share / 2
    return (across, y), (0, y + down), (-across, y), (0, y - down)


@SPRITES.keep
def tile_ground(kind: str, half: int, *, built: bool) -> Sprite:
    """The slab of a tile, with the middle of its top at (0, 0)."""
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


@SPRITES.keep
def tile_sign(kind: str, half: int) -> Sprite:
    """The sign on a tile without a building: that of an empty lot, City Hall, or an icon."""
    if kind in LOTS:
        r, width = 0.27 * half, max(2.4, 0.035 * half) / (0.27 * half)
        art = Artwork(-1.3 * r, -1.6 * r, 1.3 * r, 1.3 * r)
        draw = draw_house if kind == "res" else draw_towers
        draw(art, 0, -0.06 * half, r, _mark(kind), width)
        return art.sprite()
    r = (0.40 if kind == CITY_HALL else 0.33) * half
    middle = -0.20 * half if kind == CITY_HALL else -0.39 * half
    art = Artwork(-1.3 * r, middle - 1.3 * r, 1.3 * r, 0.4 * half)
    draw_icon(art, kind, 0, middle, r)
    return art.sprite()


@SPRITES.keep
def open_cell(half: int) -> Sprite:
    """A cell beside the city without a tile."""
    art = Artwork(-half - 1, -half / 2 - 1, half + 1, half / 2 + 1)
    art.polygon(rhombus(half), OPEN_GROUND)
    art.line(rhombus(half), OPEN_LINE, 1.25, closed=True)
    return settled(art.sprite(), BACKGROUND, 128)


@SPRITES.keep
def candidate_cell(half: int) -> Sprite:
    """A cell where the tile in hand may be laid."""
    art = Artwork(-half, -half / 2, half, half / 2)
    art.polygon(rhombus(half, 0.965), OFFERED_GROUND)
    on, off, width = 0.12 * half, 0.08 * half, max(1.8, 0.026 * half)
    art.dashes(rhombus(half, 0.9), CANDIDATE, width, on=on, off=off)
    return settled(art.sprite(), BACKGROUND, 128)


@SPRITES.keep
def last_cell(half: int) -> Sprite:
    """The outline of the tile laid last."""
    reach = half + 0.06 * half + 2
    art = Artwork(-reach, -reach / 2 - 4, reach, reach / 2 + 4)
    art.line(rhombus(half), INK, max(8, 0.10 * half), closed=True)
    art.line(rhombus(half), ACCENT, max(4, 0.055 * half), closed=True)
    return art.sprite()
