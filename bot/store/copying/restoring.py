"""Puts a copy in the place of an SQLite database. A kill at any moment leaves a database that opens."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from filelock import FileLock, Timeout

from bot.store.copying import private
from bot.store.copying.backup import sync
from bot.store.errors import InUse

_LOGS = ("-wal", "-shm")
"""Files that SQLite keeps beside a file that is in use."""


@contextmanager
def alone(target: Path) -> Iterator[None]:
    """Keep the bot away from its database meanwhile.

    Raises:
        InUse: it is running.
    """
    lock = FileLock(f"{target}.lock")
    try:
        lock.acquire(timeout=0)
    except Timeout as error:
        raise InUse(str(target)) from error
    try:
        yield
    finally:
        lock.release()


def readied(copy: Path, target: Path) -> Path:
    """Copy a backup to a file beside the database. It can still be changed before it takes the database's place."""
    ready = target.with_name(f"{target.name}.restoring")
    for each in (ready, *_beside(ready)):
        each.unlink(missing_ok=True)
    private.copied(copy, ready)
    sync(ready)
    return ready


def put_in_place(ready: Path, target: Path, now_s: float) -> Path | None:
    """Move the old database aside and put the new file in its place; returns the path of the old one, if any."""
    Path(f"{ready}.lock").unlink(missing_ok=True)
    aside = None
    if target.exists():
        moment = datetime.fromtimestamp(now_s, UTC).strftime("%Y%m%dT%H%M%SZ")
        aside = target.with_name(f"{target.name}.before-{moment}")
        for each in (target, *_beside(target)):
            kept = Path(f"{aside}{each.name.removeprefix(target.name)}")
            private.copied(each, kept)
            sync(kept)
    # Its log must not be taken for one of the file that comes.
    for each in _beside(target):
        each.unlink()
    ready.replace(target)
    sync(target.parent)
    return aside


def _beside(file: Path) -> list[Path]:
    return [found for end in _LOGS if (found := Path(f"{file}{end}")).exists()]
