import asyncio
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from bot.store.database import Database
from bot.store.driver import Driver, own
from tests.scale import PATIENCE_S


@pytest.fixture
async def driver(tmp_path: Path) -> AsyncIterator[Driver]:
    driver = Driver(str(tmp_path / "driver.sqlite3"))
    await driver
    yield driver
    await driver.close()


async def test_a_function_runs_in_the_thread_of_its_connection(driver: Driver) -> None:
    def look() -> tuple[int, int]:
        own().execute("CREATE TABLE things (id INTEGER PRIMARY KEY)")
        return own().execute("SELECT count(*) FROM things").fetchone()[0], threading.get_ident()

    count, thread = await driver.run(look)
    assert count == 0
    assert thread != threading.get_ident()


_FAILS = """
import asyncio
from bot.store.driver import Driver

async def fail():
    await Driver(":memory:")
    raise SystemExit(3)

asyncio.run(fail())
"""


def test_an_open_connection_does_not_keep_a_failed_program_alive() -> None:
    """Its thread is a daemon, because the thread in which aiosqlite makes it is one."""
    failed = subprocess.run((sys.executable, "-c", _FAILS), timeout=PATIENCE_S, check=False)
    assert failed.returncode == 3


async def test_an_error_of_a_function_is_raised(driver: Driver) -> None:
    with pytest.raises(ZeroDivisionError):
        await driver.run(lambda: 1 // 0)
    assert await driver.run(lambda: 1) == 1


async def test_a_function_runs_although_its_caller_was_cancelled(driver: Driver) -> None:
    done: list[str] = []
    go_on = threading.Event()
    first = asyncio.create_task(driver.run(go_on.wait))
    second = asyncio.create_task(driver.run(lambda: done.append("second")))
    await asyncio.sleep(0)
    for task in (first, second):
        task.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    assert done == []
    go_on.set()
    await driver.run(lambda: done.append("third"))
    assert done == ["second", "third"]


async def test_aiosqlite_still_runs_statements(driver: Driver) -> None:
    assert list(await driver.execute_fetchall("SELECT ?", (7,))) == [(7,)]


async def test_a_function_of_many_statements_is_one_trip_to_the_thread(
    file: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    trips: list[object] = []
    in_thread = Driver.execute_fetchall

    def told(self: Driver, *given: Any) -> object:
        trips.append(given)
        return in_thread(self, *given)

    def several(conn: Connection) -> list[int]:
        return [conn.execute(text("SELECT 1")).scalar_one() for _ in range(5)]

    await file.read(several)
    monkeypatch.setattr(Driver, "execute_fetchall", told)
    assert await file.read(several) == [1] * 5
    assert len(trips) == 1
    await file.write(several)
    await asyncio.gather(file.write(several), file.write(several))
    monkeypatch.undo()
    assert len(trips) == 3
