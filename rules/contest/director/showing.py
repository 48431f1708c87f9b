"""No-shows: reminded, then replaced (section "No-show")."""

from collections.abc import Iterator
from typing import Final

from rules.contest.director.duties import CallSubstitutes, Remind, Reminder, SetFault
from rules.contest.director.held import Blame, Place, Pod
from rules.contest.director.plan import HOUR_MS
from rules.contest.director.snapshot import Kind, Snapshot
from rules.contest.director.teams import is_replaced
from rules.contest.director.timed import TimedDuty, timed
from rules.contest.scores.results import No

LAST_CALL_MS: Final = 6 * HOUR_MS
"""The reminder comes so long before the end, but not in the first half of the time."""
CALLED_AT_A_TIME: Final = 3
CALLS_APART_MS: Final = 4 * HOUR_MS
CALLS_MS: Final = 12 * HOUR_MS
"""The time for which a seat is held open, from the first call."""


def of_showing(at: Snapshot, place: Place, pod: Pod, now_ms: int) -> Iterator[TimedDuty]:
    """Yield the duties for seats of an open table whose entrants have given no sign of life.

    Solo tables keep no other member waiting, so they have none.
    """
    if len(pod.seats) == 1 or pod.opened_ms is None:
        return
    for seat, no in enumerate(pod.seats):
        chair = pod.chair(seat)
        if chair.is_ready or chair.has_moved or pod.fault_of(seat) is not None:
            continue
        since_ms = pod.opened_ms if chair.since_ms is None else chair.since_ms
        until_ms = max(since_ms + at.plan.show_ms, chair.quiet_until_ms or 0)
        half_ms = since_ms + at.plan.show_ms // 2
        moments = [max(half_ms, until_ms - LAST_CALL_MS)]
        cause = f"show:{place.stage}.{place.number}.{place.pod}:{seat}:{no}"
        yield from reminders(at, place, Reminder.SHOW, cause, moments, until_ms, (no,), now_ms)
        if until_ms <= now_ms:
            yield from _of_substitutes(at, place, pod, seat, until_ms)
        else:
            # The bench of that moment is not known yet, but something will be due.
            absent = SetFault(place, seat, no, Blame.NO_SHOW)
            yield timed(until_ms, absent, place.stage, place.number, place.pod, seat)


def reminders(
    at: Snapshot,
    place: Place,
    about: Reminder,
    cause: str,
    moments: list[int],
    until_ms: int,
    who: tuple[No, ...],
    now_ms: int,
) -> Iterator[TimedDuty]:
    """The reminder that is due, or is next; one that a later one has overtaken is left out."""
    if now_ms >= until_ms:
        return
    for number, moment in enumerate(moments):
        is_overtaken = any(later <= now_ms for later in moments[number + 1 :])
        own = f"{cause}:{number}"
        if own not in at.reminded and not is_overtaken:
            yield timed(
                moment,
                Remind(own, about, who, until_ms, place),
                place.stage,
                place.number,
                place.pod,
            )


def _of_substitutes(
    at: Snapshot, place: Place, pod: Pod, seat: int, until_ms: int
) -> Iterator[TimedDuty]:
    """Yield calls to the bench, three members at a time; then, if no one takes the seat, a robot."""
    key = (place.stage, place.number, place.pod, seat)
    elsewhere = {each.no for _, other in at.pods() if not other.is_scored for each in other.called}
    calls = [each for each in pod.called if each.seat == seat and each.at_ms >= until_ms]
    bench = _bench(at, place, {each.no for each in calls})
    if is_replaced(at, pod.seats[seat]):
        # A second substitute would be one member too many for the team.
        bench = ()
    # Members without a call go first, so that several free seats are offered to more of the bench.
    left = tuple(sorted(bench, key=lambda no: no in elsewhere)[:CALLED_AT_A_TIME])
    if not calls:
        if left:
            yield timed(until_ms, CallSubstitutes(place, seat, left), *key)
        else:
            yield timed(until_ms, SetFault(place, seat, pod.seats[seat], Blame.NO_SHOW), *key)
        return
    ends_ms = min(each.at_ms for each in calls) + CALLS_MS
    again_ms = max(each.at_ms for each in calls) + CALLS_APART_MS
    if left and again_ms < ends_ms:
        yield timed(again_ms, CallSubstitutes(place, seat, left), *key)
    yield timed(ends_ms, SetFault(place, seat, pod.seats[seat], Blame.NO_SHOW), *key)


def _bench(at: Snapshot, place: Place, called: set[No]) -> tuple[No, ...]:
    """Return the members to call: on the bench, or substitutes, at no table now and without a seat in this round."""
    busy = {
        no
        for number, each in enumerate(at.stages[-1].rounds, start=1)
        if not each.is_over
        for pod in each.pods
        if not pod.is_scored or number == place.number
        for no in pod.seats
    }
    return tuple(
        each.no
        for each in at.entries
        if each.kind is not Kind.ENTRANT
        and each.dropped_round is None
        and each.no not in called
        and each.no not in busy
    )
