"""A disk that is slow when a test wants it to be."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any

from bot.store.database import Connection, Database


@asynccontextmanager
async def slow(database: Database, *, table_id: int | None = None) -> AsyncIterator[None]:
    """Inside, the writer is at work on something else: what is written waits, together, for the end of the block."""
    go_on = asyncio.Event()
    begun = asyncio.Event()

    def work(conn: Connection) -> None:
        begun.set()
        wait_inside(conn, go_on.wait())

    busy = asyncio.create_task(database.write(work, table_id=table_id))
    await begun.wait()
    try:
        yield
        # Tasks that were created inside get to the queue.
        await asyncio.sleep(0)
    finally:
        go_on.set()
    await busy


def wait_inside(conn: Connection, until: Awaitable[object]) -> None:
    """Have a transaction wait as it would for its disk, while the event loop goes on."""

    async def wait(driver: Any) -> None:
        await asyncio.wait_for(until, 10)

    adapted: Any = conn.connection.dbapi_connection
    adapted.run_async(wait)
