"""Follows a table and a tournament of 16 on the public pages: ``python -m tests.browser.follow [--shots FOLDER]``.

Members play through the playground while a visitor looks at the pages, at every moment in three widths and languages,
dark and light by turns. Each look must find no serious problem (axe-core), nothing wider than the window, no error of
the page and nothing loaded from elsewhere; and by keyboard alone all links are reached in order.
``--shots`` keeps what the visitor sees, ``--language`` and ``--only table`` or ``cup`` look at less.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from aiohttp.test_utils import TestClient, TestServer
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, Page
from playwright.async_api import Error as PlaywrightError

from bot.core.posts.renderer import Renderer
from bot.features.web.parts import Web
from bot.i18n import LANGUAGES
from bot.serving import WebConfig
from bot.store.rows import Secrets
from rules.contest.director.snapshot import Status
from tests.bot.edges.scene import Scene, scene
from tests.browser.chromium import MISSING, find_chromium, launched
from tests.browser.cup import cup_of
from tests.browser.players import Players
from tests.catalogues import own_catalogues
from tests.scale import PATIENCE_S

ROOT = "https://games.example"
WIDTHS = (360, 800, 1600)
SERIOUS = ("serious", "critical")
ENTRANTS = 16
MEMBERS = ("Ada", "Bruno", "Chiara Bonaventura-Visconti", "민서", "Søren Østergård", "Farid")
NAMES = (*MEMBERS, *(f"Player {number}" for number in range(len(MEMBERS), ENTRANTS)))
_STOPS = """
() => [...document.querySelectorAll("a[href], summary, input, [tabindex='0']")]
  .filter(each => each.checkVisibility()).length
"""
_FOCUSED = """
() => {
  const all = [...document.querySelectorAll("a[href], summary, input, [tabindex='0']")];
  return all.filter(each => each.checkVisibility()).indexOf(document.activeElement);
}
"""


@dataclass
class Visitor:
    """Looks at pages, and notes what is wrong with them."""

    on: Scene
    browser: Browser
    address: str
    languages: Sequence[str]
    shots: Path | None
    looks: int = 0
    wrong: list[str] = field(default_factory=list)

    async def look(self, name: str, path: str | None) -> None:
        """Look at a page in every width and language."""
        assert path is not None, f"{name} has no page"
        path = urlsplit(path).path + ("?" + query if (query := urlsplit(path).query) else "")
        for language in self.languages:
            for width in WIDTHS:
                await self._look(f"{name}-{width}-{language}", path, width, language)

    async def _look(self, name: str, path: str, width: int, language: str) -> None:
        # The checker is put into the page, which the page itself forbids.
        page = await self.browser.new_page(
            viewport={"width": width, "height": 900},
            color_scheme="light" if self.looks % 2 else "dark",
            bypass_csp=True,
        )
        self.looks += 1
        page.set_default_timeout(PATIENCE_S * 1000)
        page.on("pageerror", lambda error: self.wrong.append(f"{name}: {error}"))
        page.on("request", lambda asked: self._note_request(name, asked.url))
        sign = "&" if "?" in path else "?"
        answer = await page.goto(f"{self.address}{path}{sign}lang={language}")
        if answer is None or not answer.ok:
            self.wrong.append(f"{name}: not answered")
        if self.shots is not None:
            await _keep(page, self.shots / f"{name}.png")
        if await page.evaluate("document.documentElement.scrollWidth") > width:
            self.wrong.append(f"{name}: too wide")
        found = (await Axe().run(page)).response["violations"]
        self.wrong += [f"{name}: {one['id']}" for one in found if one["impact"] in SERIOUS]
        if language == "en":
            await self._tab_through(name, page)
        await page.close()

    def _note_request(self, name: str, url: str) -> None:
        if not url.startswith((self.address, "data:", "blob:")):
            self.wrong.append(f"{name}: loads {url}")

    async def _tab_through(self, name: str, page: Page) -> None:
        """Press Tab as often as there are places to stop at; the order must be that of the page."""
        stops = []
        for _ in range(await page.evaluate(_STOPS)):
            await page.keyboard.press("Tab")
            stops.append(await page.evaluate(_FOCUSED))
        if stops != [*range(len(stops))]:
            self.wrong.append(f"{name}: by Tab {stops}")


async def _keep(page: Page, file: Path) -> None:
    """Keep the whole page as a picture; a browser on a busy machine sometimes fails at first."""
    try:
        await page.screenshot(path=file, full_page=True)
    except PlaywrightError:
        await page.screenshot(path=file, full_page=True)


async def follow_table(on: Scene, visitor: Visitor) -> None:
    """Follow a table from its lobby to its proof."""
    pages, players = on.bot.client.core.pages, Players(on)
    table = await on.lobby(on.haneul, on.sandra, title="mine")
    path = await pages.of_table(await on.at(table))
    assert path is not None
    await visitor.look("table-1-lobby", path)
    await on.start(table)
    await players.play(table, most=8)
    await visitor.look("table-2-playing", path)
    await players.play(table)
    await on.told()
    await visitor.look("table-3-ended", path)
    await visitor.look("table-4-turn", f"{path}/turns/5")
    await visitor.look("table-5-proof", f"{path}/proof")
    await visitor.look("server-1", await pages.of_server(on.playground.platform.world.guild_id))
    await pages.open_member(int(on.haneul.member_id), on=True)
    await visitor.look("member", await pages.of_member(int(on.haneul.member_id)))


async def follow_cup(on: Scene, visitor: Visitor) -> None:
    """Follow a tournament from its announcement to its podium."""
    pages, guild = on.bot.client.core.pages, on.playground.platform.world.guild_id
    async with cup_of(on, visitor.browser, "en-US", "followed", NAMES) as (cup, people):
        draft = await cup.create("metromania", "quick_cup", name="Spring Cup", when="2d", most=16)
        await cup.hands.press(draft, draft.control("c:announce:"))
        post = await cup.post("join", "list", "rules", "out")
        for each in people:
            await cup.press(each, post, "join")
        held = await cup.reaches(lambda held: len(held.stored.entrants) == ENTRANTS, "16 entrants")
        path = await pages.of_tournament(held.id, guild)
        await visitor.look("cup-1-open", path)
        await cup.pass_hours(24)
        call = await cup.post("in", but=post["id"])
        for each in people:
            await cup.press(each, call, "in")
        await cup.pass_hours(24)
        for number in count(1):
            # The next round begins at a whole hour of the day.
            await cup.pass_hours(13 if number > 1 else 0)
            pods = await cup.open_tables(number)
            if number == 1:
                await cup.play(pods[:3])
                await cup.players.play(pods[3].table_id or 0, most=5)
                await visitor.look("cup-2-first-round", path)
                await visitor.look("cup-2-projector", f"{path}?screen")
            await cup.play(pods)
            await cup.scored(pods)
            if len(pods) == 1:
                break
            if number == 2:
                await visitor.look("cup-3-second-round", path)
        await cup.reaches(lambda held: held.row.status is Status.CLOSING, "closing")
        await cup.pass_hours(49)
        await cup.reaches(lambda held: held.row.status is Status.FINISHED, "the end")
        await visitor.look("cup-4-ended", path)
        await visitor.look("cup-4-projector", f"{path}?screen")
        await visitor.look("server-2", await pages.of_server(guild))


@asynccontextmanager
async def watched(
    browser: Browser, languages: Sequence[str], shots: Path | None
) -> AsyncIterator[Visitor]:
    """A playground with the bot in this process, and a visitor of its pages."""
    renderer, seeds = Renderer(), count(6)

    def secrets() -> Secrets:
        seed = next(seeds)
        return Secrets(seed, b"%016d" % seed)

    web = WebConfig("127.0.0.1", 0, ROOT, "listed")
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        here = scene(Path(folder), own_catalogues(), renderer, patch, secrets, web=web)
        async with here as on:
            site = on.bot.client.core.of(Web).site.application()
            async with TestClient(TestServer(site)) as client:
                address = str(client.make_url("")).rstrip("/")
                yield Visitor(on, browser, address, languages, shots)
    renderer.close()


async def followed(wanted: argparse.Namespace) -> list[str]:
    """Return everything that is wrong."""
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit(MISSING)
    if wanted.shots:
        wanted.shots.mkdir(parents=True, exist_ok=True)
    wrong = []
    async with launched(chromium) as browser:
        for name, follow in (("table", follow_table), ("cup", follow_cup)):
            if wanted.only in (None, name):
                languages = wanted.language or LANGUAGES
                async with watched(browser, languages, wanted.shots) as visitor:
                    await follow(visitor.on, visitor)
                sys.stdout.write(f"{name}: {visitor.looks} looks\n")
                wrong += visitor.wrong
    return wrong


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.follow", description=__doc__)
    parser.add_argument("--only", choices=("table", "cup"))
    parser.add_argument("--language", action="append")
    parser.add_argument("--shots", type=Path)
    if wrong := asyncio.run(followed(parser.parse_args(argv))):
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
