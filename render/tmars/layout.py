"""The layout of the pictures: only numbers, in pixels."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, radians, sin, sqrt

from render.core.boxes import Box

WIDTH, HEIGHT = 1600, 1200
CROP_WIDTH, CROP_HEIGHT = 1200, 900
MARGIN = 16
RADIUS = 16

CHIP = Box(16, 16, 536, 104)
LAST = Box(548, 16, 1404, 104)
GENERATION = Box(1416, 16, 1584, 104)
PLANET = Box(16, 116, 896, 996)
MILESTONES = Box(16, 1004, 450, 1188)
AWARDS = Box(462, 1004, 896, 1188)
GOALS = MILESTONES.around(AWARDS)
"""The box around both; classic solo play uses it for the task."""

SLOTS = 5
SLOT = (672, 204)
SLOT_PITCH = 212
BOTTOM = 1188


def slot_box(slot: int) -> Box:
    """The place of a seat's panel; the last one reaches the bottom."""
    y = 116 + SLOT_PITCH * slot
    return Box(912, y, 912 + SLOT[0], BOTTOM if slot == SLOTS - 1 else y + SLOT[1])


def free_box(used: int) -> Box | None:
    """One box of all places that this many panels leave free."""
    return slot_box(used).around(slot_box(SLOTS - 1)) if used < SLOTS else None


def panel_box(slot: int) -> Box:
    """The box of a seat's panel; it has the same height everywhere, even in the last place."""
    box = slot_box(slot)
    return Box(box.x0, box.y0, box.x1, box.y0 + SLOT[1])


# The planet, in its own square

SIDE = 880
W = SIDE // 11
"""The width of a hexagon, from side to side."""
CENTRE = SIDE // 2
GLOBE = 4.74 * W
LIMB = GLOBE + 0.10 * W
ORBIT = GLOBE + 0.62 * W
MIDDLE_ROW, MIDDLE_X2 = 4, 8


@dataclass(frozen=True, slots=True)
class Grid:
    """The map's hexagons at one size, on a picture that has its upper left corner at (0, 0)."""

    w: int
    """The width of a hexagon, from side to side."""
    centre: tuple[int, int]
    label: int
    """The size of a free space's label; 0 if neither labels nor printed signs are shown."""
    tile_label: int
    """The size of a space's label on a plate over a tile."""
    plate: tuple[int, int]
    badge: float
    """The radius of the disc with the owner's sign."""
    last: tuple[float, float, float]
    """The mark of the last move: how far out it is, the width of its dark gap, and of its line."""
    legal: tuple[float, float]
    """The mark of a space that may be chosen: how far in it is, and the width of its line."""

    @property
    def label_dy(self) -> int:
        return round(-0.335 * self.w)

    @property
    def badge_dy(self) -> int:
        return round(0.35 * self.w)

    def middle(self, row: int, x2: int) -> tuple[int, int]:
        """The middle of a space."""
        return (
            round(self.centre[0] + (x2 - MIDDLE_X2) * self.w / 2),
            round(self.centre[1] + (row - MIDDLE_ROW) * 0.866 * self.w),
        )


GRID = Grid(
    w=W,
    centre=(CENTRE, CENTRE),
    label=19,
    tile_label=19,
    plate=(round(0.42 * W), round(0.26 * W)),
    badge=0.18 * W,
    last=(2, 9, 5),
    legal=(3.5, 3),
)
"""The grid on the planet's square."""


def hexagon(width: float, inset: float = 0) -> tuple[tuple[float, float], ...]:
    """The corners of a hexagon around (0, 0), with a point at the top and each side moved inwards by `inset`."""
    r = (width / 2 - inset) * 2 / sqrt(3)
    return tuple((r * cos(radians(a)), r * sin(radians(a))) for a in range(-90, 270, 60))


# Gauges in the orbit

GAUGE_R = GLOBE + 0.38 * W
GAUGE_THICK = 0.28 * W
WARMTH_ARC = (122.0, 238.0)
AIR_ARC = (58.0, -58.0)
GAP_DEGREES = 0.55
CURSOR, CURSOR_CORE = 0.20 * W, 0.12 * W
BONUS_MARK_R = ORBIT + 0.12 * W
TICK = (GLOBE + 0.22 * W, ORBIT - 0.04 * W)
POOLS = 9
POOL = 0.30 * W
POOL_START, POOL_STEP = 107.0, -4.25


def around(angle: float, r: float) -> tuple[float, float]:
    """A point around the planet's middle; the angle is in degrees, clockwise from the right."""
    return CENTRE + r * cos(radians(angle)), CENTRE + r * sin(radians(angle))


def along(arc: tuple[float, float], share: float) -> float:
    """The angle at this share of an arc."""
    return arc[0] + (arc[1] - arc[0]) * share


MOONS = ((round(SIDE - 1.90 * W), SIDE - 68), (round(SIDE - 0.70 * W), SIDE - 68))
"""The places off the map; their names are below them."""
MOON_R = round(0.40 * W)
MOON_RING = MOON_R + 2
"""The radius of a mark around a moon; it touches neither the orbit nor the moon's name."""
MOON_TILE = round(0.68 * W)
"""The width of a tile on a moon."""
MOON_BADGE = (round(0.28 * W), round(0.20 * W))
MOON_LABEL_DY = 50
CORNER_NUMBER = 30
"""The height of the middle of the numbers in the upper corners."""
CORNER_GOAL = 70
POOL_NUMBER, POOL_WORD = SIDE - 62, SIDE - 18
CORNER_SIGN = round(0.62 * W)

GREEN_STEPS = 16
"""The kinds of ground from the red planet to the terraformed one."""

# Goals

GOAL_HEAD_Y = 24
GOAL_ROWS_TOP, GOAL_ROWS_BOTTOM = 42, 177
GOAL_TALL_ROW = 39
"""The height of a row with a name in two lines; the other rows are lower to make room."""


def goal_rows(tall: Sequence[bool]) -> tuple[tuple[int, int], ...]:
    """The upper and lower edges of the rows of a list of goals, measured from the top of its box."""
    room = GOAL_ROWS_BOTTOM - GOAL_ROWS_TOP - GOAL_TALL_ROW * sum(tall)
    pitch = room // max(1, len(tall) - sum(tall))
    edges = [GOAL_ROWS_TOP]
    for is_tall in tall:
        edges.append(edges[-1] + (GOAL_TALL_ROW if is_tall else pitch))
    return tuple(pairwise(edges))


def goal_columns(seats: int, *, bot: bool) -> tuple[int, ...]:
    """The middles of the columns within a box of goals."""
    columns = seats + bot
    pitch = 60 if columns <= 2 else 34 if columns == 5 else 42
    right = MILESTONES.width - 36 + (4 if columns == 5 else 0)
    return tuple(right - pitch * (columns - 1 - index) for index in range(columns))


# A seat's panel

NAME_X = 72
NAME_Y = 39
UPPER_Y, LOWER_Y = 25, 56
"""The heights of a name and of the line below it."""
CELLS = 6
CELL_GAP = 8
CELL_TOP, CELL_FOOT = 72, 60
"""The room above the resources, and below them."""
TAGS_UP = 28
"""The distance from the lower edge up to the middle of the tags."""


def cells(box: Box) -> tuple[Box, ...]:
    """The boxes of the six resources."""
    left, right = box.x0 + 26, box.x1 - 16
    width = (right - left - (CELLS - 1) * CELL_GAP) // CELLS
    tops = box.y0 + CELL_TOP
    return tuple(
        Box(x, tops, x + width, box.y1 - CELL_FOOT)
        for x in (left + index * (width + CELL_GAP) for index in range(CELLS))
    )


# The map alone

CROP_PLANET = Box(8, 10, 8 + SIDE, 10 + SIDE)
CROP_CHIP = Box(904, 16, 1184, 136)
CROP_ASKED = Box(904, 148, 1184, 470)
CROP_LAST = Box(904, 482, 1184, 642)
CROP_NAMES = Box(904, 654, 1184, 884)

# MarsBot

TRACKS_BOX = Box(912, 540, 1584, 1188)
BOT_HEAD = Box(16, 16, 560, 112)
BOT_BOXES = tuple(Box(x, 16, x + 196, 112) for x in (572, 780, 988))
BOT_TRACKS = Box(16, 124, 1184, 674)
BOT_CARDS = Box(16, 686, 1184, 884)

# MarsBot's next spaces, and everybody's goals

TRACKS_HEAD = Box(16, 12, 1184, 108)
TRACK_ROW = 105
TRACK_CELL, TRACK_FIRST, TRACK_STEP = 92, 440, 103.5
GOAL_SIZE, GOAL_COLUMN, GOAL_LINE = (578, 165), 590, 175


def track_row(row: int) -> Box:
    y = 166 + TRACK_ROW * row
    return Box(16, y, 1184, y + TRACK_ROW - 7)


def track_cell(row: Box, step: int) -> Box:
    """The box of the space that is this many steps after the first one shown."""
    x = row.x0 + TRACK_FIRST + round(TRACK_STEP * step)
    return Box(x, row.y0 + 8, x + TRACK_CELL, row.y1 - 8)


def goal_box(column: int, row: int) -> Box:
    x, y = 16 + GOAL_COLUMN * column, 12 + GOAL_LINE * row
    return Box(x, y, x + GOAL_SIZE[0], y + GOAL_SIZE[1])


# One seat with its cards


@dataclass(frozen=True, slots=True)
class Tableau:
    """The boxes of a seat's panel and of this many cards, in two columns, or in three if there are many cards."""

    cards: int

    HEAD = 254
    """Higher than a panel on the large board: this picture is all that shows the production."""
    COLUMN = 414
    PITCH = 12
    CARD = 44
    ROW_PITCH = 52
    FIRST = 58
    MANY = 20

    @property
    def columns(self) -> int:
        return 3 if self.cards > self.MANY else 2

    @property
    def _rows(self) -> int:
        return max(1, -(-self.cards // self.columns))

    @property
    def size(self) -> tuple[int, int]:
        width = self.columns * self.COLUMN + (self.columns - 1) * self.PITCH
        return width + 2 * (MARGIN + 14), self.body.y1 + MARGIN

    @property
    def head(self) -> Box:
        width = self.columns * self.COLUMN + (self.columns - 1) * self.PITCH + 2 * 14
        return Box(MARGIN, MARGIN, MARGIN + width, MARGIN + self.HEAD)

    @property
    def body(self) -> Box:
        head = self.head
        height = self.FIRST + self._rows * self.ROW_PITCH + 6
        return Box(head.x0, head.y1 + 12, head.x1, head.y1 + 12 + height)

    @property
    def rows(self) -> tuple[Box, ...]:
        """The boxes of the cards, line by line."""
        body = self.body
        places = (divmod(index, self.columns) for index in range(self.cards))
        return tuple(
            Box(x, y, x + self.COLUMN, y + self.CARD)
            for x, y in (
                (
                    body.x0 + 14 + column * (self.COLUMN + self.PITCH),
                    body.y0 + self.FIRST + line * self.ROW_PITCH,
                )
                for line, column in places
            )
        )


COVER_TEXT = Box(56, 96, 590, 420)
