"""Small positions of the toy titles."""

from typing import Any

from rules.core import engine
from rules.core.game import GameDef, Setup, default_options
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.toys import nim, sealed


def setup(
    game: GameDef[Any, Any], *, seats: int = 2, seed: int = 7, options: dict[str, str] | None = None
) -> Setup:
    return Setup(seats=seats, options=default_options(game) | (options or {}), seed=seed)


def heaps(*left: int, acting: Seat = 0, from_heap: int | None = None, seats: int = 2) -> nim.State:
    return nim.State(
        seats=seats,
        heaps=list(left),
        first_heaps=[9] * len(left),
        last_wins=True,
        acting=acting,
        from_heap=from_heap,
        over=False,
        rng=Rng(5),
    )


def sealed_table(seed: int = 7, seats: int = 2) -> sealed.State:
    return engine.start(sealed.GAME, setup(sealed.GAME, seats=seats, seed=seed)).state
