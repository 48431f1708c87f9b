"""A house of tables: the service on a real database, with a clock set by hand and a fixed seed."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import URL

from bot.clocks.paces import NO_CLOCK
from bot.store.database import Database
from bot.store.rows import Secrets, Status
from bot.store.sharing.shards import ALL, Shards
from bot.tables.dependencies import Dependencies
from bot.tables.model import Actor, Done, Position
from bot.tables.service import Tables
from rules.core.game import GameDef, Move
from rules.core.seats import Seat
from rules.core.text import Typed
from tests.engines import prepared
from tests.toys import nim, sealed

GAMES: dict[str, GameDef[Any, Any]] = {"nim": nim.GAME, "sealed": sealed.GAME}

ANN, BOB, CID, DAN = 1, 2, 3, 4
NAMES = {ANN: "Ann", BOB: "Bob", CID: "Cid", DAN: "Dan"}

GUILD, CHANNEL = 900, 901

SECRETS = Secrets(seed=6, salt=b"sixteen bytes ..")


@dataclass
class Clock:
    now: float = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class House:
    where: URL | Path
    clock: Clock
    database: Database
    tables: Tables
    changed: list[int]
    known: Dependencies
    interactions: "count[int]" = field(default_factory=lambda: count(10_000))
    """IDs for new interactions."""

    def by(self, member_id: int) -> Actor:
        """A new interaction of a member."""
        return Actor(member_id, Typed(NAMES[member_id]), next(self.interactions))

    async def opens(self, member: int, *, title: str = "nim", seats: int = 2, **given: Any) -> Done:
        """A member opens a table in the usual place and language."""
        return await opened(self.tables, self.by(member), title=title, seats=seats, **given)

    async def lobby(
        self,
        title: str,
        *members: int,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        guild_id: int = GUILD,
        pace: str = NO_CLOCK,
    ) -> Position:
        """A table that was opened by the first member and joined by the others."""
        done = await self.opens(
            members[0],
            title=title,
            guild_id=guild_id,
            seats=seats or len(members),
            options=options or {},
            pace=pace,
        )
        for member in members[1:]:
            done = await self.tables.join(done.position.table.id, self.by(member))
        return done.position

    async def table(self, title: str, *members: int, robots: int = 0, level: int = 1) -> Position:
        """A table in play, with robots in the last seats."""
        at = await self.lobby(title, *members, seats=len(members) + robots)
        for _ in range(robots):
            await self.tables.add_robot(at.table.id, self.by(members[0]), level=level)
        return (await self.tables.start(at.table.id, self.by(members[0]))).position

    async def acting(self, table_id: int) -> tuple[Seat, int]:
        """The first seat that must act, and its member."""
        at = await self.tables.position(table_id)
        seat = min(at.waiting())
        member = at.seats[seat].member_id
        assert member is not None
        return seat, member

    async def play(self, table_id: int, *moves: Move) -> Position:
        """Make moves, each for the seat that must act."""
        for move in moves:
            _, member = await self.acting(table_id)
            await self.tables.play(table_id, self.by(member), move, None)
        return await self.tables.position(table_id)

    async def called_off(self, table_id: int) -> Position:
        """Have every member agree to end the table."""
        for member in (await self.tables.position(table_id)).members():
            await self.tables.end(table_id, self.by(member))
        at = await self.tables.position(table_id)
        assert at.table.status is Status.CANCELLED
        return at

    async def reopened(
        self,
        *,
        games: dict[str, GameDef[Any, Any]] | None = None,
        on_change: Callable[[int], None] = lambda table_id: None,
    ) -> "House":
        """Stop the program and start it again with the same database, perhaps with other titles."""
        await self.database.close()
        house = await open_house(self.where, self.clock, games, on_change)
        house.interactions = self.interactions
        return house


async def opened(tables: Tables, actor: Actor, **given: Any) -> Done:
    """Open a table in the usual place and language, where others are not given."""
    usual: dict[str, Any] = {
        "guild_id": GUILD,
        "channel_id": CHANNEL,
        "language": "en",
        "options": {},
    }
    return await tables.open(actor, **usual | given)


async def open_house(
    where: URL | Path,
    clock: Clock | None = None,
    games: dict[str, GameDef[Any, Any]] | None = None,
    on_change: Callable[[int], None] = lambda table_id: None,
    *,
    copied: bool = True,
    shards: Shards = ALL,
) -> House:
    """`copied`: may a file that is missing be a copy? The program's own waits for the disk when it is made."""
    clock = clock or Clock()
    titles = games or dict(GAMES)
    database = await Database.open(prepared(where) if copied else where, shards=shards)
    changed: list[int] = []

    def told(table_id: int) -> None:
        changed.append(table_id)
        on_change(table_id)

    world = Dependencies(
        now=clock, secrets=lambda: SECRETS, games=lambda key: titles[key], on_change=told
    )
    return House(where, clock, database, Tables(database, world), changed, world)
