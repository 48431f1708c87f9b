"""What can go wrong with a database."""

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

from bot.store.damage import Damaged

__all__ = [
    "PASSING",
    "Closed",
    "InUse",
    "NewerDatabase",
    "NoCopies",
    "SQLAlchemyError",
    "Spoilt",
    "Unmigrated",
    "Unusable",
    "cause",
    "is_spoilt",
]

PASSING = (OperationalError, InterfaceError, NoConnection)
"""Errors that may go away by themselves: the disk is full, or the server cannot be reached."""


_SPOILT = ("SQLITE_CORRUPT", "SQLITE_NOTADB")


class InUse(Exception):
    """Another process is using this database."""


class NewerDatabase(Exception):
    """The database was written by a newer version of the program."""


class Unmigrated(Exception):
    """A migration cannot be applied."""


class Unusable(Exception):
    """The database cannot be opened, or is not one of ours. The message names it and says why."""


class Spoilt(Unusable):
    """The file is damaged, or is not a database at all."""


class NoCopies(Exception):
    """The database is a server's, which is copied by its own means."""

    def __init__(self) -> None:
        super().__init__(
            "PostgreSQL makes its own copies: use pg_dump, and pg_restore to go back to one"
        )


class Closed(Exception):
    """The database has been closed, so nothing can be stored any more."""


def is_spoilt(error: Exception) -> bool:
    """Does this error mean that the file is damaged?"""
    # SQLite quotes what it found in the file, so its own message may not be valid text.
    if isinstance(error, Damaged | UnicodeDecodeError):
        return True
    name = getattr(getattr(error, "orig", None), "sqlite_errorname", "")
    return str(name).startswith(_SPOILT)


def cause(error: Exception) -> str:
    """The message of SQLite, PostgreSQL or the system, without the statement and its values."""
    return str(error.orig if isinstance(error, DBAPIError) else error)
