"""The servers of a process, and its view of the others (ADR 33)."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import URL, text

from bot.store import outbox, tables, time, timers
from bot.store.database import Connection, Database
from bot.store.errors import InUse, Unusable
from bot.store.migrate import newest
from bot.store.rows import Notice, NoticeKind, Status, Timer, TimerKind
from bot.store.sharing.shards import ALL, BadShards, Shards, read_shards
from bot.store.sqlite import sqlite_url
from tests.bot.store.rows import add_table
from tests.engines import connected
from tests.postgres import Server
from tests.scale import PATIENCE_S

SERVERS = tuple((number << 22) + 5 for number in range(8))
"""One server for each of eight shards, in their order."""
EVEN, ODD = Shards((0, 2), 4), Shards((1, 3), 4)
NOW = 1000.0


@pytest.fixture
def shared_url(postgres_server: Server) -> URL:
    return postgres_server.prepared()


@asynccontextmanager
async def opened(url: URL, shards: Shards) -> AsyncIterator[Database]:
    database = await Database.open(url, shards=shards)
    try:
        yield database
    finally:
        await database.close()


@pytest.mark.parametrize(
    ("written", "shards"),
    [
        ("", ALL),
        (" All ", ALL),
        ("0-3/16", Shards((0, 1, 2, 3), 16)),
        ("5, 0-1 / 8", Shards((0, 1, 5), 8)),
        ("0/1", Shards((0,), 1)),
    ],
)
def test_shards_are_read(written: str, shards: Shards) -> None:
    assert read_shards(written) == shards
    assert read_shards(str(shards)) == shards


@pytest.mark.parametrize("written", ["4/4", "0-4/4", "3-1/4", "0", "0/0", "a/4", "-1/4", "0/99999"])
def test_shards_that_there_are_not_are_refused(written: str) -> None:
    with pytest.raises(BadShards):
        read_shards(written)


def filled(conn: Connection) -> None:
    """In each server a table, something due there, and something to be posted."""
    for guild_id in SERVERS:
        table_id = add_table(conn, guild_id=guild_id, status=Status.PLAYING, due_ms=7)
        timers.put(conn, Timer(TimerKind.PAUSE, str(table_id), 1))
        timers.put(conn, Timer(TimerKind.QUEUE, str(guild_id), 2))
        outbox.put(conn, Notice(table_id, NoticeKind.NOTICE, {}), now=NOW)
        outbox.put(conn, Notice(None, NoticeKind.LOBBY_BOARD, {}, guild_id=guild_id), now=NOW)
    timers.put(conn, Timer(TimerKind.DIGEST, f"{SERVERS[3]}:daily", 3))
    outbox.put(conn, Notice(None, NoticeKind.TEST, {}, member_id=SERVERS[3]), now=NOW)


def table_of(guild_id: int) -> int:
    return SERVERS.index(guild_id) + 1


@pytest.mark.parametrize("shards", [EVEN, ODD, Shards((6,), 8), Shards((0, 1), 2)])
def test_a_process_finds_the_rows_of_its_servers(conn: Connection, shards: Shards) -> None:
    filled(conn)
    own = [guild_id for guild_id in SERVERS if shards.serve(guild_id)]
    with_members = shards.serve(0)
    assert own == [each for each in SERVERS if (each >> 22) % shards.count in shards.ids]
    its_tables = [table_of(each) for each in own]
    assert [number for number, _ in tables.due(conn, 99, shards)] == its_tables
    assert tables.open_ids(conn, shards) == its_tables
    found = timers.first(conn, 99, shards)
    assert {each.number for each in found if each.kind == TimerKind.PAUSE} == set(its_tables)
    assert {each.number for each in found if each.kind == TimerKind.QUEUE} == set(own)
    assert any(each.kind == TimerKind.DIGEST for each in found) == with_members
    targets = {row.target for row in outbox.heads(conn, shards)}
    assert {f"table:{each}" for each in its_tables} == {t for t in targets if t[:2] == "ta"}
    assert {f"lobbies:{each}" for each in own} == {t for t in targets if t[:2] == "lo"}
    assert (f"member:{SERVERS[3]}" in targets) == with_members


def test_every_process_together_finds_everything_once(conn: Connection) -> None:
    filled(conn)
    halves = [outbox.heads(conn, shards) for shards in (EVEN, ODD)]
    assert sorted(row.id for half in halves for row in half) == sorted(
        row.id for row in outbox.heads(conn)
    )
    both = [due for shards in (EVEN, ODD) for due in timers.first(conn, 99, shards)]
    assert sorted((due.kind, due.key) for due in both) == sorted(
        (due.kind, due.key) for due in timers.first(conn, 99)
    )


def test_a_timer_that_moves_stays_with_its_server(conn: Connection) -> None:
    filled(conn)
    timers.put(conn, Timer(TimerKind.PAUSE, "2", 99))
    assert Timer(TimerKind.PAUSE, "2", 99) in timers.first(conn, 99, ODD)
    assert all(
        due.key != "2" for due in timers.first(conn, 99, EVEN) if due.kind == TimerKind.PAUSE
    )


def test_outages_of_shards_are_kept_apart(conn: Connection) -> None:
    time.put_shard_gap(conn, 1, 4, (10, 20))
    time.put_shard_gap(conn, 1, 4, (10, 30))
    time.put_shard_gap(conn, 1, 2, (40, 50))
    assert time.shard_gaps_by_count(conn) == {4: {1: [(10, 30)]}, 2: {1: [(40, 50)]}}
    assert time.all_gaps(conn) == []


async def test_an_sqlite_file_cannot_be_shared(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="SQLite"):
        await Database.open(sqlite_url(tmp_path / "file.sqlite3"), shards=EVEN)


async def test_processes_with_different_shards_share_a_database(shared_url: URL) -> None:
    async with opened(shared_url, EVEN) as even, opened(shared_url, ODD) as odd:
        await even.write(add_table)
        assert await odd.read(lambda conn: tables.open_ids(conn)) == [1]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (EVEN, Shards((2, 3), 4)),
        (EVEN, ALL),
        (ALL, EVEN),
        (EVEN, Shards((1,), 8)),
        (Shards((0,), 1), ALL),
    ],
)
async def test_no_two_processes_serve_a_server(
    shared_url: URL, first: Shards, second: Shards, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.sharing.guard._TRIES_AMONG_OTHERS", 3)
    async with opened(shared_url, first):
        with pytest.raises(InUse):
            await Database.open(shared_url, shards=second)
    async with opened(shared_url, second):
        pass


async def test_a_process_that_has_died_is_replaced(shared_url: URL) -> None:
    async with opened(shared_url, ODD):
        dying = await Database.open(shared_url, shards=EVEN)
        await dying.close()
        async with opened(shared_url, EVEN):
            pass


async def test_processes_that_start_at_once_on_an_empty_database_migrate_it_once(
    postgres_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A process waits ten seconds for another one that migrates, which takes longer on a busy machine.
    monkeypatch.setattr("bot.store.sharing.guard._TRIES_AMONG_OTHERS", 10 * int(PATIENCE_S))
    url = postgres_server.emptied()
    both = await asyncio.gather(*(Database.open(url, shards=each) for each in (EVEN, ODD)))
    for database in both:
        assert await database.read(lambda conn: tables.open_ids(conn)) == []
        await database.close()


async def test_a_newer_version_does_not_migrate_under_an_older_one(shared_url: URL) -> None:
    async with opened(shared_url, EVEN):
        with connected(shared_url) as conn:
            conn.execute(text("UPDATE alembic_version SET version_num = '0030'"))
            conn.commit()
        with pytest.raises(InUse, match="version"):
            await Database.open(shared_url, shards=ODD)
        with connected(shared_url) as conn:
            conn.execute(text(f"UPDATE alembic_version SET version_num = '{newest()}'"))
            conn.commit()


async def told_to(database: Database, act: Callable[[], object]) -> list[int | None]:
    """The news that a process hears after an act."""
    heard: list[int | None] = []
    database.hear(heard.append)
    await act()  # type: ignore[misc]
    async with asyncio.timeout(PATIENCE_S):
        while True:
            await asyncio.sleep(0.02)
            if heard:
                return heard


async def test_a_process_hears_that_another_has_changed_a_table_of_its_servers(
    shared_url: URL,
) -> None:
    async with opened(shared_url, EVEN) as even, opened(shared_url, ODD) as odd:
        add = partial(add_table, guild_id=SERVERS[1])
        table_id = await even.write(add)
        deaf: list[int | None] = []
        even.hear(deaf.append)
        change = partial(even.write, lambda conn: None, table_id=table_id)
        assert await told_to(odd, change) == [table_id]
        own = partial(odd.write, lambda conn: None, table_id=table_id)
        await own()
        assert deaf == []


async def test_a_process_that_may_have_missed_news_hears_so(shared_url: URL) -> None:
    async with opened(shared_url, EVEN) as even:
        with connected(shared_url) as outside:
            outside.scalar(
                text(
                    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            )
        # The loop finds out first that the connection is gone.
        await asyncio.sleep(0.2)
        assert await told_to(even, partial(even.write, lambda conn: None)) == [None]
        with pytest.raises(InUse):
            await Database.open(shared_url, shards=EVEN)
