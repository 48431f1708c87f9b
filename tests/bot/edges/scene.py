"""A playground with the bot on real sockets, and members of three languages."""

import asyncio
import logging
import math
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import yarl
from sqlalchemy import URL

from bot.clocks.paces import NO_CLOCK
from bot.core.posts.layout import texts_of
from bot.core.posts.renderer import Renderer
from bot.core.text.translator import translator
from bot.features.lobby.parts import Lobby
from bot.i18n import Catalogues, language_of
from bot.line.undocumented import DiscordWebSocket, Route
from bot.playground import PlaygroundClient
from bot.serving import WebConfig
from bot.store import moves, outbox
from bot.store import tables as stored
from bot.store.database import Connection
from bot.store.rows import Secrets
from bot.tables.model import Actor, Position
from rules.core import engine
from rules.core.game import Move
from rules.core.rng import Rng
from rules.core.text import Arg, Own, Typed, msg
from tests.bot.edges.bot_here import SECRETS, Bot, life
from tests.bot.edges.complaints import Complaints
from tests.hosting.clocked import next_look
from tests.messages import number_of
from tests.scale import PATIENCE_S
from tests.starving import Playground

Json = dict[str, Any]

_STEP_S = 20.0
"""The least time that passes at once. While the bot cannot serve, beats further apart would be an outage."""
TITLE = "expancity"
DAY_S = 24 * 3600
MORNING_S = 8 * 3600
"""The moment at which every scene begins (UTC): all members are awake in Korea, in Italy and in Greenwich."""


def said(message: Json) -> str:
    """The words of a message, also of a layout, which has no content."""
    return message["content"] or texts_of(message["components"])


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
    """The channel in which tables are opened."""
    bot: Bot
    renew: Callable[..., Awaitable[Bot]]
    complaints: Complaints
    refused: set[int] = field(default_factory=set)
    """Error codes that Discord may return in this test."""
    unanswered: int = 0
    """Interactions that may stay unanswered in this test."""
    doubled: int = 0
    """Answers that are given twice in this test."""
    _interactions: "count[int]" = field(default_factory=lambda: count(1000))

    def members(self) -> tuple[PlaygroundClient, ...]:
        return self.haneul, self.sandra, self.tom

    # Tables

    def by(self, member: PlaygroundClient) -> Actor:
        """A new interaction of a member, made directly instead of received over the sockets."""
        person = self.playground.platform.world.members[int(member.member_id)]
        return Actor(person.id, Typed(person.name), next(self._interactions))

    async def lobby(
        self,
        *members: PlaygroundClient,
        seats: int = 0,
        pace: str = NO_CLOCK,
        title: str = TITLE,
        name: str = "",
    ) -> int:
        """Open a table as the first member, let the others join, and wait for its post. Returns its number."""
        done = await self.bot.tables.open(
            self.by(members[0]),
            title=title,
            guild_id=self.playground.platform.world.guild_id,
            channel_id=int(self.place),
            language=self.language(members[0]),
            seats=seats or len(members),
            options={},
            pace=pace,
            name=name,
        )
        table_id = done.position.table.id
        for member in members[1:]:
            await self.bot.tables.join(table_id, self.by(member))
        await self.told()
        return table_id

    async def table(self, *members: PlaygroundClient, pace: str = NO_CLOCK, name: str = "") -> int:
        """Start such a table and wait for its first board."""
        seated = members or (self.haneul, self.sandra)
        table_id = await self.lobby(*seated, pace=pace, name=name)
        await self.start(table_id)
        return table_id

    async def asked(self, *members: PlaygroundClient, **more: str) -> tuple[int, PlaygroundClient]:
        """Start such a table. Returns its number and the member that it waits for."""
        table_id = await self.table(*members, **more)
        return table_id, await self.acting(table_id)

    async def start(self, table_id: int) -> None:
        """Let the opener start the table; at a live one all members say that they are here."""
        at = await self.at(table_id)
        gathering = self.bot.client.core.of(Lobby).gathering
        seated = [m for m in self.members() if int(m.member_id) in at.members()]
        for member in sorted(seated, key=lambda m: int(m.member_id) != at.table.opener_id):
            if (await self.at(table_id)).state is None:
                await gathering.start(table_id, self.by(member))
        await self.told()

    async def at(self, table_id: int) -> Position:
        return await self.bot.tables.position(table_id)

    async def acting(self, table_id: int) -> PlaygroundClient:
        """The member that the table waits for."""
        waiting = (await self.at(table_id)).waiting_members()
        return next(member for member in self.members() if int(member.member_id) in waiting)

    async def other(self, table_id: int) -> PlaygroundClient:
        """A member at the table that it does not wait for."""
        at = await self.at(table_id)
        others = set(at.members()) - set(at.waiting_members())
        return next(each for each in self.members() if int(each.member_id) in others)

    async def a_move(self, table_id: int) -> Move:
        """Any legal move of the seat that is asked."""
        at = await self.at(table_id)
        return engine.sample_move(at.game, at.state, min(at.waiting()), Rng(1))

    async def turn(self, table_id: int) -> None:
        """Move until the table waits for another member and its board is posted."""
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
        """Wait until the bot has finished with all interactions, and everything due is posted or given up."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                # What an answer leaves to be posted is due as well.
                while answering := self.bot.client.answering():
                    await asyncio.wait(answering)
                heads = await self.bot.database.read(outbox.heads)
                now = self.playground.clock.now()
                is_due = any(row.due_at <= now for row in heads)
                retries = [row.due_at for row in heads if row.claimed]
                if not is_due and not retries:
                    break
                if not is_due:
                    # Discord has not taken a post, and the bot waits before it tries again.
                    self.playground.clock.advance(min(retries) - now)
                    self.bot.sender.wake()
                await asyncio.sleep(0.02)
            # Memory may lack rows that the disk already has.
            await self.bot.tables.settle()

    async def later(self, seconds: float) -> None:
        """Advance the clock for Discord and for the bot."""
        self.playground.clock.advance(seconds)
        self.bot.sender.wake()
        await self.told()

    async def minutes(self, count: float) -> None:
        """Let time pass while the bot serves, and all timers happen.

        Nothing is looked at between two moments at which something is due.
        """
        clock, outages = self.playground.clock, self.bot.outages
        # Time that a test has let pass in another way is an outage.
        await outages.beat()
        until = clock.now() + count * 60
        while (left := until - clock.now()) > 0:
            pause = await self._pause() if outages.is_serving else _STEP_S
            clock.advance(min(left, max(pause, _STEP_S)))
            if outages.is_serving:
                # It has served all the while.
                outages.last_ms = int(clock.now() * 1000)
            await outages.beat()
            await self.bot.timekeeper.look()
            self.bot.sender.wake()
            await self.told()

    async def _pause(self) -> float:
        """The seconds until something is due, at the clocks of tables or in the outbox."""

        def moments(conn: Connection) -> list[float]:
            looks = next_look(conn)
            posts = [row.due_at for row in outbox.heads(conn)]
            return posts if looks is None else [*posts, looks / 1000]

        now = self.playground.clock.now()
        found = await self.bot.database.read(moments)
        settled = self.bot.outages.settled_ms / 1000
        return min((max(moment, settled) for moment in found), default=math.inf) - now

    async def restart(self, between: Callable[[], object] = lambda: None) -> None:
        """End the bot and start it again; call `between` while it is stopped."""
        self.bot = await self.renew(between)

    @asynccontextmanager
    async def untouched(self, table_id: int) -> AsyncIterator[None]:
        """Assert that the table does not change within the block, on disk or in memory."""
        before = await self.kept(table_id)
        yield
        await self.bot.tables.settle()
        assert await self.kept(table_id) == before
        at = await self.at(table_id)
        assert (at.table.seq, at.table.status) == before[:2]

    async def kept(self, table_id: int) -> tuple[Any, ...]:
        """All stored facts about a table that matter here."""

        def query(conn: Connection) -> tuple[Any, ...]:
            table = stored.get(conn, table_id)
            assert table is not None
            log = [row.hash for row in moves.log(conn, table_id)]
            seats, state = stored.seats(conn, table_id), stored.state(conn, table_id)
            return table.seq, table.status, table.asks, table.votes, seats, state, log

        return await self.bot.database.read(query)

    # What members do and read

    async def finished(self, member: PlaygroundClient, act: Awaitable[Json]) -> list[Json]:
        """Wait until the bot has finished with an interaction. Return the private messages to the member since then."""
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
        return [
            event["d"]
            for event in member.events[since:]
            if event["t"] in ("message_create", "message_update") and event["d"]["ephemeral"]
        ]

    async def reply(self, member: PlaygroundClient, act: Awaitable[Json]) -> Json:
        """The private message that answers an interaction, as it is when the bot has finished."""
        return (await self.finished(member, act))[-1]

    async def slash(self, member: PlaygroundClient, line: str, /, **values: Any) -> Json:
        return await self.reply(member, member.slash(self.place, line, **values))

    async def posts(self, channel_id: int | str | None = None) -> list[Json]:
        """The public messages in a channel, oldest first."""
        seen = await self.tom.messages(channel_id or self.place)
        return [message for message in seen if not message["ephemeral"]]

    async def letters(self, member: PlaygroundClient) -> list[str]:
        """The direct messages that the bot has sent to a member."""
        dm = self.playground.platform.world.dm_with(int(member.member_id))
        return [] if dm is None else [each["content"] for each in await member.messages(dm.id)]

    async def board(self, table_id: int) -> Json:
        """The newest board, in the channel where the table is played."""
        at = await self.at(table_id)
        wanted = str(number_of(at.table.board))
        return next(m for m in await self.posts(at.table.place_id) if m["id"] == wanted)

    async def lobby_post(self, table_id: int) -> Json:
        wanted = str(number_of((await self.at(table_id)).table.lobby))
        return next(m for m in await self.posts() if m["id"] == wanted)

    async def lobby_post_offering(self, table_id: int, op: str) -> Json:
        """The table's post once it has a button that does this and can be pressed; posts are edited a moment later."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                post = await self.lobby_post(table_id)
                items = [item for row in post["components"] for item in row["components"]]
                offered = {item["custom_id"] for item in items if not item.get("disabled")}
                if button(post, op) in offered:
                    return post
                await asyncio.sleep(0.02)

    def language(self, member: PlaygroundClient) -> str:
        return language_of(self.playground.platform.world.members[int(member.member_id)].locale)

    async def words(
        self, member: PlaygroundClient, key: str, /, *, table: int | None = None, **args: Own
    ) -> str:
        """A text as a member reads it."""
        at = None if table is None else await self.at(table)
        return translator(self.catalogues[self.language(member)], at).words(key, **args)

    def linked(self, text: str) -> str:
        """The same text with links to the commands that it names."""
        return self.bot.client.core.mentions.linked(text)

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
        """Assert that only this member sees a message, and that it says this, with or without links to commands."""
        assert message["ephemeral"]
        at = None if table is None else await self.at(table)
        text = translator(self.catalogues[self.language(member)], at).say(msg(key, **facts))
        assert said(message) in (text, self.linked(text))


def button(message: Json, op: str) -> str:
    """The id of the button under a message that does this operation."""
    for row in message["components"]:
        for item in row["components"]:
            found: str = item.get("custom_id", "")
            if found.split(":")[1:2] == [op]:
                return found
    raise LookupError(op)


def labels(message: Json) -> list[str]:
    return [item.get("label", "") for row in message["components"] for item in row["components"]]


@asynccontextmanager
async def scene(
    folder: Path,
    catalogues: Catalogues,
    renderer: Renderer,
    patch: pytest.MonkeyPatch,
    secrets: Callable[[], Secrets] = lambda: SECRETS,
    database: URL | None = None,
    web: WebConfig | None = None,
) -> AsyncIterator[Scene]:
    """In this database, or in a new file of this folder."""
    complaints = Complaints()
    logging.getLogger().addHandler(complaints)
    async with Playground() as playground, AsyncExitStack() as held:
        playground.clock.advance((MORNING_S - playground.clock.now()) % DAY_S)
        held.callback(logging.getLogger().removeHandler, complaints)
        patch.setattr(Route, "BASE", playground.api_url)
        gateway = yarl.URL(playground.platform.gateway.url)
        patch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        lives = AsyncExitStack()
        held.push_async_callback(lives.aclose)

        async def renew(between: Callable[[], object] = lambda: None) -> Bot:
            await lives.aclose()
            between()
            now = playground.clock.now
            where = database or folder / "edges.sqlite3"
            alive = life(where, catalogues, renderer, now, secrets, web)
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
