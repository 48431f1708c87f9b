"""Points for places (chapter "Scores, standings, tie-breaks").

Points are whole numbers of 1/3600, so that sharing a place and virtual seats leave no remainder.
"""

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final

UNIT: Final = 3600
"""Units in one point."""

LARGEST_POD: Final = 5

SHARE: Final = "share"
"""The scoring by shares of the table's totals, which has no column."""

_COLUMNS: Final[Mapping[str, Mapping[int, tuple[int, ...]]]] = {
    "placement": {2: (4, 0), 3: (4, 2, 0), 4: (4, 2, 1, 0), 5: (4, 3, 2, 1, 0)},
    "league": {2: (10, 3), 3: (10, 6, 3), 4: (10, 6, 3, 1), 5: (10, 6, 4, 2, 1)},
    "tm": {2: (5, 3), 3: (5, 3, 2), 4: (5, 3, 2, 1), 5: (5, 4, 3, 2, 1)},
    "most_wins": {
        2: (1000, 100),
        3: (1000, 100, 10),
        4: (1000, 100, 10, 1),
        5: (1000, 100, 10, 1, 0),
    },
    "win": {2: (1, 0), 3: (1, 0, 0), 4: (1, 0, 0, 0), 5: (1, 0, 0, 0, 0)},
    "three_one": {2: (3, 0)},
}
DRAWS: Final[Mapping[str, int]] = {"three_one": 1}
"""Points of a draw, in scorings for duels in which it is not worth half of a win."""
SCORINGS: Final = (*_COLUMNS, SHARE)
OWN: Final = "own:"
"""Before an organiser's own numbers, the first place first, such as ``own:6-3-1-0``."""
MOST_POINTS: Final = 1000
_OWN: Final = re.compile(r"own:\d{1,4}(-\d{1,4}){1,4}")


def is_scoring(name: str, wanted: int) -> bool:
    """Return whether there is such a scoring for pods of a size; own numbers are as many, and none beats one before."""
    if name in SCORINGS:
        return name not in DRAWS or wanted == 2
    if _OWN.fullmatch(name) is None:
        return False
    numbers = _own(name)
    return (
        len(numbers) == wanted
        and numbers[0] <= MOST_POINTS
        and numbers[0] > numbers[-1]
        and list(numbers) == sorted(numbers, reverse=True)
    )


def _own(scoring: str) -> tuple[int, ...]:
    return tuple(int(each) for each in scoring.removeprefix(OWN).split("-"))


@lru_cache(maxsize=64)
def _columns_of(scoring: str) -> Mapping[int, tuple[int, ...]]:
    """Return the points of each place by the size of the pod.

    Raises:
        KeyError: there is no such scoring by places.
    """
    if not scoring.startswith(OWN):
        return _COLUMNS[scoring]
    numbers = (*_own(scoring), *(0,) * LARGEST_POD)
    return {size: numbers[:size] for size in range(2, LARGEST_POD + 1)}


def column(scoring: str, size: int, wanted: int) -> tuple[Fraction, ...]:
    """Units for each place in a pod of `size` where pods of `wanted` are the rule (section "Pods of unequal size").

    A smaller pod has virtual opponents, each equally likely to take any place. A larger one has its own column,
    scaled to the mean of the wanted size.

    Raises:
        KeyError: there is no such scoring by places, or no such size.
    """
    columns = _columns_of(scoring)
    if size > wanted:
        scale = _mean(columns[wanted]) / _mean(columns[size])
        return tuple(points * UNIT * scale for points in columns[size])
    values = [Fraction(points * UNIT) for points in columns[wanted]]
    while len(values) > size:
        seats = len(values)
        values = [
            (values[at] * (seats - at - 1) + values[at + 1] * (at + 1)) / seats  # V(r), r = at + 1
            for at in range(seats - 1)
        ]
    return tuple(values)


def table_points(
    scoring: str,
    wanted: int,
    ranks: Sequence[int],
    totals: Sequence[int],
    at_fault: Sequence[bool],
) -> tuple[int, ...]:
    """Return the units of each seat; `ranks` as `ranks_with_faults` gives them.

    Seats that share a place share the points of the places covered. A seat at fault has none. Fractions of units, under
    `share` and in pods larger than wanted, are rounded down.
    """
    size = len(ranks)
    if scoring == SHARE:
        scale = Fraction(size, wanted)
        shares = [each * 100 * UNIT * scale for each in shares_of(totals, at_fault)]
        return tuple(int(each) for each in shares)
    points = []
    for rank, is_out in zip(ranks, at_fault, strict=True):
        tied = ranks.count(rank)
        points.append(0 if is_out else _of_places(scoring, size, wanted, rank, tied))
    return tuple(points)


@lru_cache(maxsize=1024)
def _of_places(scoring: str, size: int, wanted: int, rank: int, tied: int) -> int:
    """Return the units of one of so many seats that share the places from a rank on."""
    if scoring in DRAWS and tied > 1:
        return DRAWS[scoring] * UNIT
    values = column(scoring, size, wanted)
    return int(sum(values[rank - 1 : rank - 1 + tied]) / tied)


def ranks_with_faults(ranks: Sequence[int], faults: Sequence[int | None]) -> tuple[int, ...]:
    """Return the ranks with the seats at fault put last, the latest fault first among them.

    `faults` holds the moment at which a seat failed to play on, or None. All others move up past the robots that sat
    in; two faults at one moment share their rank.
    """
    return _ordered(tuple(ranks), tuple(faults))


@lru_cache(maxsize=1024)
def _ordered(ranks: tuple[int, ...], faults: tuple[int | None, ...]) -> tuple[int, ...]:
    keys = [(0, rank) if at is None else (1, -at) for rank, at in zip(ranks, faults, strict=True)]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def shares_of(totals: Sequence[int], at_fault: Sequence[bool]) -> tuple[Fraction, ...]:
    """Each seat's share of all totals above 0; equal shares where there are none, and nothing for a seat at fault.

    A robot's total stays in the sum.
    """
    sums = sum(max(0, total) for total in totals)
    return tuple(
        Fraction(0)
        if is_out
        else Fraction(max(0, total), sums)
        if sums
        else Fraction(1, len(totals))
        for total, is_out in zip(totals, at_fault, strict=True)
    )


def mean_points(scoring: str, wanted: int) -> Fraction:
    """Return the mean units of a seat, or those of a draw, which a requested bye is worth."""
    if scoring == SHARE:
        return Fraction(100 * UNIT, wanted)
    if scoring in DRAWS:
        return Fraction(DRAWS[scoring] * UNIT)
    return _mean(_columns_of(scoring)[wanted]) * UNIT


def bye_points(scoring: str, wanted: int, kind: str) -> int:
    """Units for an allocated bye of the kind `win`, `second` or `mean`; always the mean under `share`."""
    if scoring == SHARE or kind == "mean":
        return int(mean_points(scoring, wanted))
    return _columns_of(scoring)[wanted][0 if kind == "win" else 1] * UNIT


def _mean(column: Sequence[int]) -> Fraction:
    return Fraction(sum(column), len(column))
