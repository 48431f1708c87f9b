from collections.abc import AsyncIterator

import pytest
from sqlalchemy import URL

from tests.bot.tournaments.hall import Hall, open_hall


@pytest.fixture
async def hall(database_url: URL) -> AsyncIterator[Hall]:
    opened = await open_hall(database_url)
    yield opened
    await opened.close()
