"""The printed symbols of cells: houses, bags and stars, the park, the lake, and the arrows around the city."""

from math import hypot

from render.core.artwork import Artwork, Figure, Point, arc_points
from render.core.palette import INK, WHITE, Colour, lighter
from render.core.signs import star_points
from render.core.sprites import SPRITES, Sprite
from render.metromania.layout import Place
from render.metromania.palette import (
    EXIT,
    EXIT_RIM,
    MARKER_TINTS,
    SAIL,
    START,
    TREE,
    TREE_RIM,
    TRUNK,
    WAVE,
)

SYMBOL = 0.205
"""The radius of a destination's symbol, as a share of the edge."""
GROWTH = 1.06
"""The size of a marker relative to the symbol that it covers."""

_HOUSE: tuple[Point, ...] = (
    (0, -1.04),
    (1.12, -0.12),
    (0.86, -0.12),
    (0.86, 0.88),
    (-0.86, 0.88),
    (-0.86, -0.12),
    (-1.12, -0.12),
)
_BAG: tuple[Point, ...] = ((-0.78, -0.42), (0.78, -0.42), (1.04, 0.90), (-1.04, 0.90))
_STAR = tuple((x, y + 0.06) for x, y in star_points(1.22, 0.74 * 1.0))
TEXT_DOWN = {"R": 0.26, "C": 0.26, "E": 0.08}
"""The distance of the words' middle below the symbol's own, as a share of its radius."""


@SPRITES.keep
def symbol(kind: str, r: float, fill: Colour, rim: float = 0.09, ink: Colour = INK) -> Sprite:
    """A house, a bag or a star, which differ by shape and colour."""
    art = Artwork(-1.6 * r, -1.6 * r, 1.6 * r, 1.4 * r)
    draw_symbol(art.figure(0, 0, r), kind, fill, rim, ink)
    return art.sprite()


def draw_symbol(fig: Figure, kind: str, fill: Colour, rim: float, ink: Colour = INK) -> None:
    match kind:
        case "R":
            fig.solid(_HOUSE, fill, ink, rim)
        case "C":
            handle = arc_points(0, -0.40, 0.46, 0.70, 180, 360)
            fig.line(handle, ink, 2 * rim + 0.24)
            fig.line(handle, fill, 0.24)
            fig.solid(_BAG, fill, ink, rim)
        case _:
            fig.solid(_STAR, fill, ink, rim)


def destination(kind: str, edge: float, fill: Colour) -> Sprite:
    return symbol(kind, SYMBOL * edge, fill)


def marker(kind: str, edge: float) -> Sprite:
    """A placed marker: the same shape, lighter, with a strong outline."""
    r = GROWTH * SYMBOL * edge
    return symbol(kind, r, MARKER_TINTS[kind], 2.2 / r * edge / 77)


def words_down(kind: str, edge: float) -> int:
    return round(TEXT_DOWN[kind] * SYMBOL * edge)


_TREES = ((-0.62, 0.02, 0.40), (0.62, 0.02, 0.40), (0, -0.42, 0.38), (0, 0.62, 0.46))


@SPRITES.keep
def park(edge: float, *, down: bool) -> Sprite:
    """Four trees, three of them where the cell is wide."""
    r = 0.25 * edge
    art = Artwork(-1.4 * r, -1.4 * r, 1.4 * r, 1.5 * r)
    fig = art.figure(0, 0, r)
    flip = 1 if down else -1
    for x, y, size in sorted(_TREES, key=lambda tree: flip * tree[1]):
        y = flip * y - (0.12 if down else 0.05)
        fig.line(((x, y + 0.5 * size), (x, y + 1.5 * size)), TRUNK, 0.13)
        fig.disc(x, y, size, size, TREE, TREE_RIM, 0.07)
        fig.disc(x - 0.3 * size, y - 0.32 * size, 0.2 * size, 0.2 * size, lighter(TREE))
    return art.sprite()


@SPRITES.keep
def lake(edge: float, *, down: bool) -> Sprite:
    """Waves and a sailing boat."""
    r = 0.25 * edge
    art = Artwork(-1.5 * r, -1.5 * r, 1.5 * r, 1.4 * r)
    fig = art.figure(0, 0, r)
    rows = (
        ((-0.30, 3), (0.16, 2.5), (0.62, 1.5)) if down else ((-0.3, 1.5), (0.24, 2.5), (0.7, 3.5))
    )
    for y, count in rows:
        fig.line(_wave(count, y), WAVE, 0.12)
    top = -0.62 if down else -0.6
    x = 0.1
    fig.polygon(
        (
            (x - 0.42, top + 0.12),
            (x + 0.5, top + 0.12),
            (x + 0.28, top + 0.40),
            (x - 0.24, top + 0.40),
        ),
        SAIL,
    )
    fig.polygon(((x, top + 0.02), (x, top - 0.66), (x + 0.44, top + 0.02)), SAIL)
    fig.polygon(((x - 0.08, top + 0.02), (x - 0.08, top - 0.5), (x - 0.36, top + 0.02)), SAIL)
    return art.sprite()


def _wave(count: float, y: float) -> tuple[Point, ...]:
    """A chain of shallow arcs, centred."""
    width = 0.56
    left = -count * width / 2
    points: list[Point] = []
    for index in range(round(2 * count)):
        start = left + index * width / 2
        up = -1 if index % 2 == 0 else 1
        points.extend(
            (start + width / 2 * share / 6, y + up * 0.10 * (1 - (share / 3 - 1) ** 2))
            for share in range(7)
        )
    return tuple(points)


ARROW = 0.80
"""The size of an arrow's triangle relative to its cell, before its round rim is added."""


@SPRITES.keep
def arrow(corners: tuple[Place, Place, Place], *, starts: bool, bare: bool) -> Sprite:
    """An arrow space around its middle; the first corner is its tip. If it is bare, it has no chevron."""
    points = [(x * ARROW, y * ARROW) for x, y in corners]
    (xs, ys), room = zip(*points, strict=True), 6
    art = Artwork(min(xs) - room, min(ys) - room, max(xs) + room, max(ys) + room)
    fill, rim, mark = (START, START, INK) if starts else (EXIT, EXIT_RIM, WHITE)
    art.line(points, rim, 8.5, closed=True)
    if not starts:
        art.line(points, EXIT, 5.5, closed=True)
    art.polygon(points, fill)
    if not bare:
        art.line(_chevron(corners[0], starts=starts), mark, 4)
    return art.sprite()


def chevron_place(tip: Place, *, starts: bool) -> Point:
    """The point of the chevron: at the city's rim for a start, near the tip for an exit."""
    share = -0.34 if starts else 0.56
    return tip[0] * share, tip[1] * share


def _chevron(tip: Place, *, starts: bool) -> tuple[Point, Point, Point]:
    size = hypot(*tip)
    dx, dy = tip[0] / size, tip[1] / size
    x, y = chevron_place(tip, starts=starts)
    back, wide = (6.0 if starts else -6.0), 7.5
    return (
        (x + back * dx - wide * dy, y + back * dy + wide * dx),
        (x, y),
        (x + back * dx + wide * dy, y + back * dy - wide * dx),
    )
