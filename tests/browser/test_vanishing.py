"""A table of `fast` pace, one of whose three members vanishes: the other two play it to its end on the page.

There is no vote, no command and no moderator. Time passes by the playground's clock, and the bot serves.
"""

import asyncio
from collections.abc import AsyncIterator
from random import Random

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page

from bot.store import moves
from bot.store.rows import Status
from tests.bot.edges.scene import Scene
from tests.browser.hands import PUBLIC, Hands
from tests.browser.panel import Panel, asked_by
from tests.browser.scene import DESKTOP, PATIENCE_MS
from tests.browser.shots import Shots
from tests.browser.table import RESULT, TURN
from tests.scale import PATIENCE_S

# `tests.hosting.test_absence` plays such tables to their end without a page.
pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.release,
    pytest.mark.asyncio(loop_scope="session"),
]

TITLE = "metromania"
LONGEST_HOURS = 7 * 24
"""Sixteen hours awake, one of grace, the nights between them, and three days of vacation that begin by themselves."""


@pytest_asyncio.fixture(loop_scope="session")
async def page(browser: Browser) -> AsyncIterator[Page]:
    width, height = DESKTOP
    opened = await browser.new_page(viewport={"width": width, "height": height})
    opened.set_default_timeout(PATIENCE_MS)
    yield opened
    await opened.close()


async def test_a_table_whose_third_member_vanishes_is_played_to_its_end_by_the_others(
    on: Scene, page: Page
) -> None:
    gone = int(on.tom.member_id)
    table = await on.lobby(on.haneul, on.sandra, on.tom, pace="fast", title=TITLE)
    await on.start(table)
    hands = Hands(page, on.playground.url)
    await hands.come(on.haneul.member_id, locale="ko")
    await page.click(f'[data-channel="{(await on.at(table)).table.place_id}"]')
    panel, turns, waited = Panel(hands, Random(7)), 0, 0
    while (at := await on.at(table)).table.status is Status.PLAYING:
        if not at.waiting_members():
            await _robot_moves(on, table)
            continue
        [asked, *_] = at.waiting_members()
        if asked == gone:
            # Nobody presses anything until the robot has moved.
            await on.minutes(60)
            waited += 1
            assert waited < LONGEST_HOURS
            continue
        await hands.become(str(asked))
        button = page.locator(f"{PUBLIC} {TURN}").last
        shown = await hands.answer_to(button.click)
        while asked_by(shown) is not None:
            shown = await panel.answer(shown)
        turns += 1
        await on.told()
    at = await on.at(table)
    assert at.table.status is Status.FINISHED
    assert (at.seats[2].is_robot, at.seats[2].away_id) == (True, gone)
    assert waited > 0
    assert turns > 8
    result = await hands.new_post((), RESULT)
    assert "🏆" in await page.inner_text("#log")
    await Shots(page, "vanishing").take("end", message=result.id)
    letters = [await on.letters(member) for member in on.members()]
    assert letters == [[], [], []], "everything was told in the thread"
    log = await on.bot.database.read(lambda conn: moves.log(conn, table))
    assert gone not in {row.member_id for row in log}
    assert on.complaints.lines == []


async def _robot_moves(on: Scene, table: int) -> None:
    """Until a member is asked, or the table is over."""
    async with asyncio.timeout(PATIENCE_S):
        while not (at := await on.at(table)).waiting_members():
            if at.table.status is not Status.PLAYING:
                break
            # Reading all posts takes a while.
            await on.posts(at.table.place_id)
    await on.told()
