"""Decides how to tell each member about a turn, from their wishes, their hours and earlier messages."""

import dataclasses
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from bot.clocks.paces import DAY_MS
from bot.clocks.reminders import Rung
from bot.clocks.wishes import Reach
from bot.store import members as stored
from bot.store import moves, pings
from bot.store.database import Connection, Database
from bot.store.finding import invitations
from bot.store.people import ended
from bot.store.pings import Standing
from bot.store.rows import Due, DueKind, Notice, Status
from bot.tables import notices
from bot.tables.errors import TableRefusal
from bot.tables.model import Change, Position
from bot.tables.settings import Settings, readable
from bot.tables.telling import waiting
from bot.tables.telling.ways import (
    JUST_MOVED_MS,
    WATCHING,
    Way,
    following,
    is_open,
    turn_of,
    until_room_ms,
    wake_due,
    way_to_tell,
    way_to_watcher,
)
from bot.tables.timing.almanac import Almanac
from bot.tables.timing.clocking import pace_of
from rules.core.seats import Seat

MOST_ENDED = 10
"""Most ended tables that a digest names."""


@dataclass(frozen=True, slots=True)
class Told:
    """The way of a message to one member."""

    member_id: int
    seat: int
    turn: int
    rung: Rung
    way: Way
    reach: Reach
    due: Due | None = None
    """The due in place of the message, if it is not sent now."""


class Telling:
    def __init__(
        self,
        database: Database,
        settings: Settings,
        almanac: Almanac,
        position: Callable[[int], Awaitable[Position]],
        now_ms: Callable[[], int],
    ) -> None:
        """Take `position`, which looks a table up."""
        self._database = database
        self._position = position
        self._now_ms = now_ms
        self._settings = settings
        self._almanac = almanac
        self._in_flight: Counter[int] = Counter()

    @asynccontextmanager
    async def deciding(
        self, at: Position, rung: Rung, members: Iterable[int], now_ms: int
    ) -> AsyncIterator[Mapping[int, Told]]:
        """Yield the way of each member's message about their turn.

        Within the block, send the messages and store them.

        Until then messages count as being under way, so that ceilings hold for all tables together.
        """
        members = tuple(members)
        reach, muted, just_moved = await self._facts(at, rung, members, now_ms)
        held: list[int] = []
        try:
            told = {
                member: await self._decide(
                    at,
                    rung,
                    member,
                    reach[member],
                    now_ms,
                    held,
                    is_muted=member in muted,
                    has_just_moved=member == just_moved,
                )
                for member in members
            }
            yield told
        finally:
            self._in_flight.subtract(held)

    async def _decide(
        self,
        at: Position,
        rung: Rung,
        member: int,
        reach: Reach,
        now_ms: int,
        held: list[int],
        *,
        is_muted: bool,
        has_just_moved: bool,
    ) -> Told:
        own = (row.seat for row in at.seats if member in (row.member_id, row.away_id))
        seat = next(own, WATCHING)
        turn = member if seat == WATCHING else turn_of(at.table, seat)
        pace = pace_of(at.table)
        wakes_ms = None
        if pace is None or pace.sleeps:
            wakes_ms = await self._almanac.rests_until(
                member,
                at.table,
                now_ms,
                quiet=None if rung in (Rung.PING, Rung.ENDED) else reach.wishes.quiet,
            )
        way = way_to_tell(
            rung,
            reach,
            is_live=pace is not None and pace.is_live,
            is_muted=is_muted,
            is_asleep=wakes_ms is not None,
            has_just_moved=has_just_moved,
        )
        if seat == WATCHING:
            way = way_to_watcher(reach, is_asleep=wakes_ms is not None)
        if way is Way.WHEN_AWAKE and wakes_ms is not None:
            due = wake_due(at.table.id, seat, turn, rung, wakes_ms)
            return Told(member, seat, turn, rung, way, reach, due)
        if way in (Way.THREAD, Way.DIRECT):
            self._in_flight[member] += 1
            held.append(member)
            under_way = self._in_flight[member] - 1
            sent = await self._database.read(
                lambda conn: pings.unanswered(conn, member, after_ms=now_ms - DAY_MS)
            )
            again_ms = until_room_ms(sent, under_way, now_ms, rung)
            if again_ms is not None and rung in (Rung.NEXT, Rung.ENDED):
                # No table waits for the member, so no message is collected either.
                return Told(member, seat, turn, rung, Way.NOT, reach)
            if again_ms is not None:
                due = Due(DueKind.DIGEST, f"{member}:collected", again_ms)
                return Told(member, seat, turn, rung, Way.COLLECTED, reach, due)
        return Told(member, seat, turn, rung, way, reach)

    async def _facts(
        self, at: Position, rung: Rung, members: tuple[int, ...], now_ms: int
    ) -> tuple[Mapping[int, Reach], set[int], int | None]:
        """Return the members' reach, those who muted the table, and the member of its last move if it was just made.

        Moves of robots do not count there, and it matters for few rungs.
        """
        may_have_moved = rung in (Rung.PING, Rung.ENDED)

        def facts(
            conn: Connection,
        ) -> tuple[Mapping[int, Reach] | None, set[int] | None, tuple[int, int] | None]:
            return (
                readable(lambda conn: stored.reach(conn, members), conn),
                readable(lambda conn: stored.muted_by(conn, at.table.id), conn),
                moves.last_by_member(conn, at.table.id) if may_have_moved else None,
            )

        reach, muted, last = await self._database.read(facts)
        is_now = last is not None and now_ms - last[1] * 1000 <= JUST_MOVED_MS
        found = dict.fromkeys(members, Reach()) if reach is None else reach
        return found, muted or set(), last[0] if last is not None and is_now else None

    async def standing(self, table_id: int) -> list[Standing]:
        """Return the messages about a table's turns that can be taken down once their turn is over."""
        return await self._database.read(lambda conn: pings.standing(conn, table_id))

    async def reach(self, member: int) -> Reach:
        return (await self._settings.reach(member))[member]

    async def reminded(self, position: Position, due: Due, now_ms: int) -> Change:
        """Remind a member at a table without a clock, after days. A nudge takes the place of a reminder."""
        table, seat = position.table, int(due.key.split(":")[1])
        change = Change(table, position.seats, position.state)
        if table.clocks or seat not in position.waiting():
            return change
        turn = turn_of(table, seat)
        if not is_open(position, seat, turn):
            return change
        asked_s = await self._database.read(lambda conn: moves.made_at(conn, table.id, turn))
        assert asked_s is not None
        rungs, next_ms = waiting.passed(asked_s * 1000, now_ms)
        if next_ms is not None:
            change = change.with_dues(waiting.again(due, next_ms))
        sent = await self._database.read(lambda conn: pings.rungs_of(conn, table.id, seat, turn))
        if not rungs or len(sent - {Rung.PING, Rung.NEXT}) >= len(rungs):
            return change
        told = notices.reminder(table, seat, turn, rungs[-1])
        return dataclasses.replace(change, notices=(told,))

    async def upcoming(self, at: Position, called: Collection[int]) -> list[Notice]:
        """Return the messages to members that want notice of the question before theirs."""
        pace = pace_of(at.table)
        if pace is not None and pace.is_live:
            return []
        seats = following(at, called)
        reach = await self._settings.reach(*(each.member_id for each in seats))
        return [
            notices.direct(
                at.table, each.member_id, each.seat, turn_of(at.table, each.seat), Rung.NEXT
            )
            for each in seats
            if reach[each.member_id].wishes.next and reach[each.member_id].is_direct_open
        ]

    async def was_told(self, at: Position, seat: Seat, turn: int, rung: Rung) -> bool:
        sent = await self._database.read(lambda conn: pings.rungs_of(conn, at.table.id, seat, turn))
        return rung in sent

    async def ended(self, member: int) -> list[tuple[Position, Seat]]:
        """Return a member's tables that have ended since their last digest, with the member's seat, the last first."""
        now = self._now_ms()

        def query(conn: Connection) -> list[int]:
            last = pings.last_digest(conn, member) or now - DAY_MS
            after = max(last, now - 7 * DAY_MS) // 1000
            return ended.ended(conn, member, after=after, most=MOST_ENDED)

        found: list[tuple[Position, Seat]] = []
        for table_id in await self._database.read(query):
            with suppress(TableRefusal):
                at = await self._position(table_id)
                seat = at.seat_of(member)
                if seat is not None:
                    found.append((at, seat))
        return found

    async def invited(self, member: int) -> list[Position]:
        """Return the lobbies where a seat is kept for a member without an answer yet."""
        now = self._now_ms()
        found: list[Position] = []
        for table_id in await self._database.read(
            lambda conn: invitations.open_of(conn, member, now)
        ):
            with suppress(TableRefusal):
                at = await self._position(table_id)
                if at.table.status is Status.LOBBY:
                    found.append(at)
        return found

    async def awake(self, position: Position, due: Due, now_ms: int) -> Change:
        """Send the message that was held back for a member's night or quiet time, if the turn is still open."""
        _, seat, turn, rung = due.key.split(":")
        unchanged = Change(position.table, position.seats, position.state)
        has_ended = rung == Rung.ENDED and position.table.ended_at is not None
        if not has_ended and not is_open(position, int(seat), int(turn)):
            return unchanged
        told = notices.reminder(position.table, int(seat), int(turn), Rung(rung))
        return Change(position.table, position.seats, position.state, notices=(told,))
