"""The service of ballots: opens them, takes voices, closes them, and carries out outcomes, each in one transaction."""

import dataclasses
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence

from msgspec.structs import replace

from bot.store.database import Connection, Database
from bot.store.people import ballots as stored
from bot.store.people.ballots import Ballot
from bot.store.rows import Status, Timer, TimerKind
from bot.tables import playing, seating
from bot.tables.absence import ballots as pure
from bot.tables.absence.ballots import BallotKind
from bot.tables.errors import NotSeated, TableRefusal
from bot.tables.model import Actor, Change, Done, Position
from bot.tables.service import Tables
from bot.tables.timing import offering
from bot.tables.timing.clocking import pace_of
from rules.core.seats import Seat

Effect = Callable[[Position, Ballot, Sequence[Ballot], int], Change]
"""Effect of a decided ballot at a moment (UTC ms), given all ballots of the table."""
Prepare = Callable[[Position, Ballot], Awaitable[Effect]]
Silent = Callable[[Position, Ballot], Awaitable[frozenset[int]]]
_NOT_ON_VACATION = (BallotKind.PAUSE, BallotKind.RESUME)
"""Ballots that do not wait for members on vacation."""


class Voting:
    """Register with `on` the effect of each kind of ballot. Kinds without an effect only announce their outcome."""

    def __init__(self, database: Database, tables: Tables) -> None:
        self._database = database
        self._tables = tables
        self._effects: dict[BallotKind, Effect] = {
            BallotKind.KICK: kicked,
            BallotKind.OPEN: opened,
        }
        self._prepared: dict[BallotKind, Prepare] = {}
        self._silent: dict[BallotKind, Silent] = {}

    def on(self, kind: BallotKind, effect: Effect) -> None:
        self._effects[kind] = effect

    def on_with(self, kind: BallotKind, prepare: Prepare, silent: Silent | None = None) -> None:
        """Register an effect that needs a query first; otherwise as `on`. `silent` finds members who are not asked."""
        self._prepared[kind] = prepare
        if silent is not None:
            self._silent[kind] = silent

    async def of(self, table_id: int) -> tuple[Ballot, ...]:
        """Return all ballots of a table, the oldest first."""
        return await self._database.read(lambda conn: stored.of_table(conn, table_id))

    async def ballot(self, table_id: int, number: int) -> Ballot:
        """Return a ballot; raise `Refusal` (ui.outdated) if there is none."""
        return pure.numbered(await self.of(table_id), number)

    async def ask(
        self, table_id: int, actor: Actor, kind: BallotKind, *, until_ms: int | None = None
    ) -> Done:
        """Open a ballot about the whole table.

        Raises:
            TableRefusal: not_started, ended or not_seated.
            Refusal: ballot.open.
        """

        async def decide(at: Position) -> Change:
            assert_voter(at, actor)
            held = await self.of(table_id)
            now = self._tables.now_ms()
            ballot = pure.opened(at, held, kind, actor, now, until_ms=until_ms)
            return await self.step(at, ballot, held, now)

        return await self._tables.changes.change(table_id, actor, decide)

    async def kick(self, table_id: int, actor: Actor, seat: Seat) -> Done:
        """Ask the others whether a robot should take the seat of a member who is late, or agree if that is asked.

        If a robot has the seat and it is open to its last member alone, they are asked whether others may take it.

        Raises:
            TableRefusal: not_started, ended, not_seated, not_member_seat, or as `_assert_late`.
            Refusal: ballot.open, if it is open about another seat.
        """

        async def decide(at: Position) -> Change:
            now = self._tables.now_ms()
            assert_voter(at, actor)
            held = await self.of(table_id)
            guest = seating.bound_to(at, seat) if seat in range(len(at.seats)) else None
            kind = BallotKind.KICK if guest is None else BallotKind.OPEN
            if guest is None:
                _assert_late(at, actor, seat, now)
            running = pure.open_one(held, kind)
            if running is not None and not pure.lapses(at, running) and running.seat == seat:
                ballot = pure.voiced(at, running, actor, pure.YES)
            else:
                ballot = pure.opened(
                    at,
                    held,
                    kind,
                    actor,
                    now,
                    seat=seat,
                    subject_id=at.seats[seat].member_id if guest is None else guest.member_id,
                    asked_seq=at.question_seqs[seat],
                )
            return await self.step(at, ballot, held, now)

        return await self._tables.changes.change(table_id, actor, decide)

    async def vote(self, table_id: int, actor: Actor, number: int, choice: str) -> Done:
        """Take a voice, in place of the member's earlier one.

        Raises:
            Refusal: as `ballots.voiced`.
        """

        async def decide(at: Position) -> Change:
            held = await self.of(table_id)
            ballot = pure.numbered(held, number)
            now = self._tables.now_ms()
            if ballot.outcome is None and pure.lapses(at, ballot):
                return await self.step(at, ballot, held, now)
            without = await self.silent(at, ballot, now)
            voiced = pure.voiced(at, ballot, actor, choice, without)
            return await self.step(at, voiced, held, now)

        return await self._tables.changes.change(table_id, actor, decide)

    async def closed(self, at: Position, timer: Timer, now_ms: int) -> Change:
        """Close a ballot; the handler of `TimerKind.BALLOT`."""
        held = await self.of(at.table.id)
        number = int(timer.key.partition(":")[2])
        ballot = next((each for each in held if each.number == number), None)
        if ballot is None or ballot.outcome is not None:
            return Change(at.table, at.seats, at.state)
        return await self.step(at, ballot, held, now_ms)

    async def step(
        self, at: Position, ballot: Ballot, held: Sequence[Ballot], now_ms: int
    ) -> Change:
        """Store a new or changed ballot; if it is decided, carry it out in the same transaction."""
        without = await self.silent(at, ballot, now_ms)
        kind, effects = BallotKind(ballot.kind), self._effects
        if kind in self._prepared:
            effects = effects | {kind: await self._prepared[kind](at, ballot)}
        return stepped(at, ballot, held, now_ms, effects, without)

    async def silent(
        self, at: Position, ballot: Ballot, now_ms: int | None = None
    ) -> frozenset[int]:
        """Return the members whom the ballot does not ask; those on vacation have no voice about a pause."""
        found = self._silent.get(BallotKind(ballot.kind))
        if found is not None:
            return await found(at, ballot)
        pace = pace_of(at.table)
        if ballot.kind not in _NOT_ON_VACATION or pace is None or not pace.vacations:
            return frozenset()
        now = self._tables.now_ms() if now_ms is None else now_ms
        away = set()
        for member in at.members():
            held = await self._tables.almanac.vacations(member)
            if any(each.from_ms <= now < each.to_ms for each in held):
                away.add(member)
        return frozenset(away)


def stepped(
    at: Position,
    ballot: Ballot,
    held: Sequence[Ballot],
    now_ms: int,
    effects: Mapping[BallotKind, Effect],
    without: Collection[int] = (),
) -> Change:
    """Return the change that a new or changed ballot makes. Pure.

    Args:
        held: the earlier ballots of the table.
        without: members who have no voice now.
    """
    decided = pure.outcome(at, ballot, now_ms, without)
    ballot = replace(ballot, outcome=decided)
    lapsed = tuple(
        replace(each, outcome=pure.LAPSED)
        for each in held
        if each.outcome is None and each.kind == ballot.kind and each.number != ballot.number
    )
    change = Change(at.table, at.seats, at.state)
    effect = effects.get(BallotKind(ballot.kind))
    if decided not in (None, pure.LAPSED) and effect is not None:
        change = effect(at, ballot, held, now_ms)
    was_told = any(each.number == ballot.number for each in held)
    posts = [pure.post_of(at, each) for each in lapsed]
    if decided is None or was_told:
        posts.append(pure.post_of(at, ballot))
    change = dataclasses.replace(change, notices=(*posts, *change.notices))
    keys = [(TimerKind.BALLOT, pure.due_of(at, each).key) for each in (*lapsed, ballot)]
    change = change.without_timers(*keys)
    if decided is None:
        change = change.with_timers(pure.due_of(at, ballot))
    return change.storing(lambda conn: _put(conn, at.table.id, (*lapsed, ballot)))


def kicked(at: Position, ballot: Ballot, held: Sequence[Ballot], now_ms: int) -> Change:
    """Give a seat to a robot, as the others decided. Its member may come back for a week, but only the first time."""
    if ballot.outcome != pure.YES:
        return Change(at.table, at.seats, at.state)
    assert ballot.seat is not None
    again = any(
        each.kind == BallotKind.KICK
        and each.outcome == pure.YES
        and each.subject_id == ballot.subject_id
        for each in held
    )
    change = playing.voted_out(at, ballot.seat, is_final=again)
    if again or change.seats[ballot.seat].away_id is None:
        return change
    key = offering.key_of(at.table.id, ballot.seat)
    return change.with_timers(Timer(TimerKind.AWAY, key, now_ms + offering.KEPT_MS))


def opened(at: Position, ballot: Ballot, held: Sequence[Ballot], now_ms: int) -> Change:
    """Open a former guest's seat to others, as the players decided: offer it if it needs a member."""
    change = Change(at.table, at.seats, at.state)
    assert ballot.seat is not None
    if ballot.outcome != pure.YES or not offering.is_needed(at, ballot.seat):
        return change
    return offering.offered_now(change, at.table, ballot.seat, now_ms)


async def kept_no_longer(at: Position, timer: Timer, now_ms: int) -> Change:
    """Drop the claim of a voted-out member after the week for their return; handles `TimerKind.AWAY`."""
    seat = offering.seat_of(timer.key)
    return Change(at.table, playing.kept_for_nobody(at, seat), at.state)


def assert_voter(at: Position, actor: Actor) -> None:
    """Refuse votes of members without a seat, and outside of play.

    Raises:
        TableRefusal: not_started, ended or not_seated.
    """
    if at.table.status is Status.LOBBY:
        raise TableRefusal("not_started")
    if at.table.status is not Status.PLAYING:
        raise TableRefusal("ended")
    if at.seat_of(actor.member_id) is None:
        raise NotSeated


def _assert_late(at: Position, actor: Actor, seat: Seat, now_ms: int) -> None:
    """Refuse a vote on a seat with time left; without a clock, before a week has passed.

    Raises:
        TableRefusal: not_member_seat, not_waited_for, still_here or waits_a_week.
    """
    row = at.seats[seat] if seat in range(len(at.seats)) else None
    if row is None or row.member_id in (None, actor.member_id):
        raise TableRefusal("not_member_seat")
    if seat not in at.waiting():
        raise TableRefusal("not_waited_for", name=row.name)
    now_s = now_ms // 1000
    possible_s = min(playing.idle_since(at.table), now_s) + playing.IDLE_S
    if at.table.clocks and not at.table.clocks[seat].in_grace:
        raise TableRefusal("still_here", name=row.name)
    if not at.table.clocks and now_s < possible_s:
        raise TableRefusal("waits_a_week", name=row.name, at=str(int(possible_s)))


def _put(conn: Connection, table_id: int, changed: Sequence[Ballot]) -> None:
    # Lapsed ballots come first: a kind has only one open ballot.
    for ballot in changed:
        stored.put(conn, table_id, ballot)
