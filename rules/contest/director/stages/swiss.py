"""Swiss pods, and the single table, which is a Swiss of one round (sections "Single table", "Swiss pods")."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, groupby
from typing import Final

from rules.contest.director.held import Pod, Stage
from rules.contest.director.outcome import members, plan_of, playing, table_of
from rules.contest.director.plan import Format, StagePlan
from rules.contest.director.snapshot import Snapshot
from rules.contest.director.stages.drawn import Drawn, Form, Ranked, paired
from rules.contest.pairing.model import Entrant, Input, Met, Pairing, Remainder
from rules.contest.scores.results import No, Rest, Standing, Unplayed
from rules.contest.scores.scoring import bye_points, mean_points

FEWEST: Final = 3
MOST: Final = 8


def rounds_for(plan: StagePlan, entrants: int, mates: int = 0) -> int:
    """Return the number of rounds: the organiser's choice, or a number that suits the field (section "Swiss pods").

    The latter is enough to find the best, at least three, and never so large that members would have to meet again, or
    one of their `mates` in the team.
    """
    if plan.format is Format.SINGLE_TABLE:
        return 1
    if plan.rounds:
        return plan.rounds
    if plan.is_optional:
        return FEWEST
    size, wanted, field = plan.scheme.wanted, 1, 1
    while field < entrants:
        field, wanted = field * size, wanted + 1
    without_repeats = (entrants - 1 - mates) // (size - 1)
    return max(1, min(max(FEWEST, wanted), MOST, without_repeats))


def begin(at: Snapshot, stage: int, field: Sequence[No], seed: int) -> Stage:
    mates = max(0, at.plan.team_size - 1)
    return Stage(tuple(field), rounds_wanted=rounds_for(plan_of(at, stage), len(field), mates))


def is_done(at: Snapshot, stage: int) -> bool:
    held = at.stages[stage - 1]
    return len(held.rounds) >= held.rounds_wanted or too_few(at, stage)


def is_done_when_all_were_offered(at: Snapshot, stage: int) -> bool:
    """Go on with heats and ladders even if hardly any entrant wants to play this time."""
    held = at.stages[stage - 1]
    return len(held.rounds) >= held.rounds_wanted


def draw_if_any(at: Snapshot, stage: int, seed: int) -> Drawn:
    """Pair the entrants that want to play as in a Swiss round; pair none if they are too few for a table."""
    return Drawn(()) if too_few(at, stage) else draw(at, stage, seed)


def too_few(at: Snapshot, stage: int) -> bool:
    """Return true if too few entrants are left for a pod, after withdrawals and byes."""
    plan, number = plan_of(at, stage), len(at.stages[stage - 1].rounds) + 1
    is_full = plan.remainder is Remainder.BYES
    smallest = plan.scheme.wanted if is_full else min(plan.sizes)
    return len(playing(at, stage, number)) < smallest


def draw(at: Snapshot, stage: int, seed: int) -> Drawn:
    """Pair by points; a requested bye is worth the mean of a pod's points, an allocated one its worth in the plan.

    Other entrants without a pod are absent, and get no row.

    Raises:
        Unpairable: too_few.
    """
    number = len(at.stages[stage - 1].rounds) + 1
    inside = {each.no for each in playing(at, stage, number)}
    order = [each for each in table_of(at, stage) if each.no in inside]
    nos = [each.no for each in order]
    given, pairing = paired(at, input_of(at, stage, nos, scores_of(order), seed))
    return Drawn(
        pods_of(pairing),
        (*byes(at, stage, pairing), *requested(at, stage, number)),
        given,
        pairing,
    )


def order(at: Snapshot, stage: int) -> Ranked:
    return ranked(table_of(at, stage))


SWISS: Final = Form(begin, is_done, draw, order, is_free=True)
OPTIONAL: Final = Form(begin, is_done_when_all_were_offered, draw_if_any, order, is_free=True)
"""Heats and ladders (sections "Heats" and "League")."""


def ranked(standings: Iterable[Standing]) -> Ranked:
    groups = groupby(standings, key=lambda each: each.place)
    return tuple(tuple(each.no for each in group) for _, group in groups)


def scores_of(standings: Iterable[Standing]) -> dict[No, int]:
    return {each.no: each.points for each in standings}


def pods_of(pairing: Pairing) -> tuple[Pod, ...]:
    return tuple(Pod(pod) for pod in pairing.pods)


def byes(at: Snapshot, stage: int, pairing: Pairing) -> tuple[Rest, ...]:
    """Return the byes of entrants without a seat in the pairing."""
    plan = plan_of(at, stage)
    points = bye_points(plan.scheme.scoring, plan.scheme.wanted, plan.bye)
    return tuple(Rest(no, Unplayed.ALLOCATED, points) for no in pairing.byes)


def requested(at: Snapshot, stage: int, number: int) -> tuple[Rest, ...]:
    scheme = plan_of(at, stage).scheme
    mean = int(mean_points(scheme.scoring, scheme.wanted))
    asked = {each.no for each in at.wanted_byes if (each.stage, each.number) == (stage, number)}
    return tuple(
        Rest(each.no, Unplayed.REQUESTED, mean)
        for each in members(at, stage)
        if each.no in asked and each.plays(number, stage)
    )


def input_of(
    at: Snapshot,
    stage: int,
    nos: Sequence[No],
    scores: Mapping[No, int],
    seed: int,
    *,
    only: int | None = None,
) -> Input:
    """Return the input for the pairing of a round: these entrants, in this order, with their rounds so far.

    `only` is the one size of pods that is allowed, in place of the plan's sizes.
    """
    held, plan = at.stages[stage - 1], plan_of(at, stage)
    wanted = only or plan.scheme.wanted
    tables: dict[No, list[Pod]] = {no: [] for no in nos}
    for pod in _pods(held):
        for no in pod.seats:
            if no in tables:
                tables[no].append(pod)
    rests = Counter(
        rest.no
        for each in held.rounds
        for rest in (*each.rests, *(rest for pod in each.pods for rest in pod.rests))
        if rest.kind in (Unplayed.ALLOCATED, Unplayed.WALKOVER)
    )
    # Late entrants have no seed rank, and are after all others.
    ranks = {each.no: each.rank or len(at.entries) + each.no for each in at.entries}
    entrants = tuple(
        Entrant(
            no,
            score=scores[no],
            unplayed=len(held.rounds) - len(tables[no]),
            byes=rests[no],
            shorts=sum(len(pod.seats) < wanted for pod in tables[no]),
            rank=ranks[no],
            sat=tuple((len(pod.seats), pod.seats.index(no)) for pod in tables[no]),
        )
        for no in nos
    )
    return Input(
        entrants=entrants,
        met=_met(held),
        wanted=wanted,
        sizes=(only,) if only else plan.sizes,
        seed=seed,
        repeats=plan.repeats,
        remainder=plan.remainder,
        within=plan.within,
    )


def _pods(held: Stage) -> Iterator[Pod]:
    """Yield the pods of a stage with at least one seat taken, oldest first."""
    return (pod for each in held.rounds for pod in each.pods)


def _met(held: Stage) -> tuple[Met, ...]:
    counted = Counter(pair for pod in _pods(held) for pair in combinations(sorted(pod.seats), 2))
    return tuple(Met(first, second, tables) for (first, second), tables in sorted(counted.items()))
