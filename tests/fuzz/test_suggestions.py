"""Suggestions for any typed text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.commands.autocomplete import choices, complete_field
from bot.core.form.lines import MOST, Suggestion, complete_line, suggest
from rules.core.text import Msg
from tests.fuzz import tried
from tests.fuzz.positions import TITLES, asked
from tests.fuzz.texts import anything, mutated

pytestmark = pytest.mark.slow


def say(text: Msg) -> str:
    return text.key


@pytest.mark.parametrize("key", [title.key for title in TITLES])
@given(data=st.data())
@tried(60)
def test_suggesting_moves_survives_any_text(key: str, data: st.DataObject) -> None:
    at = data.draw(st.sampled_from(asked(key)))
    verb = data.draw(st.sampled_from(at.game.verbs))
    typed = data.draw(anything | mutated(at.lines))
    if verb.available(at.state, at.seat):
        found = complete_line(at.game, at.state, at.seat, verb, typed, say)
        assert len(found) <= MOST
        choices(found)


@pytest.mark.parametrize("key", [title.key for title in TITLES])
@given(data=st.data())
@tried(60)
def test_suggesting_values_survives_any_text(key: str, data: st.DataObject) -> None:
    at = data.draw(st.sampled_from(asked(key)))
    verb = data.draw(st.sampled_from([verb for verb in at.game.verbs if verb.fields]))
    if verb.available(at.state, at.seat):
        first, *_ = verb.fields
        offered = complete_field(at.state, at.seat, verb, first.name, "", say)
        typed = data.draw(anything | mutated([each.value for each in offered] or ["-"]))
        found = complete_field(at.state, at.seat, verb, first.name, typed, say)
        assert len(found) <= MOST
        choices(found)


@given(st.lists(st.tuples(anything, anything), max_size=30), anything)
@tried(200)
def test_suggestions_fit_discord_for_any_text(pairs: list[tuple[str, str]], typed: str) -> None:
    offered = [Suggestion(label, value) for label, value in pairs]
    for choice in choices(suggest(offered, typed)):
        assert 0 < len(choice.value) <= 100
