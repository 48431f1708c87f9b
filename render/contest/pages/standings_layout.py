"""Places on standings: only numbers, in pixels."""

from dataclasses import dataclass

from render.contest.parts.legend import FOOT
from render.core.boxes import Box
from render.core.text import Type
from rules.contest.views.standings import CellKind, StandingsView

WIDTH = 1200
MARGIN = 16
ROWS_TOP = 160
CUT_GAP = 46
ROOMY_ROWS, ROOMY_ROUNDS = 12, 5
VALUE_WIDTH, VALUE_GAP, VALUES_RIGHT = 94, 2, 1172


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
    sill: int
    numeral: Type
    has_bye_points: bool
    columns: tuple[tuple[int, int], ...]
    """The left and right edge of each tie-break that finds room."""
    place_types: tuple[Type, ...]
    name_types: tuple[Type, ...]


def sheet_of(view: StandingsView) -> StandingsLayout:
    """Gives way in this order: the second tie-break, points in a bye, sills, the first tie-break."""
    count, shown = len(view.rows), len(view.rounds)
    is_roomy = count <= ROOMY_ROWS
    pitch = 62 if is_roomy else 48
    cut = view.cut.after if view.cut is not None and 0 < view.cut.after <= count else None
    rows = tuple(
        Box(MARGIN, top, WIDTH - MARGIN, top + pitch - 6)
        for top in (
            ROWS_TOP + pitch * index + (CUT_GAP - 6 if cut is not None and index >= cut else 0)
            for index in range(count)
        )
    )
    bottom = rows[-1].y1 if rows else ROWS_TOP
    cut_y = None
    if cut is not None:
        cut_y = rows[cut - 1].y1 + CUT_GAP // 2
        bottom = max(bottom, cut_y + 17)
    before_right = 640
    left = 660 if view.has_before else 566
    if shown <= ROOMY_ROUNDS and not view.has_before:
        width, height, step, sill = 76, 44 if is_roomy else 38, 84, 30
    else:
        width, height, step, sill = 54, 36, 58, 22
    used = left + step * shown
    wanted = min(2, len(view.columns))
    while wanted and used + wanted * (VALUE_WIDTH + VALUE_GAP) > VALUES_RIGHT + 6:
        wanted -= 1
    if not wanted and view.columns and view.has_before:
        width, step, sill = 42, 50, 0
        wanted = 1
    columns = tuple(
        (right - VALUE_WIDTH, right)
        for right in (
            VALUES_RIGHT - (VALUE_WIDTH + VALUE_GAP) * (wanted - 1 - index)
            for index in range(wanted)
        )
    )
    has_byes = any(cell.kind is CellKind.BYE for row in view.rows for cell in row.cells)
    size = 36 if is_roomy else 32
    return StandingsLayout(
        size=(WIDTH, bottom + FOOT),
        rows=rows,
        cut_y=cut_y,
        captions_y=138,
        legend_y=bottom + FOOT // 2,
        name=(158, 438),
        points_right=540,
        before_right=before_right,
        bracket_x=546,
        rounds=tuple(left + step * index for index in range(shown)),
        window=(width, height),
        sill=sill,
        numeral=Type(30 if width >= 76 else 26),
        has_bye_points=has_byes and width >= 76,
        columns=columns,
        place_types=(Type(size), Type(size - 4), Type(size - 8)),
        name_types=(Type(30), Type(26)) if is_roomy else (Type(28), Type(24)),
    )
