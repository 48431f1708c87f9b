"""The signs of resources, as rounded squares, and the glyphs that resources share with tags."""

from collections.abc import Callable
from itertools import pairwise
from math import cos, pi, sin

from render.core.artwork import Figure, Point, arc_points, round_box
from render.core.palette import WHITE, Colour, darker, mix
from render.tmars import palette as ink

Drawing = Callable[[Figure], None]

TURN = 2 * pi


def square(fig: Figure, fill: Colour) -> None:
    """Draw the ground of a resource's sign, with a darker lower edge."""
    fig.polygon(round_box(-0.96, -0.92, 0.96, 0.98, 0.3), darker(fill, 0.3))
    fig.polygon(round_box(-0.96, -0.96, 0.96, 0.86, 0.3), fill)


def curve(points: tuple[Point, ...], steps: int = 10) -> tuple[Point, ...]:
    """Points along a Bézier curve of any degree."""
    found = []
    for step in range(steps + 1):
        t, level = step / steps, list(points)
        while len(level) > 1:
            level = [
                (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(level)
            ]
        found.append(level[0])
    return tuple(found)


def turned(points: tuple[Point, ...], degrees: float) -> tuple[Point, ...]:
    turn = degrees * pi / 180
    return tuple((x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)) for x, y in points)


def ring(count: int, r: float, start: float = -pi / 2) -> tuple[Point, ...]:
    """The corners of a regular polygon, the first one at the top."""
    return tuple(
        (r * cos(start + index * TURN / count), r * sin(start + index * TURN / count))
        for index in range(count)
    )


# Glyphs, within a disc of radius 0.7


def leaves(fig: Figure, fill: Colour) -> None:
    stem = curve(((0.0, 0.66), (0.02, 0.3), (0.0, 0.0)))
    fig.line(stem, fill, 0.14)
    left = (
        *curve(((0.0, 0.12), (-0.12, -0.5), (-0.74, -0.44))),
        *curve(((-0.74, -0.44), (-0.68, 0.22), (0.0, 0.12))),
    )
    right = (
        *curve(((0.0, 0.16), (0.0, -0.6), (0.78, -0.66))),
        *curve(((0.78, -0.66), (0.82, 0.22), (0.0, 0.16))),
    )
    fig.polygon(left, fill)
    fig.polygon(right, fill)


BOLT: tuple[Point, ...] = (
    (0.2, -0.72),
    (-0.44, 0.12),
    (-0.06, 0.12),
    (-0.22, 0.72),
    (0.44, -0.2),
    (0.06, -0.2),
)


def bolt(fig: Figure, fill: Colour) -> None:
    fig.polygon(BOLT, fill)


def flame(fig: Figure, fill: Colour, core: Colour) -> None:
    outer = (
        *curve(((-0.06, -0.74), (0.02, -0.34), (0.58, -0.26), (0.5, 0.24))),
        *curve(((0.5, 0.24), (0.44, 0.68), (0.0, 0.68))),
        *curve(((0.0, 0.68), (-0.5, 0.68), (-0.52, 0.2))),
        *curve(((-0.52, 0.2), (-0.52, -0.06), (-0.34, -0.24))),
        *curve(((-0.34, -0.24), (-0.28, -0.04), (-0.18, -0.02))),
        *curve(((-0.18, -0.02), (-0.3, -0.4), (-0.06, -0.74))),
    )
    fig.polygon(outer, fill)
    inner = (
        *curve(((0.04, 0.0), (0.32, 0.26), (0.26, 0.46))),
        *curve(((0.26, 0.46), (0.2, 0.7), (0.0, 0.68))),
        *curve(((0.0, 0.68), (-0.24, 0.68), (-0.24, 0.42))),
        *curve(((-0.24, 0.42), (-0.2, 0.22), (0.04, 0.0))),
    )
    fig.polygon(inner, core)


def cell(fig: Figure, fill: Colour, ground: Colour) -> None:
    """Draw a microbe: a cell with eight rods."""
    for index in range(8):
        turn = index * TURN / 8 + 0.2
        reach = 0.72 if index % 2 else 0.64
        fig.line(((0, 0), (reach * cos(turn), reach * sin(turn))), fill, 0.1)
    fig.disc(0, 0, 0.42, 0.42, fill)
    fig.disc(-0.13, -0.12, 0.12, 0.12, ground)
    fig.disc(0.16, 0.02, 0.09, 0.09, ground)
    fig.disc(-0.05, 0.2, 0.08, 0.08, ground)


def paw(fig: Figure, fill: Colour) -> None:
    for x, y, rx, ry in (
        (-0.5, -0.12, 0.15, 0.2),
        (-0.2, -0.46, 0.16, 0.22),
        (0.2, -0.46, 0.16, 0.22),
        (0.5, -0.12, 0.15, 0.2),
    ):
        fig.disc(x, y, rx, ry, fill)
    pad = (
        *curve(((0.0, -0.1), (0.3, -0.1), (0.44, 0.34))),
        *curve(((0.44, 0.34), (0.46, 0.62), (0.16, 0.58))),
        *curve(((0.16, 0.58), (0.0, 0.52), (-0.16, 0.58))),
        *curve(((-0.16, 0.58), (-0.46, 0.62), (-0.44, 0.34))),
        *curve(((-0.44, 0.34), (-0.3, -0.1), (0.0, -0.1))),
    )
    fig.polygon(pad, fill)


def atom(fig: Figure, fill: Colour) -> None:
    orbit = arc_points(0, 0, 0.72, 0.28, 0, 360, 40)
    for degrees in (0, 60, 120):
        fig.line(turned(orbit, degrees + 90), fill, 0.09)
    fig.disc(0, 0, 0.15, 0.15, fill)


def star(fig: Figure, fill: Colour, *, reach: float = 0.74, waist: float = 0.17) -> None:
    """Draw a star with four points."""
    points = tuple(
        (r * cos(turn), r * sin(turn))
        for index in range(8)
        for r, turn in ((reach if index % 2 == 0 else waist, index * pi / 4),)
    )
    fig.polygon(points, fill)


# Squares


def _mc(fig: Figure) -> None:
    square(fig, ink.RESOURCE["mc"][0])
    fig.line(arc_points(0.14, -0.05, 0.46, 0.46, 52, 308, 24), ink.RESOURCE["mc"][1], 0.19)
    for y in (-0.16, 0.07):
        fig.line(((-0.6, y), (0.2, y)), ink.RESOURCE["mc"][1], 0.13)


def _steel(fig: Figure) -> None:
    square(fig, ink.RESOURCE["steel"][0])
    for y0, y1 in ((-0.64, -0.36), (0.26, 0.54)):
        fig.polygon(round_box(-0.56, y0, 0.56, y1, 0.06), ink.RESOURCE["steel"][1])
    fig.polygon(((-0.2, -0.4), (0.2, -0.4), (0.2, 0.3), (-0.2, 0.3)), ink.RESOURCE["steel"][1])


def _titanium(fig: Figure) -> None:
    square(fig, ink.RESOURCE["titanium"][0])
    nut = tuple((x, y - 0.05) for x, y in ring(6, 0.68))
    fig.polygon(nut, ink.RESOURCE["titanium"][1])
    left, right = (-0.59, -0.05), (0.59, -0.05)
    fig.polygon((left, nut[5], nut[0], nut[1], right), mix(ink.RESOURCE["titanium"][1], WHITE, 0.5))
    fig.disc(0, -0.05, 0.27, 0.27, ink.RESOURCE["titanium"][0])


def _plants(fig: Figure) -> None:
    square(fig, ink.RESOURCE["plants"][0])
    leaves(fig, ink.RESOURCE["plants"][1])


def _energy(fig: Figure) -> None:
    square(fig, ink.RESOURCE["energy"][0])
    bolt(fig, ink.RESOURCE["energy"][1])


def _heat(fig: Figure) -> None:
    square(fig, ink.RESOURCE["heat"][0])
    flame(fig, ink.RESOURCE["heat"][1], ink.RESOURCE["heat"][0])


def _microbe(fig: Figure) -> None:
    square(fig, ink.RESOURCE["microbe"][0])
    cell(fig, ink.RESOURCE["microbe"][1], ink.RESOURCE["microbe"][0])


def _animal(fig: Figure) -> None:
    square(fig, ink.RESOURCE["animal"][0])
    paw(fig, ink.RESOURCE["animal"][1])


def _science(fig: Figure) -> None:
    square(fig, ink.RESOURCE["science"][0])
    atom(fig, ink.RESOURCE["science"][1])


def _fighter(fig: Figure) -> None:
    square(fig, ink.RESOURCE["fighter"][0])
    hull = ((0, -0.74), (0.16, -0.3), (0.18, 0.06), (0.66, 0.42), (0.66, 0.6), (0.2, 0.44))
    mirrored = tuple((-x, y) for x, y in reversed(hull[1:]))
    fig.polygon((*hull, (0.1, 0.6), (-0.1, 0.6), *mirrored), ink.RESOURCE["fighter"][1])
    fig.disc(0, -0.16, 0.08, 0.18, ink.RESOURCE["fighter"][0])


def _other(fig: Figure) -> None:
    square(fig, ink.RESOURCE["other"][0])
    for x in (-0.42, 0, 0.42):
        fig.disc(x, -0.05, 0.16, 0.16, WHITE)


DRAWINGS: dict[str, Drawing] = {
    "mc": _mc,
    "steel": _steel,
    "titanium": _titanium,
    "plants": _plants,
    "energy": _energy,
    "heat": _heat,
    "microbe": _microbe,
    "animal": _animal,
    "science": _science,
    "fighter": _fighter,
    "other": _other,
}
