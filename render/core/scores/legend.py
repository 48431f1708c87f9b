"""The legend of the bars: as few lines as its words need."""

from collections.abc import Sequence

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import MUTED
from render.core.panel.focus import CAPTION_PX
from render.core.plates import box_sprite
from render.core.scores.layout import LEGEND_LINE
from render.core.scores.style import Entry, ScoreStyle
from render.core.text import Line, Type, fit
from rules.core.text import Msg, Say

LABEL = Type(CAPTION_PX, Weight.REGULAR)
CHIP, SIGN = 40, 30
"""The side of the plate before a word, and the height of the sign on it."""
NEAR, APART = 8, 22
"""The gaps between a plate and its word, and between a word and the next plate."""

Labelled = tuple[str, Line]
"""The key of a chapter, and its word."""


def legend_rows(entries: Sequence[Entry], say: Say, width: int) -> tuple[tuple[Labelled, ...], ...]:
    """Return the chapters in which a row has points, in the order of the bars, line by line."""
    rows: list[list[Labelled]] = []
    left = 0
    for key, label in _labels(entries).items():
        line = fit(say(label), width - CHIP - NEAR, (LABEL,))
        own = CHIP + NEAR + line.width
        if not rows or own > left:
            rows.append([])
            left = width
        rows[-1].append((key, line))
        left -= own + APART
    return tuple(map(tuple, rows))


def draw_legend(
    canvas: Canvas, box: Box, rows: Sequence[Sequence[Labelled]], look: ScoreStyle
) -> None:
    """Draw each line in the middle of the box."""
    for index, row in enumerate(rows):
        wide = sum(CHIP + NEAR + line.width + APART for _, line in row) - APART
        x, y = box.middle[0] - wide // 2, box.y0 + LEGEND_LINE * index + LEGEND_LINE // 2
        for key, line in row:
            chapter = look.chapters[key]
            plate = canvas.stamp(box_sprite(CHIP, CHIP, 7, chapter.tone, None, 0), x, y - CHIP // 2)
            canvas.stamp(chapter.sign(SIGN), *plate.middle)
            canvas.write(line, plate.x1 + NEAR, y, MUTED, within=box)
            x = plate.x1 + NEAR + line.width + APART


def _labels(entries: Sequence[Entry]) -> dict[str, Msg]:
    """Return the label of each chapter by key; all chapters if no row has any points."""
    parts = [part for entry in entries for part in entry.parts]
    told = [part for part in parts if part.points] or parts
    keys = dict.fromkeys(part.label.key for part in told)
    return {part.label.key: part.label for part in parts if part.label.key in keys}
