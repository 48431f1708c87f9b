"""The regions of the board that a change lights up as a whole."""

from collections.abc import Iterator
from functools import cache

from PIL import Image, ImageDraw

from render.core.boxes import Box
from render.core.painter import Region
from render.tmars.board.planet import middle_of
from render.tmars.cards.layout import BIG, BIG_MOST, places
from render.tmars.layout import (
    AWARDS,
    CELLS,
    CHIP,
    GENERATION,
    GOALS,
    GRID,
    LAST,
    MILESTONES,
    MOON_LABEL_DY,
    MOON_RING,
    MOONS,
    PLANET,
    TRACKS_BOX,
    cells,
    free_box,
    hexagon,
    panel_box,
)
from rules.core.seats import Seat
from rules.core.text import msg, seat_msg
from rules.tmars.components.coordinates import OFF_MAP, SPACES
from rules.tmars.components.effects import RESOURCES
from rules.tmars.view import View
from rules.tmars.wording.names import card_msg, resource_msg

_UPPER, _LOWER = (170, 96), (150, 112)
"""The sizes of the planet's corners, which hold its numbers, beside the arcs."""
_REACH = 4
"""The reach of a mark of the last move beyond its space."""


def regions(view: View) -> tuple[Region, ...]:
    """The strip, the planet's corners, spaces and moons, goals, and the seats' panels with a part for each resource."""
    seats = len(view.seats)
    found = [
        Region(msg("core.region.acting"), CHIP),
        Region(msg("core.region.last"), LAST),
        Region(msg("core.region.progress"), GENERATION),
        *_planet(),
    ]
    if view.milestones:
        found.append(Region(msg("tmars.region.milestones"), MILESTONES))
        found.append(Region(msg("tmars.region.awards"), AWARDS))
    else:
        found.append(Region(msg("core.region.goals"), GOALS))
    for seat in range(seats):
        found += _seat(panel_box(seat), seat)
    if view.bot is not None:
        found.append(Region(msg("tmars.marsbot"), panel_box(1)))
        found.append(Region(msg("tmars.region.tracks"), TRACKS_BOX))
    elif (free := free_box(seats)) is not None:
        found.append(Region(msg("tmars.region.log"), free))
    return tuple(found)


@cache
def _planet() -> tuple[Region, ...]:
    x0, y0, x1, y1 = PLANET
    return (
        Region(msg("tmars.region.temperature"), Box(x0, y0, x0 + _UPPER[0], y0 + _UPPER[1])),
        Region(msg("tmars.region.oxygen"), Box(x1 - _UPPER[0], y0, x1, y0 + _UPPER[1])),
        Region(msg("tmars.region.oceans"), Box(x0, y1 - _LOWER[1], x0 + _LOWER[0], y1)),
        *(_space(space) for space in SPACES),
        *(_moon(moon, at) for moon, at in zip(OFF_MAP, MOONS, strict=True)),
    )


def _space(space: str) -> Region:
    x, y = middle_of(space)
    corners = hexagon(GRID.w + 2 * _REACH)
    half = GRID.w // 2 + 2 * _REACH
    size = 2 * half
    shape = Image.new("L", (size, size))
    ImageDraw.Draw(shape).polygon([(half + dx, half + dy) for dx, dy in corners], fill=255)
    left, top = PLANET.x0 + x - half, PLANET.y0 + y - half
    return Region(msg("core.place", place=space), Box(left, top, left + size, top + size), shape)


def _moon(moon: str, at: tuple[int, int]) -> Region:
    x, y = PLANET.x0 + at[0], PLANET.y0 + at[1]
    reach = MOON_RING + 2
    box = Box(x - reach, y - reach, x + reach, y + MOON_LABEL_DY + 14)
    return Region(msg(f"tmars.board.{moon.lower()}"), box)


def _seat(box: Box, seat: Seat) -> Iterator[Region]:
    name = seat_msg(seat)
    parts = cells(box)
    top, bottom, middle = parts[0].y0, parts[0].y1, parts[CELLS // 2].x0
    yield Region(name, Box(box.x0, box.y0, middle, top))
    yield Region(name, Box(middle, box.y0, box.x1, top))
    for cell, resource in zip(parts, RESOURCES, strict=True):
        shows = msg("core.region.of_seat", seat=name, what=resource_msg(resource))
        yield Region(shows, cell)
    yield Region(name, Box(box.x0, bottom, box.x1, box.y1))


def hand_regions(view: View) -> tuple[tuple[Region, ...], ...]:
    """The cards on offer at the start and in research, on the first picture of them."""
    mine = view.mine
    if mine is None or view.stage not in ("start", "research"):
        return ()
    offer = tuple(each.card for each in mine.offer)
    cards = (*mine.corporations, *mine.preludes) if view.stage == "start" else offer
    return (
        tuple(
            Region(card_msg(card), Box(x, y, x + BIG.width, y + BIG.height))
            for (x, y), card in zip(places(BIG, BIG_MOST), cards, strict=False)
        ),
    )
