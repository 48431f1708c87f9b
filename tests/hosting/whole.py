"""Weeks of tables through the whole service, in virtual time.

Members are punctual or slow, three in ten vanish some day, and the bot fails now and then. Robots play for members out
of time, and these come back unless they have vanished. Posts go to a channel that only counts: what is posted, what
is edited, and whether anything but time passing was the reason.

It looks for tables that neither end nor rest and for posts that are edited because of clocks.
"""

import heapq
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from sqlalchemy import URL, Connection

from bot.clocks.calendar import breakdown
from bot.clocks.paces import DAY_MS, HOUR_MS, MINUTE_MS
from bot.features.turn.board_posts import planned
from bot.store import outbox
from bot.store.declaring.posted import Posted
from bot.store.rows import NoticeKind, OutboxRow, Status
from bot.tables.errors import TableRefusal
from bot.tables.model import Actor, Position
from bot.tables.robots import robot_to_move
from bot.tables.timekeeping.timekeeper import LATE_MS
from bot.tables.timing.clocking import pace_of
from rules.core.text import Typed
from tests.bot.tables.house import CHANNEL, GUILD
from tests.hosting import reckoning
from tests.hosting.clocked import (
    START_MS,
    ClockedHouse,
    chosen,
    next_look,
    open_clocked_house,
    snowflake,
)

LONGEST_MS = 200 * DAY_MS
"""By then every table must have ended, or rest."""
VANISHERS = 0.3
GONE_WITHIN_MS = 2 * DAY_MS
MOST_TURNS = 10_000
PACES = ("live", "fast", "daily", "daily", "weekly")
MEAN_DELAY_MS = {
    "live": 6 * MINUTE_MS,
    "fast": 5 * HOUR_MS,
    "daily": 18 * HOUR_MS,
    "weekly": 70 * HOUR_MS,
}
FRESH_MS = HOUR_MS
TABLES_OF_A_SERVER = 100
"""Fewer than a server may have at a time."""


@dataclass(frozen=True, slots=True)
class Person:
    id: int
    speed: float
    gone_at_ms: int | None


@dataclass
class Report:
    turns: int = 0
    standins: int = 0
    returns: int = 0
    finished: int = 0
    resting: int = 0
    stuck: list[str] = field(default_factory=list)
    """Tables that neither ended nor rest."""
    posts: int = 0
    edits: Counter[tuple[int, int]] = field(default_factory=Counter)
    """Edits of boards, by table and hour."""
    ended_turns: int = 0
    wrong: list[str] = field(default_factory=list)
    """Ended turns whose time is not accounted for, or that were charged for an outage."""
    too_old: list[str] = field(default_factory=list)
    """Ended turns that were charged more than their bank and grace."""
    judged: int = 0
    """Members whose seats have ended somehow."""
    misjudged: list[str] = field(default_factory=list)
    """Members whose reliability differs from their rows."""
    by_time: list[str] = field(default_factory=list)
    """Edits of boards for which nothing had happened at the table."""


class Weeks:
    def __init__(self, house: ClockedHouse, rng: Random) -> None:
        self.report = Report()
        self._house = house
        self._rng = rng
        self._acts: list[tuple[int, int, int, int]] = []
        """The coming acts: moment, a number that breaks ties, table, person."""
        self._planned: set[tuple[int, int]] = set()
        self._count = 0
        self._people: dict[int, Person] = {}
        self._shown: dict[int, int] = {}
        """The last entry that the newest board of a table shows."""
        self._outages = sorted(self._some_outages())

    def _some_outages(self) -> list[tuple[int, int]]:
        spans = []
        for _ in range(20):
            start = START_MS + self._rng.randrange(40 * DAY_MS)
            spans.append((start, start + self._rng.choice((1, 6, 90, 600)) * MINUTE_MS))
        return spans

    async def open(self, number: int) -> None:
        """A table of two or three people of its own."""
        rng, house = self._rng, self._house
        people = [self._person(number * 10 + place) for place in range(rng.randint(2, 3))]
        done = await house.tables.open(
            self._by(people[0].id),
            title=rng.choice(("nim", "sealed")),
            guild_id=GUILD + number // TABLES_OF_A_SERVER,
            channel_id=CHANNEL + number,
            language="en",
            seats=len(people),
            options={},
            pace=rng.choice(PACES),
        )
        table_id = done.position.table.id
        for person in people[1:]:
            await house.tables.join(table_id, self._by(person.id))
        for person in people:
            # At a live table all members say so; elsewhere the first one starts it.
            at = await house.tables.position(table_id)
            if at.table.status is Status.LOBBY:
                await house.gathering.start(table_id, self._by(person.id))

    async def pass_by(self) -> None:
        """Until nothing is due any more, or far too much time has passed."""
        house = self._house
        while True:
            row, looks_at = await self._send()
            moments = [self._acts[0][0]] if self._acts else []
            if looks_at is not None:
                looks_at = max(looks_at, house.outages.settled_ms)
                moments.append(looks_at)
            if row is not None:
                moments.append(int(row.due_at * 1000) + 1)
            if not moments or min(moments) > START_MS + LONGEST_MS:
                return
            await self._until(max(min(moments), house.now_ms))
            while self._acts and self._acts[0][0] <= house.now_ms:
                _, _, table_id, person = heapq.heappop(self._acts)
                self._planned.discard((table_id, person))
                await self._act(table_id, person)
            # As the keeper itself does, look only when something is due.
            if looks_at is not None and looks_at <= house.now_ms:
                await house.keeper.look()

    async def finish(self, tables: int) -> None:
        for table_id in range(1, tables + 1):
            at = await self._house.tables.position(table_id)
            if at.table.status in (Status.FINISHED, Status.CANCELLED):
                self.report.finished += 1
            elif not at.members():
                self.report.resting += 1
            else:
                self.report.stuck.append(f"table {table_id} {at.table.pace}: {at.table.clocks}")

    async def _until(self, moment: int) -> None:
        """Time passes; the bot may be away on the way."""
        house = self._house
        while self._outages and self._outages[0][0] <= moment:
            start, end = self._outages.pop(0)
            if end > house.now_ms:
                house.now_ms = house.outages.last_ms = max(house.now_ms, start)
                house.now_ms = moment = max(end, house.now_ms)
                await house.outages.beat()
        house.now_ms = house.outages.last_ms = max(house.now_ms, moment)

    async def _act(self, table_id: int, person: int) -> None:
        """A person comes by: takes the turn, or the own seat back. Person 0 stands for the robots."""
        house = self._house
        at = await house.tables.position(table_id)
        if person == 0:
            seat = robot_to_move(at)
            if seat is not None:
                move = chosen(at, seat)
                await house.tables.play_robot(table_id, seat, move, seq=at.table.seq)
            return
        if at.table.status is not Status.PLAYING:
            return
        seat = at.seat_of(person)
        try:
            if seat is None:
                await house.tables.take_over(table_id, self._by(person), None)
                self.report.returns += 1
            elif seat in at.waiting():
                await house.tables.play(table_id, self._by(person), chosen(at, seat), None)
                self.report.turns += 1
                self._plan(house.now_ms + self._rng.randrange(40_000), table_id, person)
        except TableRefusal:
            # Somebody else was quicker.
            pass

    async def _send(self) -> tuple[OutboxRow | None, int | None]:
        """Post all rows that are due. Return the next row, and the moment of the next look at timers."""
        while True:
            now_s = self._house.now_ms / 1000
            rows, looks_at = await self._house.database.read(partial(_next, now_s=now_s))
            due = [row for row in rows if row.due_at <= now_s]
            if not due:
                return (rows[0] if rows else None), looks_at
            for row in due:
                assert row.table_id is not None
                at = await self._house.tables.position(row.table_id)
                if row.kind in (NoticeKind.BOARD, NoticeKind.TURN):
                    await self._board(row, at)
                else:
                    await self._sent(row, None)
                self._wait_for(await self._house.tables.position(row.table_id))

    async def _board(self, row: OutboxRow, at: Position) -> None:
        now, table = self._house.now_ms, at.table
        plan = planned(
            row, at, is_fresh=lambda message: now - (message.message_id >> 22) < FRESH_MS
        )
        if plan is None:
            await self._sent(row, None)
            return
        places: dict[str, Any] = {"board_seq": plan.seq, "told_seq": plan.told_seq}
        if plan.edits is not None:
            self.report.edits[table.id, now // HOUR_MS] += 1
            if self._shown.get(table.id) == plan.seq:
                self.report.by_time.append(f"table {table.id}, entry {plan.seq}")
        elif plan.posts:
            self.report.posts += 1
            places["board"] = Posted(table.place_id, (now << 22) + row.id)
        self._shown[table.id] = plan.seq
        await self._sent(row, places)

    async def check(self, table_id: int) -> None:
        """Each ended turn was charged its time without nights, weekends, vacations, pauses and outages."""
        house = self._house
        at = await house.tables.position(table_id)
        for seat, member, turn in await house.tables.almanac.last_turns(table_id, MOST_TURNS):
            assert member is not None
            reasons = await house.tables.almanac.reasons(at, member, turn.from_ms, turn.to_ms)
            charged, free = breakdown(turn.from_ms, turn.to_ms, reasons)
            self.report.ended_turns += 1
            is_whole = charged + sum(free.values()) == turn.to_ms - turn.from_ms
            if charged != turn.charged_ms or not is_whole:
                self.report.wrong.append(f"table {table_id}, seat {seat}: {turn}, {free}")
            pace = pace_of(at.table)
            assert pace is not None
            # A click may come after the end of grace and be heard before the look that follows it.
            if charged > turn.before_ms + pace.grace_ms + LATE_MS:
                self.report.too_old.append(f"table {table_id}, seat {seat}: {turn}")

    async def judge(self) -> None:
        """Members' reliability follows from their rows."""
        house, now = self._house, self._house.now_ms
        rows = await house.database.read(lambda conn: reckoning.stored(conn, now))
        found = await house.tables.conducts.of(*rows, now_ms=now)
        self.report.judged = len(rows)
        self.report.misjudged += [
            f"member {member}: {found[member].reliability}, {held}"
            for member, held in rows.items()
            if not reckoning.agrees(found[member].reliability, held, now)
        ]

    async def _sent(self, row: OutboxRow, places: dict[str, Any] | None) -> None:
        now_s = self._house.now_ms / 1000
        board = None if places is None else places.get("board")
        posted = board if isinstance(board, Posted) else None

        def keep(conn: Connection) -> None:
            outbox.sent(conn, row.id, posted=posted, now=now_s)

        if places is None:
            await self._house.database.write(keep)
            return
        assert row.table_id is not None
        await self._house.tables.posts.place(
            row.table_id,
            keep,
            told_at_ms=self._house.now_ms,
            only_in=None,
            **places,
        )

    def _wait_for(self, at: Position) -> None:
        """Members that are asked now, or could come back, will come by."""
        now, rng = self._house.now_ms, self._rng
        mean = MEAN_DELAY_MS[at.table.pace.split()[0]]
        if at.table.status is not Status.PLAYING:
            return
        if robot_to_move(at) is not None:
            self._plan(now + 2000, at.table.id, 0)
        asked = at.waiting_members()
        away = [row.away_id for row in at.seats if row.away_id is not None]
        for person in (*asked, *away):
            speed = self._people[person].speed
            self._plan(now + int(rng.expovariate(1 / (mean * speed))) + 1, at.table.id, person)

    def _plan(self, moment: int, table_id: int, person: int) -> None:
        gone = None if person == 0 else self._people[person].gone_at_ms
        if (gone is None or moment < gone) and (table_id, person) not in self._planned:
            self._planned.add((table_id, person))
            self._count += 1
            heapq.heappush(self._acts, (moment, self._count, table_id, person))

    def _person(self, number: int) -> Person:
        rng = self._rng
        gone = START_MS + rng.randrange(GONE_WITHIN_MS) if rng.random() < VANISHERS else None
        person = Person(number + 1, rng.choice((0.1, 0.5, 1, 1, 3)), gone)
        self._people[person.id] = person
        return person

    def _by(self, person: int) -> Actor:
        self._count += 1
        return Actor(
            person, Typed(f"P{person}"), snowflake(self._house.now_ms) + self._count % 4096
        )


def _next(conn: Connection, *, now_s: float) -> tuple[list[OutboxRow], int | None]:
    """The next posts of each table and, if none is due, the moment of the next due."""
    skipped = (NoticeKind.ARCHIVE, NoticeKind.REPLAY)
    rows = [row for row in outbox.heads(conn) if row.kind not in skipped]
    is_due = any(row.due_at <= now_s for row in rows)
    return rows, None if is_due else next_look(conn)


async def run(where: URL, tables: int, *, seed: int = 1) -> Report:
    """Let the tables live until they end or rest."""
    house = await open_clocked_house(where)
    try:
        weeks = Weeks(house, Random(seed))
        for number in range(tables):
            await weeks.open(number)
        await weeks.pass_by()
        for table_id in range(1, tables + 1):
            log = await house.log(table_id)
            weeks.report.standins += sum(row.kind == "leave" for row in log)
            await weeks.check(table_id)
        await weeks.finish(tables)
        await weeks.judge()
        return weeks.report
    finally:
        await house.close()
