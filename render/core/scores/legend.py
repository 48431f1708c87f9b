"""The legend of the bars: one line, as large as fits."""

from collections.abc import Sequence

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import MUTED
from render.core.plates import box_sprite
from render.core.scores.style import Entry, ScoreStyle
from render.core.text import Line, Type, fit
from rules.core.text import Msg, Say

SIZES = ((28, 26), (26, 26), (24, 24), (24, 14), (22, 12), (20, 10), (18, 10))
"""The type of the labels, and the gap after each."""


def draw_legend(
    canvas: Canvas, box: Box, entries: Sequence[Entry], look: ScoreStyle, say: Say
) -> None:
    """Draw the chapters in which a row has points, in the order of the bars."""
    labels = _labels(entries)
    words = [say(label) for label in labels.values()]
    for size, gap in SIZES:
        lines = [Line(text, Type(size, Weight.REGULAR)) for text in words]
        chip = size + 8
        pitch = chip + 8 + gap
        if sum(line.width for line in lines) + pitch * len(lines) - gap <= box.width:
            break
    else:
        room = (box.width + gap) // len(lines) - pitch
        lines = [fit(text, room, (Type(size, Weight.REGULAR),)) for text in words]
    x = box.middle[0] - (sum(line.width for line in lines) + pitch * len(lines) - gap) // 2
    y = box.y0 + 28
    for key, line in zip(labels, lines, strict=True):
        chapter = look.chapters[key]
        plate = canvas.stamp(box_sprite(chip, chip, 7, chapter.tone, None, 0), x, y - chip // 2)
        canvas.stamp(chapter.sign(chip - 8), *plate.middle)
        canvas.write(line, plate.x1 + 8, y, MUTED, within=box)
        x = plate.x1 + 8 + line.width + gap


def _labels(entries: Sequence[Entry]) -> dict[str, Msg]:
    """Return the label of each chapter by key; all chapters if no row has any points."""
    parts = [part for entry in entries for part in entry.parts]
    told = [part for part in parts if part.points] or parts
    keys = dict.fromkeys(part.label.key for part in told)
    return {part.label.key: part.label for part in parts if part.label.key in keys}
