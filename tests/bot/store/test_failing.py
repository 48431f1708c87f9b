"""Errors of drivers and of the system are of a few kinds, in any wrapping."""

import asyncio
import errno
import os
import socket
import sqlite3
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, IntegrityError, InvalidRequestError, OperationalError

from bot.store.database import Database
from bot.store.errors import Unreachable, Unusable
from bot.store.reaching.failing import Failure, failure_of
from tests.postgres import Server


def of_sqlite(name: str) -> Exception:
    error = sqlite3.OperationalError("oh")
    error.sqlite_errorname = name
    return OperationalError("SELECT 1", {}, error)


def wrapped(error: Exception) -> Exception:
    """As SQLAlchemy wraps an error of asyncpg: in one that looks like a driver's, and that in one of its own."""
    adapted = RuntimeError(str(error))
    adapted.__cause__ = error
    return DBAPIError("SELECT 1", {}, adapted)


SERVER = asyncpg.exceptions


@pytest.mark.parametrize(
    ("error", "failure"),
    [
        pytest.param(SERVER.CannotConnectNowError("starting up"), Failure.PASSING, id="starting"),
        pytest.param(SERVER.AdminShutdownError("oh"), Failure.PASSING, id="stopped"),
        pytest.param(SERVER.CrashShutdownError("oh"), Failure.PASSING, id="crashed"),
        pytest.param(SERVER.TooManyConnectionsError("oh"), Failure.PASSING, id="connections"),
        pytest.param(SERVER.DiskFullError("oh"), Failure.PASSING, id="full"),
        pytest.param(SERVER.DeadlockDetectedError("oh"), Failure.PASSING, id="deadlock"),
        pytest.param(SERVER.ConnectionDoesNotExistError("oh"), Failure.PASSING, id="gone"),
        pytest.param(SERVER.ReadOnlySQLTransactionError("oh"), Failure.READ_ONLY, id="standby"),
        pytest.param(SERVER.InvalidPasswordError("oh"), Failure.SETTINGS, id="password"),
        pytest.param(
            SERVER.InvalidAuthorizationSpecificationError("oh"), Failure.SETTINGS, id="role"
        ),
        pytest.param(SERVER.InvalidCatalogNameError("oh"), Failure.SETTINGS, id="no database"),
        pytest.param(SERVER.InsufficientPrivilegeError("oh"), Failure.SETTINGS, id="rights"),
        pytest.param(SERVER.DataCorruptedError("oh"), Failure.DAMAGE, id="corrupted"),
        pytest.param(SERVER.UndefinedTableError("oh"), None, id="a statement that is wrong"),
        pytest.param(ConnectionRefusedError(), Failure.PASSING, id="refused"),
        pytest.param(FileNotFoundError(), Failure.PASSING, id="no socket"),
        pytest.param(
            socket.gaierror(-2, "Name or service not known"), Failure.PASSING, id="no name"
        ),
        pytest.param(TimeoutError(), Failure.PASSING, id="no answer"),
        pytest.param(ssl.SSLEOFError("oh"), Failure.PASSING, id="TLS is cut off"),
        pytest.param(ssl.SSLCertVerificationError("oh"), Failure.SETTINGS, id="certificate"),
        pytest.param(OSError(errno.EROFS, "oh"), Failure.SETTINGS, id="read-only file system"),
        pytest.param(OSError(errno.ENOTDIR, "oh"), Failure.SETTINGS, id="no folder"),
        pytest.param(OSError(errno.ENOSPC, "oh"), Failure.PASSING, id="no space"),
        pytest.param(OSError(errno.EIO, "oh"), Failure.PASSING, id="the disk fails"),
        pytest.param(asyncio.IncompleteReadError(b"", 1), Failure.PASSING, id="cut off"),
        pytest.param(KeyError("seq"), None, id="a mistake of ours"),
    ],
)
def test_an_error_means_the_same_however_it_is_wrapped(
    error: Exception, failure: Failure | None
) -> None:
    assert failure_of(error) is failure
    assert failure_of(wrapped(error)) is failure


@pytest.mark.parametrize(
    ("name", "failure"),
    [
        ("SQLITE_BUSY", Failure.PASSING),
        ("SQLITE_BUSY_SNAPSHOT", Failure.PASSING),
        ("SQLITE_FULL", Failure.PASSING),
        ("SQLITE_IOERR_WRITE", Failure.PASSING),
        ("SQLITE_READONLY_DBMOVED", Failure.READ_ONLY),
        ("SQLITE_CANTOPEN", Failure.SETTINGS),
        ("SQLITE_CORRUPT_INDEX", Failure.DAMAGE),
        ("SQLITE_NOTADB", Failure.DAMAGE),
        ("SQLITE_ERROR", None),
    ],
)
def test_errors_of_a_file_are_known_by_their_codes(name: str, failure: Failure | None) -> None:
    assert failure_of(of_sqlite(name)) is failure


def test_mistakes_in_the_program_are_no_outage() -> None:
    assert failure_of(IntegrityError("INSERT", {}, Exception("oh"))) is None
    assert failure_of(InvalidRequestError("a transaction is already begun")) is None


@asynccontextmanager
async def a_server_that_says(answer: bytes) -> AsyncIterator[int]:
    """The port of a server that answers the first request and hangs up."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(8)
        writer.write(answer)
        writer.close()

    listening = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with listening:
        yield listening.sockets[0].getsockname()[1]


def at_port(port: int, **query: str) -> URL:
    return URL.create(
        "postgresql+asyncpg", "me", host="127.0.0.1", port=port, database="t", query=query
    )


async def test_a_server_that_is_not_there_is_unreachable(tmp_path: Path) -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
        with pytest.raises(Unreachable):
            await Database.open(at_port(port))
    nowhere = URL.create("postgresql+asyncpg", "me", database="t", query={"host": str(tmp_path)})
    with pytest.raises(Unreachable):
        await Database.open(nowhere)
    async with a_server_that_says(b"") as cut_off:
        with pytest.raises(Unreachable):
            await Database.open(at_port(cut_off))


async def test_tls_that_does_not_fit_names_the_cure() -> None:
    async with a_server_that_says(b"N") as without_tls:
        with pytest.raises(Unusable, match=r"TLS \(ssl=\)"):
            await Database.open(at_port(without_tls, ssl="require"))
    with pytest.raises(Unusable, match=r"TLS \(ssl=\)"):
        await Database.open(at_port(9, ssl="perhaps"))
    with pytest.raises(Unusable, match=r"sslmode= is ssl= here"):
        await Database.open(at_port(9, sslmode="require"))


async def test_a_database_or_role_that_does_not_exist_names_the_cure(
    postgres_server: Server,
) -> None:
    with pytest.raises(Unusable, match="createdb"):
        await Database.open(postgres_server.url.set(database="nowhere"))
    with pytest.raises(Unusable, match="name a role"):
        await Database.open(postgres_server.url.set(username="somebody"))


async def test_a_file_system_that_is_read_only_names_the_cure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tests may not mount one, so only the system's answer is made up."""

    def refused(file: Path, *args: object) -> int:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(file))

    monkeypatch.setattr(os, "open", refused)
    with pytest.raises(Unusable, match="let the bot's user read and write there"):
        await Database.open(tmp_path / "tables.sqlite3")


async def test_a_path_through_a_file_names_the_cure(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ann")
    with pytest.raises(Unusable, match="let the bot's user read and write there"):
        await Database.open(tmp_path / "letter" / "tables.sqlite3")


async def test_a_file_that_another_process_has_locked_is_unreachable(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    await (await Database.open(file)).close()
    with sqlite3.connect(file, isolation_level=None) as other:
        other.execute("PRAGMA locking_mode=EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Unreachable, match="locked"):
            await Database.open(file)
        other.execute("ROLLBACK")
    other.close()
    await (await Database.open(file)).close()
