"""A database in the memory of this process, without threads: for weeks of virtual time without real waits."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, StaticPool, create_engine

from bot.store.database import Database
from bot.store.errors import NoCopies
from bot.store.migrate import migrate
from bot.store.sharing.guard import Listener
from bot.store.sqlite import prepare

T = TypeVar("T")


class InMemory:
    """The third engine of `bot.store.database.Engine`. A transaction is over before another task runs."""

    def __init__(self) -> None:
        self._engine = create_engine("sqlite+pysqlite://", poolclass=StaticPool)
        prepare(self._engine, ())
        self._conn = self._engine.connect()
        migrate(self._conn)
        # A migration leaves its last read open.
        self._conn.rollback()

    def submit(
        self,
        work: Callable[[Connection], T],
        table_id: int | None = None,
        seal: bytes | None = None,
    ) -> asyncio.Future[T]:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        try:
            with self._conn.begin():
                value = work(self._conn)
        except Exception as error:
            done.set_exception(error)
        else:
            done.set_result(value)
        return done

    async def read(self, query: Callable[[Connection], T]) -> T:
        with self._conn.begin():
            return query(self._conn)

    async def ask(self, query: Callable[[Connection], T]) -> T:
        return await self.read(query)

    async def scrub(self) -> None:
        """Nothing is in a file."""

    async def copy_to(self, target: Path) -> None:
        raise NoCopies

    async def close(self) -> None:
        self._conn.close()
        self._engine.dispose()

    def hear(self, news: Listener) -> None:
        """No other process can change it."""


def opened_in_memory() -> Database:
    return Database(InMemory())
