"""The database. All writes are transactions; a transaction is one plain function of a connection.

Such a function never awaits, draws or sends, and changes nothing outside itself, since it may run in another thread.
Code outside this package does not depend on the engine: statements are built with SQLAlchemy and are the same for
SQLite and PostgreSQL.
"""

import asyncio
import math
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection

from bot.store import settings
from bot.store.damage import Damaged
from bot.store.errors import Closed, Unusable
from bot.store.postgres import Postgres
from bot.store.reaching.failing import Failure, failure_of, words_of
from bot.store.reaching.health import Health
from bot.store.reaching.opening import as_ours, name
from bot.store.sharing.guard import Listener
from bot.store.sharing.shards import ALL, Shards
from bot.store.sqlite import Sqlite, sqlite_url

__all__ = ["Connection", "Database"]

UNFINISHED = "copy_unfinished"
"""The fact that says that another database is being copied into this one (see `bot.store.copying.between`)."""
_OPENED_WITHIN_S = 1.0
"""Seconds for opening after the program is told to stop. A server undoes unfinished work by then."""
_REACHED = "reached"
"""The fact that is stored to probe whether writing works."""

T = TypeVar("T")
E = TypeVar("E", bound="Engine")


class Engine(Protocol):
    """Interface of the two engines: it runs transactions."""

    def submit(
        self, work: Callable[[Connection], T], table_id: int | None, seal: bytes | None
    ) -> asyncio.Future[T]: ...

    def read(self, query: Callable[[Connection], T]) -> Coroutine[Any, Any, T]: ...

    def ask(self, query: Callable[[Connection], T]) -> Coroutine[Any, Any, T]: ...

    async def scrub(self) -> None: ...

    async def copy_to(self, target: Path) -> None: ...

    async def close(self) -> None: ...

    def hear(self, news: Listener) -> None: ...


class Database:
    """Open it with `Database.open`; `close` finishes all work that has begun."""

    def __init__(self, engine: Engine, shards: Shards = ALL, *, called: str = "") -> None:
        """`called` is its name in the log."""
        self._engine = engine
        self.health = Health(called, lambda: engine.submit(_stored_at_all, None, None))
        self.shards = shards
        """Shards whose servers this process serves."""
        self._closed = False
        self._listeners: list[Listener] = []
        engine.hear(self._heard)

    @classmethod
    async def open(
        cls, where: URL | Path, *, unfinished: bool = False, shards: Shards = ALL
    ) -> "Database":
        """Open a database (or an SQLite file), create or migrate it, and keep other processes out.

        `unfinished` also opens one into which another is still to be copied. With `shards`, processes that serve others
        may have it open too.

        If the caller is cancelled, the database is opened and closed again. Otherwise a connection cut off in the
        middle of a statement would keep its lock on the file.

        Raises:
            InUse: another process has it open, or serves one of the shards.
            NewerDatabase: it was written by a newer version of the program.
            Spoilt: it is damaged.
            Unreachable: it cannot be opened now, but perhaps later.
            Unusable: it cannot be opened, it is not one of ours, or copying another into it was interrupted.
        """
        url = sqlite_url(where) if isinstance(where, Path) else where
        opened = await cls._opened(url, shards)
        try:
            if not unfinished and await opened.read(_is_unfinished):
                raise Unusable(
                    f"{name(url)}: copying another database into it was interrupted; run that command again"
                )
        except BaseException:
            await opened.close()
            raise
        return opened

    @classmethod
    async def _opened(cls, url: URL, shards: Shards) -> "Database":
        try:
            match url.get_backend_name():
                case "sqlite" if shards is not ALL:
                    raise Unusable(f"{name(url)}: several processes cannot share an SQLite file")
                case "sqlite":
                    return cls(await _whole(Sqlite.open(url), math.inf), called=name(url))
                case "postgresql":
                    opened = await _whole(Postgres.open(url, shards), _OPENED_WITHIN_S)
                    return cls(opened, shards, called=name(url))
                case other:
                    raise Unusable(
                        f"{name(url)}: {other} is not supported; use sqlite or postgresql"
                    )
        except Exception as error:
            if (ours := as_ours(url, error)) is error:
                raise
            raise ours from error

    @property
    def is_shared(self) -> bool:
        """Return whether other processes write to it too, so that cached rows may become stale."""
        return self.shards is not ALL

    def hear(self, news: Listener) -> None:
        """Call `news` as well when another process has changed a table of this one's servers."""
        self._listeners.append(news)

    async def close(self) -> None:
        """Finish all work that has begun, then close the database, even if the caller is cancelled meanwhile."""
        self._closed = True
        await self.health.close()
        closing = asyncio.create_task(self._engine.close(), name="store-closing")
        try:
            await asyncio.shield(closing)
        except asyncio.CancelledError:
            await asyncio.wait([closing])
            raise

    def _heard(self, table_id: int | None) -> None:
        for listener in self._listeners:
            listener(table_id)

    async def write(
        self,
        work: Callable[[Connection], T],
        *,
        table_id: int | None = None,
        seal: bytes | None = None,
    ) -> T:
        """Run a transaction. When this returns, it is on the disk.

        Transactions of the same table run one after another. An error of `work` is raised here, and then nothing is
        stored. If the caller is cancelled, the transaction still runs.

        `seal` is the one with which the table was read, if other processes may have changed it since.

        Raises:
            Closed: the database has been closed.
            StaleTable: the table has another seal by now.
            Unreachable: the disk is full, or the server cannot be reached. Nothing was stored, unless the connection
                was lost while the server stored it.
        """
        return await self._reached(
            lambda: asyncio.shield(self._engine.submit(work, table_id, seal))
        )

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query over committed data. All its statements see the same snapshot.

        Raises:
            Closed: the database has been closed.
            Unreachable: it cannot be read now.
        """
        return await self._reached(lambda: self._engine.read(query), in_query=True)

    async def ask(self, query: Callable[[Connection], T]) -> T:
        """Run a query of one statement, which needs no transaction to see one snapshot; see `read`."""
        return await self._reached(lambda: self._engine.ask(query), in_query=True)

    async def scrub(self) -> None:
        """Rewrite the database, so that deleted data cannot be found in its files.

        Raises:
            Closed: the database has been closed.
            Unreachable: the disk is full, or another process reads for too long; nothing is lost.
        """
        await self._reached(lambda: asyncio.shield(asyncio.ensure_future(self._engine.scrub())))

    async def copy_to(self, target: Path) -> None:
        """Copy the database into a new file as it is now, and check the copy. No transaction waits for it.

        If the caller is cancelled, or killed, no file is left and other copies are as they were.

        Raises:
            Closed: the database has been closed.
            NoCopies: it is not a file.
            Damaged, NotCopied: there is no copy.
        """
        if self._closed:
            raise Closed
        # The place of the copy alone may be full, so this is no outage.
        await self._engine.copy_to(target)

    async def _reached(self, begin: Callable[[], Awaitable[T]], *, in_query: bool = False) -> T:
        """Use the engine. An error of its driver becomes an error of ours, or is a bug."""
        if self._closed:
            raise Closed
        if not self.health.is_up:
            await self.health.assured()
        try:
            return await begin()
        except Exception as error:
            if (away := self.health.failed(error, in_query=in_query)) is not None:
                raise away from error
            if failure_of(error) is Failure.DAMAGE and not isinstance(error, Damaged):
                raise Damaged(words_of(error)) from error
            raise


def _stored_at_all(conn: Connection) -> None:
    """Store another value each time: the same value might not reach the disk."""
    before = settings.fact(conn, _REACHED)
    settings.set_fact(conn, _REACHED, str(int(before or 0) + 1))


def _is_unfinished(conn: Connection) -> bool:
    return settings.fact(conn, UNFINISHED) is not None


async def _whole(opening: Coroutine[Any, Any, E], within_s: float) -> E:
    """Finish opening an engine even if the caller is cancelled, and close it then; give up after `within_s`."""
    task = asyncio.create_task(opening, name="store-opening")
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task], timeout=None if within_s == math.inf else within_s)
        if not task.done():
            task.cancel()
            await asyncio.wait([task])
        if not task.cancelled() and task.exception() is None:
            await task.result().close()
        raise
