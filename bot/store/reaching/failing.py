"""Meaning of a driver's error: it passes, the settings are wrong, or the database is damaged (ADR 54).

This is the only place that knows the failures of asyncpg, sqlite3, SQLAlchemy and the system. Each wraps the errors of
others in its own way, so an error is read together with its causes.
"""

import errno
import ssl
from collections.abc import Iterator
from enum import Enum, auto
from typing import Final

from asyncpg.exceptions import ClientConfigurationError, InternalClientError
from asyncpg.exceptions import InterfaceError as DriverInterfaceError
from sqlalchemy.exc import DBAPIError, DisconnectionError, InterfaceError, InvalidRequestError
from sqlalchemy.exc import TimeoutError as NoConnection

from bot.store.damage import Damaged


class Failure(Enum):
    PASSING = auto()
    """The server is away or restarts, the disk is full, the file is locked: the same can succeed later."""
    READ_ONLY = auto()
    """The database is read-only, like a standby until it takes over. In a query it is a bug."""
    SETTINGS = auto()
    """The server or the system refuses us: an operator has to change a setting."""
    DAMAGE = auto()
    """Stored data cannot be read."""


_PASSING_CLASSES: Final = ("08", "40", "53", "55", "57", "58")
"""Classes of SQLSTATE: connections, rollbacks, resources, objects in use, the operator's intervention, the system."""
_PASSING_STATES: Final = ("25P03", "25P04")
"""Transactions that the server ended because they took too long."""
_READ_ONLY_STATE, _READ_ONLY_CODE = "25006", "SQLITE_READONLY"
_SETTINGS_STATES: Final = ("28000", "28P01", "3D000", "42501")
"""Refused by the server's rules or for the role, wrong password, no such database, lacking rights."""
_DAMAGE_STATES: Final = ("XX001", "XX002")
_PASSING_CODES: Final = (
    *("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_FULL", "SQLITE_IOERR", "SQLITE_NOMEM"),
    *("SQLITE_PROTOCOL", "SQLITE_INTERRUPT"),
)
_SETTINGS_CODES: Final = ("SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH")
_DAMAGE_CODES: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
_NO_TLS: Final = "rejected SSL upgrade"
_NO_PARAMETER: Final = "got an unexpected keyword argument"
_POOL_GAVE_UP: Final = "This connection is closed"
_REFUSALS: Final = (
    *(errno.EROFS, errno.ENOTDIR, errno.EISDIR),
    *(errno.ELOOP, errno.ENAMETOOLONG, errno.EEXIST),
)
"""A read-only file system, or a path that leads to no file."""
_MOST_CAUSES: Final = 8


def failure_of(error: BaseException) -> Failure | None:
    """Return the meaning of an error; None for a bug, such as a statement that is wrong."""
    for each in _causes(error):
        if (found := _said(each)) is not None:
            return found
    for each in _causes(error):
        if _is_connection(each):
            return Failure.PASSING
    return None


def cure_of(error: BaseException) -> str:
    """Return an operator's remedy for wrong settings; empty if the error names it itself."""
    cures = {
        "28000": "name a role that the server knows and admits (pg_hba.conf) in DATABASE_URL",
        "28P01": "write the right password into DATABASE_URL",
        "3D000": "create the database (createdb), or name another in DATABASE_URL",
        "42501": "let the role of DATABASE_URL own the database",
    }
    for each in _causes(error):
        if cure := cures.get(_sqlstate(each)):
            return cure
        if _NO_PARAMETER in str(each):
            return "take that out of DATABASE_URL; what other programs call sslmode= is ssl= here"
        if isinstance(each, ssl.SSLError | ClientConfigurationError) or _NO_TLS in str(each):
            return "correct what DATABASE_URL says about TLS (ssl=), or the server's certificate"
        refused = (*_SETTINGS_CODES, _READ_ONLY_CODE)
        if _is_refused_by_system(each) or _errorname(each).startswith(refused):
            return "let the bot's user read and write there"
    return ""


def words_of(error: BaseException) -> str:
    """Return the message of the driver or the system in one line, without the statement and its values."""
    said = error
    if isinstance(error, DBAPIError) and error.orig is not None:
        # SQLAlchemy puts the type's name before the message of asyncpg.
        said = error.orig.__cause__ or error.orig
    return " ".join(str(said).split()) or type(said).__name__


def _causes(error: BaseException) -> Iterator[BaseException]:
    """Yield the error, and its chain of causes."""
    found: BaseException | None = error
    for _ in range(_MOST_CAUSES):
        if found is None:
            return
        yield found
        orig = found.orig if isinstance(found, DBAPIError) else None
        found = orig or found.__cause__


def _said(error: BaseException) -> Failure | None:
    """Return the meaning of one error by itself."""
    state, name = _sqlstate(error), _errorname(error)
    if isinstance(error, Damaged | UnicodeDecodeError):
        return Failure.DAMAGE
    if state in _DAMAGE_STATES or name.startswith(_DAMAGE_CODES):
        return Failure.DAMAGE
    if state == _READ_ONLY_STATE or name.startswith(_READ_ONLY_CODE):
        return Failure.READ_ONLY
    if state in _SETTINGS_STATES or name.startswith(_SETTINGS_CODES):
        return Failure.SETTINGS
    if isinstance(error, ssl.SSLCertVerificationError | ClientConfigurationError):
        return Failure.SETTINGS
    if _is_refused_by_system(error):
        return Failure.SETTINGS
    if isinstance(error, ConnectionError) and _NO_TLS in str(error):
        return Failure.SETTINGS
    if isinstance(error, TypeError) and _NO_PARAMETER in str(error):
        return Failure.SETTINGS
    if state.startswith(_PASSING_CLASSES) or state in _PASSING_STATES:
        return Failure.PASSING
    if name.startswith(_PASSING_CODES):
        return Failure.PASSING
    return None


def _is_refused_by_system(error: BaseException) -> bool:
    """Return whether the system refuses a path, and will until an operator does something."""
    return isinstance(error, PermissionError) or (
        isinstance(error, OSError) and error.errno in _REFUSALS
    )


def _is_connection(error: BaseException) -> bool:
    """Return whether the connection failed, in any operation."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    if isinstance(error, InvalidRequestError) and _POOL_GAVE_UP in str(error):
        return True
    connecting = (OSError, EOFError, TimeoutError, NoConnection, DisconnectionError)
    driver = (InterfaceError, DriverInterfaceError, InternalClientError)
    return isinstance(error, (*connecting, *driver))


def _sqlstate(error: BaseException) -> str:
    return str(getattr(error, "sqlstate", None) or "")


def _errorname(error: BaseException) -> str:
    return str(getattr(error, "sqlite_errorname", None) or "")
