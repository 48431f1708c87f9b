"""Whole random tables, with many options at once: nothing breaks, nothing is lost, no seat is stuck."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from rules.core import engine
from rules.core.codec import encode_state
from rules.core.game import Move, Setup, default_options
from rules.core.log import Event
from rules.core.record import Record, entry, replay
from rules.core.rng import Rng
from rules.tmars import GAME
from rules.tmars.components.content import (
    HIGHEST,
    LAST_GENERATION,
    LAST_GENERATION_WITH_PRELUDE,
    START_TR,
)
from rules.tmars.components.effects import Parameter
from rules.tmars.economy.parameters import value_of
from rules.tmars.limits import MOST_GENERATIONS
from rules.tmars.setup import has_prelude
from rules.tmars.state import Mode, State
from tests.scale import GAMES

TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {"board": "random"}),
    (3, {"board": "hellas", "draft": "on", "prelude": "on"}),
    (4, {"board": "elysium", "corporate_era": "off", "beginner_corporations": "on"}),
    (5, {"prelude": "on", "corporate_era": "off", "draft": "on"}),
    (1, {"board": "tharsis"}),
    (1, {"board": "hellas", "difficulty": "hard", "prelude": "on"}),
    (1, {"board": "elysium", "bot_award_choice": "human_best"}),
    (1, {"board": "random", "bot_greenery_choice": "own_cities_first", "corporate_era": "off"}),
    (1, {"alone": "classic"}),
    (1, {"alone": "classic", "board": "hellas", "prelude": "on"}),
)


def table(number: int) -> Setup:
    """The table with this number: one from the list, and further on the list's seats with random options."""
    seats, options = TABLES[number % len(TABLES)]
    if number >= len(TABLES):
        rng = Rng(number)
        alone = options.get("alone", "marsbot")
        options = {option.name: rng.pick(option.choices) for option in GAME.options}
        options["alone"] = alone
    return Setup(seats, default_options(GAME) | options, number)


def played(
    setup: Setup, chance: int
) -> Iterator[tuple[State, tuple[Event, ...], int, Move | None]]:
    """Every state, its events, and the move with its seat."""
    rng = Rng(chance)
    step = engine.start(GAME, setup)
    yield step.state, step.events, 0, None
    while waiting := GAME.waiting_for(step.state):
        seat = rng.pick(sorted(waiting))
        move = engine.sample_move(GAME, step.state, seat, rng)
        step = engine.play(GAME, step.state, seat, move)
        yield step.state, step.events, seat, move


def assert_plays_soundly(setup: Setup) -> State:
    """Check every move and replay the record. Returns the end."""
    entries = []
    for state, _, seat, move in played(setup, setup.seed + 1000):
        GAME.check_invariants(state)
        if move is not None:
            entries.append(entry(GAME, seat, move))
    assert len(entries) <= GAME.most_moves
    *_, last = replay(GAME, Record(GAME.key, GAME.rules_version, setup, "00", tuple(entries)))
    assert encode_state(last.state) == encode_state(state)
    _assert_ended(state)
    return state


def _assert_ended(state: State) -> None:
    outcome = GAME.outcome(state)
    assert outcome is not None
    is_ready = all(value_of(state, parameter) == HIGHEST[parameter] for parameter in Parameter)
    match state.mode:
        case Mode.SOLO:
            is_short = has_prelude(state.options)
            last = LAST_GENERATION_WITH_PRELUDE if is_short else LAST_GENERATION
            assert state.generation == last
            assert (outcome.ranks == (1,)) is is_ready
        case Mode.MULTI | Mode.AUTOMA:
            assert is_ready or state.generation == MOST_GENERATIONS
            assert all(mine.tr >= START_TR for mine in state.seats)


# From the second round on the tables draw their options.
@pytest.mark.parametrize("number", range(len(TABLES) * GAMES))
def test_a_table_is_valid_to_its_end(number: int) -> None:
    assert_plays_soundly(table(number))


@pytest.mark.parametrize("number", [0, 1, 4, 9])
def test_every_offer_can_be_carried_out(number: int) -> None:
    """No verb on a menu leads to a form that cannot be filled in, or that is refused when it is complete."""
    rng = Rng(number)
    games = [replace(GAME, verbs=(verb,)) for verb in GAME.verbs]
    for turn, (state, *_) in enumerate(played(table(number), 500)):
        for seat in GAME.waiting_for(state) if turn % 4 == 0 else ():
            offering = [game for game in games if engine.verbs_on_menu(game, state, seat)]
            assert offering
            for game in offering:
                move = engine.sample_move(game, state, seat, rng)
                engine.check(GAME, state, seat, move)
