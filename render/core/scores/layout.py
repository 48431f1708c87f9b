"""The layout of the final scores: only numbers, in pixels."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.core.boxes import Box

WIDTH = 1200
MARGIN = 16
BANNER = Box(16, 16, 1184, 140)
HERO_TOP = 150
HERO_RADIUS = 20
GAP = 8
"""The gap between rows."""
PITCH, LOW_PITCH = 90, 78
MOST_HIGH_ROWS = 4
LEGEND_LINE, LEGEND_PAD = 46, 8

RANK_X = 56
"""The distance from the left edge of a row to the middle of the cup or rank."""
SIGN_X = 118
NAME_X = 152
NAME_WIDTH = 218
BAR_X = 376
TOTAL_RIGHT = 24
"""The distance from the total to the right edge of its row."""

SEGMENT_MARGIN = 4
"""The gap above and below a segment."""
SEGMENT_GAP = 4
LEAST_SEGMENT = 54
LEAST_LOSS = 58
LOSS_GAP = 8
"""The gap between the bar and the first loss."""


@dataclass(frozen=True, slots=True)
class ScoreLayout:
    """The boxes of a sheet with this many rows and lines of its legend, and a hero of this height."""

    rows: int
    hero_height: int
    legend_lines: int = 1

    @property
    def size(self) -> tuple[int, int]:
        return WIDTH, self._rows_at + self._pitch * self.rows + self._legend_height

    @property
    def hero(self) -> Box:
        return Box(MARGIN, HERO_TOP, WIDTH - MARGIN, HERO_TOP + self.hero_height)

    @property
    def row_boxes(self) -> tuple[Box, ...]:
        """The box of each row, best rank first."""
        tops = (self._rows_at + index * self._pitch for index in range(self.rows))
        height = self._pitch - GAP
        return tuple(Box(MARGIN, y, WIDTH - MARGIN, y + height) for y in tops)

    @property
    def legend(self) -> Box:
        return Box(MARGIN, self.size[1] - self._legend_height, WIDTH - MARGIN, self.size[1])

    @property
    def _pitch(self) -> int:
        return PITCH if self.rows <= MOST_HIGH_ROWS else LOW_PITCH

    @property
    def _legend_height(self) -> int:
        return LEGEND_LINE * self.legend_lines + LEGEND_PAD

    @property
    def _rows_at(self) -> int:
        return HERO_TOP + self.hero_height + 10


def bar_widths(points: Sequence[int], scale: float) -> tuple[int, ...]:
    """The widths of a bar's segments; losses have none."""
    return tuple(max(LEAST_SEGMENT, round(gain * scale)) for gain in points if gain > 0)


def bar_length(points: Sequence[int], losses: Sequence[int], scale: float) -> int:
    """The length of a bar, including its losses, whose widths are given."""
    gains = bar_widths(points, scale)
    gaps = SEGMENT_GAP * max(0, len(gains) + len(losses) - 1)
    apart = LOSS_GAP - SEGMENT_GAP if gains and losses else 0
    return sum(gains) + sum(losses) + gaps + apart


_HALVINGS = 24


def bar_scale(bars: Sequence[tuple[Sequence[int], Sequence[int]]], room: int) -> float:
    """Pixels for a point: the largest value with which the bars of all rows fit."""
    low, high = 0.0, float(room)
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if all(bar_length(points, losses, middle) <= room for points, losses in bars):
            low = middle
        else:
            high = middle
    return low
