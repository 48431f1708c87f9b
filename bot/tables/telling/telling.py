"""Decides how to tell each member about a turn, from their wishes, their hours and earlier messages."""

import dataclasses
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from bot.clocks.paces import DAY_MS, HOUR_MS
from bot.clocks.preferences import Reach, Where
from bot.clocks.reminders import MORNINGS, REMINDERS, ReminderLevel, Rung
from bot.store import members as stored
from bot.store import moves, pings, timers
from bot.store.database import Connection, Database
from bot.store.finding import invitations
from bot.store.people import ended
from bot.store.pings import RemovablePing
from bot.store.rows import Notice, Status, Timer, TimerKind
from bot.tables import notices
from bot.tables.errors import TableRefusal
from bot.tables.model import Change, Position
from bot.tables.settings import Settings, readable
from bot.tables.telling import waiting
from bot.tables.telling.ways import (
    JUST_MOVED_MS,
    WATCHING,
    SendMode,
    following,
    is_open,
    is_room_in_turn,
    turn_of,
    until_room_ms,
    wake_timer,
    way_to_tell,
    way_to_watcher,
)
from bot.tables.timing.almanac import Almanac
from bot.tables.timing.clocking import pace_of
from rules.core.seats import Seat

_BEFORE_MORNING_MS = 2 * HOUR_MS
"""A reminder in the morning comes at least this long after the announcement of the turn."""
MOST_ENDED = 10
"""Most ended tables that a digest names."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """The way of a message to one member."""

    member_id: int
    seat: int
    turn: int
    rung: Rung
    way: SendMode
    reach: Reach
    due: tuple[Timer, ...] = ()
    """The timer in place of the message, if it is not sent now, and that of the next morning's reminder."""


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
    ) -> AsyncIterator[Mapping[int, Delivery]]:
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
    ) -> Delivery:
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
        if way is SendMode.WHEN_AWAKE and wakes_ms is not None:
            timer = wake_timer(at.table.id, seat, turn, rung, wakes_ms)
            return Delivery(member, seat, turn, rung, way, reach, (timer,))
        if seat != WATCHING and rung is not Rung.ENDED:
            sent = await self._database.read(
                lambda conn: pings.rungs_of(conn, at.table.id, seat, turn)
            )
            # After a change of wishes in the middle of a turn, more rungs may be due than a turn has room for.
            is_full = rung in REMINDERS and not is_room_in_turn(at.table, sent)
            if rung in sent or is_full:
                return Delivery(member, seat, turn, rung, SendMode.NOT, reach)
        due: tuple[Timer, ...] = ()
        if rung is Rung.PING and _wants_mornings(at, reach):
            due = (await self._next_morning(at, member, now_ms + _BEFORE_MORNING_MS),)
        if way in (SendMode.THREAD, SendMode.DIRECT):
            self._in_flight[member] += 1
            held.append(member)
            under_way = self._in_flight[member] - 1
            unanswered = await self._database.read(
                lambda conn: pings.unanswered(conn, member, after_ms=now_ms - DAY_MS)
            )
            again_ms = until_room_ms(unanswered, under_way, now_ms, rung)
            if again_ms is not None and rung in (Rung.NEXT, Rung.ENDED):
                # No table waits for the member, so no message is collected either.
                return Delivery(member, seat, turn, rung, SendMode.NOT, reach)
            if again_ms is not None:
                timer = Timer(TimerKind.DIGEST, f"{member}:collected", again_ms)
                return Delivery(member, seat, turn, rung, SendMode.COLLECTED, reach, (timer, *due))
        return Delivery(member, seat, turn, rung, way, reach, due)

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

    async def standing(self, table_id: int) -> list[RemovablePing]:
        """Return the messages about a table's turns that can be taken down once their turn is over."""
        return await self._database.read(lambda conn: pings.standing(conn, table_id))

    async def reach(self, member: int) -> Reach:
        return (await self._settings.reach(member))[member]

    async def reminded(self, position: Position, timer: Timer, now_ms: int) -> Change:
        """Remind a member at a table without a clock, after days. A nudge takes the place of a reminder."""
        table, seat = position.table, int(timer.key.split(":")[1])
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
            change = change.with_timers(waiting.again(timer, next_ms))
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

    async def awake(self, position: Position, timer: Timer, now_ms: int) -> Change:
        """Send the message that was held back for a member's night or quiet time, if the turn is still open."""
        _, seat, turn, rung = timer.key.split(":")
        unchanged = Change(position.table, position.seats, position.state)
        has_ended = rung == Rung.ENDED and position.table.ended_at is not None
        if not has_ended and not is_open(position, int(seat), int(turn)):
            return unchanged
        if rung in MORNINGS:
            return await self._in_the_morning(position, int(seat), unchanged, now_ms)
        told = notices.reminder(position.table, int(seat), int(turn), Rung(rung))
        return dataclasses.replace(unchanged, notices=(told,))

    async def _in_the_morning(
        self, at: Position, seat: Seat, change: Change, now_ms: int
    ) -> Change:
        """Remind a member who wants it each morning, unless their clock stands; note the next morning.

        The ceiling of messages about a turn leaves room for the one that time is up.
        """
        table, turn, member = at.table, turn_of(at.table, seat), at.seats[seat].member_id
        assert member is not None
        sent = await self._database.read(lambda conn: pings.rungs_of(conn, table.id, seat, turn))
        rung = next((each for each in MORNINGS if each not in sent), None)
        if rung is None or not is_room_in_turn(table, sent):
            return change
        if not _wants_mornings(at, await self.reach(member)):
            return change
        change = change.with_timers(await self._next_morning(at, member, now_ms))
        if table.clocks:
            clock, free = table.clocks[seat], (await self._almanac.free(at, now_ms))[member]
            if not clock.is_running or clock.in_grace or free.end_of(now_ms) is not None:
                return change
        told = notices.reminder(table, seat, turn, rung)
        return dataclasses.replace(change, notices=(told,))

    async def plan_mornings(self, member: int, tables: Iterable[Position]) -> None:
        """Note the next morning at the tables that wait for a member, after a choice in the middle of a turn."""
        reach, now = await self.reach(member), self._now_ms()
        due = [
            await self._next_morning(at, member, now)
            for at in tables
            if member in at.waiting_members() and _wants_mornings(at, reach)
        ]
        await self._database.write(lambda conn: timers.put(conn, *due))

    async def _next_morning(self, at: Position, member: int, after_ms: int) -> Timer:
        seat = at.seat_of(member)
        assert seat is not None
        moment = await self._almanac.next_morning(member, at.table, after_ms)
        # The timer names the first of the mornings; the one that is told depends on those told before.
        return wake_timer(at.table.id, seat, turn_of(at.table, seat), MORNINGS[0], moment)


def _wants_mornings(at: Position, reach: Reach) -> bool:
    pace = pace_of(at.table)
    is_live = pace is not None and pace.is_live
    is_reminded = reach.where not in (Where.DIGEST, Where.OFF)
    return reach.wishes.reminders is ReminderLevel.MORNING and is_reminded and not is_live
