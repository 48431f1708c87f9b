"""Tables that cannot be opened: what is kept of them is damaged, or of a version that nothing leads on from.

They hide nothing else: whoever lists tables is given the others, and these by their numbers.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from functools import partial
from time import monotonic

from bot.store import tables
from bot.store.database import Database
from bot.tables.errors import TableRefusal, Unreadable
from bot.tables.model import Position
from bot.tables.positions import why_unreadable


class Wrecks:
    """`position` gives a table as it stands, or raises `Unreadable`."""

    def __init__(
        self,
        database: Database,
        position: Callable[[int], Awaitable[Position]],
        now: Callable[[], float],
    ) -> None:
        self._database = database
        self._position = position
        self._now = now

    async def sorted_out(self, ids: Iterable[int]) -> tuple[tuple[Position, ...], tuple[int, ...]]:
        """Tables by their numbers: those that can be opened, and the numbers of the others."""
        found: list[Position] = []
        lost: list[int] = []
        for table_id in ids:
            try:
                found.append(await self._position(table_id))
            except Unreadable:
                lost.append(table_id)
        return tuple(found), tuple(lost)

    async def of_member(self, member_id: int) -> tuple[int, ...]:
        """Those at which a member has a seat, and that have not ended."""
        ids = await self._database.read(lambda conn: tables.of_member(conn, member_id))
        return (await self.sorted_out(ids))[1]

    async def opened_by(self, member_id: int) -> tuple[int, ...]:
        """Those that a member opened, and that have not ended."""
        ids = await self._database.read(lambda conn: tables.opened_by(conn, member_id))
        return (await self.sorted_out(ids))[1]

    async def all(self) -> AsyncIterator[tuple[int, str]]:
        """What is wrong with each table that has not ended and cannot be opened, or whose log cannot be read.

        All of their logs are read: one table after the other, with time between them for whoever plays.
        """
        for table_id in await self._database.read(tables.open_ids):
            began = monotonic()
            why = await self._database.read(partial(why_unreadable, table_id=table_id))
            if why is not None:
                yield table_id, why
            await asyncio.sleep(monotonic() - began)

    async def remains(self, table_id: int) -> tables.Remains | None:
        """What can be said of one."""
        return await self._database.read(lambda conn: tables.remains(conn, table_id))

    async def give_up(self, table_id: int) -> None:
        """Call one off, as nobody can play or vote there.

        Raises:
            TableRefusal: ended; or not_at_table, when it can be opened: then it is for its members to end.
        """
        try:
            await self._position(table_id)
        except Unreadable:
            now = int(self._now())
            if not await self._database.write(lambda conn: tables.give_up(conn, table_id, now=now)):
                raise TableRefusal("ended") from None
        else:
            raise TableRefusal("not_at_table")
