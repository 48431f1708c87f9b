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

CAPTION = Type(14, Weight.REGULAR)
NAME = Type(14)
VALUE = Type(18)


def draw_legend(canvas: Canvas, box: Box, census: tuple[CensusView, ...], say: Say) -> None:
    canvas.stamp(box_sprite(box.width, box.height, RADIUS, PANEL, None, 0), box.x0, box.y0)
    head = fit(say(msg("expancity.board.legend")), box.width - 32, (CAPTION,))
    canvas.write(head, box.x0 + 16, box.y0 + 16, MUTED, within=box)
    unseen = {entry.kind: entry.unseen for entry in census}
    pitch = (box.width - 16) // len(SPECIALS)
    for index, kind in enumerate(SPECIALS):
        left = box.x0 + 8 + index * pitch
        _draw_kind(canvas, Box(left, box.y0, left + pitch, box.y1), kind, unseen.get(kind), say)


def _draw_kind(canvas: Canvas, cell: Box, kind: str, unseen: int | None, say: Say) -> None:
    middle = cell.middle[0]
    canvas.stamp(icon(kind, 18), middle, cell.y0 + 51)
    if unseen is not None:
        left = Line(f"×{unseen}", NAME)
        ink = MUTED if unseen else NO_VALUE
        canvas.write(left, middle + 30, cell.y0 + 46, ink, within=cell)
    words = say(msg(f"expancity.tile.{kind}"))
    name = fit_lines(words, cell.width - 8, ((NAME, 1), (NAME, 2)))
    canvas.write_lines(name, middle, cell.y0 + 87, TEXT, within=cell, align="middle")
    canvas.stamp(value_row(kind, VALUE, glyphs=True, zeros=NO_VALUE), middle, cell.y0 + 116)
