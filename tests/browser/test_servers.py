"""The list of channels where the bot is in several servers."""

import pytest
from playwright.async_api import Browser, expect

from tests.starving import Playground

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

HEADINGS = "#channel-list h2"


@pytest.mark.parametrize("servers", [1, 3])
async def test_each_of_several_servers_has_a_heading(browser: Browser, servers: int) -> None:
    async with Playground(port=0, servers=servers) as playground:
        page = await browser.new_page()
        await page.goto(playground.url)
        guilds = list(playground.platform.world.guilds.values())
        assert len(guilds) == servers
        await expect(page.locator("#channel-list [data-channel]").first).to_be_visible()
        wanted = [each.name for each in guilds] if servers > 1 else []
        await expect(page.locator(HEADINGS)).to_have_text(wanted)
        # Above the first channel stands the name of its server.
        first = page.locator("#channel-list > *").first
        assert await first.evaluate("each => each.tagName") == ("H2" if servers > 1 else "UL")
        await page.close()
