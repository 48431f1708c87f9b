"""A playground with the bot on real sockets, and members of three languages who try what can go wrong."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import discord
import pytest
import yarl

from bot.i18n import Catalogues, language_of
from bot.playground import Playground, PlaygroundClient
from bot.store import moves, outbox
from bot.store import tables as stored
from bot.store.database import Connection
from bot.tables.model import Actor, Position
from bot.ui.posts.renderer import Renderer
from bot.ui.text.translator import translator
from rules.core import engine
from rules.core.game import Move
from rules.core.rng import Rng
from rules.core.text import Arg, msg
from tests.bot.edges.bot_here import Bot, life

Json = dict[str, Any]

PATIENCE_S = 15.0
TITLE = "expancity"


class Complaints(logging.Handler):
    """Every record that the log counts as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.setFormatter(logging.Formatter("%(name)s: %(message)s"))
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@dataclass
class Scene:
    playground: Playground
    catalogues: Catalogues
    haneul: PlaygroundClient
    """Reads Korean, and owns the server."""
    sandra: PlaygroundClient
    """Reads Italian."""
    tom: PlaygroundClient
    """Reads English."""
    place: str
    """The channel where tables are opened."""
    bot: Bot
    renew: Callable[[], Awaitable[Bot]]
    complaints: Complaints
    refused: set[int] = field(default_factory=set)
    """Codes with which Discord may refuse something in this test."""
    unanswered: int = 0
    """Interactions that may stay unanswered in this test."""
    _interactions: "count[int]" = field(default_factory=lambda: count(1000))

    def members(self) -> tuple[PlaygroundClient, ...]:
        return self.haneul, self.sandra, self.tom

    # Tables

    def by(self, member: PlaygroundClient) -> Actor:
        """A new interaction of a member that did not arrive over the sockets."""
        person = self.playground.platform.world.members[int(member.member_id)]
        return Actor(person.id, person.name, next(self._interactions))

    async def lobby(self, *members: PlaygroundClient, seats: int = 0) -> int:
        """A table opened by the first member and joined by the others, posted."""
        done = await self.bot.tables.open(
            self.by(members[0]),
            title=TITLE,
            guild_id=self.playground.platform.world.guild_id,
            channel_id=int(self.place),
            language=self.language(members[0]),
            seats=seats or len(members),
            options={},
        )
        table_id = done.position.table.id
        for member in members[1:]:
            await self.bot.tables.join(table_id, self.by(member))
        await self.told()
        return table_id

    async def table(self, *members: PlaygroundClient) -> int:
        """A table in play, its first board posted."""
        table_id = await self.lobby(*members or (self.haneul, self.sandra))
        await self.start(table_id)
        return table_id

    async def start(self, table_id: int) -> None:
        at = await self.at(table_id)
        opener = next(m for m in self.members() if int(m.member_id) == at.table.opener_id)
        await self.bot.tables.start(table_id, self.by(opener))
        await self.told()

    async def at(self, table_id: int) -> Position:
        return await self.bot.tables.position(table_id)

    async def acting(self, table_id: int) -> PlaygroundClient:
        """The member the table waits for."""
        waiting = (await self.at(table_id)).waiting_members()
        return next(member for member in self.members() if int(member.member_id) in waiting)

    async def other(self, table_id: int) -> PlaygroundClient:
        """A member at the table it does not wait for."""
        at = await self.at(table_id)
        return next(
            member
            for member in self.members()
            if int(member.member_id) in set(at.members()) - set(at.waiting_members())
        )

    async def a_move(self, table_id: int) -> Move:
        """Any legal move of whoever is asked."""
        at = await self.at(table_id)
        return engine.sample_move(at.game, at.state, min(at.waiting()), Rng(1))

    async def turn(self, table_id: int) -> None:
        """Move until the table waits for somebody else and its board is posted."""
        member = await self.acting(table_id)
        while (at := await self.at(table_id)).waiting() and await self.acting(table_id) is member:
            move = await self.a_move(table_id)
            await self.bot.tables.play(at.table.id, self.by(member), move, None)
        await self.told()

    async def called_off(self, table_id: int) -> None:
        for member in (await self.at(table_id)).members():
            hand = next(each for each in self.members() if int(each.member_id) == member)
            await self.bot.tables.end(table_id, self.by(hand))
        await self.told()

    async def told(self) -> None:
        """Wait until everything due has been posted or given up, after a retry if necessary."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                heads = await self.bot.database.read(outbox.heads)
                now = self.playground.clock.now()
                if all(row.due_at > now and not row.claimed for row in heads):
                    break
                await asyncio.sleep(0.02)
            # What is on disk may not be in memory yet.
            await self.bot.tables.settle()

    async def later(self, seconds: float) -> None:
        """Skip time for Discord and for the bot."""
        self.playground.clock.advance(seconds)
        self.bot.sender.wake()
        await self.told()

    async def restart(self) -> None:
        self.bot = await self.renew()

    @asynccontextmanager
    async def untouched(self, table_id: int) -> AsyncIterator[None]:
        """Assert that nothing about the table changes meanwhile, on disk or in memory."""
        before = await self.kept(table_id)
        yield
        await self.bot.tables.settle()
        assert await self.kept(table_id) == before
        at = await self.at(table_id)
        assert (at.table.seq, at.table.status) == before[:2]

    async def kept(self, table_id: int) -> tuple[Any, ...]:
        """Everything stored about a table that matters."""

        def query(conn: Connection) -> tuple[Any, ...]:
            table = stored.get(conn, table_id)
            assert table is not None
            log = [row.hash for row in moves.log(conn, table_id)]
            seats, state = stored.seats(conn, table_id), stored.state(conn, table_id)
            return table.seq, table.status, table.asks, table.votes, seats, state, log

        return await self.bot.database.read(query)

    # What members do and read

    async def reply(self, member: PlaygroundClient, act: Awaitable[Json]) -> Json:
        """The private message that answers a member's act, as it is when the bot has finished."""
        since = len(member.events)
        outcome = await act
        assert outcome["outcome"] in ("message", "update", "deferred"), outcome
        interaction = outcome["interaction_id"]
        await member.wait_for(
            "interaction",
            lambda data: data["id"] == interaction and data["state"] == "done",
            since=since,
            timeout_s=PATIENCE_S,
        )
        shown = [
            event["d"]
            for event in member.events[since:]
            if event["t"] in ("message_create", "message_update") and event["d"]["ephemeral"]
        ]
        found: Json = shown[-1]
        return found

    async def slash(self, member: PlaygroundClient, line: str, /, **values: Any) -> Json:
        return await self.reply(member, member.slash(self.place, line, **values))

    async def posts(self, channel_id: int | str | None = None) -> list[Json]:
        """What everybody sees in a channel, oldest first."""
        seen = await self.tom.messages(channel_id or self.place)
        return [message for message in seen if not message["ephemeral"]]

    async def letters(self, member: PlaygroundClient) -> list[str]:
        """What the bot has written to a member in direct messages."""
        dm = self.playground.platform.world.dm_with(int(member.member_id))
        return [] if dm is None else [each["content"] for each in await member.messages(dm.id)]

    async def board(self, table_id: int) -> Json:
        """The newest board, in the channel where the table is played."""
        at = await self.at(table_id)
        wanted = str(at.table.board_message_id)
        return next(m for m in await self.posts(at.table.place_id) if m["id"] == wanted)

    async def lobby_post(self, table_id: int) -> Json:
        wanted = str((await self.at(table_id)).table.lobby_message_id)
        return next(m for m in await self.posts() if m["id"] == wanted)

    def language(self, member: PlaygroundClient) -> str:
        return language_of(self.playground.platform.world.members[int(member.member_id)].locale)

    async def words(
        self, member: PlaygroundClient, key: str, /, *, table: int | None = None, **args: Arg
    ) -> str:
        """A text as a member reads it."""
        at = None if table is None else await self.at(table)
        return translator(self.catalogues[self.language(member)], at).words(key, **args)

    async def assert_told(
        self,
        member: PlaygroundClient,
        message: Json,
        key: str,
        /,
        *,
        table: int | None = None,
        **facts: Arg,
    ) -> None:
        """Assert that a message says exactly this, to this member only."""
        assert message["ephemeral"]
        at = None if table is None else await self.at(table)
        text = translator(self.catalogues[self.language(member)], at).say(msg(key, **facts))
        assert message["content"] == text


def button(message: Json, op: str) -> str:
    """The id of a control under a message, by its operation."""
    for row in message["components"]:
        for item in row["components"]:
            if item["custom_id"].split(":")[1] == op:
                found: str = item["custom_id"]
                return found
    raise LookupError(op)


def labels(message: Json) -> list[str]:
    return [item.get("label", "") for row in message["components"] for item in row["components"]]


@asynccontextmanager
async def scene(
    folder: Path, catalogues: Catalogues, renderer: Renderer, patch: pytest.MonkeyPatch
) -> AsyncIterator[Scene]:
    complaints = Complaints()
    logging.getLogger().addHandler(complaints)
    async with Playground() as playground, AsyncExitStack() as held:
        held.callback(logging.getLogger().removeHandler, complaints)
        patch.setattr(discord.http.Route, "BASE", playground.api_url)
        gateway = yarl.URL(playground.platform.gateway.url)
        patch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        lives = AsyncExitStack()
        held.push_async_callback(lives.aclose)

        async def renew() -> Bot:
            await lives.aclose()
            now = playground.clock.now
            alive = life(folder / "edges.sqlite3", catalogues, renderer, now)
            return await lives.enter_async_context(alive)

        async def member(number: int) -> PlaygroundClient:
            member_id = list(playground.platform.world.members)[number]
            client = PlaygroundClient(playground.url, member_id)
            await held.enter_async_context(client)
            await client.listen()
            return client

        haneul, sandra, tom = [await member(number) for number in range(3)]
        place = (await tom.channel_named("tables"))["id"]
        bot = await renew()
        yield Scene(playground, catalogues, haneul, sandra, tom, place, bot, renew, complaints)
