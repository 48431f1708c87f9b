"""A tournament of any format can be drawn, written and described at every moment."""

from itertools import product

import pytest

from bot.i18n import LANGUAGES
from tests.render.collisions import Drawn, collisions
from tests.render.conftest import LONG_NAMES, Speak
from tests.render.contest.held import moments, pictures_of, subject_of
from tests.rules.contest.events import CONDITIONS, EVENTS
from tests.scale import one_in, sized

pytestmark = pytest.mark.slow

MOST_ALT = 1024
"""Discord's limit."""
_ALL = list(product(EVENTS, CONDITIONS))
_CASES = [case for place, case in enumerate(_ALL) if place % sized(4, 1) == 0]


@pytest.mark.parametrize(("event", "condition"), one_in(2, _CASES))
def test_every_moment_can_be_shown(
    event: str, condition: str, speak: Speak, drawn: dict[int, Drawn]
) -> None:
    for number, at in enumerate(moments(event, condition)):
        language = LANGUAGES[number % len(LANGUAGES)]
        say = speak(language)
        subject = subject_of(at, LONG_NAMES[language] if number % 2 else None)
        kinds = set()
        for shown in pictures_of(at, subject):
            image = shown.paint(say)
            assert image.mode == "P"
            found = [each for one in drawn.values() for each in collisions(one, None)]
            assert found == [], (shown.kind, number)
            drawn.clear()
            assert shown.text is None or subject.event in shown.text(say)
            assert 20 < len(shown.alt(say)) <= MOST_ALT
            kinds.add(shown.kind)
        assert "pairings" in kinds
        assert kinds & {"standings", "duplicate"}
    assert "podium" in kinds
