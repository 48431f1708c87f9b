"""Timers that count until the program is killed: ``python -m tests.hosting.counting DATABASE``."""

import asyncio
import sys
from pathlib import Path

from sqlalchemy import Connection

from bot.store import settings, timers
from bot.store.rows import Timer, TimerKind
from bot.tables.timekeeping.timers import Transaction
from tests.hosting.clocked import START_MS, open_clocked_house

DUES = 5


def counted(conn: Connection) -> dict[str, int]:
    """Return the number of times that each timer was handled, by its key."""
    return {str(key): int(settings.fact(conn, f"count.{key}") or 0) for key in range(DUES)}


async def count(where: Path) -> None:
    house = await open_clocked_house(where, now_ms=START_MS + 1_000_000)

    async def handle(timer: Timer, now_ms: int) -> Transaction:
        def keep(conn: Connection) -> None:
            before = int(settings.fact(conn, f"count.{timer.key}") or 0)
            settings.set_fact(conn, f"count.{timer.key}", str(before + 1))
            timers.put(conn, Timer(timer.kind, timer.key, timer.at_ms + 1))

        return keep

    house.timers.on(TimerKind.DIGEST, handle)
    await house.timers.look(house.now_ms)
    sys.stdout.write("counting\n")
    sys.stdout.flush()
    while True:
        await house.timers.look(house.now_ms)


if __name__ == "__main__":
    asyncio.run(count(Path(sys.argv[1])))
