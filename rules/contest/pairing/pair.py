"""The pairing of a round (chapter "Pairing")."""

from collections.abc import Sequence
from typing import Final

from rules.contest.pairing.bounds import least_repeats, least_spread
from rules.contest.pairing.costs import Costs, costs_of
from rules.contest.pairing.exact import best_split
from rules.contest.pairing.model import (
    ALGORITHM,
    Bounds,
    Entrant,
    Input,
    Pairing,
    Remainder,
)
from rules.contest.pairing.order import in_order
from rules.contest.pairing.search import InVain, Pods, Search
from rules.contest.pairing.seats import seated
from rules.contest.pairing.sizes import bye_order, pod_sizes
from rules.contest.scores.results import No
from rules.core.rng import Rng

COMPLETE_UP_TO: Final = 128
"""The largest field in which every pair is considered."""
EXACT_UP_TO: Final = 16
STARTS: Final = 8
STARTS_UP_TO: Final = 40
"""In larger fields one start is enough."""


def pair(given: Input) -> Pairing:
    """Byes, pods and seats; the same for the same input, everywhere and always.

    Raises:
        Unpairable: too_few.
    """
    rng = Rng(given.seed)
    sizes = pod_sizes(len(given.entrants), given.sizes, given.wanted, given.remainder)
    if sizes and set(sizes) == {2} and given.wanted == 2 and len(given.entrants) <= COMPLETE_UP_TO:
        return _by_matching(given, sizes, rng)
    resting = bye_order(given.entrants)[: len(given.entrants) - sum(sizes)]
    out = {each.no for each in resting}
    playing = [each for each in given.entrants if each.no not in out]
    return _by_pods(given, playing, sizes, rng)


def described(given: Input, pods: Sequence[Sequence[No]]) -> Pairing:
    """Return given pods in order of strength, with seats by the round's lot, and with their cost."""
    rng = Rng(given.seed)
    inside = {no for pod in pods for no in pod}
    playing = [each for each in given.entrants if each.no in inside]
    entrants = in_order(playing, given.wanted, given.within, rng)
    place = {each.no: at for at, each in enumerate(entrants)}
    costs = costs_of(given, entrants, max((len(pod) for pod in pods), default=1))
    at = [[place[no] for no in pod] for pod in pods]
    return _pairing(given, entrants, at, costs, rng, evaluations=0, is_exact=False)


def _by_matching(given: Input, sizes: Sequence[int], rng: Rng) -> Pairing:
    entrants = in_order(given.entrants, 2, given.within, rng)
    costs = costs_of(given, entrants, 2)
    pairs = _matched(entrants, costs)
    pods = [each for each in pairs if len(each) == 2]
    tried = len(entrants) * (len(entrants) - 1) // 2
    return _pairing(given, entrants, pods, costs, rng, evaluations=tried, is_exact=True)


def _matched(entrants: Sequence[Entrant], costs: Costs) -> list[list[int]]:
    from rules.contest.pairing.pairs import matched

    return matched(entrants, costs, COMPLETE_UP_TO)


def _by_pods(given: Input, playing: Sequence[Entrant], sizes: Sequence[int], rng: Rng) -> Pairing:
    largest = max(sizes, default=1)
    entrants = in_order(playing, given.wanted, given.within, rng)
    costs = costs_of(given, entrants, largest)
    if len(entrants) <= EXACT_UP_TO:
        _, pods, tried = best_split(range(len(entrants)), sizes, costs)
        return _pairing(given, entrants, pods, costs, rng, evaluations=tried, is_exact=True)
    least = (
        least_repeats(given, entrants, sizes) * costs.repeat
        + least_spread(costs.scores, sizes) * costs.spread
    )
    pods, tried = _searched(given, entrants, sizes, costs, rng, least)
    if given.wanted == 2 and len(sizes) * 2 == len(entrants) and _cost(pods, costs) > least:
        pairs = _matched(entrants, costs)
        tried += sum(len(each) for each in pairs)
        if all(len(each) == 2 for each in pairs) and _cost(pairs, costs) < _cost(pods, costs):
            pods = pairs
    return _pairing(given, entrants, pods, costs, rng, evaluations=tried, is_exact=False)


def _searched(
    given: Input,
    entrants: Sequence[Entrant],
    sizes: Sequence[int],
    costs: Costs,
    rng: Rng,
    least: int,
) -> tuple[Pods, int]:
    """The best of some starts; the first has the order of the entrants and of the sizes."""
    best: Search | None = None
    tried = 0
    in_vain: InVain = {}
    place = {each.no: at for at, each in enumerate(entrants)}
    order, lengths = list(range(len(entrants))), list(sizes)
    for start in range(STARTS if len(entrants) <= STARTS_UP_TO else 1):
        if start:
            redrawn = in_order(entrants, given.wanted, given.within, rng)
            order = [place[each.no] for each in redrawn]
            rng.shuffle(lengths)
        search = Search(_cut(order, lengths), costs, rng, in_vain)
        search.run(least)
        tried += search.evaluations
        if best is None or search.cost < best.cost:
            best = search
        if best.cost <= least:
            break
    assert best is not None
    return best.pods, tried


def _cut(order: Sequence[int], sizes: Sequence[int]) -> Pods:
    pods, first = [], 0
    for size in sizes:
        pods.append(list(order[first : first + size]))
        first += size
    return pods


def _cost(pods: Sequence[Sequence[int]], costs: Costs) -> int:
    return sum(costs.pod(pod) for pod in pods)


def _pairing(
    given: Input,
    entrants: Sequence[Entrant],
    pods: Sequence[Sequence[int]],
    costs: Costs,
    rng: Rng,
    *,
    evaluations: int,
    is_exact: bool,
) -> Pairing:
    """Return the pods in order of strength, their seats, and their cost."""
    playing = {at for pod in pods for at in pod}
    byes = {each.no for each in given.entrants} - {entrants[at].no for at in playing}
    in_play = [entrants[at] for at in sorted(playing)]
    sizes = [len(pod) for pod in pods]
    ordered = sorted(pods, key=lambda pod: _strength(given, entrants, pod))
    return Pairing(
        byes=tuple(sorted(byes)),
        pods=tuple(seated([entrants[at] for at in pod], rng) for pod in ordered),
        criteria=costs.criteria(_cost(pods, costs)),
        bounds=Bounds(
            least_repeats(given, in_play, sizes),
            least_spread([costs.scores[at] for at in sorted(playing)], sizes),
            is_exact,
        ),
        evaluations=evaluations,
        algorithm=ALGORITHM,
    )


def _strength(
    given: Input, entrants: Sequence[Entrant], pod: Sequence[int]
) -> tuple[bool, tuple[int, ...], tuple[int, ...]]:
    """Pods of unwanted size at their end of the order, then by scores, best first."""
    unwanted = len(pod) != given.wanted
    is_late = unwanted != (given.remainder is Remainder.SHORT_HIGH)
    members = sorted(pod)
    return is_late, tuple(sorted(-entrants[at].score for at in members)), tuple(members)
