"""The time before the start: check-in, and the list of players (section "Check-in")."""

from collections.abc import Iterable, Iterator
from typing import Final

from rules.contest.director.duties import (
    CallOff,
    Duty,
    OpenCheckin,
    PutOff,
    Remind,
    Reminder,
    Start,
)
from rules.contest.director.plan import DAY_MS
from rules.contest.director.snapshot import Entry, Kind, Snapshot
from rules.contest.director.teams import full_teams
from rules.contest.director.timed import TimedDuty, timed

PUT_OFF_MS: Final = DAY_MS
PUT_OFF_TIMES: Final = 2
"""The number of times that a start is put off before the tournament is called off."""
LAST_PART: Final = 4
"""Entrants are asked once more when this part of the time to check in is left: a quarter."""


def of_sign_up(at: Snapshot) -> Iterator[TimedDuty]:
    yield timed(at.plan.starts_at_ms - at.plan.checkin_ms, OpenCheckin())


def of_checkin(at: Snapshot, now_ms: int) -> Iterator[TimedDuty]:
    plan = at.plan
    late_ms = _late_ms(at)
    if 2 * late_ms > plan.checkin_ms:
        # Check-in opened so late that members had less than half the time: move everything by the time lost.
        yield timed(0, PutOff(plan.starts_at_ms + late_ms, is_counted=False))
        return
    missing = tuple(
        each.no
        for each in at.entries
        if each.kind is not Kind.SUBSTITUTE
        and not each.is_checked_in
        and each.dropped_round is None
    )
    cause = f"checkin:{at.put_off}"
    if missing and cause not in at.reminded and now_ms < plan.starts_at_ms:
        asks_ms = plan.starts_at_ms - plan.checkin_ms // LAST_PART
        yield timed(asks_ms, Remind(cause, Reminder.CHECKIN, missing, plan.starts_at_ms))
    yield timed(plan.starts_at_ms, _start(at))


def _late_ms(at: Snapshot) -> int:
    """Return the delay of check-in after its announced moment, as long as the start has not been put off."""
    if at.checkin_opened_ms is None or at.put_off:
        return 0
    return at.checkin_opened_ms - (at.plan.starts_at_ms - at.plan.checkin_ms)


def _start(at: Snapshot) -> Duty:
    """Start with the entrants who have checked in, up to the limit; then the bench in its order.

    A team takes part only if all its places are taken and all its members have checked in.
    """
    plan = at.plan
    here = [each.no for each in _ready(at)][: plan.entrants_max]
    if len(here) >= plan.entrants_min:
        return Start(tuple(sorted(here)))
    if at.put_off < PUT_OFF_TIMES:
        return PutOff(plan.starts_at_ms + PUT_OFF_MS)
    return CallOff()


def _ready(at: Snapshot) -> list[Entry]:
    """Return the entrants who may play, in turn: those of a team together."""
    here = [each for each in _in_turn(at.entries) if each.is_checked_in]
    if not at.plan.team_size:
        return here
    full = full_teams(at, {each.no for each in here})
    return [each for team in full for each in here if each.team == team]


def _in_turn(entries: Iterable[Entry]) -> list[Entry]:
    players = [
        each for each in entries if each.kind is not Kind.SUBSTITUTE and each.dropped_round is None
    ]
    return sorted(players, key=lambda each: (each.kind is Kind.BENCH, each.no))
