"""Places on the pictures: only numbers, in pixels."""

from dataclasses import dataclass

from render.core.boxes import Box

WIDTH = 1200
HEIGHT = 900
MARGIN = 16
GAP = 12
RADIUS = 12

CHIP = Box(16, 16, 404, 96)
LAST = Box(416, 16, 848, 96)
PERIOD = Box(860, 16, 1184, 96)


@dataclass(frozen=True, slots=True)
class ArtFrame:
    """The sizes of the signs that show a card's effect."""

    alone: tuple[int, int, int]
    """The sizes of a thing on its own, shown once, twice and three times."""
    number: int
    """The size of the number after it."""
    row: tuple[int, ...]
    """The sizes of several things side by side; the first that fits is used."""
    row_up: int
    """The distance from the name's ground up to the middle of that row."""


@dataclass(frozen=True, slots=True)
class CardFrame:
    """The size of a card and of its parts."""

    width: int
    height: int
    chamfer: int
    tab: tuple[int, int]
    """The size of the tab above the card, with the number by which it is picked."""
    tab_size: int
    strata: int
    """The height of the part that holds energy, effect and price."""
    round: int
    """The size of the hexagon with the energy and of the coin with the price."""
    number: int
    art: ArtFrame | None
    """None if the card is so low that the signs take the place of the text."""
    band: int
    """The height of the name's ground."""
    names: tuple[tuple[int, int], ...]
    """The sizes of the name, each with its number of lines; the first that fits is used."""
    texts: tuple[int, ...]
    """The sizes of the text; the first that fits is used."""
    pitch: float
    """The distance between lines of text, as a share of its size."""
    inset: int
    foot: int
    shield: int
    points: int

    @property
    def outer(self) -> Box:
        """The box of a card's picture, including its tab."""
        return Box(0, 0, self.width, self.height + self.tab[1])


HAND_CARD = CardFrame(
    width=276,
    height=360,
    chamfer=22,
    tab=(52, 30),
    tab_size=24,
    strata=124,
    round=48,
    number=30,
    art=ArtFrame(alone=(76, 58, 50), number=36, row=(52, 46, 42, 38, 34, 30, 26), row_up=34),
    band=44,
    names=((24, 1), (18, 2)),
    texts=(24, 22, 20, 19, 18, 17, 16, 15, 14),
    pitch=1.28,
    inset=16,
    foot=46,
    shield=40,
    points=24,
)
MARKET_CARD = CardFrame(
    width=184,
    height=310,
    chamfer=16,
    tab=(40, 26),
    tab_size=18,
    strata=88,
    round=36,
    number=24,
    art=ArtFrame(alone=(54, 42, 36), number=28, row=(38, 34, 30, 26, 24, 20, 18, 16), row_up=24),
    band=34,
    names=((18, 1), (14, 2)),
    texts=(20, 19, 18, 17, 16, 15, 14),
    pitch=1.2,
    inset=9,
    foot=36,
    shield=32,
    points=18,
)
NARROW_CARD = CardFrame(
    width=156,
    height=310,
    chamfer=14,
    tab=(40, 26),
    tab_size=18,
    strata=88,
    round=34,
    number=24,
    art=ArtFrame(alone=(54, 42, 36), number=28, row=(38, 34, 30, 26, 24, 20, 18, 16), row_up=24),
    band=34,
    names=((18, 1), (14, 2)),
    texts=(20, 19, 18, 17, 16, 15, 14),
    pitch=1.17,
    inset=7,
    foot=36,
    shield=30,
    points=18,
)
SHORT_CARD = CardFrame(
    width=156,
    height=142,
    chamfer=12,
    tab=(40, 22),
    tab_size=18,
    strata=44,
    round=36,
    number=24,
    art=None,
    band=34,
    names=((18, 1), (14, 2)),
    texts=(),
    pitch=1.2,
    inset=6,
    foot=30,
    shield=28,
    points=18,
)
"""A card without text, used if there are two rows of them. The alternative text has the words."""

MARKET_TOP = 128
MOST_IN_A_ROW = 7
"""The most cards of the market in one row, with their texts."""


def market_frame(cards: int) -> CardFrame:
    if cards <= 6:
        return MARKET_CARD
    return NARROW_CARD if cards <= MOST_IN_A_ROW else SHORT_CARD


def market_places(cards: int) -> tuple[tuple[int, int], ...]:
    """The upper left corners of the cards, without their tabs; more than fourteen cards overlap."""
    if cards <= 6:
        return tuple((18 + 196 * index, MARKET_TOP) for index in range(cards))
    columns = cards if cards <= MOST_IN_A_ROW else max(MOST_IN_A_ROW, -(-cards // 2))
    frame = market_frame(cards)
    room = WIDTH - 2 * MARGIN
    pitch = min((room - frame.width) // (columns - 1), frame.width + 12)
    rows = (MARKET_TOP, MARKET_TOP + MARKET_CARD.height - frame.height)
    return tuple(
        (MARGIN + index % columns * pitch, rows[index // columns]) for index in range(cards)
    )


GOALS_TOP = 450
GOALS_BOTTOM = 598


def goal_boxes(count: int) -> tuple[Box, ...]:
    return tuple(
        Box(16 + 342 * index, GOALS_TOP, 346 + 342 * index, GOALS_BOTTOM) for index in range(count)
    )


GOAL_HEAD = 40
MINES = Box(700, GOALS_TOP, 1184, GOALS_BOTTOM)
MINE_CELL = (69, 48)
MINE_CELLS_AT = (104, 40)
"""The first cell, measured within the box of the mines."""
MINE_PITCH = (75, 53)


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
    """The sizes of the amount; the first that fits is used."""
    amount_at: tuple[int, int]
    crown: int
    crown_at: tuple[int, int]
    """The place of the crown within a cell."""
    steps_y: int
    """The height of the bar or the pips within a cell."""
    score: int
    stores_y: int


SEAT = SeatFrame(
    height=134,
    cell=(102, 42),
    cell_top=52,
    stone=34,
    stone_at=(22, 19),
    amounts=(24,),
    amount_at=(46, 18),
    crown=20,
    crown_at=(88, 12),
    steps_y=36,
    score=36,
    stores_y=114,
)
WIDE_SEAT = SeatFrame(
    height=276,
    cell=(102, 92),
    cell_top=58,
    stone=44,
    stone_at=(26, 38),
    amounts=(40, 32, 26),
    amount_at=(51, 38),
    crown=28,
    crown_at=(26, 11),
    steps_y=66,
    score=48,
    stores_y=174,
)
"""The panel at a table for two: it shows a resource's steps as pips with numbers, and lists goals by name."""


def seat_frame(seats: int) -> SeatFrame:
    return WIDE_SEAT if seats == 2 else SEAT


def seat_boxes(seats: int) -> tuple[Box, ...]:
    """The seats' panels in two columns; at a table for two they have double height."""
    height = seat_frame(seats).height
    return tuple(
        Box(x, y, x + 580, y + height)
        for x, y in ((16 + 588 * (i % 2), 608 + 142 * (i // 2)) for i in range(seats))
    )


FREE_QUARTER = Box(604, 750, 1184, 884)
"""The place that a fourth seat would have."""
SEAT_PITCH = 109


def seat_cell(box: Box, column: int, frame: SeatFrame) -> Box:
    """The cell of a resource in a seat's panel."""
    x, y = box.x0 + 22 + column * SEAT_PITCH, box.y0 + frame.cell_top
    return Box(x, y, x + frame.cell[0], y + frame.cell[1])


LIST_TOP = 204
"""The top of the list of a seat's goals, in a panel of double height."""
LIST_PITCH = 25
LIST_ROWS = 3

HAND_HEAD = Box(16, 16, 1184, 80)
HAND_SLOTS = 8


def hand_places() -> tuple[tuple[int, int], ...]:
    """The upper left corners of a hand's eight slots, without the tabs."""
    return tuple((18 + 294 * (i % 4), (122, 526)[i // 4]) for i in range(HAND_SLOTS))


def slot_box(slot: int) -> Box:
    x, y = hand_places()[slot]
    return Box(x, y, x + HAND_CARD.width, y + HAND_CARD.height)


OFFER_HEIGHT = 398
OFFER_CARD = (376, 290)


def offer_boxes(count: int) -> tuple[Box, ...]:
    width, height = OFFER_CARD
    return tuple(
        Box(16 + (width + 20) * i, 92, 16 + (width + 20) * i + width, 92 + height)
        for i in range(count)
    )


def choice_places(cards: int) -> tuple[tuple[int, int], ...]:
    """The upper left corners of cards to choose from, six in a row."""
    pitch = MARKET_CARD.height + MARKET_CARD.tab[1] + 12
    return tuple((18 + 196 * (i % 6), 118 + pitch * (i // 6)) for i in range(cards))


GOAL_BOX = (376, 148)
GOALS_IN_A_ROW = 3


def goal_grid(top: int, count: int) -> tuple[Box, ...]:
    """The boxes of goals with their texts, three in a row, from this height down."""
    width, height = GOAL_BOX
    return tuple(
        Box(x, y, x + width, y + height)
        for x, y in (
            (
                MARGIN + (width + 20) * (index % GOALS_IN_A_ROW),
                top + (height + GAP) * (index // GOALS_IN_A_ROW),
            )
            for index in range(count)
        )
    )


@dataclass(frozen=True, slots=True)
class GoalSheet:
    """The boxes for the goals of all seats: a head for each seat, with its goals below."""

    counts: tuple[int, ...]

    HEAD = 52

    @property
    def height(self) -> int:
        return self._top(len(self.counts)) - GAP + MARGIN

    @property
    def heads(self) -> tuple[Box, ...]:
        tops = map(self._top, range(len(self.counts)))
        return tuple(Box(MARGIN, top, WIDTH - MARGIN, top + self.HEAD) for top in tops)

    def boxes(self, seat: int) -> tuple[Box, ...]:
        return goal_grid(self._top(seat) + self.HEAD + GAP, self.counts[seat])

    def _top(self, seat: int) -> int:
        above = self.counts[:seat]
        rows = sum(-(-count // GOALS_IN_A_ROW) for count in above)
        return MARGIN + len(above) * (self.HEAD + GAP) + rows * (GOAL_BOX[1] + GAP)


COVER_TEXT = Box(56, 96, 560, 420)
