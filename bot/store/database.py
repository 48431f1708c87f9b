"""The database file: one connection that writes, behind one queue; and readers that cannot.

A transaction is one plain function of a connection. Whatever waits in the queue is committed together, so that many
tables share one wait for the disk; each function has a savepoint of its own and fails alone.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from filelock import FileLock, Timeout

from bot.store.migrate import migrate

T = TypeVar("T")

Connection = sqlite3.Connection

MOST_TOGETHER = 64
"""Transactions in one commit at the most, so that the first does not wait for ever."""


class InUse(Exception):
    """Another process works on this database."""


@dataclass(frozen=True, slots=True)
class _Job:
    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]


class Database:
    """Open with `Database.open`; close with `close`, which finishes what is in hand."""

    def __init__(self, path: Path, lock: FileLock) -> None:
        self._path = path
        self._lock = lock
        self._writer_thread = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._reader_thread = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._writer: Connection
        self._reader: Connection
        self._task: asyncio.Task[None]

    @classmethod
    async def open(cls, path: Path) -> "Database":
        """Open the file, create or migrate it, and keep every other process out.

        Raises:
            InUse: another process has it open.
        """
        lock = FileLock(f"{path}.lock")
        try:
            lock.acquire(timeout=0)
        except Timeout as error:
            raise InUse(str(path)) from error
        database = cls(path, lock)
        loop = asyncio.get_running_loop()
        database._writer = await loop.run_in_executor(
            database._writer_thread, _connect_writer, path
        )
        database._reader = await loop.run_in_executor(
            database._reader_thread, _connect_reader, path
        )
        database._task = asyncio.create_task(database._write_all(), name="store-writer")
        return database

    async def close(self) -> None:
        """Commit what waits, then let go of the file."""
        await self._jobs.put(None)
        await self._task
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._reader_thread, self._reader.close)
        await loop.run_in_executor(self._writer_thread, self._writer.close)
        self._reader_thread.shutdown()
        self._writer_thread.shutdown()
        self._lock.release()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction; when this returns, it is on the disk.

        Whatever `work` raises is raised here, and nothing of it is kept.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        await self._jobs.put(_Job(work, done))
        # A caller that gives up does not take its transaction back.
        return await asyncio.shield(done)

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query over what has been committed."""
        return await asyncio.get_running_loop().run_in_executor(
            self._reader_thread, query, self._reader
        )

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        closing = False
        while not closing:
            first = await self._jobs.get()
            if first is None:
                return
            jobs = [first]
            while len(jobs) < MOST_TOGETHER and not self._jobs.empty():
                job = self._jobs.get_nowait()
                if job is None:
                    closing = True
                    break
                jobs.append(job)
            results = await loop.run_in_executor(
                self._writer_thread, _commit_together, self._writer, [job.work for job in jobs]
            )
            for job, (value, error) in zip(jobs, results, strict=True):
                if job.done.cancelled():
                    continue
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
        if conn.in_transaction:
            conn.execute("ROLLBACK")
        return [(None, error)] * len(works)
    return results


def _connect_writer(path: Path) -> Connection:
    conn = _connect(path)
    conn.execute("PRAGMA journal_mode=WAL")
    # NORMAL would lose moves that were acknowledged when the power fails.
    conn.execute("PRAGMA synchronous=FULL")
    migrate(conn)
    return conn


def _connect_reader(path: Path) -> Connection:
    conn = _connect(path)
    conn.execute("PRAGMA query_only=ON")
    return conn


def _connect(path: Path) -> Connection:
    # Each connection is used in one thread alone, but not the one that an executor closes it from.
    conn = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    conn.row_factory = sqlite3.Row
    conn.execute("PRAGMA foreign_keys=ON")
    conn.execute("PRAGMA busy_timeout=5000")
    return conn
