"""Places of pills: at home if nothing is hidden there, else as near as possible."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import inf, sqrt

from render.core.boxes import Box

STEP = 4
REACH = 60
FAR_REACH = 132
"""The reach of the search if every nearer place would hide a pill or a value."""
BELOW = 1.5
"""The factor on the cost of a place below the roof against one as far above it."""
PILL_COST, NAME_COST, ICON_COST, DISTANCE_COST = 1000.0, 50.0, 0.03, 0.9
"""The cost of each hidden pixel of a pill or value, of a name, of an icon; and of each pixel of distance."""


@dataclass(frozen=True, slots=True)
class Taken:
    """The things that a pill should not hide."""

    firm: Sequence[Box]
    """Pills placed before, and values."""
    names: Sequence[Box]
    icons: Sequence[Box]

    def near(self, area: Box) -> tuple["Priced", ...]:
        """The boxes that reach into an area, with their prices."""
        kinds = ((self.firm, PILL_COST), (self.names, NAME_COST), (self.icons, ICON_COST))
        return tuple((*box, price) for boxes, price in kinds for box in touching(boxes, area))


Priced = tuple[int, int, int, int, float]
"""A box and the cost of each hidden pixel of it."""


def place_pill(home: Box, taken: Taken, room: Box) -> tuple[int, int]:
    """Return the offset of a pill from home at which it stays in the room and hides as little as possible."""
    for reach in (REACH, FAR_REACH):
        near = taken.near(home.inset(-reach))
        offset, least = _best(home, near, room, reach)
        if least < PILL_COST:
            break
    return offset


@lru_cache(maxsize=4096)
def _best(
    home: Box, near: tuple[Priced, ...], room: Box, reach: int
) -> tuple[tuple[int, int], float]:
    """Return the cheapest offset and its cost. Places farther away than that cost are not tried."""
    best, least = (0, 0), inf
    for dx, dy, way in _offsets(reach):
        cost = DISTANCE_COST * way
        if cost >= least:
            break
        x0, y0, x1, y1 = home.moved(dx, dy).kept_in(room)
        # Thousands of these are looked at for a picture, so there is no call in it.
        for left, top, right, bottom, price in near:
            width = (x1 if x1 < right else right) - (x0 if x0 > left else left)
            height = (y1 if y1 < bottom else bottom) - (y0 if y0 > top else top)
            if width > 0 and height > 0:
                cost += price * width * height
                if cost >= least:
                    break
        if cost < least:
            best, least = (x0 - home.x0, y0 - home.y0), cost
    return best, least


@cache
def _offsets(reach: int) -> tuple[tuple[int, int, float], ...]:
    """All offsets with their distances, nearest first; sideways and below count as farther."""
    steps = range(-reach, reach + 1, STEP)
    found = [(dx, dy, _way(dx, dy)) for dx in steps for dy in steps]
    return tuple(sorted(found, key=lambda offset: (offset[2], offset[1], offset[0])))


def _way(dx: int, dy: int) -> float:
    return sqrt(1.15 * dx * dx + dy * dy) * (BELOW if dy > 0 else 1)


def touching(boxes: Sequence[Box], area: Box) -> list[Box]:
    """The boxes that reach into the area. Every pill asks about every box, so nothing unnecessary is computed."""
    x0, y0, x1, y1 = area
    return [box for box in boxes if box[0] < x1 and box[2] > x0 and box[1] < y1 and box[3] > y0]
