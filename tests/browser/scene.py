"""A playground, the bot in its own process, and a browser."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

from playwright.async_api import Browser, Page

from tests.e2e.forked import DealtBot, Parent
from tests.engines import prepared
from tests.scale import PATIENCE_S
from tests.starving import Playground

PATIENCE_MS = PATIENCE_S * 1000
DESKTOP = (1280, 900)


class Scene:
    """Every table of a title is dealt alike, so that the counts do not depend on the cards."""

    def __init__(self, folder: Path, browser: Browser, parent: Parent | None = None) -> None:
        """`parent` forks the bots of several scenes, one after another."""
        self.playground = Playground(port=0)
        self._folder = folder
        self._browser = browser
        self._parent = parent
        self._held = AsyncExitStack()
        self._online = asyncio.Event()
        self._thrown: list[str] = []

    @property
    def members(self) -> list[str]:
        """The ids of the members, in the order of the page."""
        return [str(member_id) for member_id in self.playground.platform.world.members]

    async def __aenter__(self) -> Self:
        await self._held.__aenter__()
        await self._held.enter_async_context(self.playground)
        self.playground.platform.gateway.on_change(self._note_online)
        self.bot = DealtBot(self.playground.api_url, self._folder, parent=self._parent)
        prepared(self.bot.database)
        await self.bot.start()
        self._held.push_async_callback(self._stop_bot)
        await self.until_online()
        async with asyncio.timeout(PATIENCE_S):
            await self.playground.platform.commands.registered.wait()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._held.__aexit__(kind, error, trace)

    async def new_page(self, *, locale: str | None = None) -> Page:
        """A page with empty storage, in a browser of this language; its errors are added to the `complaints`."""
        width, height = DESKTOP
        page = await self._browser.new_page(
            viewport={"width": width, "height": height}, locale=locale
        )
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self._thrown.append(str(error)))
        return page

    async def until_online(self) -> None:
        async with asyncio.timeout(PATIENCE_S):
            await self._online.wait()

    def complaints(self) -> dict[str, object]:
        """Errors behind the page; in a normal game there are none."""
        report = self.playground.platform.report
        found: dict[str, object] = {
            "refused by Discord": list(report.refused),
            "schema violations": list(report.schema_violations),
            "unanswered": list(report.unanswered),
            "log of the bot": self.bot.troubles(),
            "thrown by the page": self._thrown,
        }
        return {name: value for name, value in found.items() if value}

    def _note_online(self, online: bool) -> None:  # called by the Gateway
        if online:
            self._online.set()
        else:
            self._online.clear()

    async def _stop_bot(self) -> None:
        if self.bot.is_running:
            await self.bot.stop()
        await self.bot.close()
