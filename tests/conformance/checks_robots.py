"""Robots: tables that nobody plays come to an end."""

from collections.abc import Sequence

from rules.core import engine
from rules.core.errors import Refusal
from rules.core.game import Setup, default_options
from rules.core.rng import Rng
from tests.conformance.tables import Game, PlayedTable

LEVELS = (0, 1, 2)


def check_robots_finish(game: Game, tables: Sequence[PlayedTable]) -> None:
    """Robots of each level play tables of the fewest and of the most seats to their end."""
    for seats in {min(game.seats), max(game.seats)}:
        for level in LEVELS:
            setup = Setup(seats=seats, options=default_options(game), seed=level)
            _assert_finished(game, setup, level)


def _assert_finished(game: Game, setup: Setup, level: int) -> None:
    state, chance = engine.start(game, setup).state, Rng(setup.seed)
    for made in range(game.most_moves + 1):
        if game.outcome(state) is not None:
            return
        seat = min(game.waiting_for(state))
        move = game.robot(state, seat, level, chance)
        try:
            state = engine.play(game, state, seat, move).state
        except Refusal as refused:
            raise AssertionError(
                f"{game.key}: a robot of level {level} tries {move} after {made} moves: {refused!r}"
            ) from refused
    raise AssertionError(f"{game.key}: robots of level {level} come to no end")
