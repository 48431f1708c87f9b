"""Check tables that only robots play: each comes to an end, and no robot uses things that its seat cannot see.

Experts think with the smallest budget, and about some of the decisions that matter. `benchmarks.robots` measures their
strength.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from rules.core import engine
from rules.core.codec import encode_state
from rules.core.errors import Refusal
from rules.core.game import OF_TITLES, RobotLevel, Setup, default_options
from rules.core.rng import Rng
from rules.core.search import search
from rules.core.seats import Seat
from tests.conformance.tables import Game, PlayedTable, refusal
from tests.scale import sized

_THOUGHT_ABOUT: Final = sized(12, 1)
"""An expert thinks about one of so many decisions that matter, and compares so many moves."""
_COMPARED: Final = sized(2, 4)
_PROPOSED: Final = 8


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
    """Return the number of things other than chance that are hidden from seats, and the number of seats."""
    hidden = 0
    for position in table.picked(6):
        for seat in range(table.setup.seats):
            world = table.game.determinize(position.state, seat, table.chance(position.number))
            world.rng = position.state.rng
            hidden += encode_state(world) != encode_state(position.state)
    return hidden, table.setup.seats


def check_experts_finish(game: Game, tables: Sequence[PlayedTable]) -> None:
    """Experts play a table to its end; a title's proposals are legal, and level 2's choice comes first."""
    hasty = replace(game, thinking=replace(game.thinking, candidates=_COMPARED, doubt=0))
    setup = Setup(seats=min(game.seats), options=default_options(game), seed=3)
    state, chance, mattered = engine.start(game, setup).state, Rng(setup.seed), 0
    for _ in range(game.most_moves + 1):
        if game.outcome(state) is not None:
            return
        seat = min(game.waiting_for(state))
        matters = game.thinking.matters(state, seat)
        is_thought_about = matters and mattered % _THOUGHT_ABOUT == 0
        mattered += matters
        if is_thought_about:
            _assert_proposed(game, state, seat, chance)
            move = search(hasty, state, seat, seed=chance.next64(), budget=1).move
        else:
            move = game.robot(state, seat, RobotLevel.NORMAL, chance)
        refused = refusal(game, state, seat, move)
        assert refused is None, f"{game.key}: an expert tries {move}: {refused!r}"
        state = engine.play(game, state, seat, move).state
    raise AssertionError(f"{game.key}: experts come to no end")


def _assert_proposed(game: Game, state: Any, seat: Seat, chance: Rng) -> None:
    """Assert the proposals in another world that looks the same."""
    if game.thinking.propose is None:
        return
    world = game.determinize(state, seat, chance)
    proposed = list(game.thinking.propose(world, seat, chance, _PROPOSED))
    usual = game.robot(state, seat, RobotLevel.NORMAL, chance)
    assert proposed[:1] == [usual], f"{game.key}: {proposed[:1]} is proposed first, not {usual}"
    assert len(proposed) <= _PROPOSED, f"{game.key}: {len(proposed)} moves are proposed"
    assert len(set(proposed)) == len(proposed), f"{game.key}: a move is proposed twice: {proposed}"
    for move in proposed:
        refused = refusal(game, state, seat, move)
        assert refused is None, f"{game.key}: {move} is proposed, but refused: {refused!r}"
