"""Single elimination in pods, round by round (section "Single elimination, with pods")."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from msgspec import structs

from rules.contest.director.held import Pod, RoundHeld, Stage
from rules.contest.director.outcome import plan_of
from rules.contest.director.plan import StagePlan
from rules.contest.director.snapshot import Kind, Snapshot
from rules.contest.director.stages.drawn import Drawn, Form, Ranked, with_apart
from rules.contest.director.stages.knocked_out import (
    Earlier,
    are_those,
    best_first,
    by_pod,
    places_in,
    seeds_of,
)
from rules.contest.director.stages.swiss import input_of, pods_of
from rules.contest.formats.elimination import dealt, ladder
from rules.contest.pairing.model import Remainder, Repeats, Unpairable
from rules.contest.pairing.pair import pair
from rules.contest.pairing.seats import seated
from rules.contest.pairing.sizes import pod_sizes
from rules.contest.scores.results import No, Rest, Unplayed
from rules.contest.scores.scoring import bye_points
from rules.core.rng import Rng

SMALL: Final = 2
"""The group of the pod that plays for the places behind the final, beside it."""


@dataclass(frozen=True, slots=True)
class Alive:
    """The entrants still in after some rounds, the best seed first, and those out, by round."""

    order: tuple[No, ...]
    out: tuple[tuple[int, int, No], ...]
    """Round and place in the pod of each entrant that is out."""
    is_final_over: bool = False


def begin(at: Snapshot, stage: int, field: Sequence[No], seed: int) -> Stage:
    return Stage(tuple(field), rounds_wanted=rounds_needed(plan_of(at, stage), len(field)))


def rounds_needed(plan: StagePlan, entrants: int) -> int:
    """Return the number of rounds for so many entrants, if all of them stay."""
    rounds = 1
    while entrants > plan.scheme.wanted:
        sizes = _sizes(plan, entrants)
        entrants -= sum(sizes) - plan.advance * len(sizes)
        rounds += 1
    return rounds


def is_done(at: Snapshot, stage: int) -> bool:
    found = alive(at, stage)
    return found.is_final_over or len(found.order) < plan_of(at, stage).smallest


def draw(at: Snapshot, stage: int, seed: int) -> Drawn:
    """Give byes to the best seeds if the round is not full, and deal the others into pods to and fro.

    The pod of the deal is the score: the optimiser looks for the fewest repeats, so that earlier opponents are kept
    apart, and then for the deal itself; with fixed places, for the deal alone.
    """
    plan = plan_of(at, stage)
    order = alive(at, stage).order
    if len(order) <= plan.scheme.wanted and (small := small_finalists(at, stage)):
        return _with_small(at, stage, order, small, seed)
    if len(order) <= plan.scheme.wanted:
        given = input_of(at, stage, order, dict.fromkeys(order, 0), seed, only=len(order))
        pairing = pair(given)
        return Drawn(pods_of(pairing), (), given, pairing)
    sizes = _sizes(plan, len(order))
    resting = order[: len(order) - sum(sizes)]
    pods = dealt(order[len(resting) :], sizes)
    points = bye_points(plan.scheme.scoring, plan.scheme.wanted, plan.bye)
    rests = tuple(Rest(no, Unplayed.ALLOCATED, points) for no in resting)
    if _is_usual(plan, sizes):
        given = input_of(at, stage, order[len(resting) :], by_pod(pods), seed)
        repeats = Repeats.ALLOW if plan.is_fixed else plan.repeats
        given = structs.replace(given, remainder=Remainder.SHORT_LOW, repeats=repeats)
        if not plan.is_fixed:
            # Pods that were dealt in public show who is kept apart, so no secret counts here.
            given = with_apart(at, given)
        pairing = pair(given)
        if not plan.is_fixed or are_those(pairing, pods):
            return Drawn(pods_of(pairing), rests, given, pairing)
    rng = Rng(seed)
    return Drawn(tuple(_seated(at, stage, pod, rng) for pod in pods), rests)


def order(at: Snapshot, stage: int) -> Ranked:
    """Return the survivors, or the final's order; then the others, the latest to go out first, by place in the pod."""
    found = alive(at, stage)
    left: list[tuple[No, ...]] = []
    if found.is_final_over:
        last = at.stages[stage - 1].rounds[-1]
        finals = sorted(last.pods, key=lambda pod: pod.group == SMALL)
        left = [group for pod in finals for group in _by_place(pod)]
    elif found.order:
        left = [found.order]
    inside = {no for group in left for no in group}
    out = [*found.out, *_passed_over(at, stage, inside | {no for _, _, no in found.out})]
    gone = sorted((each for each in out if each[2] not in inside), key=_latest)
    groups = groupby(gone, key=lambda each: each[:2])
    return (*left, *(tuple(no for _, _, no in group) for _, group in groups))


def _passed_over(at: Snapshot, stage: int, known: set[No]) -> Iterator[tuple[int, int, No]]:
    """Yield those who won by a later ruling, after others had gone on: round, place behind its losers, and number."""
    held = at.stages[stage - 1]
    for no in held.field:
        if no in known:
            continue
        seated = (
            (number, len(pod.seats), no)
            for number, each in enumerate(held.rounds, start=1)
            for pod in each.pods
            if no in pod.seats
        )
        yield max(seated, default=(0, 0, no))


def _by_place(pod: Pod) -> list[tuple[No, ...]]:
    places = places_in(pod)
    ordered = sorted(pod.seats, key=lambda no: (places[no], no))
    return [tuple(group) for _, group in groupby(ordered, key=lambda no: places[no])]


def small_finalists(at: Snapshot, stage: int) -> tuple[No, ...]:
    """Return the entrants who play for the places behind a final that is not paired yet; none if that is not wanted.

    They are the best of those who went out last, as many as a table seats.
    """
    plan, held, found = plan_of(at, stage), at.stages[stage - 1], alive(at, stage)
    number = len(held.rounds)
    is_next = not found.is_final_over and len(found.order) <= plan.scheme.wanted
    if not plan.has_small_final or not number or not is_next or not held.rounds[-1].is_over:
        return ()
    entries, seeds = {each.no: each for each in at.entries}, seeds_of(held.field)
    left = sorted(
        (place, seeds.get(no, len(seeds)), no)
        for last, place, no in found.out
        if last == number
        and entries[no].kind is Kind.ENTRANT
        and entries[no].plays(number + 1, stage)
    )
    nos = tuple(no for _, _, no in left[: plan.scheme.wanted])
    return nos if len(nos) >= plan.smallest else ()


def _with_small(
    at: Snapshot, stage: int, final: Sequence[No], small: Sequence[No], seed: int
) -> Drawn:
    """Draw the final, and the pod beside it; the optimiser only gives the seats."""
    pods = (final, small)
    given = structs.replace(
        input_of(at, stage, (*final, *small), by_pod(pods), seed),
        wanted=len(final),
        sizes=tuple(sorted({len(final), len(small)})),
        repeats=Repeats.ALLOW,
        remainder=Remainder.SHORT_LOW,
    )
    pairing = pair(given)
    if are_those(pairing, pods):
        groups = {frozenset(final): 0, frozenset(small): SMALL}
        made = (Pod(seats, group=groups[frozenset(seats)]) for seats in pairing.pods)
        return Drawn(tuple(made), (), given, pairing)
    rng = Rng(seed)
    first, second = (_seated(at, stage, pod, rng) for pod in pods)
    return Drawn((first, structs.replace(second, group=SMALL)))


SINGLE: Final = Form(begin, is_done, draw, order)


def alive(at: Snapshot, stage: int) -> Alive:
    """Play the stage through from the field, round by round.

    A place that falls free goes to the best loser of the same round (lucky loser): its entrant withdrew or was dropped,
    or a substitute won it who is not an entrant.
    """
    held, plan = at.stages[stage - 1], plan_of(at, stage)
    seeds = seeds_of(held.field)
    earlier = Earlier(at, stage)
    entries = {each.no: each for each in at.entries}
    slots = {no: seeds[no] for no in held.field if entries[no].plays(1, stage)}
    out: list[tuple[int, int, No]] = []
    for number, each in enumerate(held.rounds, start=1):
        if not each.is_over:
            break
        if _is_final(plan, each):
            return Alive(tuple(sorted(slots, key=lambda no: slots[no])), tuple(out), True)
        staying = {
            no
            for no, entry in entries.items()
            if entry.kind is Kind.ENTRANT and entry.plays(number + 1, stage)
        }
        slots, gone = _through(plan, number, each, slots, seeds, earlier, staying)
        out += gone
    return Alive(tuple(sorted(slots, key=lambda no: slots[no])), tuple(out))


def _is_final(plan: StagePlan, held: RoundHeld) -> bool:
    pods = [pod for pod in held.pods if pod.group != SMALL]
    return len(pods) == 1 and not held.rests and len(pods[0].seats) <= plan.scheme.wanted


def _through(
    plan: StagePlan,
    number: int,
    held: RoundHeld,
    slots: dict[No, int],
    seeds: dict[No, int],
    earlier: Earlier,
    staying: set[No],
) -> tuple[dict[No, int], list[tuple[int, int, No]]]:
    """Return the survivors with the place from which the next round is dealt, and the entrants that are out.

    With fixed places, the winner of a pod has the best place of the pod. Otherwise survivors are seeded anew: winners
    and byes before seconds, and equals by their first seed.
    """
    many = len(seeds)
    found = {
        rest.no: slots.get(rest.no, many) if plan.is_fixed else seeds.get(rest.no, many)
        for rest in held.rests
    }
    losers: list[tuple[int, int, No]] = []
    for pod in held.pods:
        ranked = best_first(pod, number, earlier, seeds)
        places = sorted(slots.get(no, many) for no in pod.seats)
        for place, no in enumerate(ranked):
            if place < plan.advance:
                reseeded = place * (many + 1) + seeds.get(no, many)
                found[no] = places[place] if plan.is_fixed else reseeded
            else:
                losers.append((place, seeds.get(no, many), no))
    out = [(number, place + 1, no) for place, _, no in losers]
    if all(no in staying for no in found):
        return found, out
    standing = earlier.after(number)
    losers.sort(key=lambda each: (each[0], standing.get(each[2], 0), *each[1:]))
    lucky = [no for _, _, no in losers if no in staying]
    for no in sorted(found):
        if no not in staying:
            out.append((number, plan.advance, no))
            slot = found.pop(no)
            if lucky:
                found[lucky.pop(0)] = slot
    return found, [each for each in out if each[2] not in found]


def _sizes(plan: StagePlan, entrants: int) -> tuple[int, ...]:
    """Sizes of the pods of the next round, if more are in than one table seats.

    Where the last pod would be too small there is one pod fewer, and more rest; one pod is always played.
    """
    size, advance = plan.scheme.wanted, plan.advance
    try:
        return ladder(entrants, size, advance, plan.smallest).first
    except Unpairable:
        following = size
        while size * following < entrants * advance:
            following = size * following // advance
        pods = -(-(entrants - following) // (size - advance)) - 1
        return (size,) * pods if pods else (max(plan.smallest, advance + 1),)


def _is_usual(plan: StagePlan, sizes: Sequence[int]) -> bool:
    """Return true if the optimiser would seat so many in pods of just these sizes."""
    allowed, wanted = plan.sizes, plan.scheme.wanted
    return sorted(sizes) == sorted(pod_sizes(sum(sizes), allowed, wanted, Remainder.SHORT_LOW))


def _seated(at: Snapshot, stage: int, pod: Sequence[No], rng: Rng) -> Pod:
    known = input_of(at, stage, pod, dict.fromkeys(pod, 0), 0)
    return Pod(seated(known.entrants, rng))


def _latest(each: tuple[int, int, No]) -> tuple[int, int, No]:
    number, place, no = each
    return (-number, place, no)
