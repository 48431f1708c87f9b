"""The pictures of panels keep the least sizes of texts and signs, their contrast and their shape."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from render.core.boxes import Box
from render.core.panel.focus import CAPTION_PX, LEAST_PX, MOST_HEIGHT, WIDTH, Focus, Text
from render.registry import load as load_painter
from rules.core.rng import Rng
from rules.registry import GAME_KEYS
from rules.registry import load as load_game
from tests.render.conftest import LONG_NAMES, Speak, Written
from tests.render.focuses import questions
from tests.render.golden_views import names, sampled_states
from tests.render.vision import contrast
from tests.scale import one_in, sized

pytestmark = pytest.mark.slow

POSITIONS = sized(3, 12)
LEAST_CONTRAST = 4.5
SLACK = 6
"""The box of a text is taller than its letters by so much above and below."""

TITLES = tuple(key for key in GAME_KEYS if load_painter(key).focus is not None)


def tables() -> Iterator[tuple[str, str, str]]:
    languages = sorted(LONG_NAMES)
    for key in TITLES:
        for place, name in enumerate(names(key)):
            yield key, name, languages[place % len(languages)]


def complaints(focus: Focus) -> Iterator[str]:
    width, height = focus.size
    if width != WIDTH or not 0 < height <= MOST_HEIGHT:
        yield f"the picture is {width} × {height}"
    for text in focus.texts:
        words, size = text.line.text, text.line.type.size
        if size < (CAPTION_PX if text.is_caption else LEAST_PX):
            yield f"{words!r} is {size} high"
        if contrast(text.colour, text.on) < LEAST_CONTRAST:
            yield f"{words!r} has a contrast of {contrast(text.colour, text.on):.1f}"
        if not text.within.inset(-SLACK).holds(text.box):
            yield f"{words!r} leaves its place"
        if (
            not -SLACK <= text.box.x0 <= text.box.x1 <= width + SLACK
            or text.box.y1 > height + SLACK
        ):
            yield f"{words!r} leaves the picture"
    for sign in focus.signs:
        if not sign.is_minor and max(sign.box.width, sign.box.height) < LEAST_PX - 2:
            yield f"a sign at {sign.box[:2]} is {sign.box.width} × {sign.box.height}"
    for one, other in combinations(focus.texts, 2):
        if letters(one).overlap(letters(other)) > 0:
            yield f"{one.line.text!r} and {other.line.text!r} meet"


def letters(text: Text) -> Box:
    return text.box.inset(SLACK) if text.box.height > 2 * SLACK else text.box


@pytest.mark.skipif(not TITLES, reason="no title has such a picture")
@pytest.mark.parametrize(("key", "name", "language"), one_in(2, tables()))
def test_panels_of_recorded_tables_can_be_read_on_a_phone(
    key: str, name: str, language: str, speak: Speak, written: list[Written]
) -> None:
    game, paint = load_game(key), load_painter(key).focus
    assert paint is not None
    say = speak(language, LONG_NAMES[language])
    for number, state in enumerate(sampled_states(game, name, POSITIONS)):
        for asked in questions(game, state, Rng(number)):
            focus = paint(asked.question, say)
            wrong = [f"{number} {asked.verb} {asked.filled}: {each}" for each in complaints(focus)]
            assert not wrong


@pytest.mark.parametrize("key", TITLES)
def test_every_text_of_a_panel_is_declared(key: str, speak: Speak, written: list[Written]) -> None:
    """A text within a cached sprite would escape the least size."""
    game, paint = load_game(key), load_painter(key).focus
    assert paint is not None
    for name in names(key)[:3]:
        for state in sampled_states(game, name, 3):
            for asked in questions(game, state, Rng(1)):
                written.clear()
                focus = paint(asked.question, speak("en"))
                declared = {each.line for each in focus.texts}
                assert {each.line for each in written if each.line.text} <= declared
