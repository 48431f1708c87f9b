"""A playground for each test, with a guest bot in it if the test asks for one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
import yarl

from bot.line.undocumented import DiscordWebSocket, Route
from bot.playground import PlaygroundClient
from tests.starving import Playground

from .guest import Guest


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground() as server:
        yield server


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as opened:
        yield opened


@pytest.fixture
async def rest(playground: Playground, session: aiohttp.ClientSession) -> Rest:
    return Rest(playground, session)


class Rest:
    """The REST API by hand, for bodies that no library would send."""

    def __init__(self, playground: Playground, session: aiohttp.ClientSession) -> None:
        self.playground = playground
        self._session = session

    async def __call__(
        self,
        method: str,
        path: str,
        payload: Any = None,
        *,
        token: str | None = "Bot playground",
        form: aiohttp.FormData | None = None,
    ) -> tuple[int, Any]:
        headers = {"Authorization": token} if token else {}
        url = self.playground.api_url + path
        body: dict[str, Any] = {"data": form} if form is not None else {}
        if payload is not None:
            body = {"json": payload}
        async with self._session.request(method, url, headers=headers, **body) as response:
            return response.status, await response.json() if response.status != 204 else None

    @property
    def lounge(self) -> str:
        return f"/channels/{next(self.playground.platform.world.guild_channels()).id}"

    async def post(self, **payload: Any) -> Any:
        """Post a message in the lounge that should be accepted."""
        status, message = await self("POST", f"{self.lounge}/messages", payload)
        assert status == 200, message
        return message


@pytest.fixture
async def guest(playground: Playground, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Guest]:
    point_discord_py_at(playground, monkeypatch)
    bot = Guest()
    await bot.arrive()
    await bot.tree.sync()
    yield bot
    await bot.depart()
    violations = list(playground.platform.report.schema_violations)
    assert violations == [], "what discord.py sends follows the document, where one is given"


def point_discord_py_at(playground: Playground, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", playground.api_url)
    gateway = yarl.URL(playground.platform.gateway.url)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", gateway)


@pytest.fixture
async def people(playground: Playground) -> AsyncIterator[list[PlaygroundClient]]:
    """김하늘, Alessandra, Tom and Mina, all connected."""
    made = [PlaygroundClient(playground.url, i) for i in playground.platform.world.members]
    for person in made:
        await person.__aenter__()
        await person.listen()
    yield made
    for person in made:
        await person.__aexit__(None, None, None)


@pytest.fixture
async def me(people: list[PlaygroundClient]) -> PlaygroundClient:
    return people[0]


@pytest.fixture
async def lounge(playground: Playground) -> str:
    return str(next(playground.platform.world.guild_channels()).id)
