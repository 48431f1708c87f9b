"""Meaning of an error to a program that opens a database, or reads one beside a bot."""

from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from bot.store.errors import InUse, NewerDatabase, Spoilt, Unmigrated, Unreachable, Unusable
from bot.store.reaching.failing import Failure, failure_of, words_of
from bot.store.reaching.health import said


def name(url: URL) -> str:
    """Return the name of a database for messages: the path of a file, or a URL without its password."""
    if url.get_backend_name() == "sqlite" and url.database is not None:
        return url.database
    return url.render_as_string(hide_password=True)


def as_ours(url: URL, error: Exception) -> Exception:
    """Return the error that callers know (`bot.store.errors`); a mistake in the program stays as it is."""
    if isinstance(error, InUse | NewerDatabase | Unusable | Unreachable):
        return error
    if isinstance(error, Unmigrated):
        return Unusable(f"{name(url)}: {error}")
    match failure_of(error):
        case Failure.READ_ONLY if url.get_backend_name() == "sqlite":
            return Unusable(f"{name(url)}: {said(error)}")
        case Failure.PASSING | Failure.READ_ONLY:
            return Unreachable(f"{name(url)}: {words_of(error)}")
        case Failure.DAMAGE:
            return Spoilt(f"{name(url)}: {words_of(error)}")
        case None if not isinstance(error, SQLAlchemyError):
            return error
        case _:
            return Unusable(f"{name(url)}: {said(error)}")
