"""Heats through the page, in each language: entrants join the next round, and may change their mind."""

import pytest
from playwright.async_api import Browser

from bot.i18n import LANGUAGES
from bot.playground import PlaygroundClient
from rules.contest.director.snapshot import Status
from tests.bot.edges.scene import Scene, said
from tests.browser.cup import EDIT_H, Cup, cup_of
from tests.browser.hands import Look
from tests.scale import usually

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LOCALES = {"en": "en-US", "ko": "ko", "it": "it"}
NAME = "Open Heats"
NAMES = ("Ada", "Chiara Bonaventura-Visconti", "도윤 하늘별빛", "Søren", "Jun")


@pytest.mark.parametrize("language", usually("en", LANGUAGES))
async def test_entrants_join_the_next_heat(on: Scene, browser: Browser, language: str) -> None:
    async with cup_of(on, browser, LOCALES[language], "heats", NAMES) as (cup, people):
        post = await _begun(cup, people)
        await _asked(cup, people, post)


async def _begun(cup: Cup, people: list[PlaygroundClient]) -> str:
    """Begin a tournament whose first heat is being played, also by the member at the page. Return its announcement."""
    draft = await cup.create("expancity", "heats", name=NAME, when="2d", most=8)
    await cup.hands.press(draft, draft.control("c:announce:"))
    post = await cup.post("join", "list", "rules", "out")
    for each in (cup.on.haneul, *people):
        await cup.private_answer(each, post, "join")
    await cup.pass_hours(24)
    await cup.reaches(lambda held: held.row.status is Status.CHECKIN, "check-in")
    call = await cup.post("in", but=post["id"])
    for each in (cup.on.haneul, *people):
        await cup.private_answer(each, call, "in")
    await cup.pass_hours(24)
    await cup.open_tables(1)
    return str(post["id"])


async def _asked(cup: Cup, people: list[PlaygroundClient], announcement: str) -> None:
    play = cup.word("tournament.button.play")
    post = await cup.post("play")
    assert post["id"] == announcement
    assert cup.word("tournament.play_line", number=2, count=0) in said(post)
    await cup.shots.message("announcement", announcement)
    shown = await _on_page(cup, announcement, "c:play:")
    assert shown.control("c:play:").label == play
    answer = await cup.hands.press_for_answer(shown, shown.control("c:play:"))
    assert NAME in answer.text
    await cup.shots.message("said", answer.id)
    for each in people[:2]:
        await cup.private_answer(each, await cup.post("play"), "play")
    counted = cup.word("tournament.play_line", number=2, count=3)
    await cup.pass_hours(EDIT_H)
    await cup.until(cup.on.tom, lambda each: counted in said(each), "three who want to play")
    await cup.shots.message("counted", announcement)
    own = await cup.command("tournament me")
    await cup.shots.message("me", own.id)
    changed = await cup.hands.press(own, own.control("c:skip:"))
    await cup.shots.message("not-this-one", changed.id)
    fewer = cup.word("tournament.play_line", number=2, count=2)
    await cup.pass_hours(EDIT_H)
    await cup.until(cup.on.tom, lambda each: fewer in said(each), "two who want to play")
    for what in ("standings", "pairings", "rules"):
        shown = await cup.command(f"tournament {what}")
        await cup.shots.message(what, shown.id)


async def _on_page(cup: Cup, message: str, button: str) -> Look:
    """Wait for a button below a message, since the page may lag behind other members' clients."""
    shown = cup.page.locator(f'[data-message-id="{message}"]').first
    await shown.locator(f'[data-custom-id^="{button}"]').wait_for()
    return await cup.hands.look(shown)
