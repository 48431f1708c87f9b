"""Tables with clocks, on a virtual clock and on both engines.

The usual run uses PostgreSQL in every fourth test, by the name of the test, and in those that are marked `ON_BOTH`,
because they alone send a statement. A release run uses it in all.
"""

from collections.abc import AsyncIterator
from pathlib import Path
from zlib import crc32

import pytest
from sqlalchemy import URL

from bot.tables.moderating.moderation import Moderation
from tests.engines import BOTH, ON_BOTH, POSTGRES
from tests.hosting.clocked import ClockedHouse, open_clocked_house

HERE = Path(__file__).parent
USUALLY_ONE_IN = 4


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        name, _, case = item.name.partition("[")
        if HERE not in item.path.parents or not case.startswith(POSTGRES):
            continue
        if ON_BOTH.mark in item.iter_markers("parametrize"):
            continue
        if crc32(name.encode()) % USUALLY_ONE_IN:
            item.add_marker(pytest.mark.release)


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
