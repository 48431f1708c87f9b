"""Seats in rounds that are paired one by one (section "Seats in Swiss rounds")."""

from collections.abc import Sequence
from itertools import permutations
from math import lcm
from typing import Final

from rules.contest.pairing.model import Entrant
from rules.contest.scores.results import No
from rules.core.rng import Rng

_TWELFTHS: Final = 12
"""Divisible by every place from the first seat to the last."""


def seated(pod: Sequence[Entrant], rng: Rng) -> tuple[No, ...]:
    """The pod in seat order: seats that its members have had least in pods of this size, then an even turn order.

    Of all orders the one with the least sum of repeated seats is taken, then with the least that any one repeats, then
    with mean seats nearest to each other; then the lot decides.
    """
    drawn = sorted(pod, key=lambda each: each.no)
    rng.shuffle(drawn)
    size = len(drawn)
    had = [[each.sat.count((size, seat)) for seat in range(size)] for each in drawn]
    best: list[tuple[int, ...]] = []
    least: tuple[int, int] | None = None
    for order in permutations(range(size)):
        counts = [had[member][seat] for seat, member in enumerate(order)]
        key = (sum(counts), max(counts))
        if least is None or key < least:
            least, best = key, []
        if key == least:
            best.append(order)
    means = _Means(drawn)
    order = min(best, key=means.difference)
    return tuple(drawn[member].no for member in order)


class _Means:
    """Mean seats of a pod's members, this table counted, as whole numbers."""

    def __init__(self, pod: Sequence[Entrant]) -> None:
        size = len(pod)
        self._step = _TWELFTHS // max(1, size - 1)
        self._sums = [
            sum(seat * _TWELFTHS // max(1, of - 1) for of, seat in each.sat) for each in pod
        ]
        tables = [len(each.sat) + 1 for each in pod]
        common = lcm(*tables)
        self._weights = [common // each for each in tables]

    def difference(self, order: Sequence[int]) -> int:
        means = [
            (self._sums[member] + seat * self._step) * self._weights[member]
            for seat, member in enumerate(order)
        ]
        return max(means) - min(means)
