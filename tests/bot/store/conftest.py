"""Databases of their own for each test: opened as the program does, and bare."""

from collections.abc import AsyncIterator, Iterator

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
def conn(database_url: URL) -> Iterator[Connection]:
    with connected(database_url) as opened:
        migrate(opened)
        yield opened
