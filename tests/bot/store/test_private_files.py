"""Only the bot's user can read the database and its copies, under every umask."""

import logging
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from bot.config import BadSettings, read_config
from bot.metrics import Metrics
from bot.store import settings
from bot.store.copying import backup, restoring
from bot.store.database import Database
from bot.tables.copying.copies import AGAIN_S, Copies

pytestmark = pytest.mark.skipif(os.name == "nt", reason="folders decide there")
NOW_S = 1_795_000_000.0


@pytest.fixture
def no_umask() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def _open_for_others(folder: Path) -> dict[str, str]:
    """The files of a folder that others can read, with their modes; a lock holds nothing."""
    found = {
        str(each.relative_to(folder)): stat.S_IMODE(each.stat().st_mode)
        for each in folder.rglob("*")
        if each.is_file() and each.suffix != ".lock"
    }
    return {name: oct(mode) for name, mode in found.items() if mode & 0o077}


@pytest.mark.usefixtures("no_umask")
async def test_a_database_and_its_copies_are_made_for_their_owner_alone(
    tmp_path: Path,
) -> None:
    file, copies = tmp_path / "tables.sqlite3", tmp_path / "copies"
    copies.mkdir()
    database = await Database.open(file)
    await database.write(lambda conn: settings.set_fact(conn, "one", "1"))
    assert {"tables.sqlite3-wal", "tables.sqlite3-shm"} <= set(os.listdir(tmp_path))
    assert _open_for_others(tmp_path) == {}
    copy = await Copies(database, copies, lambda: NOW_S, every_s=1).make()
    await database.close()
    ready = restoring.readied(copy, file)
    assert _open_for_others(tmp_path) == {}
    assert restoring.put_in_place(ready, file, NOW_S) is not None
    assert _open_for_others(tmp_path) == {}


@pytest.mark.usefixtures("no_umask")
async def test_files_of_earlier_versions_are_taken_from_others_with_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.sqlite3"
    await (await Database.open(file)).close()
    aside = tmp_path / "tables.sqlite3.before-20261120T080000Z"
    aside.write_bytes(b"seeds")
    file.chmod(0o664)
    caplog.clear()
    for _ in range(2):
        await (await Database.open(file)).close()
    assert _open_for_others(tmp_path) == {}
    (line,) = [each.getMessage() for each in caplog.records if each.levelno >= logging.WARNING]
    assert "2 files" in line
    assert str(file) in line


@pytest.mark.usefixtures("no_umask")
async def test_copies_of_earlier_versions_are_taken_from_others(tmp_path: Path) -> None:
    old = tmp_path / backup.name_of(NOW_S)
    old.write_bytes(b"seeds")
    other = tmp_path / "letter.txt"
    other.write_bytes(b"Dear Ann")
    database = await Database.open(tmp_path / "tables.sqlite3")
    Copies(database, tmp_path, lambda: NOW_S, every_s=1).tighten()
    await database.close()
    assert list(_open_for_others(tmp_path)) == ["letter.txt"]


@pytest.mark.skipif(sys.platform != "linux", reason="a folder into which nobody can write")
def test_a_folder_for_copies_that_cannot_be_written_keeps_the_bot_from_starting() -> None:
    with pytest.raises(BadSettings) as refused:
        read_config({"DISCORD_TOKEN": "a", "BACKUPS": "/proc"})
    (problem,) = refused.value.problems
    assert problem.startswith("BACKUPS is “/proc”, into which the bot cannot write")


def test_the_newest_copy_is_known_from_the_folder(tmp_path: Path) -> None:
    metrics = Metrics()
    assert b"turnpost_last_copy_seconds NaN" in generate_latest(metrics.registry)
    metrics.shows_copies(tmp_path)
    assert b"turnpost_last_copy_seconds 0.0" in generate_latest(metrics.registry)
    for age_s in (7200, 60):
        (tmp_path / backup.name_of(NOW_S - age_s)).touch()
    assert metrics.registry.get_sample_value("turnpost_last_copy_seconds") == NOW_S - 60


async def test_copies_that_fail_again_and_again_are_one_line_until_one_succeeds(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    folder, now_s = tmp_path / "copies", NOW_S
    database = await Database.open(tmp_path / "tables.sqlite3")
    copies = Copies(database, folder, lambda: now_s, every_s=3600)
    for _ in range(3):
        assert await copies.look() == AGAIN_S
    folder.mkdir()
    await copies.look()
    folder.rename(tmp_path / "elsewhere")
    now_s += 7200
    await copies.look()
    await database.close()
    said = [
        each.getMessage().split(str(tmp_path))[0]
        for each in caplog.records
        if "copied" in each.getMessage()
    ]
    assert said == [
        "The database could not be copied to ",
        "The database was copied to ",
        "The database could not be copied to ",
    ]
