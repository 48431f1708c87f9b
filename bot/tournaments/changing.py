"""A change to a tournament: lock, load, decide, store, announce (ADR 24).

The first statement of each transaction raises the tournament's version. It finds no row if another process has changed
the tournament since it was read. Then the decision is void and nothing is stored.
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
from bot.tournaments.creating import MOST_DRAFTS, MOST_HERE
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.loading import GamesOf, load
from bot.tournaments.model import Deed, Held
from rules.core.errors import Refusal

Readers = Callable[[int, int, Collection[int]], Awaitable[Collection[int]]]
"""Return, of some members of a server, those who see private threads of others in a channel."""

ATTEMPTS: Final = 5
"""Number of times that a decision is made anew because the tournament has changed meanwhile."""


async def _nobody(guild_id: int, channel_id: int, members: Collection[int]) -> Collection[int]:
    return ()


@dataclass(frozen=True, slots=True)
class Context:
    """Outside dependencies of operations on tournaments."""

    database: Database
    tables: Tables
    games: GamesOf
    now: Callable[[], float]
    """Seconds since 1970."""
    secrets: Callable[[], Secrets]
    """Returns a new, unpredictable seed and salt."""
    seated: Seated
    on_change: Callable[[int], None] = lambda tournament_id: None
    """Hook that is called with a tournament's number after a change to it was stored."""
    operators: frozenset[int] = frozenset()
    """Members who can read the database: they play in no sealed tournament."""
    readers: Readers = _nobody
    """Members with access to private threads play at no sealed table of several seats."""

    def now_ms(self) -> int:
        return int(self.now() * 1000)


class TournamentChanges:
    def __init__(self, context: Context) -> None:
        self.context = context
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._under_way = UnderWay()

    async def held(self, tournament_id: int) -> Held:
        """Return a tournament as it stands.

        Raises:
            TournamentRefusal: no_such.
        """
        context = self.context
        return await load(context.database, context.tables, context.games, tournament_id)

    async def change(
        self,
        tournament_id: int,
        actor: Actor | None,
        decide: Callable[[Held], Awaitable[Deed]],
    ) -> Held:
        """Change a tournament as `decide` says, and return its new state. An interaction changes it only once.

        Raises:
            Refusal: as raised by `decide`; then nothing was changed.
        """

        async def work() -> Held:
            async with self.alone(tournament_id):
                try:
                    await self._decided(tournament_id, actor, decide)
                except ActedBefore:
                    return await self.held(tournament_id)
            self.context.on_change(tournament_id)
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
                # A repeated delivery may be refused just because the first one was carried out.
                if actor is not None:
                    await self._assert_new(actor.interaction_id)
                raise
            try:
                await self.context.database.write(self.keeping(held, deed, actor))
            except StaleTournament:
                if attempt + 1 == ATTEMPTS:
                    raise
                continue
            return

    def keeping(self, held: Held, deed: Deed, actor: Actor | None) -> Callable[[Connection], None]:
        """Return the transaction of a deed.

        Raises:
            StaleTournament: the tournament has changed since `held` was read.
            ActedBefore: the interaction was carried out already.
        """
        now = self.context.now()

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
        """Return the transaction that stores a new tournament and returns its number.

        Raises:
            TournamentRefusal: too_many_open.
            ActedBefore: the interaction was carried out already.
        """
        now = int(self.context.now())

        def keep(conn: Connection) -> int:
            entering.assert_new(conn, actor.interaction_id)
            tournaments.discard_drafts(
                conn, row.guild_id, actor.member_id, now * 1000, MOST_DRAFTS - 1
            )
            if tournaments.live_in(conn, row.guild_id) >= MOST_HERE:
                raise TournamentRefusal("too_many_open", most=MOST_HERE)
            tournament_id = tournaments.create(conn, row, secrets)
            entering.mark_done(conn, actor.interaction_id, tournament_id=tournament_id, at=now)
            return tournament_id

        return keep

    async def carry(self, held: Held, deed: Deed) -> None:
        """Store the outcome of a duty.

        Raises:
            StaleTournament: the tournament has changed since `held` was read.
        """
        keep = self.keeping(held, deed, None)
        await self._under_way.carry_through(self.context.database.write(keep))
        self.context.on_change(held.id)

    async def settle(self) -> None:
        """Wait for changes in progress; call this before the database is closed."""
        await self._under_way.settle()

    async def _assert_new(self, interaction_id: int) -> None:
        await self.context.database.read(lambda conn: entering.assert_new(conn, interaction_id))

    @asynccontextmanager
    async def alone(self, tournament_id: int) -> AsyncIterator[None]:
        """Hold the lock of a tournament for a change or a duty of this process.

        The lock is fair, so a member is answered soon even while many duties follow one another.
        """
        lock = self._locks.setdefault(tournament_id, asyncio.Lock())
        async with lock:
            yield
