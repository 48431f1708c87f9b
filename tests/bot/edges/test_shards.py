"""A bot with several shards serves each guild once, over the guild's own connection."""

import asyncio
from pathlib import Path

import pytest

from bot.playground import PlaygroundClient
from tests.bot.edges.scene import said
from tests.e2e.bot_process import Bot
from tests.scale import PATIENCE_S
from tests.starving import Playground

pytestmark = pytest.mark.sockets


async def test_a_bot_connects_as_many_shards_as_discord_recommends(tmp_path: Path) -> None:
    async with Playground(shards=2) as playground:
        online: asyncio.Queue[bool] = asyncio.Queue()
        playground.platform.gateway.on_change(online.put_nowait)
        bot = Bot(playground.api_url, tmp_path)
        await bot.start()
        owner = next(iter(playground.platform.world.members))
        try:
            async with (
                PlaygroundClient(playground.url, owner) as member,
                asyncio.timeout(PATIENCE_S),
            ):
                await member.listen()
                place = (await member.channel_named("tables"))["id"]
                await playground.platform.commands.registered.wait()
                for _ in range(2):
                    assert await online.get()
                await answered(member, place)
                # Both connections break, and both come back.
                await member.gateway("cut")
                while not online.empty():
                    online.get_nowait()
                for _ in range(2):
                    while not await online.get():
                        pass
                await answered(member, place)
                assert (await member.report())["double_responses"] == 0
        finally:
            code = await bot.stop()
    assert code == 0
    assert bot.troubles() == []


async def answered(member: PlaygroundClient, place: str) -> None:
    """A command gets one answer, with a text."""
    since = len(member.events)
    outcome = await member.slash(place, "my tables")
    assert outcome["outcome"] == "deferred"
    reply = await member.wait_for(
        "message_update",
        lambda found: found["id"] == outcome["message"]["id"] and not found["thinking"],
        since=since,
    )
    assert said(reply)
