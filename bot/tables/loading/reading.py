"""Reading of a table from the database: either all of it is as it was stored, or an error names the fault."""

import asyncio
from collections.abc import Callable
from typing import Any

from msgspec import structs

from bot.store import moves, tables
from bot.store.damage import Damaged
from bot.store.database import Connection, Database
from bot.store.rows import MoveRow
from bot.tables.errors import TableRefusal, TitleMissing, Unreadable, Unsupported
from bot.tables.history import chain, records
from bot.tables.model import Position
from rules.core.codec import decode_state
from rules.core.errors import InvariantBroken
from rules.core.game import GameDef, KeepsOptions, all_options, default_options
from rules.core.record import commitment
from rules.core.versions import ruling

PAGE = 100
"""Entries of a log that are checked at a time, so that the event loop is never busy with it for long."""

Games = Callable[[str], GameDef[Any, Any]]

_RESTORE = "restore a backup of the database, or end the table with /table end"


async def read_table(database: Database, games: Games, table_id: int) -> Position:
    """Return a table as it is stored.

    Raises:
        TableRefusal: no_such_table.
        Unreadable: its rows are damaged.
        TitleMissing: its title is not installed.
        Unsupported: it was stored by rules that this version cannot read.
    """
    try:
        stored = await database.read(lambda conn: _intact(conn, table_id))
    except Damaged as error:
        raise Unreadable(table_id, f"cannot be opened: {error}; {_RESTORE}") from error
    if stored is None:
        raise TableRefusal("no_such_table")
    title = stored.table.title
    try:
        game = newest = games(title)
    except KeyError:
        raise TitleMissing(table_id, title) from None
    stored_options = stored.table.options
    if stored.state is not None or stored.table.goes_on:
        # A table in play goes on by its own rules; one in its lobby begins with the newest.
        game = ruling(game, stored.table.rules_version)
    else:
        stored_options = default_options(game) | stored_options
    try:
        state = _state_of(stored, game)
    except InvariantBroken as error:
        raise Unsupported(
            table_id, f"cannot be opened: {error}; run the version that it was played with"
        ) from error
    if isinstance(state, KeepsOptions):
        # An option that came later is in the state, whether the row has it yet or not.
        stored_options = state.options | stored_options
    options = all_options(game, stored_options)
    return Position(
        table=structs.replace(stored.table, options=options),
        seats=stored.seats,
        game=game,
        state=state,
        chain=chain.START if stored.chained is None else stored.chained,
        sittings=stored.sittings,
        is_outdated=game is not newest,
        lacks_options=list(options.items()) != list(stored.table.options.items()),
        seal=stored.seal,
    )


async def why_unreadable(database: Database, games: Games, table_id: int) -> str | None:
    """Return the fault of a table or its log, with its remedy; None without a fault."""
    try:
        at = await read_table(database, games, table_id)
    except Unreadable as error:
        return error.why
    except TableRefusal:
        return None
    try:
        if await _log_hangs_together(database, at):
            return None
        what = "entries do not follow from each other"
    except Damaged as error:
        what = str(error)
    return f"can be played, but its log is damaged: {what}; restore a backup of the database if you have one"


async def _log_hangs_together(database: Database, at: Position) -> bool:
    """Return whether the log's chain holds. Raise `Damaged` if an entry cannot be read."""
    previous = chain.START
    for after in range(moves.NO_ENTRY, at.table.seq, PAGE):
        rows = await database.read(lambda conn, after=after: _page(conn, at.table.id, after))  # type: ignore[misc]
        if not records.holds_together(rows, previous):
            return False
        previous = rows[-1].hash if rows else b""
        await asyncio.sleep(0)
    return True


def _page(conn: Connection, table_id: int, after: int) -> list[MoveRow]:
    return moves.log(conn, table_id, after, after + PAGE)


def _intact(conn: Connection, table_id: int) -> tables.Stored | None:
    """Return a table whose state matches the last link of its chain.

    Raises:
        Damaged: a part of it is not as it was stored.
    """
    stored = tables.load(conn, table_id)
    if stored is None:
        return None
    secrets = tables.secrets(conn, table_id)
    assert secrets is not None
    if commitment(secrets.seed, secrets.salt) != stored.table.commitment:
        raise Damaged("its seed does not match the published commitment")
    if stored.state is None and stored.table.seq < 0:
        return stored
    seq = stored.table.seq
    last, before = moves.entry(conn, table_id, seq), moves.entry(conn, table_id, seq - 1)
    previous = chain.START if seq == 0 else None if before is None else before.hash
    if last is None or previous is None or stored.state is None:
        raise Damaged("its log ends too early")
    if not last.hash == stored.chained == chain.link(previous, last, stored.state):
        raise Damaged("its state is not the one that its log leads to")
    return stored


def _state_of(stored: tables.Stored, game: GameDef[Any, Any]) -> Any | None:
    if stored.state is None:
        return None
    return decode_state(game, stored.state, stored.table.rules_version)
