"""Read-only access to a database beside a bot that may be running: it creates, migrates and locks nothing."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.errors import Unusable
from bot.store.reaching.opening import as_ours, name
from bot.store.sqlite import READS, prepare

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
