"""SQLite: one connection writes, fed by a queue, and a few others can only read.

Whatever is waiting in the queue is committed together, so that many tables share one wait for the disk. Each function
has its own savepoint and fails alone. Each connection has its own thread, where aiosqlite runs its statements. The
functions themselves run in the event loop, which is free while a statement runs.
"""

import asyncio
import threading
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, Engine, event
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.checkup import assert_schema, assert_whole
from bot.store.copying import backup
from bot.store.driver import Driver
from bot.store.errors import InUse
from bot.store.migrate import migrate

T = TypeVar("T")

MOST_TOGETHER = 64
"""At most this many transactions share a commit, so that the first does not wait too long."""
READERS = 4

WRITES: tuple[str, ...] = (
    "PRAGMA journal_mode=WAL",
    # With NORMAL, a power failure could lose moves that were already acknowledged.
    "PRAGMA synchronous=FULL",
)
READS = ("PRAGMA query_only=ON",)


def sqlite_url(path: Path) -> URL:
    """The URL of a file."""
    return URL.create("sqlite+aiosqlite", database=str(path))


def prepare(engine: Engine, pragmas: tuple[str, ...], *, begin: str = "BEGIN") -> None:
    """Make an engine's connections begin every transaction with this statement, and never on their own."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("PRAGMA foreign_keys=ON", "PRAGMA busy_timeout=5000", *pragmas):
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(conn: Connection) -> None:
        driver = conn.connection.driver_connection
        if isinstance(driver, Driver):
            driver.begin_with(begin)
        else:
            conn.exec_driver_sql(begin)


@dataclass(frozen=True, slots=True)
class _Job:
    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]
    is_bare: bool = False
    """Runs outside any transaction, so nothing is committed together with it."""


class Sqlite:
    def __init__(
        self, file: Path, writer: AsyncConnection, readers: AsyncEngine, held: AsyncExitStack
    ) -> None:
        self._file = file
        self._writer = writer
        self._readers = readers
        self._held = held
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._write_all(), name="store-writer")

    @classmethod
    async def open(cls, url: URL) -> "Sqlite":
        """Open the file, create or migrate it, and keep other processes out.

        Raises:
            InUse: another process has it open.
            NewerDatabase: it was written by a newer version of the program.
        """
        async with AsyncExitStack() as held:
            lock = FileLock(f"{url.database}.lock")
            try:
                lock.acquire(timeout=0)
            except Timeout as error:
                raise InUse(url.database) from error
            held.callback(lock.release)
            writing = create_async_engine(url, async_creator=partial(_connected, url))
            held.push_async_callback(writing.dispose)
            prepare(writing.sync_engine, WRITES, begin="BEGIN IMMEDIATE")
            writer = await held.enter_async_context(writing.connect())
            await writer.run_sync(_make_ready)
            readers = create_async_engine(
                url,
                async_creator=partial(_connected, url),
                pool_size=READERS,
                max_overflow=0,
                pool_reset_on_return=None,
            )
            held.push_async_callback(readers.dispose)
            prepare(readers.sync_engine, READS)
            event.listen(readers.sync_engine, "reset", _given_back)
            return cls(Path(url.database or ""), writer, readers, held.pop_all())

    async def close(self) -> None:
        """Commit what is waiting, then close the file."""
        self._jobs.put_nowait(None)
        await self._task
        await self._held.aclose()

    def submit(
        self,
        work: Callable[[Connection], T],
        table_id: int | None = None,
        seal: bytes | None = None,
    ) -> asyncio.Future[T]:
        """Queue a transaction. One runs at a time, whichever table it is about; no other process changes a table."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        # If the caller has been cancelled, nobody reads the exception; this keeps asyncio from complaining.
        done.add_done_callback(lambda gone: gone.cancelled() or gone.exception())
        self._jobs.put_nowait(_Job(work, done))
        return done

    def hear(self, news: object) -> None:
        """There is no other process."""

    async def scrub(self) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.add_done_callback(lambda gone: gone.cancelled() or gone.exception())
        self._jobs.put_nowait(_Job(_scrubbed, done, is_bare=True))
        await done

    async def copy_to(self, target: Path) -> None:
        """Copy the file in a thread and by a connection of its own."""
        stop = threading.Event()
        copied = asyncio.create_task(
            asyncio.to_thread(backup.copy, self._file, target, stop.is_set)
        )
        try:
            await asyncio.shield(copied)
        except asyncio.CancelledError:
            stop.set()
            # Until the thread has noticed, it writes next to the target.
            await asyncio.gather(copied, return_exceptions=True)
            raise

    async def read(self, query: Callable[[Connection], T]) -> T:
        async with self._readers.connect() as reader:
            return await reader.run_sync(_within, query)

    async def ask(self, query: Callable[[Connection], T]) -> T:
        return await self.read(query)

    async def _write_all(self) -> None:
        closing = False
        while not closing:
            jobs: list[_Job] = []
            job = await self._jobs.get()
            bare: _Job | None = None
            while job is not None:
                if job.is_bare:
                    bare = job
                    break
                jobs.append(job)
                if len(jobs) == MOST_TOGETHER or self._jobs.empty():
                    break
                job = self._jobs.get_nowait()
            closing = job is None
            if jobs:
                await self._commit(jobs)
            if bare is not None:
                await self._alone(bare)

    async def _alone(self, job: _Job) -> None:
        try:
            job.done.set_result(await self._writer.run_sync(job.work))
        except Exception as error:
            job.done.set_exception(error)

    async def _commit(self, jobs: list[_Job]) -> None:
        results = await self._writer.run_sync(_commit_together, [job.work for job in jobs])
        for job, (value, error) in zip(jobs, results, strict=True):
            if error is None:
                job.done.set_result(value)
            else:
                job.done.set_exception(error)


def _within(conn: Connection, query: Callable[[Connection], T]) -> T:
    """One snapshot for all statements. Begun and ended here, it takes no switches of its own."""
    with conn.begin():
        return query(conn)


def _given_back(connection: Any, record: object, state: object) -> None:
    # A rollback is a trip to the connection's thread, also where nothing is left to be rolled back.
    if connection.driver_connection.in_transaction:
        connection.rollback()


async def _connected(url: URL) -> aiosqlite.Connection:
    return await Driver(url.database or "")


def _scrubbed(conn: Connection) -> None:
    """Rewrite the file, and empty the log that is written before it."""
    cursor = conn.connection.cursor()
    try:
        cursor.execute("VACUUM")
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        row = cursor.fetchone()
        if row is not None and row[0]:
            raise OperationalError("wal_checkpoint", None, TimeoutError("somebody reads"))
    finally:
        cursor.close()


def _make_ready(conn: Connection) -> None:
    assert_whole(conn)
    migrate(conn)
    assert_schema(conn)


_Result = tuple[Any, Exception | None]


def _commit_together(conn: Connection, works: list[Callable[[Connection], Any]]) -> list[_Result]:
    try:
        if len(works) == 1:
            results = [_alone(conn.begin, conn, works[0])]
        else:
            with conn.begin():
                results = [_alone(conn.begin_nested, conn, work) for work in works]
    except SQLAlchemyError as error:
        # The disk is full or broken: no work was stored, and every caller gets the error.
        results = [(None, error)] * len(works)
    if any(error for _, error in results):
        # A failed commit leaves its transaction open.
        with suppress(SQLAlchemyError, conn.dialect.loaded_dbapi.Error):
            conn.connection.rollback()
    return results


def _alone(
    begin: Callable[[], Any], conn: Connection, work: Callable[[Connection], Any]
) -> _Result:
    """Run one function in its own transaction or savepoint; returns its result or its error."""
    try:
        with begin():
            return work(conn), None
    except Exception as error:
        return None, error
