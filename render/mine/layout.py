"""Where things are on the pictures: numbers only, in pixels."""

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
class CardFrame:
    """How large a card is, and its parts."""

    width: int
    height: int
    chamfer: int
    tab: tuple[int, int]
    """Of the number by which it is picked, above the card."""
    tab_size: int
    strata: int
    """Height of the part that holds energy, emblem and price."""
    round: int
    """Of the hexagon and of the coin."""
    number: int
    emblem: int
    band: int
    """Height of the name's ground."""
    names: tuple[tuple[int, int], ...]
    """Sizes of the name with their lines, tried in order."""
    tries: tuple[tuple[int, int, int], ...]
    """Sizes of the effect's signs and of the text, and lines of text, tried in order. Without signs the size is 0."""
    pitch: float
    """From line to line of text, as a share of its size."""
    inset: int
    foot: int
    shield: int
    points: int

    @property
    def outer(self) -> Box:
        """Of the picture of a card, its tab included."""
        return Box(0, 0, self.width, self.height + self.tab[1])


HAND_CARD = CardFrame(
    width=276,
    height=360,
    chamfer=22,
    tab=(52, 30),
    tab_size=24,
    strata=92,
    round=56,
    number=36,
    emblem=64,
    band=44,
    names=((24, 1), (18, 2)),
    tries=((56, 24, 2), (40, 18, 9), (36, 14, 9), (0, 14, 11)),
    pitch=1.32,
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
    strata=64,
    round=44,
    number=24,
    emblem=46,
    band=34,
    names=((18, 1), (14, 2)),
    tries=((34, 18, 3), (30, 18, 9), (26, 14, 9), (0, 14, 11)),
    pitch=1.24,
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
    strata=52,
    round=38,
    number=24,
    emblem=36,
    band=34,
    names=((18, 1), (14, 2)),
    tries=((30, 18, 3), (28, 18, 9), (26, 14, 9), (0, 14, 12)),
    pitch=1.2,
    inset=7,
    foot=34,
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
    emblem=32,
    band=34,
    names=((18, 1), (14, 2)),
    tries=((26, 14, 0),),
    pitch=1.2,
    inset=6,
    foot=30,
    shield=28,
    points=18,
)
"""Where there are so many that they stand in two rows: no text, the alternative text has it."""

MARKET_TOP = 128
MARKET_ROOM = Box(16, 100, 1184, MARKET_TOP + MARKET_CARD.height)
MOST_IN_A_ROW = 7
"""Cards of the market that stand side by side with their texts."""


def market_frame(cards: int) -> CardFrame:
    if cards <= 6:
        return MARKET_CARD
    return NARROW_CARD if cards <= MOST_IN_A_ROW else SHORT_CARD


def market_places(cards: int) -> tuple[tuple[int, int], ...]:
    """The upper left corners of the cards, without their tabs; beyond fourteen each overlaps the next."""
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
"""Within the box of the mines."""
MINE_PITCH = (75, 53)


def seat_boxes(seats: int) -> tuple[Box, ...]:
    """In two columns; two seats share the height of four."""
    height = 276 if seats == 2 else 134
    return tuple(
        Box(x, y, x + 580, y + height)
        for x, y in ((16 + 588 * (i % 2), 608 + 142 * (i // 2)) for i in range(seats))
    )


FREE_QUARTER = Box(604, 750, 1184, 884)
"""Where a fourth seat would be."""
SEAT_CELLS = 5
SEAT_CELL = (102, 42)
SEAT_PITCH = 109

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
    """Goals with their texts below a height, three in a row."""
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
    """The boxes of everybody's goals: a head per seat, and its goals below it."""

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


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The boxes of the final scores."""

    seats: int

    ROW = 132
    FIRST_ROW = 124
    NAME_X = 132
    NAME_WIDTH = 300
    COLUMN_WIDTH = 108

    @property
    def size(self) -> tuple[int, int]:
        return WIDTH, self.FIRST_ROW + self.seats * (self.ROW + GAP) + MARGIN - GAP

    @property
    def rows(self) -> tuple[Box, ...]:
        """In the order of the ranks."""
        return tuple(
            Box(MARGIN, y, WIDTH - MARGIN, y + self.ROW)
            for y in (self.FIRST_ROW + index * (self.ROW + GAP) for index in range(self.seats))
        )

    def columns(self, count: int) -> tuple[int, ...]:
        """The middles of so many columns of numbers, from behind the name to the right edge."""
        left, right = MARGIN + self.NAME_X + self.NAME_WIDTH + 16, WIDTH - MARGIN - 8
        pitch = (right - left) // count
        return tuple(left + pitch // 2 + index * pitch for index in range(count))


COVER_TEXT = Box(56, 96, 560, 420)
