"""PostgreSQL: each transaction has its own connection; transactions of the same table wait for each other.

Only one process uses the database at a time: it holds an advisory lock in a connection that does nothing else.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, NullPool, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.store import schema, tables
from bot.store.errors import InUse, NoCopies
from bot.store.migrate import migrate

T = TypeVar("T")

CONNECTIONS = 8
_OURS = 0x7475726E706F7374
"""The key of the advisory lock: "turnpost" in ASCII."""
_TRIES, _AGAIN_S = 20, 0.1
"""How often the lock is tried, and how many seconds apart."""

_KEPT = {"synchronous_commit": "on"}
"""An acknowledged transaction is on the disk, whatever the server's default is."""


class Postgres:
    """Open it with `Postgres.open`."""

    def __init__(self, url: URL) -> None:
        self._guard = _Guard(url)
        self._engine = create_async_engine(
            url, pool_size=CONNECTIONS, pool_pre_ping=True, connect_args={"server_settings": _KEPT}
        )
        self._readers = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        self._under_way: set[asyncio.Task[Any]] = set()

    @classmethod
    async def open(cls, url: URL) -> "Postgres":
        """Connect, create or migrate the tables, and keep other processes out.

        Raises:
            InUse: another process is using the database.
            NewerDatabase: it was written by a newer version of the program.
        """
        opened = cls(url)
        try:
            await opened._guard.hold()
            async with opened._engine.connect() as conn:
                await conn.run_sync(migrate)
        except BaseException:
            await opened.close()
            raise
        return opened

    async def close(self) -> None:
        """Finish the transactions that have begun, then disconnect."""
        if self._under_way:
            await asyncio.wait(self._under_way)
        await self._engine.dispose()
        await self._guard.close()

    def submit(
        self, work: Callable[[Connection], T], table_id: int | None = None
    ) -> asyncio.Future[T]:
        """Start a transaction; it waits for earlier ones of the same table."""
        task = asyncio.create_task(self._transaction(work, table_id), name="store-writer")
        self._under_way.add(task)
        task.add_done_callback(self._done)
        return task

    async def read(self, query: Callable[[Connection], T]) -> T:
        async with self._readers.begin() as reader:
            return await reader.run_sync(query)

    async def copy_to(self, target: Path) -> None:
        raise NoCopies

    async def scrub(self) -> None:
        alone = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        async with alone.connect() as conn:
            for table in schema.metadata.sorted_tables:
                await conn.exec_driver_sql(f'VACUUM (FULL) "{table.name}"')

    async def _transaction(self, work: Callable[[Connection], T], table_id: int | None) -> T:
        def alone(conn: Connection) -> T:
            if table_id is not None:
                tables.lock(conn, table_id)
            return work(conn)

        await self._guard.hold()
        async with self._engine.begin() as writer:
            return await writer.run_sync(alone)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            # If the caller has been cancelled, nobody reads the exception; this keeps asyncio from complaining.
            task.exception()


class _Guard:
    """Keeps other processes out while its connection lasts; a lost connection is replaced."""

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self._conn: AsyncConnection | None = None
        self._lock = asyncio.Lock()

    async def hold(self) -> None:
        """Make sure that this process holds the lock.

        Raises:
            InUse: another process holds it.
        """
        if self._lasts():
            return
        async with self._lock:
            if not self._lasts():
                await self.close()
                self._conn = await self._engine.connect()
                if not await self._is_locked(self._conn):
                    await self.close()
                    raise InUse(self._engine.url.render_as_string(hide_password=True))

    async def _is_locked(self, conn: AsyncConnection) -> bool:
        """Whether we have the lock. That of a program that was just killed lasts until the server has noticed."""
        for tries_left in reversed(range(_TRIES)):
            if await conn.scalar(select(func.pg_try_advisory_lock(_OURS))):
                return True
            if tries_left:
                await asyncio.sleep(_AGAIN_S)
        return False

    async def close(self) -> None:
        conn, self._conn = self._conn, None
        if conn is not None:
            # A broken connection is closed already.
            with suppress(SQLAlchemyError, OSError):
                await conn.close()

    def _lasts(self) -> bool:
        if self._conn is None or self._conn.closed or self._conn.invalidated:
            return False
        driver = self._conn.sync_connection.connection.driver_connection  # type: ignore[union-attr]
        return driver is not None and not driver.is_closed()
