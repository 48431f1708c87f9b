"""Panel clicks that are delivered again after the bot was away get the result of the first delivery."""

from bot.features.turn.panel import Panel
from tests.bot.tables.house import House
from tests.bot.ui.hands import opened


async def test_a_move_delivered_again_gets_its_result(house: House, panel: Panel) -> None:
    _, hands = await opened(house, panel)
    await hands.type("take heap=4 count=1")
    came = await hands.press("Confirm")
    assert (await hands.again()).content == came.content
    assert hands.labels()[:2] == ["Take", "End turn"]


async def test_the_end_of_a_turn_delivered_again_gets_its_result(
    house: House, panel: Panel
) -> None:
    _, hands = await opened(house, panel)
    await hands.type("take heap=4 count=1")
    await hands.press("Confirm")
    await hands.press("End turn")
    came = await hands.press("Confirm")
    assert "Done. Up next: " in came.content
    assert (await hands.again()).content == came.content
