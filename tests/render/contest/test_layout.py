"""Words on the pictures of tournaments keep to their places, clear of one another and of signs."""

import pytest

from bot.i18n import LANGUAGES
from render.core.encode import encode_png
from tests.render.collisions import Drawn, collisions
from tests.render.conftest import LONG_NAMES, Speak
from tests.render.contest.gallery import pictures

MOST_BYTES = 200_000
USUAL, LONG, CAPITALS = "usual", "long", "capitals"
_NAMES = [name for name, _ in pictures()]


@pytest.mark.parametrize("kind", [USUAL, LONG, CAPITALS])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", _NAMES)
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
