"""Words on the pictures of tournaments keep to their places, clear of one another and of signs."""

from itertools import product

import pytest

from bot.i18n import LANGUAGES
from render.core.encode import encode_png
from tests.render.collisions import Drawn, collisions
from tests.render.conftest import LONG_NAMES, Speak
from tests.render.contest.gallery import pictures
from tests.scale import sized

MOST_BYTES = 200_000
USUAL, LONG, CAPITALS = "usual", "long", "capitals"
_NAMES = [name for name, _ in pictures()]


_ALL = list(product(_NAMES, LANGUAGES, [USUAL, LONG, CAPITALS]))
_CASES = _ALL[:: sized(4, 1)]
"""Every picture; languages and names take turns unless it is a release."""


@pytest.mark.parametrize(("name", "language", "kind"), _CASES)
def test_words_keep_clear(
    name: str, language: str, kind: str, speak: Speak, drawn: dict[int, Drawn]
) -> None:
    names = {USUAL: None, LONG: LONG_NAMES[language], CAPITALS: "W" * 32}
    paint = dict(pictures(names[kind]))[name]
    image = paint(speak(language))
    assert [each for one in drawn.values() for each in collisions(one, None)] == []
    assert any(one.words for one in drawn.values())
    assert image.mode == "P"
    assert len(encode_png(image)) <= MOST_BYTES
