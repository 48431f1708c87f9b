"""Places of the columns of a podium: only numbers, in pixels."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.contest.views.podium import Winner

FLOOR = 820
MIDDLE = 600
TALL = (402, 520, 560)
"""The heights of the middles of the tops, by place."""
NAME_HEIGHT, LEAST_NAME = 100, 180
FLAT = 0.5
"""The height of a top by its width."""
CROWD = 4
"""The number of entrants that share a place from which on they stand on one broad column."""


@dataclass(frozen=True, slots=True)
class Column:
    place: int
    x: int
    width: int
    top: int
    """The height of the middle of its top."""
    winners: tuple[Winner, ...]

    @property
    def depth(self) -> int:
        """The height of the hexagon on top."""
        return min(176, round(self.width * FLAT))

    @property
    def left(self) -> int:
        return self.x - self.width // 2

    @property
    def right(self) -> int:
        return self.x + self.width // 2


def columns_of(winners: Sequence[Winner]) -> tuple[Column, ...]:
    """Return a column for each winner, the first in the middle; equal places are equally high.

    Too many entrants that share a place stand on one column together.
    """
    groups: list[tuple[Winner, ...]] = []
    for place in dict.fromkeys(each.place for each in winners):
        same = tuple(each for each in winners if each.place == place)
        groups += [same] if len(same) >= CROWD else [(each,) for each in same]
    groups = groups[:3]
    places = [group[0].place for group in groups]
    crowds = [len(group) > 1 for group in groups]
    return tuple(
        Column(place, x, width, TALL[min(place, 3) - 1], group)
        for group, place, (x, width) in zip(groups, places, _spots(places, crowds), strict=True)
    )


def _spots(places: Sequence[int], crowds: Sequence[bool]) -> tuple[tuple[int, int], ...]:
    """Middle and width of each column."""
    if any(crowds):
        return _broad(crowds)
    match tuple(places):
        case (_,):
            return ((MIDDLE, 350),)
        case (1, 1):
            return ((400, 330), (800, 330))
        case (_, _):
            return ((430, 350), (800, 290))
        case (1, 1, 1):
            return ((216, 320), (600, 320), (984, 320))
        case (1, 1, _):
            return ((420, 320), (780, 320), (1072, 210))
        case _:
            return ((MIDDLE, 350), (238, 290), (962, 290))


def _broad(crowds: Sequence[bool]) -> tuple[tuple[int, int], ...]:
    """Return the ranges of the columns: one is broad, and its neighbours keep clear of it."""
    if len(crowds) == 1:
        return ((MIDDLE, 760),)
    if crowds[0]:
        return ((460, 700), (1010, 250))[: len(crowds)]
    if len(crowds) == 2:
        return ((250, 320), (800, 640))
    if crowds[1]:
        return ((250, 320), (800, 640), (1100, 0))[: len(crowds)]
    return ((470, 300), (170, 250), (910, 500))


def name_room(column: Column, columns: Sequence[Column]) -> int:
    """Return the width of the name above a column: within the picture, and clear of names about as high."""
    room = min(column.width + 70, 2 * (2 * MIDDLE - column.x) - 24, 2 * column.x - 24)
    near = [
        abs(other.x - column.x) - 16
        for other in columns
        if other is not column and abs(other.top - column.top) < NAME_HEIGHT
    ]
    return max(LEAST_NAME, min([room, *near]))
