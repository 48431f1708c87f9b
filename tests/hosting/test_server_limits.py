"""A server's limits on tables: games, paces and their number at once."""

import pytest

from bot.tables.model import Done
from bot.tables.settings import (
    MOST_OF_MEMBER,
    MOST_TABLES,
    PACES,
    TITLES,
    Settings,
)
from tests.bot.tables.house import ANN, BOB, GUILD
from tests.hosting.clocked import ClockedHouse
from tests.refusing import refused


@pytest.fixture
def settings(house: ClockedHouse) -> Settings:
    return Settings(house.database)


async def opens(
    house: ClockedHouse, member: int = ANN, *, pace: str = "daily", guild: int = GUILD
) -> Done:
    return await house.opens(member, guild_id=guild, pace=pace)


async def test_only_the_games_of_the_server_are_opened(
    house: ClockedHouse, settings: Settings
) -> None:
    await opens(house)
    await settings.set_several(GUILD, TITLES, ("mine", "tmars"))
    assert await refused(opens(house)) == "server.not_title"
    await opens(house, guild=GUILD + 1)
    await settings.set_several(GUILD, TITLES, ("mine", "nim"))
    await opens(house)


async def test_only_the_paces_of_the_server_are_taken(
    house: ClockedHouse, settings: Settings
) -> None:
    await opens(house, pace="48h+12h/72h")
    await settings.set_several(GUILD, PACES, ("fast", "daily"))
    assert await refused(opens(house, pace="weekly")) == "server.not_pace"
    assert await refused(opens(house, pace="48h+12h/72h")) == "server.not_pace"
    await opens(house, pace="daily weekends=stop")


async def test_a_server_and_a_member_have_no_more_tables_than_allowed(
    house: ClockedHouse, settings: Settings
) -> None:
    await settings.set_several(GUILD, MOST_OF_MEMBER, ("2",))
    await settings.set_several(GUILD, MOST_TABLES, ("3",))
    for _ in range(2):
        last = await opens(house)
    assert await refused(opens(house)) == "server.enough"
    await opens(house, BOB)
    assert await refused(opens(house, BOB)) == "server.full"
    await opens(house, BOB, guild=GUILD + 1)
    await house.tables.cancel(last.position.table.id, house.by(ANN))
    await opens(house, BOB)
