"""A turn is taken back after it has passed, by consent of the members who have moved since.

Face-down piles lie as before, so the same draws follow. A turn stands after a later shuffle or draw from a bag: after
another move it could come out differently. Those of the turn itself do not matter where the title's draws stay.

The log tells it as one `UNDO` for each move since, the last move first, so all readers of logs know it already.
"""

import dataclasses
from collections.abc import Awaitable, Callable, Sequence

from cachetools import LRUCache
from msgspec.structs import replace

from bot.store.people.ballots import Ballot
from bot.store.rows import MoveKind
from bot.tables import notices
from bot.tables.absence import ballots
from bot.tables.absence.ballots import BallotKind
from bot.tables.absence.voting import Effect, Voting, assert_voter
from bot.tables.errors import LogDamaged
from bot.tables.history.replays import Replays
from bot.tables.history.tape import Passed
from bot.tables.model import Actor, Change, Done, LogEntry, Position, Undo
from bot.tables.service import Tables
from rules.core.errors import Refusal
from rules.core.log import Event
from rules.core.seats import Seat
from rules.core.text import SeatName, msg

MayTakeBack = Callable[[Position, int], Awaitable[bool]]
_REMEMBERED = 1024
"""Number of answers in the cache."""


async def nobody_may(at: Position, member_id: int) -> bool:
    return False


class TakingBack:
    """Registers itself with the ballots that it opens."""

    def __init__(self, tables: Tables, voting: Voting, replays: Replays) -> None:
        self._tables = tables
        self._voting = voting
        self._replays = replays
        self._known: LRUCache[tuple[int, bytes, Seat], int | None] = LRUCache(_REMEMBERED)
        voting.on_with(BallotKind.BACK, self._taking_back, self._silent)

    async def ask(self, table_id: int, actor: Actor) -> Done:
        """Ask the members who have moved since a member's last turn whether it is taken back.

        Raises:
            TableRefusal: not_started, ended or not_seated.
            Refusal: ballot.open; or back.none, own_turn, hands, drawn, alone or refused.
        """

        async def decide(at: Position) -> Change:
            assert_voter(at, actor)
            seat = at.seat_of(actor.member_id)
            assert seat is not None
            held = await self._voting.of(table_id)
            passed = _possible(at, seat, await self._replays.passed(at, seat))
            if _was_refused(held, seat, passed.rows[0].seq):
                raise Refusal("back.refused")
            now = self._tables.now_ms()
            ballot = ballots.opened(
                *(at, held, BallotKind.BACK, actor, now),
                seat=seat,
                subject_id=actor.member_id,
                asked_seq=at.table.seq,
            )
            return await self._voting.step(at, ballot, held, now)

        return await self._tables.changes.change(table_id, actor, decide)

    async def may_ask(self, at: Position, member_id: int) -> bool:
        """Return whether a member can ask for their last turn now."""
        seat = at.seat_of(member_id)
        first_seq = None if seat is None else await self._first_seq(at, seat)
        if seat is None or first_seq is None:
            return False
        held = await self._voting.of(at.table.id)
        running = ballots.open_one(held, BallotKind.BACK)
        if running is not None and not ballots.lapses(at, running):
            return False
        return not _was_refused(held, seat, first_seq)

    async def is_revealed(self, at: Position, ballot: Ballot) -> bool:
        """Return whether an open ballot is about a turn since which hidden things were revealed."""
        found = await self._subject(at, ballot)
        return found is not None and found.is_revealed

    async def _first_seq(self, at: Position, seat: Seat) -> int | None:
        """Return the first entry of the turn that can be taken back; None if none can."""
        key = (at.table.id, at.seal or b"", seat)
        if at.seal is None or key not in self._known:
            try:
                passed = _possible(at, seat, await self._replays.passed(at, seat))
                self._known[key] = passed.rows[0].seq
            except (Refusal, LogDamaged):
                self._known[key] = None
        return self._known[key]

    async def _subject(self, at: Position, ballot: Ballot) -> Passed | None:
        """Return what an open ballot would take back; None for a ballot of another kind, or with nothing to decide."""
        is_about_it = ballot.kind == BallotKind.BACK and ballot.outcome is None
        if not is_about_it or ballot.seat is None or ballots.lapses(at, ballot):
            return None
        return await self._replays.passed(at, ballot.seat)

    async def _silent(self, at: Position, ballot: Ballot) -> frozenset[int]:
        passed = await self._subject(at, ballot)
        if passed is None or ballot.seat is None:
            return frozenset()
        return frozenset(at.members()) - frozenset(asked(at, ballot.seat, passed))

    async def _taking_back(self, at: Position, ballot: Ballot) -> Effect:
        passed = await self._subject(at, ballot)

        def effect(at: Position, ballot: Ballot, held: Sequence[Ballot], now_ms: int) -> Change:
            if ballot.outcome != ballots.YES or passed is None:
                return Change(at.table, at.seats, at.state)
            return taken_back(at, passed, asked(at, passed_seat(passed), passed))

        return effect


def asked(at: Position, seat: Seat, passed: Passed) -> tuple[int, ...]:
    """Return the members who must agree.

    Those who have moved since, or must move now and so have seen the new position. At a rated table and in a tournament
    it is all others, and so it is where none of them has moved.
    """
    others = tuple(member for member in at.members() if member != at.seats[seat].member_id)
    if at.table.is_rated or at.table.tournament_id is not None:
        return others
    moved = {at.seats[row.seat].member_id for row in passed.rows if row.seat is not None}
    concerned = moved | set(at.waiting_members())
    return tuple(member for member in others if member in concerned) or others


def passed_seat(passed: Passed) -> Seat:
    """Return the seat whose turn it was."""
    seat = passed.rows[0].seat
    assert seat is not None
    return seat


def taken_back(at: Position, passed: Passed, agreed: Sequence[int]) -> Change:
    """Go back to before a turn. Every move since is undone by an entry of its own, the last one first."""
    seat, state = passed_seat(passed), passed.states[0]
    places = sorted(each for each in map(at.seat_of, agreed) if each is not None)
    told = msg("table.turn_back_alone", seat=SeatName(seat))
    if places:
        others = tuple(SeatName(each) for each in places)
        told = msg("table.turn_back", seat=SeatName(seat), others=others)
    undone = [
        (LogEntry(MoveKind.UNDO, row.seat, None, (), row.member_id), before)
        for row, before in zip(passed.rows, passed.states, strict=True)
    ]
    last = dataclasses.replace(undone[0][0], events=(Event(told),))
    seq = at.table.seq + len(undone)
    # The asker is called anew, and forms that were opened before are out of date.
    table = replace(
        at.table, seq=seq, turn_seq=seq, acting_id=None, asks=(seq,) * len(at.seats), votes=()
    )
    waiting = at.game.waiting_for(state)
    return Change(
        table,
        at.seats,
        state,
        entry=last,
        earlier=tuple(reversed(undone[1:])),
        undo=Undo.CLEAR,
        notices=(notices.board(table, at.seats, waiting=waiting, moved=seat),),
    )


def _possible(at: Position, seat: Seat, passed: Passed | None) -> Passed:
    """Return a seat's last turn if it can be taken back.

    Raises:
        Refusal: back.none, own_turn, hands, drawn or alone.
    """
    if passed is None or passed.rows[0].member_id != at.seats[seat].member_id:
        raise Refusal("back.none")
    if not passed.has_ended:
        raise Refusal("back.own_turn")
    if any(row.kind is not MoveKind.MOVE for row in passed.rows):
        raise Refusal("back.hands")
    if not _draws_again(at, passed):
        raise Refusal("back.drawn")
    if at.table.is_rated and not asked(at, seat, passed):
        raise Refusal("back.alone")
    return passed


def _draws_again(at: Position, passed: Passed) -> bool:
    """Return whether the same draws follow if the seat plays its turn in another way."""
    words = [state.rng.word for state in (*passed.states, at.state)]
    own = next(
        (place for place, row in enumerate(passed.rows) if row.seat != passed_seat(passed)),
        len(passed.rows),
    )
    return words[own] == words[-1] and (at.game.draws_stay or words[0] == words[own])


def _was_refused(held: Sequence[Ballot], seat: Seat, first_seq: int) -> bool:
    """Return whether the others have refused to take back a seat's turn, which began with entry `first_seq`."""
    return any(
        each.kind == BallotKind.BACK and each.seat == seat and each.outcome == ballots.NO
        for each in held
        if each.asked_seq >= first_seq
    )
