"""Files that only their owner may read: a database holds the seeds of running tables, and so does each copy."""

import logging
import os
import shutil
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import Final

_log = logging.getLogger(__name__)

MODE: Final = 0o600
_OTHERS: Final = 0o077


def create(file: Path) -> None:
    """Create an empty file unless it is there, under any umask; SQLite makes the files beside it alike.

    Raises:
        OSError: it cannot be made.
    """
    try:
        made = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, MODE)
    except FileExistsError:
        return
    os.close(made)


def copied(source: Path, target: Path) -> None:
    """Copy a file into one that only its owner may read. Raise `OSError` if that fails."""
    target.unlink(missing_ok=True)
    create(target)
    shutil.copyfile(source, target)


def tighten(files: Iterable[Path]) -> int:
    """Restrict files that others may read to their owner, and log it; return their number."""
    open_ones = [each for each in files if _is_open(each)]
    failed = [each for each in open_ones if not _closed(each)]
    if failed:
        _log.warning(
            "Other users of this machine can read %d files, such as %s, and the bot may not change that. "
            "They hold the seeds of running tables: chmod 600.",
            len(failed),
            failed[0],
        )
    done = len(open_ones) - len(failed)
    if done:
        _log.warning(
            "Other users of this machine could read %d files, such as %s; now only the bot's user can.",
            done,
            next(each for each in open_ones if each not in failed),
        )
    return done


def _is_open(file: Path) -> bool:
    # On Windows the folder decides who may read.
    if os.name == "nt":
        return False
    try:
        found = file.stat()
    except OSError:
        return False
    return stat.S_ISREG(found.st_mode) and bool(found.st_mode & _OTHERS)


def _closed(file: Path) -> bool:
    try:
        file.chmod(MODE)
    except OSError:
        return False
    return True
