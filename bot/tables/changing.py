"""How a table is changed: locked, loaded, decided, kept; carried through once it has begun, and once only."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar
from weakref import WeakValueDictionary

from bot.store import moves, tables
from bot.store.database import Connection, Database
from bot.tables.commit import transaction_for
from bot.tables.dependencies import Dependencies
from bot.tables.history import records
from bot.tables.model import Actor, Change, Done, Position
from bot.tables.positions import Positions
from bot.tables.under_way import UnderWay
from rules.core.errors import Refusal

T = TypeVar("T")

Keep = Callable[[Connection], None]


class Changes:
    def __init__(self, database: Database, dependencies: Dependencies) -> None:
        self._database = database
        self._dependencies = dependencies
        self._positions = Positions(database, dependencies.games)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._under_way = UnderWay()

    async def position(self, table_id: int) -> Position:
        """A table as it stands.

        Raises:
            TableRefusal: no_such_table, or cannot_be_opened.
        """
        if (at := self._positions.at_hand(table_id)) is not None:
            return at
        async with self._locked(table_id):
            return await self._positions.get(table_id)

    async def change(
        self,
        table_id: int,
        actor: Actor | None,
        look: Callable[[], Awaitable[T]],
        decide: Callable[[Position, T], Change],
    ) -> Done:
        """Change a table as `decide` says, which is given what `look` finds at that moment."""

        async def decided(before: Position) -> tuple[Position, Keep, Change]:
            try:
                change = decide(before, await look())
            except Refusal:
                # What is refused may have been carried out before: then it is no refusal but `DoneBefore`.
                if actor is not None:
                    await self.assert_new(actor.interaction_id)
                raise
            return *transaction_for(before, change, actor, now=self._dependencies.now()), change

        async def work() -> Done:
            try:
                async with self._locked(table_id):
                    after, change = await self._kept(table_id, decided)
            except moves.DoneBefore as earlier:
                return await self.repeated(earlier)
            self._dependencies.on_change(table_id)
            events = () if change.entry is None else change.entry.events
            return Done(after, events)

        return await self._under_way.carry_through(work())

    async def note(self, table_id: int, noted: Callable[[Position], tuple[Position, Keep]]) -> None:
        """Keep something about a table that is nobody's act."""

        async def step(before: Position) -> tuple[Position, Keep, None]:
            return *noted(before), None

        async def work() -> None:
            async with self._locked(table_id):
                await self._kept(table_id, step)

        await self._under_way.carry_through(work())

    async def repeated(self, earlier: moves.DoneBefore) -> Done:
        """What an interaction has led to that is delivered again."""
        row = await self._database.read(
            lambda conn: moves.entry(conn, earlier.table_id, earlier.seq)
        )
        events = () if row is None else records.decode_events(row.events)
        return Done(await self.position(earlier.table_id), events, repeated=True)

    async def assert_new(self, interaction_id: int) -> None:
        """Raises `DoneBefore`: the interaction has been carried out."""
        await self._database.read(lambda conn: moves.assert_new(conn, interaction_id))

    async def settle(self) -> None:
        """Wait for what is being kept, before the database is closed."""
        await self._under_way.settle()

    async def _kept(
        self, table_id: int, step: Callable[[Position], Awaitable[tuple[Position, Keep, T]]]
    ) -> tuple[Position, T]:
        """Keep what a table has come to by a step; its lock is held.

        A table that has moved on since it was read is looked at afresh, once.
        """
        try:
            return await self._kept_at_once(table_id, step)
        except tables.StaleTable:
            return await self._kept_at_once(table_id, step)

    async def _kept_at_once(
        self, table_id: int, step: Callable[[Position], Awaitable[tuple[Position, Keep, T]]]
    ) -> tuple[Position, T]:
        after, keep, made = await step(await self._positions.get(table_id))
        try:
            await self._database.write(keep, table_id=table_id)
        except tables.StaleTable:
            self._positions.forget(table_id)
            raise
        self._positions.put(after)
        return after, made

    @asynccontextmanager
    async def _locked(self, table_id: int) -> AsyncIterator[None]:
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            yield
