"""A process that serves the servers of some shards, without Discord: `python -m tests.e2e.sharded`.

It keeps tables going by itself: its members move through the service as commands do, mostly in its own servers, and now
and then at a table of another process, as in direct messages. Each line that it writes is a fact: an interaction that
begins, or one that was answered. Interactions that an earlier life left without an answer are sent again first.
"""

import asyncio
import os
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random

from msgspec import Struct, json
from sqlalchemy import make_url, select

from bot.store import schema
from bot.store.database import Connection, Database
from bot.store.rows import Secrets, Status
from bot.store.sharing.shards import read_shards
from bot.tables.dependencies import Dependencies
from bot.tables.model import Actor, Position
from bot.tables.robots import Robots
from bot.tables.service import Tables
from rules.core.codec import decode_move, encode_move
from rules.core.errors import Refusal
from rules.core.game import RobotLevel
from rules.core.rng import Rng
from rules.core.text import Typed
from rules.registry import load

TITLE = "expancity"
SEATS = 2
ELSEWHERE = 0.1
"""The share of moves that are made at tables of servers that another process serves."""
AT_ONCE = 4
LISTED_FOR_S = 1.0
"""The time that the list of tables in play that it chooses from may be out of date."""
LIVES = 4096
"""A power of two: more lives than any run has."""
_EPOCH_MS = 1_420_070_400_000
_PLAYING = (
    select(schema.tables.c.id, schema.tables.c.guild_id)
    .where(schema.tables.c.status == Status.PLAYING.value)
    .order_by(schema.tables.c.id)
)


class Act(Struct, frozen=True):
    """A member's move, sent by an interaction."""

    table_id: int
    member_id: int
    interaction_id: int
    move: bytes


class Told(Struct, frozen=True):
    """A line of a life: an act that begins, or (`answer`) its answer, with the moment in milliseconds."""

    act: Act
    at_ms: int
    answer: str = ""
    is_own: bool = True
    """True if the table is of a server of this process."""


class Orders(Struct, frozen=True):
    """The orders of a life."""

    url: str
    shards: str
    guild_ids: list[int]
    tables_each: int
    again: list[Act]
    number: int
    """Among all lives of all processes: their interactions never have the same number."""


def life_of(interaction_id: int) -> int:
    """The number of the life that made an interaction."""
    return interaction_id >> 10 & LIVES - 1


def say(told: Told) -> None:
    os.write(1, json.encode(told) + b"\n")


class Life:
    def __init__(
        self, orders: Orders, database: Database, tell: Callable[[Told], None] = say
    ) -> None:
        self._tell = tell
        self._listed: tuple[float, list[tuple[int, int]]] = (0.0, [])
        self._orders = orders
        self._database = database
        self._rng = Random(orders.number)
        self._last = count(1)
        self._robots: Robots | None = None
        known = Dependencies(
            now=time.time,
            secrets=lambda: Secrets(self._rng.getrandbits(64), self._rng.randbytes(16)),
            games=load,
            on_change=self._changed,
        )
        self.tables = Tables(database, known)

    def _changed(self, table_id: int) -> None:
        if self._robots is not None:
            self._robots.look(table_id)

    def interaction(self) -> int:
        """A number as Discord makes them: of this moment, and of this life."""
        ms = int(time.time() * 1000) - _EPOCH_MS
        return ms << 22 | self._orders.number % LIVES << 10 | next(self._last) % 1024

    async def live(self) -> None:
        await self.begin()
        await self.play(lambda: False)

    async def begin(self) -> None:
        """Send interactions without an answer again, and open the tables."""
        self._robots = Robots(self.tables, lambda: self._rng.getrandbits(64))
        self._database.hear(lambda table_id: None if table_id is None else self._changed(table_id))
        for act in self._orders.again:
            await self._send(act, is_own=True)
        await self._open_tables()
        await self._robots.look_at_all()

    async def play(self, enough: Callable[[], bool]) -> None:
        """Move at one table after another, in a few at once."""
        await asyncio.gather(*(self._play(enough) for _ in range(AT_ONCE)))

    async def _open_tables(self) -> None:
        playing = Counter(guild_id for _, guild_id in await self._database.read(_playing))
        each = self._orders.tables_each
        missing = iter([one for one in self._orders.guild_ids for _ in range(each - playing[one])])

        async def some() -> None:
            for guild_id in missing:
                await self._open(guild_id)

        await asyncio.gather(*(some() for _ in range(AT_ONCE)))

    async def _open(self, guild_id: int) -> None:
        number = self._rng.getrandbits(40)
        first = Actor(number * 2 + 1, Typed("First"), self.interaction())
        done = await self.tables.open(
            first,
            title=TITLE,
            guild_id=guild_id,
            channel_id=guild_id + 1,
            language="en",
            seats=SEATS + 1,
            options={},
        )
        table_id = done.position.table.id
        await self.tables.join(table_id, Actor(number * 2 + 2, Typed("Second"), self.interaction()))
        await self.tables.add_robot(
            table_id,
            Actor(first.member_id, Typed("First"), self.interaction()),
            level=RobotLevel.QUICK,
        )
        await self.tables.start(
            table_id, Actor(first.member_id, Typed("First"), self.interaction())
        )

    async def _play(self, enough: Callable[[], bool]) -> None:
        while not enough():
            found = await self._in_play()
            serves = self._database.shards.serve
            elsewhere = self._rng.random() < ELSEWHERE
            choice = [each for each in found if serves(each[1]) != elsewhere] or found
            if not choice:
                await self._open_tables()
                continue
            table_id, guild_id = self._rng.choice(choice)
            at = await self.tables.position(table_id)
            if (act := self._act(at)) is not None:
                await self._send(act, is_own=serves(guild_id))
            elif at.table.status is not Status.PLAYING:
                await self._open_tables()
            await asyncio.sleep(0)

    async def _in_play(self) -> list[tuple[int, int]]:
        """The tables in play, as they were a moment ago."""
        if time.monotonic() - self._listed[0] > LISTED_FOR_S:
            self._listed = time.monotonic(), await self._database.read(_playing)
        return self._listed[1]

    def _act(self, at: Position) -> Act | None:
        for seat in sorted(at.waiting()):
            member = at.seats[seat].member_id
            if member is not None:
                chance = Rng(self._rng.getrandbits(64))
                move = at.game.robot(at.state, seat, RobotLevel.QUICK, chance)
                return Act(at.table.id, member, self.interaction(), encode_move(at.game, move))
        return None

    async def _send(self, act: Act, *, is_own: bool) -> None:
        self._tell(Told(act, _now_ms(), is_own=is_own))
        actor = Actor(act.member_id, Typed("Member"), act.interaction_id)
        try:
            move = decode_move(load(TITLE), act.move)
            done = await self.tables.play(act.table_id, actor, move, None)
            answer = "again" if done.repeated else "made"
        except Refusal as refusal:
            answer = refusal.code
        self._tell(Told(act, _now_ms(), answer, is_own=is_own))


def _now_ms() -> int:
    return int(time.time() * 1000)


def _playing(conn: Connection) -> list[tuple[int, int]]:
    return [(row.id, row.guild_id) for row in conn.execute(_PLAYING)]


async def main(read: Callable[[], bytes]) -> None:
    orders = json.decode(read(), type=Orders)
    opening = partial(Database.open, shards=read_shards(orders.shards))
    database = await opening(make_url(orders.url))
    await Life(orders, database).live()


if __name__ == "__main__":
    asyncio.run(main(sys.stdin.buffer.readline))
