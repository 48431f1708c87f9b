"""People at the tables of a tournament, for whom robots choose: they move, say that they are there, or do neither."""

import asyncio
from collections.abc import Collection
from itertools import count
from zlib import crc32

from bot.store.rows import Status
from bot.tables.model import Actor, Position
from rules.core import engine
from rules.core.errors import Refusal
from rules.core.rng import Rng
from rules.core.text import Typed
from tests.bot.edges.scene import Scene
from tests.scale import PATIENCE_S

_LOOKS_EVERY_S = 0.02


class Players:
    """All members move as themselves; only their choices are a robot's."""

    def __init__(self, on: Scene) -> None:
        self._on = on
        self._interactions = count(1_000_000)

    def by(self, member_id: int) -> Actor:
        person = self._on.playground.platform.world.members[member_id]
        return Actor(person.id, Typed(person.name), next(self._interactions))

    async def play(
        self, table_id: int, *, absent: Collection[int] = (), most: int | None = None
    ) -> int:
        """Play a table until it ends or waits for an absent member. Return the number of moves by members.

        Args:
            absent: members that do not move.
            most: how many moves are made at most.
        """
        made = 0
        async with asyncio.timeout(PATIENCE_S * 4):
            while most is None or made < most:
                at = await self._on.bot.tables.position(table_id)
                if at.table.status is not Status.PLAYING:
                    return made
                waiting = [at.seats[seat].member_id for seat in sorted(at.waiting())]
                here = [
                    each
                    for seat, each in zip(sorted(at.waiting()), waiting, strict=True)
                    if each is not None
                    and each not in absent
                    and not at.seats[seat].is_played_by_robot
                ]
                if not here:
                    if any(each in absent for each in waiting if each is not None):
                        return made
                    # The bot's own robots move by themselves.
                    await asyncio.sleep(_LOOKS_EVERY_S)
                    continue
                made += await self._move(at, here[0])
        return made

    async def _move(self, at: Position, member_id: int) -> bool:
        seat = at.seat_of(member_id)
        assert seat is not None
        rng = Rng(crc32(f"{member_id}:{at.table.seq}".encode()))
        move = engine.sample_move(at.game, at.state, seat, rng)
        try:
            await self._on.bot.tables.play(at.table.id, self.by(member_id), move, None)
        except Refusal:
            # A robot that sits at the table was faster.
            await asyncio.sleep(_LOOKS_EVERY_S)
            return False
        return True
