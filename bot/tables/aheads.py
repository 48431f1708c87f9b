"""The service of pre-moves and auto-answers: storing them, withdrawing them, and using them when the question comes.

Call `look` whenever a table has changed, before the robots' turn, and `look_at_all` after the program starts.
"""

from collections.abc import Callable

from msgspec.structs import replace

from bot.clocks import clock as clocks
from bot.clocks.hours import nights
from bot.clocks.paces import DAY_MS
from bot.clocks.spans import NO_FREE_TIME, FreeTime
from bot.rounds import TableTasks
from bot.store import timers
from bot.store.database import Connection
from bot.store.people import aheads
from bot.store.people.aheads import FORCED, NEXT, Ahead
from bot.store.rows import Timer, TimerKind
from bot.tables import playing
from bot.tables.errors import TableRefusal
from bot.tables.model import Actor, Change, Position
from bot.tables.planning import deciding
from bot.tables.planning.deciding import Misfit, Use, decided, held_ms
from bot.tables.service import Tables
from bot.tables.timing.clocking import pace_of
from rules.core.errors import Refusal
from rules.core.game import Move
from rules.core.seats import Seat

_LONGEST_NIGHTS_MS = 3 * DAY_MS
"""Longest search for the end of a delay in waking hours."""


class Aheads:
    def __init__(self, tables: Tables, below: Callable[[int], int]) -> None:
        """Take the random source: `below` returns a random number below another, from the system."""
        self._tables = tables
        self._given = tables.changes.given
        self._below = below
        self._tasks = TableTasks(
            self._answer,
            "The pre-moves at table %d could not be checked; its members are asked.",
        )

    async def own(self, at: Position, member_id: int) -> tuple[Ahead, ...]:
        """Return a member's pre-move and auto-answers at a table, the pre-move first."""
        rows = await self._given.rows(at.table.id)
        return tuple(row for row in rows if row.member_id == member_id and row.name != FORCED)

    async def makes_forced(self, member_id: int) -> bool:
        """Return whether a member's forced moves are made for them."""
        return member_id in await self._given.forced()

    async def make_forced(self, member_id: int, on: bool) -> None:
        """Make a member's forced moves from now on, also those that wait now; or stop that.

        Raises:
            Refusal: act.unchanged.
        """
        if on == await self.makes_forced(member_id):
            raise Refusal("act.unchanged")
        await self._given.set_forced(member_id, on)
        if on:
            await self._look_at_all_of(member_id)

    async def plan(self, table_id: int, actor: Actor, move: Move) -> Position:
        """Keep a member's next move, in place of another.

        Raises:
            TableRefusal: not_started, ended or not_seated.
            Refusal: act.unchanged, or as `deciding.planned`.
        """
        return await self._keep(
            table_id,
            actor,
            lambda at, seat: deciding.planned(at, seat, actor.member_id, move),
        )

    async def rule(self, table_id: int, actor: Actor, name: str) -> Position:
        """Let a rule answer for a member from the next question on.

        Raises:
            TableRefusal: not_started, ended or not_seated.
            Refusal: act.unchanged, or as `deciding.ruled`.
        """
        return await self._keep(
            table_id,
            actor,
            lambda at, seat: deciding.ruled(at, seat, actor.member_id, name),
        )

    async def _keep(
        self, table_id: int, actor: Actor, made: Callable[[Position, Seat], Ahead]
    ) -> Position:
        await self._given.expect(table_id)

        def keep(at: Position) -> tuple[Position, Callable[[Connection], None]]:
            row = made(at, playing.own_seat(at, actor))

            def store(conn: Connection) -> None:
                if any(row.repeats(each) for each in aheads.of_table(conn, table_id)):
                    raise Refusal("act.unchanged")
                aheads.put(conn, row)

            return at, store

        await self._tables.changes.note(table_id, keep)
        return await self._tables.position(table_id)

    async def withdraw(self, table_id: int, actor: Actor, name: str = NEXT) -> Position:
        """Take a member's next move, or a rule, back.

        Raises:
            TableRefusal: not_started, ended or not_seated.
            Refusal: act.unchanged.
        """

        def keep(at: Position) -> tuple[Position, Callable[[Connection], None]]:
            seat = playing.own_seat(at, actor)
            row = Ahead(table_id, seat, name, actor.member_id, None, None, 0)

            def store(conn: Connection) -> None:
                if not aheads.drop(conn, row):
                    raise Refusal("act.unchanged")

            return at, store

        await self._tables.changes.note(table_id, keep)
        return await self._tables.position(table_id)

    def look(self, table_id: int) -> None:
        """Answer a table's question if a pre-move or auto-answer fits."""
        self._tasks.look(table_id)

    async def look_at_all(self) -> None:
        for table_id in await self._given.tables():
            self.look(table_id)
        for member_id in await self._given.forced():
            await self._look_at_all_of(member_id)

    async def _look_at_all_of(self, member_id: int) -> None:
        for at in await self._tables.waiting_on(member_id):
            self.look(at.table.id)

    async def settle(self) -> None:
        """Wait until all answers under way are given."""
        await self._tasks.settle()

    async def close(self) -> None:
        """Stop answering; given answers stay."""
        await self._tasks.close()

    async def _answer(self, table_id: int) -> None:
        while True:
            self._tasks.is_taken_up(table_id)
            try:
                at = await self._tables.changes.as_told(table_id)
            except TableRefusal:
                return
            if not self._tables.changes.is_served(at):
                return
            rows = await self._given.rows_at(at)
            for seat in sorted(at.waiting()) if rows else ():
                if await self._answered(at, seat, rows):
                    break
            else:
                return

    async def _answered(self, at: Position, seat: Seat, rows: tuple[Ahead, ...]) -> bool:
        """Use, drop or hold back the seat's answers to this question. Return whether any row has changed."""
        found = decided(at, seat, rows)
        if isinstance(found, Misfit):
            await self._mark(at.table.id, found.dropped)
            return True
        if found is None:
            return False
        question = at.question_seqs[seat]
        if not found.held:
            return await self._use(at.table.id, seat)
        if found.row.held_seq != question:
            moment = await self._moment(at, seat)
            row = replace(found.row, held_seq=question)
            await self._mark(at.table.id, row, Timer(TimerKind.AHEAD, _key(row), moment))
        return False

    async def _mark(self, table_id: int, row: Ahead, due: Timer | None = None) -> None:
        def note(at: Position) -> tuple[Position, Callable[[Connection], None]]:
            def store(conn: Connection) -> None:
                aheads.mark(conn, row)
                if due is not None:
                    timers.put(conn, due)

            return at, store

        await self._tables.changes.note(table_id, note)

    async def _use(self, table_id: int, seat: Seat) -> bool:
        async def decide(at: Position) -> Change:
            found = decided(at, seat, await self._given.rows_at(at))
            if not isinstance(found, Use) or found.held:
                raise TableRefusal("stale")
            return deciding.used(at, found)

        # The next look at this table must read the new number of uses.
        await self._given.expect(table_id)
        try:
            await self._tables.changes.change(table_id, None, decide)
        except Refusal:
            return False
        return True

    async def held(self, at: Position, timer: Timer, now_ms: int) -> Change:
        """Give an answer that was held back; the handler of `TimerKind.AHEAD`."""
        seat = int(timer.key.split(":")[1])
        unchanged = Change(at.table, at.seats, at.state)
        found = decided(at, seat, await self._given.rows_at(at))
        if not isinstance(found, Use) or found.row.held_seq != at.question_seqs[seat]:
            return unchanged
        return deciding.used(at, found)

    async def _moment(self, at: Position, seat: Seat) -> int:
        """Return the moment of a delayed answer, after a random waking time."""
        now = self._tables.now_ms()
        member = at.seats[seat].member_id
        assert member is not None
        free = (await self._tables.almanac.free(at, now)).get(member, NO_FREE_TIME)
        left = None
        if pace_of(at.table) is not None and at.table.clocks:
            left = clocks.left_at(at.table.clocks[seat], free, now)
        almanac, table = self._tables.almanac, at.table
        versions = await almanac.hours(member, table.language, table.guild_id)
        asleep = list(nights(versions, now - DAY_MS, now + _LONGEST_NIGHTS_MS))
        wait = held_ms(None if left is None else max(0, left), self._below)
        return FreeTime.of(free.spans, asleep).due(now, wait) or now + wait


def _key(row: Ahead) -> str:
    return f"{row.table_id}:{row.seat}"
