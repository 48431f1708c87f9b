"""Every picture beside boards and panels can be read on a phone, in every language."""

from itertools import product

import pytest

from bot.i18n import LANGUAGES
from rules.registry import GAME_KEYS
from tests.render.conftest import LONG_NAMES, Speak
from tests.render.contest.gallery import pictures as of_tournaments
from tests.render.floor import Word, complaints, watched_words
from tests.render.golden_views import names
from tests.render.pages import of_games, of_table
from tests.scale import one_in, sized

pytestmark = pytest.mark.slow

SMALLER = {
    "bracket-thirty-two": "four rounds stand beside one another; the text file has all names",
    "bracket-pairs-thirty-two": "five rounds stand beside one another; the text file has all names",
    "bracket-double": "five rounds stand beside one another; the text file has all names",
    "trips-metromania": "four seats and their points share 260 pixels; the scores are larger on their own sheet",
}
"""The pictures that are below the floor, by the beginning of their names, with the reasons."""

ORNAMENTS = frozenset({"A", "B", "D"})
"""The letters of the markers in the drawing of Metromania's cover; nobody needs to read them."""

_TOURNAMENTS = [name for name, _ in of_tournaments()]
_CASES = list(product(_TOURNAMENTS, LANGUAGES))[:: sized(2, 1)]


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> list[Word]:
    return watched_words(monkeypatch)


def _wrong(size: tuple[int, int], words: list[Word]) -> list[str]:
    return list(complaints(size, [each for each in words if each.line.text not in ORNAMENTS]))


def _is_smaller(name: str) -> bool:
    return any(name.startswith(each) for each in SMALLER)


@pytest.mark.parametrize(("name", "language"), _CASES)
def test_pages_of_tournaments_can_be_read_on_a_phone(
    name: str, language: str, speak: Speak, words: list[Word]
) -> None:
    image = dict(of_tournaments())[name](speak(language))
    wrong = _wrong(image.size, words)
    assert words
    assert bool(wrong) == _is_smaller(name), wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_covers_and_news_can_be_read_on_a_phone(
    language: str, speak: Speak, words: list[Word]
) -> None:
    for name, paint in of_games():
        words.clear()
        image = paint(speak(language))
        assert words
        assert not [f"{name}: {each}" for each in _wrong(image.size, words)]


@pytest.mark.parametrize(
    ("key", "name"), one_in(3, [(key, name) for key in GAME_KEYS for name in names(key)])
)
def test_sheets_of_recorded_tables_can_be_read_on_a_phone(
    key: str, name: str, speak: Speak, words: list[Word]
) -> None:
    language = LANGUAGES[names(key).index(name) % len(LANGUAGES)]
    for sheet, paint in of_table(key, name):
        words.clear()
        image = paint(speak(language, LONG_NAMES[language]))
        wrong = [f"{sheet}: {each}" for each in _wrong(image.size, words)]
        assert not wrong or _is_smaller(sheet)
