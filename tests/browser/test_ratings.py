"""Ratings through the page, for an experienced member: in each language, wide and narrow."""

import os
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.core.posts.renderer import Renderer
from bot.i18n import language_of
from tests.bot.edges.scene import Scene, scene
from tests.bot.ratings.history import known, played
from tests.browser.cup import Cup
from tests.browser.hands import Hands, Look
from tests.browser.shots import Shots
from tests.catalogues import own_catalogues

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LOCALES = ("en-US", "ko", "it") if os.environ.get("TURNPOST_SCREENSHOTS") else ("it",)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def on(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Scene]:
    renderer = Renderer()
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("ratings")
        async with scene(folder, own_catalogues(), renderer, patch) as opened:
            members = [int(each.member_id) for each in opened.members()]
            world = opened.playground.platform.world
            await played(
                opened.bot.database,
                known({each: world.members[each].name for each in members}, others=30),
                guild_id=world.guild_id,
                now_s=int(opened.playground.clock.now()),
            )
            yield opened
    renderer.close()


@pytest.mark.parametrize("locale", LOCALES)
async def test_ratings_are_pictures_with_buttons(on: Scene, browser: Browser, locale: str) -> None:
    language = language_of(locale)
    member = {"ko": on.haneul, "it": on.sandra, "en": on.tom}[language]
    other = on.tom if member is not on.tom else on.sandra
    names = on.playground.platform.world.members
    page = await browser.new_page(viewport={"width": 1280, "height": 900}, locale=locale)
    hands = Hands(page, on.playground.url)
    await hands.come(member.member_id, locale=locale)
    await page.click(f'[data-channel="{on.place}"]')
    shots = Shots(page, f"ratings-{language}")
    cup = Cup(on, hands, shots, language)

    async def seen(look: Look, picture: str) -> Look:
        """The message shows this picture, drawn and described."""
        shown = page.locator(f'[data-message-id="{look.id}"] [data-picture="{picture}.png"] img')
        await expect(shown).to_have_js_property("complete", value=True)
        assert await shown.evaluate("image => image.naturalWidth") >= 1000
        assert await shown.get_attribute("alt")
        await shots.take(picture, message=look.id)
        return look

    card = await seen(await cup.command("rating profile"), "profile")
    curve = await hands.press(card, card.control("r:curve:"))
    await seen(curve, "curve")
    back = await hands.press(curve, curve.control("r:profile:"))
    light = await hands.press(back, back.control("y:rate_light:"))
    await shots.take("light", message=light.id)
    await seen(await cup.command("rating board"), "leaderboard")
    await page.fill("#message-input", f"/{spelled(on, language, 'versus')} ")
    await page.wait_for_selector('[data-active-command="rating versus"]')
    await page.locator("[data-option=player]").fill(names[int(other.member_id)].name)
    await page.locator(f'[data-choice="{other.member_id}"]').first.click()
    met = await hands.answer_to(lambda: page.keyboard.press("Enter"))
    await seen(met, "versus")
    await seen(await cup.command("rating server"), "server")
    game = await hands.command("rating game", spelled(on, language, "game"), pick={"game": "tmars"})
    pages = await seen(game, "statistics")
    await hands.press(pages, pages.control("r:figures:tmars:1"))
    await shots.take("seats", message=pages.id)
    assert on.complaints.lines == []
    await page.close()


def spelled(on: Scene, language: str, name: str) -> str:
    """A command of the group as people in this language type it."""
    words = on.catalogues[language].words
    return f"{words('cmd.rating')} {words(f'cmd.rating.{name}')}"
