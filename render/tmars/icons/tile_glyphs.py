"""The pictures on tiles, in units of half the width of a hexagon with a point at the top."""

from collections.abc import Callable
from math import sqrt

from render.core.artwork import Artwork, Figure, Point, arc_points
from render.core.palette import WHITE, Colour, mix
from render.core.signs import star_points
from render.tmars import palette as ink
from render.tmars.icons.resources import paw, ring

TALL = 2 / sqrt(3)
"""The distance from a hexagon's middle to its point, if half its width is 1."""

Drawing = Callable[[Figure], None]


def hexagon(r: float) -> tuple[Point, ...]:
    """The corners of a hexagon, the first one at the top; r is half its width."""
    return ring(6, r * TALL)


def draw_small_tile(art: Artwork, kind: str, half: float) -> None:
    """Draw a tile without an owner, as tall as an icon."""
    r = half / TALL
    fig = art.figure(0, 0, r)
    fig.polygon(hexagon(1), rim(kind))
    fig.polygon(hexagon(0.9), GROUNDS[kind])
    GLYPHS[kind](art.figure(0, 0, 0.9 * r))


def rim(kind: str) -> Colour:
    """The lighter edge of a tile without an owner."""
    return ink.OCEAN_RIM if kind == "ocean" else mix(GROUNDS[kind], WHITE, 0.35)


def _ocean(fig: Figure) -> None:
    low = ((1, 0.34), (1, 1 / sqrt(3)), (0, TALL), (-1, 1 / sqrt(3)), (-1, 0.34))
    fig.polygon(low, ink.OCEAN_DARK)
    for y in (-0.3, 0.08, 0.46):
        arcs: list[Point] = []
        for index, x in enumerate((-0.54, -0.18, 0.18, 0.54)):
            up = index % 2 == 0
            start, end = (180.0, 360.0) if up else (180.0, 0.0)
            arcs.extend(arc_points(x, y, 0.18, 0.15, start, end, 8))
        fig.line(arcs, ink.OCEAN_WAVE, 0.11)


def _tree(fig: Figure, x: float, y: float, size: float, tone: Colour) -> None:
    """Draw a fir with its foot at a point."""
    foot = ((x - 0.06, y), (x + 0.06, y), (x + 0.06, y - 0.2), (x - 0.06, y - 0.2))
    fig.polygon(foot, ink.TRUNK)
    for low, high, half in ((0.12, 0.62, 0.42), (0.42, 0.88, 0.34), (0.7, 1.12, 0.25)):
        fig.polygon(
            (
                (x - half * size, y - low * size),
                (x + half * size, y - low * size),
                (x, y - high * size),
            ),
            tone,
        )


def _greenery(fig: Figure) -> None:
    _tree(fig, -0.42, 0.5, 0.96, ink.TREE)
    _tree(fig, 0.42, 0.5, 0.96, ink.TREE)
    _tree(fig, 0, 0.74, 1.26, ink.TREE_LIGHT)


_TOWERS = (
    (-0.6, -0.06, 0.3, ink.TOWN_SHADE),
    (-0.3, -0.56, 0.34, ink.TOWN_WALL),
    (0.06, -0.26, 0.26, ink.TOWN_SHADE),
    (0.32, 0.04, 0.3, ink.TOWN_WALL),
)


def _town(fig: Figure, dy: float, scale: float) -> None:
    for x, top, width, tone in _TOWERS:
        x0, x1 = scale * x, scale * (x + width)
        y0, y1 = dy + scale * top, dy + scale * 0.56
        fig.polygon(((x0, y0), (x1, y0), (x1, y1), (x0, y1)), tone)
        rows = round((0.5 - top) / 0.2)
        for row in range(rows):
            for column in (0.28, 0.72):
                wx, wy = x0 + (x1 - x0) * column, y0 + scale * (0.1 + 0.2 * row)
                side = 0.045 * scale
                fig.polygon(
                    (
                        (wx - side, wy - side),
                        (wx + side, wy - side),
                        (wx + side, wy + side),
                        (wx - side, wy + side),
                    ),
                    ink.TOWN_INK,
                )


def _city(fig: Figure) -> None:
    _town(fig, 0.03, 1.18)


def _capital(fig: Figure) -> None:
    _town(fig, 0.2, 1.0)
    fig.polygon([(x + 0.02, y - 0.66) for x, y in star_points(0.32, 0.14)], ink.GOLD)


def _domed_city(fig: Figure) -> None:
    _town(fig, 0.12, 0.9)
    fig.line(arc_points(0, 0.62, 0.8, 1.12, 180, 360, 30), ink.OCEAN_RIM, 0.09)


def _mine(fig: Figure) -> None:
    """Draw a pick."""
    fig.line(((0.42, -0.3), (-0.5, 0.62)), ink.SPECIAL_GLYPH, 0.16)
    outer = arc_points(-0.16, 0.36, 0.98, 0.98, -112, 22, 20)
    inner = arc_points(-0.24, 0.44, 0.84, 0.84, 22, -112, 20)
    fig.polygon((*outer, *inner), ink.SPECIAL_GLYPH)


def _bars(fig: Figure) -> None:
    for x, top in ((-0.56, 0.2), (-0.16, -0.16), (0.24, -0.56)):
        fig.polygon(((x, top), (x + 0.3, top), (x + 0.3, 0.56), (x, 0.56)), ink.SPECIAL_GLYPH)


def _trefoil(fig: Figure) -> None:
    for turn in (-90.0, 30.0, 150.0):
        outer = arc_points(0, 0, 0.72, 0.72, turn - 30, turn + 30, 12)
        inner = arc_points(0, 0, 0.24, 0.24, turn + 30, turn - 30, 8)
        fig.polygon((*outer, *inner), ink.SPECIAL_GLYPH)
    fig.disc(0, 0, 0.14, 0.14, ink.SPECIAL_GLYPH)


def _factory(fig: Figure) -> None:
    roof = ((-0.66, -0.06), (-0.3, -0.3), (-0.3, -0.06), (0.06, -0.3), (0.06, -0.06))
    chimney = ((0.2, -0.06), (0.28, -0.66), (0.52, -0.66), (0.6, 0.0))
    fig.polygon((*roof, *chimney, (0.64, 0.52), (-0.66, 0.52)), ink.SPECIAL_GLYPH)


def _paw(fig: Figure) -> None:
    paw(fig, ink.SPECIAL_GLYPH)


def _volcano(fig: Figure) -> None:
    fig.polygon(((-0.74, 0.5), (-0.24, -0.36), (0.24, -0.36), (0.74, 0.5)), ink.SPECIAL_GLYPH)
    crater = (
        (-0.24, -0.36),
        (0.24, -0.36),
        (0.36, -0.14),
        (0.2, 0.16),
        (0.06, -0.06),
        (-0.12, 0.24),
    )
    fig.polygon((*crater, (-0.2, -0.1), (-0.34, -0.18)), ink.LAVA)


def _hole(fig: Figure) -> None:
    fig.disc(0, 0, 0.7, 0.7, ink.SPECIAL_GLYPH)
    fig.disc(0, 0, 0.54, 0.54, ink.SPECIAL)
    fig.disc(0, 0, 0.38, 0.38, ink.SPECIAL_GLYPH)
    fig.disc(0, 0, 0.22, 0.22, ink.LAVA)


def _barred(fig: Figure) -> None:
    fig.ring(0, 0, 0.56, 0.56, ink.SPECIAL_GLYPH, 0.16)
    fig.line(((-0.4, 0.4), (0.4, -0.4)), ink.SPECIAL_GLYPH, 0.16)


def _preserve(fig: Figure) -> None:
    fig.ring(0, 0, 0.66, 0.66, ink.SPECIAL_GLYPH, 0.11)
    fig.polygon(((-0.32, 0.14), (0.32, 0.14), (0, -0.48)), ink.SPECIAL_GLYPH)
    fig.line(((0, 0.1), (0, 0.42)), ink.SPECIAL_GLYPH, 0.13)


GLYPHS: dict[str, Drawing] = {
    "ocean": _ocean,
    "greenery": _greenery,
    "city": _city,
    "capital": _capital,
    "domed_city": _domed_city,
    "commercial_district": _bars,
    "ecological_zone": _paw,
    "industrial_center": _factory,
    "lava_flows": _volcano,
    "mining_area": _mine,
    "mining_rights": _mine,
    "mohole_area": _hole,
    "natural_preserve": _preserve,
    "nuclear_zone": _trefoil,
    "restricted_area": _barred,
}
TILES = tuple(GLYPHS)
"""All kinds of tile; ``domed_city`` is a city on the space reserved for it."""
_COMMON = {
    "ocean": ink.OCEAN_LIGHT,
    "greenery": ink.FOREST,
    "city": ink.TOWN,
    "capital": ink.TOWN,
    "domed_city": ink.TOWN,
}
GROUNDS: dict[str, Colour] = {kind: _COMMON.get(kind, ink.SPECIAL) for kind in TILES}
