"""Databases for tests: each test gets its own, on the engine that it runs on."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine

from bot.store.migrate import migrate
from bot.store.sqlite import WRITES, prepare, sqlite_url
from tests.postgres import synchronous

SQLITE = "sqlite"
POSTGRES = "postgresql"
BOTH = (SQLITE, POSTGRES)
"""The engines for tests of the differences between engines."""
ON_BOTH = pytest.mark.parametrize("engine", BOTH)
SQLITE_FIRST = (SQLITE, pytest.param(POSTGRES, marks=pytest.mark.release))
"""The engines for all other tests, which use PostgreSQL in `make test-all` only."""
FILE = "tables.sqlite3"


def sqlite_in(folder: Path) -> URL:
    return sqlite_url(folder / FILE)


def prepared(where: URL | Path) -> URL:
    """The same address. A missing SQLite file is copied from a new database, which is quicker than migrating one."""
    url = sqlite_url(where) if isinstance(where, Path) else where
    if url.get_backend_name() == SQLITE and not (file := Path(url.database or "")).exists():
        file.write_bytes(_new_file())
    return url


@cache
def _new_file() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        url = sqlite_in(Path(folder))
        engine = engine_of(url, *WRITES)
        with engine.connect() as conn:
            migrate(conn)
        engine.dispose()
        return Path(url.database or "").read_bytes()


def read_only(url: URL) -> URL:
    """An address that only reads, so that connecting does not, for example, recover the file after a kill."""
    if url.get_backend_name() != SQLITE:
        return url
    return url.set(database=f"file:{url.database}").update_query_dict({"mode": "ro", "uri": "true"})


def engine_of(url: URL, *pragmas: str) -> Engine:
    """A connection to a database apart from the program's, without an event loop."""
    if url.get_backend_name() == POSTGRES:
        return create_engine(synchronous(url), isolation_level="REPEATABLE READ", pool_size=1)
    engine = create_engine(url.set(drivername="sqlite+pysqlite"), poolclass=NullPool)
    prepare(engine, pragmas)
    return engine


@contextmanager
def connected(url: URL) -> Iterator[Connection]:
    engine = engine_of(url)
    try:
        with engine.connect() as conn:
            yield conn
    finally:
        engine.dispose()
