"""Places on the pictures: only numbers, in pixels."""

from dataclasses import dataclass

from render.core.boxes import Box

WIDTH = 1200
HEIGHT = 900
MARGIN = 16
GAP = 8
RADIUS = 12
PLATE_RADIUS = 8

EDGE = 10
"""The margin and the gap of the board."""
HEAD = 92
"""Height of the strip above the city."""
SEATS, GOALS = 176, 80
"""Heights of the two strips below it."""
ACTING, STOCK = 330, 286
"""Widths of boxes above the city."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The boxes of a board of a given size; a city too large for the usual one gets a larger canvas."""

    width: int = WIDTH
    height: int = HEIGHT

    @property
    def whole(self) -> Box:
        return Box(0, 0, self.width, self.height)

    @property
    def acting(self) -> Box:
        return Box(EDGE, 8, EDGE + ACTING, 8 + HEAD)

    @property
    def last(self) -> Box:
        return Box(self.acting.x1 + EDGE, 8, self.stock.x0 - EDGE, 8 + HEAD)

    @property
    def won(self) -> Box:
        """Where the winners stand at the end."""
        return self.acting.around(self.last)

    @property
    def stock(self) -> Box:
        return Box(self.width - EDGE - STOCK, 8, self.width - EDGE, 8 + HEAD)

    @property
    def city(self) -> Box:
        return Box(EDGE, self.acting.y1 + 4, self.width - EDGE, self.goals(1)[0].y0 - 4)

    def goals(self, count: int) -> tuple[Box, ...]:
        low = self.height - 8 - SEATS - 8
        return self._columns(count, low - GOALS, low)

    def seats(self, count: int) -> tuple[Box, ...]:
        """One card per seat, equally wide."""
        return self._columns(count, self.height - 8 - SEATS, self.height - 8)

    def _columns(self, count: int, top: int, foot: int) -> tuple[Box, ...]:
        width = (self.width - 2 * EDGE - EDGE * (count - 1)) // count
        lefts = (EDGE + index * (width + EDGE) for index in range(count))
        return tuple(Box(x, top, x + width, foot) for x in lefts)


HAND_WIDTH = 1200
HAND_HEIGHT = 1140
HAND_TOP = 80
HAND_TILES = (Box(16, 80, 336, 404), Box(16, 412, 336, 736))
HAND_LEGEND = Box(16, 752, 1184, 1124)
CARD_HEIGHT = 216
CARD_ROWS = 3
NARROW_COLUMNS = 3
"""Used if the hand has more contracts than fit in two columns."""
FIRST_CARDS = CARD_ROWS * NARROW_COLUMNS
"""Contracts on the first picture; further pictures hold only contracts."""
MORE_COLUMNS = 4
MORE_CARDS = CARD_ROWS * MORE_COLUMNS


def card_boxes(count: int) -> tuple[Box, ...]:
    """The contracts beside the tiles: two columns, or three when there are many."""
    columns = 2 if count <= 2 * CARD_ROWS else NARROW_COLUMNS
    return _grid(352, HAND_WIDTH - MARGIN, columns, count)


def more_card_boxes(count: int) -> tuple[Box, ...]:
    """Contracts over the whole width."""
    return _grid(MARGIN, HAND_WIDTH - MARGIN, MORE_COLUMNS, count)


def _grid(left: int, right: int, columns: int, count: int) -> tuple[Box, ...]:
    width = (right - left - GAP * (columns - 1)) // columns
    boxes = []
    for index in range(count):
        x = left + index % columns * (width + GAP)
        y = HAND_TOP + index // columns * (CARD_HEIGHT + GAP)
        boxes.append(Box(x, y, x + width, y + CARD_HEIGHT))
    return tuple(boxes)


def offered_boxes(width: int, height: int, count: int) -> tuple[Box, ...]:
    """Things to choose from, side by side."""
    return tuple(
        Box(x, HAND_TOP, x + width, HAND_TOP + height)
        for x in (MARGIN + index * (width + GAP) for index in range(count))
    )


OFFERED_CARD = (412, CARD_HEIGHT)
OFFERED_TILE = (320, 324)


COVER_TEXT = Box(56, 96, 530, 420)
COVER_HALF = 68
COVER_CITY = (852, 308)
"""The place of City Hall on the cover."""
