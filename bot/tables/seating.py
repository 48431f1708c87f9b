"""Into a robot's seat of a table in play, and who may never sit there.

A member who has had one seat in play may have seen its secrets, and so sits on no other of the same table. A seat stays
its member's who had it from the start; who took it from a robot has it until leaving it, and it is a robot's again.
"""

import dataclasses

from msgspec.structs import replace

from bot.store.rows import SeatRow, Status
from bot.tables import notices
from bot.tables.errors import TableRefusal
from bot.tables.model import Actor, Change, Position
from rules.core.seats import Seat
from rules.core.text import msg


def seat_to_take(position: Position, actor: Actor, seat: Seat | None) -> Seat:
    """The robot's seat that a member may sit down on: the one named, one's own from before, or the first of nobody.

    Raises:
        TableRefusal: ended, already_seated, no_robot, not_robot_seat, kept_for_member or seen_another.
    """
    if position.table.status not in (Status.LOBBY, Status.PLAYING):
        raise TableRefusal("ended")
    if position.seat_of(actor.member_id) is not None:
        raise TableRefusal("already_seated")
    if seat is None:
        seat = _first_for(position, actor)
    if seat not in range(len(position.seats)) or not position.seats[seat].is_robot:
        raise TableRefusal("not_robot_seat")
    row = position.seats[seat]
    if row.away_id not in (None, actor.member_id):
        raise TableRefusal("kept_for_member", name=row.name)
    if (seen := position.seat_seen(actor.member_id)) not in (None, seat):
        raise TableRefusal("seen_another", place=str(seen + 1))
    return seat


def is_stranger(position: Position, actor: Actor) -> bool:
    """Is nothing of the table's secrets known to a member who is about to sit down in play?"""
    in_play = position.table.status is Status.PLAYING
    return in_play and position.seat_seen(actor.member_id) is None


def take_over(position: Position, actor: Actor, seat: Seat | None) -> Change:
    """Sit down in a robot's place, as `seat_to_take` allows.

    Raises:
        TableRefusal: ended, already_seated, no_robot, not_robot_seat, kept_for_member or seen_another.
    """
    seat = seat_to_take(position, actor, seat)
    seats = tuple(
        replace(row, member_id=actor.member_id, robot_level=None, away_id=None, name=actor.name)
        if row.seat == seat
        else row
        for row in position.seats
    )
    change = Change(position.table, seats, position.state, notices=(notices.lobby(position.table),))
    if position.table.status is Status.LOBBY:
        return change
    told = notices.notice(
        position.table, msg("table.took_over", member=actor.name, place=str(seat + 1))
    )
    return dataclasses.replace(
        change,
        table=replace(position.table, votes=()),
        # What has not been told yet, such as that somebody left, is on the board and comes first.
        notices=(*change.notices, notices.board_again(position.table), told),
    )


def given_up(position: Position, row: SeatRow, *, level: int) -> SeatRow:
    """A member's seat in a robot's hands: kept for who had it from the start, else nobody's."""
    assert row.member_id is not None
    if position.is_own(row.seat, row.member_id):
        return replace(row, member_id=None, robot_level=level, away_id=row.member_id)
    return replace(row, member_id=None, robot_level=level, away_id=None, name="")


def _first_for(position: Position, actor: Actor) -> Seat:
    robots = [row for row in position.seats if row.is_robot]
    if not robots:
        raise TableRefusal("no_robot")
    if (seen := position.seat_seen(actor.member_id)) is not None:
        return seen if position.seats[seen].is_robot else robots[0].seat
    open_to_all = [row.seat for row in robots if row.away_id is None]
    return open_to_all[0] if open_to_all else robots[0].seat
