"""Ballots: voters, outcomes, and deadlines. Pure functions (specification of hosting, 3.6).

Single votes stay secret. The number of votes is public while a ballot is open, their choices once it is decided.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from msgspec.structs import replace

from bot.clocks.paces import DAY_MS, MINUTE_MS
from bot.clocks.spans import FOREVER
from bot.store.people.ballots import Ballot, Voice
from bot.store.rows import Notice, Status, Timer, TimerKind
from bot.tables import notices, seating
from bot.tables.errors import NotSeated
from bot.tables.model import Actor, Position
from rules.core.errors import Refusal
from rules.core.seats import Seat


class BallotKind(StrEnum):
    """Subject of a ballot."""

    KICK = "kick"
    """Shall a robot take the seat of a member who is out of time?"""
    ZERO = "zero"
    """The consequence at the end of grace, at a table with that rule."""
    PAUSE = "pause"
    RESUME = "resume"
    """Shall the clocks run at once after a pause was ended?"""
    REOPEN = "reopen"
    """Shall a table that was called off go on?"""
    HERE = "here"
    """Are all members here, so that a live table starts?"""
    END = "end"
    """Shall a table end after a concession?"""
    OPEN = "open"
    """May others take a seat whose guest has left and knows its secrets?"""
    BACK = "back"
    """Shall the table go back to before a member's last turn?"""


YES: Final = "yes"
NO: Final = "no"
MORE: Final = "more"
ROBOT: Final = "robot"
END: Final = "end"
HERE: Final = "here"
LAPSED: Final = "lapsed"
"""The outcome of a ballot that had nothing left to decide."""

CHOICES: Final = {
    BallotKind.KICK: (YES, NO),
    BallotKind.ZERO: (MORE, ROBOT, END),
    BallotKind.PAUSE: (YES, NO),
    BallotKind.RESUME: (YES, NO),
    BallotKind.REOPEN: (YES, NO),
    BallotKind.HERE: (HERE,),
    BallotKind.END: (YES, NO),
    BallotKind.OPEN: (YES, NO),
    BallotKind.BACK: (YES, NO),
}
OPEN_MS: Final = {
    BallotKind.KICK: DAY_MS,
    BallotKind.ZERO: DAY_MS,
    BallotKind.PAUSE: 3 * DAY_MS,
    BallotKind.RESUME: 3 * DAY_MS,
    BallotKind.REOPEN: DAY_MS,
    BallotKind.HERE: 5 * MINUTE_MS,
    BallotKind.END: DAY_MS,
    BallotKind.OPEN: DAY_MS,
    BallotKind.BACK: DAY_MS,
}
"""Open time of a ballot of each kind."""
TOGETHER = 2
"""A seat is taken from a member by at least this many others, if there are as many."""


def electors(at: Position, ballot: Ballot, without: Collection[int] = ()) -> tuple[int, ...]:
    """Return the voters: all members with a seat but the subject and those in `without`."""
    silent = {ballot.subject_id, *without}
    return tuple(member for member in at.members() if member not in silent)


def opened(
    at: Position,
    ballots: Sequence[Ballot],
    kind: BallotKind,
    actor: Actor | None,
    now_ms: int,
    *,
    seat: Seat | None = None,
    subject_id: int | None = None,
    asked_seq: int = -1,
    until_ms: int | None = None,
) -> Ballot:
    """Return a new ballot beside `ballots`, all that the table had.

    Its initiator agrees; `actor` is None if a deadline asks.

    With `until_ms` it closes then at the latest.

    Raises:
        Refusal: ballot.open, if the table has one of this kind that has something to decide.
    """
    running = open_one(ballots, kind)
    if running is not None and not lapses(at, running):
        raise Refusal("ballot.open")
    voices = () if actor is None else (Voice(actor.member_id, CHOICES[kind][0]),)
    return Ballot(
        number=1 + max((each.number for each in ballots), default=0),
        kind=kind,
        by_id=None if actor is None else actor.member_id,
        opened_ms=now_ms,
        closes_ms=min(now_ms + OPEN_MS[kind], FOREVER if until_ms is None else until_ms),
        seat=seat,
        subject_id=subject_id,
        asked_seq=asked_seq,
        until_ms=until_ms,
        voices=voices,
    )


def open_one(ballots: Sequence[Ballot], kind: BallotKind) -> Ballot | None:
    """Return the ballot of this kind that is open."""
    return next((each for each in ballots if each.kind == kind and each.outcome is None), None)


def numbered(ballots: Sequence[Ballot], number: int) -> Ballot:
    """Return the ballot with a number.

    Raises:
        Refusal: ui.outdated, if the table has no such ballot.
    """
    for ballot in ballots:
        if ballot.number == number:
            return ballot
    raise Refusal("ui.outdated")


def voiced(
    at: Position, ballot: Ballot, actor: Actor, choice: str, without: Collection[int] = ()
) -> Ballot:
    """Return the ballot with a member's voice in place of their earlier one.

    Raises:
        NotSeated: they have no seat.
        Refusal: ballot.closed, ballot.about_you, ballot.on_vacation, back.yours, back.no_voice, act.unchanged, or
            ui.outdated for a choice that there is not.
    """
    if ballot.outcome is not None:
        raise Refusal("ballot.closed")
    if actor.member_id not in electors(at, ballot, without):
        raise _voiceless(at, ballot, actor)
    if choice not in CHOICES[BallotKind(ballot.kind)]:
        raise Refusal("ui.outdated")
    if Voice(actor.member_id, choice) in ballot.voices:
        raise Refusal("act.unchanged")
    others = (each for each in ballot.voices if each.member_id != actor.member_id)
    voices = sorted((*others, Voice(actor.member_id, choice)), key=lambda each: each.member_id)
    return replace(ballot, voices=tuple(voices))


def _voiceless(at: Position, ballot: Ballot, actor: Actor) -> Refusal:
    """Return why a member has no voice."""
    is_back = ballot.kind == BallotKind.BACK
    if at.seat_of(actor.member_id) is None:
        return NotSeated()
    if actor.member_id == ballot.subject_id:
        return Refusal("back.yours" if is_back else "ballot.about_you")
    return Refusal("back.no_voice" if is_back else "ballot.on_vacation")


def lapses(at: Position, ballot: Ballot) -> bool:
    """Return whether the ballot has nothing left to decide.

    The subject has left the seat or has another question, or the table is over. For a table that is to be opened again:
    it is in play. For a turn to be taken back: the log has grown.
    """
    if ballot.kind == BallotKind.REOPEN:
        return at.table.status is not Status.CANCELLED
    if ballot.kind == BallotKind.HERE:
        return at.table.status is not Status.LOBBY
    if at.table.status is not Status.PLAYING:
        return True
    if ballot.seat is None:
        return False
    if ballot.kind == BallotKind.OPEN:
        guest = seating.bound_to(at, ballot.seat)
        return guest is None or guest.member_id != ballot.subject_id
    if ballot.kind == BallotKind.ZERO:
        waits = at.table.clocks[ballot.seat].awaits_vote
        return at.seats[ballot.seat].member_id != ballot.subject_id or not waits
    asked_seq = at.table.seq if ballot.kind == BallotKind.BACK else at.question_seqs[ballot.seat]
    is_same = asked_seq == ballot.asked_seq
    return at.seats[ballot.seat].member_id != ballot.subject_id or not is_same


def outcome(at: Position, ballot: Ballot, now_ms: int, without: Collection[int] = ()) -> str | None:
    """Return the outcome of a ballot; None if it stays open. Voices of members who have left the table do not count."""
    if lapses(at, ballot):
        return LAPSED
    voters = electors(at, ballot, without)
    given = [each.choice for each in ballot.voices if each.member_id in voters]
    is_over = now_ms >= ballot.closes_ms or len(given) == len(voters)
    return _COUNTS[BallotKind(ballot.kind)](_Count(given, len(voters), is_over))


@dataclass(frozen=True, slots=True)
class _Count:
    """The voices that count, the number of voters, and whether no more can come."""

    given: Sequence[str]
    voters: int
    is_over: bool


def _by_majority(count: _Count) -> str | None:
    """Decide by more than half of the voters, and at least two of them unless there is only one."""
    yes = count.given.count(YES)
    if 2 * yes > count.voters and yes >= min(TOGETHER, count.voters):
        return YES
    return NO if count.is_over else None


def _by_all(count: _Count) -> str | None:
    if count.voters and count.given.count(YES) == count.voters:
        return YES
    return NO if count.is_over else None


def _by_consent(count: _Count) -> str | None:
    """Decide by all voters, against it by one. Robots have no voice, so without voters it is decided."""
    if NO in count.given:
        return NO
    if count.given.count(YES) == count.voters:
        return YES
    return NO if count.is_over else None


def _by_presence(count: _Count) -> str | None:
    if count.voters and count.given.count(HERE) == count.voters:
        return YES
    return NO if count.is_over else None


def _by_most(count: _Count) -> str | None:
    """Decide by the most voices. In a tie, and without votes, a robot plays on."""
    counts = {choice: count.given.count(choice) for choice in (MORE, ROBOT, END)}
    most = max(counts.values())
    best = [choice for choice, voices in counts.items() if voices == most]
    if count.is_over:
        return best[0] if len(best) == 1 else ROBOT
    return best[0] if 2 * most > count.voters else None


_COUNTS: Final[dict[BallotKind, Callable[[_Count], str | None]]] = {
    BallotKind.KICK: _by_majority,
    BallotKind.ZERO: _by_most,
    BallotKind.PAUSE: _by_all,
    BallotKind.RESUME: _by_all,
    BallotKind.REOPEN: _by_all,
    BallotKind.HERE: _by_presence,
    BallotKind.END: _by_all,
    BallotKind.OPEN: _by_majority,
    BallotKind.BACK: _by_consent,
}


def due_of(at: Position, ballot: Ballot) -> Timer:
    """Return the timer that closes a ballot."""
    return Timer(TimerKind.BALLOT, f"{at.table.id}:{ballot.number}", ballot.closes_ms)


def post_of(at: Position, ballot: Ballot) -> Notice:
    """Post a ballot, or bring its post up to date."""
    return notices.ballot(at.table, ballot.number)
