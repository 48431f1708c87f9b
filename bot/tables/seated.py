"""Tables that open full and in play: those of tournaments."""

import dataclasses
from collections.abc import Callable

from msgspec.structs import replace

from bot.store import tables
from bot.store.database import Connection, Database
from bot.store.rows import SeatRow, Secrets, TableRow
from bot.tables import lobby
from bot.tables.commit import transaction_for
from bot.tables.dependencies import Dependencies
from bot.tables.history import chain
from bot.tables.model import Position
from bot.tables.timing.almanac import Almanac


class Seated:
    def __init__(self, database: Database, dependencies: Dependencies, almanac: Almanac) -> None:
        self._database = database
        self._dependencies = dependencies
        self._almanac = almanac

    async def open(
        self,
        table: TableRow,
        seats: tuple[SeatRow, ...],
        secrets: Secrets,
        *,
        first: Callable[[Connection], None],
        then: Callable[[Connection, int], None],
    ) -> int:
        """Store a new table, its seats, its set-up and its posts in one transaction; return its number.

        Args:
            first: the first statements of the transaction; an error of theirs keeps the table from being opened.
            then: the last ones, with the table's number.
        """
        game = self._dependencies.games(table.title)
        before = Position(table, seats, game, None, chain.START)
        # The set-up is made here, because a transaction computes nothing.
        change = lobby.started(before, secrets)
        now = self._dependencies.now()
        free = await self._almanac.free(
            dataclasses.replace(before, table=change.table), int(now * 1000)
        )

        def keep(conn: Connection) -> int:
            first(conn)
            table_id = tables.create(conn, table, secrets)
            tables.put_seats(conn, table_id, seats)
            numbered = dataclasses.replace(before, table=replace(table, id=table_id))
            begun = dataclasses.replace(
                change,
                table=replace(change.table, id=table_id),
                notices=tuple(
                    replace(
                        each,
                        table_id=table_id,
                        coalesce_key=_of(each.coalesce_key, table_id),
                    )
                    for each in change.notices
                ),
            )
            _, store = transaction_for(numbered, begun, None, now=now, free=free)
            store(conn)
            then(conn, table_id)
            return table_id

        table_id = await self._database.write(keep)
        self._dependencies.on_change(table_id)
        return table_id


def _of(key: str | None, table_id: int) -> str | None:
    """Return the key of a notice about a table that has its number by now."""
    return None if key is None else f"{key.partition(':')[0]}:{table_id}"
