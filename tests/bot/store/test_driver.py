import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.driver import Driver


@pytest.fixture
async def engine(tmp_path: Path) -> AsyncIterator[AsyncEngine]:
    async def connected() -> aiosqlite.Connection:
        return await Driver(str(tmp_path / "driver.sqlite3"))

    engine = create_async_engine("sqlite+aiosqlite://", async_creator=connected)
    async with engine.begin() as conn:
        await conn.execute(text("CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT UNIQUE)"))
    yield engine
    await engine.dispose()


async def test_the_number_of_changed_rows_is_returned(engine: AsyncEngine) -> None:
    async with engine.begin() as conn:
        added = await conn.execute(text("INSERT INTO things (name) VALUES (:name)"), {"name": "a"})
        assert (added.lastrowid, added.rowcount) == (1, 1)
        many = await conn.execute(
            text("INSERT INTO things (name) VALUES (:name)"), [{"name": "b"}, {"name": "c"}]
        )
        assert many.rowcount == 2
        changed = await conn.execute(text("UPDATE things SET name = name || 'x' WHERE id > 1"))
        assert changed.rowcount == 2
        gone = await conn.execute(text("DELETE FROM things WHERE id = 9"))
        assert gone.rowcount == 0


async def test_rows_come_with_their_names(engine: AsyncEngine) -> None:
    async with engine.begin() as conn:
        returned = await conn.execute(
            text("INSERT INTO things (name) VALUES ('a'), ('b') RETURNING id, name")
        )
        assert [row._asdict() for row in returned] == [
            {"id": 1, "name": "a"},
            {"id": 2, "name": "b"},
        ]
        nothing = await conn.execute(text("SELECT id AS number FROM things WHERE id > 2"))
        assert list(nothing.keys()) == ["number"]
        assert nothing.all() == []


async def test_a_refused_statement_raises_and_the_next_one_runs(engine: AsyncEngine) -> None:
    def work(conn: Connection) -> int:
        conn.execute(text("INSERT INTO things (name) VALUES ('a')"))
        with pytest.raises(IntegrityError) as refused, conn.begin_nested():
            conn.execute(text("INSERT INTO things (name) VALUES ('a')"))
        assert isinstance(refused.value.orig, sqlite3.IntegrityError)
        return int(conn.execute(text("SELECT count(*) FROM things")).scalar_one())

    async with engine.begin() as conn:
        assert await conn.run_sync(work) == 1


async def test_a_statement_is_one_trip_to_the_thread(
    engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    trips: list[str] = []
    act_in_thread = Driver._execute

    async def told(self: Driver, *given: Any) -> object:
        trips.append(str(given[1]) if len(given) > 1 else "")
        return await act_in_thread(self, *given)  # type: ignore[no-untyped-call]  # of aiosqlite

    async with engine.begin() as conn:
        monkeypatch.setattr(Driver, "_execute", told)
        await conn.execute(text("INSERT INTO things (name) VALUES ('a')"))
        found = await conn.execute(text("SELECT name FROM things"))
        monkeypatch.undo()
    assert found.scalars().all() == ["a"]
    assert trips == ["INSERT INTO things (name) VALUES ('a')", "SELECT name FROM things"]
