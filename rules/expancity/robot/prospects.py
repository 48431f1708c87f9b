"""The nearness of a contract, finer than its progress: unfinished work counts in part.

All values are percent.
"""

from collections.abc import Mapping
from typing import assert_never

from msgspec.structs import replace

from rules.expancity.city.conditions import progress
from rules.expancity.city.grid import around
from rules.expancity.city.holdings import Holdings, passes
from rules.expancity.city.surroundings import Holding
from rules.expancity.components.content import COM, COM_MIN_FLOORS, LOTS
from rules.expancity.components.vocabulary import (
    Area,
    Cluster,
    Condition,
    Count,
    Filter,
    FloorsSet,
    Hub,
    Pair,
    Row,
    Variety,
)

MET = 100
"""The worth of a condition that holds; anything still missing is worth less."""
_NEIGHBOUR = 30
"""The factor on a chance for each neighbour still missing."""
_FLOOR = 85
"""The factor for each floor still missing."""
_ROOF = 85
"""The factor for a roof still missing."""
_ALONE = 33
"""The worth of one building to a contract that wants two side by side."""
_UNEQUAL = 60
"""The factor on the chance for equal heights if two differ."""


def nearness(condition: Condition, own: Holdings, limits: Mapping[str, int]) -> int:
    """Return the part of a condition that is met; `limits` are the floors each kind of building may reach."""
    match condition:
        case Count(of, n):
            return _best(own, of, limits, n)
        case FloorsSet(of, floors):
            each = (_best(own, replace(of, floors=number), limits, 1) for number in floors)
            return sum(each) // len(floors)
        case Pair():
            return _best_pair(condition, own, limits)
        case Row() | Area() | Hub() | Variety() | Cluster():
            found = progress(condition, own)
            return MET * found.have // found.need
        case _:
            assert_never(condition)


def likeness(own: Holdings, holding: Holding, wanted: Filter, limits: Mapping[str, int]) -> int:
    """Return the nearness of a building to a filter; 0 if it can hardly get there."""
    if passes(holding, wanted):
        return MET
    if not _may_become(holding, wanted):
        return 0
    neighbours = _neighbours_missing(holding, wanted)
    if neighbours > _room_beside(own, holding):
        return 0
    percent = MET - 1
    for _ in range(neighbours):
        percent = percent * _NEIGHBOUR // 100
    for _ in range(_floors_missing(holding, wanted, limits)):
        percent = percent * _FLOOR // 100
    if holding.roof is None and _wants_roof(wanted):
        percent = percent * _ROOF // 100
    return percent


def _best(own: Holdings, of: Filter, limits: Mapping[str, int], n: int) -> int:
    """Return the mean nearness of the `n` likeliest buildings."""
    found = sorted(
        (likeness(own, holding, of, limits) for holding in own.own.values()), reverse=True
    )
    return sum(found[:n]) // n


def _best_pair(pair: Pair, own: Holdings, limits: Mapping[str, int]) -> int:
    best = 0
    for at, holding in own.own.items():
        as_a = likeness(own, holding, pair.a, limits)
        best = max(best, as_a * _ALONE // 100)
        for cell in around(at) if as_a else ():
            if other := own.own.get(cell):
                both = as_a * likeness(own, other, pair.b, limits) // 100
                if pair.equal_floors and other.floors != holding.floors:
                    both = 0 if other.roof and holding.roof else both * _UNEQUAL // 100
                best = max(best, both)
    return best


def _wants_roof(wanted: Filter) -> bool:
    return wanted.completed or wanted.roof is not None


def _may_become(holding: Holding, wanted: Filter) -> bool:
    """Return true if it can still fit, given its kind, its roof and its floors, which never change."""
    if wanted.kind not in (None, holding.kind):
        return False
    if wanted.roof is not None and (holding.kind != COM or holding.roof not in (None, wanted.roof)):
        return False
    if wanted.floors is None:
        return True
    if holding.roof is not None:
        return holding.floors == wanted.floors
    return holding.floors <= wanted.floors


def _neighbours_missing(holding: Holding, wanted: Filter) -> int:
    missing = sum(max(0, n - holding.beside.count(tile)) for tile, n in wanted.next_to.items())
    missing += max(0, wanted.next_to_types - len(holding.types_beside))
    missing += max(0, wanted.rivals_next_to - len(holding.rivals))
    if wanted.taller_than_rival_by and (holding.roof is not None or not holding.rivals):
        missing += 1
    return missing


def _room_beside(own: Holdings, holding: Holding) -> int:
    """Neighbouring cells where a tile or a building may still appear."""
    return sum(
        1
        for cell in around(holding.at)
        if cell not in own.city or (own.city[cell] in LOTS and cell not in own.buildings)
    )


def _floors_missing(holding: Holding, wanted: Filter, limits: Mapping[str, int]) -> int:
    """A floor beyond the limit counts twice: another building must be completed first."""
    if holding.roof is not None:
        return 0
    target = wanted.floors or 1
    if holding.kind == COM and _wants_roof(wanted):
        target = max(target, COM_MIN_FLOORS)
    if wanted.taller_than_rival_by and holding.rivals:
        lowest = min(rival.floors for rival in holding.rivals)
        target = max(target, lowest + wanted.taller_than_rival_by)
    return max(0, target - holding.floors) + max(0, target - limits[holding.kind])
