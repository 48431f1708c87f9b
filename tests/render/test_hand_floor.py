"""Hands keep the least sizes of texts and signs, their contrast and their shape: 4:3 or wider, and not empty."""

import pytest

from bot.core.posts.pictures import MOST_OF_A_HAND
from render.core.encode import encode_png
from render.core.panel.focus import HEIGHT, Focus
from render.core.text import ELLIPSIS
from rules.registry import load as load_game
from tests.render.conftest import LONG_NAMES, Speak, Written
from tests.render.golden_views import names, sampled_states
from tests.render.hands import PAGES, hands
from tests.render.test_focus import complaints
from tests.scale import one_in, sized

pytestmark = pytest.mark.slow

LEAST_SHARE = 0.34
"""The share of a picture's height that its parts reach, at least."""
MOST_BYTES = 220_000


def wrong(pages: tuple[Focus, ...]) -> list[str]:
    found = [each for page in pages for each in complaints(page)]
    found += [f"{page.size} is too high" for page in pages if page.size[1] > HEIGHT]
    for page in pages:
        reached = max((text.box.y1 for text in page.texts), default=0)
        if reached < LEAST_SHARE * page.size[1]:
            found.append(f"{page.size} ends at {reached}")
    return found


def cut(pages: tuple[Focus, ...]) -> list[str]:
    said = [text.line.text for page in pages for text in page.texts]
    return [text for text in said if text.endswith(ELLIPSIS)]


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
@pytest.mark.parametrize("title", sorted(PAGES))
def test_hands_of_every_size_can_be_read_on_a_phone(
    title: str, language: str, speak: Speak
) -> None:
    say = speak(language, LONG_NAMES[language])
    for key, name, view in hands():
        if key == title:
            pages = tuple(PAGES[key](view, say))
            assert pages
            assert len(pages) <= MOST_OF_A_HAND
            assert not [f"{name}: {each}" for each in wrong(pages)]
            assert not cut(pages)


@pytest.mark.parametrize(
    ("key", "name"), one_in(3, [(key, name) for key in sorted(PAGES) for name in names(key)])
)
def test_hands_of_recorded_tables_can_be_read_on_a_phone(key: str, name: str, speak: Speak) -> None:
    language = sorted(LONG_NAMES)[names(key).index(name) % len(LONG_NAMES)]
    say, game = speak(language, LONG_NAMES[language]), load_game(key)
    for number, state in enumerate(sampled_states(game, name, sized(3, 12))):
        for seat in range(len(game.view(state, None).seats)):
            pages = tuple(PAGES[key](game.view(state, seat), say))
            assert not [f"{number}: {each}" for each in wrong(pages)]
            assert not cut(pages)


@pytest.mark.parametrize("title", sorted(PAGES))
def test_hands_are_small_files(title: str, speak: Speak) -> None:
    for key, _, view in hands():
        if key == title:
            for page in PAGES[key](view, speak("ko")):
                assert len(encode_png(page.finished().image())) <= MOST_BYTES


@pytest.mark.parametrize("title", sorted(PAGES))
def test_every_text_of_a_hand_is_declared(title: str, speak: Speak, written: list[Written]) -> None:
    """A text within a cached sprite would escape the least size."""
    for key, _, view in hands():
        if key == title:
            written.clear()
            declared = {text.line for page in PAGES[key](view, speak("en")) for text in page.texts}
            assert {each.line for each in written if each.line.text} <= declared
