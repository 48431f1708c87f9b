from collections.abc import AsyncIterator

import pytest
from sqlalchemy import URL

from tests.bot.tables.house import House, open_house


@pytest.fixture
async def house(database_url: URL) -> AsyncIterator[House]:
    opened = await open_house(database_url)
    yield opened
    await opened.database.close()
