"""Public pages in a browser: axe-core finds nothing serious, nothing is too wide for a phone, and the slider works."""

import tempfile
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, expect

from bot.core.posts.renderer import Renderer
from bot.i18n import LANGUAGES
from tests.bot.tables.house import GUILD
from tests.bot.web.stand import ANN, stand

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
SERIOUS = ("serious", "critical")
VIEWS = ((360, "light"), (1600, "dark"))


async def test_everybody_can_use_every_page(browser: Browser) -> None:
    renderer = Renderer()
    with tempfile.TemporaryDirectory() as folder:
        async with stand(Path(folder), renderer) as site:
            table, lobby = await site.table("mine"), await site.table(start=False, seats=3)
            await site.play(table)
            cup, path = await site.cup(5), await site.path(table)
            pages = site.core.pages
            await pages.open_member(ANN, on=True)
            others = [await pages.of_server(GUILD) or "", await pages.of_member(ANN) or ""]
            paths = [path, f"{path}/turns/3", f"{path}/proof", await site.path(lobby)]
            paths += [await site.cup_path(cup), *(urlsplit(each).path for each in others), "/none"]
            root = str(site.client.make_url("")).rstrip("/")
            for number, each in enumerate(paths):
                width, scheme = VIEWS[number % 2]
                for language in LANGUAGES:
                    # The checker is put into the page, which the page itself forbids.
                    page = await browser.new_page(
                        viewport={"width": width, "height": 900},
                        color_scheme="light" if scheme == "light" else "dark",
                        bypass_csp=True,
                    )
                    await page.goto(f"{root}{each}?lang={language}")
                    found = (await Axe().run(page)).response["violations"]
                    assert not [one["id"] for one in found if one["impact"] in SERIOUS], each
                    shown = await page.evaluate("document.documentElement.scrollWidth")
                    assert shown <= width, each
                    await page.close()
            page = await browser.new_page()
            await page.goto(f"{root}{path}/turns/3?lang=en")
            await page.locator("#slider").press("ArrowRight")
            await expect(page.locator("#label")).to_contain_text("Turn 4 of")
            await page.locator(".turns a[rel=prev]").press("Enter")
            await expect(page.locator("#label")).to_contain_text("Turn 3 of")
            await page.close()
    renderer.close()
