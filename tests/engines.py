"""Databases for tests: each test gets one of its own, of the engine that it is run over."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine

from bot.store.sqlite import prepare, sqlite_url

SQLITE = "sqlite"
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
    engine = create_engine(url.set(drivername="sqlite+pysqlite"), poolclass=NullPool)
    prepare(engine, ())
    return engine


@contextmanager
def connected(url: URL) -> Iterator[Connection]:
    with engine_of(url).connect() as conn:
        yield conn
