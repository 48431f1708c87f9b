"""The course of a line, tunnel by tunnel: straight along its edge inside its cell, bent where two tunnels meet."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from render.metromania.layout import Lattice, Place, Point
from rules.metromania.components.coordinates import ARROW_SPACES, tip
from rules.metromania.view import LineView

CUT = 0.20
"""The start of a joint, as a share of the edge from the vertex."""
INWARDS = 1 / 8
"""The distance of a rail from its edge, inside its cell, as a share of the cell's height."""
STEPS = 5
"""The number of points in half a joint."""

Track = tuple[Point, ...]


class Side(NamedTuple):
    """A tunnel relative to the sprite's anchor: its edge, and the corner opposite."""

    start: Place
    end: Place
    third: Place

    @property
    def way(self) -> Point:
        """The direction of the edge, with length 1."""
        dx, dy = self.end[0] - self.start[0], self.end[1] - self.start[1]
        length = hypot(dx, dy)
        return dx / length, dy / length

    def point(self, share: float, inwards: float = INWARDS) -> Point:
        """The point this far along the edge, and this share of the cell's height away from it."""
        (ax, ay), (bx, by), (cx, cy) = self
        x, y = ax + (bx - ax) * share, ay + (by - ay) * share
        mx, my = cx - (ax + bx) / 2, cy - (ay + by) / 2
        return x + mx * inwards, y + my * inwards

    def moved(self, dx: int, dy: int) -> "Side":
        return Side(*((x + dx, y + dy) for x, y in self))


class Bend(NamedTuple):
    """A line around one of its vertices: from the middle of a tunnel to the middle of the next.

    At the ends of the line one of the two is missing; at the tip of an arrow space the line ends exactly at the point.
    """

    before: Side | None
    after: Side | None
    at_tip: bool


class Turned(NamedTuple):
    """A bend as the one that stands for it and up to seven others: mirrored, and dug from its other end."""

    stand_in: Bend
    across: bool
    """Are left and right of the stand-in exchanged?"""
    upright: bool
    """Are above and below?"""
    is_reversed: bool


@lru_cache(maxsize=1024)
def turned(bend: Bend) -> Turned:
    before, after, at_tip = bend
    found = []
    for first, second, is_reversed in (
        (before, after, False),
        (_backwards(after), _backwards(before), True),
    ):
        for dx, dy in _MIRRORS:
            stand_in = _mirrored(first, dx, dy), _mirrored(second, dx, dy)
            found.append((stand_in, dx < 0, dy < 0, is_reversed))
    stand_in, across, upright, is_reversed = min(found)
    first, second = (Side(*side) if side else None for side in stand_in)
    return Turned(Bend(first, second, at_tip), across, upright, is_reversed)


_MIRRORS = (1, 1), (1, -1), (-1, 1), (-1, -1)


def _mirrored(side: Side | None, dx: int, dy: int) -> tuple[Place, ...]:
    if side is None:
        return ()
    (ax, ay), (bx, by), (cx, cy) = side
    return (ax * dx, ay * dy), (bx * dx, by * dy), (cx * dx, cy * dy)


def _backwards(side: Side | None) -> Side | None:
    return side and Side(side.end, side.start, side.third)


@lru_cache(maxsize=1024)
def side_of_tunnel(lattice: Lattice, cell: str, start: str, end: str) -> Side:
    return Side(lattice.at(start), lattice.at(end), lattice.third(cell, start, end))


@lru_cache(maxsize=512)
def bends(lattice: Lattice, line: LineView) -> tuple[tuple[Place, Bend], ...]:
    """A whole line, vertex by vertex, each piece with its position."""
    cells, path = ("", *line.cells, ""), ("", *line.path, "")
    return tuple(
        [
            bend_at(lattice, vertex, (before, cell), (after, following))
            for before, vertex, after, cell, following in zip(
                path, path[1:], path[2:], cells, cells[1:], strict=False
            )
        ]
    )


@lru_cache(maxsize=1024)
def bend_at(
    lattice: Lattice, vertex: str, before: tuple[str, str], after: tuple[str, str]
) -> tuple[Place, Bend]:
    """A vertex of a line with its position. The two tunnels are given by their other ends and their cells."""
    x, y = lattice.at(vertex)
    (start, cell), (end, following) = before, after
    near_before = cell and side_of_tunnel(lattice, cell, start, vertex).moved(-x, -y)
    near_after = following and side_of_tunnel(lattice, following, vertex, end).moved(-x, -y)
    return (x, y), Bend(near_before or None, near_after or None, vertex in TIPS)


TIPS = frozenset(map(tip, ARROW_SPACES))


@lru_cache(maxsize=512)
def tracks(bend: Bend) -> tuple[Track, Track]:
    """The middle of the rail before and after the vertex; empty if there is no tunnel on that side."""
    before, after = bend.before, bend.after
    if before and after:
        curve = joint(before, after)
        return (before.point(0.5), *curve[: STEPS + 1]), (*curve[STEPS:], after.point(0.5))
    if before:
        return (before.point(0.5), *_last_stretch(before, at_tip=bend.at_tip)), ()
    if after:
        back = Side(after.end, after.start, after.third)
        stretch = (back.point(0.5), *_last_stretch(back, at_tip=bend.at_tip))
        return (), tuple(reversed(stretch))
    return (), ()


OPEN_END = 0.98
"""The end of the rail at a head, hidden below its ring."""


def _last_stretch(side: Side, *, at_tip: bool) -> Track:
    last = side.point(1 - CUT)
    if not at_tip:
        return last, side.point(OPEN_END)
    end, (dx, dy) = side.end, side.way
    pull = 0.5 * hypot(last[0] - end[0], last[1] - end[1])
    return _bezier(
        last,
        (last[0] + dx * pull, last[1] + dy * pull),
        (end[0] - dx * pull, end[1] - dy * pull),
        end,
        STEPS,
    )


def joint(before: Side, after: Side) -> Track:
    """A curve from a tunnel to the next one: straight on, across the edge, a bend or a hairpin."""
    start, end = before.point(1 - CUT), after.point(CUT)
    length = hypot(after.end[0] - after.start[0], after.end[1] - after.start[1])
    pull = max(0.75 * CUT * length, 0.45 * hypot(end[0] - start[0], end[1] - start[1]))
    (ax, ay), (bx, by) = before.way, after.way
    return _bezier(
        start,
        (start[0] + ax * pull, start[1] + ay * pull),
        (end[0] - bx * pull, end[1] - by * pull),
        end,
        2 * STEPS,
    )


def _bezier(a: Point, b: Point, c: Point, d: Point, steps: int) -> Track:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = a, b, c, d
    # A list is made more quickly than a tuple.
    points = [
        (p * ax + q * bx + r * cx + s * dx, p * ay + q * by + r * cy + s * dy)
        for p, q, r, s in _weights(steps)
    ]
    return tuple(points)


@cache
def _weights(steps: int) -> tuple[tuple[float, float, float, float], ...]:
    """Return the weights of a curve's four points, from its start to its end."""
    shares = [index / steps for index in range(steps + 1)]
    return tuple(((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3) for t in shares)


def course(lattice: Lattice, line: LineView, start: int, end: int) -> Track:
    """The middle of a line's rail from one vertex of its path to another, by their places on it."""
    points: list[Point] = []
    for index, ((x, y), bend) in enumerate(bends(lattice, line)):
        before, after = tracks(bend)
        for half, here in ((before, start < index <= end), (after, start <= index < end)):
            if here:
                points.extend((px + x, py + y) for px, py in half[1 if points else 0 :])
    return tuple(points)


def length(points: Sequence[Point]) -> float:
    return sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(points))
