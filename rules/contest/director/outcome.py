"""Results and standings of the pods of a stage, and its members."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final

from msgspec import structs

from rules.contest.director.held import Blame, Pod
from rules.contest.director.plan import Format, StagePlan
from rules.contest.director.snapshot import Entry, Kind, Snapshot
from rules.contest.scores.results import No, Round, Scheme, Seated, Standing, Table, judged
from rules.contest.scores.standings import standings

FREE: Final = frozenset(
    {
        *(Format.ROUND_ROBIN, Format.GROUPS, Format.LEAGUE, Format.HEATS, Format.LADDER),
        Format.DOUBLE,
    }
)
"""Formats in which an entrant without a table is not absent: the schedule has gaps, or rounds are optional."""


def plan_of(at: Snapshot, stage: int) -> StagePlan:
    return at.plan.stages[stage - 1]


def scheme_of(at: Snapshot, stage: int) -> Scheme:
    """Return the scoring of the stage, with the tournament's own draw."""
    return structs.replace(plan_of(at, stage).scheme, seed=at.draw)


def members(at: Snapshot, stage: int) -> tuple[Entry, ...]:
    """Return the members of a stage in order of entry: its field, late entrants, and substitutes with a seat."""
    held = at.stages[stage - 1]
    inside = {no for group in held.groups for no in group} | set(held.field)
    inside.update(no for each in held.rounds for pod in each.pods for no in pod.seats)
    inside.update(
        each.no for each in at.entrants() if each.from_stage == stage and each.from_round > 1
    )
    return tuple(each for each in at.entries if each.no in inside)


def is_last(at: Snapshot, stage: int) -> bool:
    """Return whether no stage follows: the plan has none, or its cut would cut no entrant off.

    A final table of all entrants would only repeat the table that they have played.
    """
    if stage >= len(at.plan.stages):
        return True
    cut = at.plan.stages[stage].cut
    if not cut or stage > len(at.stages):
        return False
    count = sum(each.kind is Kind.ENTRANT for each in members(at, stage))
    return count <= cut


def playing(at: Snapshot, stage: int, number: int) -> tuple[Entry, ...]:
    """Return the entrants to pair in a round of a stage."""
    out = {each.no for each in at.wanted_byes if (each.stage, each.number) == (stage, number)}
    asked = {each.no for each in at.wanted_rounds if (each.stage, each.number) == (stage, number)}
    is_optional = plan_of(at, stage).is_optional
    return tuple(
        each
        for each in members(at, stage)
        if each.kind is Kind.ENTRANT
        and each.plays(number, stage)
        and each.no not in out
        and (not is_optional or each.no in asked)
    )


def results(at: Snapshot, stage: int, group: int | None = None) -> tuple[Round, ...]:
    """Return all rounds of a stage, or of one of its groups, with the results so far."""
    held = at.stages[stage - 1]
    is_free = plan_of(at, stage).format in FREE
    found = []
    for each in held.rounds:
        pods = [pod for pod in each.pods if pod.is_scored and group in (None, pod.group)]
        rests = [rest for pod in pods for rest in pod.rests]
        if group is None:
            rests += each.rests
        else:
            rests += [rest for rest in each.rests if rest.no in held.groups[group - 1]]
        tables = tuple(pod.table for pod in pods if pod.table is not None)
        found.append(Round(tables, tuple(rests), is_free))
    return tuple(found)


def table_of(
    at: Snapshot, stage: int, group: int | None = None, *, without: Collection[str] = ()
) -> tuple[Standing, ...]:
    """Return the standings of a stage, or of one of its groups; substitutes who are not entrants are not ranked.

    `without` names tie-breaks that are left out.
    """
    found = members(at, stage)
    inside = [each.no for each in found]
    if group is not None:
        of_group = set(at.stages[stage - 1].groups[group - 1])
        of_group.update(
            no
            for each in at.stages[stage - 1].rounds
            for pod in each.pods
            if pod.group == group
            for no in pod.seats
        )
        inside = [no for no in inside if no in of_group]
    scheme = scheme_of(at, stage)
    left = tuple(name for name in scheme.order if name not in without)
    scheme = structs.replace(scheme, order=left)
    return standings(
        inside,
        results(at, stage, group),
        scheme,
        deducted=_deducted(at, stage, inside),
        guests={each.no for each in found if each.kind is not Kind.ENTRANT},
        disqualified={each.no for each in found if each.is_disqualified},
    )


def _deducted(at: Snapshot, stage: int, inside: Collection[No]) -> Mapping[No, int]:
    found: Counter[No] = Counter()
    for each in at.deductions:
        if each.stage == stage and each.no in inside:
            found[each.no] += each.points
    return found


def with_places(ranked: Iterable[Collection[No]]) -> Iterator[tuple[int, No]]:
    """Yield all entrants of an order with their places, which groups share."""
    place = 1
    for group in ranked:
        yield from ((place, no) for no in group)
        place += len(group)


def disqualified_last(at: Snapshot, ranked: Sequence[tuple[No, ...]]) -> tuple[tuple[No, ...], ...]:
    """Return an order with all disqualified entrants on one place behind the others."""
    out = {each.no for each in at.entries if each.is_disqualified}
    if not out:
        return tuple(ranked)
    left = (tuple(no for no in group if no not in out) for group in ranked)
    gone = tuple(no for group in ranked for no in group if no in out)
    return (*filter(None, left), *filter(None, (gone,)))


def counted(
    pod: Pod, ranks: Sequence[int], totals: Sequence[int], margins: Sequence[int] = ()
) -> Table:
    """Return the result of a pod whose table came to its end, from the title's figures by seat.

    Seats at fault keep their robots' totals, and scoring puts them last. Excused seats are left out.
    """
    seats = [
        Seated(no, ranks[seat], totals[seat], margin=margins[seat] if margins else 0)
        for seat, no in enumerate(pod.seats)
    ]
    return with_faults(pod, Table(tuple(seats)))


def with_faults(pod: Pod, table: Table) -> Table:
    """Return a result of a pod with the faults of its present entrants, and of no others."""
    found = [fault for seat in range(len(pod.seats)) if (fault := pod.fault_of(seat)) is not None]
    excused = {each.no for each in found if each.blame is Blame.EXCUSED}
    return judged(table, {each.no: each.at_ms for each in found}, excused)
