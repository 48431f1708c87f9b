"""The special tiles and City Hall as upright pictures, distinguishable by their outlines alone."""

from collections.abc import Callable
from types import MappingProxyType

from render.core.artwork import Artwork, Figure, arc_points, box_points
from render.core.palette import INK, TEXT, WHITE, Colour, mix
from render.core.signs import star_points
from render.core.sprites import SPRITES, Sprite
from render.expancity.palette import (
    BAG_DARK,
    BAG_PINK,
    BANK_GOLD,
    BRASS,
    CAP_BLUE,
    CAP_DARK,
    CROSS_RED,
    GLASS,
    GRASS,
    LEAF,
    LEAF_LIGHT,
    ROOF_RED,
    SHIELD,
    SHIELD_STAR,
    STAND,
    STAND_SHADE,
    STONE,
    STONE_SHADE,
    TASSEL,
    TRUNK,
    WINE,
)

LINE = 0.085
"""Width of the outline, in half heights."""


@SPRITES.keep
def icon(kind: str, r: float) -> Sprite:
    """The icon of a special tile or of City Hall, with half height r, around its middle."""
    reach = 1.25 * r + 1
    art = Artwork(-1.1 * reach, -reach, 1.1 * reach, reach)
    draw_icon(art, kind, 0, 0, r)
    return art.sprite()


def draw_icon(art: Artwork, kind: str, x: float, y: float, r: float) -> None:
    _DRAWN[kind](art.figure(x, y, r))


def _park(fig: Figure) -> None:
    for x, top, foot, half in ((-0.3, 0.0, 0.95, 0.1), (0.56, 0.3, 0.95, 0.08)):
        fig.solid(box_points(x - half, top, x + half, foot), TRUNK, INK, LINE * 0.8)
    fig.disc(0.56, 0.14, 0.4, 0.42, LEAF_LIGHT, INK, LINE)
    fig.disc(-0.3, -0.32, 0.6, 0.62, LEAF, INK, LINE)
    fig.disc(-0.44, -0.5, 0.26, 0.24, LEAF_LIGHT)


def _church(fig: Figure) -> None:
    fig.line(((0, -1.12), (0, -0.6)), INK, 0.3)
    fig.line(((-0.18, -0.92), (0.18, -0.92)), INK, 0.3)
    fig.line(((0, -1.12), (0, -0.6)), TEXT, 0.12)
    fig.line(((-0.18, -0.92), (0.18, -0.92)), TEXT, 0.12)
    fig.solid(((-0.72, 0.95), (-0.72, 0.42), (0.72, 0.42), (0.72, 0.95)), STONE_SHADE, INK, LINE)
    fig.solid(((-0.82, 0.44), (-0.5, 0.08), (0.5, 0.08), (0.82, 0.44)), ROOF_RED, INK, LINE)
    fig.solid(box_points(-0.34, -0.12, 0.34, 0.95), STONE, INK, LINE)
    fig.solid(((-0.46, -0.1), (0, -0.66), (0.46, -0.1)), ROOF_RED, INK, LINE)
    fig.polygon((*arc_points(0, 0.58, 0.17, 0.2, 180, 360), (0.17, 0.95), (-0.17, 0.95)), INK)
    fig.disc(0, 0.12, 0.11, 0.11, INK)


def _bank(fig: Figure) -> None:
    fig.solid(box_points(-0.98, 0.68, 0.98, 0.92), BANK_GOLD, INK, LINE)
    for x in (-0.66, 0.0, 0.66):
        fig.solid(box_points(x - 0.12, -0.3, x + 0.12, 0.68), STONE, INK, 0.08)
    fig.solid(((-1.0, -0.3), (0, -0.92), (1.0, -0.3)), BANK_GOLD, INK, LINE)
    fig.disc(0, -0.5, 0.15, 0.15, INK)


def _school(fig: Figure) -> None:
    cap = ((-0.56, -0.06), (-0.56, 0.5), (0, 0.78), (0.56, 0.5), (0.56, -0.06))
    fig.solid(cap, CAP_DARK, INK, LINE)
    fig.solid(((-1.05, -0.24), (0, -0.76), (1.05, -0.24), (0, 0.28)), CAP_BLUE, INK, LINE)
    cord = ((0, -0.26), (0.84, -0.12), (0.84, 0.5))
    fig.line(cord, INK, 0.26)
    fig.disc(0.84, 0.6, 0.13, 0.2, TASSEL, INK, LINE * 0.8)
    fig.line(cord, TASSEL, 0.1)
    fig.disc(0, -0.26, 0.1, 0.07, TASSEL)


def _mall(fig: Figure) -> None:
    handle = arc_points(0, -0.38, 0.36, 0.58, 180, 360)
    fig.line(handle, INK, 0.34)
    fig.line(handle, BAG_DARK, 0.14)
    fig.solid(((-0.68, -0.4), (0.68, -0.4), (0.84, 0.95), (-0.84, 0.95)), BAG_PINK, INK, LINE)
    fig.polygon(((-0.84, 0.95), (-0.8, 0.7), (0.8, 0.7), (0.84, 0.95)), BAG_DARK)
    for x in (-0.3, 0.3):
        fig.disc(x, -0.04, 0.1, 0.1, INK)
    fig.line(arc_points(0, 0.1, 0.34, 0.34, 20, 160), INK, 0.14)


def _police(fig: Figure) -> None:
    crown = ((-0.78, -0.72), (-0.36, -0.66), (0, -0.95), (0.36, -0.66), (0.78, -0.72))
    foot = (
        *arc_points(0, -0.1, 0.78, 0.86, 0, 62),
        (0, 1.0),
        *arc_points(0, -0.1, 0.78, 0.86, 118, 180),
    )
    fig.solid((*crown, *foot), SHIELD, INK, LINE)
    fig.polygon([(x, y + 0.02) for x, y in star_points(0.5, 0.21)], SHIELD_STAR)


def _wine_bar(fig: Figure) -> None:
    bowl = ((-0.5, -0.95), (0.5, -0.95), *arc_points(0, -0.36, 0.56, 0.62, 0, 180))
    fig.line(((0, 0.2), (0, 0.84)), INK, 0.36)
    fig.solid((*arc_points(0, 0.92, 0.44, 0.16, 180, 360),), GLASS, INK, LINE)
    fig.line(((0, 0.2), (0, 0.84)), GLASS, 0.14)
    fig.solid(bowl, GLASS, INK, LINE)
    fig.polygon(((-0.535, -0.52), (0.535, -0.52), *arc_points(0, -0.36, 0.56, 0.62, 0, 180)), WINE)
    fig.polygon(arc_points(0, -0.36, 0.42, 0.48, 110, 165), mix(WINE, WHITE, 0.35))


def _hospital(fig: Figure) -> None:
    fig.solid(box_points(-0.82, -0.82, 0.82, 0.92), TEXT, INK, LINE)
    fig.polygon(box_points(-0.82, 0.74, 0.82, 0.92), STAND_SHADE)
    fig.polygon(box_points(-0.19, -0.62, 0.19, 0.56), CROSS_RED)
    fig.polygon(box_points(-0.6, -0.22, 0.6, 0.16), CROSS_RED)


def _stadium(fig: Figure) -> None:
    for side in (-1, 1):
        pole = ((0.72 * side, 0.0), (0.72 * side, -0.72))
        fig.line(pole, INK, 0.26)
        fig.line(pole, STAND_SHADE, 0.1)
        fig.solid(box_points(0.72 * side - 0.24, -0.92, 0.72 * side + 0.24, -0.64), TEXT, INK, 0.08)
    wall = (*arc_points(0, 0.16, 1.06, 0.54, 180, 360), *arc_points(0, 0.4, 1.06, 0.54, 0, 180))
    fig.solid(wall, STAND_SHADE, INK, LINE)
    fig.disc(0, 0.16, 1.06, 0.54, STAND)
    fig.disc(0, 0.18, 0.74, 0.35, GRASS, INK, 0.06)
    fig.line(((0, -0.15), (0, 0.51)), WHITE, 0.06)
    fig.ring(0, 0.18, 0.2, 0.11, WHITE, 0.06)


def _city_hall(fig: Figure) -> None:
    fig.line(((0, -1.12), (0, -0.6)), INK, 0.16)
    fig.solid(((0.03, -1.12), (0.42, -0.98), (0.03, -0.84)), CROSS_RED, INK, 0.06)
    fig.solid(
        (*arc_points(0, -0.22, 0.46, 0.52, 180, 360), (0.46, -0.12), (-0.46, -0.12)),
        BRASS,
        INK,
        LINE,
    )
    fig.solid(box_points(-1.0, -0.16, 1.0, 0.72), STONE, INK, LINE)
    fig.polygon(box_points(-1.0, -0.16, 1.0, 0.0), STONE_SHADE)
    for x in (-0.76, -0.4, 0.4, 0.76):
        fig.polygon(box_points(x - 0.09, 0.12, x + 0.09, 0.72), mix(STONE_SHADE, INK, 0.45))
    fig.polygon((*arc_points(0, 0.32, 0.17, 0.2, 180, 360), (0.17, 0.72), (-0.17, 0.72)), INK)
    fig.solid(box_points(-1.1, 0.74, 1.1, 0.9), STONE_SHADE, INK, LINE)


_DRAWN: MappingProxyType[str, Callable[[Figure], None]] = MappingProxyType(
    {
        "park": _park,
        "church": _church,
        "bank": _bank,
        "school": _school,
        "mall": _mall,
        "police": _police,
        "wine_bar": _wine_bar,
        "hospital": _hospital,
        "stadium": _stadium,
        "city_hall": _city_hall,
    }
)


def draw_house(art: Artwork, x: float, y: float, r: float, ink: Colour, width: float) -> None:
    """Outline of a house, the mark of an empty residential lot."""
    fig = art.figure(x, y, r)
    fig.line(((-1.0, 0.0), (0, -0.95), (1.0, 0.0)), ink, width)
    fig.line(((-0.72, -0.2), (-0.72, 0.9), (0.72, 0.9), (0.72, -0.2)), ink, width)
    fig.line(((-0.2, 0.9), (-0.2, 0.34), (0.2, 0.34), (0.2, 0.9)), ink, width * 0.8)


def draw_towers(art: Artwork, x: float, y: float, r: float, ink: Colour, width: float) -> None:
    """Outline of two towers, the mark of an empty commercial lot."""
    fig = art.figure(x, y, r)
    fig.line(((-0.72, 0.9), (-0.72, -0.95), (0.1, -0.95), (0.1, 0.9), (-0.72, 0.9)), ink, width)
    fig.line(((0.1, -0.22), (0.8, -0.22), (0.8, 0.9), (0.1, 0.9)), ink, width)
    for level in (-0.55, -0.1, 0.35):
        fig.line(((-0.42, level), (-0.2, level)), ink, width)
    for level in (0.15, 0.5):
        fig.line(((0.36, level), (0.54, level)), ink, width)


@SPRITES.keep
def mini(kind: str, r: float, ink: Colour) -> Sprite:
    """A filled house or tower, before a value."""
    art = Artwork(-1.3 * r - 3, -1.3 * r - 3, 1.3 * r + 3, 1.3 * r + 3)
    fig = art.figure(0, 0, r)
    if kind == "res":
        shape = (
            (-1.1, 0.0),
            (0, -0.95),
            (1.1, 0.0),
            (0.78, 0.0),
            (0.78, 0.95),
            (-0.78, 0.95),
            (-0.78, 0.0),
        )
        fig.solid(shape, ink, INK, 2 / r)
        fig.polygon(box_points(-0.22, 0.35, 0.22, 0.95), INK)
    else:
        fig.solid(box_points(-0.66, -1.0, 0.66, 0.95), ink, INK, 2 / r)
        for level in (-0.66, -0.14, 0.38):
            fig.polygon(box_points(-0.36, level, 0.36, level + 0.24), INK)
    return art.sprite()
