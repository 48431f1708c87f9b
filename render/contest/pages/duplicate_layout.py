"""Places on a solo duplicate: only numbers, in pixels."""

from dataclasses import dataclass

from render.contest.parts.legend import FOOT
from render.core.boxes import Box
from rules.contest.views.duplicate import DuplicateView

WIDTH = 1200
MARGIN = 16
HEAD_BOTTOM = 120
ROWS_TOP, PITCH, ROW = 196, 58, 52
SEALS_TOP, WORDS, LEAST_FLAP, FLAP = 360, 230, 60, 150
"""Parts of an envelope's height: above the small seals, the words below them, and the flap at the foot."""
NAME = (96, 436)
SHARE_RIGHT = 548
FIRST_DEAL, DEAL_STEP, DEAL_WIDTH = 574, 202, 186
ENVELOPE = 194
NARROW_STEP, NARROW_WIDTH = 150, 138
RIGHT = 1184


@dataclass(frozen=True, slots=True)
class DuplicateLayout:
    size: tuple[int, int]
    rows: tuple[Box, ...]
    deals: tuple[Box, ...]
    """The column of each open deal, and of each sealed one unless those share one envelope."""
    open_deals: tuple[int, ...]
    """The numbers of these open deals."""
    envelopes: tuple[tuple[Box, tuple[int, ...]], ...]
    """Each envelope, and the sealed deals in it."""
    rows_right: int
    has_bars: bool
    bottom: int


def sheet_of(view: DuplicateView) -> DuplicateLayout:
    sealed = tuple(index for index, deal in enumerate(view.deals) if not deal.is_open)
    opened = tuple(index for index, deal in enumerate(view.deals) if deal.is_open)
    is_narrow = len(view.deals) > 3
    step, width = (NARROW_STEP, NARROW_WIDTH) if is_narrow else (DEAL_STEP, DEAL_WIDTH)
    columns = len(opened) + (bool(sealed) if is_narrow else len(sealed))
    if is_narrow and columns > 4:
        step = (RIGHT - FIRST_DEAL) // columns
        width = step - 10
    rows = tuple(
        Box(MARGIN, ROWS_TOP + PITCH * index, RIGHT, ROWS_TOP + PITCH * index + ROW)
        for index in range(len(view.rows))
    )
    bottom = rows[-1].y1 if rows else ROWS_TOP
    if sealed:
        bottom = max(bottom, HEAD_BOTTOM + seals_height(view.deals[0].of) + LEAST_FLAP)
    deals = tuple(
        Box(FIRST_DEAL + step * place, HEAD_BOTTOM, FIRST_DEAL + step * place + width, bottom)
        for place in range(len(opened))
    )
    left = FIRST_DEAL + step * len(opened)
    envelopes: tuple[tuple[Box, tuple[int, ...]], ...]
    if sealed and is_narrow:
        envelopes = ((Box(max(left, 770), HEAD_BOTTOM, RIGHT, bottom), sealed),)
    else:
        envelopes = tuple(
            (Box(right - ENVELOPE, HEAD_BOTTOM, right, bottom), (index,))
            for right, index in (
                (RIGHT - DEAL_STEP * (len(sealed) - 1 - place), index)
                for place, index in enumerate(sealed)
            )
        )
    rows_right = envelopes[0][0].x0 - 8 if envelopes else RIGHT
    return DuplicateLayout(
        (WIDTH, bottom + (FOOT if opened else MARGIN)),
        tuple(Box(box.x0, box.y0, rows_right, box.y1) for box in rows),
        deals,
        opened,
        envelopes,
        rows_right,
        not is_narrow,
        bottom,
    )


def seals_in(of: int) -> tuple[int, int]:
    """Return the number of small seals in a row of an envelope, and their distance."""
    return (4, 40) if of <= 16 else (6, 28) if of <= 36 else (8, 21)


MOST_SEALS = 64


def seals_height(of: int) -> int:
    """The height of an envelope without the flap at its foot."""
    per_row, pitch = seals_in(of)
    return SEALS_TOP + pitch * -(-min(of, MOST_SEALS) // per_row) + WORDS
