"""All criteria of a pairing in one number for each two entrants (section "Criteria, lexicographic")."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import gcd

from rules.contest.pairing.model import Criteria, Entrant, Input, Repeats

_CLASH = 2
"""The balance of seats at which two entrants of the same kind clash."""


@dataclass(frozen=True, slots=True)
class Costs:
    """Costs between entrants, numbered by their place in the input given to `costs_of`.

    `pair[i][j]` and `short[i]`, the cost of sitting in a short pod, add up to a pod's cost. The factors are so large
    that no number of smaller faults outweighs a greater one.
    """

    pair: list[list[int]]
    short: list[int]
    wanted: int
    apart: int
    repeat: int
    clash: int
    spread: int
    scores: list[int]
    """Scores in the common divisor of all entrants to be paired."""

    def pod(self, members: Sequence[int]) -> int:
        total = 0
        for at, i in enumerate(members):
            row = self.pair[i]
            for j in members[at + 1 :]:
                total += row[j]
        if len(members) < self.wanted:
            total += sum(self.short[i] for i in members)
        return total

    def criteria(self, total: int) -> Criteria:
        """A sum of costs taken apart."""
        apart, rest = divmod(total, self.apart)
        repeats, rest = divmod(rest, self.repeat)
        clashes, rest = divmod(rest, self.clash)
        spread, shorts = divmod(rest, self.spread)
        return Criteria(repeats, clashes, spread, shorts, apart)


def _scaled(entrants: Sequence[Entrant], everybody: Sequence[Entrant]) -> list[int]:
    """Return scores in the greatest common divisor of all differences, the lowest at 0."""
    lowest = min((each.score for each in everybody), default=0)
    unit = gcd(*(each.score - lowest for each in everybody)) or 1
    return [(each.score - lowest) // unit for each in entrants]


def costs_of(given: Input, entrants: Sequence[Entrant], largest: int) -> Costs:
    """The costs for these entrants of the input, in this order; no pod is larger than `largest`."""
    scores = _scaled(entrants, given.entrants)
    place = {each.no: at for at, each in enumerate(entrants)}
    pairs = len(entrants) * (largest - 1) // 2 + 1
    widest = max(scores, default=0)
    spread = 1 + sum(each.shorts for each in entrants)
    clash = spread * (1 + pairs * widest * widest)
    repeat = clash * (1 + pairs)
    apart = repeat * (1 + sum(met.tables for met in given.met))
    rows = [[spread * (a - b) * (a - b) for b in scores] for a in scores]
    if given.repeats is Repeats.AVOID:
        for met in given.met:
            if met.a in place and met.b in place:
                i, j = place[met.a], place[met.b]
                rows[i][j] += repeat * met.tables
                rows[j][i] += repeat * met.tables
    for pair in given.apart:
        if pair.a in place and pair.b in place:
            i, j = place[pair.a], place[pair.b]
            rows[i][j] += apart * pair.weight
            rows[j][i] += apart * pair.weight
    if given.wanted == 2:
        balances = [balance(each) for each in entrants]
        for i, first in enumerate(balances):
            for j, second in enumerate(balances):
                if i != j and min(abs(first), abs(second)) >= _CLASH and first * second > 0:
                    rows[i][j] += clash
    shorts = [each.shorts for each in entrants]
    return Costs(rows, shorts, given.wanted, apart, repeat, clash, spread, scores)


def balance(entrant: Entrant) -> int:
    """Return the number of tables of two in seat 0 less the number in seat 1."""
    return sum(1 - 2 * seat for size, seat in entrant.sat if size == 2)
