"""Duties of stages that have begun."""

from collections.abc import Iterator

from rules.contest.director.adjudicate import left_alone
from rules.contest.director.deadlines import of_deadline
from rules.contest.director.duties import (
    Close,
    CloseRound,
    CloseStage,
    OpenDeal,
    OpenTable,
    PairRound,
    Score,
    SetFault,
    StartStage,
)
from rules.contest.director.held import Blame, Place, Pod, RoundHeld
from rules.contest.director.outcome import is_last, plan_of, scheme_of
from rules.contest.director.plan import DAY_MS, HOUR_MS, Format
from rules.contest.director.showing import of_showing
from rules.contest.director.snapshot import Kind, Snapshot
from rules.contest.director.stages.forms import form_of
from rules.contest.director.timed import HAPPENED, TimedDuty, timed
from rules.contest.formats.waves import opening
from rules.contest.scores.results import No


def of_stages(at: Snapshot, now_ms: int) -> Iterator[TimedDuty]:
    """Everything that is due, or will be, in a tournament that is running."""
    if not at.stages:
        yield timed(HAPPENED, StartStage(1), 1)
        return
    stage = len(at.stages)
    held = at.stages[-1]
    may_open = None if held.is_over else _may_open(at, stage)
    for number, each in enumerate(held.rounds, start=1):
        if not each.is_over:
            yield from _of_round(at, stage, number, may_open, now_ms)
    yield from _of_deals(at)
    if held.is_over:
        if not is_last(at, stage):
            yield timed(HAPPENED, StartStage(stage + 1), stage + 1)
        elif all(deal.is_open for deal in at.deals):
            yield timed(HAPPENED, Close())
        return
    yield from _of_pairing(at, stage, now_ms)


def _of_pairing(at: Snapshot, stage: int, now_ms: int) -> Iterator[TimedDuty]:
    held, form = at.stages[stage - 1], form_of(plan_of(at, stage))
    is_idle = all(each.is_over for each in held.rounds)
    if not is_idle and not form.is_known and not overlaps(at, stage):
        # Tables are being played; the caller looks again when one has ended.
        return
    if not form.is_done(at, stage):
        yield timed(begins_ms(at, stage, now_ms), PairRound(stage, len(held.rounds) + 1), stage)
    elif is_idle:
        yield timed(HAPPENED, CloseStage(stage), stage)


def begins_ms(at: Snapshot, stage: int, now_ms: int) -> int:
    """Return the moment at which the next round may be paired.

    The first round begins at the start. A later one begins at the first whole hour after the end of the round before,
    outside the quiet spans, and no earlier than the plan's gap after its pairing. If that moment was missed, the round
    begins at once, but not in a quiet span. A known schedule is stored whole when its stage begins. If rounds overlap,
    the next one does not wait for tables of the last one alone.
    """
    held = at.stages[stage - 1]
    if form_of(plan_of(at, stage)).is_known and held.rounds:
        return held.rounds[0].paired_ms
    rounds = [each for stage in at.stages for each in stage.rounds]
    if hurried(stage, len(held.rounds) + 1) in at.reminded:
        return HAPPENED
    if not rounds:
        return at.plan.starts_at_ms
    is_weekly = plan_of(at, stage).format is Format.LADDER and held.rounds
    apart_ms = at.plan.round_ms if is_weekly else at.plan.gap_ms
    over_ms = max(now_ms if each.ended_ms is None else each.ended_ms for each in rounds)
    if overlaps(at, stage):
        apart_ms = max(apart_ms, plan_of(at, stage).overlap_days * DAY_MS)
        over_ms = rounds[-1].paired_ms
    moment = whole_hour(max(rounds[-1].paired_ms + apart_ms, over_ms), at.quiet)
    if any(start <= now_ms < end for start, end in at.quiet):
        return max(moment, whole_hour(now_ms, at.quiet))
    return moment


def overlaps(at: Snapshot, stage: int) -> bool:
    """Return whether the next round may be paired although tables of the last one, and of no other, are played."""
    rounds = at.stages[stage - 1].rounds
    going_on = [number for number, each in enumerate(rounds, 1) if not each.is_over]
    return plan_of(at, stage).overlap_days > 0 and going_on == [len(rounds)]


def hurried(stage: int, number: int) -> str:
    """Return the note in `Snapshot.reminded` that a round shall be paired as soon as those before it are over."""
    return f"pair:{stage}.{number}"


def whole_hour(from_ms: int, quiet: tuple[tuple[int, int], ...]) -> int:
    """The first whole hour from then on that no quiet span covers."""
    moment = -(-from_ms // HOUR_MS) * HOUR_MS
    for start, end in sorted(quiet):
        if start <= moment < end:
            moment = -(-end // HOUR_MS) * HOUR_MS
    return moment


def _of_round(
    at: Snapshot, stage: int, number: int, may_open: set[tuple[int, int]] | None, now_ms: int
) -> Iterator[TimedDuty]:
    held = at.stages[stage - 1].rounds[number - 1]
    scheme = scheme_of(at, stage)
    left = {each.no for each in at.entries if each.dropped_round is not None}
    # A no-show who was dropped may be at other tables, and keeps those.
    absent = {
        fault.no for _, pod in at.pods() for fault in pod.faults if fault.blame is Blame.NO_SHOW
    }
    for index, pod in enumerate(held.pods):
        if pod.is_scored:
            continue
        place = Place(stage, number, index)
        if pod.result is not None or pod.ended is not None:
            yield timed(HAPPENED, Score(place), stage, number, index)
            continue
        if (alone := left_alone(pod, place, scheme)) is not None:
            yield timed(HAPPENED, alone, stage, number, index)
        elif pod.is_open and (out := _gone(place, pod, left - absent)) is not None:
            yield timed(HAPPENED, out, stage, number, index, out.seat)
        elif pod.is_open:
            yield from of_showing(at, place, pod, now_ms)
            yield from of_deadline(at, place, pod, now_ms)
        elif (gone := _gone(place, pod, left)) is not None:
            yield timed(HAPPENED, gone, stage, number, index, gone.seat)
        elif may_open is None or (number, index) in may_open:
            yield timed(HAPPENED, OpenTable(place), stage, number, index)
    if all(pod.is_scored for pod in held.pods):
        yield timed(HAPPENED, CloseRound(stage, number, _dropped(at, held)), stage, number)


def _may_open(at: Snapshot, stage: int) -> set[tuple[int, int]] | None:
    """Round and pod of the tables of a known schedule that may open now; None: all."""
    plan = plan_of(at, stage)
    if not form_of(plan).is_known:
        return None
    pods = [
        (number, index, pod)
        for number, each in enumerate(at.stages[stage - 1].rounds, start=1)
        for index, pod in enumerate(each.pods)
    ]
    found = opening(
        [
            [no for seat, no in enumerate(pod.seats) if pod.fault_of(seat) is None]
            for _, _, pod in pods
        ],
        [pod.result is not None or pod.ended is not None for _, _, pod in pods],
        [pod.is_open or pod.ended is not None for _, _, pod in pods],
        plan.at_once,
    )
    return {pods[each][:2] for each in found}


def _gone(place: Place, pod: Pod, left: set[No]) -> SetFault | None:
    """Return the fault of an entrant who has left the tournament and still has a seat."""
    for seat, no in enumerate(pod.seats):
        if no in left and pod.fault_of(seat) is None:
            return SetFault(place, seat, no, Blame.GAVE_UP)
    return None


def _dropped(at: Snapshot, held: RoundHeld) -> tuple[No, ...]:
    """Return the no-shows of a round who are still in the tournament."""
    if not at.plan.is_strict:
        return ()
    absent = {fault.no for pod in held.pods for fault in pod.faults if fault.blame is Blame.NO_SHOW}
    return tuple(
        each.no
        for each in at.entries
        if each.no in absent
        and each.kind is Kind.ENTRANT
        and each.dropped_round is None
        and not each.is_kept
    )


def _of_deals(at: Snapshot) -> Iterator[TimedDuty]:
    """A deal opens when all its tables are over, which its deadline sees to."""
    left: dict[int, bool] = {}
    for _, pod in at.pods():
        if pod.deal is not None:
            left[pod.deal] = left.get(pod.deal, False) or not pod.is_scored
    for number, deal in enumerate(at.deals, start=1):
        if not deal.is_open and not left.get(number, not at.stages[-1].is_over):
            yield timed(HAPPENED, OpenDeal(number), number)
