"""Seats before the first move. Pure functions from a position to a change."""

import dataclasses
from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from bot.clocks.paces import NO_CLOCK, read_pace
from bot.store.rows import MoveKind, SeatRow, Secrets, Status
from bot.tables import notices
from bot.tables.beginnings import begun, told
from bot.tables.errors import NotSeated, TableRefusal
from bot.tables.model import Actor, Change, LogEntry, Position
from rules.core.engine import Step
from rules.core.errors import Refusal
from rules.core.game import RobotLevel
from rules.core.seats import Seat
from rules.core.text import Typed, msg


def join(position: Position, actor: Actor, seat: Seat | None = None) -> Change:
    """Take the named seat, or else the one that is reserved for this member, or else the first free one.

    Raises:
        TableRefusal: ended, not_in_lobby, already_seated, full, reserved or, with `seat`, seat_taken.
    """
    _assert_lobby(position)
    if position.seat_of(actor.member_id) is not None:
        raise TableRefusal("already_seated")
    kept = next((row for row in position.seats if row.away_id == actor.member_id), None)
    free = kept or _first_free(position) if seat is None else _named(position, actor, seat)
    return _seated(
        position, replace(free, member_id=actor.member_id, away_id=None, name=actor.name)
    )


def reserve(position: Position, actor: Actor, member_id: int, name: Typed) -> Change:
    """Keep the first free seat for an invited member.

    Raises:
        TableRefusal: ended, not_in_lobby, not_seated or full.
        Refusal: invite.has_seat, invite.is_kept or invite.all_kept.
    """
    _assert_lobby(position)
    _assert_belongs(position, actor)
    if position.seat_of(member_id) is not None:
        raise Refusal("invite.has_seat")
    if position.has(member_id):
        raise Refusal("invite.is_kept")
    free = [row for row in position.seats if row.is_free]
    if free and not has_room(position):
        raise Refusal("invite.all_kept", name=free[0].name, place=str(free[0].seat + 1))
    return _seated(position, replace(_first_free(position), away_id=member_id, name=name))


def assert_may_invite(position: Position, actor: Actor) -> None:
    """Raise `TableRefusal`: ended, not_in_lobby or not_seated."""
    _assert_lobby(position)
    _assert_belongs(position, actor)


def has_room(position: Position) -> bool:
    """Return whether a seat is free and not reserved."""
    return any(row.is_free and not row.is_reserved for row in position.seats)


def may_choose(position: Position, seat: Seat | None) -> bool:
    """Return whether this is a free seat of a table that goes on from a record. Members choose their seats there."""
    goes_on = position.table.status is Status.LOBBY and position.table.goes_on
    return goes_on and any(row.seat == seat and row.is_free for row in position.seats)


def _named(position: Position, actor: Actor, seat: Seat) -> SeatRow:
    """Return a free seat that this member may take.

    Raises:
        TableRefusal: seat_taken or reserved.
    """
    if seat not in range(len(position.seats)) or not position.seats[seat].is_free:
        raise TableRefusal("seat_taken", place=str(seat + 1))
    row = position.seats[seat]
    if row.away_id not in (None, actor.member_id):
        raise TableRefusal("reserved", name=row.name, place=str(seat + 1))
    return row


def leave(position: Position, actor: Actor) -> Change:
    """Free a member's own seat; the seats after it move up, unless each has its own past.

    Raises:
        TableRefusal: ended, not_in_lobby or not_seated.
    """
    _assert_lobby(position)
    seat = position.seat_of(actor.member_id)
    if seat is None:
        raise NotSeated
    return without(position, seat)


def add_robot(position: Position, actor: Actor, level: int) -> Change:
    """Give the first free seat to a robot.

    Raises:
        TableRefusal: ended, not_in_lobby, not_seated, no_such_level, full or reserved.
    """
    _assert_lobby(position)
    _assert_belongs(position, actor)
    try:
        robot_level = RobotLevel(level)
    except ValueError:
        raise TableRefusal("no_such_level") from None
    return _seated(position, replace(_first_free(position), robot_level=robot_level))


def remove_robot(position: Position, actor: Actor) -> Change:
    """Free the last robot's seat.

    Raises:
        TableRefusal: ended, not_in_lobby, not_seated or no_robot.
    """
    _assert_lobby(position)
    _assert_belongs(position, actor)
    robots = [row.seat for row in position.seats if row.is_robot]
    if not robots:
        raise TableRefusal("no_robot")
    return without(position, robots[-1])


def free_seat(position: Position, actor: Actor, seat: Seat, *, has_left: bool) -> Change:
    """Free a seat whose member has left the server, or that is reserved for a member who has not joined.

    The opener of the table may free any seat.

    Raises:
        TableRefusal: ended, not_in_lobby, not_seated, not_member_seat or host_frees.
    """
    _assert_lobby(position)
    _assert_belongs(position, actor)
    if seat in range(len(position.seats)) and position.seats[seat].is_reserved:
        return without(position, seat)
    row = member_row(position, actor, seat)
    if not has_left and actor.member_id != position.table.opener_id:
        raise TableRefusal("host_frees", name=row.name)
    return without(position, seat)


def left_server(position: Position, seat: Seat) -> Change:
    """Free the seat of a member who has left the server. The table is called off if it was the opener's alone.

    If the opener has left, the first remaining member becomes the opener.
    """
    row, table = position.seats[seat], position.table
    change = without(position, seat)
    if row.member_id == table.opener_id:
        seated = [each.member_id for each in change.seats if each.member_id is not None]
        if not seated:
            return called_off(position, change.seats)
        table = replace(table, opener_id=seated[0])
    told = notices.notice(table, msg("table.left_lobby", member=row.name))
    return dataclasses.replace(change, table=table, notices=(notices.lobby(table), told))


def cancel(position: Position, actor: Actor) -> Change:
    """Call the table off before it starts.

    Raises:
        TableRefusal: ended, not_in_lobby or not_opener.
    """
    _assert_lobby(position)
    if actor.member_id != position.table.opener_id:
        raise TableRefusal("not_opener")
    return called_off(position, position.seats)


def called_off(position: Position, seats: tuple[SeatRow, ...]) -> Change:
    """Close a table in its lobby without members."""
    table = replace(position.table, status=Status.CANCELLED)
    return Change(table, seats, None, notices=(notices.lobby(table),))


def start(position: Position, actor: Actor, secrets: Secrets) -> Change:
    """Set the table up and begin play.

    Raises:
        TableRefusal: ended, not_in_lobby, not_seated, empty_seats or not_all_here.
    """
    assert_may_start(position, actor)
    if must_gather(position):
        raise TableRefusal("not_all_here")
    return started(position, secrets)


def assert_may_start(position: Position, actor: Actor) -> None:
    """Refuse to start, unless a member of the table asks and all seats are taken.

    Raises:
        TableRefusal: ended, not_in_lobby, not_seated, empty_seats or record_other_rules.
    """
    _assert_lobby(position)
    _assert_belongs(position, actor)
    _assert_same_rules(position)
    if empty := sum(row.is_free for row in position.seats):
        raise TableRefusal("empty_seats", count=empty)


def must_gather(position: Position) -> bool:
    """Return whether all members must say that they are here before the start, as at a live table."""
    pace = read_pace(position.table.pace)
    return pace is not None and pace.is_live and len(position.members()) > 1


def started(position: Position, secrets: Secrets, step: Step[Any] | None = None) -> Change:
    """Set a full table up and begin play, or go on; `step` is its first one, if the caller has it.

    Raises:
        TableRefusal: record_other_rules.
    """
    game, before = position.game, position.table
    _assert_same_rules(position)
    if step is None:
        step = begun(game, len(position.seats), before.options, secrets, position.table.first_seat)
    table = replace(
        position.table,
        status=Status.PLAYING,
        rules_version=position.game.rules_version,
        seq=0,
        told_seq=-1,
        asks=(0,) * len(position.seats),
        turn_seq=0,
        # A member who plays against robots alone delays no other player.
        pace=position.table.pace if len(position.members()) > 1 else NO_CLOCK,
    )
    first_board = notices.board(table, position.seats, waiting=step.waiting)
    outdated = (notices.keeps_rules(table.id),) if position.is_outdated else ()
    return Change(
        table=table,
        seats=position.seats,
        state=step.state,
        entry=LogEntry(
            MoveKind.START, None, None, (*told(secrets, before.moves_before), *step.events)
        ),
        notices=(notices.lobby(table), notices.thread(table), *outdated, first_board),
    )


def member_row(position: Position, actor: Actor, seat: Seat) -> SeatRow:
    """Return a member's seat, on behalf of a member of the table.

    Raises:
        TableRefusal: not_seated or not_member_seat.
    """
    _assert_belongs(position, actor)
    if seat not in range(len(position.seats)) or position.seats[seat].member_id is None:
        raise TableRefusal("not_member_seat")
    return position.seats[seat]


def _first_free(position: Position) -> SeatRow:
    """Return the first seat that is free to all.

    Raises:
        TableRefusal: full or reserved.
    """
    free = [row for row in position.seats if row.is_free]
    if not free:
        raise TableRefusal("full")
    for row in free:
        if not row.is_reserved:
            return row
    raise TableRefusal("reserved", name=free[0].name, place=str(free[0].seat + 1))


def _seated(position: Position, row: SeatRow) -> Change:
    seats = tuple(row if other.seat == row.seat else other for other in position.seats)
    return _changed(position, seats)


def without(position: Position, seat: Seat) -> Change:
    """Remove the member of a seat from the lobby; the seats after it move up, unless each has its own past."""
    if position.table.goes_on:
        free = SeatRow(seat, None, None, None, Typed(""))
        return _seated(position, free)
    left = [
        row for row in position.seats if row.seat != seat and (row.is_reserved or not row.is_free)
    ]
    free = SeatRow(0, None, None, None, Typed(""))
    rows = left + [free] * (len(position.seats) - len(left))
    return _changed(position, tuple(replace(row, seat=i) for i, row in enumerate(rows)))


def without_members(position: Position, members: Collection[int]) -> Change:
    """Remove seats kept for these members from the lobby; call the table off if none other sits there.

    If the opener is among them, the first remaining member becomes the opener.
    """
    seats, table = position.seats, position.table
    for member in members:
        kept = next((row.seat for row in seats if row.is_reserved and row.away_id == member), None)
        if kept is not None:
            seats = without(dataclasses.replace(position, seats=seats), kept).seats
    seated = [row.member_id for row in seats if row.member_id is not None]
    if not seated:
        return called_off(position, seats)
    opener = table.opener_id if table.opener_id in seated else seated[0]
    table = replace(table, opener_id=opener)
    return Change(table, seats, None, notices=(notices.lobby(table),))


def _changed(position: Position, seats: tuple[SeatRow, ...]) -> Change:
    return Change(position.table, seats, None, notices=(notices.lobby(position.table),))


def _assert_lobby(position: Position) -> None:
    match position.table.status:
        case Status.LOBBY:
            return
        case Status.PLAYING:
            raise TableRefusal("not_in_lobby")
        case _:
            raise TableRefusal("ended")


def _assert_same_rules(position: Position) -> None:
    """Refuse a table that goes on by other rules than its record's; they may have changed since it was opened.

    Raises:
        TableRefusal: record_other_rules.
    """
    played, now = position.table.rules_version, position.game.rules_version
    if position.table.goes_on and played != now:
        raise TableRefusal("record_other_rules", played=played, now=now)


def _assert_belongs(position: Position, actor: Actor) -> None:
    if actor.member_id != position.table.opener_id and (position.seat_of(actor.member_id) is None):
        raise NotSeated
