"""A scene for each module, a page for each test."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.browser.chromium import MISSING, find_chromium
from tests.browser.hands import Hands
from tests.browser.scene import PATIENCE_MS, Scene


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def scene(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Scene]:
    chromium = find_chromium()
    if chromium is None:
        pytest.skip(MISSING)
    expect.set_options(timeout=PATIENCE_MS)
    async with Scene(tmp_path_factory.mktemp("scene"), chromium) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="module")
async def hands(scene: Scene) -> AsyncIterator[Hands]:
    page = await scene.new_page()
    yield Hands(page, scene.playground.url)
    await page.close()
