"""Positions of every title, from the first move to the last, each with a seat that is asked."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from rules.core import engine
from rules.core.game import GameDef, Setup, default_options
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.registry import GAME_KEYS, load
from tests.toys import nim, sealed

TITLES: tuple[GameDef[Any, Any], ...] = (
    *(load(key) for key in GAME_KEYS),
    nim.GAME,
    sealed.GAME,
)
MOST = 40
"""The most positions per title, taken from one table for each number of seats."""


@dataclass(frozen=True)
class Asked:
    game: GameDef[Any, Any]
    state: Any
    seat: Seat
    lines: tuple[str, ...]
    """Moves that the seat may make, as lines of text."""


@cache
def asked(key: str) -> tuple[Asked, ...]:
    (game,) = (each for each in TITLES if each.key == key)
    found: list[Asked] = []
    for seats in game.seats:
        table = list(_table(game, seats))
        found.extend(table[:: max(1, len(table) * len(game.seats) // MOST)])
    return tuple(found)


def _table(game: GameDef[Any, Any], seats: int) -> list[Asked]:
    chance = Rng(seats)
    state = engine.start(game, Setup(seats, default_options(game), seats)).state
    met: list[Asked] = []
    while waiting := game.waiting_for(state):
        seat = min(waiting)
        moves = [engine.sample_move(game, state, seat, chance) for _ in range(3)]
        met.append(Asked(game, state, seat, tuple(game.write(move) for move in moves)))
        state = engine.play(game, state, seat, moves[0]).state
    return met
