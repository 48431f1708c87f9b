"""A house of tables that have clocks: the service on a real database, where time passes by hand."""

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import URL, delete, select

from bot.clocks.clock import Clock, Turn
from bot.clocks.hours import Hours
from bot.clocks.paces import HOUR_MS
from bot.store import moves, schema, time, timers
from bot.store import tables as stored
from bot.store.database import Connection, Database
from bot.store.people import audit
from bot.store.people.audit import Deed
from bot.store.rows import MoveRow, Timer, TimerKind
from bot.tables import lobby
from bot.tables.absence.deciding import Deciding
from bot.tables.absence.gathering import Gathering
from bot.tables.absence.pausing import Pausing, over
from bot.tables.absence.people import People, people_at
from bot.tables.absence.reopening import Reopening
from bot.tables.absence.voting import Voting, kept_no_longer
from bot.tables.dependencies import Dependencies
from bot.tables.model import Actor, Done, Position
from bot.tables.moderating.moderation import Moderation
from bot.tables.service import Tables
from bot.tables.timekeeping.timekeeper import LATE_MS, Timekeeper
from bot.tables.timekeeping.timers import Timers
from bot.tables.timekeeping.vacations import Vacations
from bot.tables.timing.outages import Outages
from bot.tables.timing.resting import rested
from rules.core import engine
from rules.core.game import Move, RobotLevel
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import Typed
from tests.bot.tables.house import GAMES, GUILD, NAMES, SECRETS, opened

START_MS = int(datetime(2026, 11, 2, 8, tzinfo=UTC).timestamp()) * 1000
"""A Monday morning."""
_EPOCH_MS = 1420070400000
_CUT_OFF_STEP_MS = 60_000
"""While the bot is cut off, timers stay due; it looks at them this often."""
AWAKE = Hours(0, "UTC", 0, 0)
"""The calendar of a member without hours of sleep."""


@dataclass
class ClockedHouse:
    where: URL | Path | Database
    database: Database
    tables: Tables
    outages: Outages
    keeper: Timekeeper
    timers: Timers
    vacations: Vacations
    people: People
    pausing: Pausing
    gathering: Gathering
    reopening: Reopening
    gone: set[int]
    """Former members of the server."""
    now_ms: int = START_MS
    is_connected: bool = True
    count: int = 0

    @property
    def voting(self) -> Voting:
        return self.people.voting

    @property
    def moderation(self) -> Moderation:
        return Moderation(
            self.database, self.tables, self.people.leaving, self.reopening, lambda: None
        )

    async def deeds(self) -> list[Deed]:
        """The acts of moderators, the newest first."""
        return list(
            await self.database.read(lambda conn: audit.page(conn, GUILD, first=0, most=100))
        )

    def by(self, member_id: int, at_ms: int | None = None) -> Actor:
        """A click of a member, now or at another moment."""
        self.count += 1
        moment = self.now_ms if at_ms is None else at_ms
        return Actor(member_id, Typed(NAMES[member_id]), snowflake(moment) | self.count % 4096)

    async def opens(self, member: int, *, title: str = "nim", seats: int = 2, **given: Any) -> Done:
        """A member opens a table in the usual place and language."""
        return await opened(self.tables, self.by(member), title=title, seats=seats, **given)

    async def table(
        self,
        *members: int,
        pace: str = "daily",
        robots: int = 0,
        have_hours: bool = True,
        have_leave: bool = False,
        title: str = "nim",
        **given: Any,
    ) -> Position:
        """A game of a toy, its first board posted; no member ever sleeps, and no vacation begins by itself."""
        for member in members:
            if have_hours:
                await self.tables.almanac.set_hours(member, AWAKE)
            if have_leave != (await self.vacations.of(member)).begin_by_themselves:
                await self.vacations.set_begin_by_themselves(member, have_leave)
        done = await self.opens(
            members[0], title=title, seats=len(members) + robots, pace=pace, **given
        )
        table_id = done.position.table.id
        for member in members[1:]:
            await self.tables.join(table_id, self.by(member))
        for _ in range(robots):
            await self.tables.add_robot(table_id, self.by(members[0]), level=RobotLevel.EASY)
        await self.gathering.start(table_id, self.by(members[0]))
        if lobby.must_gather(await self.tables.position(table_id)):
            for member in members[1:]:
                await self.gathering.start(table_id, self.by(member))
        return await self.posted(table_id)

    async def begun(self, *members: int, **more: Any) -> tuple[Position, Seat, int]:
        """Such a game, its acting seat and the member who has it."""
        at = await self.table(*members, **more)
        return at, *self.asked(at)

    async def posted(self, table_id: int) -> Position:
        """The newest board has come out."""
        at = await self.tables.position(table_id)
        seq = at.table.seq
        await self.tables.posts.place(
            table_id, lambda conn: None, told_at_ms=self.now_ms, board_seq=seq, told_seq=seq
        )
        return await self.tables.position(table_id)

    async def passes(self, *, hours: float = 0, seconds: float = 0) -> None:
        """Time passes; beats go on, and every due happens in its time."""
        until = self.now_ms + int(hours * HOUR_MS) + int(seconds * 1000)
        while self.now_ms < until:
            due = await self.database.read(next_look)
            looks = until if due is None else max(due, self.outages.settled_ms)
            least = 1000 if self.is_connected else _CUT_OFF_STEP_MS
            self.now_ms = min(until, max(looks, self.now_ms + least))
            if self.is_connected:
                self.outages.last_ms = self.now_ms
            await self.keeper.look()

    async def is_back(self) -> None:
        """The bot can serve again, after it was cut off."""
        self.is_connected = True
        await self.outages.beat()

    async def acts(self, table_id: int, at_ms: int | None = None) -> Position:
        """The active member takes the turn to its end, and the next board comes out."""
        await self.acts_unseen(table_id, at_ms)
        return await self.posted(table_id)

    async def acts_unseen(self, table_id: int, at_ms: int | None = None) -> Position:
        """The active member takes the turn to its end; no board has come out yet."""
        at = await self.tables.position(table_id)
        seat, member = self.asked(at)
        while seat in at.waiting():
            done = await self.tables.play(table_id, self.by(member, at_ms), chosen(at, seat), None)
            at = done.position
        return at

    async def robot_acts(self, table_id: int) -> Position:
        at = await self.tables.position(table_id)
        seat = self.acting(at)
        assert await self.tables.play_robot(table_id, seat, chosen(at, seat), seq=at.table.seq)
        return await self.posted(table_id)

    @staticmethod
    def acting(at: Position) -> Seat:
        return min(at.waiting())

    def asked(self, at: Position) -> tuple[Seat, int]:
        """The acting seat, and its member."""
        seat = self.acting(at)
        member = at.seats[seat].member_id
        assert member is not None
        return seat, member

    async def clock(self, table_id: int, seat: Seat) -> Clock:
        return (await self.tables.position(table_id)).table.clocks[seat]

    async def turns(self, table_id: int, seat: Seat) -> list[Turn]:
        """The turns of a seat that have ended, the newest first."""
        return await self.database.read(lambda conn: time.last_turns(conn, table_id, seat, 100))

    async def armed(self) -> list[Timer]:
        """The coming timers, the earliest first."""
        found = await self.database.read(lambda conn: timers.first(conn, 1000))
        return [Timer(TimerKind(due.kind), due.key, due.at_ms, due.attempts) for due in found]

    async def log(self, table_id: int) -> list[MoveRow]:
        return await self.database.read(lambda conn: moves.log(conn, table_id))

    async def told(self, kind: str) -> list[bytes]:
        """Return the rows of a kind in the outbox."""
        return await self.database.read(lambda conn: _payloads(conn, kind))

    async def posts_all(self) -> None:
        """Discord has taken all rows of the outbox."""
        await self.database.write(lambda conn: conn.execute(delete(schema.outbox)))

    async def close(self) -> None:
        await self.tables.settle()
        await self.database.close()


async def open_clocked_house(
    where: URL | Path | Database, *, now_ms: int = START_MS
) -> ClockedHouse:
    """The house on a database, which may have tables already."""
    database = where if isinstance(where, Database) else await Database.open(where)
    holder: list[ClockedHouse] = []

    def now() -> float:
        return holder[0].now_ms / 1000 if holder else now_ms / 1000

    outages = Outages(database, now, lambda: holder[0].is_connected)
    known = Dependencies(
        now, lambda: SECRETS, lambda key: GAMES[key], lambda table_id: None, outages.since
    )
    tables = Tables(database, known)
    known_timers = Timers(database, tables.changes, now, lambda: None)
    known_timers.on_table(TimerKind.REST, rested)
    vacations = Vacations(database, tables)
    known_timers.on_table(TimerKind.VACATION, vacations.looked_at)
    gone: set[int] = set()

    async def has_left(guild_id: int, member_id: int) -> bool:
        return guild_id == GUILD and member_id in gone

    people = people_at(database, tables, has_left)
    pausing = Pausing(tables, people.voting)
    gathering = Gathering(database, tables, people.voting)
    reopening = Reopening(database, known, tables, people.voting)
    known_timers.on_table(TimerKind.START, reopening.start)
    known_timers.on_table(TimerKind.PAUSE, over)
    known_timers.on_table(TimerKind.BALLOT, people.voting.closed)
    known_timers.on_table(TimerKind.OFFER, people.offers.looked_at)
    known_timers.on_table(TimerKind.AWAY, kept_no_longer)
    known_timers.on_table(TimerKind.HANDOVER, people.leaving.lapsed)
    keeper = Timekeeper(
        database, tables.changes, tables.almanac, outages, now, known_timers, has_left
    )
    keeper.ask_others = Deciding(people.voting).ask
    house = ClockedHouse(
        where,
        database,
        tables,
        outages,
        keeper,
        known_timers,
        vacations,
        people,
        pausing,
        gathering,
        reopening,
        gone,
        now_ms,
    )
    holder.append(house)
    await outages.load()
    await outages.beat()
    return house


def snowflake(moment_ms: int) -> int:
    """The first number that Discord gives out in a millisecond."""
    return (moment_ms - _EPOCH_MS) << 22


def chosen(at: Position, seat: Seat) -> Move:
    return engine.sample_move(at.game, at.state, seat, Rng(3))


def next_look(conn: Connection) -> int | None:
    """Return when the keeper looks again: a clock or something else is due then."""
    clocks = [due + LATE_MS for _, due in stored.due(conn, 1)]
    return min(clocks + [due.at_ms for due in timers.first(conn, 1)], default=None)


def _payloads(conn: Connection, kind: str) -> list[bytes]:
    rows = schema.outbox
    query = select(rows.c.payload).where(rows.c.kind == kind).order_by(rows.c.id)
    return [bytes(payload) for payload in conn.execute(query).scalars()]
