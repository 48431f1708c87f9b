"""From the first move to the last. Pure functions from a position to a change."""

import dataclasses
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bot.store.rows import MoveKind, SeatRow, Status
from bot.tables import notices, seating
from bot.tables.errors import TableRefusal
from bot.tables.lobby import member_row
from bot.tables.model import Actor, Change, LogEntry, Position, Undo
from rules.core import engine
from rules.core.codec import encode_move
from rules.core.game import GameDef, Move
from rules.core.log import Event
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName, msg

IDLE_S = 7 * 24 * 3600
"""A table that nobody has moved at for so long may be ended by its opener alone."""
SUBSTITUTE_LEVEL = 2
"""The robot that sits in for a member who left."""


def play(position: Position, actor: Actor, move: Move, question_seq: int | None) -> Change:
    """Make a member's move; `question_seq` is the question that it answers, as far as that is known.

    Raises:
        TableRefusal: not_started, ended, not_seated or stale.
        Refusal: the rules refuse it.
    """
    seat = _own_seat(position, actor)
    if (
        question_seq is not None
        and question_seq != position.question_seqs[seat]
        and seat in position.waiting()
    ):
        raise TableRefusal("stale")
    change = play_seat(position, seat, move)
    # Who moves wants the table to go on.
    return dataclasses.replace(change, table=replace(change.table, votes=()))


def play_seat(position: Position, seat: Seat, move: Move) -> Change:
    """Make a move for a seat.

    Raises:
        Refusal: the rules refuse it.
    """
    step = engine.play(position.game, position.state, seat, move)
    entry = LogEntry(MoveKind.MOVE, seat, encode_move(position.game, move), step.events)
    return _stepped(position, entry, step.state, undo=Undo.PUSH if step.undoable else Undo.CLEAR)


def undo(position: Position, actor: Actor, earlier: Any | None) -> Change:
    """Take one's last move back; `earlier` is the state from before it, if it may be gone back to.

    Raises:
        TableRefusal: not_started, ended, not_seated or nothing_to_undo.
    """
    seat = _own_seat(position, actor)
    if not can_undo(position, seat, earlier):
        raise TableRefusal("nothing_to_undo")
    entry = LogEntry(
        MoveKind.UNDO, seat, None, (Event(msg("table.took_back", seat=SeatName(seat))),)
    )
    return _stepped(position, entry, earlier, undo=Undo.POP)


def can_undo(position: Position, seat: Seat, earlier: Any | None) -> bool:
    """May the seat go back to the state `earlier`?"""
    return earlier is not None and seat in position.game.waiting_for(earlier)


def leave(position: Position, actor: Actor) -> Change:
    """Give one's seat to a robot; who has had it from the start may come back.

    Raises:
        TableRefusal: not_started, ended or not_seated.
    """
    seat = _own_seat(position, actor)
    row = position.seats[seat]
    return _given_up(position, row, msg("table.left", member=row.name, place=str(seat + 1)))


def replace_member(
    position: Position, actor: Actor, seat: Seat, *, has_left: bool, now: int
) -> Change:
    """Give another's seat to a robot: that of somebody who has left the server, or keeps the table waiting for a week.

    Raises:
        TableRefusal: not_started, ended, not_at_table, not_member_seat or still_here.
    """
    _assert_playing(position)
    row = member_row(position, actor, seat)
    is_late = seat in position.waiting() and now - position.table.touched_at >= IDLE_S
    if not has_left and not is_late:
        raise TableRefusal("still_here", name=row.name)
    assert row.member_id is not None
    key = "table.replaced" if position.is_own(seat, row.member_id) else "table.replaced_guest"
    told = msg(key, by=actor.name, member=row.name, place=str(seat + 1))
    return _given_up(position, row, told)


def _given_up(position: Position, row: SeatRow, told: Msg) -> Change:
    """A robot plays on in a member's seat."""
    seat = row.seat
    step = engine.leave(position.game, position.state, seat)
    seats = tuple(
        seating.given_up(position, row, level=SUBSTITUTE_LEVEL) if other.seat == seat else other
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
    )


def end(position: Position, actor: Actor, *, now: int) -> Change:
    """Agree to end the table now; it ends when every member at it agrees, or at once by its opener when long idle.

    Raises:
        TableRefusal: not_started, ended, not_seated or already_agreed.
    """
    table = position.table
    _assert_playing(position)
    idle = now - table.touched_at >= IDLE_S
    if idle and actor.member_id == table.opener_id:
        return _called_off(position, msg("table.ended_idle", member=actor.name))
    if position.seat_of(actor.member_id) is None:
        raise TableRefusal("not_seated")
    missing = len(set(position.members()) - {actor.member_id, *table.votes})
    if missing == 0:
        return _called_off(position, msg("table.ended_by_consent"))
    if actor.member_id in table.votes:
        raise TableRefusal("already_agreed", missing=missing)
    votes = (*table.votes, actor.member_id)
    told = notices.notice(table, msg("table.agrees_to_end", member=actor.name, missing=missing))
    return Change(replace(table, votes=votes), position.seats, position.state, notices=(told,))


def next_question_seqs(
    asks: tuple[int, ...],
    *,
    seq: int,
    moved: Seat | None,
    before: Mapping[Seat, Msg],
    after: Mapping[Seat, Msg],
) -> tuple[int, ...]:
    """Per seat the entry with which its question last changed; another seat's answer leaves it alone."""
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
    """Who has just made a move in the turn; a robot's reaction changes nothing about that."""
    assert entry.seat is not None
    member = position.seats[entry.seat].member_id
    if member is not None:
        return member
    # A turn that only begins is not that of the member whose move brought it about.
    is_new = position.table.turn_seq == position.table.seq
    return position.table.acting_id if goes_on and not is_new else None


def _called_off(position: Position, reason: Msg) -> Change:
    table = replace(position.table, status=Status.CANCELLED, votes=())
    return Change(
        table,
        position.seats,
        position.state,
        undo=Undo.CLEAR,
        notices=(notices.notice(table, reason), notices.closing(table), notices.lobby(table)),
    )


def _own_seat(position: Position, actor: Actor) -> Seat:
    _assert_playing(position)
    seat = position.seat_of(actor.member_id)
    if seat is None:
        raise TableRefusal("not_seated")
    return seat


def _assert_playing(position: Position) -> None:
    if position.table.status is Status.LOBBY:
        raise TableRefusal("not_started")
    if position.table.status is not Status.PLAYING:
        raise TableRefusal("ended")
