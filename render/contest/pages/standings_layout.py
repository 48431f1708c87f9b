"""Places on standings: only numbers, in pixels."""

from dataclasses import dataclass

from render.contest.parts.legend import FOOT
from render.core.boxes import Box
from rules.contest.views.standings import StandingsView

WIDTH = 1200
MARGIN = 16
ROWS_TOP, PITCH = 182, 60
CUT_GAP = 46
FIRST_ROUND, FIRST_AFTER = 640, 748
"""The left edge of the rounds, without and with the points before them."""
STEP, WIDE_STEP = 60, 86
"""From one round to the next; teams have points in place of windows."""
VALUE_WIDTH, VALUE_GAP, RIGHT = 150, 2, 1172


@dataclass(frozen=True, slots=True)
class StandingsLayout:
    size: tuple[int, int]
    rows: tuple[Box, ...]
    cut_y: int | None
    captions_y: int
    legend_y: int
    name: tuple[int, int]
    points_right: int
    before_right: int
    bracket_x: int
    rounds: tuple[int, ...]
    window: tuple[int, int]
    columns: tuple[tuple[int, int], ...]
    """The left and right edge of each tie-break that finds room."""


def sheet_of(view: StandingsView) -> StandingsLayout:
    """Tie-breaks give way to rounds."""
    count, shown = len(view.rows), len(view.rounds)
    cut = view.cut.after if view.cut is not None and 0 < view.cut.after <= count else None
    rows = tuple(
        Box(MARGIN, top, WIDTH - MARGIN, top + PITCH - 6)
        for top in (
            ROWS_TOP + PITCH * index + (CUT_GAP - 6 if cut is not None and index >= cut else 0)
            for index in range(count)
        )
    )
    bottom = rows[-1].y1 if rows else ROWS_TOP
    cut_y = None
    if cut is not None:
        cut_y = rows[cut - 1].y1 + CUT_GAP // 2
        bottom = max(bottom, cut_y + 22)
    left = FIRST_AFTER if view.has_before else FIRST_ROUND
    wide = WIDE_STEP if view.is_by_team else STEP
    step = min(wide, (RIGHT - left) // max(1, shown))
    free = RIGHT + 6 - left - step * shown
    wanted = min(len(view.columns), free // (VALUE_WIDTH + VALUE_GAP))
    columns = tuple(
        (right - VALUE_WIDTH, right)
        for right in (
            RIGHT - (VALUE_WIDTH + VALUE_GAP) * (wanted - 1 - index) for index in range(wanted)
        )
    )
    return StandingsLayout(
        size=(WIDTH, bottom + FOOT),
        rows=rows,
        cut_y=cut_y,
        captions_y=144,
        legend_y=bottom + FOOT // 2,
        name=(164, 500),
        points_right=620,
        before_right=734,
        bracket_x=626,
        rounds=tuple(left + step * index for index in range(shown)),
        window=(step - 6, 46),
        columns=columns,
    )
