"""Copies of an SQLite database, made while it is in use by SQLite's own means (specification of hosting, 7.7).

A copy is written beside its final name, checked, and renamed only when it is whole and on the disk. A kill meanwhile
leaves all earlier copies as they were.
"""

import os
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from sqlalchemy import URL, create_engine
from sqlalchemy.exc import DBAPIError

from bot.store.checkup import assert_whole
from bot.store.copying import private
from bot.store.damage import Damaged
from bot.store.errors import NotCopied
from bot.store.reaching.failing import Failure, failure_of, words_of

NEWEST, DAILY, WEEKLY = 8, 7, 8
"""Number of copies that are kept: the newest ones, the last of each day, and the last of each week."""
PAGES: Final = 128
"""Number of pages that are copied before other users of the disk have a turn."""
_PAUSE_S = 0.002
_SYNCED_EVERY = 4
"""Number of steps (2 MiB) after which the copied pages go to the disk: a commit waits for no more than that."""
_NAME: Final = "turnpost-%Y%m%dT%H%M%SZ.sqlite3"
_PART: Final = ".part"


class Stopped(Exception):
    """The program ends, so the copy was given up."""


def name_of(moment_s: float) -> str:
    """Return the name of a copy made at a moment, in seconds since 1970."""
    return datetime.fromtimestamp(moment_s, UTC).strftime(_NAME)


def made_at(copy: Path) -> datetime | None:
    """Return the moment at which a copy was made; None if the file is not one of ours."""
    try:
        return datetime.strptime(copy.name, _NAME).replace(tzinfo=UTC)
    except ValueError:
        return None


def copies(folder: Path) -> list[Path]:
    """Return the copies in a folder, the newest first. Unfinished ones are left out."""
    found = (each for each in folder.iterdir() if made_at(each) is not None)
    return sorted(found, key=lambda each: each.name, reverse=True)


def newest_s(folder: Path) -> float | None:
    """Return when the newest copy of a folder was made, in seconds since 1970.

    Raises:
        OSError: the folder cannot be read.
    """
    made = [made_at(each) for each in copies(folder)[:1]]
    return max((each.timestamp() for each in made if each is not None), default=None)


def assert_writable(folder: Path) -> None:
    """Write a file into a folder and delete it. Raises `OSError` if that cannot be done."""
    with tempfile.TemporaryFile(dir=folder) as file:
        file.write(b"?")


def kept(names: Iterable[Path]) -> set[Path]:
    """Return the copies to keep: the newest, the last of each of the last days, and of the last weeks."""
    dated = sorted(((when, each) for each in names if (when := made_at(each))), reverse=True)
    found = {each for _, each in dated[:NEWEST]}
    for most, key in ((DAILY, _day), (WEEKLY, _week)):
        last: dict[tuple[int, ...], Path] = {}
        for when, each in dated:
            last.setdefault(key(when), each)
        found.update(list(last.values())[:most])
    return found


def _day(when: datetime) -> tuple[int, ...]:
    return when.year, when.month, when.day


def _week(when: datetime) -> tuple[int, ...]:
    monday = when - timedelta(days=when.weekday())
    return _day(monday)


def tidied(folder: Path) -> list[Path]:
    """Delete copies that are no longer kept, and unfinished ones; return the former."""
    here = copies(folder)
    gone = sorted(set(here) - kept(here))
    for each in (*gone, *_unfinished(folder)):
        each.unlink(missing_ok=True)
    return gone


def _unfinished(folder: Path) -> Iterator[Path]:
    return folder.glob(f"turnpost-*{_PART}*")


def copy(source: Path, target: Path, is_stopped: Callable[[], bool] = lambda: False) -> None:
    """Copy a database as it is at one moment, while others may read and write, and check the copy.

    The copy holds everything in one file. It blocks no writer; only a rewriting of the whole file waits for it.

    Raises:
        Damaged: the copy is, and so is the database; no file is left.
        Stopped: `is_stopped` returned true.
        NotCopied: the disk is full or broken.
    """
    part = target.with_name(f"{target.name}{_PART}")
    part.unlink(missing_ok=True)
    try:
        private.create(part)
        _fill(source, part, is_stopped)
        check(part)
        sync(part)
        part.replace(target)
        sync(target.parent)
    except (sqlite3.Error, OSError) as error:
        if failure_of(error) is Failure.DAMAGE:
            raise Damaged(words_of(error)) from error
        raise NotCopied(words_of(error)) from error
    finally:
        for left in (part, *part.parent.glob(f"{part.name}-*")):
            left.unlink(missing_ok=True)


def _fill(source: Path, part: Path, is_stopped: Callable[[], bool]) -> None:
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as reads,
        closing(sqlite3.connect(part, isolation_level=None)) as writes,
    ):
        reads.isolation_level = None
        reads.execute("PRAGMA query_only=ON")
        # Without a transaction of its own, the copy would begin anew after each write between two steps.
        reads.execute("BEGIN")
        reads.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        writes.execute("PRAGMA synchronous=OFF")
        # Otherwise all of it would stay in memory until the end.
        writes.execute("PRAGMA cache_size=-2000")
        steps = 0

        def gives_way(status: int, remaining: int, total: int) -> None:
            nonlocal steps
            steps += 1
            if is_stopped():
                raise Stopped
            if steps % _SYNCED_EVERY == 0:
                sync(part)
            time.sleep(_PAUSE_S)

        reads.backup(writes, pages=PAGES, progress=gives_way)
        # A file that is not in use needs no log beside it.
        writes.execute("PRAGMA journal_mode=DELETE")


def check(file: Path) -> None:
    """Open a database for reading and check all of it.

    Raises:
        Damaged: a page, an index or a reference is wrong.
        NotCopied: it cannot be read.
    """
    url = URL.create(
        "sqlite", database=file.absolute().as_uri(), query={"mode": "ro", "uri": "true"}
    )
    engine = create_engine(url)
    try:
        with engine.connect() as conn:
            assert_whole(conn)
    except (UnicodeDecodeError, DBAPIError) as error:
        if failure_of(error) is not Failure.DAMAGE:
            raise NotCopied(words_of(error)) from error
        raise Damaged(words_of(error)) from error
    finally:
        engine.dispose()


def sync(path: Path) -> None:
    """Wait until a file, or the entries of a folder, are on the disk."""
    if os.name == "nt":
        # Windows does not let a file or folder be synced that is opened for reading only.
        return
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
