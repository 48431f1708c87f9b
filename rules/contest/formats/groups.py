"""Groups of a round robin before the playoffs (section "Groups and playoffs")."""

from collections.abc import Sequence
from typing import TypeAlias

from rules.contest.formats.designs import DESIGNS
from rules.contest.formats.elimination import dealt
from rules.contest.pairing.model import Unpairable
from rules.contest.scores.results import No

_Cost: TypeAlias = tuple[int, int, tuple[int, ...]]


def group_sizes(entrants: int, size: int, wanted: int) -> tuple[int, ...]:
    """Sizes of groups that have a schedule in tables of `size`, as few as can be of others than `wanted`.

    Among those the sizes nearest to it, then the smaller ones; the largest group comes first. Tables of two have a
    schedule in any group.

    Raises:
        Unpairable: size_unfit.
    """
    designed = sorted(of for of, seats in DESIGNS if seats == size)
    fit = range(3, 2 * wanted) if size == 2 else designed
    best: list[_Cost | None] = [(0, 0, ())]
    for count in range(1, entrants + 1):
        options = [
            (
                before[0] + (each != wanted),
                before[1] + abs(each - wanted),
                tuple(sorted((*before[2], each))),
            )
            for each in fit
            if each <= count and (before := best[count - each]) is not None
        ]
        best.append(min(options, default=None))
    found = best[entrants]
    if found is None or not entrants:
        raise Unpairable("size_unfit")
    return tuple(reversed(found[2]))


def groups(seeds: Sequence[No], size: int, wanted: int) -> list[list[No]]:
    """The seeds, best first, dealt into groups to and fro.

    Raises:
        Unpairable: size_unfit.
    """
    return dealt(seeds, group_sizes(len(seeds), size, wanted))
