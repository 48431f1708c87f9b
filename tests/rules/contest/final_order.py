"""The order in which a tournament ends, over all its stages."""

from rules.contest.director.rounds import order_of
from rules.contest.director.snapshot import Snapshot
from rules.contest.director.stages.drawn import Ranked
from rules.contest.scores.results import No


def final_order(at: Snapshot) -> Ranked:
    """Return all entrants: those of the last stage in its order, then those left behind in each stage before."""
    found: list[tuple[No, ...]] = []
    seen: set[No] = set()
    for stage in range(len(at.stages), 0, -1):
        if stage > 1 and not at.stages[stage - 1].rounds:
            continue
        for group in order_of(at, stage):
            left = tuple(no for no in group if no not in seen)
            if left:
                found.append(left)
            seen.update(left)
    return tuple(found)
