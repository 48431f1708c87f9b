"""Plays tables until it is killed: ``python -m tests.power.life FOLDER SYNCHRONOUS``.

SYNCHRONOUS takes the place of FULL: the recorder has to notice what NORMAL loses.
"""

import asyncio
import sys
from pathlib import Path

from bot.store import sqlite
from tests.bot.tables.restless import main
from tests.engines import sqlite_in

if __name__ == "__main__":
    folder, synchronous = Path(sys.argv[1]), sys.argv[2]
    sqlite.WRITES = tuple(each.replace("FULL", synchronous) for each in sqlite.WRITES)
    asyncio.run(main(sqlite_in(folder), folder / "acks", 1))
