"""Settings of `/server set` for games, channels, roles and numbers, and their refusals."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.core.servers.several import Many, read
from bot.features.settings.options import SECTIONS, SETTINGS, read_value
from bot.tables.names import channel
from tests.bot.edges.scene import Scene, said
from tests.bot.edges.test_clicks import panel_of

pytestmark = pytest.mark.sockets


async def chosen(on: Scene, setting: str, value: str) -> str:
    return said(await on.slash(on.haneul, "server set", setting=setting, value=value))


def test_every_setting_is_read_in_one_section() -> None:
    assert sorted(name for names in SECTIONS.values() for name in names) == sorted(SETTINGS)


async def test_a_new_setting_of_a_server_is_told_alone(on: Scene) -> None:
    told = await chosen(on, "private", "off")
    assert told.splitlines() == [
        f"✅ {await on.words(on.haneul, 'ui.settings.server_private_off')}",
        on.linked(await on.words(on.haneul, "server.all")),
    ]
    everything = said(await on.slash(on.haneul, "server show")).splitlines()
    assert len(everything) == len(SETTINGS) + len(SECTIONS)
    assert told.splitlines()[0].removeprefix("✅ ") in everything


async def assert_changes_nothing(on: Scene, line: str, /, **values: Any) -> None:
    """Assert that a command of Haneul's says that nothing has changed, and that the server's log is as before."""
    log = said(await on.slash(on.haneul, "moderate log"))
    again = await on.slash(on.haneul, line, **values)
    await on.assert_told(on.haneul, again, "error.act.unchanged")
    assert said(await on.slash(on.haneul, "moderate log")) == log


async def test_every_setting_of_a_server_says_that_its_value_is_no_change(on: Scene) -> None:
    place = f"#{on.playground.platform.world.channels[int(on.place)].name}"
    # The last choice is rarely how a new server has it.
    last = {
        name: place if its.is_channel else its.values[-1] if its.values else "9"
        for name, its in SETTINGS.items()
    }
    for setting, value in (*last.items(), ("titles", "mine"), ("hours", "Europe/Rome 23-7")):
        await chosen(on, setting, value)
        await assert_changes_nothing(on, "server set", setting=setting, value=value)


async def test_several_games_are_kept_and_said(on: Scene) -> None:
    words = [await on.words(on.haneul, f"{key}.title") for key in ("mine", "tmars")]
    shown = await chosen(on, "titles", "mine, tmars")
    assert all(each in shown for each in words)
    answer = await on.slash(on.sandra, "table open", title="expancity", seats=2)
    assert answer["ephemeral"]
    assert await on.words(on.sandra, "expancity.title") in said(answer)
    assert await chosen(on, "titles", "all")
    log = said(await on.slash(on.haneul, "moderate log"))
    assert all(each in log for each in words)


async def test_tables_are_opened_only_in_the_channels_for_that(on: Scene) -> None:
    other = next(
        each.id for each in on.playground.platform.world.channels.values() if each.name == "lounge"
    )
    await chosen(on, "channels", str(other))
    answer = await on.slash(on.sandra, "table open", title="mine", seats=2)
    await on.assert_told(on.sandra, answer, "error.server.not_channel", places=(channel(other),))


async def test_channels_and_roles_are_also_taken_by_name_and_as_they_are_mentioned(
    on: Scene,
) -> None:
    world = on.playground.platform.world
    ids = {each.name: each.id for each in world.channels.values()}
    lounge, place = ids["lounge"], int(on.place)
    for typed in ("#Lounge", " lounge ,", f"<#{lounge}>"):
        assert f"<#{lounge}>" in await chosen(on, "channels", typed)
        assert f"<#{lounge}>" in await chosen(on, "offers", typed)
        await chosen(on, "channels", "all")
        await chosen(on, "offers", "off")
    both = await chosen(on, "channels", f"<#{place}> <#{lounge}>")
    assert f"<#{place}>" in both
    assert f"<#{lounge}>" in both
    for setting, value, wrong in (
        ("offers", "lounge, tables", "lounge, tables"),
        ("channels", "lounge, nowhere, tables, @here", "nowhere, @here"),
    ):
        answer = await on.slash(on.haneul, "server set", setting=setting, value=value)
        await on.assert_told(on.haneul, answer, "error.server.no_such_value", value=wrong)


async def test_more_channels_are_suggested_than_numbers_fit_on_a_line(on: Scene) -> None:
    for number in range(8):
        await on.haneul.add_channel(f"games-{number}")
    value = ""
    for number in range(8):
        offered = await on.haneul.suggestions(
            on.place, "server set", "value", setting="channels", value=f"{value}, games-{number}"
        )
        assert all(len(each["value"]) <= 100 for each in offered)
        value = next(each["value"] for each in offered if each["name"].endswith(f"games-{number}"))
    shown = await chosen(on, "channels", value)
    assert shown.count("<#") == 8


def test_channels_of_the_same_name_are_never_mistaken_for_one_another() -> None:
    names = ("twins", *(f"channel-{number}" for number in range(5)), "twins", "a, b")
    places = [SimpleNamespace(id=10**18 + at, name=name) for at, name in enumerate(names)]
    guild = cast(discord.Guild, SimpleNamespace(text_channels=places))
    ids = [str(each.id) for each in places]
    typed = ", ".join(ids[1:])
    offered = Many.CHANNELS.offered(guild, str)
    line = Many.CHANNELS.suggested([], guild, typed, str)[0].value
    assert len(line) <= 100
    assert read(offered, line) == tuple(ids[1:])


async def test_nothing_is_suggested_for_a_line_that_ends_in_an_unknown_value(on: Scene) -> None:
    async def suggested(value: str) -> list[str]:
        offered = await on.haneul.suggestions(
            on.place, "server set", "value", setting="channels", value=value
        )
        return [each["name"] for each in offered]

    assert (await suggested("lounge"))[0] == "#lounge"
    assert await suggested("lounge, tab") == ["#lounge, #tables"]
    assert await suggested("lounge, nowhere") == []


async def test_numbers_out_of_bounds_and_unknown_values_are_refused(on: Scene) -> None:
    for setting, value in (
        *(("most_per_member", "21"), ("titles", "chess"), ("openers", "5")),
        *(("offers", "nowhere"), ("offers", "999"), ("animations", "ko")),
    ):
        answer = await on.slash(on.haneul, "server set", setting=setting, value=value)
        await on.assert_told(on.haneul, answer, "error.server.no_such_value", value=value)
    assert "7" in await chosen(on, "most_per_member", "7")


async def test_a_server_without_spectators_shows_its_tables_only_to_their_players(
    on: Scene,
) -> None:
    await chosen(on, "spectators", "off")
    table = await on.table(on.haneul, on.sandra)
    answer = await on.slash(on.tom, "table board", table=str(table))
    await on.assert_told(on.tom, answer, "error.server.only_seated")
    answer = await on.slash(on.sandra, "table board", table=str(table))
    assert answer["attachments"]
    await chosen(on, "spectators", "on")
    answer = await on.slash(on.tom, "table board", table=str(table))
    assert answer["attachments"]


async def test_vacations_stop_no_clock_where_a_server_says_so_unless_the_host_does(
    on: Scene,
) -> None:
    await chosen(on, "vacation", "off")
    opened = {
        pace: await on.at(await on.lobby(on.haneul, on.sandra, pace=pace))
        for pace in ("daily", "daily vacation=yes", "live", "none")
    }
    assert {pace: at.table.pace for pace, at in opened.items()} == {
        "daily": "daily vacation=no",
        "daily vacation=yes": "daily",
        "live": "live",
        "none": "none",
    }


async def test_missing_permissions_are_told_before_they_are_needed(on: Scene) -> None:
    table = await on.table(on.haneul, on.sandra)
    await chosen(on, "offers", on.place)
    fine = await on.words(on.haneul, "server.fine", places=2)
    assert fine in said(await on.slash(on.haneul, "server check"))
    on.refused = {10003}
    await on.haneul.delete_channel((await on.at(table)).table.place_id)
    answer = said(await on.slash(on.haneul, "server check"))
    assert fine not in answer


async def test_a_server_is_forgotten_only_by_its_name(on: Scene) -> None:
    table = await on.table(on.haneul, on.sandra)
    await chosen(on, "offers", on.place)
    name = on.playground.platform.world.home.name
    answer = await on.slash(on.haneul, "server forget", name="another")
    await on.assert_told(
        on.haneul, answer, "error.server.not_its_name", name=name, tables=1, open=1
    )
    answer = await on.slash(on.haneul, "server forget", name=name)
    assert await on.words(on.haneul, "server.forgotten") in said(answer)
    at = await on.at(table)
    assert at.table.ended_at is not None
    assert all(each < 0 for each in at.members())
    await on.told()
    settings = on.bot.client.core.settings
    assert await settings.channel(on.playground.platform.world.guild_id, "offers") is None


async def test_a_server_chooses_the_hours_of_members_without_own_ones(on: Scene) -> None:
    offered = await on.haneul.suggestions(
        on.place, "server set", "value", setting="hours", value="lisbon"
    )
    assert [each["value"] for each in offered] == ["Europe/Lisbon 23:00-07:00"]
    shown = await chosen(on, "hours", "lisbon 22-6")
    assert all(each in shown for each in ("Europe/Lisbon", "22:00", "06:00"))
    answer = await on.slash(on.haneul, "server set", setting="hours", value="Mars")
    await on.assert_told(on.haneul, answer, "error.hours.no_such_zone", zone="Mars")
    log = said(await on.slash(on.haneul, "moderate log"))
    assert all([await on.words(on.haneul, "cmd.choice.hours") in log, "lisbon 22-6" in log])
    table, member = await on.asked(pace="daily")
    panel = await panel_of(on, member, table)
    line = await on.words(
        member, "hosting.hours_assumed", start="22:00", end="06:00", zone="Europe/Lisbon"
    )
    assert on.linked(line) in panel["content"]
    back = await chosen(on, "hours", "by_language")
    assert await on.words(on.haneul, "server.hours_by_language") in back
    assert await on.words(on.haneul, "cmd.choice.by_language") in said(
        await on.slash(on.haneul, "moderate log")
    )


async def test_a_value_is_read_as_it_is_shown_in_any_language(on: Scene) -> None:
    read = 0
    for setting, its in SETTINGS.items():
        for told in [its.told] if its.told is not None else []:
            for value in its.values:
                for words in on.catalogues.wordings(told(value)):
                    found = read_value(its, words, guild_of(on), on.catalogues)
                    assert found == value, f"{setting}: {words}"
                    read += 1
    assert read > 80
    for typed, value in (
        ("Pace: Daily", "daily"),
        ("Ritmo: Una mossa al giorno", "daily"),
        ("Italiano", "it"),
        ("익스팬시티, Project Mine, mars", "expancity, mine, tmars"),
        ("하루 한 번, Con calma", "daily, weekly"),
    ):
        name = {"it": "language", "daily": "pace", "daily, weekly": "paces"}.get(value, "titles")
        assert read_value(SETTINGS[name], typed, guild_of(on), on.catalogues) == value
    for name, typed in (("reliability", "8"), ("channels", "@here"), ("pace", "clock stops")):
        assert read_value(SETTINGS[name], typed, guild_of(on), on.catalogues) == typed


async def test_no_part_of_a_name_is_read_as_a_channel_or_a_role(on: Scene) -> None:
    guild = on.bot.client.get_guild(on.playground.platform.world.guild_id)
    assert guild is not None
    place = next(each for each in guild.text_channels if str(each.id) == on.place)
    role = next(each for each in guild.roles if not each.is_default() and not each.managed)
    for name, called, number in (
        ("channels", place.name, place.id),
        ("offers", place.name, place.id),
        ("openers", role.name, role.id),
        ("moderators", role.name, role.id),
    ):
        for part in (called[:3], called[1:]):
            assert read_value(SETTINGS[name], part, guild, on.catalogues) == part
        assert read_value(SETTINGS[name], called, guild, on.catalogues) == str(number)


def guild_of(on: Scene) -> discord.Guild:
    guild = on.bot.client.get_guild(on.playground.platform.world.guild_id)
    assert guild is not None
    return guild
