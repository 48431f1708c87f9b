"""The database: whatever is kept, is kept by a transaction; a transaction is one plain function of a connection.

There is no ``await`` in such a function, no drawing and no sending. Which engine carries it out is nobody's business
outside this package: statements are SQLAlchemy's, the same for SQLite and PostgreSQL.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from alembic.util.exc import CommandError
from sqlalchemy import URL, Connection

from bot.store.damage import Damaged
from bot.store.errors import Closed, InUse, Spoilt, SQLAlchemyError, Unusable, cause, is_spoilt
from bot.store.postgres import Postgres
from bot.store.sqlite import Sqlite, sqlite_url

__all__ = ["Closed", "Connection", "Database", "InUse", "Spoilt", "Unusable"]

T = TypeVar("T")


class Engine(Protocol):
    """How one of the two engines carries transactions out."""

    def submit(
        self, work: Callable[[Connection], T], table_id: int | None = None
    ) -> asyncio.Future[T]: ...

    async def read(self, query: Callable[[Connection], T]) -> T: ...

    async def close(self) -> None: ...


class Database:
    """Open with `Database.open`; close with `close`, which finishes what is in hand."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._closed = False

    @classmethod
    async def open(cls, where: URL | Path) -> "Database":
        """Open a database, or a file of SQLite; create or migrate it, and keep every other process out.

        Raises:
            InUse: another process has it open.
            NewerDatabase: it was written by a newer version of the program.
            Spoilt: it is damaged.
            Unusable: it cannot be opened, or is something else.
        """
        url = sqlite_url(where) if isinstance(where, Path) else where
        try:
            match url.get_backend_name():
                case "sqlite":
                    return cls(await Sqlite.open(url))
                case "postgresql":
                    return cls(await Postgres.open(url))
                case other:
                    raise Unusable(f"{name(url)}: {other} is no engine that is known here")
        except (Damaged, UnicodeDecodeError, CommandError, SQLAlchemyError, OSError) as error:
            kind = Spoilt if is_spoilt(error) else Unusable
            raise kind(f"{name(url)}: {cause(error)}") from error

    async def close(self) -> None:
        """Commit what waits, then let go of the database."""
        self._closed = True
        await self._engine.close()

    async def write(self, work: Callable[[Connection], T], *, table_id: int | None = None) -> T:
        """Run a transaction; when this returns, it is on the disk.

        Those that name the same table are carried out one after another. Whatever `work` raises is raised here, and
        nothing of it is kept. A caller that gives up does not take its transaction back.

        Raises:
            Closed: too late.
            SQLAlchemyError: the disk is full or broken, the server is away; nothing was kept.
        """
        if self._closed:
            raise Closed
        return await asyncio.shield(self._engine.submit(work, table_id))

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query over what has been committed; all its statements see the same moment.

        Raises:
            Closed: too late.
        """
        if self._closed:
            raise Closed
        return await self._engine.read(query)


def name(url: URL) -> str:
    """A database as people call it, without a password: a file by its path."""
    if url.get_backend_name() == "sqlite" and url.database is not None:
        return url.database
    return url.render_as_string(hide_password=True)
