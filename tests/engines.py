"""Databases for tests: each test gets one of its own, of the engine that it is run over."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine

from bot.store.sqlite import prepare, sqlite_url
from tests.postgres import synchronous

SQLITE = "sqlite"
POSTGRES = "postgresql"
FILE = "tables.sqlite3"


def sqlite_in(folder: Path) -> URL:
    return sqlite_url(folder / FILE)


def read_only(url: URL) -> URL:
    """An address that takes no part in what becomes of a file, such as its recovery after a kill."""
    if url.get_backend_name() != SQLITE:
        return url
    return url.set(database=f"file:{url.database}").update_query_dict({"mode": "ro", "uri": "true"})


def engine_of(url: URL) -> Engine:
    """A way into a database beside the program's, without an event loop."""
    if url.get_backend_name() == POSTGRES:
        return create_engine(synchronous(url), isolation_level="REPEATABLE READ", pool_size=1)
    engine = create_engine(url.set(drivername="sqlite+pysqlite"), poolclass=NullPool)
    prepare(engine, ())
    return engine


@contextmanager
def connected(url: URL) -> Iterator[Connection]:
    engine = engine_of(url)
    try:
        with engine.connect() as conn:
            yield conn
    finally:
        engine.dispose()
