"""Ways out of a seat that its member chooses: a substitute, another member by name, conceding."""

import dataclasses
from collections.abc import Sequence

from msgspec.structs import replace

from bot.clocks.paces import DAY_MS
from bot.store.database import Database
from bot.store.people import ballots as stored_ballots
from bot.store.people import bans, conduct, handovers, offers
from bot.store.people.ballots import Ballot
from bot.store.people.handovers import MODERATORS, Handover
from bot.store.rows import Status, Timer, TimerKind
from bot.tables import notices, playing, seating
from bot.tables.absence import ballots, voting
from bot.tables.absence.ballots import BallotKind
from bot.tables.errors import TableRefusal
from bot.tables.model import Actor, Change, Done, Position
from bot.tables.service import Tables
from bot.tables.timing import offering
from rules.core.errors import Refusal
from rules.core.seats import Seat
from rules.core.text import msg

ASKED_MS = 3 * DAY_MS
"""Time for a member to decide about taking another's seat."""


class Leaving:
    def __init__(self, database: Database, tables: Tables) -> None:
        self._database = database
        self._tables = tables

    async def find_substitute(self, table_id: int, actor: Actor) -> Done:
        """Give the seat to a robot, and offer it at once. The member may come back until another takes it.

        Raises:
            TableRefusal: not_started, ended or not_seated.
        """

        async def decide(at: Position) -> Change:
            seat = playing.own_seat(at, actor)
            change = playing.leave(at, actor)
            if not may_pass_on(at, seat):
                return change
            return offering.offered_now(change, at.table, seat, self._tables.now_ms())

        return await self._tables.changes.change(table_id, actor, decide)

    async def concede(self, table_id: int, actor: Actor) -> Done:
        """Give the own seat up for good. With two seats, the other member is asked whether the table ends.

        Raises:
            TableRefusal: not_started, ended or not_seated.
        """

        async def decide(at: Position) -> Change:
            held = await self._database.read(lambda conn: stored_ballots.of_table(conn, table_id))
            change = playing.conceded(at, actor)
            change = change.storing(lambda conn: offers.concede(conn, table_id, actor.member_id))
            is_held = at.table.tournament_id is not None or _is_over(change)
            if is_held or len(at.members()) != 2 or len(at.seats) != 2:
                return change
            now = self._tables.now_ms()
            asked = ballots.opened(at, held, BallotKind.END, None, now, subject_id=actor.member_id)
            return _joined(change, voting.stepped(at, asked, held, now, {}))

        return await self._tables.changes.change(table_id, actor, decide)

    async def hand_over(self, table_id: int, actor: Actor, to_id: int) -> Done:
        """Ask another member to take the own seat; they get it when they agree.

        Raises:
            TableRefusal: not_started, ended or not_seated.
            Refusal: tournament.kept, handover.guest, handover.apart, or see `_assert_may_take`.
        """

        async def decide(at: Position) -> Change:
            seat = playing.own_seat(at, actor)
            if at.table.tournament_id is not None:
                raise Refusal("tournament.kept")
            _assert_no_guest(at, seat)
            await self._assert_not_apart(actor.member_id, to_id)
            await self._assert_may_take(at, seat, to_id)
            return self._asked(at, seat, actor.member_id, to_id)

        return await self._tables.changes.change(table_id, actor, decide)

    async def offered_by_moderators(self, at: Position, seat: Seat, to_id: int) -> Change:
        """Ask a member to take a robot's seat; they get it when they agree, even if it is kept for another.

        Raises:
            TableRefusal: not_started, ended or not_robot_seat.
            Refusal: see `_assert_may_take`.
        """
        if at.table.status is not Status.PLAYING:
            raise TableRefusal("not_started" if at.table.status is Status.LOBBY else "ended")
        if seat not in range(len(at.seats)) or not at.seats[seat].is_robot:
            raise TableRefusal("not_robot_seat")
        await self._assert_may_take(at, seat, to_id)
        return self._asked(at, seat, MODERATORS, to_id)

    async def assert_may_hand_over(self, table_id: int, actor: Actor, to_id: int) -> Seat:
        """Return the seat that would be handed over. Raise as `hand_over` does."""
        at = await self._tables.position(table_id)
        seat = playing.own_seat(at, actor)
        _assert_no_guest(at, seat)
        await self._assert_not_apart(actor.member_id, to_id)
        await self._assert_may_take(at, seat, to_id)
        return seat

    async def answer(self, table_id: int, actor: Actor, seat: Seat, *, agrees: bool) -> Done:
        """Record a member's answer to a handover: they take the seat, or decline it.

        Raises:
            TableRefusal: already_seated, seen_another, voted_out or has_conceded.
            Refusal: handover.not_asked or handover.over.
        """

        async def decide(at: Position) -> Change:
            held = await self._database.read(lambda conn: handovers.get(conn, table_id, seat))
            if held is None or not held.is_open or at.table.status is not Status.PLAYING:
                raise Refusal("handover.over")
            if held.to_id != actor.member_id:
                raise Refusal("handover.not_asked")
            row, by_moderators = at.seats[seat], held.from_id == MODERATORS
            if not (row.is_robot if by_moderators else row.member_id == held.from_id):
                raise Refusal("handover.over")
            change = Change(at.table, at.seats, at.state)
            if agrees:
                claim = await self._tables.claim(table_id, actor.member_id)
                if by_moderators:
                    offered = replace(claim, offered=(seat,))
                    change = seating.take_over(at, actor, seat, offered)
                else:
                    seating.assert_may_sit(at, actor, claim)
                    seating.assert_saw_no_other(at, actor, seat)
                    _assert_no_guest(at, seat)
                    change = playing.handed_over(at, seat, actor)
            else:
                told = msg("table.not_handed_over", member=actor.name, place=str(seat + 1))
                change = dataclasses.replace(change, notices=(notices.notice(at.table, told),))
            return _answered(change, at, held)

        return await self._tables.changes.change(table_id, actor, decide)

    async def lapsed(self, at: Position, timer: Timer, now_ms: int) -> Change:
        """Close a handover that was not answered in time; the handler of `TimerKind.HANDOVER`."""
        seat = offering.seat_of(timer.key)
        held = await self._database.read(lambda conn: handovers.get(conn, at.table.id, seat))
        nothing = Change(at.table, at.seats, at.state)
        return nothing if held is None else _answered(nothing, at, held)

    async def handover(self, table_id: int, seat: Seat) -> Handover | None:
        """Return the last handover of a seat; None without one, or once it has been answered and taken down."""
        return await self._database.read(lambda conn: handovers.get(conn, table_id, seat))

    async def _assert_not_apart(self, member_id: int, to_id: int) -> None:
        apart = await self._database.read(lambda conn: bans.apart_from(conn, member_id))
        if to_id in apart:
            raise Refusal("handover.apart")

    def _asked(self, at: Position, seat: Seat, from_id: int, to_id: int) -> Change:
        table_id, until_ms = at.table.id, self._tables.now_ms() + ASKED_MS
        wanted = Handover(seat, from_id, to_id, until_ms)
        change = Change(at.table, at.seats, at.state, notices=(notices.handover(at.table, seat),))
        key = offering.key_of(table_id, seat)
        change = change.with_timers(Timer(TimerKind.HANDOVER, key, until_ms))
        return change.storing(lambda conn: handovers.put(conn, table_id, wanted))

    async def _assert_may_take(self, at: Position, seat: Seat, member_id: int) -> None:
        """Refuse to name a member for a seat.

        Raises:
            Refusal: handover.seated, handover.seen_another, handover.voted_out or handover.has_conceded.
        """
        if at.seat_of(member_id) is not None:
            raise Refusal("handover.seated")
        if at.seat_seen(member_id) not in (None, seat):
            raise Refusal("handover.seen_another")
        claim = await self._tables.claim(at.table.id, member_id)
        if claim.is_barred:
            raise Refusal("handover.voted_out")
        if claim.has_conceded:
            raise Refusal("handover.has_conceded")


def may_pass_on(at: Position, seat: Seat) -> bool:
    """Return whether the seat's member may have it offered, or name a successor."""
    return at.table.tournament_id is None and not _is_guest(at, seat)


def _is_guest(at: Position, seat: Seat) -> bool:
    """Return whether the member took the seat over and knows secrets of it."""
    return at.last_guest(seat) is not None and seating.hides(at, seat)


def _assert_no_guest(at: Position, seat: Seat) -> None:
    """Refuse a guest's wish to pass on secrets: the players decide about the next member.

    Raises:
        Refusal: handover.guest.
    """
    if _is_guest(at, seat):
        raise Refusal("handover.guest")


def _answered(change: Change, at: Position, held: Handover) -> Change:
    """Return the change with the question closed, after any answer."""
    closed = replace(held, is_open=False)
    told = (*change.notices, notices.handover(at.table, held.seat))
    change = dataclasses.replace(change, notices=told)
    change = change.without_timers((TimerKind.HANDOVER, offering.key_of(at.table.id, held.seat)))
    return change.storing(lambda conn: handovers.put(conn, at.table.id, closed))


def _is_over(change: Change) -> bool:
    return change.table.status is not Status.PLAYING


def _joined(change: Change, more: Change) -> Change:
    """Return a change with the notices, timers and rows of another one, which has no other effect."""
    assert more.entry is None
    joined = dataclasses.replace(change, notices=(*change.notices, *more.notices))
    joined = joined.without_timers(*more.dropped_timers).with_timers(*more.timers)
    return joined if more.also is None else joined.storing(more.also)


def ended_now(at: Position, ballot: Ballot, held: Sequence[Ballot], now_ms: int) -> Change:
    """Carry out the decision of the remaining member after a concession; the effect of `BallotKind.END`."""
    if ballot.outcome != ballots.YES:
        return Change(at.table, at.seats, at.state)
    change = playing.called_off(at, msg("table.ended_conceded"))
    subject = ballot.subject_id
    assert subject is not None
    return change.storing(lambda conn: conduct.agree(conn, at.table.id, subject))
