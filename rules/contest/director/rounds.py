"""How many rounds there are, and what the pairing of the next one is worked out from."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from rules.contest.director.snapshot import Format, Plan, Pod, RoundHeld, Snapshot
from rules.contest.pairing.model import Entrant, Input, Met, Pairing
from rules.contest.pairing.pair import pair
from rules.contest.scores.results import No, Rest, Unplayed
from rules.contest.scores.scoring import bye_points, mean_points
from rules.contest.scores.standings import standings

FEWEST: Final = 3
MOST: Final = 8


def rounds_for(plan: Plan, entrants: int) -> int:
    """As many as the organiser chose, or as suit so many entrants (section "Swiss pods").

    Enough to find the best, at least three, and never so many that members would have to meet again.
    """
    if plan.format is Format.SINGLE_TABLE:
        return 1
    if plan.rounds:
        return plan.rounds
    size, wanted, field = plan.scheme.wanted, 1, 1
    while field < entrants:
        field, wanted = field * size, wanted + 1
    without_repeats = (entrants - 1) // (size - 1)
    return max(1, min(max(FEWEST, wanted), MOST, without_repeats))


def next_input(at: Snapshot, seed: int) -> Input:
    """What the next round is paired from: everybody who plays in it, in standing order."""
    number, plan = len(at.rounds) + 1, at.plan
    playing = {each.no: each for each in at.playing(number)}
    everybody = [each.no for each in at.entrants()]
    entrants = []
    for standing in standings(everybody, at.results(), plan.scheme):
        entry = playing.get(standing.no)
        if entry is None:
            continue
        tables = list(_tables(at, entry.no))
        rests = [rest.kind for each in at.rounds for rest in each.rests if rest.no == entry.no]
        entrants.append(
            Entrant(
                entry.no,
                score=standing.points,
                unplayed=len(at.rounds) - len(tables),
                byes=rests.count(Unplayed.ALLOCATED) + rests.count(Unplayed.WALKOVER),
                shorts=sum(len(pod.seats) < plan.scheme.wanted for pod in tables),
                rank=entry.rank,
                sat=tuple((len(pod.seats), pod.seats.index(entry.no)) for pod in tables),
            )
        )
    return Input(
        entrants=tuple(entrants),
        met=_met(at),
        wanted=plan.scheme.wanted,
        sizes=plan.sizes,
        seed=seed,
        repeats=plan.repeats,
        remainder=plan.remainder,
        within=plan.within,
    )


def next_round(at: Snapshot, seed: int, now_ms: int) -> tuple[RoundHeld, Input, Pairing]:
    """The next round as it is to be stored, with the input and the pairing that its certificate holds.

    Whoever asked for a bye has the mean of a pod's points; whom no pod has a seat for, what the plan says. Others who
    are not paired are absent, and no row says so.

    Raises:
        Unpairable: too_few.
    """
    given = next_input(at, seed)
    pairing = pair(given)
    scheme, number = at.plan.scheme, len(at.rounds) + 1
    allocated = bye_points(scheme.scoring, scheme.wanted, at.plan.bye)
    mean = int(mean_points(scheme.scoring, scheme.wanted))
    asked = sorted(
        each.no
        for each in at.entrants()
        if each.plays(number) and (number, each.no) in at.wanted_byes
    )
    rests = (
        *(Rest(no, Unplayed.ALLOCATED, allocated) for no in pairing.byes),
        *(Rest(no, Unplayed.REQUESTED, mean) for no in asked),
    )
    return RoundHeld(tuple(Pod(pod) for pod in pairing.pods), rests, now_ms), given, pairing


def _tables(at: Snapshot, no: No) -> Iterator[Pod]:
    """The pods in which an entrant has sat, oldest first."""
    return (pod for each in at.rounds for pod in each.pods if no in pod.seats)


def _met(at: Snapshot) -> tuple[Met, ...]:
    counted = Counter(
        pair
        for each in at.rounds
        for pod in each.pods
        for pair in combinations(sorted(pod.seats), 2)
    )
    return tuple(Met(first, second, tables) for (first, second), tables in sorted(counted.items()))
