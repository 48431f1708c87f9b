"""The gifts of each special tile to its neighbours, and the number of each that has not been seen yet."""

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import MUTED, PANEL, TEXT
from render.core.plates import box_sprite
from render.core.text import Line, Type, fit, fit_lines
from render.expancity.icons import icon
from render.expancity.layout import RADIUS
from render.expancity.palette import NO_VALUE
from render.expancity.values import value_row
from rules.core.text import Say, msg
from rules.expancity.components.content import SPECIALS
from rules.expancity.view import CensusView

CAPTION = Type(30, Weight.REGULAR)
NAMES = (Type(40), Type(36), Type(32), Type(30))
COUNT = Type(36)
VALUE = Type(36)
COLUMNS = 3
HEAD = 92
"""The height of the two lines that explain the legend."""


def draw_legend(canvas: Canvas, box: Box, census: tuple[CensusView, ...], say: Say) -> None:
    canvas.stamp(box_sprite(box.width, box.height, RADIUS, PANEL, None, 0), box.x0, box.y0)
    head = fit_lines(say(msg("expancity.board.legend")), box.width - 32, ((CAPTION, 2),))
    canvas.write_lines(head, box.x0 + 16, box.y0 + HEAD // 2, MUTED, within=box)
    unseen = {entry.kind: entry.unseen for entry in census}
    wide, high = box.width // COLUMNS, (box.height - HEAD) // -(-len(SPECIALS) // COLUMNS)
    for index, kind in enumerate(SPECIALS):
        row, column = divmod(index, COLUMNS)
        left, top = box.x0 + column * wide, box.y0 + HEAD + row * high
        _draw_kind(canvas, Box(left, top, left + wide, top + high), kind, unseen.get(kind), say)


def _draw_kind(canvas: Canvas, cell: Box, kind: str, unseen: int | None, say: Say) -> None:
    x, upper, lower = cell.x0 + 80, cell.y0 + 22, cell.y0 + 70
    canvas.stamp(icon(kind, 30), cell.x0 + 38, cell.y0 + 48)
    right = cell.x1 - 6
    if unseen is not None:
        left = Line(f"×{unseen}", COUNT)
        ink = MUTED if unseen else NO_VALUE
        canvas.write(left, right, lower, ink, within=cell, align="right")
    name = fit(say(msg(f"expancity.tile.{kind}")), right - x, NAMES)
    canvas.write(name, x, upper, TEXT, within=cell)
    values = value_row(kind, VALUE, glyphs=True, zeros=NO_VALUE)
    canvas.stamp(values, x + values.anchor[0] - 6, lower)
