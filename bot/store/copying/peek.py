"""A look at a database beside a bot that may be running: nothing is created, migrated or locked."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.errors import Unusable
from bot.store.reaching.failing import failure_of
from bot.store.reaching.health import said
from bot.store.sqlite import READS, prepare

T = TypeVar("T")


async def peek(url: URL, query: Callable[[Connection], T]) -> T:
    """Run one query.

    Raises:
        Unusable: there is no such database, or it is not one of this version.
    """
    is_file = url.get_backend_name() == "sqlite"
    shown = url.database if is_file else url.render_as_string(hide_password=True)
    if is_file and not await asyncio.to_thread(Path(url.database or "").is_file):
        raise Unusable(f"{shown}: there is no such file")
    engine = create_async_engine(url)
    if is_file:
        prepare(engine.sync_engine, READS)
    try:
        async with engine.begin() as conn:
            return await conn.run_sync(query)
    except Exception as error:
        if failure_of(error) is None and not isinstance(error, SQLAlchemyError):
            raise
        raise Unusable(f"{shown}: {said(error)}") from error
    finally:
        await engine.dispose()
