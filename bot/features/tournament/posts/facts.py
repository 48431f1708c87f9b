"""Facts about a tournament, read from its tables and told in one line (10.3)."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final

from bot.core.text.translator import Translator
from bot.features.tournament.words import Shown
from bot.store.database import Database
from bot.store.errors import Unreachable
from bot.store.ratings import served
from bot.tables.history import archive, records
from bot.tables.service import Tables
from bot.tournaments.model import Held
from rules.contest.scores.results import No
from rules.contest.showing.facts import Facts, Played, best_of
from rules.core.game import GameDef
from rules.core.record import Record, replay
from rules.core.text import Typed, msg

_log = logging.getLogger(__name__)


MOST_TABLES: Final = 64
"""Maximum number of tables, the latest ones, that are read: each is replayed."""


class FactFinder:
    def __init__(self, database: Database, tables: Tables) -> None:
        self._database = database
        self._tables = tables

    async def of(self, held: Held) -> Facts:
        """Return the facts of a tournament; while it runs, those of its finished tables."""
        played = []
        for row in held.stored.pods[-MOST_TABLES:]:
            if row.table_id is None or row.result is None or row.ended is None:
                continue
            seats = row.result.seats
            if len(seats) < 2 or any(each.fault is not None for each in seats):
                continue
            played.append(
                Played(
                    row.table_id,
                    tuple(each.no for each in seats),
                    tuple(each.rank for each in seats),
                    tuple(each.total for each in seats),
                    await self._halfway(row.table_id),
                )
            )
        return best_of(played, await self._answers(held))

    async def _answers(self, held: Held) -> dict[No, Sequence[int]]:
        numbers = {each.member_id: each.no for each in held.stored.entrants}
        found: dict[No, list[int]] = {}
        rows = await self._database.read(lambda conn: served.turns_of(conn, held.id))
        for member, taken in rows:
            if member in numbers:
                found.setdefault(numbers[member], []).append(taken)
        return dict(found)

    async def _halfway(self, table_id: int) -> tuple[int, ...]:
        """Return the ranks after half of a table's log entries; empty if the title or the log does not yield them."""
        at = await self._tables.position(table_id)
        if at.game.interim is None:
            return ()
        try:
            secrets, rows = await archive.ended(self._database, at)
            record = records.record(at, secrets, rows)
            return await asyncio.to_thread(halfway, at.game, record)
        except Unreachable:
            raise
        except Exception:
            # The log may be damaged or of other rules; the tournament has other facts.
            _log.info("table %d: nobody can say how it stood halfway", table_id, exc_info=True)
            return ()


def halfway(game: GameDef[Any, Any], record: Record) -> tuple[int, ...]:
    """Return the interim ranks of the seats after half of a table's entries.

    Raises:
        MalformedMove, IllegalMove, NotYourTurn, GameOver: the record cannot be replayed.
    """
    assert game.interim is not None
    half = len(record.entries) // 2
    state = None
    for number, step in enumerate(replay(game, record)):
        state = step.state
        if number >= half:
            break
    return tuple(game.interim(state))


def facts_line(facts: Facts, shown: Shown, text: Translator) -> str:
    """Return a line about the narrowest win, the biggest comeback and the quickest player; empty without any.

    Names in it ping no member.
    """
    names = {each.no: each.name for each in shown.stored.entrants}

    def called(no: No) -> Typed:
        return names.get(no) or Typed("–")

    told = []
    if (closest := facts.closest) is not None:
        told.append(msg("rating.facts_closest", name=called(closest.winner), by=closest.by))
    if (turned := facts.comeback) is not None:
        before, after = str(turned.before), str(turned.after)
        told.append(
            msg("rating.facts_comeback", name=called(turned.no), before=before, after=after)
        )
    if (quickest := facts.quickest) is not None:
        told.append(msg("rating.facts_quickest", name=called(quickest.no)))
    return " · ".join(text.say(each) for each in told)
