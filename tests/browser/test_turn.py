"""How many clicks, choices and commands a usual turn takes."""

from collections import Counter
from random import Random

import pytest
from playwright.async_api import Page, Request

from bot.ui.form.rows import NONE
from tests.browser.hands import Hands
from tests.browser.panel import Panel, asked_by, has_verb, may_confirm
from tests.browser.scene import Scene
from tests.browser.table import open_table, start_table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

IN_THE_PANEL = 6
"""Tile, place, floors, confirm; keep a tile, confirm."""
A_DIG = 6
A_TURN_OF_CARDS = 8
A_PROJECT_WITH_A_TILE = 4
PASSING = 2
RESEARCH = 2
A_CARD = 3
BY_COMMANDS = 2
"""The turn as one line, keep a tile."""


class Count:
    """What the page sends for its member: "component", "command" and so on, and how often."""

    def __init__(self, page: Page) -> None:
        self.sent: Counter[str] = Counter()
        page.on("request", self._note)

    def _note(self, request: Request) -> None:
        if request.method == "POST" and "/play/members/" in request.url:
            self.sent[request.url.rpartition("/")[2]] += 1


async def test_a_turn_takes_six_steps_in_the_panel(scene: Scene, hands: Hands) -> None:
    [member, *_] = scene.members
    await hands.come(member, locale="en-US")
    table = await start_table(hands, await open_table(hands, (member,), robots=1))
    panel = Panel(hands, Random(1))
    shown = await table.take_turn()
    count = Count(hands.page)
    shown = await panel.fill_in_rows(shown, "tile", "at", "builds")
    shown = await panel.confirm(shown)
    shown = await panel.fill_in_rows(shown, "tile")
    shown = await panel.confirm(shown)
    assert asked_by(shown) is None, "the turn is over"
    assert 0 < count.sent.total() <= IN_THE_PANEL
    assert set(count.sent) == {"component"}
    assert scene.complaints() == {}


async def test_a_dig_of_three_tunnels_takes_six_steps(scene: Scene, hands: Hands) -> None:
    """The panel, three tunnels, and their confirmation; a verb to choose first when there are two."""
    [member, *_] = scene.members
    await hands.come(member, locale="en-US")
    lobby = await open_table(hands, (member,), robots=1, title="metromania")
    table = await start_table(hands, lobby)
    panel = Panel(hands, Random(2))
    await hands.become(member)
    for _ in range(2):
        count = Count(hands.page)
        shown = await table.take_turn()
        if shown.offers("f:verb:"):
            shown = await panel.choose_first_verb(shown)
        shown = await panel.fill_in_rows(shown, "first")
        shown = await panel.fill_in_rows(shown, "second")
        shown = await panel.fill_in_rows(shown, "third")
        shown = await panel.confirm(shown)
        assert asked_by(shown) is None, "the turn is over"
        assert 0 < count.sent.total() <= A_DIG
        assert set(count.sent) == {"component"}
        await table.next_turn()
    assert scene.complaints() == {}


async def test_a_turn_of_cards_takes_eight_steps(scene: Scene, hands: Hands) -> None:
    """The panel; all simple cards at once, as they are proposed; a purchase; the end."""
    [member, *_] = scene.members
    await hands.come(member, locale="en-US")
    lobby = await open_table(hands, (member,), robots=1, title="mine")
    table = await start_table(hands, lobby)
    panel = Panel(hands, Random(3))
    await panel.answer(await table.take_turn())
    await table.next_turn()
    count = Count(hands.page)
    shown = await table.take_turn()
    shown = await panel.choose_verb(shown, "play_many")
    shown = await panel.confirm(shown)
    shown = await panel.choose_verb(shown, "buy")
    shown = await panel.fill_in_rows(shown, "target")
    if shown.offers("f:go:"):
        shown = await panel.confirm(shown)
    shown = await panel.confirm(await panel.choose_verb(shown, "end"))
    assert asked_by(shown) is None, "the turn is over"
    assert 0 < count.sent.total() <= A_TURN_OF_CARDS
    assert set(count.sent) == {"component"}
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
