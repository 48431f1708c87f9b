"""The layout of the picture for narrow screens: only numbers, in pixels."""

from itertools import pairwise

from render.core.boxes import Box
from render.tmars.layout import Grid

WIDTH, HEIGHT = 1200, 1644
LEFT, RIGHT = 16, 1184
WHO = Box(LEFT, 16, RIGHT, 140)
EVENT = Box(LEFT, 150, RIGHT, 292)
MAP = Box(LEFT, 302, RIGHT, 1352)
SEATS_TOP, SEATS_BOTTOM = 1362, 1454
OWN_TOP, OWN_BOTTOM = 1464, 1628
GAP = 10
CELLS = 6

GRID = Grid(
    w=128,
    centre=(MAP.width // 2, MAP.height // 2),
    label=34,
    tile_label=36,
    plate=(64, 40),
    badge=26,
    last=(3, 15, 9),
    legal=(6, 6),
)

CORNER = (236, 124)
CORNER_GAP = 8
CORNER_FIGURE_Y = 50
CORNER_BAR = (14, 100, 222, 112)
"""The box of the bar, within a corner."""


def corner_box(right: bool, low: bool) -> Box:
    """A corner of the map, with no space in it."""
    width, height = CORNER
    x = MAP.x1 - CORNER_GAP - width if right else MAP.x0 + CORNER_GAP
    y = MAP.y1 - CORNER_GAP - height if low else MAP.y0 + CORNER_GAP
    return Box(x, y, x + width, y + height)


def bar_steps(box: Box, steps: int) -> tuple[Box, ...]:
    """The segments of the bar in a corner, from left to right."""
    x0, y0, x1, y1 = CORNER_BAR
    width = x1 - x0
    edges = [box.x0 + x0 + round(width * step / steps) for step in range(steps + 1)]
    gap = 3 if steps > 9 else 4
    return tuple(
        Box(left, box.y0 + y0, right - gap, box.y0 + y1) for left, right in pairwise(edges)
    )


MOON_ROOM = 100


def row_boxes(top: int, bottom: int, count: int, *, right: int = RIGHT) -> tuple[Box, ...]:
    """This many boxes of the same width, side by side, up to `right`."""
    width = right - LEFT + GAP
    edges = [LEFT + round(width * index / count) for index in range(count + 1)]
    return tuple(Box(left, top, right - GAP, bottom) for left, right in pairwise(edges))


def seat_boxes(owners: int, moons: int) -> tuple[Box, ...]:
    """A box for each seat and MarsBot, and one just wide enough for the moons with anything on them."""
    if not moons:
        return row_boxes(SEATS_TOP, SEATS_BOTTOM, owners)
    left = RIGHT - MOON_ROOM * moons
    others = row_boxes(SEATS_TOP, SEATS_BOTTOM, owners, right=left - GAP)
    return (*others, Box(left, SEATS_TOP, RIGHT, SEATS_BOTTOM))


def own_boxes() -> tuple[Box, ...]:
    """The boxes of one seat's six resources."""
    return row_boxes(OWN_TOP, OWN_BOTTOM, CELLS)
