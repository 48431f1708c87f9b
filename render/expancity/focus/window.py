"""The piece of the city that a picture shows: as large as all choices fit, or a crop of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import ceil

from render.core.boxes import Box
from render.core.panel.focus import WIDTH
from render.expancity.city.projection import Projection, floor_height, roof_height
from render.expancity.focus.choices import Choices
from render.expancity.layout import Frame
from rules.core.squares import Cell
from rules.expancity.view import View

HALVES = (176, 160, 144, 128, 120, 112, 104)
CROPPED_HALF = 112
"""The size of a crop if not even the smallest size shows all choices."""
LEAST_HEIGHT = 460
MARGIN = 10
TAG_ROOM = 112
"""The room for a tag above a building."""
PLAN_WEIGHT, SITE_WEIGHT = 1000, 4
"""The value of a cell of the plan and of a building in a crop; a place for the tile counts 1."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A cell that should be seen."""

    at: Cell
    weight: int
    kind: str = ""
    """Of its building; empty without one."""
    floors: int = 0
    roof: str | None = None

    def extent(self, half: int) -> tuple[int, int, int, int]:
        """Return the least box around it, from City Hall."""
        x, y = (self.at.x + self.at.y) * half, (self.at.x - self.at.y) * half // 2
        if self.weight == 1:
            # A name in the middle of a free cell: its corners may lie outside.
            return x - round(0.72 * half), y - half // 4, x + round(0.72 * half), y + half // 4
        top = half // 2
        if self.kind:
            rise = self.floors * floor_height(half) + roof_height(self.kind, self.roof, half)
            top = ceil(rise) + TAG_ROOM
        return x - half, y - top, x + half, y + half // 2


def window_of(view: View, choices: Choices, most_height: int) -> Projection:
    """Return the projection of a picture's city; the height of its frame is that of the window."""
    sights = tuple(_sights(view, choices))
    return _window(sights, most_height)


def _sights(view: View, choices: Choices) -> Iterator[Sight]:
    houses = {house.at: house for house in view.buildings}
    laid = set() if choices.at is None else {choices.at}
    for at in sorted(choices.sites | laid):
        hot = at in choices.planned or at == choices.at
        weight = PLAN_WEIGHT if hot else SITE_WEIGHT
        house = houses.get(at)
        if house is None:
            yield Sight(at, weight)
        else:
            yield Sight(at, weight, house.kind, house.floors, house.roof)
    seen = choices.places | choices.around - choices.sites or {view.tiles[0].at}
    yield from (Sight(at, 1) for at in sorted(seen))


@lru_cache(maxsize=64)
def _window(sights: tuple[Sight, ...], most_height: int) -> Projection:
    for half in HALVES:
        left, top, right, bottom = _around(sights, half)
        if right - left <= WIDTH - 2 * MARGIN and bottom - top <= most_height - 2 * MARGIN:
            height = max(LEAST_HEIGHT, min(most_height, bottom - top + half // 2))
            x, y = (WIDTH - left - right) // 2, (height - top - bottom) // 2
            return Projection(half, x, y, Frame(WIDTH, height))
    x, y = _crop(sights, CROPPED_HALF, most_height)
    return Projection(CROPPED_HALF, x, y, Frame(WIDTH, most_height))


def _around(sights: Sequence[Sight], half: int) -> tuple[int, int, int, int]:
    lefts, tops, rights, bottoms = zip(*(sight.extent(half) for sight in sights), strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _crop(sights: Sequence[Sight], half: int, height: int) -> tuple[int, int]:
    """Return the place of City Hall at which the plan and as many choices as possible are seen.

    Of several, take the one nearest to the middle of the plan.
    """
    extents = [(sight.weight, *sight.extent(half)) for sight in sights]
    hot = [sight for sight in sights if sight.weight == PLAN_WEIGHT] or sights
    left, top, right, bottom = _around(hot, half)
    home_x, home_y = (WIDTH - left - right) // 2, (height - top - bottom) // 2
    room = Box(MARGIN, MARGIN, WIDTH - MARGIN, height - MARGIN)
    best, most = (home_x, home_y), (-1, 0)
    step = half // 2
    for dx, dy in product(range(-12 * step, 12 * step + 1, step), repeat=2):
        x, y = home_x + dx, home_y + dy
        seen = sum(
            weight
            for weight, x0, y0, x1, y1 in extents
            if room.x0 <= x + x0 and x + x1 <= room.x1 and room.y0 <= y + y0 and y + y1 <= room.y1
        )
        if (seen, -abs(dx) - abs(dy)) > most:
            best, most = (x, y), (seen, -abs(dx) - abs(dy))
    return best
