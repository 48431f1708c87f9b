"""Single elimination in pods of any size (section "Single elimination, with pods")."""

from collections.abc import Sequence

from msgspec import Struct

from rules.contest.pairing.model import Unpairable
from rules.contest.scores.results import No


class Ladder(Struct, frozen=True):
    """Rounds up to the final, for one number of entrants."""

    first: tuple[int, ...]
    """Sizes of the pods of the first round; empty if there is only a final."""
    byes: int
    """The number of best seeds, which begin in the second round."""
    fields: tuple[int, ...]
    """Entrants in each round, the first and the final among them."""


def ladder(entrants: int, size: int, advance: int, smallest: int = 2) -> Ladder:
    """Return the way from so many entrants to one final of `size`, if `advance` of each pod go on.

    After the first round every pod is full. Seats missing in the first are taken from its last pods, one each.

    Raises:
        Unpairable: advance_uneven, if the survivors of a round cannot fill the next; size_unfit, if a pod of the first
            round would be smaller than `smallest`; too_few.
    """
    if entrants < smallest:
        raise Unpairable("too_few")
    if not 0 < advance < size:
        raise Unpairable("advance_uneven")
    full = [size]
    while full[-1] < entrants:
        if size * full[-1] % advance:
            raise Unpairable("advance_uneven")
        full.append(size * full[-1] // advance)
    if len(full) == 1:
        return Ladder((), 0, (entrants,))
    following = full[-2]
    out = entrants - following
    pods = -(-out // (size - advance))
    missing = pods * (size - advance) - out
    sizes = [size - missing // pods - (pods - at <= missing % pods) for at in range(pods)]
    if min(sizes) < max(smallest, advance + 1):
        raise Unpairable("size_unfit")
    return Ladder(tuple(sizes), entrants - sum(sizes), (entrants, *reversed(full[:-1])))


def dealt(seeds: Sequence[No], sizes: Sequence[int]) -> list[list[No]]:
    """The seeds, best first, dealt into pods to and fro; a pod that is full is passed over.

    Raises:
        ValueError: the pods have not as many seats as there are seeds.
    """
    if sum(sizes) != len(seeds):
        raise ValueError("seats and seeds differ")
    pods: list[list[No]] = [[] for _ in sizes]
    waiting = list(seeds)
    forth = True
    while waiting:
        order = range(len(pods)) if forth else range(len(pods) - 1, -1, -1)
        for at in order:
            if waiting and len(pods[at]) < sizes[at]:
                pods[at].append(waiting.pop(0))
        forth = not forth
    return pods
