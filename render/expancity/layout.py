"""Places on the pictures: only numbers, in pixels."""

from dataclasses import dataclass

from render.core.boxes import Box

WIDTH = 1200
HEIGHT = 900
MARGIN = 16
GAP = 8
RADIUS = 12
PLATE_RADIUS = 8

HEAD = 64
"""Height of the strip above the city."""
FOOT = 152
"""Height of the strip below it."""


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
        return Box(MARGIN, MARGIN, 376, MARGIN + HEAD)

    @property
    def last(self) -> Box:
        return Box(384, MARGIN, self.width - 352, MARGIN + HEAD)

    @property
    def stock(self) -> Box:
        return Box(self.width - 344, MARGIN, self.width - MARGIN, MARGIN + HEAD)

    @property
    def city(self) -> Box:
        return Box(MARGIN, 84, self.width - MARGIN, self.height - 172)

    @property
    def compass(self) -> tuple[int, int]:
        return self.width - 60, 128

    @property
    def goals(self) -> Box:
        foot = self.height - MARGIN
        return Box(self.width - 320, foot - FOOT, self.width - MARGIN, foot)

    def seats(self, count: int) -> tuple[Box, ...]:
        """One card per seat, equally wide."""
        foot = self.height - MARGIN
        room = self.goals.x0 - GAP - MARGIN
        width = (room - GAP * (count - 1)) // count
        return tuple(
            Box(x, foot - FOOT, x + width, foot)
            for x in (MARGIN + index * (width + GAP) for index in range(count))
        )


HAND_WIDTH = 1200
HAND_HEIGHT = 900
HAND_TOP = 80
HAND_TILES = (Box(16, 80, 336, 404), Box(16, 412, 336, 736))
HAND_LEGEND = Box(16, 752, 1184, 884)
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
