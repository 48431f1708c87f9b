"""A member that may not mean a legal move is asked once more."""

from bot.features.turn.panel import Panel
from bot.tables.model import Position
from tests.bot.tables.house import House
from tests.bot.ui.hands import Hands, opened


async def cautioned(house: House, panel: Panel) -> tuple[Position, Hands]:
    """A member with a confirmed dig of one tunnel out of three."""
    at, hands = await opened(house, panel, "metromania")
    await hands.press("Change a tunnel")
    await hands.use_first("first")
    await hands.pick("Then", "Stop here for now (1 of 3 dug)")
    assert hands.post.files
    await hands.press("Confirm")
    return at, hands


async def test_an_unfinished_dig_asks_before_it_is_made(house: House, panel: Panel) -> None:
    at, hands = await cautioned(house, panel)
    assert "Your turn isn’t over: you’ve dug 1 of 3 tunnels." in hands.post.content
    assert not hands.post.files, "no picture parts the caution from its button"
    assert (await house.tables.position(at.table.id)).table.seq == 0
    await hands.press("Confirm anyway")
    assert (await house.tables.position(at.table.id)).table.seq == 1


async def test_digging_on_drops_the_caution(house: House, panel: Panel) -> None:
    at, hands = await cautioned(house, panel)
    await hands.use_first("second")
    assert hands.post.files
    assert "Your turn isn’t over" not in hands.post.content
    await hands.press("Confirm")
    assert (await house.tables.position(at.table.id)).table.seq == 1
