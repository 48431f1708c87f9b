"""Drawing with smooth edges: drawn large, then reduced once."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, cos, floor, hypot, radians, sin
from typing import TypeAlias

from PIL import Image, ImageDraw

from render.core.palette import Colour
from render.core.sprites import Sprite

SCALE = 4

Point: TypeAlias = tuple[float, float]


class Artwork:
    """A transparent sheet around an origin. All lengths are pixels of the finished sprite."""

    def __init__(self, x0: float, y0: float, x1: float, y1: float) -> None:
        self._left, self._top = floor(x0), floor(y0)
        size = (ceil(x1) - self._left) * SCALE, (ceil(y1) - self._top) * SCALE
        # Colours are multiplied by their opacity from the start, since that is what the library reduces.
        self._sheet = Image.new("RGBa", size)
        self._pen = ImageDraw.Draw(self._sheet)

    def polygon(self, points: Sequence[Point], fill: Colour, alpha: int = 255) -> None:
        self._pen.polygon([self._at(point) for point in points], fill=_ink(fill, alpha))

    def line(
        self,
        points: Sequence[Point],
        colour: Colour,
        width: float,
        *,
        closed: bool = False,
        alpha: int = 255,
    ) -> None:
        """Draw a stroke with round ends and joins, with a disc at each joint: the library's own joins leave cracks."""
        path = [*points, points[0]] if closed else points
        ink = _ink(colour, alpha)
        for (ax, ay), (bx, by) in pairwise(path):
            length = hypot(bx - ax, by - ay) or 1.0
            nx, ny = (ay - by) / length * width / 2, (bx - ax) / length * width / 2
            quad = ((ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny))
            self._pen.polygon([self._at(point) for point in quad], fill=ink)
        for x, y in path:
            self._ellipse(x, y, width / 2, width / 2, ink)

    def shape(self, points: Sequence[Point], fill: Colour, outline: Colour, width: float) -> None:
        """Draw a filled polygon with a stroke along its edge."""
        self.polygon(points, fill)
        self.line(points, outline, width, closed=True)

    def dashes(
        self, points: Sequence[Point], colour: Colour, width: float, *, on: float, off: float
    ) -> None:
        """Dashes along each side of a closed polygon, the same at both of its ends."""
        for a, b in zip(points, (*points[1:], points[0]), strict=True):
            length = hypot(b[0] - a[0], b[1] - a[1])
            count = max(1, round((length + off) / (on + off)))
            step = (length + off) / count
            for index in range(count):
                start, end = index * step / length, (index * step + step - off) / length
                self.line((_between(a, b, start), _between(a, b, end)), colour, width)

    def ellipse(self, x: float, y: float, rx: float, ry: float, fill: Colour) -> None:
        self._ellipse(x, y, rx, ry, (*fill, 255))

    def ring(self, x: float, y: float, rx: float, ry: float, colour: Colour, width: float) -> None:
        half = width / 2
        left, top = self._at((x - rx - half, y - ry - half))
        right, bottom = self._at((x + rx + half, y + ry + half))
        self._pen.ellipse(
            (left, top, right, bottom), outline=(*colour, 255), width=round(width * SCALE)
        )

    def plate(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        radius: float,
        fill: Colour | None,
        *,
        rim: Colour | None = None,
        rim_width: float = 0,
    ) -> None:
        """Draw a rectangle with round corners; without a fill only its rim, drawn inwards."""
        left, top = self._at((x0, y0))
        right, bottom = self._at((x1, y1))
        self._pen.rounded_rectangle(
            (left, top, right - 1, bottom - 1),
            radius=radius * SCALE,
            fill=(*fill, 255) if fill else None,
            outline=(*rim, 255) if rim else None,
            width=round(rim_width * SCALE),
        )

    def figure(self, x: float, y: float, unit: float) -> "Figure":
        """A figure around a point of this sheet."""
        return Figure(self, x, y, unit)

    def sprite(self) -> Sprite:
        """The drawing without its empty margins."""
        image = self._sheet.reduce(SCALE).convert("RGBA")
        left, top, right, bottom = image.getbbox() or (0, 0, 1, 1)
        return Sprite(
            image.crop((left, top, right, bottom)), (-self._left - left, -self._top - top)
        )

    def _at(self, point: Point) -> Point:
        return (point[0] - self._left) * SCALE, (point[1] - self._top) * SCALE

    def _ellipse(
        self, x: float, y: float, rx: float, ry: float, ink: tuple[int, int, int, int]
    ) -> None:
        left, top = self._at((x - rx, y - ry))
        right, bottom = self._at((x + rx, y + ry))
        self._pen.ellipse((left, top, right, bottom), fill=ink)


def _ink(colour: Colour, alpha: int) -> tuple[int, int, int, int]:
    """A colour multiplied by its opacity, rounded as the library does it."""
    if alpha == 255:
        return (*colour, 255)
    red, green, blue = (((part * alpha + 128 >> 8) + part * alpha + 128) >> 8 for part in colour)
    return red, green, blue, alpha


class Figure:
    """Draws in its own units around a point, each part with an outline."""

    def __init__(self, art: Artwork, x: float, y: float, unit: float) -> None:
        self._art, self._x, self._y, self._unit = art, x, y, unit

    def polygon(self, points: Sequence[Point], fill: Colour) -> None:
        self._art.polygon(self._all(points), fill)

    def solid(self, points: Sequence[Point], fill: Colour, outline: Colour, width: float) -> None:
        """Draw a polygon with an outline outside its edge."""
        self._art.line(self._all(points), outline, 2 * width * self._unit, closed=True)
        self._art.polygon(self._all(points), fill)

    def line(self, points: Sequence[Point], colour: Colour, width: float) -> None:
        self._art.line(self._all(points), colour, width * self._unit)

    def disc(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        fill: Colour,
        outline: Colour | None = None,
        width: float = 0,
    ) -> None:
        """Draw an ellipse, with an outline outside its edge if one is given."""
        (px, py), unit = self._at((x, y)), self._unit
        if outline:
            self._art.ellipse(px, py, (rx + width) * unit, (ry + width) * unit, outline)
        self._art.ellipse(px, py, rx * unit, ry * unit, fill)

    def ring(self, x: float, y: float, rx: float, ry: float, colour: Colour, width: float) -> None:
        (px, py), unit = self._at((x, y)), self._unit
        self._art.ring(px, py, rx * unit, ry * unit, colour, width * unit)

    def _at(self, point: Point) -> Point:
        return self._x + point[0] * self._unit, self._y + point[1] * self._unit

    def _all(self, points: Sequence[Point]) -> list[Point]:
        return [self._at(point) for point in points]


def box_points(x0: float, y0: float, x1: float, y1: float) -> tuple[Point, ...]:
    return (x0, y0), (x1, y0), (x1, y1), (x0, y1)


def arc_points(
    x: float, y: float, rx: float, ry: float, start: float, end: float, steps: int = 16
) -> tuple[Point, ...]:
    """Points along part of an ellipse; angles in degrees, clockwise from the right."""
    turns = (radians(start + (end - start) * i / steps) for i in range(steps + 1))
    return tuple((x + rx * cos(turn), y + ry * sin(turn)) for turn in turns)


def round_box(x0: float, y0: float, x1: float, y1: float, r: float) -> tuple[Point, ...]:
    """A rectangle with round corners, as points."""
    corners = (
        (x0 + r, y0 + r, 180),
        (x1 - r, y0 + r, 270),
        (x1 - r, y1 - r, 0),
        (x0 + r, y1 - r, 90),
    )
    return tuple(
        point for x, y, turn in corners for point in arc_points(x, y, r, r, turn, turn + 90, 6)
    )


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
