"""Acts of moderators on a table (specification of hosting, 7.3). Pure functions from a position to a change."""

import dataclasses
from typing import Final

from msgspec.structs import replace

from bot.clocks.clock import Clock, EndedBy, Turn
from bot.clocks.paces import DAY_MS
from bot.clocks.pauses import Pause, PauseKind
from bot.store.rows import MoveKind, SeatRow, Status, TableRow, Timer, TimerKind
from bot.tables import lobby, notices, playing, seating
from bot.tables.errors import TableRefusal
from bot.tables.model import Change, LogEntry, Position, Undo
from bot.tables.names import channel
from rules.core.errors import Refusal
from rules.core.log import Event
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName, Typed, msg

MOST_PAUSE_DAYS: Final = 30
MOST_CHANGE_MS: Final = 30 * DAY_MS
"""The most by which a clock is changed at once."""
RESTORED_MS: Final = 7 * DAY_MS
"""A seat can be given back for this long after its time was up."""


def paused(at: Position, until_ms: int, now_ms: int) -> Change:
    """Stop all clocks until a moment. An earlier pause by moderators ends.

    Raises:
        TableRefusal: not_started or ended.
        Refusal: clock.none.
    """
    _assert_clock(at)
    pauses = (*_ended(at.table, now_ms), Pause(PauseKind.MODERATOR, now_ms, until_ms))
    change = _with_pauses(at, pauses)
    return change.with_timers(Timer(TimerKind.PAUSE, str(at.table.id), until_ms))


def resumed(at: Position, now_ms: int) -> Change:
    """End every pause that people made.

    Raises:
        TableRefusal: not_started or ended.
        Refusal: clock.none or moderate.not_paused.
    """
    _assert_clock(at)
    pauses = _ended(at.table, now_ms, PauseKind.MODERATOR, PauseKind.CONSENT)
    if pauses == at.table.pauses:
        raise Refusal("moderate.not_paused")
    return _with_pauses(at, pauses).without_timers((TimerKind.PAUSE, str(at.table.id)))


def closed(
    at: Position, reason: Msg | None = None, *, is_void: bool = False, is_quiet: bool = False
) -> Change:
    """End the table without a result, in its lobby or in play. `reason` is what its members read about it.

    `is_void` and `is_quiet` are those of `notices.closing`.

    Raises:
        TableRefusal: ended.
    """
    if at.table.status is Status.LOBBY:
        return lobby.called_off(at, at.seats)
    if at.table.status is not Status.PLAYING:
        raise TableRefusal("ended")
    table = replace(at.table, status=Status.CANCELLED, votes=())
    end = notices.closing(table, reason, is_void=is_void, is_quiet=is_quiet)
    told = (end, notices.lobby(table))
    return dataclasses.replace(Change(table, at.seats, at.state, notices=told), undo=Undo.CLEAR)


def ended_as_it_stands(at: Position) -> tuple[Change, tuple[int, ...]]:
    """End a table in play with the ranks that its seats would have if it ended now; return these as well.

    The log shows them, the state stays as it was. Such a table can be verified, and counts for no member.

    Raises:
        TableRefusal: not_started or ended.
        Refusal: moderate.no_ranks, if the title ranks no half-finished table.
    """
    before = at.table
    if before.status is not Status.PLAYING:
        raise TableRefusal("not_started" if before.status is Status.LOBBY else "ended")
    if at.game.interim is None or len(at.seats) < 2:
        raise Refusal("moderate.no_ranks", title=Msg(f"{before.title}.title"))
    ranks = at.game.interim(at.state)
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    places = tuple(msg("table.stands_at", rank=ranks[each], seat=SeatName(each)) for each in order)
    told = msg("table.stands", places=places)
    seq = before.seq + 1
    turn_seq = seq if before.turn_seq == before.seq else before.turn_seq
    table = replace(before, seq=seq, turn_seq=turn_seq, status=Status.CANCELLED, votes=())
    change = Change(
        table,
        at.seats,
        at.state,
        entry=LogEntry(MoveKind.SEAT, order[0], None, (Event(told),)),
        undo=Undo.CLEAR,
        notices=(notices.closing(table, told), notices.lobby(table)),
    )
    return change, ranks


def removed(at: Position, seat: Seat) -> Change:
    """Take a seat from a member: it becomes free in the lobby, and a robot's in play. Their conduct is not affected.

    Raises:
        TableRefusal: ended or not_member_seat.
    """
    row = _seat(at, seat)
    if row is None or (row.member_id is None and not row.is_reserved):
        raise TableRefusal("not_member_seat")
    if at.table.status is Status.LOBBY:
        return lobby.without(at, seat)
    if at.table.status is not Status.PLAYING:
        raise TableRefusal("ended")
    return playing.taken_away(at, seat)


def restored(at: Position, seat: Seat, last: Turn | None, now_ms: int) -> Change:
    """Give a member back the seat that a robot took when their time was up, with the bank of that turn.

    Args:
        last: the seat's turn that ended last.

    Raises:
        TableRefusal: not_started or ended.
        Refusal: clock.none or moderate.nothing_to_restore.
    """
    _assert_clock(at)
    row = _seat(at, seat)
    is_lost = row is not None and row.is_robot and row.away_id is not None
    is_recent = (
        last is not None and last.ended_by is EndedBy.ZERO and last.to_ms >= now_ms - RESTORED_MS
    )
    if row is None or last is None or not (is_lost and is_recent):
        raise Refusal("moderate.nothing_to_restore")
    back = replace(row, member_id=row.away_id, robot_level=None, away_id=None, is_lent=False)
    seats = tuple(back if each.seat == seat else each for each in at.seats)
    change = seating.changed_hands(at, seats, seat, "table.given_back")
    clock = replace(at.table.clocks[seat], left_ms=max(last.before_ms, last.after_ms))
    return dataclasses.replace(change, table=_with_clock(change.table, seat, clock))


def wound(at: Position, seat: Seat, by_ms: int) -> Change:
    """Give a clock more time, or less, down to zero.

    Raises:
        TableRefusal: not_started, ended or not_member_seat.
        Refusal: clock.none, moderate.too_much_time or act.unchanged.
    """
    _assert_clock(at)
    row = _seat(at, seat)
    if row is None or row.member_id is None:
        raise TableRefusal("not_member_seat")
    if abs(by_ms) > MOST_CHANGE_MS:
        raise Refusal("moderate.too_much_time", most=MOST_CHANGE_MS // DAY_MS)
    before = at.table.clocks[seat]
    clock = replace(
        before,
        left_ms=max(0, before.left_ms + by_ms),
        turn_left_ms=max(0, before.turn_left_ms + by_ms),
        # With more time a member is reminded anew, and is in grace again only when that time is up, too.
        in_grace=before.in_grace and by_ms < 0,
        reminded_ms=-1 if by_ms > 0 else before.reminded_ms,
    )
    if clock == before:
        raise Refusal("act.unchanged")
    table = _with_clock(at.table, seat, clock)
    return Change(table, at.seats, at.state, notices=(notices.clocks_moved(table),))


def kept(at: Position, seat: Seat, member_id: int, name: Typed) -> Change:
    """Keep a free seat of the lobby for a member, until they join.

    Raises:
        TableRefusal: already_seated or seat_taken.
    """
    row = _seat(at, seat)
    if at.has(member_id):
        raise Refusal("handover.seated")
    if row is None or not row.is_free or row.is_reserved:
        raise TableRefusal("seat_taken", place=str(seat + 1))
    mine = replace(row, away_id=member_id, name=name)
    seats = tuple(mine if each.seat == seat else each for each in at.seats)
    return Change(at.table, seats, at.state, notices=(notices.lobby(at.table),))


def moved(at: Position, channel_id: int, reason: Typed) -> Change:
    """Move a table to another channel or thread. Its posts are made there again, and the old place gets a link.

    Raises:
        TableRefusal: ended.
        Refusal: moderate.same_place.
    """
    before = at.table
    if before.status not in (Status.LOBBY, Status.PLAYING):
        raise TableRefusal("ended")
    if channel_id in (before.channel_id, before.thread_id):
        raise Refusal("moderate.same_place", place=channel(before.place_id))
    table = replace(
        before,
        channel_id=channel_id,
        thread_id=None,
        lobby=None,
        board=None,
    )
    told = (
        *notices.arrived(table),
        *notices.past(before),
        notices.left_behind(before, reason),
    )
    return Change(table, at.seats, at.state, notices=told)


def unchanged(at: Position) -> Change:
    return Change(at.table, at.seats, at.state)


def _assert_clock(at: Position) -> None:
    if at.table.status is not Status.PLAYING:
        raise TableRefusal("not_started" if at.table.status is Status.LOBBY else "ended")
    if not at.table.clocks:
        raise Refusal("clock.none")


def _seat(at: Position, seat: Seat) -> SeatRow | None:
    return at.seats[seat] if seat in range(len(at.seats)) else None


def _ended(table: TableRow, now_ms: int, *kinds: PauseKind) -> tuple[Pause, ...]:
    """Return the pauses of a table with those of these kinds ended, or else those of moderators."""
    return tuple(
        replace(each, to_ms=max(each.from_ms, now_ms))
        if each.kind in (kinds or (PauseKind.MODERATOR,))
        and (each.to_ms is None or each.to_ms > now_ms)
        else each
        for each in table.pauses
    )


def _with_pauses(at: Position, pauses: tuple[Pause, ...]) -> Change:
    table = replace(at.table, pauses=pauses)
    return Change(table, at.seats, at.state, notices=(notices.clocks_moved(table),))


def _with_clock(table: TableRow, seat: Seat, clock: Clock) -> TableRow:
    changed = tuple(clock if each == seat else other for each, other in enumerate(table.clocks))
    return replace(table, clocks=changed)
