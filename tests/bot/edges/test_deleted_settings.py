"""A setting that names a channel or role which was deleted counts as unset, and its admins are told once."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from sqlalchemy import Connection

from bot.clocks.paces import HOUR_MS
from bot.core.servers.existing import look
from bot.features.find.parts import Find
from bot.features.tournament.choices.kinds import plan_for
from bot.playground.discord.gateway import Intent
from bot.playground.discord.world import MEMBERS_ROLE_ID
from bot.store import settings as stored
from bot.store.contest.rows import Eligible, Settings
from bot.tables.settings import (
    CHANNELS,
    LOBBY,
    LOG,
    MODERATORS,
    OFFERS,
    OPENERS,
    ORGANISERS,
    TABLES,
)
from rules.core.text import Typed
from tests.bot.edges.scene import Scene, said
from tests.bot.edges.test_closed_tables import by, service
from tests.scale import PATIENCE_S

pytestmark = pytest.mark.sockets

UNKNOWN = 2**60
UNKNOWN_CHANNEL, MISSING_ACCESS = 10003, 50001


def guild_of(on: Scene) -> Any:
    guild = on.bot.client.get_guild(int(on.playground.platform.world.guild_id))
    assert guild is not None
    return guild


async def role_deleted(on: Scene, role_id: int) -> None:
    """Discord's event about a role that was deleted."""
    world = on.playground.platform.world
    data = {"guild_id": str(world.guild_id), "role_id": str(role_id)}
    on.playground.platform.gateway.dispatch("GUILD_ROLE_DELETE", data, Intent.GUILDS)


async def set_to(on: Scene, values: Mapping[str, Sequence[int]]) -> None:
    """Store settings, as they were before something was deleted while the bot was away."""
    guild_id = int(on.playground.platform.world.guild_id)

    def keep(conn: Connection) -> None:
        for name, numbers in values.items():
            stored.set_guild_setting(conn, guild_id, name, " ".join(map(str, numbers)))

    await on.bot.database.write(keep)


async def chosen(on: Scene, name: str) -> tuple[str, ...]:
    guild_id = int(on.playground.platform.world.guild_id)
    return await on.bot.client.core.settings.several(guild_id, name)


async def until_unset(on: Scene, name: str) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while True:
            if await chosen(on, name) == ():
                return
            await asyncio.sleep(0.02)


async def test_a_deleted_role_of_openers_locks_no_member_out(on: Scene) -> None:
    log = (await on.haneul.channel_named("lounge"))["id"]
    await on.slash(on.haneul, "server set", setting="log", value=log)
    await on.slash(on.haneul, "server set", setting="openers", value=str(MEMBERS_ROLE_ID))
    await role_deleted(on, MEMBERS_ROLE_ID)
    await until_unset(on, OPENERS)
    await on.told()
    told = [said(each) for each in await on.posts(log) if "⚠" in said(each)]
    assert len(told) == 1
    assert "@Members" in told[0]
    await on.lobby(on.sandra, seats=2)
    shown = said(await on.slash(on.haneul, "server show"))
    words = await on.words(
        on.haneul,
        "server.lost_setting",
        setting=await on.words(on.haneul, "cmd.choice.openers"),
        name="@Members",
    )
    lost = on.linked(words)
    assert lost in shown
    assert lost in said(await on.slash(on.haneul, "server check"))
    await on.slash(on.haneul, "server set", setting="openers", value="all")
    assert lost not in said(await on.slash(on.haneul, "server show"))


async def test_a_member_who_would_be_refused_because_of_a_deleted_role_is_not(on: Scene) -> None:
    await set_to(on, {OPENERS: (UNKNOWN,)})
    answer = await on.slash(on.sandra, "table open", title="mine", seats=2)
    assert await on.words(on.sandra, "error.server.not_opener", roles=f"<@&{UNKNOWN}>") != said(
        answer
    )
    assert await chosen(on, OPENERS) == ()


async def test_deleted_channels_of_every_setting_are_found_on_the_event(on: Scene) -> None:
    gone = await on.haneul.add_channel("gone")
    for setting in ("channels", "offers", "lobby", "tables", "log"):
        await on.slash(on.haneul, "server set", setting=setting, value=str(gone))
    await on.told()
    await on.haneul.delete_channel(gone)
    for name in (CHANNELS, OFFERS, LOBBY, TABLES, LOG):
        await until_unset(on, name)
    await on.told()
    assert await on.bot.client.core.of(Find).lobby_boards.of(guild_of(on).id) is None
    # Without a log channel the owner of the server is told.
    letters = await on.letters(on.haneul)
    assert sum("#gone" in each for each in letters) == 1


async def test_a_deletion_during_an_outage_is_found_at_the_next_look(on: Scene) -> None:
    gone = await on.haneul.add_channel("gone")
    await on.haneul.delete_channel(gone)
    await on.told()
    roles = dict.fromkeys((OPENERS, MODERATORS, ORGANISERS), (UNKNOWN, MEMBERS_ROLE_ID))
    await set_to(on, {**roles, CHANNELS: (int(gone), int(on.place))})
    on.refused = {UNKNOWN_CHANNEL}
    check = said(await on.slash(on.haneul, "server check"))
    for name in (OPENERS, MODERATORS, ORGANISERS):
        assert await chosen(on, name) == (str(MEMBERS_ROLE_ID),)
        assert await on.words(on.haneul, f"cmd.choice.{name}") in check
    assert await chosen(on, CHANNELS) == (str(on.place),)
    for _ in range(2):
        await on.slash(on.haneul, "server check")
        await on.minutes(2)
    assert len(await on.letters(on.haneul)) == len({UNKNOWN, gone})


async def test_a_deletion_during_an_outage_is_found_at_the_start(on: Scene) -> None:
    await set_to(on, {MODERATORS: (UNKNOWN,)})
    await on.restart()
    await until_unset(on, MODERATORS)


async def test_a_channel_that_the_bot_cannot_see_is_not_taken_for_deleted(on: Scene) -> None:
    guild = guild_of(on)
    await on.haneul.deny("view_channel")
    hidden = await on.haneul.add_channel("hidden")
    await set_to(on, {CHANNELS: (int(hidden),)})
    assert guild.get_channel(int(hidden)) is None
    on.refused = {MISSING_ACCESS}
    assert not await look(guild, on.bot.client.core.lost)
    assert await chosen(on, CHANNELS) == (str(hidden),)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("status", [200, 404, 502])
async def test_a_proxys_answer_proves_no_deletion(on: Scene, status: int) -> None:
    page = {"kind": "answer", "status": status, "body": "<html>Down</html>"}
    for asked in ("channels/*", "guilds/*/channels", "guilds/*/roles"):
        await on.haneul.misbehave({"match": f"GET /{asked}", **page, "times": 10})
    on.refused = {0}
    # The look at the start may find them too, and must not take them for deleted either.
    await set_to(on, {CHANNELS: (UNKNOWN,), OPENERS: (UNKNOWN,)})
    assert not await look(guild_of(on), on.bot.client.core.lost)
    assert await chosen(on, CHANNELS) == await chosen(on, OPENERS) == (str(UNKNOWN),)


async def test_nothing_is_deleted_in_a_server_that_is_not_loaded(on: Scene) -> None:
    guild = guild_of(on)
    await set_to(on, {OPENERS: (UNKNOWN,)})
    guild.unavailable = True
    assert not await look(guild, on.bot.client.core.lost)
    assert await chosen(on, OPENERS) == (str(UNKNOWN),)
    guild.unavailable = False


async def test_a_tournament_asks_no_member_for_a_role_that_was_deleted(on: Scene) -> None:
    starts_ms = int(on.playground.clock.now() * 1000) + 48 * HOUR_MS
    plan, is_sealed = plan_for("duels", (2,), starts_ms)
    tournaments = service(on)
    held = await tournaments.create(
        by(on, on.haneul),
        guild_id=guild_of(on).id,
        channel_id=int(on.place),
        language="en",
        name=Typed("Cup"),
        title="mine",
        plan=plan,
        settings=Settings(is_sealed=is_sealed, eligible=Eligible(role_id=UNKNOWN)),
    )
    await tournaments.announce(held.id, by(on, on.haneul))
    await on.told()
    answer = await on.slash(on.sandra, "tournament join", tournament=str(held.id))
    entrants = (await tournaments.show(held.id)).stored.entrants
    assert [each.member_id for each in entrants] == [int(on.sandra.member_id)], said(answer)
    asked = await on.words(on.haneul, "server.lost_role", setting=str(held.id), name=str(UNKNOWN))
    for _ in range(2):
        assert asked in said(await on.slash(on.haneul, "server check"))
        await on.told()
    assert len(await on.letters(on.haneul)) == 1
