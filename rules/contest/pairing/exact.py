"""The best split into pods, by dynamic programming over sets (section "Exact for small fields")."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from rules.contest.pairing.costs import Costs


def best_split(
    members: Sequence[int], sizes: Sequence[int], costs: Costs
) -> tuple[int, list[list[int]], int]:
    """The least cost, pods in order of their first members, and how many pods were tried.

    Among equal splits the one that keeps the members' order longest is taken. Meant for 16 members at most.
    """
    return _Split(members, sizes, costs).solved()


class _Split:
    """One problem: subsets of the members are the bits of a number."""

    def __init__(self, members: Sequence[int], sizes: Sequence[int], costs: Costs) -> None:
        self._members = members
        self._costs = costs
        self._counts = tuple(sorted(Counter(sizes).items(), reverse=True))
        self._known: dict[tuple[int, tuple[tuple[int, int], ...]], tuple[int, int]] = {}
        self._pods = {size: self._of_size(size) for size, _ in self._counts}
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

    def _of_size(self, size: int) -> list[list[tuple[int, int]]]:
        """By first member all pods of a size, as bits and cost."""
        count = len(self._members)
        found = []
        for first in range(count):
            pods = []
            for others in combinations(range(first + 1, count), size - 1):
                bits = 1 << first
                for each in others:
                    bits |= 1 << each
                chosen = [self._members[at] for at in (first, *others)]
                pods.append((bits, self._costs.pod(chosen)))
            found.append(pods)
        return found

    def _best(self, free: int, counts: tuple[tuple[int, int], ...]) -> tuple[int, int]:
        """The least cost for the free members, and the pod of the first of them."""
        if not free:
            return 0, 0
        key = (free, counts)
        if key in self._known:
            return self._known[key]
        first = (free & -free).bit_length() - 1
        best: tuple[int, int] | None = None
        for size, _ in counts:
            rest = _less(counts, size)
            for bits, cost in self._pods[size][first]:
                if bits & free != bits or (best is not None and cost >= best[0]):
                    continue
                self._tried += 1
                total = cost + self._best(free & ~bits, rest)[0]
                if best is None or total < best[0]:
                    best = total, bits
        assert best is not None
        self._known[key] = best
        return best


def _less(counts: tuple[tuple[int, int], ...], size: int) -> tuple[tuple[int, int], ...]:
    return tuple(
        (each, count - (each == size)) for each, count in counts if count - (each == size) > 0
    )
