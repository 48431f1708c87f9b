"""A disk that is slow when a test wants it to be."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from bot.store.database import Connection, Database


class Halt:
    """Where a transaction waits as it would for its disk, while the event loop goes on."""

    def __init__(self) -> None:
        self.reached, self.go_on = asyncio.Event(), asyncio.Event()
        self._loop = asyncio.get_running_loop()

    def wait(self, conn: Connection) -> None:
        """Called within the transaction, wherever that runs."""
        self._loop.call_soon_threadsafe(self.reached.set)
        waiting = asyncio.wait_for(self.go_on.wait(), 10)
        adapted: Any = conn.connection.dbapi_connection
        if hasattr(adapted, "run_async"):
            adapted.run_async(lambda driver: waiting)
        else:
            asyncio.run_coroutine_threadsafe(waiting, self._loop).result()


@asynccontextmanager
async def slow(database: Database, *, table_id: int | None = None) -> AsyncIterator[None]:
    """Inside, the writer is at work on something else: what is written waits, together, for the end of the block."""
    halt = Halt()
    busy = asyncio.create_task(database.write(halt.wait, table_id=table_id))
    await halt.reached.wait()
    try:
        yield
        # Tasks that were created inside get to the queue.
        await asyncio.sleep(0)
    finally:
        halt.go_on.set()
    await busy
