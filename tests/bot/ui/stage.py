"""The whole client on real sockets against the playground, with clicking members."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import yarl

from bot.client import TurnpostBot
from bot.core.posts.renderer import Renderer
from bot.line.undocumented import DiscordWebSocket, Route
from bot.playground import PlaygroundClient
from bot.store.database import Database
from bot.store.rows import Secrets
from bot.tables.service import Tables
from bot.title_files import TitleFiles
from bot.wiring import wired
from tests.catalogues import own_catalogues
from tests.engines import prepared
from tests.scale import PATIENCE_S
from tests.starving import Playground

Json = dict[str, Any]

SECRETS = Secrets(6, b"sixteen bytes ..")


@dataclass
class Stage:
    playground: Playground
    client: TurnpostBot
    tables: Tables
    ann: PlaygroundClient
    bob: PlaygroundClient
    place: str
    """The channel used throughout."""

    async def answer(self, member: PlaygroundClient, act: Any) -> Json:
        """The bot's private answer to something a member does."""
        since = len(member.events)
        outcome = await act
        message: Json = outcome["message"]
        if outcome["outcome"] == "message":
            return message
        return await member.wait_for(
            "message_update",
            lambda found: found["id"] == message["id"] and not found["thinking"],
            since=since,
            timeout_s=PATIENCE_S,
        )

    async def slash(self, member: PlaygroundClient, line: str, /, **values: Any) -> Json:
        return await self.answer(member, member.slash(self.place, line, **values))

    async def public(self, member: PlaygroundClient, label: str) -> Json:
        """The newest public post with a button of this label, once there is one."""

        def fits(message: Json) -> bool:
            return not message["ephemeral"] and button(message, label) is not None

        async with asyncio.timeout(PATIENCE_S):
            while True:
                for message in reversed(await member.messages(self.place)):
                    if fits(message):
                        return message
                await asyncio.sleep(0.05)

    async def table(self) -> None:
        """A table in play in this channel, opened by Ann and joined by Bob."""
        await self.slash(self.ann, "table open", title="expancity", seats=2)
        lobby = await self.public(self.ann, "Join")
        await self.answer(self.bob, self.bob.click(lobby["id"], str(button(lobby, "Join"))))
        start = await self.public(self.ann, "Start")
        await self.answer(self.ann, self.ann.click(start["id"], str(button(start, "Start"))))

    async def acting(self) -> tuple[PlaygroundClient, Json]:
        """The active member, and the panel that this member has opened."""
        (at,) = await self.tables.of_member(int(self.ann.member_id))
        (member_id,) = at.waiting_members()
        member = self.ann if str(member_id) == self.ann.member_id else self.bob
        return member, await self.answer(
            member, member.slash(self.place, "table turn", table=str(at.table.id))
        )


def button(message: Json, label: str) -> str | None:
    """The id of a button that can be pressed."""
    for row in message.get("components", ()):
        for item in row["components"]:
            if item.get("label") == label and not item.get("disabled"):
                found: str = item["custom_id"]
                return found
    return None


@asynccontextmanager
async def stage(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    async with AsyncExitStack() as closing:
        database = await Database.open(prepared(folder / "stage.sqlite3"))
        closing.push_async_callback(database.close)
        renderer = Renderer()
        closing.callback(renderer.close)
        playground = await closing.enter_async_context(Playground())
        monkeypatch.setattr(Route, "BASE", playground.api_url)
        gateway = yarl.URL(playground.platform.gateway.url)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        turnpost = await closing.enter_async_context(
            wired(
                database,
                own_catalogues(),
                renderer,
                TitleFiles(None),
                secrets_of_tables=lambda: SECRETS,
                guild_ready_timeout=0,
                shard_count=1,
            )
        )
        bot = await closing.enter_async_context(turnpost.bot)
        await bot.login("a token")
        for work in (bot.connect(), turnpost.sender.run()):
            closing.push_async_callback(_end, asyncio.create_task(work))
        await bot.wait_until_ready()
        ann_id, bob_id, *_ = playground.platform.world.members
        members = []
        for member_id in (ann_id, bob_id):
            member = PlaygroundClient(playground.url, member_id)
            members.append(await closing.enter_async_context(member))
            await member.set_locale("en-US")
            await member.listen()
        ann, bob = members
        place = (await ann.channel_named("tables"))["id"]
        yield Stage(playground, bot, turnpost.tables, ann, bob, place)


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait([task], timeout=PATIENCE_S)
    assert task.done()
