"""Changes to tables: `change` and `note` take a decision, and `_commit` stores it under the table's lock.

A change that has begun is finished even if the caller gives up, and one interaction changes a table only once.
"""

import asyncio
import dataclasses
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.store import moves, tables
from bot.store.database import Connection, Database
from bot.store.errors import Unreachable
from bot.tables.commit import transaction_for
from bot.tables.dependencies import Dependencies
from bot.tables.history import records
from bot.tables.loading.positions import Positions
from bot.tables.model import Actor, Change, Done, Position
from bot.tables.planning.given import Given
from bot.tables.timing.almanac import Almanac
from bot.tables.under_way import UnderWay
from rules.core.errors import Refusal

Store = Callable[[Connection], None]
"""The transaction of a change."""
Decide = Callable[[Position], Change | Awaitable[Change]]
"""Decides what becomes of a table."""
_FRESH_ATTEMPTS = 2
"""How often a step is tried from a position that was just read; another process may change the table meanwhile."""


class Changes:
    def __init__(self, database: Database, dependencies: Dependencies, almanac: Almanac) -> None:
        self._database = database
        self._almanac = almanac
        self._dependencies = dependencies
        self._positions = Positions(database, dependencies.games)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._under_way = UnderWay()
        self.given = Given(database)

    async def position(self, table_id: int) -> Position:
        """Return a table as it stands.

        Raises:
            TableRefusal: no_such_table.
            Unreadable: it cannot be opened.
        """
        if (at := await self._positions.at_hand(table_id)) is not None:
            return at
        async with self._locked(table_id):
            return await self._positions.get(table_id)

    async def as_told(self, table_id: int) -> Position:
        """Return the cached position unless a notification has marked it as stale; otherwise as `position`.

        Use it after a change of the table, and act only by `change`, which detects a faster process.
        """
        if (at := await self._positions.as_told(table_id)) is not None:
            return at
        return await self.position(table_id)

    def is_served(self, at: Position) -> bool:
        """Return whether this process owns the table's server."""
        return self._database.shards.serve(at.table.guild_id)

    async def with_robots(self) -> list[int]:
        """Return tables in play, in the servers of this process, where a robot has a seat."""
        shards = self._database.shards
        return await self._database.read(lambda conn: tables.with_robots(conn, shards))

    async def change(self, table_id: int, actor: Actor | None, decide: Decide) -> Done:
        """Change a table as `decide` says.

        Raises:
            Refusal: as raised by `decide`; then nothing was changed.
        """
        step = partial(self._decided, actor, decide)
        try:
            return await self._under_way.carry_through(self._commit(table_id, step))
        except moves.DoneBefore as earlier:
            return await self.repeated(earlier)

    async def _decided(
        self, actor: Actor | None, decide: Decide, before: Position
    ) -> tuple[Position, Store, Change]:
        """Return the position after a change, what stores it, and the change."""
        try:
            made = decide(before)
            change = made if isinstance(made, Change) else await made
        except Refusal:
            # An interaction that is delivered again may be refused just because it was carried out the first time.
            if actor is not None:
                await self.assert_new(actor.interaction_id)
            raise
        change = await self.given.after(before, change)
        now = self._dependencies.now()
        free, pauses = change.free, change.table.pauses
        if free is None or pauses != before.table.pauses:
            # A pause that ends earlier lets clocks run on that stood until then.
            clocked = dataclasses.replace(before, table=replace(before.table, pauses=pauses))
            free = await self._almanac.free(clocked, int(now * 1000))
        return *transaction_for(before, change, actor, now=now, free=free), change

    async def note(
        self, table_id: int, noted: Callable[[Position], tuple[Position, Store]]
    ) -> None:
        """Store a fact about a table that is no member's act, such as the place of its board."""

        async def step(before: Position) -> tuple[Position, Store, None]:
            return *noted(before), None

        await self._under_way.carry_through(self._commit(table_id, step))

    async def rewrite(self, table_id: int, store: Store) -> None:
        """Store rows under a table's lock that are no part of its position, then read the table anew."""

        async def work() -> None:
            async with self._locked(table_id):
                try:
                    await self._database.write(store, table_id=table_id)
                finally:
                    self._positions.forget(table_id)

        await self._under_way.carry_through(work())

    async def repeated(self, earlier: moves.DoneBefore) -> Done:
        """Return the result of an interaction's first delivery, now that Discord delivers it again."""
        row = await self._database.read(
            lambda conn: moves.entry(conn, earlier.table_id, earlier.seq)
        )
        events = () if row is None else records.decode_events(row.events)
        return Done(await self.position(earlier.table_id), events, repeated=True)

    async def assert_new(self, interaction_id: int) -> None:
        """Raise `DoneBefore` if the interaction has been carried out already."""
        await self._database.read(lambda conn: moves.assert_new(conn, interaction_id))

    async def settle(self) -> None:
        """Wait for changes in progress; call this before the database is closed."""
        await self._under_way.settle()

    async def _commit(
        self,
        table_id: int,
        step: Callable[[Position], Awaitable[tuple[Position, Store, Change | None]]],
    ) -> Done:
        """Take a step from a table's position and store it; if the table has changed meanwhile, try again.

        The first position may be a cached one, which may be stale: the transaction finds that out.
        """
        async with self._locked(table_id):
            cached, left = self._positions.kept(table_id), _FRESH_ATTEMPTS
            while True:
                left -= cached is None
                before = cached or await self._positions.get(table_id)
                seal = before.seal if self._database.is_shared else None
                try:
                    after, store, made = await step(before)
                    news = self._positions.news
                    await self._database.write(store, table_id=table_id, seal=seal)
                except Unreachable:
                    # A connection that was lost during a commit leaves open whether it was made.
                    self._positions.forget(table_id)
                    raise
                except tables.StaleTable:
                    self._positions.forget(table_id)
                    if cached is None and not left:
                        raise
                except Exception:
                    # What is refused over a stale position is decided again.
                    if cached is None or not await self._positions.has_changed(before):
                        raise
                    self._positions.forget(table_id)
                else:
                    self._positions.put(after, news)
                    break
                cached = None
        if made is None:
            return Done(after, ())
        if made.then is not None:
            made.then()
        self._dependencies.on_change(table_id)
        return Done(after, () if made.entry is None else made.entry.events)

    @asynccontextmanager
    async def _locked(self, table_id: int) -> AsyncIterator[None]:
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            yield
