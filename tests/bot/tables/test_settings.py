import pytest
from sqlalchemy import URL, update

from bot.clocks.preferences import Preferences, Reach, Where
from bot.store import schema
from bot.store.database import Connection, Database
from bot.tables.settings import Settings
from tests.bot.tables.house import ANN, BOB, GUILD, House
from tests.refusing import refuses


async def test_nothing_is_chosen_at_first(house: House) -> None:
    settings = Settings(house.database)
    assert await settings.guild_language(GUILD) is None
    assert await settings.member_language(ANN) is None
    assert (await settings.reach(ANN))[ANN] == Reach()
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


async def test_language_and_notices_are_chosen_apart(house: House) -> None:
    settings = Settings(house.database)
    await settings.set_wishes(ANN, Preferences(where=Where.OFF))
    await settings.set_member_language(ANN, "ko")
    reach = await settings.reach(ANN, BOB)
    assert (reach[ANN].wishes, reach[ANN].language) == (Preferences(where=Where.OFF), "ko")
    assert reach[BOB] == Reach()


async def test_a_table_is_muted_and_heard_again(house: House) -> None:
    settings = Settings(house.database)
    table = (await house.table("nim", ANN, BOB)).table.id
    for on in (True, False):
        await settings.mute(table, ANN, on=on)
        with refuses("act.unchanged"):
            await settings.mute(table, ANN, on=on)
        assert await settings.muted_by(table) == ({ANN} if on else set())


async def test_choices_survive_a_restart(database_url: URL) -> None:
    first = await Database.open(database_url)
    await Settings(first).set_wishes(ANN, Preferences(where=Where.OFF))
    await Settings(first).set_command_hash("c0ffee")
    await first.close()
    again = await Database.open(database_url)
    assert (await Settings(again).reach(ANN))[ANN].wishes.where is Where.OFF
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
    assert (await settings.reach(ANN))[ANN].wishes == Preferences()
    await settings.set_member_language(ANN, "it")
    assert await settings.member_language(ANN) == "it"
