"""Rules that elimination formats share: the order within a pod, and the seats of a round."""

from collections.abc import Mapping, Sequence

from msgspec import structs

from rules.contest.director.held import Pod
from rules.contest.director.outcome import members, results, scheme_of
from rules.contest.director.snapshot import Snapshot
from rules.contest.pairing.model import Pairing
from rules.contest.scores.results import No, Unplayed
from rules.contest.scores.scoring import ranks_with_faults
from rules.contest.scores.standings import standings
from rules.contest.scores.tie_breaks import DRAW

_COIN = (DRAW, "seat")
"""Tie-breaks without effect here: elimination needs no coin."""


class Earlier:
    """Places by the tie-breaks of a stage, without lots, as they stood after each of its rounds.

    Later results must not change an earlier decision. The places are computed only for ties.
    """

    def __init__(self, at: Snapshot, stage: int) -> None:
        self._nos = [each.no for each in members(at, stage)]
        self._rounds = results(at, stage)
        scheme = scheme_of(at, stage)
        left = tuple(name for name in scheme.order if name not in _COIN)
        self._scheme = structs.replace(scheme, order=left)
        self._known: dict[int, dict[No, int]] = {}

    def after(self, number: int) -> dict[No, int]:
        if number not in self._known:
            found = standings(self._nos, self._rounds[:number], self._scheme)
            self._known[number] = {each.no: each.place for each in found}
        return self._known[number]


def places_in(pod: Pod) -> dict[No, int]:
    """Return the place of each entrant at a pod that has ended: the ranks of its table, seats at fault behind the
    others.

    The entrant with a walkover is first; in a void pod all without fault are.
    """
    last = len(pod.seats)
    found = dict.fromkeys(pod.seats, last)
    if pod.table is not None:
        seats = pod.table.seats
        ranks = [each.rank for each in seats]
        if pod.table.points is not None:
            points = pod.table.points
            ranks = [1 + sum(other > own for other in points) for own in points]
        ranks = list(ranks_with_faults(ranks, [each.fault for each in seats]))
        found.update({each.no: rank for each, rank in zip(seats, ranks, strict=True)})
    for rest in pod.rests:
        if rest.kind is not Unplayed.ZERO:
            found[rest.no] = 1
    return found


def best_first(pod: Pod, number: int, earlier: Earlier, seeds: Mapping[No, int]) -> tuple[No, ...]:
    """Return the order of entrants in a pod: by place, then by the tie-breaks of the stage, then by seed."""
    places = places_in(pod)
    is_tied = len(set(places.values())) < len(pod.seats)
    standing = earlier.after(number) if is_tied else {}
    return tuple(
        sorted(
            pod.seats,
            key=lambda no: (places[no], standing.get(no, 0), seeds.get(no, len(seeds)), no),
        )
    )


def seeds_of(field: Sequence[No]) -> dict[No, int]:
    return {no: seed for seed, no in enumerate(field)}


def by_pod(pods: Sequence[Sequence[No]]) -> dict[No, int]:
    """Scores under which nothing is cheaper than just these pods, the first the highest."""
    return {no: len(pods) - index for index, pod in enumerate(pods) for no in pod}


def are_those(pairing: Pairing, pods: Sequence[Sequence[No]]) -> bool:
    """Return true if these shared a pod. Pairs that mostly had one seat may have been parted."""
    return {frozenset(pod) for pod in pairing.pods} == {frozenset(pod) for pod in pods}
