"""A seat's resources: the amounts, a crown if no other seat has as many, and the steps reached."""

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import HAIR, INK, MUTED, TEXT
from render.core.plates import box_sprite
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit
from render.mine.icons.signs import icon
from render.mine.icons.stones import stone
from render.mine.layout import SEAT, WIDE_SEAT, SeatFrame
from render.mine.palette import CARD_COLOURS, SUNK
from render.mine.panels import SMALL
from rules.core.seats import Seat
from rules.mine.components.content import RESOURCE_POINTS
from rules.mine.view import View

STEPS = tuple(sorted(least for least, points in RESOURCE_POINTS if points))
"""The amounts at which a resource is worth more."""
PIP = (22, 20)
PIP_PITCH = 24


def draw_cell_ground(canvas: Canvas, cell: Box, resource: str, frame: SeatFrame) -> None:
    canvas.stamp(box_sprite(cell.width, cell.height, 8, SUNK, None, 0), cell.x0, cell.y0)
    x, y = frame.stone_at
    canvas.stamp(stone(resource, frame.stone), cell.x0 + x, cell.y0 + y)


def draw_holding(
    canvas: Canvas, cell: Box, view: View, seat: Seat, resource: str, frame: SeatFrame
) -> None:
    amounts = [state.resources[resource] for state in view.seats]
    mine = amounts[seat]
    x, y = frame.amount_at
    types = [Type(size) for size in frame.amounts]
    value = (
        fit(str(mine), frame.cell[0] - x - 3, types) if len(types) > 1 else Line(str(mine), *types)
    )
    canvas.write(value, cell.x0 + x, cell.y0 + y, TEXT if mine else MUTED, within=cell)
    if mine and amounts.count(mine) == 1 and mine == max(amounts):
        x, y = frame.crown_at
        canvas.stamp(icon("crown", frame.crown), cell.x0 + x, cell.y0 + y)
    if frame is WIDE_SEAT:
        _draw_pips(canvas, cell, mine, resource, frame)
    else:
        canvas.stamp(_steps(resource, min(mine, STEPS[-1])), cell.x0 + 5, cell.y0 + frame.steps_y)


def _draw_pips(canvas: Canvas, cell: Box, mine: int, resource: str, frame: SeatFrame) -> None:
    """Draw a plate for each step with the amount that it needs; it is filled when the seat has that amount."""
    left = cell.x0 + (cell.width - PIP_PITCH * (len(STEPS) - 1) - PIP[0]) // 2
    for index, step in enumerate(STEPS):
        reached = mine >= step
        fill = CARD_COLOURS[resource] if reached else HAIR
        plate = box_sprite(*PIP, 5, fill, None, 0)
        box = canvas.stamp(plate, left + PIP_PITCH * index, cell.y0 + frame.steps_y)
        ink = INK if reached else MUTED
        canvas.write(Line(str(step), SMALL), *box.middle, ink, within=cell, align="middle")


@SPRITES.keep
def _steps(resource: str, amount: int) -> Sprite:
    """A bar up to the highest step, with a gap at each of the others; its anchor is the upper left corner."""
    width = SEAT.cell[0] - 10
    art = Artwork(0, 0, width, 4)
    art.plate(0, 0, width, 4, 2, HAIR)
    if amount:
        reach = width * amount / STEPS[-1]
        art.plate(0, 0, max(reach, 4), 4, 2, CARD_COLOURS[resource])
    for step in STEPS[:-1]:
        x = width * step / STEPS[-1]
        art.polygon(((x - 1, 0), (x + 1, 0), (x + 1, 4), (x - 1, 4)), SUNK)
    return Sprite(art.sprite().image, (0, 0))
