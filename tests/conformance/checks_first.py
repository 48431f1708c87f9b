"""Checks that a set-up may say which seat acts first, and that nothing else changes with it."""

from typing import Any

from msgspec import structs

from rules.core import engine
from rules.core.codec import encode_state
from rules.core.rng import Rng
from tests.conformance.tables import Game, PlayedTable

_MOST_MOVES = 60


def check_first_seat(game: Game, table: PlayedTable) -> None:
    """The named seat acts first; chance goes on as if no seat were named, and the drawn value is a seat.

    A title without a first seat is set up the same for any name.
    """
    drawn = engine.start(game, table.setup)
    named = [
        engine.start(game, structs.replace(table.setup, first=seat))
        for seat in range(table.setup.seats)
    ]
    where = f"at a table of {table.setup.seats} with seed {table.setup.seed}"
    same = [encode_state(step.state) == encode_state(drawn.state) for step in named]
    assert any(same), f"naming who acts first changes more than that {where}"
    assert all(step.state.rng == drawn.state.rng for step in named), (
        f"naming who acts first changes chance {where}"
    )
    if all(same):
        return
    assert same.count(True) == 1, f"several seats act first {where}"
    for seat, step in enumerate(named):
        game.check_invariants(step.state)
        assert _acts_first(game, step, seat), f"seat {seat} is named and does not act first {where}"


def _acts_first(game: Game, step: engine.Step[Any], named: int) -> bool:
    """Return true if the named seat is the first to act alone. Simultaneous moves come before."""
    rng = Rng(1)
    is_new = True
    for _ in range(_MOST_MOVES):
        if is_new and len(step.waiting) == 1:
            return named in step.waiting
        # The named seat answers last, so that being left over is not taken for being first.
        seat = min(step.waiting, key=lambda each: (each == named, each))
        turn = game.turn(step.state)
        step = engine.play(game, step.state, seat, engine.sample_move(game, step.state, seat, rng))
        if game.outcome(step.state) is not None:
            return True
        is_new = game.turn(step.state) != turn
    return True
