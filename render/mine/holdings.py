"""A seat's resources: the amounts, a crown if no other seat has as many, and the next step at a table for two."""

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import MUTED, TEXT
from render.core.plates import box_sprite
from render.core.text import Line, Type, fit
from render.mine.icons.signs import icon
from render.mine.icons.stones import stone
from render.mine.layout import WIDE_SEAT, SeatFrame
from render.mine.palette import CARD_COLOURS, SUNK
from rules.core.seats import Seat
from rules.mine.components.content import RESOURCE_POINTS
from rules.mine.view import View

STEPS = tuple(sorted(least for least, points in RESOURCE_POINTS if points))
"""The amounts at which a resource is worth more."""
CROWN = CARD_COLOURS["gold"]
_NEXT = Type(30)


def draw_cell_ground(canvas: Canvas, cell: Box, resource: str, frame: SeatFrame) -> None:
    canvas.stamp(box_sprite(cell.width, cell.height, 8, SUNK, None, 0), cell.x0, cell.y0)
    x, y = frame.stone_at
    canvas.stamp(stone(resource, frame.stone), cell.x0 + x, cell.y0 + y)


def draw_holding(
    canvas: Canvas, cell: Box, view: View, seat: Seat, resource: str, frame: SeatFrame
) -> None:
    amounts = [state.resources[resource] for state in view.seats]
    mine = amounts[seat]
    x = cell.x0 + frame.stone_at[0] + frame.stone // 2 + 4
    value = fit(str(mine), cell.x1 - 2 - x, [Type(size) for size in frame.amounts])
    is_most = mine and amounts.count(mine) == 1 and mine == max(amounts)
    ink = CROWN if is_most else TEXT if mine else MUTED
    said = canvas.write(value, x, cell.y0 + frame.amount_y, ink, within=cell)
    if is_most:
        canvas.stamp(icon("crown", frame.crown), said.middle[0], cell.y0 + frame.crown_y)
    if frame is WIDE_SEAT:
        _draw_next(canvas, cell, mine)


def _draw_next(canvas: Canvas, cell: Box, mine: int) -> None:
    """Write the next amount at which the resource is worth more; a check if there is none."""
    step = next((step for step in STEPS if step > mine), None)
    x, y = cell.x1 - 6, cell.y1 - 20
    if step is None:
        canvas.stamp(icon("check", 30), x - 18, y)
    else:
        canvas.write(Line(f"→{step}", _NEXT), x, y, MUTED, within=cell, align="right")
