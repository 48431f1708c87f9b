"""PostgreSQL's own needs: its lock, the order of changes to a table, and claims beside other transactions."""

import asyncio
from functools import partial

import pytest
from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import outbox, postgres, settings
from bot.store.database import Connection, Database
from bot.store.errors import InUse
from bot.store.rows import Notice
from tests.bot import disks
from tests.bot.store.rows import add_table, notice
from tests.engines import connected
from tests.postgres import Server

FIRST, SECOND = 1, 2
NOW = 1000.0


@pytest.fixture
def database_url(postgres_server: Server) -> URL:
    return postgres_server.prepared()


@pytest.fixture
async def database(database: Database) -> Database:
    """A database with two tables."""
    for _ in (FIRST, SECOND):
        await database.write(add_table)
    return database


def put(conn: Connection, told: Notice) -> None:
    outbox.put(conn, told, now=NOW)


async def test_commits_wait_for_the_disk(database: Database) -> None:
    kept = await database.write(lambda conn: conn.scalar(text("SHOW synchronous_commit")))
    assert kept == "on"


async def test_transactions_about_one_table_wait_for_each_other(database: Database) -> None:
    order: list[str] = []
    async with disks.slow(database, table_id=FIRST):
        same = asyncio.create_task(
            database.write(lambda conn: order.append("same"), table_id=FIRST)
        )
        await database.write(lambda conn: order.append("other"), table_id=SECOND)
        assert order == ["other"]
    await same
    assert order == ["other", "same"]


async def test_a_row_that_is_being_changed_is_not_claimed(database: Database) -> None:
    board = partial(notice, FIRST, key="board:1")
    await database.write(lambda conn: put(conn, board("old")), table_id=FIRST)
    halt = disks.Halt()

    def supersede(conn: Connection) -> None:
        put(conn, board("new"))
        halt.wait(conn)

    changing = asyncio.create_task(database.write(supersede, table_id=FIRST))
    await halt.reached.wait()
    [head] = await database.read(outbox.heads)
    assert await database.write(lambda conn: outbox.claim(conn, head.id, now=NOW)) is None
    halt.go_on.set()
    await changing
    [newer] = await database.read(outbox.heads)
    assert newer.id > head.id


async def test_a_claimed_row_is_not_superseded_by_one_that_began_before(database: Database) -> None:
    board = partial(notice, FIRST, key="board:1")
    await database.write(lambda conn: put(conn, board("old")), table_id=FIRST)
    [head] = await database.read(outbox.heads)
    halt = disks.Halt()

    def claim(conn: Connection) -> None:
        outbox.claim(conn, head.id, now=NOW)
        halt.wait(conn)

    claiming = asyncio.create_task(database.write(claim))
    await halt.reached.wait()
    putting = asyncio.create_task(
        database.write(lambda conn: put(conn, board("new")), table_id=FIRST)
    )
    await asyncio.sleep(0.05)
    halt.go_on.set()
    await asyncio.gather(claiming, putting)
    [still] = await database.read(outbox.heads)
    assert (still.id, still.claimed) == (head.id, True)


async def test_work_goes_on_after_the_server_has_cut_every_connection(
    database: Database, database_url: URL
) -> None:
    with connected(database_url) as outside:
        ours = text(
            "SELECT count(pg_terminate_backend(pid, 10000)) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        assert outside.scalar(ours)
    for fact in ("a", "b"):
        await database.write(partial(settings.set_fact, name=fact, value="kept"))
    assert await database.read(lambda conn: settings.fact(conn, "a")) == "kept"
    with pytest.raises(InUse):
        await Database.open(database_url)


async def test_a_process_gets_the_database_once_another_has_closed_it(database_url: URL) -> None:
    for _ in range(2):
        await (await Database.open(database_url)).close()


@pytest.mark.parametrize("how", ["read", "write"])
async def test_requests_wait_for_a_connection_without_limit(
    database_url: URL, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """A thousand tables are read at once when the program starts; the pool of connections would give up on the last."""
    hasty = partial(create_async_engine, pool_timeout=0.05)
    monkeypatch.setattr(postgres, "create_async_engine", hasty)
    database = await Database.open(database_url)
    run = database.read if how == "read" else database.write
    sleep = text("SELECT 1 FROM pg_sleep(0.1)")
    try:
        done = await asyncio.gather(*(run(lambda conn: conn.scalar(sleep)) for _ in range(60)))
    finally:
        await database.close()
    assert done == [1] * 60
