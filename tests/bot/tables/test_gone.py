"""A caller that was cancelled leaves no complaint of asyncio behind."""

import asyncio
import gc
from collections.abc import Coroutine
from typing import Any

import pytest

from bot.store.database import Connection
from tests.bot.tables.house import ANN, BOB, House
from tests.toys import nim


def fails(conn: Connection) -> None:
    raise ValueError("of this test")


async def abandoned(work: Coroutine[Any, Any, Any]) -> list[str]:
    """The reports of the event loop after work has begun and its caller is cancelled."""
    complaints: list[str] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: complaints.append(str(context["message"])))
    caller = asyncio.create_task(work)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    del caller, work
    await asyncio.sleep(0.1)
    gc.collect()
    await asyncio.sleep(0)
    return complaints


async def test_a_transaction_that_fails(house: House) -> None:
    assert await abandoned(house.database.write(fails)) == []


async def test_a_move_that_is_refused(house: House) -> None:
    table_id = (await house.table("nim", ANN, BOB)).table.id
    _, member = await house.acting(table_id)
    too_many = nim.Take(heap=1, count=99)
    assert await abandoned(house.tables.play(table_id, house.by(member), too_many, 0)) == []
