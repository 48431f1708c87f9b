"""Checks tables that only robots play: each comes to an end, and no robot uses what its seat cannot see."""

from collections.abc import Sequence

from rules.core import engine
from rules.core.codec import encode_state
from rules.core.errors import Refusal
from rules.core.game import OF_TITLES, RobotLevel, Setup, default_options
from rules.core.rng import Rng
from tests.conformance.tables import Game, PlayedTable


def check_robots_finish(game: Game, tables: Sequence[PlayedTable]) -> None:
    """Robots of each level play tables with the fewest and with the most seats to their end."""
    for seats in {min(game.seats), max(game.seats)}:
        for level in OF_TITLES:
            setup = Setup(seats=seats, options=default_options(game), seed=level)
            _assert_finished(game, setup, level)


def _assert_finished(game: Game, setup: Setup, level: RobotLevel) -> None:
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


def check_robots_see_no_more(game: Game, tables: Sequence[PlayedTable]) -> None:
    """At every move of a whole table, a robot makes the same move in another world that looks the same to its seat."""
    setup = max(tables, key=_secrets).setup
    for level in (RobotLevel.QUICK, RobotLevel.NORMAL):
        state, chance = engine.start(game, setup).state, Rng(setup.seed)
        while waiting := game.waiting_for(state):
            seat = min(waiting)
            move = game.robot(state, seat, level, Rng(1))
            other = game.robot(game.determinize(state, seat, chance), seat, level, Rng(1))
            assert other == move, (
                f"{game.key}: a robot of level {level} tells worlds apart: {move}, {other}"
            )
            state = engine.play(game, state, seat, move).state


def _secrets(table: PlayedTable) -> tuple[int, int]:
    """How many times something other than chance is hidden from a seat, and the number of seats."""
    hidden = 0
    for position in table.picked(6):
        for seat in range(table.setup.seats):
            world = table.game.determinize(position.state, seat, table.chance(position.number))
            world.rng = position.state.rng
            hidden += encode_state(world) != encode_state(position.state)
    return hidden, table.setup.seats
