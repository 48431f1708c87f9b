"""The layout of the drawn examples: only numbers, in pixels."""

from typing import NamedTuple

from render.core.boxes import Box

WIDTH, EDGE = 1200, 16
INSET = 28
PITCH = 52
"""The distance between lines of words."""


class Callout(NamedTuple):
    """A part of the explained card: its words beside the card, and the point where the line to them ends."""

    key: str
    words: Box
    x: int
    y: int
    reach: int = 0
    """Half the height of a part that is marked by a bar, not by a dot."""


CARD_HEIGHT = 466
CARD = Box(296, 24, 904, 436)
_LEFT, _RIGHT = (20, 272), (928, 1184)
CALLOUTS = (
    Callout("cost", Box(_LEFT[0], 6, _LEFT[1], 126), CARD.x0 + 18, 66),
    Callout("requirement", Box(_LEFT[0], 116, _LEFT[1], 236), CARD.x0 + 118, 176),
    Callout("number", Box(_LEFT[0], 348, _LEFT[1], 460), CARD.x0 + 34, 404),
    Callout("tags", Box(_RIGHT[0], 0, _RIGHT[1], 112), CARD.x1 - 12, 56),
    Callout("effects", Box(_RIGHT[0], 232, _RIGHT[1], 352), CARD.x1 - 96, 292, 74),
    Callout("points", Box(_RIGHT[0], 348, _RIGHT[1], 460), CARD.x1 - 16, 404),
)

SIGNS_HEIGHT = 680
SIGN = 64
SIGNS_RIGHT, SIGNS_WORDS = 470, 510
"""The right end of the signs, and the left end of their words."""

SUMS_HEIGHT, SUM_PITCH, SUM_HEIGHT = 640, 246, 230
SUMS_WORDS = Box(EDGE + INSET, 508, WIDTH - EDGE - INSET, 628)

PLACE_HEIGHT = 900
MAP = Box(EDGE, EDGE, 620, PLACE_HEIGHT - EDGE)
MAP_W = 206
"""The width of a hexagon."""
MAP_MIDDLE = (318, 470)
"""The middle of the new tile."""
GAINS = Box(640, EDGE, WIDTH - EDGE, PLACE_HEIGHT - EDGE)

BOT_HEIGHT = 640
BOT_CARD = Box(EDGE, EDGE, WIDTH - EDGE, 152)
BOT_WORDS = Box(EDGE + INSET, 484, WIDTH - EDGE - INSET, 624)
TRACK = Box(EDGE, 256, WIDTH - EDGE, 372)
CELLS = 9
"""The spaces of MarsBot's track that are shown, from 0 on."""


def rows(box: Box, count: int, gap: int) -> tuple[Box, ...]:
    """This many boxes of equal height, one below another."""
    pitch = (box.height + gap) // count
    return tuple(
        Box(box.x0, box.y0 + index * pitch, box.x1, box.y0 + (index + 1) * pitch - gap)
        for index in range(count)
    )


def track_cell(space: int) -> Box:
    pitch = (TRACK.width + 12) // CELLS
    x = TRACK.x0 + space * pitch
    return Box(x, TRACK.y0, x + pitch - 12, TRACK.y1)
