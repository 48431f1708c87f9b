"""Writes to a database and copies it again and again, until killed: `python -m tests.bot.store.copying FILE FOLDER`."""

import asyncio
import sys
import time
from pathlib import Path

from benchmarks.copying import filled
from bot.store import settings
from bot.store.copying import backup
from bot.store.database import Connection, Database
from tests.engines import prepared


async def run(file: Path, folder: Path) -> None:
    database = await Database.open(prepared(file))
    await database.write(lambda conn: filled(conn, megabytes=8))
    count = 0

    def pair(conn: Connection) -> None:
        settings.set_fact(conn, "one", str(count))
        settings.set_fact(conn, "other", str(count))

    async def write() -> None:
        nonlocal count
        while True:
            count += 1
            await database.write(pair)

    await database.write(pair)
    writing = asyncio.create_task(write())
    while not writing.done():
        await database.copy_to(folder / backup.name_of(time.time()))
        sys.stdout.write("copied\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1]), Path(sys.argv[2])))
