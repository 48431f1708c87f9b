"""A disk that is slow when a test wants it to be."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.store.database import Connection, Database


@asynccontextmanager
async def slow(database: Database) -> AsyncIterator[None]:
    """Inside, the writer is at work on something else: what is written waits, together, for the end of the block."""
    go_on = threading.Event()
    begun = asyncio.Event()
    loop = asyncio.get_running_loop()

    def work(conn: Connection) -> None:
        loop.call_soon_threadsafe(begun.set)
        go_on.wait(timeout=10)

    busy = asyncio.create_task(database.write(work))
    await begun.wait()
    try:
        yield
        # Tasks that were created inside get to the queue.
        await asyncio.sleep(0)
    finally:
        go_on.set()
    await busy
