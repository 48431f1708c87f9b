"""A browser for each process of a run, a scene for each module, a page for each test.

The browser, its driver and the process that forks bots belong to one event loop, so all these tests share one.
"""

from collections.abc import AsyncIterator
from itertools import count

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.core.posts.renderer import Renderer
from bot.i18n import LANGUAGES
from bot.store.rows import Secrets
from tests.bot.edges.scene import Scene as SceneHere
from tests.bot.edges.scene import scene as scene_here
from tests.browser.chromium import MISSING, find_chromium, launched
from tests.browser.hands import Hands
from tests.browser.scene import PATIENCE_MS, Scene
from tests.browser.shots import DESKTOP
from tests.browser.walk import Walk
from tests.catalogues import own_catalogues
from tests.e2e.forked import DealtBot, Parent
from tests.scale import usually

LOCALES = {"en": "en-US", "ko": "ko", "it": "it"}


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    chromium = find_chromium()
    if chromium is None:
        pytest.skip(MISSING)
    expect.set_options(timeout=PATIENCE_MS)
    async with launched(chromium) as opened:
        yield opened


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def parent() -> AsyncIterator[Parent]:
    """Forks the bots of all scenes."""
    made = Parent(DealtBot.program)
    yield made
    await made.close()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def scene(
    tmp_path_factory: pytest.TempPathFactory, browser: Browser, parent: Parent
) -> AsyncIterator[Scene]:
    async with Scene(tmp_path_factory.mktemp("scene"), browser, parent) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def hands(scene: Scene) -> AsyncIterator[Hands]:
    page = await scene.new_page()
    yield Hands(page, scene.playground.url)
    await page.close()


@pytest_asyncio.fixture(loop_scope="session")
async def on(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[SceneHere]:
    """The bot in this process, so that a test can let time pass; every table has a seed of its own."""
    renderer, seeds = Renderer(), count(6)
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("tournament")

        def secrets() -> Secrets:
            seed = next(seeds)
            return Secrets(seed, b"%016d" % seed)

        async with scene_here(folder, own_catalogues(), renderer, patch, secrets) as opened:
            yield opened
    renderer.close()


@pytest_asyncio.fixture(loop_scope="session", params=usually("it", LANGUAGES))
async def walk(
    on: SceneHere, browser: Browser, request: pytest.FixtureRequest
) -> AsyncIterator[Walk]:
    """The server's owner, whose browser speaks the language."""
    width, height = DESKTOP
    locale = LOCALES[request.param]
    page = await browser.new_page(viewport={"width": width, "height": height}, locale=locale)
    page.set_default_timeout(PATIENCE_MS)
    walk = Walk(on, page, on.haneul, locale)
    await walk.come()
    yield walk
    assert on.complaints.lines == []
    await page.close()
