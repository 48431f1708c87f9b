"""The tables of a round as their picture sees them."""

from collections.abc import Mapping, Sequence

from rules.contest.director.held import Blame, Ended, Place, Pod
from rules.contest.director.outcome import plan_of
from rules.contest.director.plan import HOUR_MS
from rules.contest.director.snapshot import Snapshot
from rules.contest.director.stages.knocked_out import places_in
from rules.contest.pairing.model import Pairing
from rules.contest.scores.results import No, Standing, Unplayed
from rules.contest.showing.subject import (
    Subject,
    cut_back,
    is_sealed,
    public,
    ranking,
    shared_in,
    totals_of,
)
from rules.contest.views.pairings import (
    PODS_A_PAGE,
    ROOMY_PODS,
    PairingsView,
    PodSeat,
    PodState,
    PodView,
    RestView,
    SeatMark,
)
from rules.contest.views.parts import Head, Moment, moment_msg
from rules.core.text import Msg, msg

LATE_MS = 24 * HOUR_MS
Waited = Sequence[tuple[int, int]]
"""Pods (from 0) and seats that have kept others waiting for more than a day or are not ready, the longest first."""


def pairings_view(
    at: Snapshot,
    stage: int,
    number: int,
    subject: Subject,
    *,
    due: Moment | None = None,
    waited: Waited = (),
    pairing: Pairing | None = None,
    page: int = 0,
) -> PairingsView:
    """A page of a round's tables."""
    at = public(at)
    held = at.stages[stage - 1]
    each = held.rounds[number - 1]
    start = page * PODS_A_PAGE
    is_solo = plan_of(at, stage).scheme.wanted == 1
    shown = each.pods[start : start + PODS_A_PAGE]
    before: Mapping[No, Standing] = {}
    points: Mapping[No, int] = {}
    if number > 1 and not is_solo:
        before = {one.no: one for one in ranking(cut_back(at, stage, number - 1), stage)}
    if not is_solo:
        points = {
            one.no: one.by_round[number - 1]
            for one in ranking(at, stage)
            if len(one.by_round) >= number
        }
    pods = tuple(
        _pod(at, Place(stage, number, index), pod, subject, before, points, waited)
        for index, pod in enumerate(shown, start=start)
    )
    about = msg("contest.about.round", round=number, all=max(held.rounds_wanted, len(held.rounds)))
    if plan_of(at, stage).wins > 1:
        # The number of games is open.
        about = msg("contest.round", round=number)
    return PairingsView(
        head=Head(
            subject.title,
            subject.event,
            (
                msg("contest.deal", number=number) if is_solo else about,
                msg("contest.about.pairings"),
            ),
            None if due is None else moment_msg(due),
            None if due is None else msg("contest.about.deadline", zone=due.zone),
        ),
        pods=pods,
        rests=tuple(
            RestView(subject.name(rest.no), rest.points)
            for rest in each.rests
            if rest.kind is not Unplayed.ZERO
        ),
        notes=() if pairing is None else _notes(pairing),
        is_sealed=any(is_sealed(at, pod) for pod in shown),
        is_compact=len(each.pods) > ROOMY_PODS,
    )


def waited(at: Snapshot, stage: int, number: int, now_ms: int) -> Waited:
    """Return the entrants that keep a table of a round waiting: asked over a day ago, or silent for half of the time to
    appear.
    """
    found = []
    for index, pod in enumerate(at.stages[stage - 1].rounds[number - 1].pods):
        if not pod.is_played or len(pod.seats) == 1 or is_sealed(at, pod):
            continue
        for seat in range(len(pod.seats)):
            since_ms = _late_since(at, pod, seat)
            if since_ms is not None and since_ms <= now_ms and pod.fault_of(seat) is None:
                found.append((since_ms, index, seat))
    return tuple((index, seat) for _, index, seat in sorted(found))


def _late_since(at: Snapshot, pod: Pod, seat: int) -> int | None:
    """From when on a seat is late, if nothing happens."""
    chair, moments = pod.chair(seat), []
    if chair.is_waited_for and chair.asked_ms is not None:
        moments.append(chair.asked_ms + LATE_MS)
    if pod.opened_ms is not None and not chair.is_ready and not chair.has_moved:
        seated_ms = pod.opened_ms if chair.since_ms is None else chair.since_ms
        moments.append(seated_ms + at.plan.show_ms // 2)
    return min(moments, default=None)


def _notes(pairing: Pairing) -> tuple[Msg, ...]:
    criteria, bounds = pairing.criteria, pairing.bounds
    repeats = msg("contest.repeats", count=criteria.repeats)
    if not criteria.spread:
        return (repeats,)
    return repeats, msg("contest.spread", spread=criteria.spread, bound=bounds.spread)


def _pod(
    at: Snapshot,
    place: Place,
    pod: Pod,
    subject: Subject,
    before: Mapping[No, Standing],
    points: Mapping[No, int],
    waited: Waited,
) -> PodView:
    state = _state(pod, place, waited)
    is_over = state in (PodState.FINISHED, PodState.RULED)
    places = places_in(pod) if is_over else {}
    shared = shared_in(pod) if places else frozenset()
    totals = totals_of(pod) if places else {}
    seats = tuple(
        PodSeat(
            subject.name(no),
            points=before[no].points if no in before else None,
            total=totals.get(no),
            place=places.get(no),
            is_shared=no in shared,
            is_to_move=pod.is_played and pod.chair(seat).is_waited_for,
            is_waited_for=pod.is_played and (place.pod, seat) in waited,
            mark=_mark(at, pod, seat),
        )
        for seat, no in enumerate(pod.seats)
    )
    best = [no for no, rank in places.items() if rank == 1]
    winner = best[0] if len(best) == 1 else None
    wanted = plan_of(at, place.stage).scheme.wanted
    return PodView(
        number=place.pod + 1,
        state=state,
        seats=seats,
        detail=None if len(seats) == wanted else msg("contest.seats", count=len(seats)),
        progress=pod.progress if state is PodState.PLAYING and pod.progress else None,
        winner=None if winner is None else subject.name(winner),
        won=0 if winner is None else points.get(winner, 0),
        waits_longest=bool(waited) and waited[0][0] == place.pod and pod.is_played,
    )


def _state(pod: Pod, place: Place, waited: Waited) -> PodState:
    if pod.is_scored or pod.ended is not None:
        is_ruled = pod.ended not in (None, Ended.FINISHED) or (
            pod.table is None or pod.table.points is not None
        )
        return PodState.RULED if is_ruled else PodState.FINISHED
    if not pod.is_open:
        return PodState.PLANNED
    return PodState.WAITING if any(at == place.pod for at, _ in waited) else PodState.PLAYING


def _mark(at: Snapshot, pod: Pod, seat: int) -> SeatMark:
    fault = pod.fault_of(seat)
    if fault is None or not pod.has_robot(seat):
        return SeatMark.NONE
    gone = fault.blame is Blame.GAVE_UP and at.entry(fault.no).dropped_round is not None
    return SeatMark.WITHDRAWN if gone else SeatMark.ROBOT
