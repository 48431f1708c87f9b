"""Places of the boxes of a bracket: only numbers, in pixels."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.contest.parts.legend import FOOT
from render.core.boxes import Box
from rules.contest.views.bracket import Band, BracketPod, BracketView, Slot

WIDTH = 1200
MARGIN = 16
BANDS_TOP = 118
BAND_LABEL, CAPTION = 44, 46
ROOMY = 44
DENSE = 38
MOST_ROOMY = 20
"""So many rows in the longest column have room for high rows."""
PAD = 4
POD_GAP = 16
LOW_FOOT = FOOT - 10
TROPHY = 170
CHAMPION, FINALIST = 84, 60
"""The heights of the rows of the final."""
GAPS = {1: 0, 2: 200, 3: 60, 4: 40}
LEAST_GAP = 32
LEAST_WIDTH = 164
"""Narrower columns would hold no names; the picture becomes wider instead."""
EXTRA = 64
"""By so much the final is wider than other columns where these are narrow."""


@dataclass(frozen=True, slots=True)
class PodBox:
    box: Box
    rows: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class BandLayout:
    label_y: int | None
    captions_y: int
    columns: tuple[tuple[int, int], ...]
    """The left and right edge of each."""
    pods: tuple[tuple[PodBox, ...], ...]


@dataclass(frozen=True, slots=True)
class BracketLayout:
    size: tuple[int, int]
    bands: tuple[BandLayout, ...]
    width: int
    """Of a column."""
    legend_y: int

    def row_at(self, slot: Slot) -> Box:
        return self.bands[slot.band].pods[slot.column][slot.pod].rows[slot.row]


def is_final(view: BracketView, band: int, column: int) -> bool:
    """Return true if the tournament ends in this column; the first band has the final."""
    columns = view.bands[band].columns
    return band == 0 and column == len(columns) - 1 and len(columns[column].pods) == 1


def sheet_of(view: BracketView) -> BracketLayout:
    # The final stands right of everything, also of the second band.
    lengths = [len(band.columns) for band in view.bands]
    most = max(lengths[0], *(each + view.finals for each in lengths[1:]), 1)
    gap = GAPS.get(most, LEAST_GAP)
    extra = EXTRA if most > 3 else EXTRA // 4
    width = min(360, (WIDTH - 2 * MARGIN - gap * (most - 1) - extra) // most)
    width = max(LEAST_WIDTH, width)
    used = width * most + gap * (most - 1) + extra
    whole = max(WIDTH, used + 2 * MARGIN)
    left = (whole - used) // 2
    y = BANDS_TOP
    bands = []
    for number, band in enumerate(view.bands):
        sheet, y = _band(view, number, band, y, most, (left, width, gap, extra))
        bands.append(sheet)
    return BracketLayout((whole, y + LOW_FOOT), tuple(bands), width, y + LOW_FOOT // 2)


def _band(
    view: BracketView,
    number: int,
    band: Band,
    top: int,
    most: int,
    grid: tuple[int, int, int, int],
) -> tuple[BandLayout, int]:
    left, width, gap, extra = grid
    label_y = None
    if band.label is not None:
        label_y = top + BAND_LABEL // 2
        top += BAND_LABEL
    captions_y, top = top + 20, top + CAPTION
    longest = max(sum(len(pod.rows) for pod in column.pods) for column in band.columns)
    row = ROOMY if longest <= MOST_ROOMY else DENSE
    edges = []
    for index in range(len(band.columns)):
        final = is_final(view, number, index)
        to_end = len(band.columns) - index
        place = most - to_end if number == 0 and to_end <= view.finals else index
        x = left + (width + gap) * place
        edges.append((x, x + width + extra if final else x + width))
    middles: list[list[int]] = []
    placed: list[tuple[PodBox, ...]] = []
    bottom = top
    height = _stack(band.columns[0].pods, row)
    for index, column in enumerate(band.columns):
        final = is_final(view, number, index)
        heights = [_height(pod, row, is_final=final and view.is_over) for pod in column.pods]
        wanted = _wanted(band, index, number, middles, top, max(height, 1))
        tops = _apart(wanted, heights, top + (TROPHY if final else 0))
        middles.append([y + each // 2 for y, each in zip(tops, heights, strict=True)])
        boxes = tuple(
            _pod_box(pod, edges[index], y, row, is_final=final and view.is_over)
            for pod, y in zip(column.pods, tops, strict=True)
        )
        placed.append(boxes)
        bottom = max([bottom, *(each.box.y1 for each in boxes)])
    return BandLayout(label_y, captions_y, tuple(edges), tuple(placed)), bottom + POD_GAP


def _height(pod: BracketPod, row: int, *, is_final: bool) -> int:
    if is_final:
        return CHAMPION + FINALIST * (len(pod.rows) - 1) + PAD
    return row * len(pod.rows) + 2 * PAD


def _stack(pods: Sequence[BracketPod], row: int) -> int:
    return sum(_height(pod, row, is_final=False) for pod in pods) + POD_GAP * (len(pods) - 1)


def _wanted(
    band: Band, index: int, number: int, middles: list[list[int]], top: int, height: int
) -> list[int]:
    """The wanted height of each pod's middle: that of those it comes from, or evenly spread."""
    column = band.columns[index]
    found = []
    for place in range(len(column.pods)):
        feeders = [
            middles[before][pod]
            for before in range(index)
            for pod, each in enumerate(band.columns[before].pods)
            for row in each.rows
            if row.to is not None
            and (row.to.band, row.to.column, row.to.pod) == (number, index, place)
        ]
        if feeders:
            found.append(sum(feeders) // len(feeders))
        else:
            found.append(top + height * (2 * place + 1) // (2 * len(column.pods)))
    return found


def _apart(middles: Sequence[int], heights: Sequence[int], top: int) -> list[int]:
    """The tops of boxes as near as possible to their middles, in order, without overlaps."""
    wanted = [middle - height // 2 for middle, height in zip(middles, heights, strict=True)]
    pushed: list[int] = []
    for index, y in enumerate(wanted):
        pushed.append(max(y, pushed[-1] + heights[index - 1] + POD_GAP) if pushed else y)
    pulled = [*wanted]
    for index in range(len(wanted) - 2, -1, -1):
        pulled[index] = min(wanted[index], pulled[index + 1] - heights[index] - POD_GAP)
    # Both keep apart, so their mean does as well.
    tops = [(a + b) // 2 for a, b in zip(pushed, pulled, strict=True)]
    least = top
    for index, height in enumerate(heights):
        tops[index] = max(least, tops[index])
        least = tops[index] + height + POD_GAP
    return tops


def _pod_box(
    pod: BracketPod, edges: tuple[int, int], top: int, row: int, *, is_final: bool
) -> PodBox:
    left, right = edges
    rows = []
    y = top if is_final else top + PAD
    for index in range(len(pod.rows)):
        height = row if not is_final else CHAMPION if index == 0 else FINALIST
        rows.append(Box(left, y, right, y + height))
        y += height
    return PodBox(Box(left, top, right, y + PAD), tuple(rows))
