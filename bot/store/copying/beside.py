"""A database beside a bot that may be running: read as it is, or changed by one small transaction.

Reading creates, migrates and locks nothing.
"""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.errors import Unusable
from bot.store.reaching.opening import as_ours, name
from bot.store.sharing.guard import Listener
from bot.store.sqlite import READS, WRITES, prepare

T = TypeVar("T")


async def peek(url: URL, query: Callable[[Connection], T]) -> T:
    """Run one query.

    Raises:
        Unreachable: it cannot be reached now.
        Unusable: there is no such database, or it is not one of this version.
    """
    return await visit(url, query, READS)


async def visit(
    url: URL, work: Callable[[Connection], T], pragmas: tuple[str, ...], begin: str = "BEGIN"
) -> T:
    """Run one transaction. `pragmas` and `begin` are for a file of SQLite.

    Raises:
        Unreachable: it cannot be reached now.
        Unusable: there is no such database, or it is not one of this version.
    """
    is_file = url.get_backend_name() == "sqlite"
    if is_file and not await asyncio.to_thread(Path(url.database or "").is_file):
        raise Unusable(f"{name(url)}: there is no such file")
    engine = create_async_engine(url)
    if is_file:
        prepare(engine.sync_engine, pragmas, begin=begin)
    try:
        async with engine.begin() as conn:
            return await conn.run_sync(work)
    except Exception as error:
        if (ours := as_ours(url, error)) is error:
            raise
        raise ours from error
    finally:
        await engine.dispose()


class Beside:
    """An engine that only reads, and keeps no other process out."""

    def __init__(self, url: URL) -> None:
        self._url = url

    def submit(
        self, work: Callable[[Connection], T], table_id: int | None, seal: bytes | None
    ) -> asyncio.Future[T]:
        """Raise Unusable: this engine never writes."""
        raise Unusable("the database is only read here")

    def read(self, query: Callable[[Connection], T]) -> Coroutine[Any, Any, T]:
        return peek(self._url, query)

    def ask(self, query: Callable[[Connection], T]) -> Coroutine[Any, Any, T]:
        return peek(self._url, query)

    async def scrub(self) -> None:
        """Raise Unusable: this engine never writes."""
        raise Unusable("the database is only read here")

    async def copy_to(self, target: Path) -> None:
        """Raise Unusable: other commands make copies."""
        raise Unusable("the database is only read here")

    async def close(self) -> None:
        pass

    def hear(self, news: Listener) -> None:
        pass


async def change(url: URL, work: Callable[[Connection], T]) -> T:
    """Run one small transaction on a database of this version, whether or not a bot is running on it.

    Only rows that a bot reads anew each time may be changed so: timers, and bans.

    Raises:
        Unreachable: it cannot be reached now.
        Unusable: there is no such database, or it is not one of this version.
    """
    return await visit(url, work, WRITES, begin="BEGIN IMMEDIATE")
