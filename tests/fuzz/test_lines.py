"""Lines of text: moves of every title, and the options given when a table is opened."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.commands.options import complete_options, read_line
from bot.tables.history.records import checked_options
from bot.title_files import TitleFiles
from rules.core import engine
from rules.core.errors import Refusal
from rules.core.game import default_options
from rules.core.text import Msg
from tests.catalogues import toys_spoken
from tests.fuzz import tried
from tests.fuzz.positions import TITLES, asked
from tests.fuzz.texts import anything, mutated

pytestmark = pytest.mark.slow

KEYS = [title.key for title in TITLES]
NO_FILES = TitleFiles(None)


@pytest.mark.parametrize("key", KEYS)
@given(data=st.data())
@tried(150)
def test_a_line_is_a_move_or_is_refused(key: str, data: st.DataObject) -> None:
    at = data.draw(st.sampled_from(asked(key)))
    line = data.draw(anything | mutated(at.lines))
    with suppress(Refusal):
        move = at.game.read(at.state, at.seat, line, toys_spoken)
        engine.check(at.game, at.state, at.seat, move)


@pytest.mark.parametrize("key", KEYS)
@given(data=st.data())
@tried(60)
def test_options_are_valid_or_are_refused(key: str, data: st.DataObject) -> None:
    (game,) = (title for title in TITLES if title.key == key)
    own = [(spec.name, spec.own.example) for spec in game.options if spec.own is not None]
    named = [(spec.name, choice) for spec in game.options for choice in spec.choices]
    words = [f"{name}={choice}" for name, choice in (*named, *own)]
    line = " ".join(data.draw(st.lists(st.sampled_from(words) | mutated(words), max_size=4)))
    seats = data.draw(st.integers(min_value=-1, max_value=11))
    with suppress(Refusal):
        chosen = read_line(game, NO_FILES, line)
        checked_options(game, seats, default_options(game) | chosen)


@pytest.mark.parametrize("key", KEYS)
@given(data=st.data())
@tried(60)
def test_suggesting_options_survives_any_text(key: str, data: st.DataObject) -> None:
    (game,) = (title for title in TITLES if title.key == key)
    words = [f"{spec.name}={choice}" for spec in game.options for choice in spec.choices]
    typed = data.draw(anything | mutated(words or ["-"]))
    for found in complete_options(game, NO_FILES, typed, _key):
        assert found.value


def _key(text: Msg) -> str:
    return text.key
