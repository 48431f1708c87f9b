"""Tables with clocks, on a virtual clock and on both engines."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import URL

from bot.tables.moderating.moderation import Moderation
from tests.engines import BOTH
from tests.hosting.clocked import ClockedHouse, open_clocked_house


@pytest.fixture(params=BOTH)
def engine(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
async def house(database_url: URL) -> AsyncIterator[ClockedHouse]:
    house = await open_clocked_house(database_url)
    yield house
    await house.close()


@pytest.fixture
def moderation(house: ClockedHouse) -> Moderation:
    return house.moderation
