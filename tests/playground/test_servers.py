"""A playground with several servers: each has channels of its own, and its shard alone hears of them."""

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from bot.playground import PlaygroundClient
from bot.playground.discord.gateway import Shard
from tests.playground.conftest import Rest, point_discord_py_at
from tests.playground.guest import Guest
from tests.starving import Playground

pytestmark = pytest.mark.sockets

SHARDS = 4
SERVERS = 6


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(shards=SHARDS, servers=SERVERS) as server:
        yield server


@pytest.fixture
async def member(playground: Playground) -> AsyncIterator[PlaygroundClient]:
    async with PlaygroundClient(
        playground.url, next(iter(playground.platform.world.members))
    ) as who:
        await who.listen()
        yield who


def lounges(playground: Playground) -> dict[int, int]:
    """A channel of each server."""
    world = playground.platform.world
    return {guild_id: next(world.guild_channels(guild_id)).id for guild_id in world.guilds}


def test_every_shard_has_servers(playground: Playground) -> None:
    servers = playground.platform.world.guilds
    heard = [sum(Shard(n, SHARDS).hears(each) for each in servers) for n in range(SHARDS)]
    assert sorted(heard) == [1, 1, 2, 2]


@pytest.fixture
async def bots(
    playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[list[Guest]]:
    """One for each shard."""
    point_discord_py_at(playground, monkeypatch)
    made = [Guest(shard_id=number, shard_count=SHARDS) for number in range(SHARDS)]
    for each in made:
        await each.arrive()
    await made[0].tree.sync()
    yield made
    for each in made:
        await each.depart()


async def test_each_shard_hears_of_its_own_servers_alone(
    playground: Playground, member: PlaygroundClient, bots: list[Guest]
) -> None:
    heard: list[tuple[int, int]] = []
    for number, bot in enumerate(bots):
        own = {each for each in lounges(playground) if (each >> 22) % SHARDS == number}
        assert {guild.id for guild in bot.guilds} == own

        async def on_interaction(
            interaction: discord.Interaction[Any], number: int = number
        ) -> None:
            heard.append((number, interaction.guild_id or 0))

        bot.on_interaction = on_interaction  # type: ignore[method-assign]
    for channel_id in lounges(playground).values():
        outcome = await member.slash(channel_id, "echo", text="here")
        assert outcome["outcome"] == "message"
    assert heard == [((each >> 22) % SHARDS, each) for each in lounges(playground)]


async def test_a_thread_is_in_the_server_of_its_channel(
    playground: Playground, member: PlaygroundClient, bots: list[Guest]
) -> None:
    for guild_id, channel_id in lounges(playground).items():
        thread_id = int(await member.open_thread(channel_id, "Thread"))
        assert playground.platform.world.channels[thread_id].guild_id == guild_id
        outcome = await member.slash(thread_id, "echo", text="here")
        assert outcome["outcome"] == "message"
        [guild] = [each for bot in bots for each in bot.guilds if each.id == guild_id]
        assert guild.get_thread(thread_id) is not None


async def test_the_api_knows_each_server(
    playground: Playground, session: aiohttp.ClientSession
) -> None:
    rest = Rest(playground, session)
    status, own = await rest("GET", "/users/@me/guilds")
    assert (status, len({each["name"] for each in own})) == (200, SERVERS)
    for guild_id, lounge in lounges(playground).items():
        status, channels = await rest("GET", f"/guilds/{guild_id}/channels")
        assert status == 200
        assert {each["guild_id"] for each in channels} == {str(guild_id)}
        assert str(lounge) in {each["id"] for each in channels}
        status, roles = await rest("GET", f"/guilds/{guild_id}/roles")
        assert str(guild_id) in {each["id"] for each in roles}
        status, made = await rest("POST", f"/guilds/{guild_id}/channels", {"name": "new"})
        assert (status, made["guild_id"]) == (201, str(guild_id))
    assert (await rest("GET", "/guilds/5/channels"))[0] == 404


async def test_who_leaves_leaves_every_server(
    playground: Playground, session: aiohttp.ClientSession, member: PlaygroundClient
) -> None:
    rest = Rest(playground, session)
    await member.leave()
    for guild_id in lounges(playground):
        status, _ = await rest("GET", f"/guilds/{guild_id}/members/{member.member_id}")
        assert status == 404
