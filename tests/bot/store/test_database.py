import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import URL, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from bot.store import settings
from bot.store.database import Connection, Database
from bot.store.errors import Closed, InUse, Unreachable, Unusable
from bot.store.sqlite import READERS
from tests.bot import disks


def put(conn: Connection, name: str) -> None:
    settings.set_fact(conn, name, "kept")


def putting(database: Database, name: str) -> "asyncio.Task[None]":
    return asyncio.create_task(database.write(lambda conn: put(conn, name)))


async def names(database: Database) -> list[str]:
    query = text("SELECT name FROM facts ORDER BY name")
    return await database.read(lambda conn: list(conn.execute(query).scalars()))


async def test_written_rows_survive_reopening(empty_url: URL) -> None:
    first = await Database.open(empty_url)
    await first.write(lambda conn: put(conn, "a"))
    await first.close()
    again = await Database.open(empty_url)
    assert await names(again) == ["a"]
    await again.close()


async def test_a_write_returns_the_result_of_its_function(database: Database) -> None:
    assert await database.write(lambda conn: 42) == 42


async def test_a_text_that_cannot_be_read_holds_no_snapshot(file: Database) -> None:
    spoilt = text("INSERT INTO facts (name, value) VALUES (CAST(x'ff' AS TEXT), 'kept')")
    await file.write(lambda conn: conn.execute(spoilt))
    errors = await asyncio.gather(*(names(file) for _ in range(READERS)), return_exceptions=True)
    assert all(isinstance(error, OperationalError) for error in errors)
    mended = text("UPDATE facts SET name = 'mended' WHERE value = 'kept'")
    await file.write(lambda conn: conn.execute(mended))
    again = await asyncio.gather(*(names(file) for _ in range(READERS)))
    assert all("mended" in seen for seen in again)


async def test_commits_wait_for_the_disk(file: Database) -> None:
    def pragmas(conn: Connection) -> tuple[str, int, int]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        mode, synchronous, keys = (conn.scalar(text(f"PRAGMA {name}")) for name in names)
        return mode, synchronous, keys

    full = 2
    assert await file.write(pragmas) == ("wal", full, 1)


async def test_opening_a_database_twice_is_refused(database: Database, database_url: URL) -> None:
    with pytest.raises(InUse):
        await Database.open(database_url)


async def test_a_second_process_is_refused(database: Database, database_url: URL) -> None:
    script = (
        "import asyncio, sqlalchemy, sys\n"
        "from bot.store.database import Database\n"
        "from bot.store.errors import InUse\n"
        "try: asyncio.run(Database.open(sqlalchemy.make_url(sys.argv[1])))\n"
        "except InUse: print('in use')"
    )
    done = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", script, database_url.render_as_string(hide_password=False)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "in use\n"


async def test_a_failed_open_releases_the_file(tmp_path: Path) -> None:
    (tmp_path / "d").write_bytes(b"This is not a database, whatever its name may promise.")
    for _ in range(2):
        with pytest.raises(Unusable, match="d: file is not a database"):
            await Database.open(tmp_path / "d")
    (tmp_path / "d").unlink()
    await (await Database.open(tmp_path / "d")).close()


async def test_a_function_that_fails_stores_nothing(database: Database) -> None:
    def fail(conn: Connection) -> None:
        put(conn, "half")
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await database.write(fail)
    assert await names(database) == []


async def test_waiting_transactions_share_a_commit(file: Database) -> None:
    commits = 0

    def count(conn: Connection) -> None:
        nonlocal commits
        commits += 1

    await file.write(lambda conn: event.listen(conn.engine, "commit", count))
    async with disks.slow(file):
        waiting = [putting(file, str(n)) for n in range(10)]
    await asyncio.gather(*waiting)
    assert len(await names(file)) == len(waiting)
    # The commit where counting began, the one that held up the others, and the one they share.
    assert commits == 3


async def test_a_failing_transaction_does_not_affect_the_others(database: Database) -> None:
    def fail(conn: Connection) -> None:
        put(conn, "bad")
        conn.execute(text("INSERT INTO facts VALUES ('bad', 'twice')"))

    async with disks.slow(database):
        before = putting(database, "before")
        bad = asyncio.create_task(database.write(fail))
        after = putting(database, "after")
    await asyncio.gather(before, after)
    with pytest.raises(IntegrityError):
        await bad
    assert await names(database) == ["after", "before"]


def fail_to_commit(conn: Connection) -> None:
    """A broken reference that is checked only by the commit: it stands for a disk that fails at that moment."""
    conn.execute(text("PRAGMA defer_foreign_keys=ON"))
    conn.execute(text("INSERT INTO interactions (id, table_id, seq, at) VALUES (1, 404, 0, 0)"))


async def test_every_caller_gets_an_error_of_the_commit(file: Database) -> None:
    async with disks.slow(file):
        waiting = [
            putting(file, "with it"),
            asyncio.create_task(file.write(fail_to_commit)),
        ]
    told = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(error) for error in told] == [IntegrityError] * 2
    assert await names(file) == []


async def test_writing_goes_on_after_an_error_while_committing(file: Database) -> None:
    with pytest.raises(IntegrityError):
        await file.write(fail_to_commit)
    await file.write(lambda conn: put(conn, "later"))
    assert await names(file) == ["later"]


async def test_writing_works_again_once_a_full_disk_has_room(file: Database) -> None:
    def fill(conn: Connection) -> None:
        settings.set_fact(conn, "big", "x" * 1_000_000)

    pages = await file.write(lambda conn: conn.scalar(text("PRAGMA page_count")))
    await file.write(lambda conn: conn.scalar(text(f"PRAGMA max_page_count={pages}")))
    with pytest.raises(Unreachable, match="full") as away:
        await file.write(fill)
    await away.value.over()
    await file.write(lambda conn: conn.scalar(text("PRAGMA max_page_count=100000")))
    await file.write(fill)
    assert set(await names(file)) == {"big", "reached"}


async def test_a_full_disk_keeps_all_or_nothing_of_a_transaction(file: Database) -> None:
    """SQLite undoes the whole transaction then, also the earlier writes of others in it."""

    def fill(conn: Connection) -> None:
        settings.set_fact(conn, "big", "x" * 1_000_000)

    pages = await file.write(lambda conn: conn.scalar(text("PRAGMA page_count")))
    await file.write(lambda conn: conn.scalar(text(f"PRAGMA max_page_count={pages}")))
    async with disks.slow(file):
        tasks = [
            putting(file, "before"),
            asyncio.create_task(file.write(fill)),
            putting(file, "after"),
        ]
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    kept = {
        name for name, each in zip(("before", "big", "after"), ended, strict=True) if each is None
    }
    assert isinstance(ended[1], Unreachable)
    await ended[1].over()
    assert set(await names(file)) == {*kept, "reached"}


async def test_a_reader_sees_only_committed_rows(database: Database) -> None:
    halt = disks.Halt()

    def work(conn: Connection) -> None:
        put(conn, "a")
        halt.wait(conn)

    writing = asyncio.create_task(database.write(work))
    await halt.reached.wait()
    seen_before = await names(database)
    halt.go_on.set()
    await writing
    assert (seen_before, await names(database)) == ([], ["a"])


async def test_a_query_sees_one_snapshot(database: Database) -> None:
    halt = disks.Halt()

    def query(conn: Connection) -> tuple[str | None, str | None]:
        first = settings.fact(conn, "a")
        halt.wait(conn)
        return first, settings.fact(conn, "a")

    reading = asyncio.create_task(database.read(query))
    await halt.reached.wait()
    await database.write(lambda conn: put(conn, "a"))
    halt.go_on.set()
    assert await reading == (None, None)
    assert await names(database) == ["a"]


async def test_a_reader_cannot_write(database: Database) -> None:
    with pytest.raises(DBAPIError, match=r"read-?only"):
        await database.read(lambda conn: put(conn, "a"))
    assert await names(database) == []


async def test_a_transaction_runs_although_its_caller_was_cancelled(
    database: Database, database_url: URL
) -> None:
    async with disks.slow(database):
        writing = putting(database, "a")
        await asyncio.sleep(0)
        writing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await writing
    await database.close()
    again = await Database.open(database_url)
    assert await names(again) == ["a"]
    await again.close()


async def test_closing_commits_waiting_writes(database_url: URL) -> None:
    database = await Database.open(database_url)
    waiting = [putting(database, str(n)) for n in range(100)]
    await asyncio.sleep(0)
    await database.close()
    await asyncio.gather(*waiting)
    again = await Database.open(database_url)
    assert len(await names(again)) == len(waiting)
    await again.close()


async def test_a_closed_database_refuses_at_once(database_url: URL) -> None:
    database = await Database.open(database_url)
    await database.close()
    with pytest.raises(Closed):
        await database.write(lambda conn: None)
    with pytest.raises(Closed):
        await database.read(lambda conn: None)
