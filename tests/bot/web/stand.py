"""The site of a bot that is not connected: tables that members play at once, and a browser that asks for pages."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from aiohttp import ClientResponse
from aiohttp.test_utils import TestClient, TestServer

from bot.core.core import Core
from bot.core.posts.renderer import Renderer
from bot.features.tournament.parts import Tournament
from bot.features.web.parts import Web
from bot.serving import WebConfig
from bot.store.database import Database
from bot.store.rows import Secrets, Status
from bot.tables.model import Actor, Position
from bot.title_files import TitleFiles
from bot.wiring import wired
from rules.core import engine
from rules.core.rng import Rng
from rules.core.text import Typed
from tests.bot.tables.house import CHANNEL, GUILD, Clock
from tests.bot.tournaments.hall import Hall, plan, stage
from tests.catalogues import own_catalogues
from tests.engines import prepared

ROOT = "https://games.example"
ANN, BOB, CID = 4_000_000_000_000_000_101, 4_000_000_000_000_000_102, 4_000_000_000_000_000_103
MEMBERS = {ANN: "Ann", BOB: "Bob Bobson", CID: "Cid"}


@dataclass
class Stand:
    core: Core
    hall: Hall
    client: "TestClient[Any, Any]"
    clock: Clock
    _interactions: "count[int]"

    def by(self, member_id: int, name: str | None = None) -> Actor:
        name = MEMBERS.get(member_id, "") if name is None else name
        return Actor(member_id, Typed(name), next(self._interactions))

    async def table(
        self,
        title: str = "expancity",
        members: Sequence[int] = (ANN, BOB),
        *,
        names: Sequence[str] = (),
        start: bool = True,
        **more: Any,
    ) -> int:
        """Open a table where these members sit, and start it."""
        called = dict(zip(members, names, strict=False))
        first, *others = [self.by(each, called.get(each)) for each in members]
        given: dict[str, Any] = {
            "language": "en",
            "options": {},
            "seats": len(members),
            "pace": "none",
        } | more
        done = await self.core.tables.open(
            first, title=title, guild_id=GUILD, channel_id=CHANNEL, **given
        )
        table_id = done.position.table.id
        for each in others:
            await self.core.tables.join(table_id, each)
        if start:
            await self.core.tables.start(table_id, self.by(members[0], called.get(members[0])))
        return table_id

    async def at(self, table_id: int) -> Position:
        return await self.core.tables.position(table_id)

    async def play(self, table_id: int, moves: int = 100_000) -> Position:
        """Let the members make so many moves, or play to the end."""
        for number in range(moves):
            at = await self.at(table_id)
            if at.table.status is not Status.PLAYING:
                break
            seat = min(at.waiting())
            move = engine.sample_move(at.game, at.state, seat, Rng(number))
            member = at.seats[seat].member_id
            assert member is not None
            await self.core.tables.play(table_id, self.by(member), move, None)
        return await self.at(table_id)

    async def path(self, table_id: int) -> str:
        """The path of the table's page, which it has."""
        address = await self.core.pages.of_table(await self.at(table_id))
        assert address is not None
        return address.removeprefix(ROOT)

    async def cup(self, entrants: int = 6, *, ends: bool = False, **more: Any) -> int:
        """Begin a tournament of tables of two and play its first round, or play it to the end."""
        given = more.pop("given", None) or plan(stage(2, (2,), rounds=3))
        more.setdefault("title", "metromania")
        number = await self.hall.started(entrants, given, **more)
        held = await self.hall.looked(number)
        await self.hall.show_up(held)
        if ends:
            await self.hall.to_the_end(number)
        return number

    async def cup_path(self, number: int) -> str:
        address = await self.core.pages.of_tournament(number, GUILD)
        assert address is not None
        return address.removeprefix(ROOT)

    async def get(self, path: str, language: str = "en", **headers: str) -> ClientResponse:
        return await self.client.get(
            path, headers={"Accept-Language": language} | headers, allow_redirects=False
        )

    async def text(self, path: str, language: str = "en") -> str:
        answer = await self.get(path, language)
        assert answer.status == 200, (path, answer.status)
        return await answer.text()


@asynccontextmanager
async def stand(folder: Path, renderer: Renderer, default: str = "listed") -> AsyncIterator[Stand]:
    clock, salts = Clock(), count(1)

    def secrets() -> Secrets:
        return Secrets(seed=6, salt=b"%016d" % next(salts))

    where = prepared(folder / "pages.sqlite3")
    database = await Database.open(where)
    try:
        async with wired(
            database,
            own_catalogues(),
            renderer,
            TitleFiles(None),
            now=clock,
            secrets_of_tables=secrets,
            web=WebConfig("127.0.0.1", 0, ROOT, default),
            shard_count=1,
        ) as turnpost:
            core = turnpost.core
            contest = core.of(Tournament)
            hall = Hall(where, clock, database, core.tables, contest.service, contest.director)
            app = core.of(Web).site.application()
            async with TestClient(TestServer(app)) as client:
                yield Stand(core, hall, client, clock, count(50_000))
            await asyncio.sleep(0)
    finally:
        await database.close()
