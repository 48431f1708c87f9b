"""From the empty page to a newcomer's first confirmed move.

Languages take turns among the titles; in a release run every title speaks each of them. How long it takes says
`python -m tests.browser.acts --first`.
"""

import pytest

from tests.browser.count import Count
from tests.browser.first import first_move
from tests.browser.hands import Hands
from tests.browser.scene import Scene
from tests.browser.sensible import HABITS, Habits
from tests.scale import sized

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

ACTS = 5
"""The command, the game, the start with robots; a choice, its confirmation."""
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
async def test_the_first_move_takes_few_acts(
    scene: Scene, hands: Hands, number: int, locale: str, typed: str, habits: Habits
) -> None:
    count = Count(hands.page)
    await first_move(hands, scene.members[number], locale, typed, habits)
    assert 0 < count.sent.total() <= ACTS
    assert scene.complaints() == {}
