"""The clock of a seat: functions that start it, stop it and give it time. Pure (ADR 15)."""

from collections.abc import Sequence
from enum import StrEnum
from statistics import median

import msgspec
from msgspec.structs import replace

from bot.clocks.paces import HOUR_MS, Pace
from bot.clocks.spans import FreeTime
from bot.clocks.vacation import LAST_CALL_MS
from rules.core.errors import Refusal


class EndedBy(StrEnum):
    """Cause of the end of a turn."""

    MOVE = "move"
    """The seat's own move."""
    OTHER = "other"
    """The move of another seat, or a move taken back."""
    ZERO = "zero"
    LEAVE = "leave"


class Clock(msgspec.Struct, frozen=True):
    """The clock of one seat."""

    left_ms: int
    """The bank at `since_ms`, or now if the clock stands still."""
    since_ms: int | None = None
    """The moment at which the clock began to run in this turn; None if it stands still."""
    turn: int = 0
    """The number of the seat's turn, counted from 1; 0 before the first."""
    asked_seq: int = 0
    """The log entry with which the turn began."""
    turn_left_ms: int = 0
    """`left_ms` when the turn began; reminders are fractions of it."""
    in_grace: bool = False
    """True if the member has been told that time is up, and grace runs."""
    reminded_ms: int = -1
    """Reminders due after this much charged time, or less, have been dealt with."""
    gifts_ms: int = 0
    """Time that others have given in this turn."""
    streak: int = 0
    """Number of turns in a row that ended because time was up."""
    is_asked: bool = False
    """True if the table waits for this seat."""
    givers: tuple[int, ...] = ()
    """The members who have given time in this turn."""
    awaits_vote: bool = False
    """True if time is up, and the clock stands until the others have voted on the consequence."""

    @property
    def is_running(self) -> bool:
        return self.since_ms is not None


class Turn(msgspec.Struct, frozen=True):
    """A turn that has ended, as the ledger stores it."""

    turn: int
    from_ms: int
    to_ms: int
    charged_ms: int
    before_ms: int
    """The bank when the turn began."""
    after_ms: int
    ended_by: EndedBy

    @property
    def was_ahead(self) -> bool:
        """True if the member moved before the turn was announced: by a pre-move or auto-answer, as a rule."""
        return self.ended_by is EndedBy.MOVE and self.from_ms == self.to_ms


def new_clock(pace: Pace) -> Clock:
    """Return the clock of a member's seat when the table starts."""
    return Clock(left_ms=pace.bank_ms)


def asked(clock: Clock, seq: int) -> Clock:
    """Return the clock of a seat for which the table begins to wait at log entry `seq`.

    It stands still until the member is pinged.
    """
    return replace(
        clock,
        since_ms=None,
        turn=clock.turn + 1,
        asked_seq=seq,
        turn_left_ms=clock.left_ms,
        in_grace=False,
        reminded_ms=-1,
        gifts_ms=0,
        givers=(),
        is_asked=True,
        awaits_vote=False,
    )


def told(clock: Clock, at_ms: int) -> Clock:
    """Start the clock, unless it runs: Discord has accepted the post that announces the turn."""
    starts = clock.is_asked and not clock.is_running and not clock.awaits_vote
    return replace(clock, since_ms=at_ms) if starts else clock


def stopped(
    clock: Clock, pace: Pace, free: FreeTime, *, at_ms: int, now_ms: int, ended_by: EndedBy
) -> tuple[Clock, Turn]:
    """End the turn.

    Args:
        at_ms: the moment of the member's act by Discord's clock; moved into the time between the ping and now.
        now_ms: the moment at which the bot handles it.
    """
    since = clock.since_ms
    if since is None:
        # A member who answers before the announcement is charged no time.
        since = at_ms = min(at_ms, now_ms)
    else:
        at_ms = min(max(at_ms, since), max(now_ms, since))
    used = free.charge(since, at_ms)
    left = max(0, clock.left_ms + clock.gifts_ms - used)
    is_move = ended_by is EndedBy.MOVE
    after = min(pace.cap_ms, left + (pace.increment_ms if is_move else 0))
    turn = Turn(
        turn=clock.turn,
        from_ms=since,
        to_ms=at_ms,
        charged_ms=used,
        before_ms=clock.turn_left_ms,
        after_ms=after,
        ended_by=ended_by,
    )
    streak = 0 if is_move else clock.streak + (ended_by is EndedBy.ZERO)
    return replace(
        clock,
        left_ms=after,
        since_ms=None,
        in_grace=False,
        gifts_ms=0,
        givers=(),
        streak=streak,
        is_asked=False,
        awaits_vote=False,
    ), turn


def voted_on(clock: Clock, pace: Pace, free: FreeTime, now_ms: int) -> tuple[Clock, Turn]:
    """End the turn after grace. The next one stands until the other members have voted."""
    end = end_of_grace(clock, pace, free)
    ended, turn = stopped(
        clock,
        pace,
        free,
        at_ms=now_ms if end is None else end,
        now_ms=now_ms,
        ended_by=EndedBy.ZERO,
    )
    return replace(asked(ended, clock.asked_seq), awaits_vote=True), turn


def back_in_grace(clock: Clock, at_ms: int) -> Clock:
    """Let the turn go on because the member moves while the others vote: grace runs again, from now."""
    return replace(clock, since_ms=at_ms, in_grace=True, reminded_ms=0, awaits_vote=False)


def reprieved(clock: Clock, pace: Pace, at_ms: int) -> Clock:
    """Let the member go on after the vote, with an increment, or an hour if that is more."""
    left = max(clock.left_ms, min(pace.cap_ms, max(pace.increment_ms, HOUR_MS)))
    return replace(
        clock,
        left_ms=left,
        turn_left_ms=left,
        since_ms=at_ms,
        reminded_ms=-1,
        awaits_vote=False,
    )


def idle(clock: Clock, *, is_asked: bool) -> Clock:
    """Return the clock of a seat that a robot plays: it stands still and earns no time."""
    return replace(
        clock,
        since_ms=None,
        gifts_ms=0,
        givers=(),
        in_grace=False,
        is_asked=is_asked,
        awaits_vote=False,
    )


def given(clock: Clock, pace: Pace, free: FreeTime, now_ms: int, *, giver: int) -> Clock:
    """Give the seat an increment from another member. Gifts beyond the cap are cut.

    Raises:
        Refusal: clock.given_already or clock.enough_given.
    """
    if giver in clock.givers:
        raise Refusal("clock.given_already")
    gifts = min(pace.cap_ms, clock.gifts_ms + pace.increment_ms)
    if gifts == clock.gifts_ms:
        raise Refusal("clock.enough_given")
    richer = replace(clock, gifts_ms=gifts, givers=(*clock.givers, giver))
    if left_at(richer, free, now_ms) > 0:
        richer = replace(richer, in_grace=False)
    return richer


def returned(clock: Clock, pace: Pace, at_ms: int) -> Clock:
    """Return the clock of a member after taking back a seat from a robot.

    After running out of time, the member has at least the floor. After leaving by choice, the member has only the time
    that was left. Otherwise leaving and coming back would earn time.
    """
    left = clock.left_ms
    if clock.streak > 0 and left == 0:
        left = pace.floor_ms
    return replace(_seated(clock, left, at_ms), streak=clock.streak)


def taken(clock: Clock, pace: Pace, others_ms: Sequence[int], at_ms: int) -> Clock:
    """Return a fair clock for another member in the seat: at least the median of the other clocks.

    Args:
        others_ms: the time that each other member has left.
    """
    fair = int(median(others_ms)) if others_ms else pace.bank_ms
    return _seated(clock, max(clock.left_ms, pace.floor_ms, fair), at_ms)


def zero(clock: Clock, free: FreeTime) -> int | None:
    """Return the moment at which the bank is used up; None if the clock stands still or never gets there."""
    if clock.since_ms is None:
        return None
    return free.due(clock.since_ms, clock.left_ms + clock.gifts_ms)


def last_call(clock: Clock, pace: Pace) -> int | None:
    """Return the charged time after which a vacation day may begin by itself; None if the pace knows no vacations."""
    charged = clock.left_ms + clock.gifts_ms - LAST_CALL_MS
    return charged if pace.vacations and charged > 0 else None


def end_of_grace(clock: Clock, pace: Pace, free: FreeTime) -> int | None:
    """Return the moment at which a robot takes the seat; None as for `zero`."""
    if clock.since_ms is None:
        return None
    return free.due(clock.since_ms, clock.left_ms + clock.gifts_ms + pace.grace_ms)


def left_at(clock: Clock, free: FreeTime, now_ms: int) -> int:
    """Return the time that the seat has left now; negative in grace."""
    used = 0 if clock.since_ms is None else free.charge(clock.since_ms, now_ms)
    return clock.left_ms + clock.gifts_ms - used


def _seated(clock: Clock, left_ms: int, at_ms: int) -> Clock:
    return replace(
        clock,
        left_ms=left_ms,
        turn=clock.turn + clock.is_asked,
        turn_left_ms=left_ms,
        gifts_ms=0,
        givers=(),
        in_grace=False,
        reminded_ms=-1,
        streak=0,
        since_ms=at_ms if clock.is_asked else None,
        awaits_vote=False,
    )
