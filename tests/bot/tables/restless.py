"""A program that plays tables until it is killed: ``python -m tests.bot.tables.restless DATABASE ACKS LIFE``.

Members at several tables move, take back, leave, come back and vote at once, robots play along, and every so often an
interaction is delivered twice. What was acknowledged to a member is appended to the file ACKS, a line each: table,
entry, its link of the chain, interaction. LIFE, a number, says which of its lives this is.
"""

import asyncio
import os
import sys
from contextlib import suppress
from itertools import count
from pathlib import Path

from sqlalchemy import URL, make_url

from bot.store.rows import Status
from bot.tables.model import Actor, Done
from bot.tables.robots import Robots
from rules.core import engine
from rules.core.errors import Refusal
from rules.core.rng import Rng
from tests.bot.tables.house import ANN, BOB, CID, House, open_house

TABLES_AT_ONCE = 4
INTERACTIONS_PER_LIFE = 1_000_000
MEMBERS = (ANN, BOB, CID)


class Restless:
    def __init__(self, house: House, acks: int, rng: Rng) -> None:
        self._house = house
        self._acks = acks
        self._rng = rng

    async def play_for_ever(self, title: str) -> None:
        while True:
            await self._play(title)

    async def _play(self, title: str) -> None:
        house, tables = self._house, self._house.tables
        table_id = (await house.lobby(title, ANN, seats=3)).table.id
        for member in (BOB, CID):
            await tables.join(table_id, house.by(member))
        await tables.start(table_id, house.by(ANN))
        while (await tables.position(table_id)).table.status is Status.PLAYING:
            members = [member for member in MEMBERS if self._rng.below(2)]
            await asyncio.gather(*(self._act(table_id, member) for member in members))

    async def _act(self, table_id: int, member: int) -> None:
        actor = self._house.by(member)
        act = self._rng.below(20)
        deliveries = 2 if self._rng.below(4) == 0 else 1
        # Refusals do not matter here, such as another seat's turn.
        with suppress(Refusal):
            done = await asyncio.gather(
                *(self._do(table_id, actor, act) for _ in range(deliveries)),
                return_exceptions=True,
            )
            for each in done:
                if isinstance(each, BaseException):
                    raise each
                self._acknowledge(each, actor)

    async def _do(self, table_id: int, actor: Actor, act: int) -> Done:
        tables = self._house.tables
        match act:
            case 0:
                return await tables.leave(table_id, actor)
            case 1 | 2:
                return await tables.take_over(table_id, actor, None)
            case 3 | 4:
                return await tables.undo(table_id, actor)
            case 5:
                return await tables.end(table_id, actor)
            case _:
                at = await tables.position(table_id)
                seat = at.seat_of(actor.member_id)
                if seat is None or seat not in at.waiting():
                    return await tables.take_over(table_id, actor, None)
                move = engine.sample_move(at.game, at.state, seat, self._rng)
                return await tables.play(table_id, actor, move, at.question_seqs[seat])

    def _acknowledge(self, done: Done, actor: Actor) -> None:
        if done.repeated:
            return
        at = done.position
        line = f"{at.table.id} {at.table.seq} {at.chain.hex()} {actor.interaction_id}\n"
        os.write(self._acks, line.encode())


async def main(database: URL, acks: Path, life: int) -> None:
    rng = Rng(life)
    house = await open_house(
        database, on_change=lambda table_id: robots.look(table_id), copied=False
    )
    house.interactions = count(life * INTERACTIONS_PER_LIFE)
    robots = Robots(house.tables, seeds=rng.next64)
    with acks.open("ab", buffering=0) as file:
        restless = Restless(house, file.fileno(), rng)
        titles = ("nim", "sealed") * (TABLES_AT_ONCE // 2)
        try:
            await asyncio.gather(*map(restless.play_for_ever, titles))
        finally:
            await robots.close()
            await house.tables.settle()
            await house.database.close()


if __name__ == "__main__":
    asyncio.run(main(make_url(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])))
