"""Acts from the first move to the last. Pure functions from a position to a change."""

import dataclasses
from collections.abc import Mapping
from math import inf
from typing import Any

from msgspec.structs import replace

from bot.clocks.conduct import Ending
from bot.store.rows import MoveKind, SeatRow, Status, TableRow
from bot.tables import notices, seating
from bot.tables.errors import NotSeated, TableRefusal
from bot.tables.lobby import member_row
from bot.tables.model import Actor, Change, LogEntry, Parting, Position, Undo
from rules.core import engine
from rules.core.codec import encode_move
from rules.core.errors import Refusal
from rules.core.game import GameDef, Move, RobotLevel
from rules.core.log import Event
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName, msg

IDLE_S = 7 * 24 * 3600
"""After this long without a move, the opener alone may end the table, and the others may replace a late member."""
SUBSTITUTE_LEVEL = RobotLevel.NORMAL
"""The level of the robot that takes over from a member who left."""


def play(position: Position, actor: Actor, move: Move, question_seq: int | None) -> Change:
    """Make a member's move; `question_seq` is the question that it answers, if that is known.

    Raises:
        TableRefusal: not_started, ended, not_seated or stale.
        Refusal: the rules refuse it.
    """
    seat = own_seat(position, actor)
    if (
        question_seq is not None
        and question_seq != position.question_seqs[seat]
        and seat in position.waiting()
    ):
        raise TableRefusal("stale")
    change = play_seat(position, seat, move)
    # A move shows the wish that the table goes on.
    return dataclasses.replace(change, table=replace(change.table, votes=()))


def play_seat(position: Position, seat: Seat, move: Move) -> Change:
    """Make a move for a seat.

    Raises:
        TableRefusal: not_started or ended.
        Refusal: the rules refuse it.
    """
    _assert_playing(position)
    step = engine.play(position.game, position.state, seat, move)
    entry = LogEntry(MoveKind.MOVE, seat, encode_move(position.game, move), step.events)
    return _stepped(position, entry, step.state, undo=Undo.PUSH if step.undoable else Undo.CLEAR)


def undo(position: Position, actor: Actor, earlier: Any | None) -> Change:
    """Take back a member's last move; `earlier` is the state before it, or None if it cannot be taken back.

    Raises:
        TableRefusal: not_started, ended, not_seated or nothing_to_undo.
    """
    seat = own_seat(position, actor)
    if not can_undo(position, seat, earlier):
        raise TableRefusal("nothing_to_undo")
    entry = LogEntry(
        MoveKind.UNDO, seat, None, (Event(msg("table.took_back", seat=SeatName(seat))),)
    )
    return _stepped(position, entry, earlier, undo=Undo.POP)


def can_undo(position: Position, seat: Seat, earlier: Any | None) -> bool:
    """Return whether this seat may go back to the state `earlier`."""
    return earlier is not None and seat in position.game.waiting_for(earlier)


def leave(position: Position, actor: Actor) -> Change:
    """Give a member's own seat to a robot. A member who had it from the start may come back.

    Raises:
        TableRefusal: not_started, ended or not_seated.
    """
    seat = own_seat(position, actor)
    row = position.seats[seat]
    told = msg("table.left", member=row.name, place=str(seat + 1))
    return _given_up(position, row, told, Parting(seat, Ending.LEFT))


def replace_member(position: Position, actor: Actor, seat: Seat, *, has_left: bool) -> Change:
    """Give the seat of a member who left the server to a robot, until another takes it.

    Raises:
        TableRefusal: not_started, ended, not_seated, not_member_seat or still_here.
    """
    _assert_playing(position)
    row = member_row(position, actor, seat)
    if not has_left:
        raise TableRefusal("still_here", name=row.name)
    told = msg("table.replaced_gone", by=actor.name, member=row.name, place=str(seat + 1))
    return _given_up(
        position, row, told, Parting(seat, Ending.EXPIRED, has_left_server=True), is_kept=False
    )


def out_of_time(position: Position, seat: Seat) -> Change:
    """Let a robot play on for a member after time and grace are used up. They may come back at any time."""
    row = position.seats[seat]
    told = msg("table.stood_in", member=row.name, place=str(seat + 1))
    return _given_up(position, row, told, Parting(seat, Ending.EXPIRED))


def resigned(position: Position, seat: Seat) -> Change:
    """Give up the seat of a member out of time: a robot has it until another member takes it."""
    row = position.seats[seat]
    told = msg("table.resigned", member=row.name, place=str(seat + 1))
    return _given_up(position, row, told, Parting(seat, Ending.EXPIRED), is_kept=False)


def lent(position: Position, seat: Seat) -> Change:
    """Let a robot answer for a member out of time until this turn ends. The member keeps the seat."""
    seats = tuple(replace(row, is_lent=row.is_lent or row.seat == seat) for row in position.seats)
    told = msg("table.turn_lent", member=position.seats[seat].name, place=str(seat + 1))
    return Change(
        position.table,
        seats,
        position.state,
        undo=Undo.CLEAR,
        notices=(notices.notice(position.table, told),),
    )


def voted_out(position: Position, seat: Seat, *, is_final: bool) -> Change:
    """Give a seat to a robot by the others' vote. If that is final, its member cannot come back."""
    row = position.seats[seat]
    key = "table.voted_out_for_good" if is_final else "table.voted_out"
    told = msg(key, member=row.name, place=str(seat + 1))
    return _given_up(position, row, told, Parting(seat, Ending.KICKED), is_kept=not is_final)


def taken_away(position: Position, seat: Seat) -> Change:
    """Give a seat to a robot by the moderators' act; it is not kept, and does not affect its member's conduct."""
    row = position.seats[seat]
    told = msg("table.taken_away", member=SeatName(seat), place=str(seat + 1))
    return _given_up(position, row, told, None, is_kept=False)


def left_for_good(position: Position, seat: Seat) -> Change:
    """Give the seat of a member with deleted data to a robot, without effect on their conduct."""
    told = msg("table.left", member=SeatName(seat), place=str(seat + 1))
    return _given_up(position, position.seats[seat], told, None, is_kept=False)


def conceded(position: Position, actor: Actor) -> Change:
    """Give a member's own seat up for good.

    Raises:
        TableRefusal: not_started, ended or not_seated.
    """
    seat = own_seat(position, actor)
    row = position.seats[seat]
    told = msg("table.conceded", member=row.name, place=str(seat + 1))
    return _given_up(position, row, told, Parting(seat, Ending.CONCEDED_ALONE), is_kept=False)


def left_server(position: Position, seat: Seat) -> Change:
    """Give the seat of a member who has left the server to a robot, until another member takes it."""
    row = position.seats[seat]
    told = msg("table.left_server", member=row.name, place=str(seat + 1))
    return _given_up(
        position, row, told, Parting(seat, Ending.EXPIRED, has_left_server=True), is_kept=False
    )


def kept_for_nobody(position: Position, seat: Seat) -> tuple[SeatRow, ...]:
    """Return the seats without the claim of one's absent member."""
    return tuple(
        replace(row, away_id=None, name="") if row.seat == seat and row.is_robot else row
        for row in position.seats
    )


def handed_over(position: Position, seat: Seat, to: Actor) -> Change:
    """Give a seat to another member, from its own member. Earlier moves cannot be taken back."""
    before = position.seats[seat]
    seats = tuple(
        replace(row, member_id=to.member_id, name=to.name, away_id=None, is_lent=False)
        if row.seat == seat
        else row
        for row in position.seats
    )
    change = seating.changed_hands(position, seats, seat, "table.took_over")
    is_acting = change.table.acting_id == before.member_id
    table = replace(change.table, acting_id=to.member_id if is_acting else change.table.acting_id)
    return dataclasses.replace(
        change, table=table, undo=Undo.CLEAR, parting=Parting(seat, Ending.HANDED)
    )


def _given_up(
    position: Position, row: SeatRow, told: Msg, parting: Parting | None, *, is_kept: bool = True
) -> Change:
    """Let a robot play on in a member's seat."""
    seat = row.seat
    step = engine.leave(position.game, position.state, seat)
    seats = tuple(
        seating.given_up(position, row, level=SUBSTITUTE_LEVEL, is_kept=is_kept)
        if other.seat == seat
        else other
        for other in position.seats
    )
    change = _stepped(
        dataclasses.replace(position, seats=seats),
        LogEntry(MoveKind.LEAVE, seat, None, (Event(told), *step.events)),
        step.state,
        undo=Undo.CLEAR,
    )
    votes = tuple(member for member in position.table.votes if member != row.member_id)
    return dataclasses.replace(
        change,
        table=replace(change.table, votes=votes),
        notices=(notices.lobby(change.table), *change.notices),
        parting=parting,
    )


def end(position: Position, actor: Actor, *, now: int) -> Change:
    """Agree to end the table. It ends when every member at it agrees; its opener ends an idle one at once.

    Raises:
        TableRefusal: not_started, ended, not_seated or already_agreed.
        Refusal: tournament.tournament_table: a referee decides.
    """
    table = position.table
    _assert_playing(position)
    if table.tournament_id is not None:
        raise Refusal("tournament.tournament_table")
    idle = now - idle_since(table) >= IDLE_S
    if idle and actor.member_id == table.opener_id:
        return called_off(position, msg("table.ended_idle", member=actor.name))
    if position.seat_of(actor.member_id) is None:
        raise NotSeated
    missing = len(set(position.members()) - {actor.member_id, *table.votes})
    if missing == 0:
        return called_off(position, msg("table.ended_by_consent"))
    if actor.member_id in table.votes:
        raise TableRefusal("already_agreed", missing=missing)
    votes = (*table.votes, actor.member_id)
    told = notices.notice(table, msg("table.agrees_to_end", member=actor.name, missing=missing))
    return Change(replace(table, votes=votes), position.seats, position.state, notices=(told,))


def idle_since(table: TableRow) -> float:
    """Return the moment since which members have not moved outside of pauses, in seconds since 1970."""
    ends = [inf if each.to_ms is None else each.to_ms / 1000 for each in table.pauses]
    return max([table.touched_at, *ends])


def next_question_seqs(
    asks: tuple[int, ...],
    *,
    seq: int,
    moved: Seat | None,
    before: Mapping[Seat, Msg],
    after: Mapping[Seat, Msg],
) -> tuple[int, ...]:
    """Return, for each seat, the entry at which its question last changed. The answers of other seats do not count."""
    return tuple(
        seq if seat == moved or before.get(seat) != after.get(seat) else question_seq
        for seat, question_seq in enumerate(asks)
    )


def _stepped(position: Position, entry: LogEntry, state: Any, *, undo: Undo) -> Change:
    game: GameDef[Any, Any] = position.game
    seq = position.table.seq + 1
    after = game.waiting_for(state)
    over = game.outcome(state) is not None
    goes_on = game.turn(position.state) == game.turn(state)
    table = replace(
        position.table,
        seq=seq,
        status=Status.FINISHED if over else Status.PLAYING,
        turn_seq=position.table.turn_seq if goes_on and entry.kind is not MoveKind.LEAVE else seq,
        acting_id=_acting(position, entry, goes_on=goes_on),
        asks=next_question_seqs(
            position.question_seqs,
            seq=seq,
            moved=entry.seat,
            before=game.waiting_for(position.state),
            after=after,
        ),
    )
    return Change(
        table=table,
        seats=position.seats,
        state=state,
        entry=entry,
        undo=Undo.CLEAR if over else undo,
        notices=(notices.closing(table), notices.lobby(table))
        if over
        else (notices.board(table, position.seats, waiting=tuple(after), moved=entry.seat),),
    )


def _acting(position: Position, entry: LogEntry, *, goes_on: bool) -> int | None:
    """Return the member who made the last move of this turn; reactions of robots do not count."""
    assert entry.seat is not None
    member = position.seats[entry.seat].member_id
    if member is not None:
        return member
    # A turn that has just begun does not belong to the member whose move began it.
    is_new = position.table.turn_seq == position.table.seq
    return position.table.acting_id if goes_on and not is_new else None


def called_off(position: Position, reason: Msg) -> Change:
    """End the table without a result, and post the `reason`."""
    table = replace(position.table, status=Status.CANCELLED, votes=())
    return Change(
        table,
        position.seats,
        position.state,
        undo=Undo.CLEAR,
        notices=(notices.closing(table, reason), notices.lobby(table)),
    )


def own_seat(position: Position, actor: Actor) -> Seat:
    """Return the seat of a member at a table in play.

    Raises:
        TableRefusal: not_started, ended or not_seated.
    """
    _assert_playing(position)
    seat = position.seat_of(actor.member_id)
    if seat is None:
        raise NotSeated
    return seat


def _assert_playing(position: Position) -> None:
    if position.table.status is Status.LOBBY:
        raise TableRefusal("not_started")
    if position.table.status is not Status.PLAYING:
        raise TableRefusal("ended")
