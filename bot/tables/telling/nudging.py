"""Nudges: a member may remind another of a long open question, twice a turn and without being named."""

from collections.abc import Awaitable, Callable, Mapping

from msgspec.structs import replace

from bot.clocks.clock import Clock
from bot.clocks.paces import HOUR_MS, MINUTE_MS, Pace
from bot.clocks.reminders import NUDGES, ReminderLevel, Rung, ladder
from bot.clocks.spans import NO_FREE_TIME, FreeTime
from bot.store import pings
from bot.store.database import Database
from bot.store.rows import Status
from bot.tables import notices
from bot.tables.errors import NotSeated, TableRefusal
from bot.tables.model import Actor, Change, Position
from bot.tables.service import Tables
from bot.tables.settings import Settings
from bot.tables.telling.ways import is_room_in_turn, turn_of
from bot.tables.timing.clocking import pace_of
from rules.core.errors import Refusal
from rules.core.seats import Seat

HasGone = Callable[[Position, Seat], Awaitable[bool]]
"""Function that tells whether the member of a seat has left the server, and acts on it."""

APART_MS = 12 * HOUR_MS
"""A seat cannot be nudged again for this long."""
_AT_LEAST_MS = 2 * HOUR_MS
_LIVE_MS = 3 * MINUTE_MS


class Nudging:
    def __init__(self, database: Database, tables: Tables, has_gone: HasGone) -> None:
        self._database = database
        self._tables = tables
        self._has_gone = has_gone
        self._settings = Settings(database)

    async def nudge(self, table_id: int, actor: Actor, seat: Seat | None) -> None:
        """Remind a member for whom a table waits; without a seat, the only one besides the actor.

        A member who has left the server is not reminded; a robot plays on for them.

        Raises:
            TableRefusal: not_started, ended, not_seated, nobody_to_nudge or not_waited_for.
            Refusal: nudge.too_early, nudge.enough or nudge.gone.
        """
        at = await self._tables.position(table_id)
        asked = at.seats[_to_nudge(at, actor, seat)]
        if await self._has_gone(at, asked.seat):
            raise Refusal("nudge.gone", name=asked.name)

        async def decide(at: Position) -> Change:
            return await self._decide(at, actor, seat)

        await self._tables.changes.change(table_id, actor, decide)

    async def _decide(self, at: Position, actor: Actor, wanted: Seat | None) -> Change:
        seat = _to_nudge(at, actor, wanted)
        member = at.seats[seat].member_id
        assert member is not None
        now = self._tables.now_ms()
        free = await self._tables.almanac.free(at, now)
        before = await self._database.read(lambda conn: pings.nudged(conn, at.table.id, seat))
        given = sum(turn == turn_of(at.table, seat) for turn, _ in before)
        if given == len(NUDGES):
            raise Refusal("nudge.enough", name=at.seats[seat].name)
        soonest = max((moment + APART_MS for _, moment in before), default=0)
        possible = max(now, soonest, await self._possible_ms(at, seat, free, now))
        pace = pace_of(at.table)
        if pace is None or pace.sleeps:
            # The member may be asleep then.
            almanac = self._tables.almanac
            possible = await almanac.rests_until(member, at.table, possible) or possible
        if possible > now:
            raise Refusal("nudge.too_early", next=str(-(-possible // 1000)))
        turn, table = turn_of(at.table, seat), at.table
        if table.clocks:
            wish = (await self._settings.reach(member))[member].wishes.reminders
            clock = _without_next(table.clocks[seat], pace, wish)
            clocks = (*table.clocks[:seat], clock, *table.clocks[seat + 1 :])
            table = replace(table, clocks=clocks)
        return Change(
            table,
            at.seats,
            at.state,
            notices=(notices.reminder(table, seat, turn, NUDGES[given]),),
            also=lambda conn: pings.nudge(conn, table.id, seat, turn, at_ms=now),
        )

    async def _possible_ms(
        self, at: Position, seat: Seat, free: Mapping[int, FreeTime], now_ms: int
    ) -> int:
        """Return the first moment for a nudge of the seat in its turn: after some waking time.

        Raises:
            Refusal: nudge.enough, if its member had enough messages about the turn.
        """
        table, pace = at.table, pace_of(at.table)
        turn = turn_of(table, seat)
        sent = await self._database.read(lambda conn: pings.rungs_of(conn, table.id, seat, turn))
        if not is_room_in_turn(table, sent):
            raise Refusal("nudge.enough", name=at.seats[seat].name)
        since = table.clocks[seat].since_ms if table.clocks else table.touched_at * 1000
        if since is None:
            # The turn has not been announced yet.
            return now_ms + _wait_ms(pace)
        own_free = free.get(at.seats[seat].member_id or 0, NO_FREE_TIME)
        return own_free.due(since, _wait_ms(pace)) or now_ms + APART_MS


def _to_nudge(at: Position, actor: Actor, wanted: Seat | None) -> Seat:
    """Return the seat for a nudge.

    Raises:
        TableRefusal: not_started, ended, not_seated, nobody_to_nudge or not_waited_for.
    """
    if at.table.status is not Status.PLAYING:
        raise TableRefusal("not_started" if at.table.status is Status.LOBBY else "ended")
    if at.seat_of(actor.member_id) is None:
        raise NotSeated
    asked = [
        seat
        for seat in at.waiting()
        if at.seats[seat].member_id not in (None, actor.member_id) and wanted in (None, seat)
    ]
    if not asked:
        other = next((row for row in at.seats if row.seat == wanted), None)
        if other is not None and other.member_id not in (None, actor.member_id):
            raise TableRefusal("not_waited_for", name=other.name)
        raise TableRefusal("nobody_to_nudge")
    return min(asked)


def _wait_ms(pace: Pace | None) -> int:
    if pace is None:
        return _AT_LEAST_MS
    return _LIVE_MS if pace.is_live else max(_AT_LEAST_MS, pace.increment_ms // 4)


def _without_next(clock: Clock, pace: Pace | None, wish: ReminderLevel) -> Clock:
    """Skip the next reminder in favour of the nudge, unless it says that time is up."""
    for rung, charged in ladder(clock, pace, wish):
        if charged > clock.reminded_ms:
            is_zero = rung is Rung.ZERO
            reminded = max(clock.reminded_ms, 1) if is_zero else charged
            return replace(clock, reminded_ms=reminded)
    return clock
