"""A caller that is cancelled leaves no connection open that no member can close any more.

Such a connection complains when it is collected, and some other test gets the blame.
"""

import asyncio
import gc
import warnings
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Any

import pytest
from sqlalchemy import URL, Pool, event, text

from bot.store.database import Connection, Database
from tests.scale import sized

MOMENTS = sized(10, 300)
READS = 4
"""More than one, so that connections are made even if the pool has one at hand."""
LATEST_S = 0.03
"""By then a connection has been made, and mostly used."""


def one(conn: Connection) -> int:
    return int(conn.execute(text("SELECT 1")).scalar_one())


@contextmanager
def nothing_left_open() -> Iterator[None]:
    gc.collect()
    # What other tests keep need not be looked at again, which takes far longer than the test.
    gc.freeze()
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield
        gc.collect()
    assert [str(each.message) for each in caught if each.category is ResourceWarning] == []


@contextmanager
def whenever_connected(act: Callable[[], object]) -> Iterator[None]:
    """A connection has just been made, and is about to be set up."""

    def connected(*_: object) -> None:
        act()

    event.listen(Pool, "connect", connected)
    yield
    event.remove(Pool, "connect", connected)


async def cancelled_when_connected(*works: Coroutine[Any, Any, Any]) -> list[Any]:
    """Return the result or error of each. All are cancelled once the first connection has been made."""
    tasks = [asyncio.create_task(work) for work in works]

    def cancel() -> None:
        for task in tasks:
            if not task.cancelling():
                task.cancel()

    with whenever_connected(cancel):
        return await asyncio.gather(*tasks, return_exceptions=True)


async def cancelled_after(seconds: float, work: Coroutine[Any, Any, Any]) -> Any:
    task = asyncio.create_task(work)
    await asyncio.sleep(seconds)
    task.cancel()
    with suppress(asyncio.CancelledError):
        return await task


async def test_reads_that_are_connecting(database_url: URL) -> None:
    with nothing_left_open():
        database = await Database.open(database_url)
        ended = await cancelled_when_connected(*(database.read(one) for _ in range(READS)))
        assert any(isinstance(each, asyncio.CancelledError) for each in ended)
        assert await database.read(one) == 1
        await database.close()


async def test_a_database_that_is_being_opened(database_url: URL) -> None:
    with nothing_left_open():
        [ended] = await cancelled_when_connected(Database.open(database_url))
        assert isinstance(ended, asyncio.CancelledError)
        database = await Database.open(database_url)
        assert await database.read(one) == 1
        await database.close()


async def test_any_moment(database_url: URL) -> None:
    rng = Random(1)
    with nothing_left_open():
        for _ in range(MOMENTS):
            opening = Database.open(database_url)
            if (database := await cancelled_after(rng.uniform(0, LATEST_S), opening)) is None:
                database = await Database.open(database_url)
            reads = [database.read(one) for _ in range(READS)]
            await asyncio.gather(
                *(cancelled_after(rng.uniform(0, LATEST_S), each) for each in reads)
            )
            await database.close()


@pytest.mark.parametrize("steps", range(5))
async def test_a_database_that_is_being_closed(database_url: URL, steps: int) -> None:
    """It is closed all the same, by the time the caller learns of the cancellation."""
    with nothing_left_open():
        database = await Database.open(database_url)
        assert await database.read(one) == 1
        closing = asyncio.create_task(database.close())
        for _ in range(steps):
            await asyncio.sleep(0)
        closing.cancel()
        await asyncio.gather(closing, return_exceptions=True)
        if steps == 0:
            # It was cancelled before it had begun.
            await database.close()
        again = await Database.open(database_url)
        await again.close()
        del database, closing
