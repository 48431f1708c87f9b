"""Tables that cannot be opened: they are damaged, or of a title or version that this program does not have.

They do not get in the way of others: a list of tables has all the others, and the numbers of these.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from time import monotonic

from bot.store import damage, outbox, tables
from bot.store.database import Connection, Database
from bot.tables.dependencies import Dependencies
from bot.tables.errors import NotSeated, TableRefusal, Unreadable
from bot.tables.loading.reading import why_unreadable
from bot.tables.model import Position


class Wrecks:
    """Unreadable tables; `position` returns a table as it stands, or raises `Unreadable`."""

    def __init__(
        self,
        database: Database,
        dependencies: Dependencies,
        position: Callable[[int], Awaitable[Position]],
    ) -> None:
        self._database = database
        self._dependencies = dependencies
        self._position = position

    async def sorted_out(self, ids: Iterable[int]) -> tuple[tuple[Position, ...], tuple[int, ...]]:
        """Sort numbers of tables: the tables that can be opened, and the numbers of those that cannot."""
        found: list[Position] = []
        lost: list[int] = []
        for table_id in ids:
            try:
                found.append(await self._position(table_id))
            except Unreadable:
                lost.append(table_id)
        return tuple(found), tuple(lost)

    async def of_member(self, member_id: int) -> tuple[int, ...]:
        """Return the numbers of unreadable tables in their lobby or in play where a member has a seat."""
        ids = await self._database.read(lambda conn: tables.of_member(conn, member_id))
        return (await self.sorted_out(ids))[1]

    async def opened_by(self, member_id: int) -> tuple[int, ...]:
        """Return the numbers of unreadable tables in their lobby or in play that a member opened."""
        ids = await self._database.read(lambda conn: tables.opened_by(conn, member_id))
        return (await self.sorted_out(ids))[1]

    async def all(self) -> AsyncIterator[tuple[int, str]]:
        """Yield each open table that cannot be opened or has a damaged log: its number, its fault and the remedy.

        Only servers of this process count. This reads the whole log of each, one table after another, and pauses in
        between so that others can play.
        """
        for table_id in await self._database.read(
            lambda conn: tables.open_ids(conn, self._database.shards)
        ):
            began = monotonic()
            why = await why_unreadable(self._database, self._dependencies.games, table_id)
            if why is not None:
                yield table_id, why
            await asyncio.sleep(monotonic() - began)

    async def remains(self, table_id: int) -> damage.Remains | None:
        """Return the remains of such a table."""
        return await self._database.read(lambda conn: damage.remains(conn, table_id))

    async def give_up(self, table_id: int) -> None:
        """Call off a table that cannot be opened, since play and votes are impossible there.

        Raises:
            TableRefusal: ended; or not_seated if it can be opened, because then only its members may end it.
        """
        try:
            await self._position(table_id)
        except Unreadable:
            now = int(self._dependencies.now())

            def end(conn: Connection) -> bool:
                outbox.fail_all(conn, table_id, error="given up")
                return damage.give_up(conn, table_id, now=now)

            if not await self._database.write(end, table_id=table_id):
                raise TableRefusal("ended") from None
        else:
            raise NotSeated
