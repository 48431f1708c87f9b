"""Database files of their own for each test: opened as the program does, and bare."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store.database import Database
from bot.store.migrate import migrate


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(tmp_path / "tables.sqlite3")
    yield opened
    await opened.close()


@pytest.fixture
def conn(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    opened = sqlite3.connect(tmp_path / "bare.sqlite3", isolation_level=None)
    opened.row_factory = sqlite3.Row
    opened.execute("PRAGMA foreign_keys=ON")
    migrate(opened)
    yield opened
    opened.close()
