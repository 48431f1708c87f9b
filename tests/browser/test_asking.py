"""Asking a robot on the page: a hint that is filled in and made, and the review of the table afterwards."""

import pytest

from tests.browser.hands import Hands
from tests.browser.scene import Scene
from tests.browser.shots import Shots
from tests.browser.table import open_table, start_table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

LOCALES = ("en-US", "ko", "it")
COMMANDS = {
    "en-US": ("table replay", "table end"),
    "ko": ("테이블 다시보기", "테이블 끝내기"),
    "it": ("tavolo rivedi", "tavolo chiudi"),
}
FILLS = 2


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_hint_is_filled_in_and_the_table_reviewed(
    scene: Scene, hands: Hands, locale: str
) -> None:
    [first, *_] = scene.members
    await hands.come(first, locale="en-US")
    lobby = await open_table(hands, (first,), robots=1, title="expancity")
    table = await start_table(hands, lobby)
    await hands.speak(locale)
    shots = Shots(hands.page, f"asking-{locale}")
    panel = await table.take_turn(first)
    for number in range(FILLS):
        if not panel.offers("f:hint:"):
            break
        await hands.click(panel, panel.control("f:hint:"))
        button = '[data-custom-id^="f:fill:"]'
        await hands.page.wait_for_selector(f'[data-message-id="{panel.id}"] {button}')
        hint = await hands.look(panel.id)
        assert "💡" in hint.text
        await shots.take(f"hint-{number}", message=hint.id)
        filled = await hands.press(hint, hint.control("f:fill:"))
        assert filled.offers("f:go:")
        await shots.take(f"filled-{number}", message=filled.id)
        panel = await hands.press(filled, filled.control("f:go:"))
    replay, end = COMMANDS[locale]
    await hands.command("table end", end)
    review = await hands.command("table replay", replay, write={"review": "true"})
    ready = '[data-custom-id^="r:replay:"], .message-body'
    await hands.page.wait_for_selector(f'[data-message-id="{review.id}"] {ready}')
    await hands.page.wait_for_function(
        "id => !document.querySelector(`[data-message-id='${id}']`).textContent.includes('🔎')",
        arg=review.id,
    )
    review = await hands.look(review.id)
    await shots.take("review", message=review.id)
    if review.offers("r:replay:"):
        frame = await hands.press_for_answer(review, review.control("r:replay:"))
        await shots.take("frame", message=frame.id)
    assert scene.complaints() == {}
