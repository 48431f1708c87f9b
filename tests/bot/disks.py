"""A disk that is slow when a test wants it to be, and a database that stores nothing."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import URL, text

from bot.rounds import through_outages
from bot.store import settings
from bot.store.database import Connection, Database
from tests.engines import SQLITE, connected

_QUICK = "PRAGMA busy_timeout=50"
_CUT = (
    "SELECT count(pg_terminate_backend(pid, 10000)) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


class Halt:
    """The place where a transaction waits as for its disk, while the event loop goes on."""

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
    """Inside, the writer is at work on something else: writes wait, together, for the end of the block."""
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


@asynccontextmanager
async def nothing_can_be_stored(database: Database, url: URL) -> AsyncIterator[None]:
    """Inside, another process has locked the file, or the server has become one that only reads; then it is over."""
    is_file = url.get_backend_name() == SQLITE
    if is_file:
        await database.write(lambda conn: conn.exec_driver_sql(_QUICK))
    with connected(url) as outside:
        if is_file:
            outside.connection.cursor().execute("BEGIN IMMEDIATE")
        else:
            _read_only(outside, "on")
        try:
            yield
        finally:
            if is_file:
                outside.connection.cursor().execute("ROLLBACK")
            else:
                _read_only(outside, "off")
    await through_outages(lambda: database.write(lambda conn: settings.set_fact(conn, "x", "y")))


def _read_only(outside: Connection, is_on: str) -> None:
    outside.exec_driver_sql("SET TRANSACTION READ WRITE")
    outside.exec_driver_sql(f"ALTER DATABASE postgres SET default_transaction_read_only = {is_on}")
    outside.commit()
    outside.execute(text(_CUT))
    outside.rollback()
