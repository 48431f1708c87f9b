"""The sign of each seat, with its own shape: seats differ by more than colour."""

from math import cos, pi, sin

from render.core.artwork import Artwork, Point
from render.core.palette import Colour
from render.core.sprites import SPRITES, Sprite
from rules.core.seats import Seat


def sign_points(seat: Seat, r: float) -> tuple[Point, ...]:
    """The outline of a seat's sign with radius r around (0, 0): disc, triangle, square, diamond, star."""
    match seat:
        case 0:
            return tuple((r * cos(i * pi / 24), r * sin(i * pi / 24)) for i in range(48))
        case 1:
            return (0, -1.05 * r), (1.05 * r, 0.85 * r), (-1.05 * r, 0.85 * r)
        case 2:
            half = 0.86 * r
            return (-half, -half), (half, -half), (half, half), (-half, half)
        case 3:
            half = 1.12 * r
            return (0, -half), (half, 0), (0, half), (-half, 0)
        case _:
            return star_points(1.15 * r, 0.52 * r)


def star_points(outer: float, inner: float, points: int = 5) -> tuple[Point, ...]:
    """A star with one point straight up."""
    radii = (outer, inner)
    return tuple(
        (radii[i % 2] * sin(i * pi / points), -radii[i % 2] * cos(i * pi / points))
        for i in range(2 * points)
    )


@SPRITES.keep
def sign(seat: Seat, r: float, ink: Colour) -> Sprite:
    reach = 1.2 * r + 1
    art = Artwork(-reach, -reach, reach, reach)
    art.polygon(sign_points(seat, r), ink)
    return art.sprite()
