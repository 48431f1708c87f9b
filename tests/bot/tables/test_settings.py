import pytest
from sqlalchemy import URL, update

from bot.store import schema
from bot.store.database import Connection, Database
from bot.tables.settings import Settings
from tests.bot.tables.house import ANN, BOB, GUILD, House


async def test_nothing_is_chosen_at_first(house: House) -> None:
    settings = Settings(house.database)
    assert await settings.guild_language(GUILD) is None
    assert await settings.member_language(ANN) is None
    assert await settings.pings(ANN)
    assert await settings.command_hash() is None


async def test_a_server_chooses_its_language(house: House) -> None:
    settings = Settings(house.database)
    for language in ("ko", "it"):
        await settings.set_guild_language(GUILD, language)
    assert await settings.guild_language(GUILD) == "it"
    assert await settings.guild_language(GUILD + 1) is None


async def test_a_member_chooses_a_language_and_goes_back_to_discords(house: House) -> None:
    settings = Settings(house.database)
    await settings.set_member_language(ANN, "ko")
    assert await settings.member_language(ANN) == "ko"
    assert await settings.member_language(BOB) is None
    await settings.set_member_language(ANN, None)
    assert await settings.member_language(ANN) is None


async def test_language_and_pings_are_chosen_apart(house: House) -> None:
    settings = Settings(house.database)
    await settings.set_pings(ANN, False)
    await settings.set_member_language(ANN, "ko")
    assert (await settings.pings(ANN), await settings.member_language(ANN)) == (False, "ko")
    await settings.set_pings(ANN, True)
    assert (await settings.pings(ANN), await settings.member_language(ANN)) == (True, "ko")
    assert await settings.pings(BOB)


async def test_choices_survive_a_restart(database_url: URL) -> None:
    first = await Database.open(database_url)
    await Settings(first).set_pings(ANN, False)
    await Settings(first).set_command_hash("c0ffee")
    await first.close()
    again = await Database.open(database_url)
    assert not await Settings(again).pings(ANN)
    assert await Settings(again).command_hash() == "c0ffee"
    await again.close()


@pytest.mark.parametrize("spoilt", ["fr", "", "7"])
async def test_a_language_that_is_none_of_ours_is_no_choice(house: House, spoilt: str) -> None:
    settings = Settings(house.database)
    await settings.set_member_language(ANN, "ko")
    await settings.set_guild_language(GUILD, "ko")

    def spoil(conn: Connection) -> None:
        conn.execute(update(schema.members).values(language=spoilt))
        conn.execute(update(schema.guilds).values(language=spoilt))

    await house.database.write(spoil)
    assert await settings.member_language(ANN) is None
    assert await settings.guild_language(GUILD) is None
    assert await settings.pings(ANN)
    await settings.set_member_language(ANN, "it")
    assert await settings.member_language(ANN) == "it"
