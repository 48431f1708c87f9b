"""Copies of a database that is in use (specification of hosting, 7.7)."""

import asyncio
import os
import random
import signal
import sqlite3
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import URL

from benchmarks.copying import filled
from bot.store import settings
from bot.store.copying import backup
from bot.store.damage import Damaged
from bot.store.database import Connection, Database
from bot.store.errors import NoCopies
from tests.scale import PATIENCE_S, sized

pytestmark = pytest.mark.slow

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
KILLS = sized(2, 200)
MOST_KILLS = 10 * KILLS


def _copy_at(moment: datetime) -> Path:
    return Path(backup.name_of(moment.timestamp()))


def _facts(file: Path) -> dict[str, str]:
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as conn:
        return dict(conn.execute("SELECT name, value FROM facts"))


def _names(folder: Path) -> list[str]:
    """Every file of the copy ``copy.sqlite3``."""
    return sorted(each.name for each in folder.glob("copy*"))


async def test_a_copy_has_everything_that_was_stored_and_stands_alone(
    file: Database, tmp_path: Path
) -> None:
    await file.write(lambda conn: settings.set_fact(conn, "before", "1"))
    target = tmp_path / "copy.sqlite3"
    await file.copy_to(target)
    await file.write(lambda conn: settings.set_fact(conn, "after", "1"))
    assert _facts(target) == {"before": "1"}
    assert _names(tmp_path) == ["copy.sqlite3"]
    assert target.read_bytes()[18] == 1, "it would need a log beside it"
    again = await Database.open(target)
    await again.close()


async def test_writers_do_not_wait_and_the_copy_is_of_one_moment(
    file: Database, tmp_path: Path
) -> None:
    def pair(conn: Connection, number: int) -> None:
        settings.set_fact(conn, "one", str(number))
        settings.set_fact(conn, "other", str(number))

    await file.write(lambda conn: filled(conn, megabytes=12))
    await file.write(lambda conn: pair(conn, 0))
    copying = asyncio.create_task(file.copy_to(tmp_path / "copy.sqlite3"))
    written = 0
    while not copying.done():
        written += 1
        await file.write(partial(pair, number=written))
        await asyncio.sleep(0)
    await copying
    assert written > 1
    found = _facts(tmp_path / "copy.sqlite3")
    assert found["one"] == found["other"]
    assert int(found["one"]) < written, "it would have begun anew after every write"


async def test_a_damaged_database_is_not_copied_over_a_good_copy(tmp_path: Path) -> None:
    source, target = tmp_path / "source.sqlite3", tmp_path / "copy.sqlite3"
    opened = await Database.open(source)
    await opened.write(lambda conn: filled(conn, megabytes=1))
    await opened.copy_to(target)
    await opened.close()
    before = target.read_bytes()
    data = bytearray(source.read_bytes())
    for page in range(20, 120):
        data[page * 4096 : page * 4096 + 64] = os.urandom(64)
    source.write_bytes(data)
    with pytest.raises(Damaged):
        backup.copy(source, target)
    assert target.read_bytes() == before
    assert _names(tmp_path) == ["copy.sqlite3"]


async def test_a_copy_that_is_stopped_leaves_nothing(file: Database, tmp_path: Path) -> None:
    await file.write(lambda conn: filled(conn, megabytes=4))
    asked = iter([False, False, True])
    with pytest.raises(backup.Stopped):
        backup.copy(tmp_path / "file.sqlite3", tmp_path / "copy.sqlite3", lambda: next(asked))
    assert _names(tmp_path) == []


async def test_when_a_copy_has_been_cancelled_nothing_is_written_any_more(
    file: Database, tmp_path: Path
) -> None:
    await file.write(lambda conn: filled(conn, megabytes=4))
    copying = asyncio.create_task(file.copy_to(tmp_path / "copy.sqlite3"))
    while not _names(tmp_path):  # noqa: ASYNC110  # the thread of the copy tells nobody
        await asyncio.sleep(0.001)
    copying.cancel()
    with pytest.raises(asyncio.CancelledError):
        await copying
    assert _names(tmp_path) == []


async def test_the_last_good_copy_opens_after_a_kill_in_the_middle_of_one(tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    chance, unfinished = random.Random(1), 0
    for number in count():
        if number >= KILLS and unfinished:
            break
        assert number < MOST_KILLS, "no kill came in the middle of a copy"
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.bot.store.copying"),
            *(str(tmp_path / "used.sqlite3"), str(folder)),
            cwd=Path(__file__).parents[3],
            stdout=asyncio.subprocess.PIPE,
        )
        assert process.stdout is not None
        # It says when it has made its first copy; from then on it makes one after another.
        assert await asyncio.wait_for(process.stdout.readline(), PATIENCE_S) == b"copied\n"
        await asyncio.sleep(chance.uniform(0.0, 0.3))
        process.send_signal(signal.SIGKILL)
        await process.wait()
        unfinished += _was_unfinished(folder)
        newest, *others = backup.copies(folder)
        backup.check(newest)
        found = _facts(newest)
        assert found["one"] == found["other"]
        for each in others:
            each.unlink()
    backup.tidied(folder)
    assert not _was_unfinished(folder)


def _was_unfinished(folder: Path) -> bool:
    return any(folder.glob("*.part*"))


def test_the_newest_the_last_of_a_day_and_the_last_of_a_week_are_kept() -> None:
    made = [_copy_at(NOW - timedelta(hours=6 * number)) for number in range(4 * 100)]
    kept = {when for each in backup.kept(made) if (when := backup.made_at(each)) is not None}
    newest = {NOW - timedelta(hours=6 * number) for number in range(8)}
    assert newest <= kept
    days = {(NOW - timedelta(days=number)).date() for number in range(7)}
    assert days <= {each.date() for each in kept}
    mondays = {each.date() - timedelta(days=each.weekday()) for each in kept}
    assert len(mondays) == 8
    assert len(kept) <= 8 + 7 + 8


def test_other_files_of_the_folder_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann")
    (tmp_path / "turnpost-old.sqlite3").write_text("mine")
    for number in range(40):
        (tmp_path / _copy_at(NOW - timedelta(hours=number)).name).write_text("")
    gone = backup.tidied(tmp_path)
    assert gone
    assert len(backup.copies(tmp_path)) == 40 - len(gone)
    assert {"letter.txt", "turnpost-old.sqlite3"} <= {each.name for each in tmp_path.iterdir()}


async def test_postgresql_says_how_it_is_copied(
    database: Database, database_url: URL, tmp_path: Path
) -> None:
    target = tmp_path / "copy.sqlite3"
    if database_url.get_backend_name() == "sqlite":
        await database.copy_to(target)
        backup.check(target)
        return
    with pytest.raises(NoCopies, match="pg_dump"):
        await database.copy_to(target)
    assert _names(tmp_path) == []
