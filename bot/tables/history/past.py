"""Earlier public views of a table that has ended, made by replaying its record."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

from bot.store.database import Database
from bot.store.errors import Unreachable
from bot.tables.history import archive, records
from bot.tables.model import Position
from rules.core.codec import encode_state
from rules.core.errors import Refusal
from rules.core.game import GameDef
from rules.core.record import Record, replay
from rules.core.versions import rules_at

_log = logging.getLogger(__name__)


class Past:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def views(
        self, at: Position, wanted: Sequence[int], moment_of: Callable[[Any], int]
    ) -> tuple[Any, ...]:
        """Return the first public view of each wanted moment that the table had, in their order.

        The result is empty for a table that is not over. It is empty for a table that cannot be replayed to its end,
        because its log is damaged or its rules are not installed.
        """
        if not wanted:
            return ()
        try:
            secrets, rows = await archive.ended(self._database, at)
            if any(rules_at(at.game, row.rules_version) is None for row in rows):
                return ()
            record = records.record(at, secrets, rows)
            return await asyncio.to_thread(_views, at, record, wanted, moment_of)
        except Refusal as error:
            # It is not over, or its record is not public yet.
            _log.info("table %d: no earlier views: %s", at.table.id, error)
        except Unreachable:
            raise
        except Exception:
            # Stored rows may be wrong in any way, and the table can be shown without its past.
            _log.exception("table %d cannot be replayed", at.table.id)
        return ()


def _views(
    at: Position, record: Record, wanted: Sequence[int], moment_of: Callable[[Any], int]
) -> tuple[Any, ...]:
    found, last = first_views(at.game, record, wanted, moment_of)
    if encode_state(last) == encode_state(at.state):
        return found
    _log.warning("Table %d does not end as its log says; its past is not shown.", at.table.id)
    return ()


def first_views(
    game: GameDef[Any, Any],
    record: Record,
    wanted: Sequence[int],
    moment_of: Callable[[Any], int],
) -> tuple[tuple[Any, ...], Any]:
    """Return the first public view of each wanted moment of a record, and its last state.

    Raises:
        MalformedMove, IllegalMove, NotYourTurn, GameOver: it cannot be replayed, see `rules.core.record.replay`.
    """
    found: dict[int, Any] = {}
    state = None
    for step in replay(game, record):
        state = step.state
        if len(found) < len(wanted):
            view = game.view(state, None)
            moment = moment_of(view)
            if moment in wanted:
                found.setdefault(moment, view)
    return tuple(found[moment] for moment in wanted if moment in found), state
