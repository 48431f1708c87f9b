"""The text box of a panel takes the labels of its buttons and menus."""

from typing import Any

from bot.features.turn.panel import Panel
from tests.bot.tables.house import ANN, BOB, House
from tests.bot.ui.hands import acting


async def test_a_typed_label_is_like_a_click(house: House, panel: Panel) -> None:
    at = await house.table("nim", ANN, BOB)
    hands = await acting(house, panel, at)
    await hands.type("heap 3")
    clicked = hands.post.content
    assert "Confirm" in hands.labels()
    await hands.press("Start over")
    await hands.press("Heap 3")
    assert hands.post.content == clicked
    await hands.type("Take: Heap 3 · 2")
    await hands.press("Confirm")
    state: Any = (await house.tables.position(at.table.id)).state
    assert state.heaps == [3, 4, 3, 6]
