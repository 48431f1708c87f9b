"""Loading tables, with the ones in use kept at hand."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from bot.store import tables
from bot.store.database import Connection, Database
from bot.store.rows import SeatRow, Sitting, TableRow
from bot.tables import chain
from bot.tables.errors import TableRefusal
from bot.tables.model import Position
from rules.core.codec import decode_state
from rules.core.game import GameDef

MOST_KEPT = 512

_Stored = tuple[
    TableRow | None, tuple[SeatRow, ...], tuple[bytes, bytes] | None, tuple[Sitting, ...]
]


class Positions:
    """The service alone changes tables, and loads and puts them under their locks: what is kept here is never behind
    the database.
    """

    def __init__(self, database: Database, games: Callable[[str], GameDef[Any, Any]]) -> None:
        self._database = database
        self._games = games
        self._kept: OrderedDict[int, Position] = OrderedDict()

    def at_hand(self, table_id: int) -> Position | None:
        """A table that is kept here."""
        if table_id in self._kept:
            self._kept.move_to_end(table_id)
        return self._kept.get(table_id)

    async def get(self, table_id: int) -> Position:
        """A table as it stands; its lock is held.

        Raises:
            TableRefusal: no_such_table.
        """
        if (kept := self.at_hand(table_id)) is not None:
            return kept

        def query(conn: Connection) -> _Stored:
            return (
                tables.get(conn, table_id),
                tables.seats(conn, table_id),
                tables.state(conn, table_id),
                tables.sittings(conn, table_id),
            )

        table, seats, stored, sittings = await self._database.read(query)
        if table is None:
            raise TableRefusal("no_such_table")
        game = self._games(table.title)
        position = Position(
            table,
            seats,
            game,
            None if stored is None else decode_state(game, stored[0], table.rules_version),
            chain.START if stored is None else stored[1],
            sittings,
        )
        self.put(position)
        return position

    def put(self, position: Position) -> None:
        self._kept[position.table.id] = position
        self._kept.move_to_end(position.table.id)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def forget(self, table_id: int) -> None:
        self._kept.pop(table_id, None)
