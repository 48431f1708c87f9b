"""Lower bounds on the cost of a pairing (section "Bounds")."""

from collections.abc import Sequence

from rules.contest.pairing.model import Entrant, Input, Repeats


def least_repeats(given: Input, entrants: Sequence[Entrant], sizes: Sequence[int]) -> int:
    """Return a lower bound on repeats: an entrant with too few new opponents for the smallest pod has to meet one
    again.
    """
    if given.repeats is Repeats.ALLOW or not sizes:
        return 0
    playing = {each.no for each in entrants}
    met = dict.fromkeys(sorted(playing), 0)
    for each in given.met:
        if each.tables and each.a in playing and each.b in playing:
            met[each.a] += 1
            met[each.b] += 1
    others = len(entrants) - 1
    halves = sum(max(0, min(sizes) - 1 - (others - count)) for count in met.values())
    return (halves + 1) // 2


def least_spread(scores: Sequence[int], sizes: Sequence[int]) -> int:
    """The spread of consecutive pods. It is the least possible if all pods have one size; otherwise the bound is 0."""
    if len(set(sizes)) != 1:
        return 0
    ascending = sorted(scores)
    size = sizes[0]
    return sum(
        (a - b) ** 2
        for first in range(0, len(ascending), size)
        for at, a in enumerate(ascending[first : first + size])
        for b in ascending[first : first + at]
    )
