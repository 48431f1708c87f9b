"""The database file: one connection that writes, behind one queue; and one that can only read.

A transaction is one plain function of a connection. Whatever waits in the queue is committed together, so that many
tables share one wait for the disk; each function has a savepoint of its own and fails alone.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from filelock import FileLock, Timeout

from bot.store.checkup import assert_schema, assert_whole
from bot.store.damage import Damaged
from bot.store.migrate import migrate

T = TypeVar("T")

Connection = sqlite3.Connection

MOST_TOGETHER = 64
"""Transactions in one commit at the most, so that the first does not wait for ever."""


_SPOILT = ("SQLITE_CORRUPT", "SQLITE_NOTADB")


class InUse(Exception):
    """Another process works on this database."""


class Unusable(Exception):
    """The file cannot be opened, or is no database of ours; says which file and why."""


class Spoilt(Unusable):
    """The file is damaged, or is no database at all."""


class Closed(Exception):
    """The database was closed; nothing is kept any more."""


@dataclass(frozen=True, slots=True)
class _Job:
    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]


class Database:
    """Open with `Database.open`; close with `close`, which finishes what is in hand."""

    def __init__(self, writer: Connection, reader: Connection, held: ExitStack) -> None:
        self._writer = writer
        self._reader = reader
        self._held = held
        self._writer_thread = held.enter_context(ThreadPoolExecutor(1, "store-writer"))
        self._reader_thread = held.enter_context(ThreadPoolExecutor(1, "store-reader"))
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._closed = False
        self._task = asyncio.create_task(self._write_all(), name="store-writer")

    @classmethod
    async def open(cls, path: Path) -> "Database":
        """Open the file, create or migrate it, and keep every other process out.

        Raises:
            InUse: another process has it open.
            NewerDatabase: it was written by a newer version of the program.
            Spoilt: it is damaged.
            Unusable: it cannot be opened, or is something else.
        """
        try:
            return await cls._open(path)
        except (Damaged, UnicodeDecodeError) as error:
            # Where SQLite quotes what it found, its own words may be no text.
            raise Spoilt(f"{path}: {error}") from error
        except (sqlite3.Error, OSError) as error:
            spoilt = getattr(error, "sqlite_errorname", "").startswith(_SPOILT)
            raise (Spoilt if spoilt else Unusable)(f"{path}: {error}") from error

    @classmethod
    async def _open(cls, path: Path) -> "Database":
        with ExitStack() as held:
            lock = FileLock(f"{path}.lock")
            try:
                lock.acquire(timeout=0)
            except Timeout as error:
                raise InUse(str(path)) from error
            held.callback(lock.release)
            writer = _connect(path)
            held.callback(writer.close)
            await asyncio.to_thread(_prepare_writer, writer)
            reader = _connect(path)
            held.callback(reader.close)
            reader.execute("PRAGMA query_only=ON")
            return cls(writer, reader, held.pop_all())

    async def close(self) -> None:
        """Commit what waits, then let go of the file."""
        self._closed = True
        self._jobs.put_nowait(None)
        await self._task
        self._held.close()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction; when this returns, it is on the disk.

        Whatever `work` raises is raised here, and nothing of it is kept. A caller that gives up does not take its
        transaction back.

        Raises:
            Closed: too late.
            sqlite3.Error: the disk is full or broken; nothing was kept.
        """
        if self._closed:
            raise Closed
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        # A caller that has given up hears nothing of how it failed, nor does the event loop.
        done.add_done_callback(lambda gone: gone.cancelled() or gone.exception())
        self._jobs.put_nowait(_Job(work, done))
        return await asyncio.shield(done)

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query over what has been committed; all its statements see the same moment.

        Raises:
            Closed: too late.
        """
        if self._closed:
            raise Closed
        return await asyncio.get_running_loop().run_in_executor(
            self._reader_thread, _at_one_moment, self._reader, query
        )

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        closing = False
        while not closing:
            jobs: list[_Job] = []
            job = await self._jobs.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == MOST_TOGETHER or self._jobs.empty():
                    break
                job = self._jobs.get_nowait()
            closing = job is None
            if not jobs:
                return
            results = await loop.run_in_executor(
                self._writer_thread, _commit_together, self._writer, [job.work for job in jobs]
            )
            for job, (value, error) in zip(jobs, results, strict=True):
                if error is None:
                    job.done.set_result(value)
                else:
                    job.done.set_exception(error)


def _commit_together(
    conn: Connection, works: list[Callable[[Connection], Any]]
) -> list[tuple[Any, Exception | None]]:
    results: list[tuple[Any, Exception | None]] = []
    try:
        conn.execute("BEGIN IMMEDIATE")
        for work in works:
            conn.execute("SAVEPOINT one")
            try:
                results.append((work(conn), None))
            except Exception as error:
                conn.execute("ROLLBACK TO one")
                results.append((None, error))
            conn.execute("RELEASE one")
        conn.execute("COMMIT")
    except sqlite3.Error as error:
        # The disk is full or broken: nobody's work was kept, and everybody is told.
        with suppress(sqlite3.Error):
            conn.execute("ROLLBACK")
        return [(None, error)] * len(works)
    return results


def _at_one_moment(conn: Connection, query: Callable[[Connection], T]) -> T:
    conn.execute("BEGIN")
    try:
        return query(conn)
    finally:
        if conn.in_transaction:
            conn.execute("ROLLBACK")


def _connect(path: Path) -> Connection:
    # Each connection is used in one thread alone, but opened and closed from another.
    conn = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    conn.row_factory = sqlite3.Row
    conn.execute("PRAGMA foreign_keys=ON")
    conn.execute("PRAGMA busy_timeout=5000")
    return conn


def _prepare_writer(conn: Connection) -> None:
    conn.execute("PRAGMA journal_mode=WAL")
    # NORMAL would lose moves that were acknowledged when the power fails.
    conn.execute("PRAGMA synchronous=FULL")
    assert_whole(conn)
    migrate(conn)
    assert_schema(conn)
