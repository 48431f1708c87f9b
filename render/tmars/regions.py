"""The regions of the board that a change lights up as a whole."""

from collections.abc import Iterator
from functools import cache

from PIL import Image, ImageDraw

from render.core.boxes import Box
from render.core.region import Region
from render.tmars.board.planet import middle_of
from render.tmars.layout import hexagon
from render.tmars.table.layout import (
    AWARDS,
    EVENT,
    GRID,
    MAP,
    MILESTONES,
    MOON,
    MOONS,
    TASK,
    TRACKS,
    WHO,
    corner_box,
    free_box,
    goal_cell,
    own_boxes,
    seat_boxes,
)
from render.tmars.table.seats import shown_seat
from rules.core.seats import Seat
from rules.core.text import msg, seat_msg
from rules.tmars.components.coordinates import OFF_MAP, SPACES
from rules.tmars.components.effects import RESOURCES
from rules.tmars.view import View
from rules.tmars.wording.names import resource_msg

_REACH = 4
"""The reach of a mark of the last move beyond its space."""


def regions(view: View) -> tuple[Region, ...]:
    """The strip, the map's corners, spaces and moons, goals, tracks, the seats' boxes, and one seat's resources."""
    seats, bot = len(view.seats), view.bot is not None
    found = [
        Region(msg("core.region.acting"), WHO),
        Region(msg("core.region.last"), EVENT),
        *_map(),
    ]
    if view.milestones:
        for row, what in ((MILESTONES, "milestones"), (AWARDS, "awards")):
            cells = (goal_cell(row, index) for index in range(len(view.milestones)))
            found += [Region(msg(f"tmars.region.{what}"), cell) for cell in cells]
    else:
        found.append(Region(msg("core.region.goals"), TASK))
    boxes = seat_boxes(seats, bot=bot)
    found += [Region(seat_msg(seat), box) for seat, box in zip(range(seats), boxes, strict=False)]
    if bot:
        found.append(Region(msg("tmars.marsbot"), boxes[1]))
        found.append(Region(msg("tmars.region.tracks"), TRACKS))
    elif (free := free_box(seats, goals=bool(view.milestones))) is not None:
        found.append(Region(msg("tmars.region.log"), free))
    found += _own(shown_seat(view))
    return tuple(found)


@cache
def _map() -> tuple[Region, ...]:
    return (
        *(_space(space) for space in SPACES),
        *(_moon(moon, at) for moon, at in zip(OFF_MAP, MOONS, strict=True)),
        Region(msg("tmars.region.temperature"), corner_box(right=False, low=False)),
        Region(msg("tmars.region.oxygen"), corner_box(right=True, low=False)),
        Region(msg("tmars.region.oceans"), corner_box(right=False, low=True)),
        Region(msg("core.region.progress"), corner_box(right=True, low=True)),
    )


def _space(space: str) -> Region:
    x, y = middle_of(space, GRID)
    corners = hexagon(GRID.w + 2 * _REACH)
    half = GRID.w // 2 + 2 * _REACH
    size = 2 * half
    shape = Image.new("L", (size, size))
    ImageDraw.Draw(shape).polygon([(half + dx, half + dy) for dx, dy in corners], fill=255)
    left, top = MAP.x0 + x - half, MAP.y0 + y - half
    return Region(msg("core.place", place=space), Box(left, top, left + size, top + size), shape)


def _moon(moon: str, at: tuple[int, int]) -> Region:
    reach = MOON // 2 + 4
    box = Box(at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach)
    return Region(msg(f"tmars.board.{moon.lower()}"), box)


def _own(seat: Seat) -> Iterator[Region]:
    for box, resource in zip(own_boxes(), RESOURCES, strict=True):
        yield Region(
            msg("core.region.of_seat", seat=seat_msg(seat), what=resource_msg(resource)), box
        )
