"""The one thing that is due at a tournament (chapter "Life cycle")."""

from collections.abc import Iterable
from typing import Final

from rules.contest.director.duties import (
    CallOff,
    Close,
    CloseRound,
    Duty,
    Finish,
    OpenCheckin,
    OpenTable,
    PairRound,
    PutOff,
    Remind,
    Score,
    Start,
    Wait,
)
from rules.contest.director.rounds import rounds_for
from rules.contest.director.snapshot import Entry, Kind, RoundHeld, Snapshot, Status
from rules.contest.pairing.model import Remainder

HOUR_MS: Final = 3_600_000
PUT_OFF_MS: Final = 24 * HOUR_MS
PUT_OFF_TIMES: Final = 2
"""How often a start is put off before the tournament is called off."""
LAST_PART: Final = 4
"""Entrants are asked once more when this part of the time to check in is left: a quarter."""


def next_duty(at: Snapshot, now_ms: int) -> Duty | Wait:
    """What is due now, or until when nothing is.

    It depends on nothing but its arguments. What has been carried out is not due any more, so whoever repeats a
    duty after a failure finds the next one.
    """
    if at.is_paused:
        return Wait(None)
    match at.status:
        case Status.OPEN:
            opens_ms = at.plan.starts_at_ms - at.plan.checkin_ms
            return OpenCheckin() if opens_ms <= now_ms else Wait(opens_ms)
        case Status.CHECKIN:
            return _checkin(at, now_ms)
        case Status.RUNNING:
            return _running(at, now_ms)
        case Status.CLOSING:
            assert at.closing_ms is not None
            ends_ms = at.closing_ms + at.plan.disputes_ms
            return Finish() if ends_ms <= now_ms else Wait(ends_ms)
        case Status.FINISHED | Status.CANCELLED:
            return Wait(None)


def _checkin(at: Snapshot, now_ms: int) -> Duty | Wait:
    plan = at.plan
    if plan.starts_at_ms <= now_ms:
        return _start(at)
    asks_ms = plan.starts_at_ms - plan.checkin_ms // LAST_PART
    if at.is_reminded:
        return Wait(plan.starts_at_ms)
    if now_ms < asks_ms:
        return Wait(asks_ms)
    return Remind(tuple(each.no for each in at.entrants() if not each.is_checked_in))


def _start(at: Snapshot) -> Duty:
    """Entrants who have checked in play, up to the limit; then the bench in its order."""
    plan = at.plan
    here = [each.no for each in _in_turn(at.entries) if each.is_checked_in][: plan.entrants_max]
    if len(here) >= plan.entrants_min:
        return Start(tuple(sorted(here)), rounds_for(plan, len(here)))
    if at.put_off < PUT_OFF_TIMES:
        return PutOff(plan.starts_at_ms + PUT_OFF_MS)
    return CallOff()


def _in_turn(entries: Iterable[Entry]) -> list[Entry]:
    players = [each for each in entries if each.kind is not Kind.SUBSTITUTE]
    return sorted(players, key=lambda each: (each.kind is Kind.BENCH, each.no))


def _running(at: Snapshot, now_ms: int) -> Duty | Wait:
    for number, each in enumerate(at.rounds, start=1):
        duty = _within(number, each)
        if duty is not None:
            return duty
    if any(not each.is_over for each in at.rounds):
        # Tables are being played; whoever keeps their clocks looks again when one has ended.
        return Wait(None)
    number = len(at.rounds) + 1
    if number > at.rounds_wanted or _too_few(at, number):
        return Close()
    begins_ms = _begins_ms(at)
    return PairRound(number) if begins_ms <= now_ms else Wait(begins_ms)


def _within(number: int, held: RoundHeld) -> Duty | None:
    """What is due in a round that has been paired."""
    if held.is_over:
        return None
    for place, pod in enumerate(held.pods):
        if not pod.is_open:
            return OpenTable(number, place)
        if pod.result is not None and not pod.is_scored:
            return Score(number, place)
    return CloseRound(number) if all(pod.is_scored for pod in held.pods) else None


def _too_few(at: Snapshot, number: int) -> bool:
    """Have so many withdrawn or asked to rest that no pod can be filled?"""
    plan = at.plan
    is_full = plan.remainder is Remainder.BYES
    smallest = plan.scheme.wanted if is_full else min(plan.sizes)
    return number > 1 and len(at.playing(number)) < smallest


def _begins_ms(at: Snapshot) -> int:
    """When the next round may be paired: the first at once, later ones at a whole hour outside the quiet spans."""
    if not at.rounds:
        return at.plan.starts_at_ms
    return whole_hour(at.rounds[-1].paired_ms + at.plan.gap_ms, at.quiet)


def whole_hour(from_ms: int, quiet: Iterable[tuple[int, int]]) -> int:
    """The first whole hour from then on that no quiet span covers."""
    moment = -(-from_ms // HOUR_MS) * HOUR_MS
    for start, end in sorted(quiet):
        if start <= moment < end:
            moment = -(-end // HOUR_MS) * HOUR_MS
    return moment
