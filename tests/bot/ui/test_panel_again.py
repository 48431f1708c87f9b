"""Panel clicks that are delivered again after the bot was away get the result of the first delivery."""

from bot.features.turn.panel import Panel
from tests.bot.tables.house import ANN, BOB, House
from tests.bot.ui.hands import Hands


async def acting(house: House, panel: Panel, table_id: int) -> Hands:
    """A member's hands on the open panel, for the member that the table waits for."""
    _, member = await house.acting(table_id)
    hands = Hands(panel, house.tables, member)
    await hands.open(table_id)
    return hands


async def test_a_move_delivered_again_gets_its_result(house: House, panel: Panel) -> None:
    at = await house.table("nim", ANN, BOB)
    hands = await acting(house, panel, at.table.id)
    await hands.type("take heap=4 count=1")
    came = await hands.press("Confirm")
    assert (await hands.again()).content == came.content
    assert hands.labels()[:2] == ["Take", "End turn"]


async def test_the_end_of_a_turn_delivered_again_gets_its_result(
    house: House, panel: Panel
) -> None:
    at = await house.table("nim", ANN, BOB)
    hands = await acting(house, panel, at.table.id)
    await hands.type("take heap=4 count=1")
    await hands.press("Confirm")
    await hands.press("End turn")
    came = await hands.press("Confirm")
    assert "Done. Up next: " in came.content
    assert (await hands.again()).content == came.content
