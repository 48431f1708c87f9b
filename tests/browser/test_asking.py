"""Asking a robot on the page: a hint that is filled in and made, and the review of the table once it has ended."""

import pytest

from bot.tables.hinting.reviews import MOST_MARKED
from rules.core.game import RobotLevel
from tests.browser.hands import Look, in_message
from tests.browser.players import Players
from tests.browser.table import MEMBERS_TURN
from tests.browser.walk import Walk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

_AT_RANDOM = 12
"""So many moves at random cost much often enough that a review has something to say."""


async def test_a_hint_is_filled_in_and_the_table_reviewed(walk: Walk) -> None:
    on = walk.on
    table = await _with_a_robot(walk)
    board = await walk.post(MEMBERS_TURN)
    panel = await walk.press_for_answer(board, "t:turn:")
    warning = await walk.press(panel, "f:hint:")
    await walk.look_at("hint-cost", warning)
    hint = await _hinted(walk, warning, "f:sure:")
    (move,) = _lines(hint, "💡")
    assert _lines(hint, "•") != []
    await walk.look_at("hint", hint)
    back = await walk.press(hint, "f:show:")
    assert back.offers("f:hint:")
    hint = await _hinted(walk, back)
    assert _lines(hint, "💡") == [move], "the same question has the same answer"
    filled = await walk.press(hint, "f:fill:")
    await walk.look_at("hint-filled", filled)
    before = (await on.at(table)).table.seq
    await walk.press(filled, "f:go:")
    assert (await on.at(table)).table.seq > before
    await Players(on).play(table, most=_AT_RANDOM)
    await on.called_off(table)
    review = await walk.command("table replay", write={"review": "true"})
    review = await _until(walk, review, "r:replay:")
    assert 0 < len(_lines(review, "→")) <= MOST_MARKED
    place = (await on.at(table)).table.place_id
    assert review.id not in {each["id"] for each in await on.tom.messages(place)}
    await walk.look_at("review", review)
    frame = await walk.press_for_answer(review, "r:replay:")
    await walk.look_at("review-frame", frame)


async def _with_a_robot(walk: Walk) -> int:
    """Start a table of the member and a robot, and go to its thread."""
    on = walk.on
    table = await on.lobby(on.haneul, seats=2)
    await on.bot.tables.add_robot(table, on.by(on.haneul), RobotLevel.EASY)
    await on.start(table)
    await walk.go((await on.at(table)).table.place_id)
    return table


async def _hinted(walk: Walk, panel: Look, button: str = "f:hint:") -> Look:
    """Ask for a hint. The panel says meanwhile that a robot thinks."""
    await walk.hands.click(panel, panel.control(button))
    return await _until(walk, panel, "f:fill:")


async def _until(walk: Walk, shown: Look, offered: str) -> Look:
    """A private message once it has such a control; it may change several times before."""
    await walk.hands.page.wait_for_selector(
        in_message(shown.id, f'[data-custom-id^="{offered}"]:enabled')
    )
    return await walk.hands.look(shown.id)


def _lines(shown: Look, sign: str) -> list[str]:
    return [line for line in shown.text.splitlines() if line.startswith(sign)]
