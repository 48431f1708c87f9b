"""Whole random games: a restart at any question changes nothing, and every event has a text."""

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.i18n import LANGUAGES
from rules.core import engine
from rules.core.codec import decode_state, encode_state
from rules.core.game import Move, Setup, default_options
from rules.core.log import Event
from rules.core.rng import Rng
from rules.tmars.game import GAME
from rules.tmars.state import State
from tests.catalogues import catalogue_of

TABLES = (
    (2, {"prelude": "on"}),
    (3, {"board": "hellas", "prelude": "on"}),
    (1, {"board": "elysium", "prelude": "on"}),
    (1, {"alone": "classic", "prelude": "on", "board": "hellas"}),
)
GAMES = 6
"""The number of games of each of these tables."""


def _played(
    seats: int, seed: int, given: dict[str, str]
) -> Iterator[tuple[State, int, Move, State, tuple[Event, ...]]]:
    """State, seat, move, the next state and its events."""
    options = {**default_options(GAME), **given}
    state, chance = engine.start(GAME, Setup(seats, options, seed)).state, Rng(seed)
    while GAME.outcome(state) is None:
        seat = chance.pick(sorted(GAME.waiting_for(state)))
        move = engine.sample_move(GAME, state, seat, chance)
        step = engine.play(GAME, state, seat, move)
        yield state, seat, move, step.state, tuple(step.events)
        state = step.state


@pytest.mark.parametrize(("seats", "given"), TABLES, ids=("two", "three", "marsbot", "classic"))
def test_a_restart_at_any_question_changes_nothing(seats: int, given: dict[str, str]) -> None:
    asked: Counter[str] = Counter()
    for seed in range(GAMES):
        for state, seat, move, after, _ in _played(seats, seed, given):
            if state.question is None:
                continue
            asked[state.question.why] += 1
            stored = decode_state(GAME, encode_state(state), GAME.rules_version)
            assert stored == state
            assert GAME.waiting_for(stored) == GAME.waiting_for(state)
            again = engine.play(GAME, stored, seat, move).state
            assert encode_state(again) == encode_state(after)
    assert len(asked) >= 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_question_has_a_text(language: str) -> None:
    say = catalogue_of(language).sayer(lambda seat: f"#{seat}")
    for seed, (seats, given) in enumerate(TABLES):
        for state, *_, events in _played(seats, 100 + seed, given):
            texts = [event.msg for event in events] + list(GAME.waiting_for(state).values())
            assert all(say(text) for text in texts)


def test_the_stack_is_empty_between_moves_unless_a_question_is_open() -> None:
    for seats, given in TABLES:
        for *_, after, _ in _played(seats, 7, given):
            assert (after.question is None) == (not after.stack)
