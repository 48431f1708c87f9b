"""Every title from `/table open` to the final score, on the page, in every language or in those named.

A sample of them is played for a few turns, and one title to its end, in the first language. TURNPOST_BROWSER=whole
plays all of them to the end.
"""

import os
import re
from dataclasses import dataclass
from functools import partial
from random import Random

import pytest

from bot.i18n import LANGUAGES
from tests.browser.hands import Hands, Look
from tests.browser.panel import Panel, asked_by
from tests.browser.scene import Scene
from tests.browser.shots import Shots
from tests.browser.table import open_table, start_table
from tests.catalogues import own_catalogues

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.asyncio(loop_scope="session")]


@dataclass(frozen=True, slots=True)
class Play:
    """A title as played here: by people, with no robot in the first language, one in the next, and so on."""

    title: str
    rows: tuple[str, ...]
    """The rows of the panel that are filled in when it is shown."""
    shown: int
    """The number of the answer at which a screenshot is taken."""
    middle: int
    least: int
    """No whole table takes fewer answers from people."""
    to_the_end: bool = False
    """True if it is played to its end in the first language, and not only in whole runs. The others take minutes."""
    people: int = 2
    robots: int | None = None
    """None: as many as the language says."""
    options: str = ""
    languages: tuple[str, ...] = LANGUAGES
    usual: str = ""
    """The language in which every run plays it; the other tables are left to a release's run."""

    @property
    def name(self) -> str:
        """Unique among all: the title, and its options."""
        options = [word.partition("=")[2] for word in self.options.split()]
        return "-".join([self.title, str(self.people), *options])


WHOLE = os.environ.get("TURNPOST_BROWSER") == "whole"
MARS = partial(Play, "tmars", rows=("corporation", "preludes", "projects"), shown=1)
ALONE = {
    "en": (
        "board=tharsis difficulty=normal prelude=off",
        "board=hellas difficulty=hard prelude=on",
        "board=elysium difficulty=normal prelude=on",
        "board=elysium difficulty=hard prelude=off",
    ),
    "ko": (
        "board=elysium difficulty=hard prelude=on",
        "board=tharsis difficulty=normal prelude=on",
        "board=tharsis difficulty=hard prelude=off",
        "board=hellas difficulty=normal prelude=off",
    ),
    "it": (
        "board=hellas difficulty=normal prelude=on",
        "board=tharsis difficulty=hard prelude=on",
        "board=hellas difficulty=hard prelude=off",
        "board=elysium difficulty=normal prelude=off",
    ),
}
"""One person's tables against MarsBot: every combination once, and every map in every language; samples first."""
PLAYS = (
    Play(
        "expancity",
        rows=("tile", "at"),
        shown=17,
        middle=21,
        least=25,
        people=1,
        robots=1,
        usual="en",
    ),
    Play(
        "metromania",
        rows=("first", "second"),
        shown=5,
        middle=9,
        least=8,
        to_the_end=True,
        usual="en",
    ),
    Play("mine", rows=("cards",), shown=3, middle=30, least=30, usual="ko"),
    *(
        MARS(
            options=options,
            people=1,
            robots=0,
            middle=60,
            least=40,
            languages=(language,),
            usual="it" if options == ALONE["it"][0] else "",
        )
        for language, tables in ALONE.items()
        for options in tables
    ),
    MARS(options="board=hellas prelude=on draft=on", robots=1, middle=90, least=60),
)
SHORT = 20
"""The number of answers in a table that is not played to its end."""
MOST = 3000
TROPHY = "🏆"
"""Precedes the winner in every language."""
RAW_KEY = re.compile(
    rf"\b(?:cmd|core|error|{'|'.join(play.title for play in PLAYS)}|table|ui)[.-][a-z]+[.-][a-z_]+"
)


@pytest.mark.parametrize(
    ("play", "language"),
    [
        pytest.param(
            play,
            language,
            id=f"{play.name}-{language}",
            marks=() if language == play.usual else pytest.mark.release,
        )
        for play in PLAYS
        for language in play.languages
    ],
)
async def test_people_and_robots_play_to_the_final_score(
    scene: Scene, hands: Hands, play: Play, language: str
) -> None:
    words = own_catalogues()[language].words
    locale = "en-US" if language == "en" else language
    members = scene.members[: play.people]
    for member in reversed(members):
        await hands.come(member, locale=locale)
    await hands.command("server set", "server set", pick={"setting": "language", "value": language})
    shots = Shots(hands.page, f"{play.name}-{language}")
    is_short = not WHOLE and not (play.to_the_end and language == LANGUAGES[0])
    most = SHORT if is_short else MOST

    lobby = await open_table(
        hands,
        members,
        robots=LANGUAGES.index(language) if play.robots is None else play.robots,
        typed=f"{words('cmd.table')} {words('cmd.table.open')}",
        title=play.title,
        options=play.options,
    )
    assert words(f"{play.title}.tagline") in lobby.text
    await shots.take("1-lobby")

    table = await start_table(hands, lobby)
    panel = Panel(hands, Random(len(language) + 7))
    answered = 0
    while not table.over and answered < most:
        assert table.board.control("t:turn:").label == words("ui.button.turn")
        for member in table.board.mentions:
            shown = await table.take_turn(member)
            while asked_by(shown) is not None and answered < most:
                answered += 1
                if answered == play.shown:
                    await shots.take("2-panel", message=shown.id)
                    shown = await _fill_in(panel, shown, play, words("ui.button.confirm"))
                    await shots.take("3-filled", message=shown.id)
                if asked_by(shown) is not None:
                    # The first verb in the list may have been a whole move.
                    shown = await panel.answer(shown)
                if answered == play.shown and asked_by(shown) is not None:
                    await shots.take("4-offer", message=shown.id)
                if answered == play.middle:
                    await shots.take("5-middle", message=shown.id)
        if answered < most:
            await table.next_turn()
    await shots.take("6-end", message=table.board.id)

    log = await hands.page.inner_text("#log")
    if is_short:
        assert table.over or answered == most
    else:
        assert table.over
        assert answered >= play.least
        # A solo player may lose.
        assert TROPHY in log or len(members) == 1
        verify = hands.page.get_by_role("button", name=words("ui.button.verify"), exact=True)
        assert await verify.count() == 1
    assert RAW_KEY.findall(log) == []
    assert await hands.page.locator("[data-interaction-failed], [data-toast=error]").count() == 0
    assert scene.complaints() == {}


async def _fill_in(panel: Panel, shown: Look, play: Play, confirm: str) -> Look:
    if shown.offers("f:verb:"):
        shown = await panel.choose_first_verb(shown)
    for row in play.rows:
        shown = await panel.fill_in_rows(shown, row)
    assert {each.label for each in shown.controls if each.id.startswith("f:go:")} <= {confirm}
    return shown
