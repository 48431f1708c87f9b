"""Every title from `/table open` to the final score, on the page, in every language.

TURNPOST_BROWSER=short plays to the end in the first language alone, and a few turns in the others; of a long title
always a few turns, unless TURNPOST_BROWSER=whole.
"""

import os
import re
from dataclasses import dataclass
from random import Random

import pytest

from bot.i18n import LANGUAGES, Catalogues
from tests.browser.hands import Hands
from tests.browser.panel import Panel, asked_by
from tests.browser.scene import Scene
from tests.browser.shots import Shots
from tests.browser.table import open_table, start_table

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@dataclass(frozen=True, slots=True)
class Play:
    """How a title is played here: by two people, with no robot in the first language, one in the next, and so on."""

    title: str
    rows: tuple[str, ...]
    """Rows of the panel that are filled in before it is shown."""
    shown: int
    """The turn in which it is."""
    middle: int
    least: int
    """No whole table has fewer turns of people."""
    is_long: bool = False
    """Does a whole table take many minutes?"""


PLAYS = (
    Play("expancity", rows=("tile", "at"), shown=9, middle=21, least=30),
    Play("metromania", rows=("first", "second"), shown=5, middle=9, least=8),
    Play("mine", rows=("cards",), shown=3, middle=7, least=30, is_long=True),
)
SHORT_TURNS = 12
MOST_TURNS = 400
TROPHY = "🏆"
"""Stands before the winner in every language."""
RAW_KEY = re.compile(
    rf"\b(?:cmd|core|error|{'|'.join(play.title for play in PLAYS)}|table|ui)[.-][a-z]+[.-][a-z_]+"
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.title)
async def test_two_people_and_robots_play_to_the_final_score(
    scene: Scene, hands: Hands, play: Play, language: str
) -> None:
    words = Catalogues.load()[language].words
    locale = "en-US" if language == "en" else language
    first, second, *_ = scene.members
    await hands.come(second, locale=locale)
    await hands.come(first, locale=locale)
    await hands.command("settings server", "settings server", pick={"language": language})
    shots = Shots(hands.page, f"{play.title}-{language}")
    effort = os.environ.get("TURNPOST_BROWSER")
    is_short = effort == "short" and language != LANGUAGES[0]
    is_short |= play.is_long and effort != "whole"
    most = SHORT_TURNS if is_short else MOST_TURNS

    typed = f"{words('cmd.table')} {words('cmd.table.open')}"
    members = (first, second)
    robots = LANGUAGES.index(language)
    lobby = await open_table(hands, members, robots=robots, typed=typed, title=play.title)
    assert words(f"{play.title}.tagline") in lobby.text
    await shots.take("1-lobby")

    table = await start_table(hands, lobby)
    panel = Panel(hands, Random(len(language) + 7))
    turns = 0
    while not table.over and turns < most:
        turns += 1
        assert table.board.control("t:turn:").label == words("ui.button.turn")
        for member in table.board.mentions:
            shown = await table.take_turn(member)
            if turns == play.shown:
                if shown.offers("f:verb:"):
                    shown = await panel.choose_first_verb(shown)
                shown = await panel.fill_in_rows(shown, *play.rows)
                confirming = [each.label for each in shown.controls if each.id.startswith("f:go:")]
                assert set(confirming) <= {words("ui.button.confirm")}
                await shots.take("2-panel", message=shown.id)
            while asked_by(shown) is not None:
                shown = await panel.answer(shown)
                if turns == play.shown and asked_by(shown) is not None:
                    await shots.take("3-offer", message=shown.id)
        await table.next_turn()
        if turns == play.middle:
            await shots.take("4-middle")
    await shots.take("5-end")

    log = await hands.page.inner_text("#log")
    if is_short:
        assert table.over or turns == most
    else:
        assert table.over
        assert turns >= play.least
        assert TROPHY in log
        assert f"/{words('cmd.table')} {words('cmd.table.verify')}" in log
    assert RAW_KEY.findall(log) == []
    assert await hands.page.locator("[data-interaction-failed], [data-toast=error]").count() == 0
    assert scene.complaints() == {}
