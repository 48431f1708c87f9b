"""A new database for each test: opened as the program does it, or as a plain connection."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL, Connection

from bot.store.database import Database
from tests.engines import BOTH, connected, prepared


@pytest.fixture(params=BOTH)
def engine(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
async def database(database_url: URL) -> AsyncIterator[Database]:
    opened = await Database.open(database_url)
    yield opened
    await opened.close()


@pytest.fixture
async def file(tmp_path: Path) -> AsyncIterator[Database]:
    """An SQLite database, for tests that are about files."""
    opened = await Database.open(prepared(tmp_path / "file.sqlite3"))
    yield opened
    await opened.close()


@pytest.fixture
def conn(database_url: URL) -> Iterator[Connection]:
    with connected(database_url) as opened:
        yield opened
