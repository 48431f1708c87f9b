"""How a tournament is changed: lock, load, decide, store, tell (ADR 24).

The first statement of each transaction raises the tournament's version and finds none to raise if somebody else did so
since it was read. Then what was decided is worthless and nothing is stored.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final
from weakref import WeakValueDictionary

from bot.store import outbox
from bot.store.contest import entering, tournaments
from bot.store.contest.entering import ActedBefore
from bot.store.contest.rows import TournamentRow
from bot.store.contest.tournaments import StaleTournament
from bot.store.database import Connection, Database
from bot.store.rows import Secrets
from bot.tables.model import Actor
from bot.tables.seated import Seated
from bot.tables.service import Tables
from bot.tables.under_way import UnderWay
from bot.tournaments.creating import MOST_HERE, MOST_OWN
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.loading import GamesOf, load
from bot.tournaments.model import Deed, Held
from rules.core.errors import Refusal

Readers = Callable[[int, int, Collection[int]], Awaitable[Collection[int]]]
"""Of a server, one of its channels and some members, those who see private threads there that are not theirs."""

ATTEMPTS: Final = 5
"""How often something is decided anew because the tournament has changed meanwhile."""


async def _nobody(guild_id: int, channel_id: int, members: Collection[int]) -> Collection[int]:
    return ()


@dataclass(frozen=True, slots=True)
class World:
    """What operations on tournaments need from the outside."""

    database: Database
    tables: Tables
    games: GamesOf
    now: Callable[[], float]
    """Seconds since 1970."""
    secrets: Callable[[], Secrets]
    """Returns a new, unpredictable seed and salt."""
    seated: Seated
    on_change: Callable[[int], None] = lambda tournament_id: None
    """Called with a tournament's number after a change to it was stored."""
    operators: frozenset[int] = frozenset()
    """Who can read the database: they play in no sealed tournament."""
    readers: Readers = _nobody
    """Whoever they are, they play at no sealed table of several seats."""

    def now_ms(self) -> int:
        return int(self.now() * 1000)


class Changes:
    def __init__(self, world: World) -> None:
        self.world = world
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._under_way = UnderWay()

    async def held(self, tournament_id: int) -> Held:
        """A tournament as it stands.

        Raises:
            TournamentRefusal: no_such.
        """
        world = self.world
        return await load(world.database, world.tables, world.games, tournament_id)

    async def change(
        self,
        tournament_id: int,
        actor: Actor | None,
        decide: Callable[[Held], Awaitable[Deed]],
    ) -> Held:
        """Change a tournament as `decide` says, and return it as it is then. An interaction changes it only once.

        Raises:
            Refusal: what `decide` raises; then nothing was changed.
        """

        async def work() -> Held:
            async with self.alone(tournament_id):
                try:
                    await self._decided(tournament_id, actor, decide)
                except ActedBefore:
                    return await self.held(tournament_id)
            self.world.on_change(tournament_id)
            return await self.held(tournament_id)

        return await self._under_way.carry_through(work())

    async def _decided(
        self,
        tournament_id: int,
        actor: Actor | None,
        decide: Callable[[Held], Awaitable[Deed]],
    ) -> None:
        for attempt in range(ATTEMPTS):
            held = await self.held(tournament_id)
            try:
                deed = await decide(held)
            except Refusal:
                # What is delivered again may be refused just because it was carried out the first time.
                if actor is not None:
                    await self._assert_new(actor.interaction_id)
                raise
            try:
                await self.world.database.write(self.keeping(held, deed, actor))
            except StaleTournament:
                if attempt + 1 == ATTEMPTS:
                    raise
                continue
            return

    def keeping(self, held: Held, deed: Deed, actor: Actor | None) -> Callable[[Connection], None]:
        """The transaction of a deed.

        Raises:
            StaleTournament: the tournament has changed since `held` was read.
            ActedBefore: the interaction was carried out already.
        """
        now = self.world.now()

        def keep(conn: Connection) -> None:
            tournaments.touch(conn, held.id, held.row.version, **deed.values)
            if actor is not None:
                entering.mark_done(conn, actor.interaction_id, tournament_id=held.id, at=int(now))
            if deed.store is not None:
                deed.store(conn)
            outbox.put(conn, *deed.notices, now=now)

        return keep

    def creating(
        self, row: TournamentRow, secrets: Secrets, actor: Actor
    ) -> Callable[[Connection], int]:
        """The transaction that stores a new tournament and returns its number.

        Raises:
            TournamentRefusal: too_many_open.
            ActedBefore: the interaction was carried out already.
        """
        now = int(self.world.now())

        def keep(conn: Connection) -> int:
            entering.assert_new(conn, actor.interaction_id)
            here, own = tournaments.not_over(conn, row.guild_id, actor.member_id)
            if own >= MOST_OWN or here >= MOST_HERE:
                most = MOST_OWN if own >= MOST_OWN else MOST_HERE
                raise TournamentRefusal("too_many_open", most=most)
            tournament_id = tournaments.create(conn, row, secrets)
            entering.mark_done(conn, actor.interaction_id, tournament_id=tournament_id, at=now)
            return tournament_id

        return keep

    async def carry(self, held: Held, deed: Deed) -> None:
        """Store what a duty comes to.

        Raises:
            StaleTournament: the tournament has changed since `held` was read.
        """
        keep = self.keeping(held, deed, None)
        await self._under_way.carry_through(self.world.database.write(keep))
        self.world.on_change(held.id)

    async def settle(self) -> None:
        """Wait for changes in progress; call this before the database is closed."""
        await self._under_way.settle()

    async def _assert_new(self, interaction_id: int) -> None:
        await self.world.database.read(lambda conn: entering.assert_new(conn, interaction_id))

    @asynccontextmanager
    async def alone(self, tournament_id: int) -> AsyncIterator[None]:
        """While nobody else here changes a tournament by `change` or carries out what is due at it.

        Whoever waits comes in turn, so that a member is answered although much is due one thing after another.
        """
        lock = self._locks.setdefault(tournament_id, asyncio.Lock())
        async with lock:
            yield
