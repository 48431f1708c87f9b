"""The parts of the board, each of which a change lights up as a whole."""

from collections.abc import Iterator

from render.core.boxes import Box
from render.core.region import Region
from render.mine.layout import (
    CHIP,
    LAST,
    MINE_CELL,
    MINE_CELLS_AT,
    MINE_PITCH,
    MINES,
    PERIOD,
    goal_boxes,
    market_boxes,
    seat_boxes,
    seat_cell,
    seat_frame,
)
from rules.core.text import msg, seat_msg
from rules.mine.components.terms import RESOURCES
from rules.mine.view import View
from rules.mine.wording.cards import card_msg, resource_msg


def regions(view: View) -> tuple[Region, ...]:
    """The strip, the market, and the seats' panels with a part for each resource."""
    return (
        Region(msg("core.region.acting"), CHIP),
        Region(msg("core.region.last"), LAST),
        Region(msg("core.region.progress"), PERIOD),
        *_market(view),
        *_seats(view),
    )


def _market(view: View) -> Iterator[Region]:
    for box, offered in zip(market_boxes(len(view.market)), view.market, strict=True):
        yield Region(card_msg(offered.card), box)
    for box, goal in zip(goal_boxes(len(view.goals)), view.goals, strict=True):
        yield Region(card_msg(goal.goal), box)
    x, y = MINES.x0 + MINE_CELLS_AT[0], MINES.y0 + MINE_CELLS_AT[1]
    head = Box(MINES.x0, MINES.y0, MINES.x1, y)
    yield Region(msg("core.region.stock"), head)
    columns = (len(view.basic) + 1) // 2
    for place, mine in enumerate(view.basic):
        left = x + place % columns * MINE_PITCH[0]
        top = y + place // columns * MINE_PITCH[1]
        box = Box(left, top, left + MINE_CELL[0], top + MINE_CELL[1])
        yield Region(card_msg(mine.card), box)


def _seats(view: View) -> Iterator[Region]:
    frame = seat_frame(len(view.seats))
    for seat, box in enumerate(seat_boxes(len(view.seats))):
        name = seat_msg(seat)
        cells = [seat_cell(box, column, frame) for column in range(len(RESOURCES))]
        top, bottom = cells[0].y0, cells[0].y1
        yield Region(name, Box(box.x0, box.y0, box.x1, top))
        for cell, resource in zip(cells, RESOURCES, strict=True):
            shows = msg("core.region.of_seat", seat=name, what=resource_msg(resource))
            yield Region(shows, cell)
        yield Region(name, Box(box.x0, bottom, box.x1, box.y1))
