"""A newcomer at an empty playground."""

import pytest
from playwright.async_api import expect

from tests.browser.scene import Scene
from tests.catalogues import own_catalogues

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest.mark.parametrize(
    ("locale", "language", "place"), [("ko-KR", "ko", 0), ("it-IT", "it", 1), ("en-GB", "en", 2)]
)
async def test_a_newcomer_reads_the_first_command_in_the_browsers_language(
    scene: Scene, locale: str, language: str, place: int
) -> None:
    words = own_catalogues()[language].words
    command = f"/{words('cmd.table')} {words('cmd.table.open')}"
    page = await scene.new_page(locale=locale)
    await page.goto(scene.playground.url)
    await page.wait_for_selector(f'body[data-ready="{scene.members[place]}"]')
    await expect(page.locator("[data-first-step]")).to_contain_text(command)
    await page.click("[data-first-step] [role=button]")
    await page.wait_for_selector('[data-active-command="table open"]')
    await page.close()
