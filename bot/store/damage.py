"""Damaged rows, as opposed to a disk that is full or busy."""

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import MsgspecError
from sqlalchemy.exc import DBAPIError


class Damaged(Exception):
    """What was read is not what was stored; the message says what is wrong."""


@contextmanager
def found_damaged() -> Iterator[None]:
    """Turn whatever damaged rows raise while they are read and decoded into `Damaged`."""
    try:
        yield
    except DBAPIError as error:
        name = getattr(error.orig, "sqlite_errorname", "")
        if not name.startswith("SQLITE_CORRUPT") and "decode to UTF-8" not in str(error.orig):
            raise
        raise Damaged(str(error.orig)) from error
    except (MsgspecError, ValueError, TypeError, RecursionError) as error:
        raise Damaged(f"{type(error).__name__}: {error}") from error
