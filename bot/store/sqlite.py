"""SQLite: one connection writes, fed by a queue, and a few others can only read.

All waiting transactions are committed together, so that many tables share one wait for the disk. Each function has its
own savepoint and fails alone. Each connection has its own thread of aiosqlite's. Functions run there whole, beside the
event loop, and touch only their own arguments (ADR 53).
"""

import asyncio
import threading
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError

from bot.store.checkup import assert_schema, assert_whole
from bot.store.copying import backup, private
from bot.store.driver import Driver, own
from bot.store.errors import InUse
from bot.store.migrate import migrate
from bot.store.reaching.failing import failure_of

T = TypeVar("T")

MOST_TOGETHER = 64
"""At most this many transactions share a commit, so that the first does not wait too long."""
READERS = 4

ALL = (
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
    # Kilobytes a connection. The system caches the file once for all of them.
    "PRAGMA cache_size=-512",
)
WRITES: tuple[str, ...] = (
    "PRAGMA journal_mode=WAL",
    # With NORMAL, a power failure could lose moves that were already acknowledged.
    "PRAGMA synchronous=FULL",
)
READS = ("PRAGMA query_only=ON",)


def sqlite_url(path: Path) -> URL:
    """Return the URL of a file."""
    return URL.create("sqlite+aiosqlite", database=str(path))


def read_url(address: str) -> URL:
    """Read a typed address, without further checks.

    Raises:
        ValueError: it is not one; the message does not repeat it, because it may contain a password.
    """
    try:
        return make_url(address)
    except ArgumentError:
        raise ValueError("not an address") from None


def prepare(engine: Engine, pragmas: tuple[str, ...], *, begin: str = "BEGIN") -> None:
    """Make an engine's connections begin every transaction with this statement, and never on their own."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (*ALL, *pragmas):
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(conn: Connection) -> None:
        conn.exec_driver_sql(begin)


@dataclass(frozen=True, slots=True)
class _Job:
    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]
    is_bare: bool = False
    """True if it runs outside any transaction, and so alone."""


class _Thread:
    """A connection with its own thread."""

    def __init__(self, driver: Driver, conn: Connection) -> None:
        self._driver = driver
        self._conn = conn

    @classmethod
    async def open(cls, engine: Engine) -> "_Thread":
        """Open a connection of one of the engines that `_engine` makes."""
        driver = Driver(engine.url.database or "")
        await driver
        try:
            return cls(driver, await driver.run(engine.connect))
        except BaseException:
            await driver.close()
            raise

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await self._driver.run(partial(work, self._conn))

    async def close(self) -> None:
        try:
            await self._driver.run(self._conn.close)
        finally:
            await self._driver.close()


def _engine(file: str, pragmas: tuple[str, ...], *, begin: str = "BEGIN") -> Engine:
    """Return an SQLAlchemy engine over the connection of the calling thread."""
    url = URL.create("sqlite+pysqlite", database=file)
    engine = create_engine(url, creator=own, poolclass=NullPool)
    prepare(engine, pragmas, begin=begin)
    return engine


class Sqlite:
    def __init__(self, file: Path, writer: _Thread, held: AsyncExitStack) -> None:
        self._file = file
        self._writer = writer
        self._held = held
        self._reading = _engine(str(file), READS)
        self._readers: asyncio.LifoQueue[_Thread | None] = asyncio.LifoQueue()
        """Idle readers; None in the place of one that was never needed."""
        for _ in range(READERS):
            self._readers.put_nowait(None)
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._write_all(), name="store-writer")

    @classmethod
    async def open(cls, url: URL) -> "Sqlite":
        """Open the file, create or migrate it, and keep other processes out.

        Raises:
            InUse: another process has it open.
            NewerDatabase: it was written by a newer version of the program.
        """
        file = url.database or ""
        async with AsyncExitStack() as held:
            lock = FileLock(f"{file}.lock")
            try:
                lock.acquire(timeout=0)
            except Timeout as error:
                raise InUse(url.database) from error
            held.callback(lock.release)
            _make_private(Path(file))
            writer = await _Thread.open(_engine(file, WRITES, begin="BEGIN IMMEDIATE"))
            held.push_async_callback(writer.close)
            await writer.run(_make_ready)
            return cls(Path(file), writer, held.pop_all())

    async def close(self) -> None:
        """Commit waiting transactions, let queries end, then close the file."""
        self._jobs.put_nowait(None)
        await self._task
        ended = [await self._readers.get() for _ in range(READERS)]
        for each in ended:
            self._readers.put_nowait(None)
            if each is not None:
                await each.close()
        await self._held.aclose()

    def submit(
        self,
        work: Callable[[Connection], T],
        table_id: int | None = None,
        seal: bytes | None = None,
    ) -> asyncio.Future[T]:
        """Queue a transaction. One runs at a time, for any table; no other process changes a table."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        # If the caller has been cancelled, the exception is never read; this keeps asyncio from complaining.
        done.add_done_callback(lambda gone: gone.cancelled() or gone.exception())
        self._jobs.put_nowait(_Job(work, done))
        return done

    def hear(self, news: object) -> None:
        """Ignore the listener: there is no other process."""

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
        # A cancelled caller does not wait any more, but the query ends in its thread before another begins.
        reader = await self._readers.get() or await self._another()
        try:
            return await reader.run(partial(_within, query))
        finally:
            self._readers.put_nowait(reader)

    async def _another(self) -> _Thread:
        """Open one more reader. If the caller is cancelled, it is there for the next query."""
        opening = asyncio.create_task(_Thread.open(self._reading), name="store-reader")
        try:
            return await asyncio.shield(opening)
        except BaseException:
            opening.add_done_callback(self._opened)
            raise

    def _opened(self, opening: asyncio.Task[_Thread]) -> None:
        failed = opening.cancelled() or opening.exception() is not None
        self._readers.put_nowait(None if failed else opening.result())

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
            value = await self._writer.run(job.work)
        except Exception as error:
            if not job.done.done():
                job.done.set_exception(error)
        else:
            if not job.done.done():
                job.done.set_result(value)

    async def _commit(self, jobs: list[_Job]) -> None:
        works = [job.work for job in jobs]
        results = await self._writer.run(partial(_commit_together, works))
        for job, (value, error) in zip(jobs, results, strict=True):
            if job.done.cancelled():
                # A probe is given up when the database is closed.
                continue
            if error is None:
                job.done.set_result(value)
            else:
                job.done.set_exception(error)


def _make_private(file: Path) -> None:
    """Keep other users of the machine from reading the file, and the files beside it."""
    private.create(file)
    beside = (f"{file.name}{end}" for end in ("-wal", "-shm", "-journal", ".before-*"))
    private.tighten([file, *(found for each in beside for found in file.parent.glob(each))])


def _within(query: Callable[[Connection], T], conn: Connection) -> T:
    """Run a query with one snapshot for all statements."""
    with conn.begin():
        return query(conn)


def _scrubbed(conn: Connection) -> None:
    """Rewrite the file, and empty the log that is written before it."""
    cursor = conn.connection.cursor()
    try:
        cursor.execute("VACUUM")
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        row = cursor.fetchone()
        if row is not None and row[0]:
            raise OperationalError("wal_checkpoint", None, TimeoutError("another process reads"))
    finally:
        cursor.close()


def _make_ready(conn: Connection) -> None:
    assert_whole(conn)
    migrate(conn)
    assert_schema(conn)


_Result = tuple[Any, Exception | None]


def _commit_together(works: list[Callable[[Connection], Any]], conn: Connection) -> list[_Result]:
    try:
        if len(works) == 1:
            results = [_alone(conn.begin, conn, works[0])]
        else:
            with conn.begin():
                results = []
                for work in works:
                    results.append(_alone(conn.begin_nested, conn, work))
                    _assert_begun(conn, results[-1][1])
    except Exception as error:
        # The disk is full or broken: no work was stored, and every caller gets the error.
        results = [(None, error)] * len(works)
    if any(error for _, error in results):
        # A failed commit leaves its transaction open.
        with suppress(SQLAlchemyError, conn.dialect.loaded_dbapi.Error):
            conn.connection.rollback()
    return results


def _assert_begun(conn: Connection, error: Exception | None) -> None:
    """Raise the error after which SQLite has undone the whole transaction, as it does when the disk is full.

    Earlier work of the same transaction is gone then, and a savepoint would begin a transaction of its own.
    """
    if error is None or conn.connection.dbapi_connection.in_transaction:  # type: ignore[union-attr]
        return
    cause: BaseException = error
    # The last error says only that there is no savepoint.
    while failure_of(cause) is None and cause.__context__ is not None:
        cause = cause.__context__
    raise cause


def _alone(
    begin: Callable[[], Any], conn: Connection, work: Callable[[Connection], Any]
) -> _Result:
    """Run one function in its own transaction or savepoint; return its result or its error."""
    try:
        with begin():
            return work(conn), None
    except Exception as error:
        return None, error
