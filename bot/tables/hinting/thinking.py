"""Where the robots think that members ask."""

import asyncio
from collections.abc import Awaitable, Sequence
from functools import partial
from typing import Any, Protocol

from rules.core.game import GameDef, Move
from rules.core.search import Thought, search
from rules.core.seats import Seat


class Thinks(Protocol):
    """Lets a robot of the highest level think where it holds nothing up."""

    def __call__(
        self,
        game: GameDef[Any, Any],
        state: Any,
        seat: Seat,
        *,
        seed: int,
        budget: int | None = None,
        also: Sequence[Move] = (),
    ) -> Awaitable[Thought]: ...


async def in_a_thread(
    game: GameDef[Any, Any],
    state: Any,
    seat: Seat,
    *,
    seed: int,
    budget: int | None = None,
    also: Sequence[Move] = (),
) -> Thought:
    think = partial(search, game, state, seat, seed=seed, budget=budget, also=also)
    return await asyncio.to_thread(think)
