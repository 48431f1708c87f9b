"""Time to make all ratings again (S5 of the specification of tournaments).

``python -m benchmarks.ratings --tables 10000 --members 200``

Writes so many rated tables of four with their results into a new database, and makes the ratings twice: once from
nothing, once beside the stored ones.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from msgspec.structs import replace
from sqlalchemy import Connection, insert

from bot.ratings.recalculating import Recalculation
from bot.store import tables as stored
from bot.store.database import Database
from bot.store.declaring.people import results
from bot.store.ratings import events
from bot.store.rows import Secrets, Status, TableRow
from rules.core.rng import Rng

SEATS = 4
DAY_S = 86_400
_BATCH = 500
_TABLE = TableRow(
    id=0,
    title="bench",
    rules_version=1,
    guild_id=1,
    channel_id=2,
    thread_id=None,
    lobby=None,
    board=None,
    opener_id=1,
    status=Status.FINISHED,
    options={},
    seat_count=SEATS,
    seq=40,
    told_seq=40,
    asks=(),
    votes=(),
    commitment="",
    opened_at=0,
    touched_at=0,
    ended_at=0,
    language="en",
    is_rated=True,
)


def fill(conn: Connection, first: int, count: int, members: int, chance: Rng) -> None:
    made: list[dict[str, object]] = []
    for number in range(first, first + count):
        table = replace(_TABLE, ended_at=number * DAY_S // 10)
        table_id = stored.create(conn, table, Secrets(1, b""))
        people = list(range(1, members + 1))
        for seat in range(SEATS):
            who = people.pop(chance.below(len(people)))
            made.append(
                {
                    "table_id": table_id,
                    "seat": seat,
                    "number": 0,
                    "member_id": who,
                    "stood": "player",
                    "rank": seat + 1,
                    "points": 40 - seat,
                    "share": 1000,
                    "moves": 10,
                    "gave_up_s": None,
                    "has_robot_seat": 0,
                    "is_casual": 0,
                }
            )
    conn.execute(insert(results), made)


async def measure(file: Path, count: int, members: int) -> str:
    database = await Database.open(file)
    chance = Rng(7)
    for first in range(0, count, _BATCH):
        some = min(_BATCH, count - first)
        await database.write(lambda conn, at=first, n=some: fill(conn, at, n, members, chance))  # type: ignore[misc]
    again = Recalculation(database, lambda title, level: None)
    lines = []
    for what in ("none kept before", "all kept before"):
        began, used = time.perf_counter(), time.process_time()
        found = await again.recalculate()
        took, busy = time.perf_counter() - began, time.process_time() - used
        lines.append(
            f"{what}: {took:.2f} s, {busy:.2f} s of processor time, {found.events} events,"
            f" {found.differing} differed"
        )
    kept = len(await database.read(events.everything))
    await database.close()
    return "\n".join((*lines, f"{kept} events are kept"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--members", type=int, default=200)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "ratings.sqlite3"
        print(asyncio.run(measure(file, given.tables, given.members)))


if __name__ == "__main__":
    main()
