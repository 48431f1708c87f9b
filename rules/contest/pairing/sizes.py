"""Sizes of pods, and byes (section "Pod sizes and byes")."""

from collections.abc import Sequence
from typing import TypeAlias

from rules.contest.pairing.model import Entrant, Remainder, Unpairable

_Cost: TypeAlias = tuple[int, int, tuple[int, ...]]


def pod_sizes(
    entrants: int, allowed: Sequence[int], wanted: int, remainder: Remainder
) -> tuple[int, ...]:
    """Fewest byes, then fewest pods of another size than wanted, then sizes nearest to it, then the smaller list.

    In the order of play: the unwanted sizes last, or first under `short_high`. The entrants left over have a bye.

    Raises:
        Unpairable: too_few, for there are entrants, but not enough for the smallest pod.
    """
    sizes = [wanted] if remainder is Remainder.BYES else sorted(set(allowed))
    best: list[_Cost | None] = [(0, 0, ())]
    for seats in range(1, entrants + 1):
        options = [
            _with(size, before, wanted)
            for size in sizes
            if size <= seats and (before := best[seats - size]) is not None
        ]
        best.append(min(options, default=None))
    seated = next(seats for seats in range(entrants, -1, -1) if best[seats] is not None)
    if seated == 0 < entrants:
        raise Unpairable("too_few")
    found = best[seated]
    assert found is not None
    first = remainder is Remainder.SHORT_HIGH
    return tuple(sorted(found[2], key=lambda size: ((size != wanted) != first, size)))


def _with(size: int, before: _Cost, wanted: int) -> _Cost:
    return (
        before[0] + (size != wanted),
        before[1] + abs(size - wanted),
        tuple(sorted((*before[2], size))),
    )


def bye_order(entrants: Sequence[Entrant]) -> list[Entrant]:
    """In the order of byes: fewest byes, lowest score, fewest unplayed rounds and short pods, worst seed."""
    return sorted(
        entrants,
        key=lambda each: (each.byes, each.score, each.unplayed, each.shorts, -each.rank, -each.no),
    )
