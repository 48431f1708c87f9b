"""A database beside a bot that may be running: read as it is, or changed by one small transaction."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection

from bot.store.copying.peek import peek, visit
from bot.store.errors import Unusable
from bot.store.sharing.guard import Listener
from bot.store.sqlite import WRITES

T = TypeVar("T")


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

    Only rows that a bot reads anew each time may be changed so: dues, and bans.

    Raises:
        Unreachable: it cannot be reached now.
        Unusable: there is no such database, or it is not one of this version.
    """
    return await visit(url, work, WRITES, begin="BEGIN IMMEDIATE")
