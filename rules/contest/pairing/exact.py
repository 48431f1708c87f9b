"""The best split into pods, by dynamic programming over sets (section "Exact for small fields")."""

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from operator import add
from typing import TypeAlias

from rules.contest.pairing.costs import Costs


def best_split(
    members: Sequence[int], sizes: Sequence[int], costs: Costs
) -> tuple[int, list[list[int]], int]:
    """The least cost, pods in order of their first members, and how many pods were tried.

    Among equal splits the one that keeps the members' order longest is taken. Meant for 16 members at most.
    """
    return _Split(members, sizes, costs).solved()


_Counts: TypeAlias = tuple[tuple[int, int], ...]
"""Sizes of pods, the largest first, with how many of each are wanted."""


class _Split:
    """One problem: subsets of the members are the bits of a number."""

    def __init__(self, members: Sequence[int], sizes: Sequence[int], costs: Costs) -> None:
        self._members = members
        self._counts: _Counts = tuple(sorted(Counter(sizes).items(), reverse=True))
        self._known: dict[tuple[int, _Counts], tuple[int, int]] = {}
        self._pods = {size: _of_size(members, size, costs) for size, _ in self._counts}
        self._costs = {size: dict(chain(*pods)) for size, pods in self._pods.items()}
        self._rests: dict[_Counts, list[tuple[int, _Counts]]] = {}
        self._tried = 0

    def solved(self) -> tuple[int, list[list[int]], int]:
        free = (1 << len(self._members)) - 1
        counts = self._counts
        total, _ = self._best(free, counts)
        pods = []
        while free:
            _, pod = self._best(free, counts)
            members = [each for at, each in enumerate(self._members) if pod >> at & 1]
            pods.append(members)
            free &= ~pod
            counts = _less(counts, len(members))
        return total, pods, self._tried

    def _best(self, free: int, counts: _Counts) -> tuple[int, int]:
        """The least cost for the free members, and the pod of the first of them."""
        if (found := self._known.get((free, counts))) is not None:
            return found
        if len(counts) == 1 and counts[0][1] == 1:
            self._tried += 1
            best = self._known[free, counts] = self._costs[counts[0][0]][free], free
            return best
        first = (free & -free).bit_length() - 1
        known, taken = self._known, ~free
        least: int | None = None
        pod = 0
        for size, rest in self._after(counts):
            for bits, cost in [each for each in self._pods[size][first] if not each[0] & taken]:
                if least is not None and cost >= least:
                    continue
                self._tried += 1
                left = free ^ bits
                total = cost + (known.get((left, rest)) or self._best(left, rest))[0]
                if least is None or total < least:
                    least, pod = total, bits
        assert least is not None
        best = self._known[free, counts] = least, pod
        return best

    def _after(self, counts: _Counts) -> list[tuple[int, _Counts]]:
        """Return the sizes that the next pod may have, each with the counts wanted afterwards."""
        if counts not in self._rests:
            self._rests[counts] = [(size, _less(counts, size)) for size, _ in counts]
        return self._rests[counts]


def _of_size(members: Sequence[int], size: int, costs: Costs) -> list[list[tuple[int, int]]]:
    """Return all pods of a size by first member, as bits and cost, in the order of their members.

    A pod is a smaller one with a member after its last; the cost that the member adds is known for the smaller one.
    """
    count = len(members)
    is_short = size < costs.wanted
    alone = [costs.short[each] if is_short else 0 for each in members]
    rows = [[costs.pair[i][j] for j in members] for i in members]
    found = []
    for first in range(count):
        grown = [(1 << first, alone[first], first, list(map(add, rows[first], alone)))]
        for step in range(size - 1):
            is_last = step == size - 2
            grown = [
                (
                    bits | 1 << at,
                    cost + more[at],
                    at,
                    more if is_last else list(map(add, more, rows[at])),
                )
                for bits, cost, last, more in grown
                for at in range(last + 1, count)
            ]
        found.append([(bits, cost) for bits, cost, _, _ in grown])
    return found


def _less(counts: _Counts, size: int) -> _Counts:
    return tuple(
        (each, count - (each == size)) for each, count in counts if count - (each == size) > 0
    )
