"""Signs of tournaments: shapes, never glyphs. Each sprite's anchor is its middle."""

from math import atan2, cos, degrees, hypot, pi, radians, sin

from render.contest.parts.palette import (
    CUP_DARK,
    CUP_FOOT,
    CUP_SHINE,
    MEDAL_RIMS,
    MEDALS,
    RIBBON,
    RIBBON_LIGHT,
    WAX,
    WAX_DARK,
    WAX_LIGHT,
)
from render.core.artwork import Artwork, arc_points
from render.core.palette import ACCENT, INK, Colour
from render.core.sprites import SPRITES, Sprite


@SPRITES.keep
def crescent(r: float, ink: Colour) -> Sprite:
    """A bye."""
    art = Artwork(-r - 1, -r - 1, r + 1, r + 1)
    horn, middle = 48, 0.5 * r
    x, y = r * cos(radians(horn)), r * sin(radians(horn))
    inner, turn = hypot(x - middle, y), degrees(atan2(y, x - middle))
    outer = arc_points(0, 0, r, r, horn, 360 - horn, 32)
    hollow = arc_points(middle, 0, inner, inner, 360 - turn, turn, 32)
    art.polygon((*outer, *hollow), ink)
    return art.sprite()


@SPRITES.keep
def robot(size: int, ink: Colour, ground: Colour) -> Sprite:
    """A robot's head, for a seat in which a robot sat in."""
    u = size / 20
    art = Artwork(-11 * u, -11 * u, 11 * u, 11 * u)
    art.line(((0, -4 * u), (0, -8 * u)), ink, 1.8 * u)
    art.ellipse(0, -8.4 * u, 1.9 * u, 1.9 * u, ink)
    art.plate(-7.6 * u, -5 * u, 7.6 * u, 7.6 * u, 3 * u, ink)
    art.plate(-10 * u, -1 * u, -8.4 * u, 4 * u, 0.8 * u, ink)
    art.plate(8.4 * u, -1 * u, 10 * u, 4 * u, 0.8 * u, ink)
    for x in (-3.2, 3.2):
        art.ellipse(x * u, 0, 1.9 * u, 1.9 * u, ground)
    art.line(((-2.8 * u, 4.6 * u), (2.8 * u, 4.6 * u)), ground, 1.6 * u)
    return art.sprite()


@SPRITES.keep
def dagger(height: int, ink: Colour) -> Sprite:
    """Return the sign of a withdrawn entrant."""
    h = height / 2
    art = Artwork(-h, -h, h, h)
    art.polygon(((-0.13 * h, -0.95 * h), (0.13 * h, -0.95 * h), (0.15 * h, h), (-0.15 * h, h)), ink)
    art.polygon(
        (
            (-0.62 * h, -0.5 * h),
            (0.62 * h, -0.5 * h),
            (0.62 * h, -0.24 * h),
            (-0.62 * h, -0.24 * h),
        ),
        ink,
    )
    for x, y in ((0, -0.9), (-0.6, -0.37), (0.6, -0.37)):
        art.ellipse(x * h, y * h, 0.2 * h, 0.2 * h, ink)
    return art.sprite()


@SPRITES.keep
def triangle(r: float, ink: Colour, *, up: bool) -> Sprite:
    """Places won or lost."""
    art = Artwork(-r - 1, -r - 1, r + 1, r + 1)
    way = -1 if up else 1
    art.polygon(((0, 0.9 * r * way), (r, -0.75 * r * way), (-r, -0.75 * r * way)), ink)
    return art.sprite()


@SPRITES.keep
def dash(width: int, thickness: int, ink: Colour) -> Sprite:
    art = Artwork(-width / 2 - 2, -thickness, width / 2 + 2, thickness)
    art.line(((-width / 2, 0), (width / 2, 0)), ink, thickness)
    return art.sprite()


@SPRITES.keep
def dot(r: float, ink: Colour) -> Sprite:
    art = Artwork(-r - 1, -r - 1, r + 1, r + 1)
    art.ellipse(0, 0, r, r, ink)
    return art.sprite()


@SPRITES.keep
def ring(r: float, width: float, ink: Colour, fill: Colour | None = None) -> Sprite:
    reach = r + width + 1
    art = Artwork(-reach, -reach, reach, reach)
    if fill is not None:
        art.ellipse(0, 0, r, r, fill)
    art.ring(0, 0, r, r, ink, width)
    return art.sprite()


@SPRITES.keep
def dashed_ring(r: float, width: float, ink: Colour, dashes: int) -> Sprite:
    reach = r + width
    art = Artwork(-reach, -reach, reach, reach)
    for index in range(dashes):
        start = 360 * index / dashes
        art.line(arc_points(0, 0, r, r, start, start + 220 / dashes, 6), ink, width)
    return art.sprite()


@SPRITES.keep
def chevron(r: float, width: float, ink: Colour, turn: int) -> Sprite:
    """Turned by degrees: 0 points up, 90 to the right, 180 down."""
    art = Artwork(-1.6 * r, -1.6 * r, 1.6 * r, 1.6 * r)
    way = radians(turn)
    points = [
        (x * cos(way) - y * sin(way), x * sin(way) + y * cos(way))
        for x, y in ((-r, 0.5 * r), (0, -0.5 * r), (r, 0.5 * r))
    ]
    art.line(points, ink, width)
    return art.sprite()


@SPRITES.keep
def check(r: float, width: float, ink: Colour) -> Sprite:
    art = Artwork(-1.5 * r, -1.5 * r, 1.5 * r, 1.5 * r)
    art.line(((-r, 0.05 * r), (-0.3 * r, 0.7 * r), (r, -0.7 * r)), ink, width)
    return art.sprite()


@SPRITES.keep
def cross(r: float, width: float, ink: Colour) -> Sprite:
    art = Artwork(-1.6 * r, -1.6 * r, 1.6 * r, 1.6 * r)
    art.line(((-r, -r), (r, r)), ink, width)
    art.line(((-r, r), (r, -r)), ink, width)
    return art.sprite()


@SPRITES.keep
def plus(r: float, ink: Colour) -> Sprite:
    """New in the list."""
    art = Artwork(-r - 3, -r - 3, r + 3, r + 3)
    art.line(((-r, 0), (r, 0)), ink, 5)
    art.line(((0, -r), (0, r)), ink, 5)
    return art.sprite()


@SPRITES.keep
def bars(r: float, width: float, ink: Colour) -> Sprite:
    """Level: two bars."""
    art = Artwork(-1.6 * r, -1.6 * r, 1.6 * r, 1.6 * r)
    for y in (-0.5 * r, 0.5 * r):
        art.line(((-r, y), (r, y)), ink, width)
    return art.sprite()


@SPRITES.keep
def dots(r: float, gap: float, ink: Colour) -> Sprite:
    """Being played: three dots."""
    reach = gap + r + 1
    art = Artwork(-reach, -reach, reach, reach)
    for x in (-gap, 0, gap):
        art.ellipse(x, 0, r, r, ink)
    return art.sprite()


@SPRITES.keep
def clock(r: float, ink: Colour) -> Sprite:
    art = Artwork(-r - 2, -r - 2, r + 2, r + 2)
    art.ring(0, 0, r - 1, r - 1, ink, 2.6)
    art.line(((0, -0.5 * r), (0, 0), (0.42 * r, 0.26 * r)), ink, 2.6)
    return art.sprite()


@SPRITES.keep
def play(r: float, ink: Colour) -> Sprite:
    art = Artwork(-r - 1, -r - 1, r + 1, r + 1)
    art.polygon(((-0.75 * r, -r), (0.95 * r, 0), (-0.75 * r, r)), ink)
    return art.sprite()


@SPRITES.keep
def medal(place: int, r: int) -> Sprite:
    """A medal on its ribbon; the anchor is the middle of its disc. The numeral is written on it."""
    art = Artwork(-1.3 * r, -2 * r, 1.3 * r, 1.2 * r)
    for side in (-1, 1):
        tone = RIBBON_LIGHT if side > 0 else RIBBON
        top = ((0.15 * side * r, -1.9 * r), (0.72 * side * r, -1.9 * r))
        art.polygon((*top, (0.3 * side * r, -0.7 * r), (-0.25 * side * r, -0.7 * r)), tone)
    art.ellipse(0, 0, r, r, MEDAL_RIMS[place - 1])
    art.ellipse(0, 0, 0.86 * r, 0.86 * r, MEDALS[place - 1])
    return art.sprite()


@SPRITES.keep
def trophy(r: float, *, is_won: bool, ink: Colour = ACCENT) -> Sprite:
    """The trophy that stands on the final, or its outline before it is won; the anchor is the middle of its foot."""
    art = Artwork(-1.2 * r, -2.1 * r, 1.2 * r, 2)
    u = r
    bowl = ((-0.72, -2), (0.72, -2), (0.64, -1.3), (0.42, -0.88), (0.14, -0.7))
    outline = [(x * u, y * u) for x, y in (*bowl, *((-x, y) for x, y in reversed(bowl[1:])))]
    stem = ((-0.16, -0.72), (0.16, -0.72), (0.24, -0.36), (-0.24, -0.36))
    feet = ((-0.48, -0.4, 0.48, -0.2), (-0.64, -0.2, 0.64, 0))
    if not is_won:
        for side in (-1, 1):
            art.line(arc_points(side * 0.78 * u, -1.5 * u, 0.32 * u, 0.42 * u, 0, 360, 30), ink, 3)
        art.polygon(outline, INK)
        art.line(outline, ink, 3, closed=True)
        art.line([(x * u, y * u) for x, y in stem], ink, 3, closed=True)
        art.plate(-0.64 * u, -0.36 * u, 0.64 * u, 0, 4, INK, rim=ink, rim_width=3)
        return art.sprite()
    for side in (-1, 1):
        tone = ACCENT if side < 0 else CUP_DARK
        art.line(
            arc_points(side * 0.78 * u, -1.5 * u, 0.32 * u, 0.42 * u, 0, 360, 30), tone, 0.15 * u
        )
    art.polygon(outline, ACCENT)
    right = [(x, y) for x, y in outline if x > 0]
    art.polygon(((0.1 * u, -2 * u), *right, (0.1 * u, -0.7 * u)), CUP_DARK)
    art.polygon(
        (
            (-0.5 * u, -1.85 * u),
            (-0.34 * u, -1.85 * u),
            (-0.26 * u, -1.2 * u),
            (-0.4 * u, -1.3 * u),
        ),
        CUP_SHINE,
    )
    art.plate(-0.78 * u, -2.06 * u, 0.78 * u, -1.9 * u, 0.08 * u, CUP_SHINE)
    art.polygon([(x * u, y * u) for x, y in stem], CUP_DARK)
    art.plate(-0.22 * u, -0.8 * u, 0.22 * u, -0.66 * u, 0.06 * u, ACCENT)
    for (x0, y0, x1, y1), tone in zip(feet, (ACCENT, CUP_FOOT), strict=True):
        art.plate(x0 * u, y0 * u, x1 * u, y1 * u, 0.05 * u, tone)
    return art.sprite()


@SPRITES.keep
def wax_seal(r: int) -> Sprite:
    """A seal of wax with a padlock."""
    art = Artwork(-1.2 * r, -1.2 * r, 1.2 * r, 1.2 * r)
    rim = [
        ((r + 0.06 * r * cos(9 * turn)) * cos(turn), (r + 0.06 * r * cos(9 * turn)) * sin(turn))
        for turn in (2 * pi * step / 120 for step in range(120))
    ]
    art.polygon([(x + 1, y + 3) for x, y in rim], WAX_DARK)
    art.polygon(rim, WAX)
    art.ring(0, 0, 0.74 * r, 0.74 * r, WAX_DARK, 0.05 * r)
    u = 0.036 * r
    art.line(
        (*arc_points(0, -3 * u, 4.6 * u, 5 * u, 180, 360), (4.6 * u, 1 * u)), WAX_LIGHT, 2.6 * u
    )
    art.line(((-4.6 * u, -3 * u), (-4.6 * u, 1 * u)), WAX_LIGHT, 2.6 * u)
    art.plate(-8 * u, -2 * u, 8 * u, 10 * u, 2 * u, WAX_LIGHT)
    art.ellipse(0, 3.6 * u, 2 * u, 2 * u, WAX_DARK)
    return art.sprite()
