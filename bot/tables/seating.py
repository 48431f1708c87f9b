"""Taking over a robot's seat during play, and its limits.

A member who has had a seat in play may have seen its secrets, and so may not take another seat of the same table. A
member with a seat from the start may always come back to it. A seat taken over from a robot goes back to the robot when
its member leaves. If it hides anything, it is open to that member alone until the players allow others. So a member
cannot sit down only to look (ADR 60).
"""

from msgspec.structs import replace

from bot.store.people.offers import Claim
from bot.store.rows import MoveKind, SeatRow, Sitting, Status
from bot.tables import notices
from bot.tables.errors import TableRefusal
from bot.tables.model import Actor, Change, LogEntry, Position
from bot.tables.names import NOBODY
from rules.core.errors import Refusal
from rules.core.log import Event
from rules.core.seats import Seat
from rules.core.text import SeatName, msg

NO_CLAIM = Claim()


def seat_to_take(
    position: Position, actor: Actor, seat: Seat | None, claim: Claim = NO_CLAIM
) -> Seat:
    """Return the robot's seat that a member may take: the one they name, the one they had, or the first unclaimed one.

    Raises:
        TableRefusal: ended, already_seated, no_robot, not_robot_seat, kept_for_member, seen_another, seen_by_other,
            voted_out or has_conceded.
        Refusal: tournament.kept.
    """
    assert_may_sit(position, actor, claim)
    if seat is None:
        seat = _first_for(position, actor, claim)
    if seat not in range(len(position.seats)) or not position.seats[seat].is_robot:
        raise TableRefusal("not_robot_seat")
    row = position.seats[seat]
    if position.table.tournament_id is not None and row.away_id != actor.member_id:
        raise Refusal("tournament.kept")
    if row.away_id not in (None, actor.member_id) and seat not in claim.offered:
        raise TableRefusal("kept_for_member", name=row.name)
    assert_saw_no_other(position, actor, seat)
    if (guest := bound_to(position, seat)) is not None and not _is_open(guest, actor, claim):
        name = guest.name or msg(NOBODY)
        raise TableRefusal("seen_by_other", name=name, place=str(seat + 1))
    return seat


def assert_may_sit(position: Position, actor: Actor, claim: Claim) -> None:
    """Raise `TableRefusal` if a member can have no seat: voted_out, has_conceded, ended or already_seated."""
    if claim.is_barred:
        raise TableRefusal("voted_out")
    if claim.has_conceded:
        raise TableRefusal("has_conceded")
    if position.table.status not in (Status.LOBBY, Status.PLAYING):
        raise TableRefusal("ended")
    if position.seat_of(actor.member_id) is not None:
        raise TableRefusal("already_seated")


def assert_saw_no_other(position: Position, actor: Actor, seat: Seat) -> None:
    """Raise `TableRefusal` (seen_another) for a member who may have seen another seat's secrets."""
    if (seen := position.seat_seen(actor.member_id)) not in (None, seat):
        way = "take" if position.seats[seen].is_robot else "look"
        raise TableRefusal("seen_another", place=str(seen + 1), way=way)


def bound_to(position: Position, seat: Seat) -> Sitting | None:
    """Return the guest who left a seat to a robot and knows its present secrets; None without one."""
    if position.table.status is not Status.PLAYING or not position.seats[seat].is_robot:
        return None
    guest = position.last_guest(seat)
    return guest if guest is not None and hides(position, seat) else None


def hides(position: Position, seat: Seat) -> bool:
    """Return whether a seat sees more now than the public."""
    game, state = position.game, position.state
    public = game.describe(game.view(state, None))
    return any(line not in public for line in game.describe(game.view(state, seat)))


def _is_open(guest: Sitting, actor: Actor, claim: Claim) -> bool:
    """Return whether a member may take a seat that a guest has left."""
    is_allowed = (guest.seat, guest.member_id) in claim.allowed or guest.seat in claim.offered
    return is_allowed or guest.member_id == actor.member_id


def is_stranger(position: Position, actor: Actor) -> bool:
    """Return whether the member has seen none of the table's secrets, so that they may take a seat during play."""
    in_play = position.table.status is Status.PLAYING
    return in_play and position.seat_seen(actor.member_id) is None


def come_back(position: Position, actor: Actor) -> Change:
    """Give a member the seat back that a robot plays for them.

    Raises:
        TableRefusal: ended, already_seated or not_away.
    """
    if position.table.status not in (Status.LOBBY, Status.PLAYING):
        raise TableRefusal("ended")
    if position.seat_of(actor.member_id) is not None:
        raise TableRefusal("already_seated")
    for row in position.seats:
        if row.is_robot and row.away_id == actor.member_id:
            return take_over(position, actor, row.seat)
    raise TableRefusal("not_away")


def take_over(
    position: Position, actor: Actor, seat: Seat | None, claim: Claim = NO_CLAIM
) -> Change:
    """Take over a robot's seat, as `seat_to_take` allows.

    Raises:
        TableRefusal: see `seat_to_take`.
    """
    seat = seat_to_take(position, actor, seat, claim)
    seats = tuple(
        replace(row, member_id=actor.member_id, robot_level=None, away_id=None, name=actor.name)
        if row.seat == seat
        else row
        for row in position.seats
    )
    if position.table.status is Status.LOBBY:
        told = (notices.lobby(position.table),)
        return Change(position.table, seats, position.state, notices=told)
    is_own = position.seats[seat].away_id == actor.member_id
    return changed_hands(position, seats, seat, "table.came_back" if is_own else "table.took_over")


def changed_hands(position: Position, seats: tuple[SeatRow, ...], seat: Seat, key: str) -> Change:
    """Give a seat of a table in play to another member from here on. The board shows it, in the text `key`.

    Moves can be taken back as before.
    """
    before = position.table
    seq = before.seq + 1
    # An entry right after the end of a turn is no part of the next one.
    turn_seq = seq if before.turn_seq == before.seq else before.turn_seq
    table = replace(before, seq=seq, turn_seq=turn_seq, votes=())
    # A name would not stay out of the chain of hashes, so the text names the seat.
    told = Event(msg(key, member=SeatName(seat), place=str(seat + 1)))
    return Change(
        table,
        seats,
        position.state,
        entry=LogEntry(MoveKind.SEAT, seat, None, (told,)),
        notices=(notices.lobby(table), notices.board_again(table)),
    )


def given_up(position: Position, row: SeatRow, *, level: int, is_kept: bool) -> SeatRow:
    """Return a member's seat as a robot's: unclaimed, or with `is_kept` reserved for its member from the start."""
    assert row.member_id is not None
    robot = replace(row, member_id=None, robot_level=level, is_lent=False)
    if is_kept and position.is_own(row.seat, row.member_id):
        return replace(robot, away_id=row.member_id)
    return replace(robot, away_id=None, name="")


def _first_for(position: Position, actor: Actor, claim: Claim) -> Seat:
    robots = [row for row in position.seats if row.is_robot]
    if not robots:
        raise TableRefusal("no_robot")
    if (seen := position.seat_seen(actor.member_id)) is not None:
        return seen if position.seats[seen].is_robot else robots[0].seat
    free = [
        row.seat
        for row in robots
        if (row.away_id is None or row.seat in claim.offered)
        and ((guest := bound_to(position, row.seat)) is None or _is_open(guest, actor, claim))
    ]
    return free[0] if free else robots[0].seat
