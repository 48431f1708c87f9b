"""Places on the picture of a round: only numbers, in pixels."""

from dataclasses import dataclass
from math import cos, radians, sin

from render.contest.parts.legend import PITCH
from render.core.boxes import Box
from rules.contest.views.pairings import PairingsView, PodView

WIDTH = 1200
MARGIN, GAP = 16, 16
TOP = 124
CARD_WIDTH = 576
CARD, COMPACT_CARD = 340, 200
DISC_AT, DISC_R, SIGN_AWAY, SIGN_R = (100, 136), 62, 84, 15
FIVE_R, FIVE_AWAY, FIVE_SIGN_R = 57, 76, 13
COMPACT_AT, COMPACT_R, COMPACT_AWAY, COMPACT_SIGN = (84, 100), 40, 56, 11
FOOT = 72
ROW_PITCH, FIVE_PITCH = 62, 50
NAMES_X, NAME_RIGHT = 220, 552


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
    height = COMPACT_CARD if view.is_compact else CARD
    cards = tuple(
        Box(x, y, x + CARD_WIDTH, y + height)
        for x, y in (
            (
                MARGIN + index % 2 * (CARD_WIDTH + GAP),
                TOP + index // 2 * (height + GAP),
            )
            for index in range(len(view.pods))
        )
    )
    bottom = cards[-1].y1 if cards else TOP
    y = bottom + MARGIN
    rests = (y + 28,) if view.rests else ()
    y += 52 if view.rests else 0
    note_y = y + PITCH * note_lines // 2
    y += PITCH * note_lines
    legend_y = y + PITCH * key_lines // 2
    return PairingsLayout((WIDTH, y + PITCH * key_lines + MARGIN), cards, rests, note_y, legend_y)


def seat_angles(seats: int) -> tuple[float, ...]:
    """Return the angles of the seats around the table, in degrees clockwise from the right."""
    match seats:
        case 1:
            return (-90,)
        case 2:
            return (-90, 90)
        case 3:
            return (-150, -30, 90)
        case 4:
            return (-135, -45, 45, 135)
        case _:
            return tuple(-90 + 360 * seat / seats for seat in range(seats))


def seats_at(middle: tuple[int, int], away: int, seats: int) -> tuple[tuple[int, int], ...]:
    return tuple(
        (
            middle[0] + round(away * cos(radians(angle))),
            middle[1] + round(away * sin(radians(angle))),
        )
        for angle in seat_angles(seats)
    )


def seat_rows(card: Box, pod: PodView) -> tuple[Box, ...]:
    """The row of each seat in a card with room."""
    count = len(pod.seats)
    pitch, half = (FIVE_PITCH, 23) if count > 4 else (ROW_PITCH, 27)
    first = card.y0 + DISC_AT[1] - pitch * (count - 1) // 2
    return tuple(
        Box(card.x0 + NAMES_X - 24, y - half, card.x1 - 12, y + half)
        for y in (first + pitch * index for index in range(count))
    )


def compact_rows(card: Box, pod: PodView) -> tuple[Box, ...]:
    """The row of each seat in a small card."""
    count = len(pod.seats)
    pitch = 37 if count > 4 else 44
    half = 18 if count > 4 else 21
    first = card.y0 + COMPACT_CARD // 2 - pitch * (count - 1) // 2
    return tuple(
        Box(card.x0 + 172, y - half, card.x1 - 12, y + half)
        for y in (first + pitch * index for index in range(count))
    )
