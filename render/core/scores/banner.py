"""The banner of the final scores: the winners and their points."""

from collections.abc import Sequence

from render.core.canvas import Canvas
from render.core.palette import ACCENT, INK
from render.core.plates import box_sprite, cup
from render.core.scores.layout import BANNER
from render.core.scores.style import Entry, ScoreStyle
from render.core.text import Line, Type, number
from render.core.winners import fit_won

RADIUS = 24
CUP_X = 92
SIGN_X = 208
SIGN, SMALL_SIGN = 30, 18
TOTAL = Type(100)
WON = ((Type(76), 1), (Type(64), 1), (Type(52), 1), (Type(42), 2), (Type(36), 2))
NAME = Type(44)


def draw_banner(
    canvas: Canvas, winners: Sequence[Entry], entries: Sequence[Entry], look: ScoreStyle
) -> None:
    """Draw the golden banner; its total is the best row's, even without a winner."""
    box, middle = BANNER, BANNER.middle[1]
    canvas.stamp(box_sprite(box.width, box.height, RADIUS, ACCENT, None, 0), box.x0, box.y0)
    right = box.x1 - 34
    total = Line(number(entries[0].total), TOTAL)
    canvas.write(total, right, middle, INK, within=box, align="right")
    x = box.x0 + 30
    if winners:
        canvas.stamp(cup(44, INK), box.x0 + CUP_X, middle)
        x = _draw_signs(canvas, winners)
    names = tuple(entry.name for entry in winners)
    lines = fit_won(look.won, names, right - total.width - 24 - x, WON, NAME)
    canvas.write_lines(lines, x, middle, INK, within=box)


def _draw_signs(canvas: Canvas, winners: Sequence[Entry]) -> int:
    """Draw the winners' signs, several in rows of two; returns where the words begin."""
    x, y = BANNER.x0 + SIGN_X, BANNER.middle[1]
    if len(winners) == 1:
        canvas.stamp(winners[0].sign(SIGN, INK), x, y)
        return x + 52
    for index, entry in enumerate(winners):
        column, row = divmod(index, 2)
        canvas.stamp(entry.sign(SMALL_SIGN, INK), x - 8 + 48 * column, y - 26 + 52 * row)
    return x + 26 + 48 * ((len(winners) - 1) // 2)
