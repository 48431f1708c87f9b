"""A process of `benchmarks.shards`: opens its tables, reports it, is stopped, and reports the cost of its moves."""

import asyncio
import os
import sys
import time

from msgspec import json
from sqlalchemy import make_url

from benchmarks.parts.statements import counted
from benchmarks.shards.measuring import Cost
from bot.store.database import Database
from bot.store.sharing.shards import read_shards
from tests.e2e.sharded import Life, Orders, Told


async def main(moves: int) -> None:
    orders = json.decode(await asyncio.to_thread(_line), type=Orders)
    database = await Database.open(make_url(orders.url), shards=read_shards(orders.shards))
    answered = 0

    def told(said: Told) -> None:
        nonlocal answered
        answered += bool(said.answer)

    life = Life(orders, database, told)
    await life.begin()
    os.write(1, b"ready\n")
    await asyncio.to_thread(_line)
    began, done_before = time.process_time(), answered
    with counted() as statements:
        await life.play(lambda: answered - done_before >= moves)
    took = time.process_time() - began
    entries = sum(each.startswith("INSERT INTO moves") for each in statements)
    os.write(1, json.encode(Cost(entries, len(statements), took)) + b"\n")
    # Robots may still think; their moves are not counted any more.
    os._exit(0)


def _line() -> bytes:
    return sys.stdin.buffer.readline()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
