"""The goals for clocks, C1 to C7, as `tests.hosting.goals` measures them."""

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import insert

from bot.clocks.calendar import regular, stretch
from bot.clocks.hours import Hours
from bot.clocks.paces import DAY_MS
from bot.store import dues, schema
from bot.store.database import Connection, Database
from bot.store.rows import Due, DueKind
from tests.goals import Goals
from tests.hosting import month, whole
from tests.hosting.clocked import START_MS, open_clocked_house
from tests.hosting.figures import OF_TESTS, Effort, in_folder
from tests.hosting.memory import opened_in_memory
from tests.hosting.test_races import raced

LOOK_US, REARM_US, GROWTH, IDLE = 100, 500, 10, 0.005
"""The limits of C6: microseconds, how much slower a thousand times as many dues may be, and the share of a core."""
MONTH_S = 60
"""The time that either month may take."""
_TIMES = 50
_ROUNDS = 80


async def pure(goals: Goals, effort: Effort) -> None:
    """C1 to C3 in a month of tables without a database."""
    began = time.process_time()
    report = month.run(effort.tables)
    spent = time.process_time() - began
    wrong = list(month.compare(report))
    compared = len(report.sample)
    goals.say(
        "C1",
        f"{compared} sampled turns compared with the wall clock to the millisecond: {len(wrong)} differ",
        is_met=compared > 0 and not wrong,
    )
    missed = _inverses(effort.cases)
    goals.say(
        "C1",
        f"charge(a, due(a, L)) = L in {effort.cases - missed:,} of {effort.cases:,} cases",
        is_met=missed == 0,
    )
    goals.say(
        "C2",
        f"{report.turns:,} turns account for every millisecond, {len(report.wrong)} do not",
        is_met=not report.wrong,
    )
    goals.say(
        "C3",
        f"{report.downtime_ms / DAY_MS:,.0f} days of outages within turns, {len(report.wrong)} turns charged for one "
        f"or out of time in one, among {report.zeros:,} out of time",
        is_met=report.downtime_ms > 0 and not report.wrong,
    )
    goals.say(
        OF_TESTS,
        f"{effort.tables:,} tables for 30 days, pure: {spent:.0f} s of one core",
        is_met=spent <= MONTH_S or not effort.is_timed,
    )


def _inverses(cases: int) -> int:
    """The number of random cases in which charging until a due gives another due."""
    rng = random.Random(11)
    missed = 0
    for _ in range(cases // 500):
        hours = Hours(0, rng.choice(month.ZONES), rng.randrange(1440), rng.randrange(1440))
        start = month.START + rng.randrange(300 * DAY_MS)
        first, last = stretch(start, start)
        free = regular([hours], first, last, sleeps=True, rests_at_weekends=rng.random() < 0.5)
        for _ in range(500):
            since = start + rng.randrange(90 * DAY_MS)
            charged = rng.randrange(1, 60 * DAY_MS)
            moment = free.due(since, charged)
            missed += moment is None or free.charge(since, moment) != charged
    return missed


async def served(goals: Goals, effort: Effort) -> None:
    """C2 to C4 and C7 through the whole service."""
    began = time.process_time()
    report = await whole.run(opened_in_memory(), effort.weeks)
    spent = (report.month_s or time.process_time()) - began
    for goal in ("C2", "C3"):
        goals.say(
            goal,
            f"{report.ended_turns:,} turns in the ledger of {effort.weeks} tables: {len(report.wrong)} were charged "
            "anything but what nights, weekends, vacations, pauses and outages leave",
            is_met=report.ended_turns > 0 and not report.wrong,
        )
    goals.say(
        "C4",
        f"{report.standins} out of time; {report.finished} tables ended, {report.resting} rest, "
        f"{len(report.stuck)} stuck",
        is_met=not report.stuck,
    )
    goals.say(
        "C7",
        f"{report.posts} boards; {len(report.by_time)} edited because time passed, "
        f"{report.edits.total()} because of moves",
        is_met=report.posts > 0 and not report.by_time,
    )
    goals.say(
        OF_TESTS,
        f"{effort.weeks} tables through the service, 30 days: {spent:.0f} s of one core",
        is_met=spent <= MONTH_S or not effort.is_timed,
    )


async def races(goals: Goals, effort: Effort) -> None:
    """C5: every click that was made before the end of grace counts; the race itself asserts it."""

    async def run(folder: Path) -> tuple[int, int]:
        house = await open_clocked_house(folder / "races.sqlite3")
        try:
            return await raced(house, effort.races)
        finally:
            await house.close()

    won, lost = await in_folder(run)
    goals.say(
        "C5",
        f"{won + lost} races: {won} won by the click, {lost} by time, none of these clicked before the end",
        is_met=won + lost == effort.races,
    )


async def costs(goals: Goals, effort: Effort) -> None:
    """C6: the costs of a look, a re-arm and waiting, and their growth."""
    looks: list[float] = []
    rearms: list[float] = []
    for rows in effort.dues:

        async def measure(folder: Path, rows: int = rows) -> tuple[float, float]:
            database = await Database.open(folder / "dues.sqlite3")
            try:
                await database.write(lambda conn: _fill(conn, rows))
                look = await database.read(_look_s)
                return look, await database.write(lambda conn: _rearm_s(conn, rows))
            finally:
                await database.close()

        look, rearm = await in_folder(measure)
        looks.append(look * 1e6)
        rearms.append(rearm * 1e6)
        goals.say(
            "C6",
            f"{rows:,} dues: a look {looks[-1]:.0f} µs, a re-arm {rearms[-1]:.0f} µs",
            is_met=looks[-1] <= LOOK_US and rearms[-1] <= REARM_US,
        )
    growth = max(looks[-1] / looks[0], rearms[-1] / rearms[0])
    goals.say(
        "C6",
        f"from {effort.dues[0]:,} to {effort.dues[-1]:,} dues: {growth:.1f}-fold",
        is_met=growth < GROWTH,
    )
    share = await in_folder(lambda folder: _idle_share(folder, effort.idle_s))
    goals.say(
        "C6",
        f"idle with 100,000 dues: {share:.2%} of a core over {effort.idle_s:.0f} s",
        is_met=share <= IDLE,
    )


def _fill(conn: Connection, rows: int) -> None:
    """Dues of so many tables, a second apart, that begin long after the weeks that are played."""
    begin = START_MS + 10_000 * DAY_MS
    for first in range(0, rows, 50_000):
        some = range(first, min(rows, first + 50_000))
        conn.execute(
            insert(schema.dues),
            [
                {"kind": "wake", "key": f"{at}:1", "at_ms": begin + at * 1000, "attempts": 0}
                for at in some
            ],
        )


def _look_s(conn: Connection) -> float:
    return _seconds(lambda _: dues.first(conn, 1))


def _rearm_s(conn: Connection, rows: int) -> float:
    rng = random.Random(5)

    def rearm(_: int) -> None:
        moment = START_MS + rng.randrange(20_000 * DAY_MS)
        dues.put(conn, Due(DueKind.WAKE, f"{rng.randrange(rows)}:1", moment))

    return _seconds(rearm)


def _seconds(act: Callable[[int], object]) -> float:
    """The cost of one act to this thread: the least of several rounds, since other load only adds to it."""
    rounds = []
    for _ in range(_ROUNDS):
        began = time.thread_time()
        for number in range(_TIMES):
            act(number)
        rounds.append((time.thread_time() - began) / _TIMES)
    return min(rounds)


async def _idle_share(folder: Path, seconds: float) -> float:
    """The share of a core that the loop over dues and the beats take while nothing is due."""
    house = await open_clocked_house(folder / "idle.sqlite3")
    await house.database.write(lambda conn: _fill(conn, 100_000))
    tasks = [asyncio.create_task(house.keeper.run()), asyncio.create_task(house.outages.run())]
    await asyncio.sleep(1)
    began, cpu = time.monotonic(), time.process_time()
    await asyncio.sleep(seconds)
    share = (time.process_time() - cpu) / (time.monotonic() - began)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await house.close()
    return share
