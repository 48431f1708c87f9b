"""Whole random games: a restart at any question changes nothing, and every event has a text."""

from collections.abc import Iterator

from rules.core import engine
from rules.core.game import Move, Setup, default_options
from rules.core.log import Event
from rules.core.rng import Rng
from rules.tmars.game import GAME
from rules.tmars.state import State

TABLES = (
    (2, {"prelude": "on"}),
    (3, {"board": "hellas", "prelude": "on"}),
    (1, {"board": "elysium", "prelude": "on"}),
    (1, {"alone": "classic", "prelude": "on", "board": "hellas"}),
)


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


def test_the_stack_is_empty_between_moves_unless_a_question_is_open() -> None:
    for seats, given in TABLES:
        for *_, after, _ in _played(seats, 7, given):
            assert (after.question is None) == (not after.stack)
