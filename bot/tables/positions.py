"""Loading tables, with the ones in use kept at hand."""

import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from msgspec import structs

from bot.store import moves, tables
from bot.store.damage import Damaged
from bot.store.database import Connection, Database
from bot.tables.errors import TableRefusal, Unreadable
from bot.tables.history import chain, records
from bot.tables.model import Position
from rules.core.codec import decode_state
from rules.core.errors import InvariantBroken
from rules.core.game import GameDef, all_options
from rules.core.record import commitment

CACHE_SIZE = 512

_log = logging.getLogger(__name__)


class Positions:
    """The service alone changes tables, and loads and puts them under their locks: what is kept here is never behind
    the database.
    """

    def __init__(self, database: Database, games: Callable[[str], GameDef[Any, Any]]) -> None:
        self._database = database
        self._games = games
        self._cache: OrderedDict[int, Position] = OrderedDict()
        self._unread: set[int] = set()
        """Tables of which the log has said that they cannot be opened."""

    def at_hand(self, table_id: int) -> Position | None:
        """A table that is kept here."""
        if table_id in self._cache:
            self._cache.move_to_end(table_id)
        return self._cache.get(table_id)

    async def get(self, table_id: int) -> Position:
        """A table as it stands; its lock is held.

        Raises:
            TableRefusal: no_such_table, or cannot_be_opened.
        """
        if (kept := self.at_hand(table_id)) is not None:
            return kept

        stored = await self._database.read(lambda conn: _intact(conn, table_id))
        if stored is None:
            raise TableRefusal("no_such_table")
        if isinstance(stored, str):
            raise self._unreadable(table_id, stored)
        try:
            game = self._games(stored.table.title)
            state = _state_of(stored, game)
        except (KeyError, InvariantBroken) as error:
            raise self._unreadable(table_id, repr(error)) from error
        chained = chain.START if stored.chained is None else stored.chained
        options = all_options(game, stored.table.options)
        table = structs.replace(stored.table, options=options)
        position = Position(table, stored.seats, game, state, chained, stored.sittings)
        self.put(position)
        return position

    def _unreadable(self, table_id: int, why: str) -> Unreadable:
        if table_id not in self._unread:
            self._unread.add(table_id)
            _log.error("table %d cannot be opened: %s", table_id, why)
        return Unreadable(table_id)

    def put(self, position: Position) -> None:
        self._cache[position.table.id] = position
        self._cache.move_to_end(position.table.id)
        if len(self._cache) > CACHE_SIZE:
            self._cache.popitem(last=False)

    def forget(self, table_id: int) -> None:
        self._cache.pop(table_id, None)


def why_unreadable(conn: Connection, table_id: int) -> str | None:
    """What is wrong with what the file holds of a table, its log included; None when nothing is."""
    stored = _intact(conn, table_id)
    if stored is None or isinstance(stored, str):
        return stored
    try:
        rows = moves.log(conn, table_id)
    except Damaged as error:
        return str(error)
    return None if records.holds_together(rows) else "its log does not hang together"


def _intact(conn: Connection, table_id: int) -> tables.Stored | str | None:
    """A table whose state is the one that the last link of its chain leads to; or what is wrong with it."""
    try:
        stored = tables.load(conn, table_id)
        if stored is None:
            return None
        secrets = tables.secrets(conn, table_id)
        assert secrets is not None
        if commitment(secrets.seed, secrets.salt) != stored.table.commitment:
            return "its seed is not the one that it is committed to"
        if stored.state is None and stored.table.seq < 0:
            return stored
        seq = stored.table.seq
        last, before = moves.entry(conn, table_id, seq), moves.entry(conn, table_id, seq - 1)
    except Damaged as error:
        return str(error)
    previous = chain.START if seq == 0 else None if before is None else before.hash
    if last is None or previous is None or stored.state is None:
        return "its log ends too early"
    if not last.hash == stored.chained == chain.link(previous, last, stored.state):
        return "its position is not the one that its log leads to"
    return stored


def _state_of(stored: tables.Stored, game: GameDef[Any, Any]) -> Any | None:
    if stored.state is None:
        return None
    return decode_state(game, stored.state, stored.table.rules_version)
