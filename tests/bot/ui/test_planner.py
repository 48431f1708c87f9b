"""The list of a member's pre-moves: the same form as for a move, and buttons to withdraw them."""

import pytest

from bot.core.controls.components import planning
from bot.features.turn.panel import Panel
from rules.core.errors import Refusal
from tests.bot.tables.house import ANN, BOB, House
from tests.bot.ui.hands import Hands
from tests.toys.nim import EndTurn, Take


async def waiting(house: House, panel: Panel) -> tuple[Hands, int]:
    """The hands of the member whose turn comes next, with the list open, and the member whose turn it is."""
    at = await house.table("nim", ANN, BOB)
    _, asked = await house.acting(at.table.id)
    hands = Hands(panel, house.tables, BOB if asked == ANN else ANN)
    await hands.use(planning(at.table.id).id_of("plans"))
    return hands, asked


async def test_the_list_offers_verbs_and_rules(house: House, panel: Panel) -> None:
    hands, _ = await waiting(house, panel)
    assert "Nothing is planned yet." in hands.post.content
    rules = ["End my turn after one take", "End my turn after a while"]
    assert hands.labels() == ["Take", *rules]


async def test_a_move_is_planned_with_the_form_of_a_move(house: House, panel: Panel) -> None:
    hands, _ = await waiting(house, panel)
    await hands.press("Take")
    assert "Which move should be made when it’s your turn?" in hands.post.content
    assert "Undo" not in hands.labels()
    await hands.press("Heap 2")
    await hands.press("Confirm")
    assert "Planned · **take heap=2 count=1**" in hands.post.content
    await hands.press("Drop the planned move")
    assert "Nothing is planned yet." in hands.post.content


async def test_a_move_is_planned_with_a_typed_line(house: House, panel: Panel) -> None:
    hands, _ = await waiting(house, panel)
    await hands.press("Take")
    await hands.type("take heap=3 count=2")
    await hands.press("Confirm")
    assert "Planned · **take heap=3 count=2**" in hands.post.content


async def test_a_rule_says_when_it_ends_and_can_be_stopped(house: House, panel: Panel) -> None:
    hands, _ = await waiting(house, panel)
    await hands.press("End my turn after a while")
    assert "Auto-answer: End my turn after a while. Ends: with the game." in hands.post.content
    assert "It answers after a delay, so that its timing reveals nothing." in hands.post.content
    assert "End my turn after a while" not in hands.labels()
    await hands.press("Stop: End my turn after a while")
    assert "Nothing is planned yet." in hands.post.content


async def test_the_list_is_ones_own(house: House, panel: Panel) -> None:
    hands, asked = await waiting(house, panel)
    await hands.press("End my turn after a while")
    other = Hands(panel, house.tables, asked)
    shown = await other.use(planning(1).id_of("plans"))
    assert "Nothing is planned yet." in shown.content
    with pytest.raises(Refusal, match="not_seated"):
        await Hands(panel, house.tables, 99).use(planning(1).id_of("plans"))


async def test_a_form_for_a_question_that_has_come_up_says_so(house: House, panel: Panel) -> None:
    hands, _ = await waiting(house, panel)
    await hands.press("Take")
    pick = hands.button("Heap 2")["custom_id"]
    await house.play(1, Take(1, 1), EndTurn())
    await hands.use(pick)
    assert "It’s your turn, so there is nothing to plan." in hands.post.content


async def test_a_planned_move_that_did_not_fit_is_reported_with_the_question(
    house: House, panel: Panel
) -> None:
    hands, _ = await waiting(house, panel)
    await hands.press("Take")
    await hands.press("Heap 2")
    await hands.press("Confirm")
    await house.play(1, Take(2, 1), EndTurn())
    aheads = panel._planner._aheads
    aheads.look(1)
    await aheads.settle()
    shown = await hands.open(1)
    told = "Your planned move no longer fits: Something it depends on has changed. Choose again."
    assert told in shown.content
