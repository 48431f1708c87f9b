"""Multiple lives: entrants outside the first places of a pod lose one (section "Double elimination and lives")."""

from collections.abc import Sequence
from typing import Final

from rules.contest.director.held import Stage
from rules.contest.director.outcome import plan_of, playing
from rules.contest.director.plan import StagePlan
from rules.contest.director.snapshot import Snapshot
from rules.contest.director.stages.drawn import Drawn, Form, Ranked, paired
from rules.contest.director.stages.knocked_out import (
    Earlier,
    best_first,
    places_in,
    seeds_of,
)
from rules.contest.director.stages.swiss import byes, input_of, pods_of
from rules.contest.pairing.model import Unpairable
from rules.contest.pairing.sizes import pod_sizes
from rules.contest.scores.results import No

MOST: Final = 20
"""The most rounds, even if many tables come to nothing."""


def begin(at: Snapshot, stage: int, field: Sequence[No], seed: int) -> Stage:
    return Stage(tuple(field), rounds_wanted=rounds_needed(plan_of(at, stage), len(field)))


def rounds_needed(plan: StagePlan, entrants: int) -> int:
    """Return the number of rounds with the final, if all pods have the planned sizes and all entrants stay.

    Entrants with more lives are likelier to meet equals, so lives go down layer by layer: in each layer as many keep a
    life as its pods let through.
    """
    layers = [0] * plan.lives
    layers[0] = entrants
    rounds = 0
    while sum(layers) > plan.scheme.wanted and rounds < MOST:
        rounds += 1
        layers = _after(plan, layers)
    return rounds + 1


def _after(plan: StagePlan, layers: Sequence[int]) -> list[int]:
    """Return the numbers of entrants who have lost no, one, two lives after a round with pods filled from the top."""
    try:
        sizes = pod_sizes(sum(layers), plan.sizes, plan.scheme.wanted, plan.remainder)
    except Unpairable:
        return [0] * len(layers)
    left, found = list(layers), [0] * len(layers)
    for size in sizes:
        safe = plan.advance
        seats = size
        for lost, count in enumerate(left):
            sitting = min(count, seats)
            keep = min(sitting, safe)
            found[lost] += keep
            if lost + 1 < len(layers):
                found[lost + 1] += sitting - keep
            left[lost] -= sitting
            seats -= sitting
            safe -= keep
    return [kept + resting for kept, resting in zip(found, left, strict=True)]


def lives_left(at: Snapshot, stage: int) -> dict[No, int]:
    """Return the lives by entrant, also of those who have left. A void table costs no life."""
    held, plan = at.stages[stage - 1], plan_of(at, stage)
    earlier, seeds = Earlier(at, stage), seeds_of(held.field)
    found = dict.fromkeys(held.field, plan.lives)
    for number, each in enumerate(held.rounds, start=1):
        for pod in each.pods:
            if not pod.is_scored:
                continue
            for no in pod.seats:
                found.setdefault(no, plan.lives)
            ranked = best_first(pod, number, earlier, seeds)
            is_void = pod.table is None and len(pod.rests) > plan.advance
            for no in () if is_void else ranked[plan.advance :]:
                found[no] -= 1
    return found


def is_done(at: Snapshot, stage: int) -> bool:
    held, plan = at.stages[stage - 1], plan_of(at, stage)
    return (
        _is_final_over(at, stage)
        or len(held.rounds) >= MOST
        or len(_survivors(at, stage)) < plan.smallest
    )


def draw(at: Snapshot, stage: int, seed: int) -> Drawn:
    """Return the survivors by lives; once they fit at one table, the final, with or without byes."""
    plan = plan_of(at, stage)
    left = lives_left(at, stage)
    alive = sorted(_survivors(at, stage), key=lambda no: (-left[no], no))
    given = input_of(at, stage, alive, left, seed)
    if len(alive) <= plan.scheme.wanted:
        given = input_of(at, stage, alive, left, seed, only=len(alive))
    given, pairing = paired(at, given)
    return Drawn(pods_of(pairing), byes(at, stage, pairing), given, pairing)


def order(at: Snapshot, stage: int) -> Ranked:
    """Return the final's order; then entrants by the round of their last life, the latest first, and by place in that
    pod; then withdrawn ones.
    """
    held = at.stages[stage - 1]
    last: dict[No, tuple[int, int, int]] = {}
    left = lives_left(at, stage)
    for number, each in enumerate(held.rounds, start=1):
        for pod in each.pods:
            if pod.is_scored:
                places = places_in(pod)
                last.update({no: (-number, places[no], 0) for no in pod.seats})
        last.update({rest.no: (-number, 0, 0) for rest in each.rests})
    is_over = _is_final_over(at, stage)
    survivors = set() if is_over else set(_survivors(at, stage))
    keys = {
        no: (-len(held.rounds) - 1, -left[no], 0) if no in survivors else last.get(no, (0, 0, 0))
        for no in left
    }
    groups: dict[tuple[int, int, int], list[No]] = {}
    for no in sorted(left):
        groups.setdefault(keys[no], []).append(no)
    return tuple(tuple(groups[key]) for key in sorted(groups))


LIVES: Final = Form(begin, is_done, draw, order, is_free=True)


def _survivors(at: Snapshot, stage: int) -> list[No]:
    left = lives_left(at, stage)
    number = len(at.stages[stage - 1].rounds) + 1
    return [each.no for each in playing(at, stage, number) if left.get(each.no, 0) > 0]


def _is_final_over(at: Snapshot, stage: int) -> bool:
    """Return true if the last round was one table of all survivors."""
    held, plan = at.stages[stage - 1], plan_of(at, stage)
    if not held.rounds or not held.rounds[-1].is_over:
        return False
    final = held.rounds[-1]
    return (
        len(final.pods) == 1 and not final.rests and len(final.pods[0].seats) <= plan.scheme.wanted
    )
