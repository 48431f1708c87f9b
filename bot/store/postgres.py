"""PostgreSQL: each transaction has its own connection; transactions of the same table wait for each other.

Only one process uses the database at a time, or one for each shard (`bot.store.sharing.guard`). A process that changes
a table of another process's servers notifies it within the transaction.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, bindparam, event, func, select
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import schema, tables
from bot.store.errors import InUse, NoCopies
from bot.store.migrate import is_current, migrate
from bot.store.reaching.undocumented import is_unread
from bot.store.sharing.guard import CHANNEL, CONNECTS_WITHIN_S, Guard, Listener
from bot.store.sharing.shards import ALL, Shards

T = TypeVar("T")

CONNECTIONS = 8
"""Number of open connections that are kept."""
READERS, WRITERS = 8, 10
"""Most queries and transactions at a time. Further ones wait as long as it takes; the pool would give up on them."""
_ALSO = 1
"""Rewriting the database needs a connection besides."""
ANSWERED_WITHIN_S = 30.0
"""A server that takes longer for a transaction or query hangs, or cannot be reached: its connection is given up."""
_ENDED_WITHIN_S, _CLOSED_WITHIN_S = 15.0, 5.0
"""Seconds within which running work and then connections must end when the database is closed."""
_KEPT = {"synchronous_commit": "on"}
"""An acknowledged transaction is on the disk, under any default of the server."""
_TRUSTED_S = 1.0
"""A connection that has been idle for longer is tried before it is used: its server may have gone without a word."""
_TELL = select(func.pg_notify(CHANNEL, bindparam("told")))


class Postgres:
    """Open it with `Postgres.open`."""

    def __init__(self, url: URL, shards: Shards = ALL) -> None:
        self._shards = shards
        self._guard = Guard(url, shards)
        self._engine = create_async_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=READERS + WRITERS + _ALSO - CONNECTIONS,
            connect_args={"server_settings": _KEPT, "timeout": CONNECTS_WITHIN_S},
        )
        event.listen(self._engine.sync_engine, "checkin", _given_back)
        event.listen(self._engine.sync_engine, "checkout", _assert_alive)
        self._reading, self._writing = asyncio.Semaphore(READERS), asyncio.Semaphore(WRITERS)
        self._readers = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        self._askers = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._under_way: set[asyncio.Task[Any]] = set()

    @classmethod
    async def open(cls, url: URL, shards: Shards = ALL) -> "Postgres":
        """Connect, create or migrate the tables, and keep other processes out.

        Raises:
            InUse: another process is using the database, or serves one of the shards, or is of another version.
            NewerDatabase: it was written by a newer version of the program.
        """
        opened = cls(url, shards)
        try:
            is_alone = await opened._guard.enter()
            async with opened._engine.connect() as conn:
                if not is_alone and not await conn.run_sync(is_current):
                    raise InUse(f"{opened._guard.name}, with another version")
                await conn.run_sync(migrate)
            await opened._guard.let_others_in()
        except BaseException:
            await opened.close()
            raise
        return opened

    async def close(self) -> None:
        """Finish all work that has begun, then disconnect."""
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=_ENDED_WITHIN_S)
        # A silent server would block the close.
        with suppress(TimeoutError):
            async with asyncio.timeout(_CLOSED_WITHIN_S):
                await self._engine.dispose()
                await self._guard.close()

    def hear(self, news: Listener) -> None:
        self._guard.news = news

    def submit(
        self,
        work: Callable[[Connection], T],
        table_id: int | None = None,
        seal: bytes | None = None,
    ) -> asyncio.Future[T]:
        """Start a transaction; it waits for earlier ones of the same table."""
        return self._whole(self._transaction(work, table_id, seal))

    async def read(self, query: Callable[[Connection], T]) -> T:
        async def work() -> T:
            async with self._reading, _in_time(), self._readers.begin() as reader:
                return await reader.run_sync(query)

        return await asyncio.shield(self._whole(work()))

    async def ask(self, query: Callable[[Connection], T]) -> T:
        async def work() -> T:
            async with self._reading, _in_time(), self._askers.connect() as reader:
                return await reader.run_sync(query)

        return await asyncio.shield(self._whole(work()))

    async def copy_to(self, target: Path) -> None:
        raise NoCopies

    async def scrub(self) -> None:
        alone = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        async with alone.connect() as conn:
            for table in schema.metadata.sorted_tables:
                await conn.exec_driver_sql(f'VACUUM (FULL) "{table.name}"')

    async def _transaction(
        self, work: Callable[[Connection], T], table_id: int | None, seal: bytes | None
    ) -> T:
        def alone(conn: Connection) -> T:
            guild_id = None if table_id is None else tables.lock(conn, table_id, seal)
            done = work(conn)
            if guild_id is not None and not self._shards.serve(guild_id):
                conn.execute(_TELL, {"told": f"{table_id} {guild_id}"})
            return done

        async with _in_time():
            await self._guard.hold()
        async with self._writing, _in_time(), self._engine.begin() as writer:
            return await writer.run_sync(alone)

    def _whole(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run work to its end even if the caller is cancelled: a connection within a statement would be lost."""
        task = asyncio.create_task(work, name="store-work")
        self._under_way.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            # If the caller has been cancelled, the exception is never read; this keeps asyncio from complaining.
            task.exception()


def _in_time() -> asyncio.Timeout:
    """Return a timeout that raises TimeoutError."""
    return asyncio.timeout(ANSWERED_WITHIN_S)


def _given_back(connection: object, record: Any) -> None:
    record.info["given_back_s"] = time.monotonic()


def _assert_alive(connection: Any, record: Any, proxy: object) -> None:
    """Replace a connection that is gone.

    A check takes several messages, so a connection in recent use is not checked.

    Raises:
        DisconnectionError: it is gone; the pool connects anew.
    """
    driver = connection.driver_connection
    is_fresh = time.monotonic() - record.info.get("given_back_s", 0.0) < _TRUSTED_S
    if driver.is_closed():
        raise DisconnectionError
    if is_fresh and not is_unread(driver):
        return
    try:
        connection.ping()
    except Exception as error:
        # Not only the driver's own errors: the system may have closed the socket.
        raise DisconnectionError from error
