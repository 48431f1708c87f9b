"""The drawn examples of the rules of all titles: their words fit, and the cache changes no pixel."""

from itertools import combinations

import pytest

from render.core.encode import encode_png
from render.core.sprites import SPRITES
from render.metromania.figures import examples as metromania
from render.mine import figures as mine
from render.registry import load
from render.tmars import figures as tmars
from rules.registry import GAME_KEYS
from tests.render.conftest import LONG_NAMES, Speak, Written
from tests.render.test_focus import complaints

FIGURES = [(title, number) for title in GAME_KEYS for number in sorted(load(title).figures)]
WIDTH, MOST_HEIGHT = 1200, 900
MOST_BYTES = 150_000
SCENES = {"metromania": metromania.SCENES, "mine": mine.SCENES, "tmars": tmars.SCENES}


def test_every_figure_declares_its_texts() -> None:
    assert set(FIGURES) == {(title, number) for title in SCENES for number in SCENES[title]}


@pytest.mark.parametrize(("title", "number"), FIGURES)
@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_figures_can_be_read_on_a_phone(
    title: str, number: int, language: str, speak: Speak, written: list[Written]
) -> None:
    focus = SCENES[title][number](speak(language))
    assert not list(complaints(focus))
    # A text within a cached sprite would escape the least size.
    assert {each.line for each in written if each.line.text} <= {each.line for each in focus.texts}


@pytest.mark.parametrize(("title", "number"), FIGURES)
@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_the_words_of_a_figure_fit(
    title: str, number: int, language: str, speak: Speak, written: list[Written]
) -> None:
    paint, say = load(title).figures[number], speak(language)
    image = paint(say)
    assert image.width == WIDTH
    assert image.height <= MOST_HEIGHT
    assert image.mode == "P"
    assert len(encode_png(image)) <= MOST_BYTES
    assert not [word for word in written if not word.within.holds(word.box)]
    assert not [word for word in written if word.line.text.endswith("...")]
    written.clear()
    # The drawings are cached, so only words on the sheet itself are written again.
    paint(say)
    assert min(word.line.type.size for word in written) >= 14
    boxes = [word.box for word in written]
    assert not [(a, b) for a, b in combinations(boxes, 2) if a.overlap(b)]


@pytest.mark.parametrize(("title", "number"), FIGURES)
def test_the_cache_changes_no_pixel_of_a_figure(title: str, number: int, speak: Speak) -> None:
    paint, say = load(title).figures[number], speak("ko")
    SPRITES.clear()
    assert paint(say).tobytes() == paint(say).tobytes()
