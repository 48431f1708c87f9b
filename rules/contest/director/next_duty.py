"""The one thing that is due at a tournament (chapter "Life cycle")."""

from collections.abc import Iterator

from rules.contest.director.checkin import of_checkin, of_sign_up
from rules.contest.director.duties import Duty, Finish, OpenSeason, OpenTable, Wait
from rules.contest.director.playing import of_stages
from rules.contest.director.snapshot import Snapshot, Status
from rules.contest.director.timed import TimedDuty, timed


def next_duty(at: Snapshot, now_ms: int) -> Duty | Wait:
    """Return the duty that is due now, or the moment until which none is.

    The result depends on the arguments alone. A duty that was carried out is not due again, so a caller that repeats
    one after a failure gets the next. The duty that has been due longest goes first; then they go in the order of the
    life cycle, then by number.
    """
    if at.is_paused:
        return Wait(None)
    first = min(_all(at, now_ms), key=lambda each: each[:3], default=None)
    if first is None:
        return Wait(None)
    return first.duty if first.at_ms <= now_ms else Wait(first.at_ms)


def coming(at: Snapshot, now_ms: int) -> list[TimedDuty]:
    """Return the known duties with their moments, the next first; none while the tournament is paused."""
    return [] if at.is_paused else sorted(_all(at, now_ms), key=lambda each: each[:3])


def tables_to_open(at: Snapshot, now_ms: int) -> list[OpenTable]:
    """Return the tables that are due to open, in order. The opening of one does not depend on another."""
    found = sorted(_all(at, now_ms), key=lambda each: each[:3])
    return [each.duty for each in found if isinstance(each.duty, OpenTable)]


def _all(at: Snapshot, now_ms: int) -> Iterator[TimedDuty]:
    match at.status:
        case Status.OPEN:
            yield from of_sign_up(at)
        case Status.CHECKIN:
            yield from of_checkin(at, now_ms)
        case Status.RUNNING:
            yield from of_stages(at, now_ms)
        case Status.CLOSING:
            assert at.closing_ms is not None
            if at.plan.is_season and not at.is_next_open:
                yield timed(at.closing_ms, OpenSeason())
            yield timed(at.closing_ms + at.plan.disputes_ms, Finish())
        case Status.DRAFT | Status.FINISHED | Status.CANCELLED:
            return
