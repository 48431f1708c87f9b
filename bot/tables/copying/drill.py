"""The restore drill: a copy of the database is opened as after a loss, and tables of it are replayed from the seed."""

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec import Struct

from bot.store import moves, tables
from bot.store.copying import private
from bot.store.damage import Damaged
from bot.store.database import Connection, Database
from bot.store.rows import MoveRow, Secrets
from bot.tables.errors import TableRefusal, Unreadable, Unsupported
from bot.tables.history import records
from bot.tables.loading.positions import Positions
from rules.core.game import GameDef

DRILLED: Final = 20
"""Number of tables that are replayed."""


class Drilled(Struct, frozen=True):
    replayed: int
    """Number of tables that were replayed to the state in the copy."""
    older: int
    """Number of tables that could only be checked link by link, because they need other rules than those installed."""
    wrong: tuple[tuple[int, str], ...]
    """The tables that fail, each with the reason."""


async def drill(
    copy: Path, games: Callable[[str], GameDef[Any, Any]], *, rng: Random, most: int = DRILLED
) -> Drilled:
    """Open a copy of a copy, bring it up to date, and replay tables picked at random. The copy stays as it is.

    Raises:
        NewerDatabase: a newer version of the program made it.
        Spoilt, Unusable: it cannot be opened.
    """
    with tempfile.TemporaryDirectory(prefix="turnpost-drill-") as folder:
        restored = Path(folder) / "restored.sqlite3"
        await asyncio.to_thread(private.copied, copy, restored)
        database = await Database.open(restored)
        try:
            return await drilled(database, games, rng=rng, most=most)
        finally:
            await database.close()


async def drilled(
    database: Database,
    games: Callable[[str], GameDef[Any, Any]],
    *,
    rng: Random,
    most: int | None = DRILLED,
) -> Drilled:
    """Replay tables of a database, picked at random, or all of them."""
    ids = await database.read(tables.started_ids)
    picked = ids if most is None else rng.sample(ids, min(most, len(ids)))
    positions = Positions(database, games)
    replayed, older, wrong = 0, 0, []
    for table_id in sorted(picked):
        try:
            is_right = await _replays(database, positions, table_id)
        except TableRefusal as refusal:
            if isinstance(refusal, Unreadable) and not isinstance(refusal, Unsupported):
                wrong.append((table_id, refusal.why))
            else:
                older += 1
        except Damaged as error:
            wrong.append((table_id, str(error)))
        else:
            if is_right:
                replayed += 1
            else:
                wrong.append((table_id, "its log does not lead to its state"))
        positions.forget(table_id)
    return Drilled(replayed, older, tuple(wrong))


async def _replays(database: Database, positions: Positions, table_id: int) -> bool:
    at = await positions.get(table_id)

    def query(conn: Connection) -> tuple[Secrets | None, list[MoveRow]]:
        return tables.secrets(conn, table_id), moves.log(conn, table_id)

    secrets, rows = await database.read(query)
    if secrets is None:
        return False
    return (await asyncio.to_thread(records.verify, at, secrets, rows)).ok
