"""Effects of a change to a table on its clocks. Pure functions."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from bot.clocks import clock as clocks
from bot.clocks.clock import Clock, EndedBy, Turn
from bot.clocks.paces import Pace, read_pace
from bot.clocks.pauses import PauseKind
from bot.clocks.reminders import every_rung
from bot.clocks.spans import NO_FREE_TIME, FreeTime
from bot.store.rows import MoveKind, SeatRow, Status, TableRow
from bot.tables.model import LogEntry, Position
from rules.core.seats import Seat

Free = Mapping[int, FreeTime]
"""The time that each member is not charged at a table. A missing member has none."""
NO_FREE: Free = {}
EndedTurn = tuple[Seat, int | None, Turn]
"""A turn that has ended, with its seat and the member of that time."""


def pace_of(table: TableRow) -> Pace | None:
    """Return the time control of a table; None if it has no clock."""
    return read_pace(table.pace)


def clocked(
    before: Position,
    after: Position,
    entry: LogEntry | None,
    free: Free,
    *,
    at_ms: int,
    now_ms: int,
    by_time: bool,
) -> tuple[TableRow, tuple[EndedTurn, ...]]:
    """Return the table with its clocks after a change, and the turns that the change ended.

    Args:
        at_ms: the moment of the change, by Discord's clock.
        now_ms: the moment at which the bot handles it.
        by_time: whether a deadline made the change; a seat that then changes hands has run out of time.
    """
    table = after.table
    pace = pace_of(table)
    if pace is None or table.seq < 0:
        return table, ()
    held = table.clocks or (clocks.new_clock(pace),) * len(after.seats)
    waits = after.waiting()
    result: list[Clock] = []
    ended: list[EndedTurn] = []
    for seat, clock in enumerate(held):
        old, new = before.seats[seat], after.seats[seat]
        own_free = NO_FREE_TIME if old.member_id is None else free.get(old.member_id, NO_FREE_TIME)
        is_left = old.member_id is not None and new.member_id != old.member_id
        is_lent = new.is_lent and not old.is_lent
        is_over = is_left or is_lent or seat not in waits or _is_back(before, after, entry, seat)
        if clock.is_asked and is_over and old.member_id is not None:
            clock, turn = clocks.stopped(
                clock,
                pace,
                own_free,
                at_ms=at_ms,
                now_ms=now_ms,
                ended_by=_ended_by(seat, entry, is_lost=is_left or is_lent, by_time=by_time),
            )
            ended.append((seat, old.member_id, turn))
        if is_lent:
            clock = replace(clock, left_ms=max(clock.left_ms, pace.floor_ms))
        if new.is_lent:
            clock = clocks.idle(clock, is_asked=False)
        elif new.member_id is None:
            clock = clocks.idle(clock, is_asked=seat in waits)
        elif old.member_id is None and before.table.seq >= 0:
            clock = _sat_down(clock, pace, old, new, held, after, at_ms=at_ms)
        elif is_left:
            # Handed over: the new member has a fair clock, which starts with their first board.
            clock = _sat_down(clock, pace, old, new, held, after, at_ms=at_ms)
            clock = clocks.asked(clock, table.seq) if seat in waits else clock
        elif seat in waits and not clock.is_asked:
            clock = clocks.asked(clock, table.seq)
        elif clock.awaits_vote and entry is not None and entry.seat == seat:
            # The member is back in the middle of the turn, so there is nothing left to vote on.
            clock = clocks.back_in_grace(clock, min(at_ms, now_ms))
        result.append(clock)
    table = replace(table, clocks=tuple(result))
    return armed(table, after.seats, free), tuple(ended)


def _is_back(before: Position, after: Position, entry: LogEntry | None, seat: Seat) -> bool:
    """Return whether a turn was taken back by consent, so that the next board calls a seat that was asked before."""
    is_undo = entry is not None and entry.kind is MoveKind.UNDO
    is_new = is_undo and after.question_seqs[seat] > before.question_seqs[seat]
    return is_new and after.seats[seat].member_id != after.table.acting_id


def told(table: TableRow, seats: tuple[SeatRow, ...], free: Free, *, at_ms: int) -> TableRow:
    """Start the clocks of the members with a question on the table's newest board, after its post."""
    if not table.clocks or table.status is not Status.PLAYING:
        return table
    running = tuple(
        clocks.told(clock, at_ms)
        if row.member_id is not None and clock.asked_seq <= table.board_seq
        else clock
        for clock, row in zip(table.clocks, seats, strict=True)
    )
    return armed(replace(table, clocks=running), seats, free)


def armed(table: TableRow, seats: tuple[SeatRow, ...], free: Free) -> TableRow:
    """Return the table with the next moment at which its clocks must be checked.

    If free time is added later, the moment comes too early. It never comes too late.
    """
    pace = pace_of(table)
    moments = [
        moment
        for clock, row in zip(table.clocks, seats, strict=False)
        if pace is not None and row.member_id is not None
        for moment in _moments(clock, pace, free.get(row.member_id, NO_FREE_TIME))
    ]
    return replace(table, due_ms=min(moments, default=None))


def still_lent(
    seats: tuple[SeatRow, ...], waits: Iterable[Seat], entry: LogEntry | None, *, by_time: bool
) -> tuple[SeatRow, ...]:
    """Return the seats after a change: one is lent until its turn ends, or its member moves."""
    if not any(row.is_lent for row in seats):
        return seats
    mover = None if by_time or entry is None else entry.seat
    return tuple(
        replace(row, is_lent=row.is_lent and row.seat in waits and row.seat != mover)
        for row in seats
    )


@dataclass(frozen=True, slots=True)
class SeatTime:
    """Reading of a seat's clock."""

    zero_ms: int | None
    """The moment at which its time will be up, as things are; None for never."""
    asleep_until_ms: int | None
    """The moment at which the member wakes; None if the member is awake or has set no hours."""
    left_ms: int
    grace_ends_ms: int | None = None
    """End of grace, while it runs."""
    paused_until_ms: int | None = None
    """End of the pause, while the table pauses."""


def times(
    at: Position, free: Free, asleep: Mapping[int, int], now_ms: int
) -> Mapping[Seat, SeatTime]:
    """Return the clocks of the members whose moves the table waits for, as if a board were posted now."""
    pace = pace_of(at.table)
    shown: dict[Seat, SeatTime] = {}
    for seat in at.waiting() if pace is not None and at.table.clocks else ():
        assert pace is not None
        member = at.seats[seat].member_id
        if member is None:
            continue
        own_free = free.get(member, NO_FREE_TIME)
        clock = at.table.clocks[seat]
        running = clocks.told(clock, now_ms)
        pauses = [
            each.to_ms
            for each in at.table.pauses
            if each.kind is not PauseKind.UNREACHABLE and each.covers(now_ms)
        ]
        shown[seat] = SeatTime(
            zero_ms=clocks.zero(running, own_free),
            asleep_until_ms=asleep.get(member),
            left_ms=clocks.left_at(clock, own_free, now_ms),
            grace_ends_ms=clocks.end_of_grace(clock, pace, own_free) if clock.in_grace else None,
            paused_until_ms=max((each for each in pauses if each is not None), default=None),
        )
    return shown


def _moments(clock: Clock, pace: Pace, free: FreeTime) -> Iterator[int]:
    """Yield the next moments of a running clock: its next reminder, otherwise the end of grace."""
    if clock.since_ms is None:
        return
    last_call = clocks.last_call(clock, pace)
    if last_call is not None and last_call > clock.reminded_ms:
        moment = free.due(clock.since_ms, last_call)
        if moment is not None:
            yield moment
    for _, charged in every_rung(clock, pace):
        if (
            charged > clock.reminded_ms
            and (moment := free.due(clock.since_ms, charged)) is not None
        ):
            yield moment
            return
    if (end := clocks.end_of_grace(clock, pace, free)) is not None:
        yield end


def _ended_by(seat: Seat, entry: LogEntry | None, *, is_lost: bool, by_time: bool) -> EndedBy:
    if is_lost:
        return EndedBy.ZERO if by_time else EndedBy.LEAVE
    if entry is not None and entry.kind is MoveKind.MOVE and entry.seat == seat:
        return EndedBy.MOVE
    return EndedBy.OTHER


def _sat_down(
    clock: Clock,
    pace: Pace,
    old: SeatRow,
    new: SeatRow,
    held: tuple[Clock, ...],
    after: Position,
    *,
    at_ms: int,
) -> Clock:
    """Return the clock of a member who has just taken a robot's seat: their own earlier clock, or a fair one."""
    if old.away_id == new.member_id:
        return clocks.returned(clock, pace, at_ms)
    others = [
        other.left_ms
        for other, row in zip(held, after.seats, strict=True)
        if row.seat != new.seat and row.member_id is not None
    ]
    return clocks.taken(clock, pace, others, at_ms)
