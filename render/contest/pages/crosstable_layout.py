"""Places on a crosstable: only numbers, in pixels."""

from dataclasses import dataclass

from render.contest.parts.legend import FOOT
from render.core.boxes import Box
from rules.contest.views.crosstable import CrosstableView

WIDTH = 1200
MARGIN = 16
ROWS_TOP = 176
ROOMY = 8
"""So many rows have room for high chips, and for the places at the tables."""
FIRST_COLUMN = 396
POINTS_RIGHT = 1172
NAME = (96, 384)


@dataclass(frozen=True, slots=True)
class CrosstableLayout:
    size: tuple[int, int]
    rows: tuple[Box, ...]
    columns: tuple[tuple[int, int], ...]
    """The left and right edge of each."""
    is_roomy: bool
    legend_y: int


def sheet_of(view: CrosstableView) -> CrosstableLayout:
    count = len(view.rows)
    is_roomy = count <= ROOMY
    pitch, height = (96, 88) if is_roomy else (48, 44)
    room = POINTS_RIGHT - 120 - FIRST_COLUMN
    step = min(88, room // max(1, count))
    width = step - 8 if step > 60 else step - 4
    rows = tuple(
        Box(MARGIN, ROWS_TOP + pitch * index, WIDTH - MARGIN, ROWS_TOP + pitch * index + height)
        for index in range(count)
    )
    columns = tuple(
        (FIRST_COLUMN + step * index, FIRST_COLUMN + step * index + width) for index in range(count)
    )
    bottom = rows[-1].y1 if rows else ROWS_TOP
    return CrosstableLayout((WIDTH, bottom + FOOT), rows, columns, is_roomy, bottom + FOOT // 2)


def chips_in(cell: Box, count: int, *, is_roomy: bool) -> tuple[Box, ...]:
    """The chips of a cell: side by side if it is high, else stacked while there is room, then side by side."""
    if not count:
        return ()
    gap = 2
    if is_roomy or count > 2:
        width = (cell.width - gap * (count - 1)) // count
        return tuple(
            Box(
                cell.x0 + (width + gap) * index,
                cell.y0,
                cell.x0 + (width + gap) * index + width,
                cell.y1,
            )
            for index in range(count)
        )
    height = (cell.height - gap * (count - 1)) // count
    return tuple(
        Box(
            cell.x0,
            cell.y0 + (height + gap) * index,
            cell.x1,
            cell.y0 + (height + gap) * index + height,
        )
        for index in range(count)
    )
