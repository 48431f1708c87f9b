"""Stored pre-moves and auto-answers, and the effect of changes to a table on them.

Positions never hold them: they exist for their owner alone.
"""

import dataclasses
from collections.abc import Sequence

from msgspec.structs import replace

from bot.store import settings
from bot.store.database import Connection, Database
from bot.store.people import aheads
from bot.store.people.aheads import Ahead
from bot.store.rows import NoticeKind, SeatRow
from bot.tables.model import Change, Position
from bot.tables.notices import ROBOTS_NEXT_S, called
from bot.tables.planning.deciding import Use, decided, over, with_forced


class Given:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._tables: set[int] | None = None
        """The tables that may have such rows; the others need no query."""
        self._forced: set[int] | None = None

    async def tables(self) -> set[int]:
        """Return the tables that may have pre-moves or auto-answers."""
        if self._tables is None or self._database.is_shared:
            stored = await self._database.read(aheads.tables)
            self._tables = set(stored) if self._tables is None else self._tables | set(stored)
        return self._tables

    async def rows(self, table_id: int) -> tuple[Ahead, ...]:
        """Return all rows of a table. Take the table's lock to act on them."""
        if not self._database.is_shared and table_id not in await self.tables():
            return ()
        return await self._database.read(lambda conn: aheads.of_table(conn, table_id))

    async def rows_at(self, at: Position) -> tuple[Ahead, ...]:
        """Return the same, with rows for members who want forced moves to be made for them."""
        return with_forced(at, *await self._known(at.table.id, at.seats))

    async def _known(
        self, table_id: int, seats: Sequence[SeatRow]
    ) -> tuple[tuple[Ahead, ...], set[int]]:
        """Return the rows of a table, and at least those of its members whose forced moves are made for them."""
        if not self._database.is_shared:
            return await self.rows(table_id), await self.forced()
        seated = {row.member_id for row in seats if row.member_id is not None}
        # There is no cache, so read only this table's rows, and at once.
        return await self._database.ask(lambda conn: aheads.at_table(conn, table_id, seated))

    async def forced(self) -> set[int]:
        """Return the members whose forced moves are made for them."""
        if self._forced is None or self._database.is_shared:
            self._forced = await self._database.read(settings.with_forced)
        return self._forced

    async def set_forced(self, member_id: int, on: bool) -> None:
        await self._database.write(lambda conn: settings.set_forced(conn, member_id, on))
        self._forced = None

    async def expect(self, table_id: int) -> None:
        """Note that a row for a table is about to be stored."""
        (await self.tables()).add(table_id)

    async def after(self, before: Position, change: Change) -> Change:
        """Return the change with updates of the table's rows, and with a wait for an answer that fits."""
        rows, wanted = await self._known(before.table.id, change.seats)
        if not rows and not any(row.member_id in wanted for row in change.seats):
            return change
        left = {row: over(before, change, row) for row in rows}

        def note(conn: Connection) -> None:
            for row, rest in left.items():
                if rest is None:
                    aheads.drop(conn, row)
                elif rest != row:
                    aheads.mark(conn, rest)

        if any(rest != row for row, rest in left.items()):
            # First, so that the change's own writes to a row win.
            also = change.also
            change = dataclasses.replace(change, also=None).storing(note)
            change = change if also is None else change.storing(also)
        kept = tuple(rest for rest in left.values() if rest is not None)
        after = dataclasses.replace(
            before, table=change.table, seats=change.seats, state=change.state
        )
        return _together(after, change, with_forced(after, kept, wanted))


def _together(after: Position, change: Change, rows: tuple[Ahead, ...]) -> Change:
    """Let pre-given answers share the board of this change, if they cover all members that it would ping."""
    waiting = after.waiting()
    asked = called(after.table, after.seats, waiting)
    answered = [
        after.seats[seat].member_id
        for seat in waiting
        if isinstance(found := decided(after, seat, rows), Use) and not found.held
    ]
    if not asked or not set(asked) <= set(answered):
        return change
    told = tuple(
        replace(each, delay_s=ROBOTS_NEXT_S)
        if each.kind is NoticeKind.BOARD and each.delay_s == 0
        else each
        for each in change.notices
    )
    return dataclasses.replace(change, notices=told)
