"""Pre-moves: a title's declarations are offered and fit at tables that were played."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from rules import registry
from rules.core import engine
from rules.core.copying import copy_state
from rules.core.record import decode_record, replay
from rules.core.seats import Seat
from tests.golden import FOLDER

PLAYED = {
    "expancity": ("outright_three_seats",),
    "metromania": ("skip_and_split", "seat_left"),
    "mine": ("three_seats", "long_transitions"),
    "tmars": ("draft",),
}
AHEAD = {
    "expancity": {"plan"},
    "metromania": {"dig", "station"},
    "mine": set(),
    "tmars": {"end", "pass"},
}
STANDING = {
    "expancity": set(),
    "metromania": {"pass"},
    "mine": {"end", "end_play", "keep_hand"},
    "tmars": {"forced"},
}


@cache
def _states(key: str) -> tuple[Any, ...]:
    game = registry.load(key)
    records = [decode_record((FOLDER / key / f"{name}.json").read_bytes()) for name in PLAYED[key]]
    return tuple(step.state for record in records for step in replay(game, record))


def _seats(key: str) -> Iterator[tuple[Any, Seat]]:
    game = registry.load(key)
    for state in _states(key):
        for seat in range(len(game.view(state, None).seats)):
            yield state, seat


@pytest.mark.parametrize("key", registry.GAME_KEYS)
def test_every_verb_declared_is_offered_ahead(key: str) -> None:
    game = registry.load(key)
    offered = {
        verb.name
        for state, seat in _seats(key)
        for verb, _ in engine.aheads_on_menu(game, state, seat)
    }
    assert {verb.name for verb in game.verbs if verb.ahead is not None} == AHEAD[key]
    assert offered <= AHEAD[key]
    assert offered >= AHEAD[key] - {"end"}


def test_a_turn_is_ended_ahead_while_another_seat_is_asked_about_it() -> None:
    game = registry.load("tmars")
    state = next(
        copy_state(each)
        for each in _states("tmars")
        if each.question is None and each.stage.value == "action" and each.actions == 1
    )
    other = (state.active + 1) % len(state.seats)
    asked = next(each.question for each in _states("tmars") if each.question is not None)
    state.question = replace(asked, seat=other)
    offered = engine.aheads_on_menu(game, state, state.active)
    assert [verb.name for verb, _ in offered] == ["end"]


@pytest.mark.parametrize("key", registry.GAME_KEYS)
def test_every_rule_declared_is_offered(key: str) -> None:
    game = registry.load(key)
    assert {rule.name for rule in game.standing} == STANDING[key]
    for rule in game.standing:
        assert any(rule.offered(state, seat) for state, seat in _seats(key)), rule.name


@pytest.mark.parametrize(
    ("key", "name"),
    [("metromania", "pass"), ("mine", "end"), ("mine", "keep_hand"), ("tmars", "forced")],
)
def test_a_rule_answers_some_question(key: str, name: str) -> None:
    game = registry.load(key)
    rule = next(rule for rule in game.standing if rule.name == name)
    answered = [
        rule.answer(state, seat) for state in _states(key) for seat in game.waiting_for(state)
    ]
    assert any(move is not None for move in answered)


def test_a_forced_move_is_found_only_where_it_reveals_nothing() -> None:
    game = registry.load("metromania")
    forced = [
        (state, seat, move)
        for state in _states("metromania")
        for seat in game.waiting_for(state)
        if (move := engine.forced_move(game, state, seat)) is not None
    ]
    assert forced
    for state, seat, move in forced:
        assert list(engine.legal_moves(game, state, seat)) == [move]
        assert [verb.name for verb in engine.verbs_on_menu(game, state, seat)] == ["pass"]
