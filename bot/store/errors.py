"""What goes wrong with a database."""

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

from bot.store.damage import Damaged

__all__ = [
    "PASSING",
    "Closed",
    "InUse",
    "SQLAlchemyError",
    "Spoilt",
    "Unusable",
    "cause",
    "is_spoilt",
]

PASSING = (OperationalError, InterfaceError, NoConnection)
"""Errors that may go away by themselves: the disk is full, the server is away."""


_SPOILT = ("SQLITE_CORRUPT", "SQLITE_NOTADB")


class InUse(Exception):
    """Another process works on this database."""


class Unusable(Exception):
    """The database cannot be opened, or is none of ours; says which one and why."""


class Spoilt(Unusable):
    """The file is damaged, or is no database at all."""


class Closed(Exception):
    """The database was closed; nothing is kept any more."""


def is_spoilt(error: Exception) -> bool:
    """Does an error mean that a file is damaged?"""
    # Where SQLite quotes what it found, its own words may be no text.
    if isinstance(error, Damaged | UnicodeDecodeError):
        return True
    name = getattr(getattr(error, "orig", None), "sqlite_errorname", "")
    return str(name).startswith(_SPOILT)


def cause(error: Exception) -> str:
    """An error in the words of SQLite, PostgreSQL or the system, without statements and their values."""
    return str(error.orig if isinstance(error, DBAPIError) else error)
