"""The layout of the board: only numbers, in pixels."""

from itertools import pairwise

from render.core.boxes import Box
from render.tmars.layout import Grid

WIDTH, HEIGHT = 1200, 900
LEFT, RIGHT = 16, 1184
WHO = Box(LEFT, 12, 486, 124)
EVENT = Box(498, 12, RIGHT, 124)
MAP = Box(LEFT, 134, 712, 762)
SIDE = Box(722, 134, RIGHT, 762)
OWN_TOP, OWN_BOTTOM = 774, 892
GAP = 10
CELLS = 6

GRID = Grid(
    w=70,
    centre=(MAP.width // 2, MAP.height // 2),
    label=0,
    tile_label=0,
    plate=(0, 0),
    badge=18,
    last=(2, 11, 7),
    legal=(4.5, 5),
)

CORNER = (138, 94)
CORNER_GAP = 8
CORNER_FIGURE_Y = 40
CORNER_BAR = (10, 74, 128, 85)
"""The box of the bar, within a corner."""
MOONS = ((MAP.x0 + 44, MAP.y0 + 180), (MAP.x1 - 44, MAP.y0 + 180))
"""The middles of the places off the map."""
MOON = 68


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
    gap = 2 if steps > 9 else 3
    return tuple(
        Box(left, box.y0 + y0, right - gap, box.y0 + y1) for left, right in pairwise(edges)
    )


GOAL_ROW, GOAL_PITCH = 52, 58
GOALS = Box(SIDE.x0, SIDE.y1 - GOAL_ROW - GOAL_PITCH, SIDE.x1, SIDE.y1)
GOAL_CELL, GOAL_FIRST, GOAL_STEP = 64, 77, 78.5
MILESTONES = Box(GOALS.x0, GOALS.y0, GOALS.x1, GOALS.y0 + GOAL_ROW)
AWARDS = MILESTONES.moved(0, GOAL_PITCH)


def goal_cell(row: Box, index: int) -> Box:
    x = row.x0 + GOAL_FIRST + round(index * GOAL_STEP)
    return Box(x, row.y0, x + GOAL_CELL, row.y1)


MOST_SEAT = 172
RATINGS_Y1 = SIDE.y0 + 88
TRACKS = Box(SIDE.x0, RATINGS_Y1 + GAP, SIDE.x1, GOALS.y0 - GAP)
TASK = Box(SIDE.x0, GOALS.y0 - 120, SIDE.x1, SIDE.y1)
"""In classic solo play, the three bars to fill, in place of goals."""


def seat_boxes(seats: int, *, bot: bool) -> tuple[Box, ...]:
    """A box for each seat, below one another; against MarsBot one for each of both, side by side."""
    if bot:
        half = (SIDE.width - GAP) // 2
        return (
            Box(SIDE.x0, SIDE.y0, SIDE.x0 + half, RATINGS_Y1),
            Box(SIDE.x1 - half, SIDE.y0, SIDE.x1, RATINGS_Y1),
        )
    room = GOALS.y0 - GAP - SIDE.y0
    high = min(MOST_SEAT, (room - GAP * (seats - 1)) // seats)
    tops = (SIDE.y0 + (high + GAP) * seat for seat in range(seats))
    return tuple(Box(SIDE.x0, top, SIDE.x1, top + high) for top in tops)


def own_boxes() -> tuple[Box, ...]:
    """The boxes of one seat's six resources."""
    width = RIGHT - LEFT + GAP
    edges = [LEFT + round(width * index / CELLS) for index in range(CELLS + 1)]
    return tuple(Box(left, OWN_TOP, right - GAP, OWN_BOTTOM) for left, right in pairwise(edges))


def free_box(seats: int, *, goals: bool) -> Box | None:
    """The box between the last seat's and the goals, if it is high enough for a line."""
    low = (GOALS if goals else TASK).y0 - GAP
    box = Box(SIDE.x0, seat_boxes(seats, bot=False)[-1].y1 + GAP, SIDE.x1, low)
    return box if box.height >= 60 else None
