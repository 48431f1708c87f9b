"""From the empty page to the first confirmed move, as somebody who has never seen the bot.

Languages take turns among the titles; in a release run every title speaks each of them.
"""

from time import monotonic

import pytest

from tests.browser.count import Count
from tests.browser.hands import Hands
from tests.browser.panel import asked_by
from tests.browser.scene import Scene
from tests.browser.sensible import HABITS, Habits, Sensible
from tests.scale import sized

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

ACTS = 5
"""The command, the game, the start with robots; a choice, its confirmation."""
SECONDS = 60
LANGUAGES = [
    pytest.param(2, "en-US", "table open", id="en"),
    pytest.param(0, "ko", "테이블 열기", id="ko"),
    pytest.param(1, "it", "tavolo apri", id="it"),
]


@pytest.mark.parametrize(
    ("number", "locale", "typed", "habits"),
    [
        pytest.param(*language.values, habits, id=f"{language.id}-{habits.title}")
        for place, habits in enumerate(HABITS)
        for language in sized([LANGUAGES[place % len(LANGUAGES)]], LANGUAGES)
    ],
)
async def test_the_first_move_takes_few_acts_and_comes_within_a_minute(
    scene: Scene, hands: Hands, number: int, locale: str, typed: str, habits: Habits
) -> None:
    """It takes a few seconds, so it stays within the minute on a busy machine too."""
    count, began = Count(hands.page), monotonic()
    await first_move(hands, scene.members[number], locale, typed, habits)
    assert monotonic() - began < SECONDS
    assert 0 < count.sent.total() <= ACTS
    assert scene.complaints() == {}


async def first_move(hands: Hands, member: str, locale: str, typed: str, habits: Habits) -> None:
    """A member opens the page, a table, and makes a move."""
    await hands.come(member, locale=locale)
    games = await hands.command("table open", typed)
    assert len(games.pictures) == len([each for each in games.controls if each.id[:7] == "o:game:"])
    draft = await hands.press(games, games.control(f"o:game:{habits.title}:"))
    # Whoever has played with robots before is proposed them again.
    starts = "o:fill:" if draft.offers("o:fill:") else "o:start:"
    panel = await hands.press(draft, draft.control(starts))
    question = asked_by(panel)
    assert question is not None, "the first question is there at once"
    panel = await Sensible(hands, habits, hurried=True).answer(panel)
    assert asked_by(panel) != question
