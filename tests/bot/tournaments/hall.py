"""A hall of tournaments: the service on a real database, with a clock set by hand, and moving members.

No member acts for the organiser or a referee unless a test does.
"""

import dataclasses
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any
from zlib import crc32

from msgspec import structs
from sqlalchemy import URL

from bot.listeners import Listeners
from bot.store import tables as stored_tables
from bot.store.contest.rows import Settings
from bot.store.database import Database
from bot.store.rows import Secrets, Status
from bot.tables.dependencies import Dependencies
from bot.tables.model import Actor
from bot.tables.names import visible
from bot.tables.robots import robot_to_move
from bot.tables.seated import Seated
from bot.tables.service import Tables
from bot.tournaments.changing import Context
from bot.tournaments.directing.director import Director
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from bot.tournaments.service import Tournaments
from bot.tournaments.teaming import open_teams
from rules.contest.director.duties import Wait
from rules.contest.director.next_duty import next_duty
from rules.contest.director.plan import HOUR_MS, Format, Plan, StagePlan
from rules.contest.director.snapshot import Status as TournamentStatus
from rules.contest.scores.results import Scheme
from rules.core import engine
from rules.core.rng import Rng
from rules.core.text import Typed
from tests.bot.tables.house import CHANNEL, GAMES, GUILD, Clock
from tests.engines import prepared
from tests.toys import nim

PLAIN = Settings()
TITLES = {**GAMES, "solo": dataclasses.replace(nim.GAME, key="solo", seats=range(1, 4))}
"""One of them can be played alone."""
ORGANISER = 999
FIRST_MEMBER = 100
DAY_S = 24 * 3600.0
START_MS = 1_000_000_000 + 40 * HOUR_MS
ORDER = ("points", "share", "opponents_cut1", "wins", "draw")


def stage(wanted: int = 3, sizes: tuple[int, ...] = (2, 3), **changed: object) -> StagePlan:
    """Swiss pods, if nothing else is said."""
    given = StagePlan(Format.SWISS, Scheme(wanted, order=ORDER), sizes)
    return structs.replace(given, **changed)


def plan(*stages: StagePlan, **changed: object) -> Plan:
    given = Plan(
        stages=stages or (stage(),),
        starts_at_ms=START_MS,
        checkin_ms=24 * HOUR_MS,
        gap_ms=12 * HOUR_MS,
        disputes_ms=48 * HOUR_MS,
        entrants_min=2,
        entrants_max=64,
    )
    return structs.replace(given, **changed)


@dataclass
class Hall:
    where: URL | Path
    clock: Clock
    database: Database
    tables: Tables
    tournaments: Tournaments
    director: Director
    interactions: "count[int]" = field(default_factory=lambda: count(10_000))
    silent: set[int] = field(default_factory=set)
    """Members that never move."""

    def by(self, member_id: int) -> Actor:
        return Actor(member_id, Typed(f"M{member_id}"), next(self.interactions))

    async def announced(
        self, given: Plan | None = None, *, title: str = "nim", settings: Settings = PLAIN
    ) -> Held:
        """A tournament for which members may sign up."""
        held = await self.tournaments.create(
            self.by(ORGANISER),
            guild_id=GUILD,
            channel_id=CHANNEL,
            language="en",
            name=Typed("Cup"),
            title=title,
            plan=given or plan(),
            settings=settings,
        )
        return await self.tournaments.announce(held.id, self.by(ORGANISER))

    async def ready(self, entrants: int, given: Plan | None = None, **more: Any) -> int:
        """A tournament whose entrants have all checked in."""
        held = await self.announced(given, **more)
        for member in range(FIRST_MEMBER, FIRST_MEMBER + entrants):
            await self.enter(held.id, member)
        self.clock.now = (held.row.starts_ms - held.row.plan.checkin_ms) / 1000
        await self.director.look()
        for member in range(FIRST_MEMBER, FIRST_MEMBER + entrants):
            await self.tournaments.check_in(held.id, self.by(member))
        return held.id

    async def enter(self, tournament_id: int, member: int) -> Held:
        """Sign a member up; for teams, with the first that has a free place, or with a new one."""
        held = await self.tournaments.show(tournament_id)
        if not held.row.plan.team_size:
            return await self.tournaments.sign_up(held.id, self.by(member))
        if found := open_teams(held):
            return await self.tournaments.team.join(held.id, self.by(member), found[0].no)
        name = Typed(f"Team {len(held.stored.teams)}")
        return await self.tournaments.team.found(held.id, self.by(member), name)

    async def started(self, entrants: int, given: Plan | None = None, **more: Any) -> int:
        """A tournament whose first round is being played."""
        tournament_id = await self.ready(entrants, given, **more)
        self.clock.now = (await self.tournaments.show(tournament_id)).row.starts_ms / 1000
        await self.director.look()
        return tournament_id

    async def play(self, *, most: int = 400) -> int:
        """Let members and robots move until no table waits for a present member. Return the number of moves."""
        made = 0
        for table_id in await self.in_play():
            for _ in range(most):
                at = await self.tables.position(table_id)
                if at.table.status is not Status.PLAYING:
                    break
                robot = robot_to_move(at)
                names = "".join(visible(row.name) for row in at.seats)
                rng = Rng(crc32(f"{names}:{at.table.seq}".encode()))
                if robot is not None:
                    move = engine.sample_move(at.game, at.state, robot, rng)
                    await self.tables.play_robot(table_id, robot, move, seq=at.table.seq)
                    made += 1
                    continue
                here = [
                    (seat, member)
                    for seat in sorted(at.waiting())
                    if (member := at.seats[seat].member_id) is not None
                    and member not in self.silent
                ]
                if not here:
                    break
                seat, member = here[0]
                move = engine.sample_move(at.game, at.state, seat, rng)
                await self.tables.play(table_id, self.by(member), move, None)
                made += 1
        return made

    async def show_up(self, held: Held) -> None:
        """All members with a seat say so, except the silent ones. Some are too late: a robot has their seat."""
        for seat in held.stored.seats:
            member = held.entrant(seat.no).member_id
            live = held.live_seat(seat.no)
            if live is None or live[1].ready_ms is not None or member in self.silent:
                continue
            try:
                await self.tournaments.ready(held.id, self.by(member))
            except TournamentRefusal as refusal:
                if refusal.code != "tournament.seat_lost":
                    raise

    def pass_time(self, held: Held) -> None:
        """Let time pass until something is due."""
        due_s = self._next_due_s(held)
        if due_s > self.clock.now:
            self.clock.now = max(self.clock.now + 60, due_s)

    async def tables_ever(self) -> list[int]:
        """Every table that was ever opened."""
        return await self.database.read(stored_tables.started_ids)

    def _next_due_s(self, held: Held) -> float:
        """Return when something is due by time alone; in an hour, if nothing is."""
        duty = next_duty(held.snapshot, int(self.clock.now * 1000))
        if isinstance(duty, Wait):
            return self.clock.now + 3600 if duty.until_ms is None else duty.until_ms / 1000
        return self.clock.now

    async def in_play(self) -> list[int]:
        return await self.database.read(lambda conn: stored_tables.played_in(conn, GUILD))

    async def looked(self, tournament_id: int) -> Held:
        """The tournament, once the director has looked."""
        await self.director.look()
        return await self.tournaments.show(tournament_id)

    async def to_the_end(self, tournament_id: int, *, most_looks: int = 2000) -> Held:
        """Let time pass and members move until the tournament is over."""
        for _ in range(most_looks):
            held = await self.looked(tournament_id)
            if held.row.status in (TournamentStatus.FINISHED, TournamentStatus.CANCELLED):
                return held
            await self.show_up(held)
            if not await self.play():
                self.pass_time(held)
        raise AssertionError(f"not over: {held.row.status}")

    async def reopened(self) -> "Hall":
        """Stop the program and start it again with the same database."""
        await self.close()
        hall = await open_hall(self.where, self.clock)
        hall.interactions, hall.silent = self.interactions, self.silent
        return hall

    async def close(self) -> None:
        await self.tournaments.settle()
        await self.tables.settle()
        self.director.close()
        await self.database.close()


async def open_hall(where: URL | Path, clock: Clock | None = None) -> Hall:
    clock = clock or Clock()
    database = await Database.open(prepared(where))
    seeds = count(1)

    def secrets() -> Secrets:
        # One seed, so that the course of a table depends on its members alone, and not on interruptions.
        return Secrets(seed=6, salt=b"%016d" % next(seeds))

    listeners = Listeners()
    known = Dependencies(clock, secrets, TITLES.__getitem__, listeners.tell)
    tables = Tables(database, known)
    seated = Seated(database, known, tables.almanac)
    context = Context(
        database, tables, TITLES.__getitem__, clock, secrets, seated, listeners.tournament
    )
    tournaments = Tournaments(context)
    director = Director(tournaments.changes, tournaments.pods)
    listeners.listeners = (director.look_at,)
    listeners.on_tournament = director.wake
    return Hall(where, clock, database, tables, tournaments, director)


def assert_sound(held: Held) -> None:
    """No member is in two pods of a round, every pod has its own table, and everything counts once."""
    tables = [each.table_id for each in held.stored.pods if each.table_id is not None]
    assert len(tables) == len(set(tables))
    for each in held.stored.rounds:
        pods = {pod.id for pod in held.stored.pods if pod.round_id == each.id}
        sitting = Counter(seat.no for seat in held.stored.seats if seat.pod_id in pods)
        assert not [no for no, times in sitting.items() if times > 1]


def nos(held: Held) -> Collection[int]:
    return [each.no for each in held.stored.entrants]
