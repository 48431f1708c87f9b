"""Places on the picture of a round: only numbers, in pixels."""

from dataclasses import dataclass

from render.contest.parts.legend import PITCH
from render.core.boxes import Box
from rules.contest.views.pairings import PairingsView, PodView

WIDTH = 1200
MARGIN, GAP = 16, 16
TOP = 124
CARD_WIDTH = 576
HEAD, SEAT, LOW_SEAT, PAD = 72, 58, 52, 10
"""The heights of a card's head, of the row of a seat, and of the foot."""
DISC_AT, DISC_R = (46, 38), 28
LINE, LINE_PITCH = 64, 70
"""The height of a table that is a line, and the distance to the next one."""
FIRST_SEAT = 104
"""The left edge of the seats on a line."""
REST = 52


@dataclass(frozen=True, slots=True)
class PairingsLayout:
    size: tuple[int, int]
    cards: tuple[Box, ...]
    rests_y: tuple[int, ...]
    """The height of each line of byes."""
    note_y: int
    """The middle of the notes."""
    legend_y: int


def sheet_of(view: PairingsView, note_lines: int, key_lines: int) -> PairingsLayout:
    """Return the layout with so many lines of notes and of the key to the signs."""
    cards = _lines(view) if view.is_compact else _cards(view)
    bottom = cards[-1].y1 if cards else TOP
    y = bottom + MARGIN
    rests = (y + REST // 2,) if view.rests else ()
    y += REST if view.rests else 0
    note_y = y + PITCH * note_lines // 2
    y += PITCH * note_lines
    legend_y = y + PITCH * key_lines // 2
    return PairingsLayout((WIDTH, y + PITCH * key_lines + MARGIN), cards, rests, note_y, legend_y)


def _lines(view: PairingsView) -> tuple[Box, ...]:
    tops = (TOP + LINE_PITCH * index for index in range(len(view.pods)))
    return tuple(Box(MARGIN, y, WIDTH - MARGIN, y + LINE) for y in tops)


def _cards(view: PairingsView) -> tuple[Box, ...]:
    most = max((len(pod.seats) for pod in view.pods), default=0)
    height = HEAD + _seat_height(most) * most + PAD
    return tuple(
        Box(x, y, x + CARD_WIDTH, y + height)
        for x, y in (
            (MARGIN + index % 2 * (CARD_WIDTH + GAP), TOP + index // 2 * (height + GAP))
            for index in range(len(view.pods))
        )
    )


def _seat_height(seats: int) -> int:
    return LOW_SEAT if seats > 4 else SEAT


def seat_rows(card: Box, pod: PodView, *, is_compact: bool) -> tuple[Box, ...]:
    """Return the row of each seat in a card, or its part of a line."""
    count = len(pod.seats)
    if is_compact:
        width = (card.x1 - 8 - card.x0 - FIRST_SEAT) // max(1, count)
        lefts = (card.x0 + FIRST_SEAT + width * index for index in range(count))
        return tuple(Box(x, card.y0 + 6, x + width - 6, card.y1 - 6) for x in lefts)
    height = _seat_height(count)
    tops = (card.y0 + HEAD + height * index for index in range(count))
    return tuple(Box(card.x0 + 10, y + 2, card.x1 - 10, y + height - 2) for y in tops)
