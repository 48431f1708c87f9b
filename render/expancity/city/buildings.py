"""Buildings: seat-coloured walls with windows, cream roofs on finished ones."""

from math import ceil

from render.core.artwork import Artwork, Point, arc_points
from render.core.palette import ACCENT, BLACK, INK, WHITE, Colour, darker, lighter, mix, seat_colour
from render.core.signs import sign_points
from render.core.sprites import SPRITES, Sprite
from render.expancity.city.projection import floor_height, footprint, roof_height
from render.expancity.city.tiles import rhombus
from render.expancity.palette import (
    CREAM,
    CREAM_SHADE,
    CREAM_SIDE,
    DOME_SHADE,
    SHADOW,
    SHINE,
    WINDOW,
    WINDOW_SHADE,
    edge,
    open_floor,
    roof_field,
    wall_left,
    wall_right,
)
from rules.core.seats import Seat

SEE_THROUGH = 0.58
"""The opacity of the part of a tower in front of a tile that must stay readable."""
HIDES_FROM = 1.02
SOLID_UP_TO = 0.62


def hides(floors: int, half: int) -> bool:
    """Would a building with this many floors cover the tile straight behind it?"""
    return floors * floor_height(half) > HIDES_FROM * half


@SPRITES.keep
def building(
    kind: str,
    half: int,
    seat: Seat,
    floors: int,
    roof: str | None,
    *,
    lit: bool = False,
    sheer: bool = False,
    signed: bool = True,
    floor_px: float | None = None,
) -> Sprite:
    """A building around the middle of its cell, with floors as high as on the board unless told otherwise.

    `lit` outlines the topmost floor, `sheer` makes the part high above the ground see-through; a flat roof has the
    seat's sign only if it is `signed`.
    """
    if sheer:
        return _sheer(building(kind, half, seat, floors, roof, lit=lit, signed=signed), half)
    width, floor = footprint(kind, half), floor_px or floor_height(half)
    high = floors * floor
    art = Artwork(
        -1.2 * width - 3,
        -high - roof_height(kind, roof, half) - floor - 0.65 * width - 3,
        1.2 * width + 3,
        0.65 * width + 3,
    )
    art.polygon(rhombus(1.16 * width, y=1), BLACK, alpha=SHADOW)
    _walls(art, kind, width, floor, seat, floors)
    if lit:
        _lit_floor(art, width, high - floor, high)
    match roof:
        case "flat":
            _flat(art, width, high, 0.42 * floor, seat, signed=signed)
        case "round":
            _dome(art, width, high, seat)
        case "pointed":
            _pyramid(art, width, high)
        case _:
            _open_top(art, width, high, 0.55 * floor, seat)
    return art.sprite()


def _left(width: float, along: float, z: float) -> Point:
    return -width + width * along, width / 2 * along - z


def _right(width: float, along: float, z: float) -> Point:
    return width * along, width / 2 - width / 2 * along - z


def _walls(art: Artwork, kind: str, width: float, floor: float, seat: Seat, floors: int) -> None:
    base = seat_colour(seat)
    high = floors * floor
    faces = (
        (_left, wall_left(base), WINDOW),
        (_right, wall_right(base), WINDOW_SHADE),
    )
    if kind == "res":
        columns, low, top = ((0.16, 0.40), (0.58, 0.82)), 0.22, 0.74
    else:
        columns, low, top = ((0.14, 0.46), (0.54, 0.86)), 0.24, 0.78
    for face, wall, window in faces:
        art.polygon([face(width, a, z) for a, z in ((0, 0), (1, 0), (1, high), (0, high))], wall)
        for level in range(floors):
            z0, z1 = (level + low) * floor, (level + top) * floor
            for start, end in columns:
                pane = ((start, z0), (end, z0), (end, z1), (start, z1))
                art.polygon([face(width, a, z) for a, z in pane], window)
            if level:
                rim = (face(width, 0, level * floor), face(width, 1, level * floor))
                art.line(rim, darker(wall, 0.42), 1)
    outline = ((-width, 0), (0, width / 2), (width, 0), (width, -high), (0, width / 2 - high))
    art.line((*outline, (-width, -high), (-width, 0)), edge(base), 1.25)
    art.line(((0, width / 2), (0, width / 2 - high)), edge(base), 1)


def _lit_floor(art: Artwork, width: float, low: float, high: float) -> None:
    ring = (
        (-width, -low),
        (0, width / 2 - low),
        (width, -low),
        (width, -high),
        (0, width / 2 - high),
        (-width, -high),
    )
    art.line(ring, INK, 5, closed=True)
    art.line(ring, ACCENT, 2.5, closed=True)


def _open_top(art: Artwork, width: float, high: float, post: float, seat: Seat) -> None:
    """Under construction: a dark hatched floor with four posts."""
    base = seat_colour(seat)
    top = rhombus(width, y=-high)
    art.polygon(top, open_floor(base))
    for step in range(1, 6):
        along = step / 6
        start = (-width + width * along, -high - width / 2 * along)
        end = (width * along, -high + width / 2 - width / 2 * along)
        art.line((start, end), mix(open_floor(base), lighter(base), 0.6), 1)
    art.line(top, lighter(base), 1.6, closed=True)
    for x, y in (top[3], top[2], top[0], top[1]):
        art.line(((x, y), (x, y - post)), INK, 3.2)
        art.line(((x, y), (x, y - post)), WHITE, 1.6)


def _flat(
    art: Artwork, width: float, high: float, thick: float, seat: Seat, *, signed: bool
) -> None:
    base = seat_colour(seat)
    wide = 1.12 * width
    for face, shade in ((_left, CREAM_SIDE), (_right, CREAM_SHADE)):
        side = ((0, high), (1, high), (1, high + thick), (0, high + thick))
        art.polygon([face(wide, a, z) for a, z in side], shade)
    top = -high - thick
    art.line(
        (
            (-wide, -high),
            (0, wide / 2 - high),
            (wide, -high),
            (wide, top),
            (0, top - wide / 2),
            (-wide, top),
        ),
        INK,
        1.25,
        closed=True,
    )
    art.polygon(rhombus(wide, y=top), CREAM)
    art.polygon(rhombus(wide, 0.70, y=top), roof_field(base))
    if signed:
        mark = [(x * 1.15, y * 0.575 + top) for x, y in sign_points(seat, 0.27 * wide)]
        art.polygon(mark, edge(base))


def _dome(art: Artwork, width: float, high: float, seat: Seat) -> None:
    _parapet(art, width, high)
    wide, tall = 0.84 * width, 0.80 * width
    body = (
        *arc_points(0, -high, wide, tall, 180, 360),
        *arc_points(0, -high, wide, wide / 2, 0, 180),
    )
    art.line(body, INK, 2.2, closed=True)
    art.polygon(body, DOME_SHADE)
    art.polygon(_lune(wide, tall, high), CREAM)
    art.ellipse(-0.30 * wide, -high - 0.45 * tall, 0.26 * wide, 0.22 * tall, SHINE)
    art.ellipse(0, -high - tall, 1.8, 2.2, lighter(seat_colour(seat)))


def _lune(wide: float, tall: float, high: float) -> tuple[Point, ...]:
    """The sunlit part of a dome: its outline to the left, and an arc that bends to the right."""
    outer = arc_points(0, -high, wide, tall, 290, 180)
    lower = arc_points(0, -high, wide, wide / 2, 180, 62)
    start, end = lower[-1], outer[0]
    bend = (0.72 * wide, -high - 0.30 * tall)
    inner = tuple(
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * bend[0] + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * bend[1] + t * t * end[1],
        )
        for t in (i / 12 for i in range(1, 12))
    )
    return (*outer, *lower, *inner)


def _pyramid(art: Artwork, width: float, high: float) -> None:
    wide, peak = 1.04 * width, (0.0, -high - 1.15 * width)
    left, near, right = (-wide, -high), (0.0, wide / 2 - high), (wide, -high)
    art.line((left, near, right, peak), INK, 2.2, closed=True)
    art.polygon((left, near, peak), CREAM)
    art.polygon((near, right, peak), CREAM_SHADE)


def _parapet(art: Artwork, width: float, high: float) -> None:
    """Draw the top of the walls around a dome."""
    top = rhombus(1.04 * width, y=-high)
    art.line(top, INK, 2, closed=True)
    art.polygon(top, CREAM_SHADE)


def _sheer(solid: Sprite, half: int) -> Sprite:
    image = solid.image.copy()
    upper = image.crop((0, 0, image.width, solid.anchor[1] - ceil(SOLID_UP_TO * half)))
    alpha = upper.getchannel("A").point(lambda value: value * SEE_THROUGH)
    upper.putalpha(alpha)
    image.paste(upper, (0, 0))
    return Sprite(image, solid.anchor)


def roof_glyph(art: Artwork, roof: str, x: float, y: float, r: float, fill: Colour = CREAM) -> None:
    """Draw the shape of a roof as a sign: bar, half disc, triangle."""
    match roof:
        case "flat":
            art.plate(x - r, y - 0.3 * r, x + r, y + 0.3 * r, 1, fill)
        case "round":
            art.polygon(arc_points(x, y + 0.55 * r, 0.95 * r, 1.15 * r, 180, 360), fill)
        case _:
            art.polygon(((x - r, y + 0.6 * r), (x, y - 0.75 * r), (x + r, y + 0.6 * r)), fill)
