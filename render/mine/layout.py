"""Places on the pictures: only numbers, in pixels."""

from dataclasses import dataclass

from render.core.boxes import Box

WIDTH = 1200
HEIGHT = 900
MARGIN = 16
GAP = 12
RADIUS = 12

CHIP = Box(16, 12, 436, 112)
LAST = Box(446, 12, 980, 112)
PERIOD = Box(990, 12, 1184, 112)

MARKET_TOP, MARKET_HEIGHT = 122, 272
MOST_IN_A_ROW = 7
"""The most cards of the market in one row."""


def market_boxes(cards: int) -> tuple[Box, ...]:
    """The boxes of the cards: in two rows if they are many; more than fourteen overlap."""
    rows = 1 if cards <= MOST_IN_A_ROW else 2
    columns = max(6 if rows == 1 else MOST_IN_A_ROW, -(-cards // rows))
    width = 188 if columns == 6 else 160
    height = MARKET_HEIGHT if rows == 1 else (MARKET_HEIGHT - 8) // 2
    pitch = (WIDTH - 2 * MARGIN - width) // (columns - 1)
    return tuple(
        Box(x, y, x + width, y + height)
        for x, y in (
            (MARGIN + index % columns * pitch, MARKET_TOP + index // columns * (height + 8))
            for index in range(cards)
        )
    )


GOALS_TOP = 402
GOALS_BOTTOM = 532


def goal_boxes(count: int) -> tuple[Box, ...]:
    return tuple(
        Box(16 + 302 * index, GOALS_TOP, 308 + 302 * index, GOALS_BOTTOM) for index in range(count)
    )


MINES = Box(620, GOALS_TOP, 1184, GOALS_BOTTOM)
MINE_CELL = (94, 56)
MINE_CELLS_AT = (84, 5)
"""The first cell, measured within the box of the mines."""
MINE_PITCH = (96, 64)


@dataclass(frozen=True, slots=True)
class SeatFrame:
    """The size of a seat's panel, and the places of its parts, measured from its upper left corner."""

    height: int
    cell: tuple[int, int]
    """The size of a resource's cell."""
    cell_top: int
    stone: int
    stone_at: tuple[int, int]
    amounts: tuple[int, ...]
    """The sizes of the amount, which stands beside its stone; the first that fits is used."""
    amount_y: int
    crown: int
    crown_y: int
    """The middle of the crown, above the amount."""
    score: int
    name_y: int
    stores_y: int


SEAT = SeatFrame(
    height=172,
    cell=(104, 64),
    cell_top=60,
    stone=40,
    stone_at=(23, 38),
    amounts=(50, 44, 36, 30),
    amount_y=40,
    crown=28,
    crown_y=10,
    score=56,
    name_y=32,
    stores_y=147,
)
WIDE_SEAT = SeatFrame(
    height=350,
    cell=(104, 114),
    cell_top=74,
    stone=42,
    stone_at=(24, 50),
    amounts=(54, 44, 36, 30),
    amount_y=52,
    crown=32,
    crown_y=16,
    score=64,
    name_y=38,
    stores_y=220,
)
"""The panel at a table for two: it shows the next step of a resource, and lists goals by name."""


def seat_frame(seats: int) -> SeatFrame:
    return WIDE_SEAT if seats == 2 else SEAT


def seat_boxes(seats: int) -> tuple[Box, ...]:
    """The seats' panels in two columns; at a table for two they have double height."""
    height = seat_frame(seats).height
    return tuple(
        Box(x, y, x + 578, y + height)
        for x, y in ((16 + 590 * (i % 2), SEATS_TOP + 178 * (i // 2)) for i in range(seats))
    )


SEATS_TOP = 540
FREE_QUARTER = Box(606, 718, 1184, 890)
"""The place that a fourth seat would have."""
SEAT_PITCH = 111


def seat_cell(box: Box, column: int, frame: SeatFrame) -> Box:
    """The cell of a resource in a seat's panel."""
    x, y = box.x0 + 14 + column * SEAT_PITCH, box.y0 + frame.cell_top
    return Box(x, y, x + frame.cell[0], y + frame.cell[1])


LIST_TOP = 256
"""The top of the list of a seat's goals, in a panel of double height."""
LIST_PITCH = 44
LIST_ROWS = 2

COVER_TEXT = Box(56, 96, 560, 420)
