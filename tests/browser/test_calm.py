"""One post and one ping per turn: three whole turns of every title on the page, with a pause after every move.

The bot is in this process, so it uses the playground's clock and pauses take no real time.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from bot.core.controls.ids import TableId
from bot.core.posts.renderer import Renderer
from bot.store.rows import Status
from bot.tables.model import Position
from bot.tables.notices import MID_TURN_S
from tests.bot.edges.scene import Scene, scene
from tests.browser.hands import Hands
from tests.browser.panel import Panel, asked_by
from tests.browser.table import BOARD, Table, open_table, start_table
from tests.catalogues import own_catalogues
from tests.scale import PATIENCE_S

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

Json = dict[str, Any]

TURNS = 3
MOST_MOVES = 60


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def on(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Scene]:
    renderer = Renderer()
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("calm")
        async with scene(folder, own_catalogues(), renderer, patch) as opened:
            yield opened
    renderer.close()


class Evening:
    """A table of people who pause after every move, as all members see it."""

    def __init__(self, on: Scene, hands: Hands, table_id: int) -> None:
        self._on = on
        self._hands = hands
        self._panel = Panel(hands, Random(1))
        self._table_id = table_id
        self.rests = 0
        """Pauses in the middle of a turn, while the panel goes on asking."""

    async def play_turn(self) -> list[Json]:
        """Play the current turn to its end. Returns the public posts made meanwhile."""
        since = len(self._on.tom.events)
        at = await self._on.at(self._table_id)
        turn = at.game.turn(at.state)
        moves = 0
        while await self._goes_on(turn):
            board = await self._hands.new_post((), BOARD)
            [member, *_] = (await self._on.at(self._table_id)).waiting_members()
            shown = await Table(self._hands, board).take_turn(str(member))
            while asked_by(shown) is not None and await self._goes_on(turn):
                moves += 1
                assert moves < MOST_MOVES, "the turn does not end"
                shown = await self._panel.answer(shown)
                await self._rest()
                if asked_by(shown) is not None and await self._goes_on(turn):
                    self.rests += 1
                    assert await self._newest() == shown.id, "the panel was pushed away"
        return [
            event["d"]
            for event in self._on.tom.events[since:]
            if event["t"] == "message_create" and not event["d"]["ephemeral"]
        ]

    async def _goes_on(self, turn: object) -> bool:
        at = await self._on.at(self._table_id)
        return at.table.status is Status.PLAYING and at.game.turn(at.state) == turn

    async def _rest(self) -> None:
        """Robots make their moves, and then no member does anything for a while."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                if not _robots_are_next(await self._on.at(self._table_id)):
                    break
                await asyncio.sleep(0.02)
        await self._on.told()
        await self._on.later(MID_TURN_S)

    async def _newest(self) -> str | None:
        messages = self._hands.page.locator("li.message[data-message-id]")
        return await messages.last.get_attribute("data-message-id")


def _robots_are_next(at: Position) -> bool:
    return at.table.status is Status.PLAYING and not at.waiting_members()


ALIKE = pytest.mark.release
"""With robots a turn of every title is posted by the same code."""


@pytest.mark.parametrize(
    ("title", "people", "robots", "options"),
    [
        pytest.param("expancity", 1, 1, "", id="expancity-with-a-robot"),
        pytest.param("expancity", 2, 0, "", id="expancity"),
        pytest.param("metromania", 2, 0, "", id="metromania"),
        pytest.param("mine", 2, 0, "", id="mine"),
        pytest.param("mine", 1, 1, "", id="mine-with-a-robot", marks=ALIKE),
        pytest.param("tmars", 2, 0, "", id="tmars"),
        pytest.param(
            *("tmars", 1, 0, "board=tharsis difficulty=normal prelude=off"),
            id="marsbot",
            marks=ALIKE,
        ),
    ],
)
async def test_a_turn_is_one_post_and_one_ping(
    on: Scene, browser: Browser, title: str, people: int, robots: int, options: str
) -> None:
    page = await browser.new_page(viewport={"width": 1280, "height": 900})
    hands = Hands(page, on.playground.url)
    members = [each.member_id for each in on.members()][:people]
    await hands.come(members[0], locale="en-US")
    lobby = await open_table(hands, members, robots=robots, title=title, options=options)
    table = await start_table(hands, lobby)
    clicked = TableId.read(table.board.control("t:turn:").id)
    assert clicked is not None
    evening = Evening(on, hands, clicked.table)
    for _ in range(TURNS):
        posts = await evening.play_turn()
        pinged = Counter(user["id"] for post in posts for user in post["mentions"])
        assert len(posts) <= 1, [post["content"] for post in posts]
        assert max(pinged.values(), default=0) <= 1
    assert evening.rests > 0 or title == "metromania"
    assert on.complaints.lines == []
    await page.close()
