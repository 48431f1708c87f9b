"""Threads and processes in which robots think for members, beside the robots that play."""

import asyncio
from collections.abc import Awaitable, Sequence
from functools import partial
from typing import Any, Protocol

from msgspec import msgpack

from bot.tables.thinking.experts import Experts
from bot.tables.thinking.letters import Judged, Question
from rules.core.codec import decode_move, encode_move, encode_state
from rules.core.game import GameDef, Move
from rules.core.rng import Rng
from rules.core.search import Line, Thought, search
from rules.core.seats import Seat
from rules.registry import package_of


class NoThought(Exception):
    """Thinking took too long, or its process has ended."""


class Thinks(Protocol):
    """Lets a robot of the highest level think in the background.

    Raises:
        NoThought: it had no result.
    """

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


class Apart:
    """Thinks in the processes of robots that play at tables."""

    def __init__(self, experts: Experts) -> None:
        self._experts = experts

    async def __call__(
        self,
        game: GameDef[Any, Any],
        state: Any,
        seat: Seat,
        *,
        seed: int,
        budget: int | None = None,
        also: Sequence[Move] = (),
    ) -> Thought:
        if not self._experts.are_there:
            return await in_a_thread(game, state, seat, seed=seed, budget=budget, also=also)

        def ask() -> Question:
            """Return a question that reveals no more than the seat knows."""
            world = game.determinize(state, seat, Rng(seed))
            return Question(
                *(game.key, package_of(game.key), game.rules_version, encode_state(world)),
                *(seat, seed, budget, tuple(encode_move(game, move) for move in also)),
            )

        answer = await self._experts.think(await asyncio.to_thread(ask))
        if answer is None:
            raise NoThought
        judged = msgpack.decode(answer, type=Judged)
        lines = (
            Line(decode_move(game, each.move), each.mean, each.playouts, each.spread, each.behind)
            for each in judged.lines
        )
        return Thought(tuple(lines), decode_move(game, judged.usual), judged.positions)
