"""Conditions of contracts, and their progress (chapter "Contracts").

One computation serves both: a condition holds exactly when its progress is full.
"""

from collections.abc import Iterable
from typing import assert_never

from msgspec import Struct

from rules.core.squares import Cell
from rules.expancity.city.grid import around, lines_from, lines_through
from rules.expancity.city.holdings import Holdings, passes, selected
from rules.expancity.city.surroundings import Holding
from rules.expancity.components.content import LOTS
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


class Progress(Struct, frozen=True):
    """`have` of `need`; capped at the need."""

    have: int
    need: int

    @property
    def met(self) -> bool:
        return self.have >= self.need


def holds(condition: Condition, own: Holdings) -> bool:
    return _may_hold(condition, own) and progress(condition, own).met


def _may_hold(condition: Condition, own: Holdings) -> bool:
    """Return true if there are enough buildings: a quick test before the progress is computed."""
    match condition:
        case Count(of, n) | Cluster(of, n):
            return len(own.own) >= n and len(selected(own, of)) >= n
        case Row(of, n):
            if len(own.own) < n:
                return False
            passing = {holding.at for holding in selected(own, of)}
            return len(passing) >= n and any(
                passing.issuperset(line) for at in passing for line in lines_from(at, n)
            )
        case Area(_, needs):
            return all(len(own.own) >= need.n for need in needs) and all(
                len(selected(own, need.of)) >= need.n for need in needs
            )
        case _:
            return True


def progress(condition: Condition, own: Holdings) -> Progress:
    match condition:
        case Count(of, n):
            return Progress(min(len(selected(own, of)), n), n)
        case Row():
            return Progress(_best_row(condition, own), condition.n)
        case Area(_, needs, tiles):
            return Progress(
                _best_area(condition, own), sum(need.n for need in needs) + sum(tiles.values())
            )
        case Hub(_, needs):
            return Progress(_best_hub(condition, own), sum(need.n for need in needs))
        case Pair():
            return Progress(_best_pair(condition, own), 2)
        case FloorsSet(of, floors):
            present = {holding.floors for holding in selected(own, of)}
            return Progress(sum(1 for number in floors if number in present), len(floors))
        case Variety(of, n):
            touched: set[str] = set()
            for holding in selected(own, of):
                touched |= holding.types_beside
            return Progress(min(len(touched), n), n)
        case Cluster(of, n):
            cells = [holding.at for holding in selected(own, of)]
            return Progress(min(_largest_group(cells), n), n)
        case _:
            assert_never(condition)


def _best_row(row: Row, own: Holdings) -> int:
    """The most that an unblocked segment already holds."""
    passing = {holding.at: holding.floors for holding in selected(own, row.of)}
    best = 0
    for through in passing:
        for line in lines_through(through, row.n):
            floors = [passing[at] for at in line if at in passing]
            if len(floors) <= best:
                continue
            if not any(_is_blocked(own, at, row.of) for at in line if at not in passing):
                best = max(best, _longest_rise(floors) if row.rising else len(floors))
    return best


def _is_blocked(own: Holdings, at: Cell, wanted: Filter) -> bool:
    """Can this cell never hold one of the seat's buildings that passes?"""
    tile = own.city.get(at)
    if tile is None:
        return False
    if tile not in LOTS or wanted.kind not in (None, tile):
        return True
    building = own.buildings.get(at)
    return building is not None and (at not in own.own or building.roof is not None)


def _longest_rise(floors: list[int]) -> int:
    """The length of the longest strictly rising selection, read from the better end."""
    return max(_rise(floors), _rise(floors[::-1]))


def _rise(floors: list[int]) -> int:
    longest: list[int] = []
    for index, height in enumerate(floors):
        before = (longest[i] for i in range(index) if floors[i] < height)
        longest.append(1 + max(before, default=0))
    return max(longest, default=0)


def _best_area(area: Area, own: Holdings) -> int:
    """The largest number of wanted things in one window."""
    wanted = [([holding.at for holding in selected(own, need.of)], need.n) for need in area.needs]
    for tile, n in area.tiles.items():
        wanted.append(([at for at, laid in own.city.items() if laid == tile], n))
    found: dict[tuple[int, int], list[int]] = {}
    for index, (cells, _) in enumerate(wanted):
        for x, y in cells:
            for dx in range(area.size):
                for dy in range(area.size):
                    # Windows by their south-west corner.
                    corner = (x - dx, y - dy)
                    in_window = found.get(corner)
                    if in_window is None:
                        in_window = found[corner] = [0] * len(wanted)
                    in_window[index] += 1
    return max(
        (
            sum(min(have, n) for have, (_, n) in zip(in_window, wanted, strict=True))
            for in_window in found.values()
        ),
        default=0,
    )


def _best_hub(hub: Hub, own: Holdings) -> int:
    best = 0
    for at, tile in own.city.items():
        if tile != hub.tile:
            continue
        beside = [own.own[cell] for cell in around(at) if cell in own.own]
        if len(beside) > best:
            best = max(best, sum(min(need.n, _passing(beside, need.of)) for need in hub.needs))
    return best


def _passing(found: Iterable[Holding], wanted: Filter) -> int:
    return sum(1 for holding in found if passes(holding, wanted))


def _best_pair(pair: Pair, own: Holdings) -> int:
    best = 0
    for at, holding in own.own.items():
        as_a, as_b = passes(holding, pair.a), passes(holding, pair.b)
        if as_a or as_b:
            best = 1
        if not as_a:
            continue
        for cell in around(at):
            other = own.own.get(cell)
            if (
                other is not None
                and passes(other, pair.b)
                and (not pair.equal_floors or other.floors == holding.floors)
            ):
                return 2
    return best


def _largest_group(cells: list[Cell]) -> int:
    left = dict.fromkeys(cells)
    largest = 0
    while left:
        start = next(iter(left))
        del left[start]
        group = [start]
        for at in group:
            for beside in around(at):
                if beside in left:
                    del left[beside]
                    group.append(beside)
        largest = max(largest, len(group))
    return largest
