"""Databases of their own for each test: opened as the program does, and bare."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL, Connection

from bot.store.database import Database
from bot.store.migrate import migrate
from tests.engines import connected


@pytest.fixture
async def database(database_url: URL) -> AsyncIterator[Database]:
    opened = await Database.open(database_url)
    yield opened
    await opened.close()


@pytest.fixture
async def file(tmp_path: Path) -> AsyncIterator[Database]:
    """One of SQLite, for what is a matter of files."""
    opened = await Database.open(tmp_path / "file.sqlite3")
    yield opened
    await opened.close()


@pytest.fixture
def conn(database_url: URL) -> Iterator[Connection]:
    with connected(database_url) as opened:
        migrate(opened)
        yield opened
