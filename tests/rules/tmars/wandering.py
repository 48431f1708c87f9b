"""Tables of random moves for several checks."""

from collections.abc import Iterator

from rules.core import engine
from rules.core.game import Setup, default_options
from rules.core.rng import Rng
from rules.tmars import GAME
from rules.tmars.state import State

KINDS = [
    {"seats": 2, "board": "hellas", "prelude": "on", "draft": "on"},
    {"seats": 3, "board": "elysium", "beginner_corporations": "on"},
    {"seats": 5, "prelude": "on"},
    {"seats": 1, "board": "hellas", "difficulty": "hard", "prelude": "on"},
    {"seats": 1, "board": "elysium"},
    {"seats": 1, "alone": "classic", "prelude": "on"},
]
"""The modes, maps and options of these tables."""


def fresh(seats: int = 2, seed: int = 7, **options: str) -> State:
    return engine.start(GAME, Setup(seats, {**default_options(GAME), **options}, seed)).state


def wander(state: State, seed: int, most: int) -> Iterator[State]:
    """The state, and the state after each of a number of random moves."""
    chance = Rng(seed)
    yield state
    for _ in range(most):
        waiting = sorted(GAME.waiting_for(state))
        if not waiting:
            return
        seat = chance.pick(waiting)
        move = engine.sample_move(GAME, state, seat, chance)
        state = engine.play(GAME, state, seat, move).state
        yield state


def tables(seed: int, most: int) -> Iterator[State]:
    """Positions of one random table of each kind."""
    for number, kind in enumerate(KINDS):
        options = {name: value for name, value in kind.items() if isinstance(value, str)}
        seats = kind["seats"]
        assert isinstance(seats, int)
        yield from wander(fresh(seats, seed + number, **options), seed + number, most)
