"""Tables that are still played when their time is nearly over, or over (section "Unfinished tables")."""

from collections.abc import Iterator
from typing import Final

from rules.contest.director.adjudicate import at_deadline
from rules.contest.director.duties import Extend, Reminder, SetFault
from rules.contest.director.held import Blame, Place, Pod
from rules.contest.director.outcome import scheme_of
from rules.contest.director.plan import HOUR_MS, Unfinished
from rules.contest.director.showing import reminders
from rules.contest.director.snapshot import Snapshot
from rules.contest.director.timed import TimedDuty, timed

REMIND_MS: Final = (72 * HOUR_MS, 24 * HOUR_MS, 6 * HOUR_MS)
EXTEND_MS: Final = 48 * HOUR_MS
NEARLY: Final = 75
"""Percent of a table from which its deadline is put off, once."""
EACH_MS: Final = 24 * HOUR_MS
"""The time for each seat still waited for, after a robot has taken the slowest one or was to move."""


def of_deadline(at: Snapshot, place: Place, pod: Pod, now_ms: int) -> Iterator[TimedDuty]:
    """Yield the duties at an open table that runs out of time: reminders, then the one extension, then its end."""
    if pod.due_ms is None:
        return
    free = [seat for seat in range(len(pod.seats)) if pod.fault_of(seat) is None]
    waited_for = [seat for seat in free if pod.chair(seat).is_waited_for]
    if waited_for:
        cause = f"deadline:{place.stage}.{place.number}.{place.pod}:{pod.due_ms}"
        moments = [pod.due_ms - each for each in REMIND_MS]
        if pod.opened_ms is not None:
            moments = [each for each in moments if each > pod.opened_ms]
        who = tuple(pod.seats[seat] for seat in waited_for)
        yield from reminders(at, place, Reminder.DEADLINE, cause, moments, pod.due_ms, who, now_ms)
    key = (place.stage, place.number, place.pod)
    if len(pod.seats) == 1:
        # The deal becomes public at its deadline.
        yield timed(pod.due_ms, SetFault(place, 0, pod.seats[0], Blame.TIMED_OUT), *key, 0)
    elif pod.progress >= NEARLY and not pod.is_extended:
        yield timed(pod.due_ms, Extend(place, pod.due_ms + EXTEND_MS), *key)
    elif at.plan.unfinished is Unfinished.ROBOTS and waited_for:
        slowest = max(waited_for, key=lambda seat: (pod.chair(seat).used_ms, -seat))
        later_ms = max(now_ms, pod.due_ms) + EACH_MS * max(1, len(waited_for) - 1)
        fault = SetFault(place, slowest, pod.seats[slowest], Blame.TIMED_OUT, later_ms)
        yield timed(pod.due_ms, fault, *key, slowest)
    elif at.plan.unfinished is Unfinished.ROBOTS and _is_played_on(at, pod):
        # No member could have moved, so the table goes on; the next one has a day.
        yield timed(pod.due_ms, Extend(place, max(now_ms, pod.due_ms) + EACH_MS), *key)
    else:
        how = at.plan.unfinished
        if how is Unfinished.ROBOTS:
            how = Unfinished.SHARE
        yield timed(pod.due_ms, at_deadline(pod, place, how, scheme_of(at, place.stage)), *key)


def _is_played_on(at: Snapshot, pod: Pod) -> bool:
    """Return true if a robot is to move, and has not been so for longer than a whole round."""
    begun_ms = pod.opened_ms or 0
    longest_ms = 2 * at.plan.round_ms + EXTEND_MS + EACH_MS * len(pod.seats)
    return pod.is_robots_turn and (pod.due_ms or 0) - begun_ms < longest_ms
