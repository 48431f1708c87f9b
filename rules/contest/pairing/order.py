"""The order of the entrants from which pods are formed (section "Order")."""

from collections.abc import Sequence
from itertools import groupby

from rules.contest.pairing.model import Entrant, Within
from rules.core.rng import Rng


def in_order(entrants: Sequence[Entrant], wanted: int, within: Within, rng: Rng) -> list[Entrant]:
    """By score, best first; equals by lot, by standing, or so that each pod gets one of each layer of the group."""
    found: list[Entrant] = []
    standing = sorted(entrants, key=lambda each: -each.score)
    for _, equals in groupby(standing, key=lambda each: each.score):
        group = list(equals)
        match within:
            case Within.DRAW:
                # The lot goes over numbers, so that it does not depend on the standings among equals.
                group.sort(key=lambda each: each.no)
                rng.shuffle(group)
            case Within.SLIDE:
                pods = max(1, len(group) // wanted)
                group = [each for first in range(pods) for each in group[first::pods]]
            case Within.ADJACENT:
                pass
        found += group
    return found
