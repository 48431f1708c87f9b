"""The page itself: members, modals, pictures, languages, and a bot that is offline."""

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.core.posts.covers import THUMBNAIL_PX
from bot.playground import PlaygroundClient
from rules.core.text import msg
from rules.registry import title_keys
from tests.browser.hands import PRIVATE, Hands, Look, in_message
from tests.browser.panel import may_confirm, rows_of
from tests.browser.scene import Scene
from tests.browser.table import open_table, start_table
from tests.catalogues import own_catalogues

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MOVE = "[data-modal] input[data-custom-id]"


@pytest_asyncio.fixture(loop_scope="session")
async def panel(scene: Scene, hands: Hands) -> Look:
    """The panel of the third member, playing with a robot in English."""
    member = scene.members[2]
    await hands.come(member, locale="en-US")
    table = await start_table(hands, await open_table(hands, (member,), robots=1))
    return await table.take_turn()


async def test_only_its_member_sees_a_private_message(scene: Scene, hands: Hands) -> None:
    first, second, *_ = scene.members
    await hands.come(first, locale="ko")
    answer = await hands.command("help", "help")
    await hands.become(second)
    assert await hands.page.locator(in_message(answer.id)).count() == 0
    assert await hands.page.locator(PRIVATE).count() == 0
    await hands.become(first)
    assert (await hands.look(answer.id)).text == answer.text


async def test_help_is_a_framed_page_with_pictures_buttons_and_a_menu(
    scene: Scene, hands: Hands
) -> None:
    await hands.come(scene.members[2], locale="it")
    answer = await hands.command("help", "aiuto")
    box = hands.page.locator(in_message(answer.id, ".container"))
    await expect(box).to_have_css("border-inline-start-color", "rgb(255, 201, 77)")
    widths = await box.locator(".thumbnail img").evaluate_all(
        "async images => { for (const each of images) await each.decode();"
        " return images.map(each => each.naturalWidth); }"
    )
    assert widths == [THUMBNAIL_PX] * len(title_keys())
    await expect(box.locator("[data-command-mention]").first).to_have_text("/tavolo apri")
    menu = answer.control("r:help:topics")
    await hands.open_list(answer, menu)
    topic = await hands.pick(answer, menu, "luck")
    assert "Sorteggio verificabile" in topic.text
    assert not topic.pictures


async def test_a_typed_move_is_shown_before_it_counts(
    scene: Scene, hands: Hands, panel: Look
) -> None:
    page = hands.page
    channel = await page.get_attribute("[data-channel][aria-current]", "data-channel")
    assert channel is not None
    async with PlaygroundClient(scene.playground.url, scene.members[2]) as client:
        suggested = await client.suggestions(channel, "expancity turn", "line", line="")
    line = suggested[0]["value"]
    await hands.click(panel, panel.control("f:type:"))
    await page.fill(MOVE, line)
    await page.click("[data-modal] [data-submit]")
    shown = await hands.changed(panel)
    await expect(page.locator("[data-modal]")).to_have_count(0)
    tile, _, cell = line.partition("@")
    assert own_catalogues()["en"].words(f"expancity.tile.{tile}") in shown.text
    assert cell in shown.text
    assert may_confirm(shown)


async def test_a_wrong_line_is_refused_with_the_reason(hands: Hands, panel: Look) -> None:
    await hands.click(panel, panel.control("f:type:"))
    await hands.page.fill(MOVE, "castle@N1")
    await hands.page.click("[data-modal] [data-submit]")
    shown = await hands.changed(panel)
    words = own_catalogues()["en"].words
    refusal = words(
        "error.expancity.unknown_tile", text="castle", nearest=msg("expancity.tile.com")
    )
    assert refusal in shown.text
    # What may be confirmed is the move that the form proposes, never the line.
    assert "castle" not in shown.text.replace(refusal, "")


async def test_a_modal_asks_for_required_values(hands: Hands, panel: Look) -> None:
    await hands.click(panel, panel.control("f:type:"))
    await hands.page.fill(MOVE, "")
    await hands.page.click("[data-modal] [data-submit]")
    await expect(hands.page.locator("[data-modal] .field-error")).to_be_visible()
    await hands.page.click("[data-modal] [data-cancel]")
    await expect(hands.page.locator("[data-modal]")).to_have_count(0)


async def test_the_preview_follows_the_choices(hands: Hands, panel: Look) -> None:
    other = next(each for each in rows_of(panel)["tile"] if not each.chosen)
    chosen = await hands.press(panel, other)
    assert chosen.pictures != panel.pictures
    again = await hands.press(chosen, chosen.control("f:reset:"))
    assert again.pictures != chosen.pictures
    assert may_confirm(again) == may_confirm(panel), "it is proposed again what was proposed before"


async def test_a_picture_opens_large_and_can_be_downloaded(hands: Hands, panel: Look) -> None:
    page = hands.page
    picture = page.locator(in_message(panel.id, "[data-picture]")).first
    name = await picture.get_attribute("data-picture")
    await picture.click()
    large = page.locator(f'[data-lightbox="{name}"] img')
    await expect(large).to_have_js_property("complete", value=True)
    assert await large.evaluate("image => image.naturalWidth") >= 1000
    assert await large.get_attribute("alt")
    async with page.expect_download() as coming:
        await page.click(f'[data-lightbox] [data-download="{name}"]')
    download = await coming.value
    assert download.suggested_filename == name
    assert (await download.path()).read_bytes().startswith(b"\x89PNG")
    await page.click("[data-close-lightbox]")
    await expect(large).to_have_count(0)


async def test_commands_are_named_in_the_members_language(scene: Scene, hands: Hands) -> None:
    catalogues = own_catalogues()
    await hands.come(scene.members[3], locale="en-US")
    row = hands.page.locator('[data-command="table open"] .row-command')
    for locale, language in (("ko", "ko"), ("it", "it"), ("en-US", "en")):
        words = catalogues[language].words
        await hands.speak(locale)
        await hands.page.fill("#message-input", "/")
        await expect(row).to_have_text(f"/{words('cmd.table')} {words('cmd.table.open')}")


async def test_the_page_says_that_the_bot_is_offline_until_it_is_back(
    scene: Scene, hands: Hands
) -> None:
    page = hands.page
    await hands.come(scene.members[3], locale="en-US")
    offline = page.locator("[data-notice=offline]")
    await expect(offline).to_have_count(0)
    await scene.bot.stop()
    await expect(offline).to_be_visible()
    await page.fill("#message-input", "/help ")
    await page.wait_for_selector('[data-active-command="help"]')
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-note-state=failed]")).to_be_visible()
    await scene.bot.start()
    await expect(offline).to_have_count(0)
    assert (await hands.command("help", "help")).text
