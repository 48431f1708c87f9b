"""The clicks, choices and commands of a usual turn."""

from random import Random

import pytest

from bot.core.form.rows import NONE
from tests.browser.acts import OPEN_PANEL, count_turns, told
from tests.browser.count import Count
from tests.browser.hands import Hands
from tests.browser.panel import Panel, asked_by, has_verb, may_confirm
from tests.browser.scene import Scene
from tests.browser.sensible import HABITS, Habits
from tests.browser.table import open_table, start_table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

A_TURN = {"expancity": 6, "metromania": 3, "mine": 5, "tmars": 5}
"""Interactions from the button below the board to the end of the turn. In Expancity a roof takes two of them."""
TURNS = {"expancity": 6, "metromania": 6, "mine": 12, "tmars": 12}
"""The number of counted turns. Of eight deals of Project MINE the medians were 3.5 to 6, and 5 in the median."""
A_PROJECT_WITH_A_TILE = 4
PASSING = 2
RESEARCH = 2
A_CARD = 3
BY_COMMANDS = 2
"""The turn as one line; keep a tile."""


@pytest.mark.parametrize("habits", HABITS, ids=lambda habits: habits.title)
async def test_a_usual_turn_takes_few_interactions(scene: Scene, habits: Habits) -> None:
    counted = await count_turns(scene, habits, "en", turns=TURNS[habits.title])
    assert len(counted.turns) >= TURNS[habits.title]
    assert all(turn[0] == OPEN_PANEL for turn in counted.turns)
    assert counted.median <= A_TURN[habits.title], told(counted)
    assert scene.complaints() == {}


async def test_terraforming_takes_few_steps(scene: Scene, hands: Hands) -> None:
    """A project with a tile: the verb, the project, the space, and the confirmation. Passing: the verb, and the
    confirmation.

    Research: the cards, and the confirmation. A card: the verb, the card, and the confirmation.
    """
    [member, *_] = scene.members
    await hands.come(member, locale="en-US")
    table = await start_table(hands, await open_table(hands, (member,), title="tmars"))
    panel = Panel(hands, Random(4))
    shown = await panel.fill_in_rows(await table.take_turn(), "corporation")
    shown = await panel.confirm(await panel.choose(shown, "projects", NONE))
    while not shown.offers("f:verb:"):  # some corporations have to act first
        shown = await panel.answer(shown)

    count = Count(hands.page)
    shown = await panel.choose_verb(shown, "project")
    shown = await panel.choose(shown, "project", '"aquifer"')
    shown = await panel.fill_in_rows(shown, "space")
    shown = await panel.confirm(shown)
    assert 0 < count.sent.total() <= A_PROJECT_WITH_A_TILE

    while not has_verb(shown, "play"):
        if has_verb(shown, "end") or not shown.offers("f:verb:"):
            shown = await panel.answer(shown)
            continue
        count = Count(hands.page)
        shown = await panel.choose_verb(shown, "pass")
        if may_confirm(shown):
            shown = await panel.confirm(shown)
        assert count.sent.total() <= PASSING
        count = Count(hands.page)
        shown = await panel.fill_in(shown, "cards")
        shown = await panel.confirm(shown)
        assert count.sent.total() == RESEARCH

    count = Count(hands.page)
    shown = await panel.choose_verb(shown, "play")
    if not may_confirm(shown):
        shown = await panel.fill_in_rows(shown, "card")
    shown = await panel.confirm(shown)
    assert 0 < count.sent.total() <= A_CARD
    assert scene.complaints() == {}


async def test_a_turn_takes_two_commands(scene: Scene, hands: Hands) -> None:
    [_, member, *_] = scene.members
    await hands.come(member, locale="en-US")
    table = await start_table(hands, await open_table(hands, (member,), robots=1))
    count = Count(hands.page)
    shown = await hands.command("expancity turn", "expancity turn", pick={"line": None})
    if asked_by(shown) is not None:
        shown = await hands.command("expancity tile", "expancity tile", pick={"tile": None})
    assert asked_by(shown) is None, "the turn is over"
    assert 0 < count.sent["command"] <= BY_COMMANDS
    assert count.sent.keys() == {"command", "autocomplete"}
    await table.next_turn()
    assert scene.complaints() == {}
