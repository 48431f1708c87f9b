"""A move planned on the page is made when the question comes, or its member reads why not."""

from random import Random

import pytest

from bot.core.controls.ids import NOTHING
from tests.browser.hands import Hands
from tests.browser.panel import Panel, may_confirm, rows_of
from tests.browser.scene import Scene
from tests.browser.shots import Shots
from tests.browser.table import open_table, start_table
from tests.scale import usually

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MOST_ROWS = 12
DROPPED = {
    "en-US": "no longer fits",
    "ko": "이제 맞지 않아요",
    "it": "non vale più",
}


@pytest.mark.parametrize("locale", usually("ko", ["en-US", "ko", "it"]))
async def test_a_move_is_planned_and_made(scene: Scene, hands: Hands, locale: str) -> None:
    [first, second, *_] = scene.members
    await hands.come(first, locale=locale)
    lobby = await open_table(hands, (first, second), title="metromania")
    table = await start_table(hands, lobby)
    shots = Shots(hands.page, f"ahead-{locale}")
    [asked] = table.board.mentions
    other = second if asked == first else first

    await hands.become(other)
    await hands.speak(locale)
    more = await hands.press_for_answer(table.board, table.board.control("t:more:"))
    plans = await hands.press(more, more.control("a:plans:"))
    await shots.take("empty", message=plans.id)
    form = await hands.press(plans, plans.control("a:rule:"))
    await shots.take("rule", message=form.id)
    form = await hands.press(form, form.control("a:verb:"))
    await shots.take("form", message=form.id)
    panel = Panel(hands, Random(4))
    for _ in range(MOST_ROWS):
        if may_confirm(form):
            break
        *_, row = (name for name in rows_of(form) if name != NOTHING)
        form = await panel.fill_in(form, row)
    form = await panel.confirm(form)
    await shots.take("planned", message=form.id)
    assert form.offers("a:withdraw:")

    shown = await table.take_turn(asked)
    await panel.answer(shown)
    await table.next_turn()
    if table.board.mentions == (other,):
        # By chance the first player has dug where the plan wanted to, and the panel says so.
        shown = await table.take_turn(other)
        await shots.take("dropped", message=shown.id)
        assert DROPPED[locale] in shown.text
    else:
        assert table.board.mentions == (asked,)
    assert scene.complaints() == {}
