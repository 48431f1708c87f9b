"""Plays tables until it is killed: ``python -m tests.power.life FOLDER SYNCHRONOUS ACKS``.

SYNCHRONOUS replaces FULL: the test must notice the losses of NORMAL. The program stops in good order after every ACKS
acknowledged moves, and starts again; with 0 it never does.
"""

import asyncio
import sys
from contextlib import suppress
from itertools import count
from pathlib import Path

from bot.store import sqlite
from tests.bot.tables.restless import main
from tests.engines import sqlite_in


async def lives(folder: Path, acks: int) -> None:
    told = folder / "acks"
    for life in count(1):
        playing = asyncio.create_task(main(sqlite_in(folder), told, life))
        if acks:
            await _told(playing, told, life * acks)
            playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing


async def _told(playing: asyncio.Task[None], told: Path, enough: int) -> None:
    while _count(told) < enough:
        await asyncio.wait((playing,), timeout=0.01)
        if playing.done():
            return


def _count(told: Path) -> int:
    return told.read_bytes().count(b"\n") if told.exists() else 0


if __name__ == "__main__":
    folder, synchronous, acks = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    sqlite.WRITES = tuple(each.replace("FULL", synchronous) for each in sqlite.WRITES)
    asyncio.run(lives(folder, acks))
