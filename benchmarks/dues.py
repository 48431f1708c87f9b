"""Cost of what falls due: ``python -m benchmarks.timers [--rows 1000 100000] [--idle SECONDS]``.

Looking for the next due and arming one again are timed with so many timers stored, as well as the share of a core that
the bot takes while nothing is due, and the next duty of ten tournaments of 64.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import insert

from bot.clocks.paces import DAY_MS
from bot.store import schema, timers
from bot.store.database import Connection, Database
from bot.store.rows import Timer, TimerKind
from rules.contest.director.next_duty import next_duty
from tests.hosting.clocked import START_MS, open_clocked_house
from tests.rules.contest.courses import Course, plan, signed_up

TIMES = 50
ROUNDS = 80
IDLE_ROWS = 100_000


def fill(conn: Connection, rows: int) -> None:
    """Store timers of so many tables, a second apart, long after the present."""
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


def seconds(act: Callable[[], object]) -> float:
    """Return the processor time of one act: the least of several rounds, since other load only adds to it."""
    rounds = []
    for _ in range(ROUNDS):
        began = time.thread_time()
        for _ in range(TIMES):
            act()
        rounds.append((time.thread_time() - began) / TIMES)
    return min(rounds)


async def measure(where: Path, rows: int) -> tuple[float, float]:
    """Return the seconds of a look and of a re-arm."""
    rng = random.Random(5)

    def rearm(conn: Connection) -> None:
        moment = START_MS + rng.randrange(20_000 * DAY_MS)
        timers.put(conn, Timer(TimerKind.WAKE, f"{rng.randrange(rows)}:1", moment))

    database = await Database.open(where)
    try:
        await database.write(lambda conn: fill(conn, rows))
        look = await database.read(lambda conn: seconds(lambda: timers.first(conn, 1)))
        return look, await database.write(lambda conn: seconds(lambda: rearm(conn)))
    finally:
        await database.close()


async def idle_share(where: Path, watched_s: float) -> float:
    """Return the share of a core that the loop over timers and the beats take while nothing is due."""
    house = await open_clocked_house(where)
    await house.database.write(lambda conn: fill(conn, IDLE_ROWS))
    tasks = [asyncio.create_task(house.keeper.run()), asyncio.create_task(house.outages.run())]
    await asyncio.sleep(1)
    began, cpu = time.monotonic(), time.process_time()
    await asyncio.sleep(watched_s)
    share = (time.process_time() - cpu) / (time.monotonic() - began)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await house.close()
    return share


def of_tournaments() -> float:
    """Return the seconds of finding the next duty of ten tournaments of 64."""
    course = Course(signed_up(plan(4, (3, 4)), *[True] * 64), random.Random(1))
    while len(course.opened) < 16:
        assert course.step()
    return 10 * seconds(lambda: next_duty(course.at, course.now_ms))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.dues", description=__doc__)
    parser.add_argument("--rows", type=int, nargs="+", default=[1000, 100_000, 1_000_000])
    parser.add_argument("--idle", type=float, default=30.0, metavar="SECONDS")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for rows in options.rows:
            look, rearm = asyncio.run(measure(Path(folder) / f"{rows}.sqlite3", rows))
            print(f"{rows:,} timers: a look {look * 1e6:.0f} µs, a re-arm {rearm * 1e6:.0f} µs")
        share = asyncio.run(idle_share(Path(folder) / "idle.sqlite3", options.idle))
    print(f"idle with {IDLE_ROWS:,} timers: {share:.2%} of a core over {options.idle:.0f} s")
    print(f"the next duty of ten tournaments of 64: {of_tournaments() * 1000:.1f} ms")


if __name__ == "__main__":
    main()
