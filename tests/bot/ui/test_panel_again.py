"""Clicks on the panel that are delivered again after the bot was gone: the answer is what came of them."""

from bot.ui.panel.panel import Panel
from tests.bot.tables.house import ANN, BOB, House
from tests.bot.ui.hands import Hands


async def acting(house: House, panel: Panel, table_id: int) -> Hands:
    """The hands of whoever the table waits for, the panel open."""
    _, member = await house.acting(table_id)
    hands = Hands(panel, house.tables, member)
    await hands.open(table_id)
    return hands


async def test_a_move_that_is_delivered_again_tells_what_came_of_it(
    house: House, panel: Panel
) -> None:
    at = await house.table("nim", ANN, BOB)
    hands = await acting(house, panel, at.table.id)
    await hands.type("take heap=4 count=1")
    came = await hands.press("Confirm")
    assert (await hands.again()).content == came.content
    assert hands.labels()[:2] == ["Take", "End turn"]


async def test_the_end_of_a_turn_that_is_delivered_again_is_told_again(
    house: House, panel: Panel
) -> None:
    at = await house.table("nim", ANN, BOB)
    hands = await acting(house, panel, at.table.id)
    await hands.type("take heap=4 count=1")
    await hands.press("Confirm")
    await hands.press("End turn")
    came = await hands.press("Confirm")
    assert "Your turn is over" in came.content
    assert (await hands.again()).content == came.content
